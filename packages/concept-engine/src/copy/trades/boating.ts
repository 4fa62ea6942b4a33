import { tint, trade } from '../trade.ts'

/** A club on a river, a lake or the bay. */
export const boatClub = trade({
  key: 'boat-club',
  label: 'Club on the water',
  subject: 'boating',
  colours: [
    [tint(0.36, 0.09, 240), tint(0.9, 0.06, 95)],
    [tint(0.42, 0.08, 195), tint(0.72, 0.16, 45)],
  ],
  names:
    'rowing club, rowing shed, sailing club, sailing school, yacht club, dinghy club, canoe club, kayak club, paddling club, dragon boat club, dragon boating, outrigger club, surf club, surf life saving, surf lifesaving, boat club, rowers, learn to row, learn to sail',
  hints:
    'crew, crews, regatta, regattas, boatshed, boat shed, slipway, jetty, moorings, oars, shells, sails, dinghies, skiffs, cox, coxswain, masters, tide, tides, patrol, patrols, club, members, river, bay, lake',
  field: 'sport, sports, clubs, recreation, water sports',
  pages: 'Crews, Learn, Regattas, The shed',
  actions: 'Try a session | Sponsor a boat | See the calendar',
  craft: 'putting crews on the water',
  audience: `c> first-timers, juniors and masters
    b> schools, sponsors and teams from work`,
  headlines: `There is a spare seat in the boat.
    c> Up early, and glad of it.
    c> Nobody looks at a phone out there.
    On the water in {place}.
    b> Put your people in one boat.
    b> Your name on a hull that travels.`,
  leads: `c> Wear something you can get wet and bring a towel. A coach takes you from the ramp to the middle in one morning, and somebody will have the kettle on when you are back.
    b> Schools get boats, coaches and a plan for every kind of weather. Sponsors get their name on a hull, and a morning in which their own staff find out who can keep time.
    A boat goes well when everybody does the same small thing at the same moment. It takes a season to learn, and the water is different every day.`,
  offers: `Learn-to courses | From the ramp to your own seat, in small groups, with somebody beside you.
    c> Juniors | After school and on weekends, with boats their size and a safety boat alongside.
    c> Masters and returners | For those who stopped years ago, and for those who start late.
    c> Racing crews | A program, a coach and a trailer that leaves before the sun is up.
    b> School programs | Boats, coaches and the paperwork, fitted to the terms and to the wind.
    b> Days for teams from work | A morning in one boat, then breakfast. Nobody needs to have done it before.
    b> Boat sponsorship | A name on the bow, a christening and photographs that nobody had to pose for.
    Boat storage and hire | A rack by the ramp, the key to the gate and boats to borrow in between.
    Safety and coxing | Courses for those who steer, drive the safety boat or hold the stopwatch.`,
  notes: `The first session is to see whether you like it.
    You need to swim. Ask us how far.
    We lend the gear to begin with.
    The coach decides about the weather, the evening before.
    Whoever helps to wash the boats gets breakfast.`,
  offerHeadings: `Ways onto the water
    Where you might sit
    Boats, crews and courses`,
  steps: `Come to the ramp | A coach shows you the boat on dry land before anybody gets wet.
    Go out with a crew | Short turns in calm water, with a safety boat near.
    Take a seat | A crew, a roster and a hook in the shed with your name above it.`,
  stepHeadings: `From the ramp to the middle
    How to get a seat
    Dry land, then water`,
  stories: `The shed | Boats first, breakfast after | Everything is carried, rinsed, wiped and put back on its rack before anybody sits down. It is how you learn the names.
    c> Mornings | The river belongs to whoever is up | Before the ferries and the wind, the water is flat and the loudest thing is the coach. By the time the others wake, you have been somewhere.
    b> In one boat | Rank ends at the ramp | The chief executive is in seat three and late on every stroke. Somebody from accounts calls the time. They still talk about it.`,
  faqs: `Do I need to be fit? | No. You need to be willing to get wet. The rest comes with the weeks.
    Do I have to be able to swim? | Yes. Tell us how sure you are in the water, and we will say what we need to see.
    What happens in bad weather? | We train on dry land, or not at all. The coach decides the evening before.
    What do I bring? | A hat, a towel, dry clothes and shoes that may get muddy. The boat is ours.
    b> Can a team without experience do it? | Yes. Most have none. Every boat has somebody in it who has done it for years.`,
  list: `On the calendar
    # On the water
    Learn-to course | From the first stroke
    Juniors | After school
    Masters | Before work
    Racing crews | By selection
    # In the shed
    Boat maintenance | Many hands
    Coxing course | Steer and be heard
    Breakfast | For whoever rinsed`,
  people: `Club captain | Decides who sits where.
    Head coach | Says the same thing until the boat hears it.
    Boatkeeper | Knows each hull by its scratches.`,
  captions: `Before the wind
    Blades in the rack
    Back at the ramp
    Flat water, first light
    Hands on the gunwale
    The shed, doors open`,
  journal: `What to wear on the first morning | Layers, a hat and nothing that catches.
    How to read the water from the ramp | Ripples, flags and what the birds do.
    Why we carry the boat together | It is heavier than it looks and worth more.`,
  fields: 'Name, Email, Age, Been on the water before?, Best mornings',
  tickers: 'Learn-to courses, Juniors, Masters, Crews, The shed, Come and try',
  closings: `c> Come down to the ramp. | Tell us which mornings you have, and we will find a boat.
    b> Bring a crew from work. | Say how many you are. We have the boats and the breakfast.
    There is room on the rack. | And a seat with it.`,
  quotes: `You cannot row ahead of the others, and after a while you stop trying.
    The water does not care what you do for a living.`,
})
