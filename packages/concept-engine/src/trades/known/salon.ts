import { lch, trade } from '../trade.ts'

export default trade({
  key: 'salon',
  label: 'Hair salon',
  subject: 'beauty',
  colours: [
    [lch(0.6, 0.08, 20), lch(0.92, 0.04, 70)],
    [lch(0.36, 0.05, 320), lch(0.86, 0.07, 40)],
    [lch(0.5, 0.06, 150), lch(0.93, 0.04, 90)],
  ],
  names:
    'hair salon, salon, hairdresser, hairdressing, hairdressers, hair stylist, hair studio, hair, hair and beauty, hair and beauty salon, colourist, blow dry bar, extensions and colour, makeup artist, bridal hair',
  hints:
    'haircut, haircuts, colour, stylist, balayage, blow dry, foils, fringe, curls, bridal makeup, makeup',
  field: 'beauty, personal care, hair and beauty, hair',
  foreign:
    'làm_tóc tiệm_nail làm_móng κομμωτήριο парикмахерская салон_красоты صالون 美发 美容 美甲 美容室 ヘアサロン 미용실 헤어',
})
