import { lch, trade } from '../trade.ts'

export default trade({
  key: 'clinic',
  label: 'Health clinic',
  subject: 'health',
  colours: [
    [lch(0.5, 0.09, 200), lch(0.85, 0.08, 95)],
    [lch(0.44, 0.08, 165), lch(0.88, 0.06, 40)],
  ],
  names:
    'medical clinic, clinic, GP, general practice, doctor, medical centre, medical practice, pharmacy, chemist, hearing clinic, audiologist, optometrist, naturopath, acupuncture, Chinese medicine, midwife, dietitian, nutritionist, nutrition, dermatology, fertility, hospital, specialist clinic, podiatry, podiatrist, speech pathology, speech pathologist, skin cancer clinic',
  hints:
    'patients, health, medical, nurse, vaccinations, symptoms, referral, bulk billing, telehealth, hearing, skin checks, pathology, wellbeing, scripts',
  field: 'health, healthcare, health care, medical, health and wellness, wellness',
  foreign:
    'phòng_khám bác_sĩ ιατρείο κλινική γιατρός клиника врач عيادة طبيب 诊所 医生 中医 クリニック 医院 병원 의원',
})
