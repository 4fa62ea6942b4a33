import { lch, trade } from '../trade.ts'

export default trade({
  key: 'funeral',
  label: 'Funerals',
  subject: 'interiors',
  colours: [
    [lch(0.36, 0.04, 200), lch(0.86, 0.05, 85)],
    [lch(0.38, 0.05, 300), lch(0.88, 0.05, 60)],
  ],
  names:
    'funeral, funerals, funeral home, funeral director, funeral directors, funeral celebrant, undertaker, cremation, cremations, crematorium, burial, burials, cemetery, memorial, memorials, memorial service, headstone, headstones, monumental mason, pet cremation, end-of-life doula, death doula, grief, coffins',
  hints:
    'farewell, farewells, ceremony, mourning, bereaved, chapel, ashes, eulogy, wake, remembrance',
  field: 'funerals, funeral services, memorials',
})
