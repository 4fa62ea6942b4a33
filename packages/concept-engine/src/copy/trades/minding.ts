import { tint, trade } from '../trade.ts'

const funeral = trade({
  key: 'funeral',
  label: 'Funerals',
  subject: 'interiors',
  colours: [
    [tint(0.36, 0.04, 200), tint(0.86, 0.05, 85)],
    [tint(0.38, 0.05, 300), tint(0.88, 0.05, 60)],
  ],
  names:
    'funeral, funerals, funeral home, funeral director, funeral directors, funeral celebrant, undertaker, cremation, cremations, crematorium, burial, burials, cemetery, memorial, memorials, memorial service, headstone, headstones, monumental mason, pet cremation, end-of-life doula, death doula, grief, coffins',
  hints:
    'farewell, farewells, ceremony, mourning, bereaved, chapel, ashes, eulogy, wake, remembrance',
  field: 'funerals, funeral services, memorials',
  pages: 'When someone dies, Farewells, Costs, Call us',
  actions: 'Call us, any hour | Speak with us | What to do first',
  craft: 'caring for the dead and the living',
  audience: `c> families in the first hard days
    b> hospitals, homes and community groups`,
  headlines: `There is less to do today than you fear.
    c> Say goodbye in your own way.
    c> Tell us about them. Begin anywhere.
    Close by, at any hour, in {place}.
    b> A call at any hour, answered by name.
    b> Your residents’ families, looked after.`,
  leads: `c> If it has just happened, ring us. Somebody will say what has to be done today, which is little, and what can wait. The rest we will go through at your table and at your pace.
    b> When somebody dies in your care, we come without hurry or fuss, speak with the family if they would like it and keep your staff told of what happens next.
    A farewell can be large or five people in a garden. We ask who they were before we ask about flowers, and put each cost in writing before you decide.`,
  offers: `When someone has just died | We come at any hour, explain the first steps and take as long at the door as you need.
    Burial | A place, a service and people who carry well, with the papers done by us.
    Cremation | With a ceremony or quietly without one, and ashes returned by hand.
    c> A farewell at home | Days together in your own rooms, with somebody to help and to ring.
    Ceremonies | A celebrant or your own clergy, music that was theirs and time for the ones who want to speak.
    c> Planning your own | Write down what you would like, so that nobody has to guess on a bad day.
    b> For homes and hospitals | One number, the same people and a quiet way in and out.
    After the day | Notices, forms, a headstone and a call some weeks later to ask how you are.`,
  notes: `You will deal with the same person from the first call.
    Costs are written down before you decide on anything.
    There is time. Most things can wait until tomorrow.
    We can meet at your kitchen table if you would rather.
    Children may come, ask and help.
    Ask us for customs that we have not met before.`,
  offerHeadings: `How we can help
    Ways to say goodbye
    What we take off your hands`,
  steps: `Ring us | At any hour. Say what has happened, in any order.
    Meet and decide | At your place or ours, with every cost on one page.
    The day itself | We see to the doors, the music and the chairs. You need only be there.`,
  stepHeadings: `From the first call to the day
    What happens, and when
    One thing after another`,
  stories: `The first hours | Sit down. Make tea. Then ring us | Nothing has to be signed tonight. We will tell you who needs to know, and which calls we can make for you.
    c> Their way | The football song, if it was theirs | A farewell is about one person. Bring the hat, the dog and the terrible jokes, and we will find a place for each.
    b> With carers | Staff grieve as well | A nurse who sat with somebody for a year may wish to come. We tell your team the day, and keep a seat.`,
  faqs: `What do I do first when someone dies? | Ring us or the doctor, and then somebody to be with you. We will go through the rest together.
    What does a funeral cost? | It depends on a few choices. Ask us, and you will get them on one page with a price beside each.
    Can we see them again? | In most cases, yes. Tell us what you would like, and we will prepare you and the room.
    Do we need a religious service? | No. You can have one, a celebrant, friends who speak or nobody who does.
    b> How quickly can you come to a facility? | Ask us about your address, by day and by night, and we will tell you plainly.`,
  list: `What can be arranged
    # The farewell
    Burial or cremation | With or without a service
    A ceremony at home | In your own rooms
    Music and words | Theirs, as far as we can find it
    # Around it
    Papers and notices | Done for you
    Flowers and food | Or donations instead
    A headstone | When you are ready`,
  people: `Funeral director | Listens longer than is usual.
    Celebrant | Asks about the stories that were told most.
    Night staff | Answers before the second ring.`,
  captions: `A chair by the window
    Rosemary, tied with string
    The garden before anyone comes
    Shoes polished, car warm
    Candles, one already lit
    Late light on the path`,
  journal: `What to say at a funeral | Short, true and one thing that made them laugh.
    Children and goodbyes | What they ask, and why it helps to answer.
    Writing down your own wishes | One page that spares the others a quarrel.`,
  fields: 'Your name, Phone, Who has died?, Where are they now?, When may we ring?',
  tickers: 'Any hour, At your pace, In their way, Costs in writing, Close by',
  closings: `c> You can ring us now. | Day or night. You do not need to know what to ask.
    b> Let us meet before you need us. | We will come to you, explain how we work and leave one number.
    Begin with their name. | We will listen, and then say what comes first.`,
  quotes: `Nobody has ever done this enough to be good at it. We help.
    A good farewell sounds like the person.`,
})

const insurance = trade({
  key: 'insurance',
  label: 'Insurance',
  subject: 'finance',
  colours: [
    [tint(0.32, 0.09, 255), tint(0.84, 0.13, 85)],
    [tint(0.36, 0.08, 185), tint(0.8, 0.12, 45)],
  ],
  names:
    'insurance, insurer, insurance broker, insurance brokers, insurance agency, underwriter, underwriting, underwriting agency, business insurance, home insurance, life insurance, income protection, public liability, professional indemnity, workers compensation, marine insurance, cyber insurance, landlord insurance, claims management, loss adjuster, risk advisers',
  hints:
    'cover, claims, claim, policy, policies, premium, premiums, excess, risk, renewal, renewals, fleets',
  field: 'insurance, finance, financial services',
  pages: 'Cover, Claims, For business, Talk to us',
  actions: 'Check my cover | Review our risks | How claims work',
  craft: 'reading the small print',
  audience: `c> people who have never read the policy
    b> owners, directors and fleet managers`,
  headlines: `We read page forty for you.
    c> What happens after the water comes in.
    c> Cover you can explain to your mother.
    Claims handled from {place}, by name.
    b> Insure what would actually stop you.
    b> A broker who visits the yard.`,
  leads: `c> Show us the policy you have. We will mark what it covers, what it quietly does not and what you pay for twice, and only then talk about another one.
    b> We walk the site, look at contracts and ask what would close you for a month. Then we take that to the market and come back with wordings side by side, exclusions first.
    A policy is a promise with conditions. We put the conditions into plain words before you sign, and stand beside you on the day somebody has to keep the promise.`,
  offers: `Reading what you have | Your present policies marked up: what is covered, what is not and what is there twice.
    c> Home and contents | Sums that would rebuild the house as it is, with flood and storm in words you can follow.
    c> Income and life | What your household needs if you cannot work, and for how long.
    b> Business packages | Property, stock, liability and interruption fitted together, so that no loss falls between.
    b> Professional risks | Indemnity, directors and cyber cover read against the contracts that you sign.
    b> Fleets and plant | Vehicles, trailers and machines on one schedule that is right on the day of the crash.
    c> Car, boat and caravan | Value agreed beforehand, so that nobody argues about it beside the road.
    Claims | One person opens it, argues it and rings you before you have to ask.
    Renewals | A talk about what has changed, well before the date, rather than a bill on the day.`,
  notes: `You hear the exclusions before the price.
    One person has your file, and you know the name.
    We say so when your present policy is the better one.
    Changes during the year cost a phone call.
    We put our commission in writing.`,
  offerHeadings: `What we look after
    Risks, in plain words
    Where cover matters`,
  steps: `Show us | Your policies, your lease and what keeps you up at night.
    Compare | Wordings next to each other, with the gaps in red.
    Decide, and ring us | You choose. When something happens, one call begins the claim.`,
  stepHeadings: `From policy to plain words
    How a review goes
    Before anything happens`,
  stories: `Small print | A definition decided it | Flood, storm, run-off: one event and three different answers. We read the definitions while the sky is still blue.
    c> Claims | You ring us, not a queue | The person who sold you the cover is the one who gets it paid. It changes what we are willing to sell.
    b> On site | We look behind the factory | A pallet against a wall, a shared sprinkler, one supplier. Underwriters ask about such things, and so do we.`,
  faqs: `Is a broker dearer than going direct? | Not as a rule, and sometimes less. We show what we earn on each policy, so that you can judge.
    What should I do after an accident? | Make it safe, photograph it and ring us before you throw anything away.
    How much cover do I need? | Enough to be where you were before. We work it out with you, room by room or line by line.
    Can you look at my present policy? | Send it. You get it back with notes, whether you change or not.
    b> How early should we begin a renewal? | Early enough that the market can be asked properly. Tell us your date, and we will tell you when.`,
  list: `Kinds of cover
    # At home
    House and contents | Rebuilt, not guessed
    Landlords | Rent and damage
    Income and life | If you cannot work
    # At work
    Property and stock | With interruption
    Liability | Public and professional
    Fleets and marine | On one schedule`,
  people: `Broker | Reads the definitions first.
    Claims manager | Argues politely and in writing.
    Account executive | Knows your yard and its dog.`,
  captions: `Policy with red pencil
    Bucket under the ceiling
    Keys on a clean desk
    The schedule, up to date
    Street after the hail
    A call returned at lunch`,
  journal: `Flood, storm or run-off | Three words that decide who pays.
    What your lease makes you insure | Glass, neighbours and the landlord’s roof.
    Photographs worth taking today | A slow walk through the house before anything is wet.`,
  fields: 'Name, Email, What needs cover?, Present insurer, Renewal date',
  tickers: 'Plain words, Claims by name, Exclusions first, Side by side, No queues',
  closings: `c> Send us the policy you never read. | You get it back with notes, in words you would use.
    b> Walk the site with us. | An hour on foot, then a list of what would really stop you.
    Ask before it rains. | It is the cheapest day to find out.`,
  quotes: `The best claim is the one that was thought of at renewal.
    If we cannot explain it, you should not sign it.`,
})

/** Those who are rung on bad days. */
export const minding = [funeral, insurance]
