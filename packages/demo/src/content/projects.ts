import type { DemoBrief } from './concepts.ts'

/**
 * A project for a fictitious client. Its logo is rendered by the concept engine, and so are the
 * pictures of one without a live demo.
 */
export interface DemoProject {
  /** Also the key of its live demo, in the web app's `live-demos/index.ts`. */
  slug: string
  title: string
  clientName: string
  summary: string
  description: string
  problem: string
  solution: string
  /** HTML that the sanitiser's allowlist permits. */
  content: string
  services: string[]
  technologies: string[]
  testimonial: string | null
  publishedDate: string
  active: boolean
  featured: boolean
  /**
   * The alternative texts of its pictures, which `npm run project-stills` takes from its live demo.
   */
  stills?: [cover: string, second: string, third: string]
  picture: Pick<DemoBrief, 'industry' | 'businessType' | 'overallVibe' | 'colorFeel' | 'mainGoal'>
}

export const demoProjects: DemoProject[] = [
  {
    slug: 'marrow-and-vine-bookings',
    title: 'A booking site that fills Tuesday nights',
    clientName: 'Marrow & Vine',
    summary:
      'A restaurant site with bookings, set menus and a waitlist that tells the kitchen what to prepare.',
    description:
      'Marrow & Vine seats 46 people in an old bank in Castlemaine. We replaced a brochure site and a third-party widget with one booking flow that knows the room.',
    problem:
      'Two thirds of bookings came by phone during service. Nobody could see which tables were left, so the room was full on Saturday and half empty on Tuesday.',
    solution:
      'One page shows the next free table for any party size, offers a quieter night with a shorter menu, and sends the kitchen a prep sheet at three o’clock.',
    content:
      '<h2>What we built</h2><p>The floor plan is data: tables join, turn at different speeds and close for private dinners. The booking page asks it one question and answers in a tenth of a second.</p><h2>What we left out</h2><ul><li>No account to create.</li><li>No marketing tick box.</li><li>No third-party script on the page.</li></ul>',
    services: ['Web Development', 'UI/UX Design'],
    technologies: ['TypeScript', 'React', 'PostgreSQL', 'Fastify'],
    testimonial:
      'Tuesday used to be the night we gave staff off. Now it is the night we try new dishes.',
    publishedDate: '2026-08-19',
    active: true,
    featured: false,
    stills: [
      'The floor plan on a Tuesday at 7 pm: table H3 is free for four, beside the kitchen’s prep sheet',
      'Saturday, a party of six: no table is left, so the page offers Tuesday instead',
      'Wednesday, a party of eight: the private table in the vault is free',
    ],
    picture: {
      industry: 'Restaurant',
      businessType: 'B2C',
      overallVibe: 'Creative',
      colorFeel: 'wine red and olive',
      mainGoal:
        'A 46-seat restaurant in an old bank in Castlemaine. Wood fire, central Victorian produce and a short wine list. Guests book a table, read the set menu and join the waitlist for Saturday.',
    },
  },
  {
    slug: 'quarrystone-quote-desk',
    title: 'Quotes in an hour instead of a week',
    clientName: 'Quarrystone Paving',
    summary:
      'A quote desk that reads a drawing, prices the job from live stock and leaves the decision to a person.',
    description:
      'Quarrystone supplies stone to landscapers across Victoria. Their estimators priced every drawing by hand, so small jobs waited behind large ones.',
    problem:
      'A quote took five working days. By then the landscaper had often bought elsewhere, and nobody knew which quotes had been lost to time and which to price.',
    solution:
      'The desk reads areas from the uploaded plan, matches stone in stock, and drafts a quote with its reasons beside each line. An estimator checks and sends it.',
    content:
      '<h2>A draft, never a verdict</h2><p>Every figure links to the part of the drawing it came from. What the system is unsure of is marked and never guessed.</p><p>The estimators chose the wording of each warning. They still win the argument, and the record shows why.</p>',
    services: ['Business Automation', 'Generative AI Integration'],
    technologies: ['TypeScript', 'PostgreSQL', 'Python', 'React'],
    testimonial:
      'The first week it drafted 61 quotes. We changed nine. That is better than I do on a Friday.',
    publishedDate: '2026-07-02',
    active: true,
    featured: false,
    stills: [
      'A garden plan with four areas, each priced beside it but one',
      'The same quote once the width of the path is known: all four lines are priced',
      'The terrace in slate: the desk warns that there is too little in stock',
    ],
    picture: {
      industry: 'Building supplies',
      businessType: 'B2B',
      overallVibe: 'Modern',
      colorFeel: 'sandstone and slate blue',
      mainGoal:
        'Natural stone and pavers for landscapers and builders across Victoria. Upload a plan and get a quote within 1 hour. 120 stones in stock at our Bacchus Marsh yard, delivered in 2 days.',
    },
  },
  {
    slug: 'bellbird-hearing',
    title: 'Hearing care without the waiting room',
    clientName: 'Bellbird Hearing',
    summary:
      'A clinic site that people with hearing loss and low vision can use, with a five-minute screening test.',
    description:
      'Bellbird runs four audiology clinics in Gippsland. We designed for the people who need them: large type, plain words, captions everywhere and a phone number that never leaves the screen.',
    problem:
      'Seven in ten visitors were over 65. The old site had grey text on white, a chat bubble over the phone number and a form with 19 fields.',
    solution:
      'A screening test on the first page, three fields to ask for a call, and clinic pages with parking, steps and bus stops described by someone who has walked them.',
    content:
      '<h2>Tested by the people it is for</h2><p>Eleven patients used every version at their own kitchen table. Two pages were rewritten after the first afternoon.</p><h2>Measured</h2><p>WCAG 2.2 AA on every page, with a screen reader and at 400% zoom.</p>',
    services: ['UI/UX Design', 'Web Development', 'Digital Marketing'],
    technologies: ['React', 'TypeScript', 'Web Audio', 'PostgreSQL'],
    testimonial: 'My father booked it himself. He is 84 and has never bought a thing online.',
    publishedDate: '2026-05-27',
    active: true,
    featured: false,
    stills: [
      'A finished hearing check: four of six tones heard, on a chart of speech',
      'The first of six tones, with a button to play it',
      'The fourth tone: two were heard and one was not',
    ],
    picture: {
      industry: 'Healthcare',
      businessType: 'B2C',
      overallVibe: 'Minimalist',
      colorFeel: 'deep teal and soft yellow',
      mainGoal:
        'Four audiology clinics in Gippsland. A 5-minute hearing check online, home visits, and clear prices for hearing aids. People over 65 and their families should book a first appointment or ask for a call.',
    },
  },
  {
    slug: 'tramstop-television',
    title: 'Forty films in a month, one for each stop',
    clientName: 'Tramstop Television',
    summary:
      'A pipeline that turns a script and a street into a thirty-second film, with a director on every cut.',
    description:
      'Tramstop publishes short films about Melbourne suburbs. We built the generative pipeline behind their first season: 40 films in 30 days, each signed off by a director.',
    problem:
      'A half-minute film cost four days. The season needed forty of them before summer, with the same light, the same voice and no invented street signs.',
    solution:
      'A shot list becomes stills, the director picks, the stills become motion, and a checker compares every frame with reference photographs of the street.',
    content:
      '<h2>People decide, machines repeat</h2><p>Each film passes four gates. Nothing moves on until a named person says so, and each refusal teaches the next prompt.</p><blockquote>The twelfth film took three hours. The first took three days.</blockquote>',
    services: ['AI Video Production', 'Generative AI Integration'],
    technologies: ['Python', 'FFmpeg', 'TypeScript', 'PostgreSQL'],
    testimonial: 'It feels like having forty cameras and one very patient editor.',
    publishedDate: '2026-04-14',
    active: true,
    featured: false,
    stills: [
      'Three stills of a tram in Smith Street, waiting for the director’s choice',
      'The first still is refused: its street sign is invented',
      'Brunswick Street at the first gate, framed from the stop or by the doors',
    ],
    picture: {
      industry: 'Film and media',
      businessType: 'Both',
      overallVibe: 'Bold',
      colorFeel: 'tram green and amber on black',
      mainGoal:
        'Short films about Melbourne suburbs, 40 in the first season and a new one every Thursday. Viewers watch by tram line, brands sponsor a stop, and directors send us a script of 1 page.',
    },
  },
  {
    slug: 'hollow-oak-school',
    title: 'An open day that never closes',
    clientName: 'Hollow Oak School',
    summary:
      'A school site in five languages where parents find the term dates in one tap and book a tour in three.',
    description:
      'Hollow Oak is a primary school in Dandenong North with families from 38 countries. We rebuilt its site around the eleven questions that the office answers every day.',
    problem:
      'The office took 120 calls a week about term dates, uniforms and enrolment zones. The answers were on the site, in a PDF, in English.',
    solution:
      'Eleven questions on the first screen, answered in five languages by people who speak them. Enrolment is one form that can be left and picked up again.',
    content:
      '<h2>Translation is design</h2><p>Vietnamese runs longer than English and Dari runs the other way. Every layout was drawn in all five before any was approved.</p>',
    services: ['Web Development', 'UI/UX Design'],
    technologies: ['React', 'TypeScript', 'Fastify', 'PostgreSQL'],
    testimonial:
      'Calls to the office halved in the first term. The ones we get now are the ones we want.',
    publishedDate: '2026-03-05',
    active: true,
    featured: false,
    stills: [
      'Eleven questions that parents ask, and the term dates, in English',
      'The same page in Vietnamese',
      'The same page in Dari, from right to left',
    ],
    picture: {
      industry: 'Education',
      businessType: 'B2C',
      overallVibe: 'Creative',
      colorFeel: 'sky blue, oak green and warm yellow',
      mainGoal:
        'A primary school in Dandenong North with families from 38 countries. Term dates, uniforms and the enrolment zone in 5 languages. Parents should book a tour and enrol online.',
    },
  },
  {
    slug: 'saltmarsh-brewing',
    title: 'A shop that sells what is cold today',
    clientName: 'Saltmarsh Brewing',
    summary:
      'Online beer sales tied to the brewery’s tanks: what is fresh is on top, what is gone is gone.',
    description:
      'Saltmarsh brews eleven beers a season in Port Fairy. The shop reads their tank sheet, so the site never sells a beer that has run out and never hides one that is at its best.',
    problem:
      'Stock lived in a spreadsheet, the shop in another system. One order in nine needed an apology, and the best beers were drunk too late.',
    solution:
      'A small service watches the tank sheet and moves beers through four states: soon, fresh, last cans, gone. Subscribers get the fresh ones first.',
    content:
      '<h2>Freshness as a feature</h2><p>Each can shows the day it was filled. After 60 days the price falls by itself, and the brewer gets a note.</p>',
    services: ['Web Development', 'Digital Marketing', 'Business Automation'],
    technologies: ['TypeScript', 'React', 'Stripe', 'PostgreSQL'],
    testimonial: null,
    publishedDate: '2026-01-22',
    active: true,
    featured: false,
    stills: [
      'Six tanks and the shop on 24 October: Tidepool Sour is the freshest',
      'The shop in mid-September: Moyne River Lager leads',
      'The shop in November, for a subscriber: Summer Swell leads',
    ],
    picture: {
      industry: 'Brewery',
      businessType: 'Both',
      overallVibe: 'Bold',
      colorFeel: 'ocean blue and hop green',
      mainGoal:
        'A brewery by the marsh in Port Fairy. 11 beers a season, cans by subscription, a taproom open Thursday to Sunday. Sell what is fresh today and take wholesale orders from pubs.',
    },
  },
  {
    slug: 'parallel-freight-control-room',
    title: 'One board for four hundred trucks',
    clientName: 'Parallel Freight',
    summary:
      'A control room for dispatchers: every truck, gate and delay on one board that updates by itself.',
    description:
      'Parallel moves containers between the Port of Melbourne and the west. Dispatchers ran the day from a whiteboard, two radios and a memory for faces.',
    problem:
      'A late ship shifted two hundred trucks, and each had to be called. Queues at the gate cost more than fuel.',
    solution:
      'The board replans around a delay and shows what it would change before anyone says yes. Drivers get the new slot on the phone they already carry.',
    content:
      '<h2>Designed on the night shift</h2><p>We sat in the control room for nine shifts. The first prototype was paper, and the dispatchers threw away half of it.</p>',
    services: ['Business Automation', 'UI/UX Design', 'Web Development'],
    technologies: ['TypeScript', 'React', 'PostgreSQL', 'Server-sent events'],
    testimonial: 'I used to know where 60 trucks were. Now I know where all of them will be.',
    publishedDate: '2025-11-18',
    active: true,
    featured: false,
    stills: [
      'Four gates by the half-hour: a late ship would move eight trucks',
      'The same morning replanned: eight drivers have been told',
      'Two ships late: the board shows what it would change',
    ],
    picture: {
      industry: 'Logistics',
      businessType: 'B2B',
      overallVibe: 'Corporate',
      colorFeel: 'midnight blue and signal yellow',
      mainGoal:
        'Container transport between the Port of Melbourne and the western suburbs. 400 movements a day, slots confirmed in 10 minutes, tracking for every box. Importers should request a rate and follow a container.',
    },
  },
  {
    slug: 'greenroom-theatre',
    title: 'Every seat, every night, in one flow',
    clientName: 'The Greenroom Theatre',
    summary:
      'Tickets, memberships and a season programme for a 212-seat theatre, without booking fees.',
    description:
      'The Greenroom is a volunteer theatre in Brunswick East. Its season now sells from its own site, and the fee that went to a ticket platform pays for sets.',
    problem:
      'Three dollars of each ticket went to a platform, whose page looked like every other theatre’s and could not explain a pay-what-you-can night.',
    solution:
      'A seat map drawn from the real room, three ways to pay what you can, and a door list that works when the Wi-Fi does not.',
    content:
      '<h2>Opening night</h2><p>The site sold 188 seats in the first hour of the season with the lights of the box office off.</p>',
    services: ['Web Development', 'Digital Marketing'],
    technologies: ['React', 'TypeScript', 'PostgreSQL'],
    testimonial: 'We spent the saved fees on a revolving stage. It squeaks, and it is ours.',
    publishedDate: '2025-09-30',
    active: true,
    featured: false,
    stills: [
      'The seat map on a Wednesday: 113 of 212 seats are free and two are chosen',
      'The seat map on a Friday',
      'Three ways to pay what you can, and the door list',
    ],
    picture: {
      industry: 'Theatre and events',
      businessType: 'B2C',
      overallVibe: 'Creative',
      colorFeel: 'velvet green and rose',
      mainGoal:
        'A volunteer theatre with 212 seats in Brunswick East. 6 plays a season, pay-what-you-can Wednesdays, and a bar that opens an hour before. Audiences should book seats and become members.',
    },
  },
  {
    slug: 'kelpie-and-co-vets',
    title: 'The vet that answers at 2 am',
    clientName: 'Kelpie & Co Vets',
    summary:
      'Triage that asks a worried owner seven questions and says plainly: now, tomorrow, or watch and wait.',
    description:
      'Kelpie & Co is a group of three vet clinics around Bendigo. Their after-hours line was one tired vet; now the easy half of the calls is answered before the phone rings.',
    problem: 'Six in ten night calls were not urgent, and the urgent ones queued behind them.',
    solution:
      'A triage written by their vets, seven questions at most, that errs on the side of coming in. Each answer is kept for the vet who takes the call.',
    content:
      '<h2>Safe by design</h2><p>The language model phrases the questions. It never chooses the advice: that is a table which the vets own and sign.</p>',
    services: ['Generative AI Integration', 'UI/UX Design'],
    technologies: ['TypeScript', 'React', 'PostgreSQL'],
    testimonial: 'I sleep on my nights off. My partner would like to thank you.',
    publishedDate: '2025-07-15',
    active: true,
    featured: false,
    stills: [
      'A kelpie at 2:04 am, and the fourth of seven questions: is it hurt anywhere?',
      'The advice after four answers: come in now',
      'The table of ten lines that the vets have signed, and the answers kept for the vet',
    ],
    picture: {
      industry: 'Veterinary care',
      businessType: 'B2C',
      overallVibe: 'Modern',
      colorFeel: 'rust red and cream',
      mainGoal:
        'Three vet clinics around Bendigo for dogs, cats and farm animals. Night triage in 7 questions, same-day appointments and puppy classes on Saturdays. Owners should book or start the triage.',
    },
  },
  {
    slug: 'ember-and-ash-ceramics',
    title: 'A kiln diary that became a shop',
    clientName: 'Ember & Ash Ceramics',
    summary:
      'A potter’s firing diary, turned into a shop where each piece is sold once and remembered.',
    description:
      'Ember & Ash fires a wood kiln in Daylesford six times a year. We turned the maker’s diary into the shop: each piece has the day, the wood and the weather.',
    problem:
      'Marketplace listings made one-off bowls look like stock. Buyers asked for “the blue one again”, and there was no blue one again.',
    solution:
      'A firing is an event with a date. Pieces appear together, sell once, and stay on the site as a record with the owner’s photograph beside the maker’s.',
    content:
      '<h2>Small on purpose</h2><p>The whole site weighs less than one photograph on the old one. It loads in the kiln shed, on one bar of reception.</p>',
    services: ['UI/UX Design', 'Web Development'],
    technologies: ['TypeScript', 'React', 'PostgreSQL'],
    testimonial: 'People write to tell me what they eat from my bowls. That never happened before.',
    publishedDate: '2025-05-06',
    active: false,
    featured: false,
    picture: {
      industry: 'Craft and retail',
      businessType: 'B2C',
      overallVibe: 'Minimalist',
      colorFeel: 'clay, ash grey and indigo',
      mainGoal:
        'Wood-fired ceramics from Daylesford. 6 firings a year, each piece sold once, with the day and the weather of its firing. Buyers should see the next firing date and join the list.',
    },
  },
  {
    slug: 'westgarth-community-energy',
    title: 'Sharing the sun down one street',
    clientName: 'Westgarth Community Energy',
    summary:
      'A members’ portal for 140 households that share rooftop solar, with bills a neighbour can explain.',
    description:
      'A co-operative in Westgarth shares solar power between houses on the same transformer. We built the portal where members see what they made, used and gave away.',
    problem:
      'Members had a spreadsheet from the retailer and a meeting once a quarter. Trust ran on one volunteer who understood both.',
    solution:
      'A page for each house with three numbers and one picture, and a bill whose every line opens to show its sum.',
    content:
      '<h2>Legible energy</h2><p>We tested the bill at the street party. It was done when a ten-year-old could read it to her grandmother.</p>',
    services: ['Web Development', 'Business Automation'],
    technologies: ['TypeScript', 'React', 'TimescaleDB'],
    testimonial: null,
    publishedDate: '2025-02-11',
    active: false,
    featured: false,
    picture: {
      industry: 'Energy',
      businessType: 'Both',
      overallVibe: 'Modern',
      colorFeel: 'solar yellow and deep green',
      mainGoal:
        'A co-operative of 140 households in Westgarth that shares rooftop solar. Members see what they made, used and gave away. Neighbours should learn how it works and join the next street.',
    },
  },
  {
    slug: 'lighthouse-lane-homes',
    title: 'Eleven homes sold from the plan',
    clientName: 'Lighthouse Lane',
    summary:
      'A launch site for eleven coastal homes: walk the light through each room by the hour, then reserve one.',
    description:
      'Lighthouse Lane is a row of eleven timber homes above the beach at Aireys Inlet. Buyers could not walk through homes that did not exist, so we let them walk through the light instead.',
    problem:
      'Renders all look like noon on a perfect day. Buyers of coastal homes ask about wind, winter sun and the neighbour’s window, and no brochure answers.',
    solution:
      'Each home has a slider for hour and season, drawn from the real survey. A reservation takes four minutes and is signed on the phone.',
    content:
      '<h2>The light is real</h2><p>We computed the sun’s path for the surveyed site and checked it against photographs from the sand on four mornings.</p><h2>What happened</h2><p>Nine of the eleven homes were reserved in the first fortnight, six of them by people who had not yet visited the site. The last two followed within three months.</p><ul><li>One film, made by our AI video team from the architect’s model.</li><li>One page a home, with its own address to share.</li><li>One number to call, answered by the builder.</li></ul>',
    services: ['Web Development', 'UI/UX Design', 'AI Video Production', 'Digital Marketing'],
    technologies: ['TypeScript', 'React', 'WebGL', 'PostgreSQL', 'Fastify'],
    testimonial:
      'A couple in Darwin bought number seven for the winter light in its kitchen. They were right about it.',
    publishedDate: '2026-10-08',
    active: true,
    featured: true,
    stills: [
      'A living room in winter at 1 pm: sunlight reaches far across the floor',
      'The same room in summer at 5 pm: the eaves keep the sun off the floor',
      'A bedroom upstairs on a winter morning',
    ],
    picture: {
      industry: 'Property development',
      businessType: 'B2C',
      overallVibe: 'Minimalist',
      colorFeel: 'driftwood, deep ocean and pale sun',
      mainGoal:
        'Eleven timber homes above the beach at Aireys Inlet. See the light in each room by hour and season, compare 3 floor plans and reserve a home in 4 minutes. Completion in spring 2027.',
    },
  },
]
