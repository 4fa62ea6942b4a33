import { lch, trade } from '../trade.ts'

export default trade({
  key: 'dance-school',
  label: 'Dance school',
  subject: 'movement',
  colours: [
    [lch(0.58, 0.14, 0), lch(0.92, 0.05, 70)],
    [lch(0.4, 0.13, 310), lch(0.88, 0.1, 50)],
  ],
  names:
    'dance school, dance studio, dance academy, dance classes, dance, ballet, ballet school, ballroom, salsa, tango, hip hop classes, tap, contemporary dance, dance teacher, flamenco, bachata, swing dance',
  hints:
    'dancers, steps, choreography, recital, recitals, barre work, costumes, rehearsals, rhythm, floor, turns, concert, partner',
  field: 'performing arts, recreation, education, arts',
  foreign: 'học_múa σχολή_χορού школа_танц رقص 舞蹈 ダンス教室 バレエ 무용 댄스',
})
