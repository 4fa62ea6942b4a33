import { lch, trade } from '../trade.ts'

export default trade({
  key: 'school',
  label: 'School',
  subject: 'education',
  colours: [
    [lch(0.36, 0.1, 258), lch(0.84, 0.14, 88)],
    [lch(0.42, 0.1, 150), lch(0.88, 0.09, 60)],
  ],
  names:
    'school, primary school, secondary school, high school, college, university, TAFE, academy, education provider, vocational training, tutor, tutoring, tuition, language school, art classes, coding school, driving school, online courses, RTO, learning centre, library, cooking school, drawing classes',
  hints:
    'students, teachers, classes, curriculum, learning, enrolment, maths, reading, exam, VCE, homework, lessons, course, campus, pupils, teach, training',
  field: 'education, training, learning',
  foreign:
    'trường_học σχολείο школа مدرسة 学校 学園 학교 gia_sư dạy_kèm φροντιστήριο репетитор курсы دروس 补习 辅导 塾 과외 학원',
})
