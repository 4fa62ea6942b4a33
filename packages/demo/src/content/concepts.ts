/** Briefs of fictitious businesses; the demo gallery is generated from them. */
export interface DemoBrief {
  companyName: string
  industry: string
  businessType: 'B2B' | 'B2C' | 'Both'
  employeeCount: string
  overallVibe: 'Modern' | 'Corporate' | 'Creative' | 'Minimalist' | 'Bold'
  colorFeel: string
  mainGoal: string
}

export const demoConcepts: DemoBrief[] = [
  {
    companyName: 'Second Crack',
    industry: 'Food & Beverage',
    businessType: 'B2C',
    employeeCount: '1-10',
    overallVibe: 'Creative',
    colorFeel: 'espresso brown and apricot',
    mainGoal:
      'A coffee roastery and café in Brunswick. We roast on Tuesdays and Fridays, sell beans by subscription and run cupping classes for 8 people on Saturday mornings. Locals should find the menu, opening hours and the next class.',
  },
  {
    companyName: 'Ledgerline',
    industry: 'Finance',
    businessType: 'B2B',
    employeeCount: '11-50',
    overallVibe: 'Corporate',
    colorFeel: 'navy and gold',
    mainGoal:
      'Bookkeeping and payroll for construction firms across Victoria. We close the books in 5 days, handle progress claims and retention, and give site managers one number to call. We want builders with 20 to 200 staff to book a call.',
  },
  {
    companyName: 'Tidewater Physio',
    industry: 'Healthcare',
    businessType: 'B2C',
    employeeCount: '11-50',
    overallVibe: 'Minimalist',
    colorFeel: 'sea green and white',
    mainGoal:
      'A physiotherapy clinic in St Kilda for runners, new parents and people after surgery. Online booking, clear fees, and a page for each of our 6 physios. Early and late appointments on weekdays.',
  },
  {
    companyName: 'Gantry',
    industry: 'Technology',
    businessType: 'B2B',
    employeeCount: '51-200',
    overallVibe: 'Modern',
    colorFeel: 'dark mode with electric blue',
    mainGoal:
      'Scheduling software for freight yards. Dispatchers plan 400 truck movements a day on one board, drivers check in by phone, and gate queues fall. We want operations managers to request a demo and read the integration docs.',
  },
  {
    companyName: 'Wattle & Rye',
    industry: 'Food & Beverage',
    businessType: 'Both',
    employeeCount: '11-50',
    overallVibe: 'Bold',
    colorFeel: 'wattle yellow and charcoal',
    mainGoal:
      'A sourdough bakery in Ballarat that supplies 40 cafés and opens its own shop at 6 am. The site should take wholesale enquiries, show the daily loaves and sell celebration cakes for pick-up.',
  },
  {
    companyName: 'Harrow Street Property',
    industry: 'Real Estate',
    businessType: 'B2C',
    employeeCount: '11-50',
    overallVibe: 'Corporate',
    colorFeel: 'forest green and cream',
    mainGoal:
      'An independent real estate agency in Kew. We sell family homes, write plain-English vendor reports every Monday and never underquote. Sellers should ask for an appraisal; buyers should see open homes this weekend.',
  },
  {
    companyName: 'Paper Kite Studio',
    industry: 'Education',
    businessType: 'B2C',
    employeeCount: '1-10',
    overallVibe: 'Creative',
    colorFeel: 'pastel but bold',
    mainGoal:
      'After-school art classes for children from 5 to 12 in Northcote. Terms of 9 weeks, 10 children a class, all materials included. Parents want to see the timetable, meet the teachers and enrol online.',
  },
  {
    companyName: 'Ridgeback Trails',
    industry: 'Travel',
    businessType: 'B2C',
    employeeCount: '1-10',
    overallVibe: 'Bold',
    colorFeel: 'earthy greens',
    mainGoal:
      'Guided multi-day hikes in the Grampians and the High Country. Small groups of 8, a cook in camp, and packs under 9 kg. Visitors should compare walks by grade, check dates and book a place.',
  },
  {
    companyName: 'Brightwell Dental',
    industry: 'Healthcare',
    businessType: 'B2C',
    employeeCount: '11-50',
    overallVibe: 'Modern',
    colorFeel: '#0a7d8c',
    mainGoal:
      'A family dentist in Footscray with 5 chairs and staff who speak Vietnamese, Greek and Amharic. Anxious patients get longer appointments. People need to book online and see what a check-up costs.',
  },
  {
    companyName: 'Copperbeech Interiors',
    industry: 'Interior Design',
    businessType: 'B2C',
    employeeCount: '1-10',
    overallVibe: 'Minimalist',
    colorFeel: 'warm neutrals with copper',
    mainGoal:
      'Residential interior design for terrace houses in Fitzroy and Carlton. We keep what is good, draw every joint and run the build. Show the work large, explain how a project runs from measure to move-in, and invite a first visit.',
  },
  {
    companyName: 'Voltaic Cycles',
    industry: 'Retail',
    businessType: 'B2C',
    employeeCount: '11-50',
    overallVibe: 'Bold',
    colorFeel: 'black and acid lime',
    mainGoal:
      'An electric bike shop in Richmond. Cargo bikes for families, commuters with a 90 km range, test rides on the river trail, and a workshop that turns repairs around in 2 days. Sell online and book test rides.',
  },
  {
    companyName: 'Saltbush Legal',
    industry: 'Legal Services',
    businessType: 'Both',
    employeeCount: '11-50',
    overallVibe: 'Corporate',
    colorFeel: 'slate and burgundy',
    mainGoal:
      'A law firm in Geelong for family businesses: succession, property and employment. Fixed fees for the first step, one lawyer from start to finish. We want owners to understand the process and request a consultation.',
  },
  {
    companyName: 'Low Tide Yoga',
    industry: 'Fitness',
    businessType: 'B2C',
    employeeCount: '1-10',
    overallVibe: 'Minimalist',
    colorFeel: 'like a sunset',
    mainGoal:
      'A yoga and breathwork studio above the shops in Elwood. 22 classes a week, beginners on Sunday mornings, a quiet room with no mirrors. New students should buy the 10-day pass and see the timetable.',
  },
  {
    companyName: 'Ironbark Joinery',
    industry: 'Construction',
    businessType: 'Both',
    employeeCount: '11-50',
    overallVibe: 'Modern',
    colorFeel: 'timber tones and deep blue',
    mainGoal:
      'Custom kitchens and stairs made in our Preston workshop from Victorian hardwood. Builders send drawings, home owners visit the showroom. 12 weeks from measure to install. We want quote requests with photos.',
  },
  {
    companyName: 'Moonrise Weddings',
    industry: 'Events',
    businessType: 'B2C',
    employeeCount: '1-10',
    overallVibe: 'Creative',
    colorFeel: 'blush, plum and gold',
    mainGoal:
      'Wedding planning for the Yarra Valley and the Mornington Peninsula. We take 18 weddings a year so that each couple has the same planner from first call to last dance. Show real days, packages and a short enquiry form.',
  },
  {
    companyName: 'Fieldnote',
    industry: 'Agriculture',
    businessType: 'B2B',
    employeeCount: '11-50',
    overallVibe: 'Modern',
    colorFeel: 'wheat, clay and sky blue',
    mainGoal:
      'Soil sensors and a paddock app for grain growers in the Wimmera. See moisture at 3 depths, plan sowing by paddock and share a report with the agronomist. Growers should book a trial on 2 paddocks before the season.',
  },
  {
    companyName: 'Kōwhai Skincare',
    industry: 'Beauty',
    businessType: 'B2C',
    employeeCount: '1-10',
    overallVibe: 'Minimalist',
    colorFeel: 'sage and soft pink',
    mainGoal:
      'Skincare for sensitive skin, made in small batches in Melbourne with 7 ingredients or fewer. Sell 5 products online, explain each ingredient in one line, and offer a sample box with free return post.',
  },
  {
    companyName: 'Northbank Robotics',
    industry: 'Manufacturing',
    businessType: 'B2B',
    employeeCount: '51-200',
    overallVibe: 'Corporate',
    colorFeel: 'graphite and signal orange',
    mainGoal:
      'Robot cells for food packing lines. We audit a line in 1 day, model it, and install a cell in a weekend shutdown. Plant managers want case figures, a floor plan and a site visit.',
  },
  {
    companyName: 'Little Collins Records',
    industry: 'Retail',
    businessType: 'B2C',
    employeeCount: '1-10',
    overallVibe: 'Bold',
    colorFeel: 'red, black and cream',
    mainGoal:
      'A record shop down a laneway in the city. 14,000 second-hand records, new pressings on Fridays and in-store gigs once a month. Sell online, list the gigs, and let people offer their collection for sale.',
  },
  {
    companyName: 'Harbour Lane Accountants',
    industry: 'Finance',
    businessType: 'Both',
    employeeCount: '1-10',
    overallVibe: 'Modern',
    colorFeel: 'teal and sand',
    mainGoal:
      'Tax and advice for sole traders, cafés and small practices in Williamstown. Fixed monthly fee, answers within a day, and a yearly plan on one page. New clients should pick a package and book a first chat.',
  },
  {
    companyName: 'Greenloop Gardens',
    industry: 'Landscaping',
    businessType: 'B2C',
    employeeCount: '11-50',
    overallVibe: 'Creative',
    colorFeel: 'leaf green and terracotta',
    mainGoal:
      'Native garden design and care for suburban blocks. We draw a planting plan for all seasons, build it in a week and come back twice a year. Show before and after, explain water savings and take bookings for a site visit.',
  },
  {
    companyName: 'Meridian Aged Care',
    industry: 'Healthcare',
    businessType: 'B2C',
    employeeCount: '201-500',
    overallVibe: 'Corporate',
    colorFeel: 'calm blue and warm white',
    mainGoal:
      'Three small aged care homes in Bendigo with a garden at each and 24 residents to a house. Families look for costs in plain words, who is on shift, and a time to visit. Large text and a phone number on every page.',
  },
  {
    companyName: 'Parlour Games',
    industry: 'Entertainment',
    businessType: 'B2C',
    employeeCount: '1-10',
    overallVibe: 'Bold',
    colorFeel: 'purple, mint and tangerine',
    mainGoal:
      'A board game bar in Collingwood with 600 games, a teacher at every third table and no screens. Book a table for 2 to 12, see the menu, and join the Monday league.',
  },
  {
    companyName: 'Stillwater Architects',
    industry: 'Architecture',
    businessType: 'Both',
    employeeCount: '11-50',
    overallVibe: 'Minimalist',
    colorFeel: 'no preference',
    mainGoal:
      'Houses and small schools that need little heating. We design to Passive House, model the energy before we draw the front door, and publish what each building used in its first year. Clients should read the projects and ask for a first meeting.',
  },
]
