/** A submission by a fictitious person. Times are in days before the demo was seeded. */
export type DemoSubmission =
  | { kind: 'message'; daysAgo: number; subject: string; message: string }
  /** The brief of a concept in the demo's gallery, submitted at that concept's time. */
  | { kind: 'concept'; companyName: string }
  /** An older brief, whose concept has since been deleted. */
  | { kind: 'concept'; daysAgo: number; industry: string; mainGoal: string }
  | { kind: 'quote'; daysAgo: number; industry: string; websiteDescription: string }

export interface DemoContact {
  name: string
  email: string
  company: string
  phone: string
  status: 'New' | 'Contacted' | 'Responded' | 'Converted' | 'Cold'
  notes: string
  /** If it is not the first stage of the status. */
  stage?: 'proposal'
  lostReason?: 'timing' | 'competitor' | 'no_answer'
  /** Days from the day of seeding; negative if it is overdue. */
  followUpInDays?: number
  submissions: DemoSubmission[]
}

/** Fictitious people at fictitious companies; their .example addresses cannot receive email. */
export const demoContacts: DemoContact[] = [
  {
    name: 'Tomas Vidal',
    email: 'tomas@tidewaterphysio.example',
    company: 'Tidewater Physio',
    phone: '03 5550 0171',
    status: 'Contacted',
    notes: 'Rang back on Thursday. Wants bookings that know which of the four rooms is free.',
    followUpInDays: 2,
    submissions: [
      { kind: 'concept', companyName: 'Tidewater Physio' },
      {
        kind: 'message',
        daysAgo: 1.1,
        subject: 'Bookings by room',
        message:
          'The concept is close to what we had in mind. Could the timetable show which treatment room is free, and could reception move a booking from a phone?',
      },
    ],
  },
  {
    name: 'Mira Castellan',
    email: 'mira@saltbushlegal.example',
    company: 'Saltbush Legal',
    phone: '03 5550 0182',
    status: 'New',
    notes: '',
    submissions: [
      { kind: 'concept', companyName: 'Saltbush Legal' },
      {
        kind: 'quote',
        daysAgo: 0.2,
        industry: 'Legal Services',
        websiteDescription:
          'A site for a law firm in Geelong: six practice areas, fixed fees for a first meeting, bookings and about forty existing articles to move across.',
      },
    ],
  },
  {
    name: 'Dev Okafor',
    email: 'dev@gantry.example',
    company: 'Gantry',
    phone: '',
    status: 'Responded',
    notes: 'Sent the scope for a documentation site. They decide after their board meets.',
    stage: 'proposal',
    followUpInDays: -1,
    submissions: [
      { kind: 'concept', companyName: 'Gantry' },
      {
        kind: 'quote',
        daysAgo: 9.3,
        industry: 'Technology',
        websiteDescription:
          'Product pages, documentation with versions, a changelog and a page that shows the status of our service.',
      },
    ],
  },
  {
    name: 'Ngaire Hall',
    email: 'ngaire@wattleandrye.example',
    company: 'Wattle & Rye',
    phone: '0491 570 006',
    status: 'Converted',
    notes: 'Signed. Photos of the bakehouse are booked; copy comes from Ngaire.',
    submissions: [
      {
        kind: 'message',
        daysAgo: 96.4,
        subject: 'Wholesale orders',
        message:
          'Cafés order from us by text at ten at night. We would like a page where they can do it themselves before the dough is mixed.',
      },
      { kind: 'concept', companyName: 'Wattle & Rye' },
      {
        kind: 'quote',
        daysAgo: 61.2,
        industry: 'Food & Beverage',
        websiteDescription:
          'A bakery site with wholesale orders: standing orders, a cut-off at 9 pm and a packing list for the night shift.',
      },
    ],
  },
  {
    name: 'Priya Raman',
    email: 'priya@ledgerline.example',
    company: 'Ledgerline',
    phone: '03 5550 0126',
    status: 'Converted',
    notes: 'Second site for the group. The first one went live in autumn.',
    submissions: [
      {
        kind: 'quote',
        daysAgo: 301.7,
        industry: 'Finance',
        websiteDescription: 'A site for our payroll arm with a calculator for progress claims.',
      },
      { kind: 'concept', companyName: 'Ledgerline' },
      {
        kind: 'message',
        daysAgo: 20.6,
        subject: 'Second site',
        message: 'We are ready for the bookkeeping side. Same team as last time, please.',
      },
    ],
  },
  {
    name: 'Harriet Lowe',
    email: 'harriet@harrowstreet.example',
    company: 'Harrow Street Property',
    phone: '03 5550 0139',
    status: 'Contacted',
    notes: 'Left a message with the office. Prefers mornings.',
    followUpInDays: 0,
    submissions: [
      { kind: 'concept', companyName: 'Harrow Street Property' },
      {
        kind: 'message',
        daysAgo: 5.5,
        subject: 'Listings from our system',
        message:
          'We keep listings in a system of our own. Can a new site read them every hour, or do we type everything twice?',
      },
      {
        kind: 'quote',
        daysAgo: 5.6,
        industry: 'Real Estate',
        websiteDescription:
          'A property site that reads about sixty listings from our own system every hour, with inspection times, agents’ pages and a valuation form.',
      },
    ],
  },
  {
    name: 'Samir Haddad',
    email: 'samir@paperkite.example',
    company: 'Paper Kite Studio',
    phone: '',
    status: 'Responded',
    notes: 'Likes the timetable page. Asked for a term-by-term price.',
    stage: 'proposal',
    followUpInDays: 6,
    submissions: [
      { kind: 'concept', companyName: 'Paper Kite Studio' },
      {
        kind: 'quote',
        daysAgo: 33.8,
        industry: 'Education',
        websiteDescription:
          'An after-school art studio: classes by term, a waiting list, sibling discounts and photos that only parents see.',
      },
    ],
  },
  {
    name: 'Bronte Fielding',
    email: 'bronte@voltaiccycles.example',
    company: 'Voltaic Cycles',
    phone: '0491 570 156',
    status: 'Converted',
    notes: 'Workshop bookings first, shop in the new year.',
    submissions: [
      {
        kind: 'message',
        daysAgo: 140.3,
        subject: 'E-bike workshop',
        message: 'Our workshop is booked by phone and the phone is in the workshop. Please help.',
      },
      { kind: 'concept', companyName: 'Voltaic Cycles' },
      {
        kind: 'quote',
        daysAgo: 44.1,
        industry: 'Retail',
        websiteDescription:
          'A bike shop with workshop bookings, 120 products and click and collect.',
      },
    ],
  },
  {
    name: 'Aroha Parata',
    email: 'aroha@brightwelldental.example',
    company: 'Brightwell Dental',
    phone: '03 5550 0107',
    status: 'New',
    notes: '',
    submissions: [{ kind: 'concept', companyName: 'Brightwell Dental' }],
  },
  {
    name: 'Luca Bianchi',
    email: 'luca@secondcrack.example',
    company: 'Second Crack',
    phone: '',
    status: 'Cold',
    notes: 'Opened a second café instead. Worth asking again next winter.',
    lostReason: 'timing',
    submissions: [
      { kind: 'concept', companyName: 'Second Crack' },
      {
        kind: 'message',
        daysAgo: 77.9,
        subject: '',
        message: 'Lovely concept. We will come back to it when the new grinder is paid off.',
      },
    ],
  },
  {
    name: 'Grace Whitlam',
    email: 'grace@meridianagedcare.example',
    company: 'Meridian Aged Care',
    phone: '03 5550 0164',
    status: 'Contacted',
    notes: 'Needs large type throughout, and an audit by somebody else before launch.',
    followUpInDays: 9,
    submissions: [
      { kind: 'concept', companyName: 'Meridian Aged Care' },
      {
        kind: 'message',
        daysAgo: 6.9,
        subject: 'Accessibility',
        message:
          'Most of our readers are over seventy. Which standard do you build to, and who checks it?',
      },
      {
        kind: 'quote',
        daysAgo: 16.2,
        industry: 'Healthcare',
        websiteDescription:
          'A site for four aged-care homes: rooms, fees, visiting hours, careers and a tour to book. Large type and WCAG 2.2 AA throughout.',
      },
    ],
  },
  {
    name: 'Oskar Lind',
    email: 'oskar@harbourlane.example',
    company: 'Harbour Lane Accountants',
    phone: '',
    status: 'New',
    notes: '',
    submissions: [{ kind: 'concept', companyName: 'Harbour Lane Accountants' }],
  },
  {
    name: 'Jun Takeda',
    email: 'jun@littlecollins.example',
    company: 'Little Collins Records',
    phone: '03 5550 0115',
    status: 'Responded',
    notes: 'Has 14,000 records in a spreadsheet. Asked for a sample import.',
    followUpInDays: 4,
    submissions: [
      { kind: 'concept', companyName: 'Little Collins Records' },
      {
        kind: 'quote',
        daysAgo: 15.4,
        industry: 'Retail',
        websiteDescription:
          'A record shop online: stock from a spreadsheet, gigs, and a page for sellers.',
      },
    ],
  },
  {
    name: 'Freya Nolan',
    email: 'freya@fieldnote.example',
    company: 'Fieldnote',
    phone: '0491 570 157',
    status: 'Contacted',
    notes: 'Call after harvest.',
    followUpInDays: 24,
    submissions: [{ kind: 'concept', companyName: 'Fieldnote' }],
  },
  {
    name: 'Callum Reid',
    email: 'callum@stillwaterarchitects.example',
    company: 'Stillwater Architects',
    phone: '',
    status: 'New',
    notes: '',
    submissions: [{ kind: 'concept', companyName: 'Stillwater Architects' }],
  },
  {
    name: 'Ines Duarte',
    email: 'ines@bayviewclinic.example',
    company: 'Bayview Family Clinic',
    phone: '03 5550 0190',
    status: 'Converted',
    notes: 'Live since June. Monthly care plan.',
    submissions: [
      {
        kind: 'concept',
        daysAgo: 262.5,
        industry: 'Healthcare',
        mainGoal:
          'A family clinic in Sandringham with nine doctors. Patients book, read what to bring and find after-hours care.',
      },
      {
        kind: 'quote',
        daysAgo: 255.3,
        industry: 'Healthcare',
        websiteDescription: 'A clinic site with bookings by doctor and pages in four languages.',
      },
      {
        kind: 'message',
        daysAgo: 118.7,
        subject: 'Flu season',
        message: 'Can we put a banner on the front page for flu shots, only through winter?',
      },
    ],
  },
  {
    name: 'Rohan Mehta',
    email: 'rohan@northwindfreight.example',
    company: 'Northwind Freight',
    phone: '',
    status: 'Cold',
    notes: 'Went with their own IT team.',
    lostReason: 'competitor',
    submissions: [
      {
        kind: 'quote',
        daysAgo: 331.4,
        industry: 'Technology',
        websiteDescription: 'Tracking for customers on top of our transport system.',
      },
    ],
  },
  {
    name: 'Edie Marsh',
    email: 'edie@marshandmoor.example',
    company: 'Marsh & Moor Lettings',
    phone: '03 5550 0133',
    status: 'Converted',
    notes: 'Live since May.',
    submissions: [
      {
        kind: 'message',
        daysAgo: 348.2,
        subject: 'New site for lettings',
        message: 'Our tenants report repairs by email and nobody knows what is open. Can you help?',
      },
      {
        kind: 'concept',
        daysAgo: 340.6,
        industry: 'Real Estate',
        mainGoal:
          'Lettings in the inner north: homes to rent, inspections to book and repairs that tenants can follow.',
      },
      {
        kind: 'quote',
        daysAgo: 338.1,
        industry: 'Real Estate',
        websiteDescription: 'Homes to rent, inspections to book, repairs to report and follow.',
      },
    ],
  },
  {
    name: 'Theo Papas',
    email: 'theo@olivegrovedeli.example',
    company: 'Olive Grove Deli',
    phone: '',
    status: 'Cold',
    notes: 'No answer after two calls.',
    lostReason: 'no_answer',
    submissions: [
      {
        kind: 'concept',
        daysAgo: 210.9,
        industry: 'Food & Beverage',
        mainGoal: 'A delicatessen in Oakleigh with platters to order for Fridays and holidays.',
      },
    ],
  },
  {
    name: 'Wren Abbott',
    email: 'wren@cornerclassroom.example',
    company: 'The Corner Classroom',
    phone: '0491 570 158',
    status: 'Responded',
    notes: 'Funding is decided in term one.',
    followUpInDays: 60,
    submissions: [
      {
        kind: 'message',
        daysAgo: 182.6,
        subject: 'Tutoring after school',
        message:
          'We are a not-for-profit with forty tutors. Do you have a rate for groups like us?',
      },
      {
        kind: 'quote',
        daysAgo: 171.2,
        industry: 'Education',
        websiteDescription: 'Tutors, a roster, and sign-up in six languages.',
      },
    ],
  },
  {
    name: 'Petra Novak',
    email: 'petra@kelvinadvisory.example',
    company: 'Kelvin Advisory',
    phone: '03 5550 0158',
    status: 'Contacted',
    notes: 'Wants a partner page first. Sent two examples.',
    followUpInDays: 12,
    submissions: [
      {
        kind: 'concept',
        daysAgo: 129.4,
        industry: 'Finance',
        mainGoal: 'Advice for family companies that are handed on. Calm, plain and without jargon.',
      },
      {
        kind: 'message',
        daysAgo: 27.3,
        subject: 'Partner page',
        message: 'Could we begin with one page that introduces the three partners?',
      },
    ],
  },
  {
    name: 'Hamish Doyle',
    email: 'hamish@signalrow.example',
    company: 'Signal Row',
    phone: '',
    status: 'Converted',
    notes: 'Built and handed over. Ask about the second product after Easter.',
    submissions: [
      {
        kind: 'concept',
        daysAgo: 288.8,
        industry: 'Technology',
        mainGoal: 'Alerts for lift engineers. Show what a fault looks like and how soon we know.',
      },
      {
        kind: 'quote',
        daysAgo: 280.2,
        industry: 'Technology',
        websiteDescription: 'Product site with a demo that plays a real fault, pricing and a blog.',
      },
    ],
  },
  {
    name: 'Yasmin Aziz',
    email: 'yasmin@threadandneedle.example',
    company: 'Thread & Needle',
    phone: '03 5550 0187',
    status: 'New',
    notes: '',
    submissions: [
      {
        kind: 'message',
        daysAgo: 2.7,
        subject: 'Alterations by post',
        message:
          'We alter and mend. Could people send a photo, get a price and post the piece to us? What would that cost about?',
      },
    ],
  },
  {
    name: 'Beau Carmody',
    email: 'beau@quietharbour.example',
    company: 'Quiet Harbour Stays',
    phone: '',
    status: 'New',
    notes: '',
    submissions: [
      {
        kind: 'message',
        daysAgo: 13.2,
        subject: 'Four cabins',
        message: 'We have four cabins near Port Fairy and a calendar on paper. Where do we start?',
      },
      {
        kind: 'concept',
        daysAgo: 98.1,
        industry: 'Travel',
        mainGoal: 'Four cabins on the coast near Port Fairy. Book direct, dogs welcome.',
      },
    ],
  },
]
