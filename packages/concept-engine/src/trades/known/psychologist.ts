import { lch, trade } from '../trade.ts'

export default trade({
  key: 'psychologist',
  label: 'Counselling',
  subject: 'health',
  colours: [
    [lch(0.48, 0.06, 210), lch(0.88, 0.05, 60)],
    [lch(0.5, 0.07, 310), lch(0.9, 0.05, 110)],
  ],
  names:
    'psychologist, psychology, counsellor, counselling, psychotherapy, therapist, therapy, mental health, psychiatrist, couples therapy, social worker, hypnotherapy, marriage counselling, grief counselling, family therapy',
  hints:
    'anxiety, depression, stress, grief, trauma, relationships, wellbeing, autism, ADHD, burnout, sessions, teenagers',
  field: 'health, healthcare, mental health',
})
