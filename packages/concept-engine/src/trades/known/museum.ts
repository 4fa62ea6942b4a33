import { lch, trade } from '../trade.ts'

export default trade({
  key: 'museum',
  label: 'Museum and gallery',
  subject: 'community',
  colours: [
    [lch(0.3, 0.03, 60), lch(0.72, 0.15, 45)],
    [lch(0.36, 0.07, 165), lch(0.88, 0.08, 85)],
  ],
  names:
    'museum, gallery, art gallery, art space, exhibition, exhibitions, archive, historical society, observatory, aquarium, zoo, botanic garden, heritage site, sculpture park',
  hints:
    'collection, curator, exhibits, history, objects, restoration, trams, artworks, artists, visitors, displays, heritage',
  field: 'arts, culture, arts and culture, museum, heritage, tourism',
})
