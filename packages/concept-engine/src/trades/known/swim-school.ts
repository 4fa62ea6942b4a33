import { lch, trade } from '../trade.ts'

export default trade({
  key: 'swim-school',
  label: 'Swim school',
  subject: 'swimming',
  colours: [
    [lch(0.56, 0.12, 225), lch(0.86, 0.15, 95)],
    [lch(0.42, 0.11, 245), lch(0.74, 0.15, 30)],
  ],
  names:
    'swim school, swimming school, swim club, swimming club, swimming lessons, swim lessons, swimming pool, swimming centre, swim centre, aquatic centre, swim teacher, swimming teacher, learn to swim, swimming, baby swimming, water polo, water polo club, swim squad, aqua aerobics',
  hints:
    'swim, pool, pools, lanes, lane, squad, squads, strokes, freestyle, backstroke, butterfly, breaststroke, goggles, aquatic, heated, water safety, babies, toddlers, lessons, splash',
  field: 'sport, sports, recreation, leisure, swimming',
})
