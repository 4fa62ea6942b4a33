import { lch, trade } from '../trade.ts'

export default trade({
  key: 'gym',
  label: 'Gym and training',
  subject: 'movement',
  colours: [
    [lch(0.25, 0.01, 260), lch(0.86, 0.2, 120)],
    [lch(0.3, 0.03, 30), lch(0.66, 0.2, 35)],
  ],
  names:
    'gym, fitness, fitness studio, personal trainer, personal training, crossfit, climbing gym, bouldering, sporting goods coach',
  hints:
    'training, coach, strength, classes, workout, members, sweat, weights, timetable, sessions, team, sport, squad, lanes',
  field: 'fitness, sport, sports, recreation, health and fitness, leisure',
})
