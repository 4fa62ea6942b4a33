import { lch, trade } from '../trade.ts'

export default trade({
  key: 'recruiter',
  label: 'Recruitment',
  subject: 'finance',
  colours: [
    [lch(0.4, 0.12, 265), lch(0.82, 0.13, 60)],
    [lch(0.36, 0.07, 195), lch(0.88, 0.11, 100)],
  ],
  names:
    'recruiter, recruiters, recruitment, recruitment agency, recruiting, staffing, staffing agency, labour hire, labor hire, executive search, headhunter, headhunters, employment agency, talent acquisition, temp agency, job agency, nursing agency',
  hints:
    'candidates, candidate, placements, vacancies, jobs, hiring, roles, shortlist, résumé, resumes, temps, interviews, contractors, job seekers',
  field: 'human resources, professional services, employment',
  foreign: 'tuyển_dụng εύρεση_προσωπικού кадровое_агентство توظيف 招聘 猎头 人材紹介 채용',
})
