import { lch, trade } from '../trade.ts'

export default trade({
  key: 'martial-arts',
  label: 'Martial arts school',
  subject: 'movement',
  colours: [
    [lch(0.46, 0.19, 25), lch(0.28, 0.06, 260)],
    [lch(0.24, 0.01, 80), lch(0.82, 0.14, 85)],
  ],
  names:
    'martial arts, martial arts school, karate, taekwondo, tae kwon do, judo, jiu jitsu, jiu-jitsu, Brazilian jiu jitsu, BJJ, kung fu, aikido, muay thai, kickboxing, boxing gym, boxing, self defence, self-defence, dojo, dojang, fencing, wrestling, MMA',
  hints:
    'belts, sparring, grading, gradings, kata, kicks, throws, discipline, mats, instructor, sensei, bow, pads',
  field: 'sport, fitness, recreation',
  foreign:
    'võ_thuật πολεμικ единоборств карате فنون_قتالية كاراتيه 武术 跆拳道 空手 柔道 道場 태권도 유도 도장',
})
