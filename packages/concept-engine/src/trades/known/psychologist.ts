import { tint, trade } from '../trade.ts'

export default trade({
  key: 'psychologist',
  label: 'Counselling',
  subject: 'health',
  colours: [
    [tint(0.48, 0.06, 210), tint(0.88, 0.05, 60)],
    [tint(0.5, 0.07, 310), tint(0.9, 0.05, 110)],
  ],
  names:
    'psychologist, psychology, counsellor, counselling, psychotherapy, therapist, therapy, mental health, psychiatrist, couples therapy, social worker, hypnotherapy, marriage counselling, grief counselling, family therapy',
  hints:
    'anxiety, depression, stress, grief, trauma, relationships, wellbeing, autism, ADHD, burnout, sessions, teenagers',
  field: 'health, healthcare, mental health',
})
