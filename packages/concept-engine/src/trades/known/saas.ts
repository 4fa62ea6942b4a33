import { lch, trade } from '../trade.ts'

export default trade({
  key: 'saas',
  label: 'Software',
  subject: 'technology',
  colours: [
    [lch(0.5, 0.2, 268), lch(0.84, 0.14, 180)],
    [lch(0.28, 0.06, 275), lch(0.78, 0.17, 145)],
    [lch(0.58, 0.19, 300), lch(0.9, 0.09, 85)],
  ],
  names:
    'software, SaaS, app, mobile app, platform, software platform, web app, API, developer tools, data platform, analytics platform, artificial intelligence, AI, machine learning, startup, fintech, healthtech, edtech, proptech, marketplace, booking software, data entry software, robotics, drone, drones, IoT, sensors, biotech',
  hints:
    'dashboard, data, automation, integrations, workflows, cloud, users, users log in, onboarding, reporting, algorithm, model, beta, subscription, teams, alerts, accounting software',
  field: 'technology, software, tech, information technology, IT, SaaS',
  foreign: 'phần_mềm λογισμικό программное_обеспечение برمجيات 软件 ソフトウェア 소프트웨어',
})
