import { tint, trade } from '../trade.ts'

/** Where people learn to swim, and swim. */
export const swimSchool = trade({
  key: 'swim-school',
  label: 'Swim school',
  subject: 'swimming',
  colours: [
    [tint(0.56, 0.12, 225), tint(0.86, 0.15, 95)],
    [tint(0.42, 0.11, 245), tint(0.74, 0.15, 30)],
  ],
  names:
    'swim school, swimming school, swim club, swimming club, swimming lessons, swim lessons, swimming pool, swimming centre, swim centre, aquatic centre, swim teacher, swimming teacher, learn to swim, swimming, baby swimming, water polo, water polo club, swim squad, aqua aerobics',
  hints:
    'swim, pool, pools, lanes, lane, squad, squads, strokes, freestyle, backstroke, butterfly, breaststroke, goggles, aquatic, heated, water safety, babies, toddlers, lessons, splash',
  field: 'sport, sports, recreation, leisure, swimming',
  pages: 'Lessons, Levels, Timetable, The pool',
  actions: 'Book a lesson | Ask about groups | See the levels',
  craft: 'teaching people to swim',
  audience: `c> babies, children and late starters
    b> schools, kindergartens and clubs`,
  headlines: `First the face in, then the rest.
    c> Nobody is too old to float.
    c> They will ask to come back.
    In the water in {place}.
    b> A whole class that can float.
    b> Your school, our lanes.`,
  leads: `c> The first lesson is for finding out that the water holds you up. A teacher stands beside you until you would rather they did not, and the parents sit close enough to wave.
    b> We take classes from the bus to the pool and back with dry hair. Teachers sort the children by what they can do in the water, and you get a line about each of them.
    Swimming is learnt in small steps: blow bubbles, float, kick, breathe. We teach each of them until it is dull, and then we teach the next.`,
  offers: `c> Babies and parents | Songs, warm water and the first time with the ears under, in your arms.
    c> Children’s lessons | Small groups by level, from blowing bubbles to four strokes.
    c> Adults who never learnt | In a quiet lane, at a quiet hour, with a teacher who has seen it all.
    Squads | Technique, turns and enough distance to sleep well afterwards.
    One-on-one lessons | For a fear, for an exam or for a stroke that went wrong years ago.
    b> School programs | Lessons in blocks for whole classes, with teachers, levels and a plan for the bus.
    b> Training for teachers | How to read a child’s shoulders, sort a group and end a lesson on time.
    b> Lane and pool hire | A lane for the club or the whole pool for a carnival, with somebody on watch.
    Water safety | Falling in, floating, getting out: in clothes, as it really happens.`,
  notes: `The teacher will say which level fits.
    Ask which times still have a place.
    Come early. Caps take longer than you think.
    Missed a lesson? Ask about catching up.
    Parents may stay and watch.`,
  offerHeadings: `Who is in the water
    From bubbles to squads
    Find your lane`,
  steps: `Tell us what they can do | Puts the face in, floats, swims a little, hates the shower.
    Come and try | A teacher looks at the first minutes and names the level.
    Move up | When a skill is there on three different days, the next cap is theirs.`,
  stepHeadings: `From the edge to the deep end
    How lessons start
    Float, kick, breathe`,
  stories: `The water | Warm, shallow and loud | It is a good place to be three years old. Somebody sings, somebody splashes, and nobody notices that they have let go of the edge.
    c> Late starters | They stood at the edge for years | Some of our best swimmers began as grown-ups. They know precisely what they were afraid of, and how long it lasted.
    b> Classes | A bus, a register, twenty towels | We have a place for the bags, a list for the teacher and a plan for the one without goggles. You get a class that floats.`,
  faqs: `When can a baby start? | Ask your nurse or doctor first, then come and feel the water. The parent holds on all along.
    What if my child is afraid of water? | Then we start beside the pool, with feet. Nobody is pushed, and nobody is carried in.
    How long until they can swim? | That depends on how often they come. The teacher will tell you which skill is next.
    What do we bring? | Bathers, goggles, a cap and two towels: one for now, one for the car.
    b> Can a whole school come? | Yes. Tell us the classes and the weeks, and we will say which lanes are free.`,
  list: `Levels
    # Beginners
    Bubbles | With a parent
    Floaters | Alone, on the back
    Kickers | With a board
    # Swimmers
    Strokes | Four of them
    Squad | Turns and distance
    Adults | At a quiet hour`,
  people: `Head teacher | Can tell by the shoulders who is about to let go.
    Squad coach | Counts strokes without looking up.
    Front desk | Has a spare cap in every colour.`,
  captions: `Caps on the hooks
    First length, alone
    Kickboards by the edge
    The deep end, before opening
    Wet footprints
    Lanes in, lights on`,
  journal: `How to get goggles to fit | Suction first, strap second, tears never.
    What to do about winter | Why stopping in June costs a term.
    When they do not want to go | What helps, what does not, and who to tell.`,
  fields: 'Name, Phone, Swimmer’s age, What can they do already?, Best times',
  tickers: 'Bubbles, Floating, Kicking, Four strokes, Small groups, Warm water',
  closings: `c> Bring a towel. | Tell us the age and what they can do. We will find a level and a time.
    b> Bring the class. | Send us numbers and weeks, and we will send lanes.
    The water is warm. | See the levels and choose a time.`,
  quotes: `Floating is mostly believing it.
    The edge is a good place to start from.`,
})
