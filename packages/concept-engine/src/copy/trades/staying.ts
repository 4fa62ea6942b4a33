import { tint, trade } from '../trade.ts'

const agedCare = trade({
  key: 'aged-care',
  label: 'Aged care',
  subject: 'health',
  colours: [
    [tint(0.46, 0.07, 190), tint(0.9, 0.05, 75)],
    [tint(0.42, 0.07, 30), tint(0.88, 0.06, 100)],
  ],
  names:
    'aged care home, aged care homes, nursing home, residential aged care, residential care, care home, dementia care, retirement home, palliative care, hostel for the aged, assisted living',
  hints:
    'aged care, residents, elderly, dementia, respite, grandparents, older people, nurse, visiting hours, activities, ageing',
  field: 'aged care, seniors, health, healthcare, care',
  pages: 'Living here, Care, Costs, Visit',
  actions: 'Arrange a visit | Refer a resident | Rooms and costs',
  craft: 'caring for residents',
  audience: `c> residents and the families who visit
    b> hospitals, doctors and care assessors`,
  headlines: `A room of your own, and company down the hall.
    c> Bring the armchair. And the photographs.
    c> Tea at three, visitors whenever.
    A home in {place}, with nurses in it.
    b> Discharged to somewhere that is ready.
    b> A bed, a care plan and a name to ring.`,
  leads: `c> Moving a parent is hard even when it is right. Come and sit in the lounge for an hour, meet the nurses and have lunch. You will know more than any brochure can tell you.
    b> Tell us about the person leaving hospital: what they can do, what they take and who loves them. Our nurses plan the room and the first week around it.
    Good care is in the small hours and the small habits: how she takes her tea, which side he sleeps on, who must be told first. We write those down as well.`,
  offers: `Permanent care | A furnished room that becomes your own, with nursing and help for as much of the day as you need.
    Respite stays | A few weeks of meals, company and nursing while the family has a rest or a holiday.
    Dementia care | Familiar faces, safe gardens and a day that follows the resident, not the roster.
    c> Meals and the table | Cooked food at a table with others, soft or salty or sweet as each resident likes it.
    Nursing and medicines | Tablets, wounds and pain looked after by nurses who know the resident by name.
    c> A full day | Singing, gardening, cards and outings, or a chair by the window and to be left alone.
    End-of-life care | Comfort, quiet and room for the family to stay as long as they wish.
    b> Hospital discharge | A nurse reads the summary, asks what is missing and readies the room before arrival.
    b> Visiting clinicians | A treatment room, notes to hand and a nurse to walk the round with.`,
  notes: `The nurse in charge can answer questions about it.
    Families are asked what has always worked at home.
    Talk to us about what it costs before you decide.
    The care plan is written with the resident in the room.
    We tell the family when something changes.`,
  offerHeadings: `Care, and the day around it
    What living here includes
    When help at home is not enough`,
  steps: `Come and see | Walk the corridors at lunchtime, look at the garden and ask the residents.
    Talk it through | Care needs, fees and the assessment, explained by one person in plain words.
    Move in gently | Bring the chair, the clock and the quilt. We learn the rest in the first weeks.`,
  stepHeadings: `From first visit to first night
    How moving in goes
    Looking, deciding, settling`,
  stories: `c> Moving in | Hang the pictures first | A room becomes a home when the wedding photo is on the wall and the radio finds its station. We have a hammer.
    The day | Breakfast has no closing bell | Some residents are up with the birds and some have slept late all their lives. The kitchen and the carers can live with both.
    c> Families | You are still the daughter | Let us do the lifting and the tablets. Then a visit can be a visit again, with cake and a grievance about the football.
    b> Handover | Questions before the ambulance | We ring the ward for the missing dose and the hearing-aid charger, because both are easier to find before the transfer.`,
  faqs: `What does aged care cost? | It depends on the room, the means assessment and the care. Ask us to go through the figures with you.
    Do we need an assessment first? | For permanent care, usually. We can tell you whom to ring and what they will ask.
    c> Can we visit whenever we like? | Ask us about the house and its quiet hours. Family are part of the care, so tell us when suits.
    What can a resident bring? | A favourite chair, pictures, a quilt. Ask for the measurements of the room before the van is booked.
    What happens if care needs change? | The nurses review the plan with the resident and family, and explain what is different.
    b> How do we refer somebody from hospital? | Send the summary and the assessment, and ring the nurse in charge about the room.`,
  list: `Rooms and care
    # Staying
    Single room | Your own door and window
    Room for a couple | Side by side
    Respite room | Ready for a shorter stay
    # Caring
    Nursing care | Medicines, wounds, comfort
    Allied health | Walking, swallowing, feet
    Memory support | Calm and familiar`,
  people: `Nurse in charge | Notices the untouched breakfast.
    Care worker | Knows who likes the blind left open.
    Cook | Has a list of everyone’s favourite pudding.
    Activities lead | Finds the piano player in every new arrival.`,
  captions: `The garden bench at ten
    Two cups, one crossword
    A quilt from the old house
    Visitors’ book, open
    Tomatoes, staked by residents
    The piano after lunch`,
  journal: `How to talk about moving into care | Begin early, listen longest and leave the brochures in the car.
    What to ask on a tour of a care home | About nights, meals, staff and the smell of the corridor.
    Packing for one room | Which things carry a whole house with them.`,
  fields: 'Your name, Phone, Who is the care for?, When might they move?, Questions for us',
  tickers: 'Own rooms, Nurses on hand, Home cooking, Gardens, Respite, Visitors',
  closings: `c> Come at lunchtime. | See the rooms, meet the nurses and stay to eat with the residents.
    b> Ring the nurse in charge. | Tell us about the patient and we will say which room could be ready.
    Take your time with this one. | Visit twice if you like, and bring your brother.`,
  quotes: `We look after the person who was somebody before they were our resident.
    A good home still smells of toast.`,
})

const homeCare = trade({
  key: 'home-care',
  label: 'Care at home',
  subject: 'health',
  colours: [
    [tint(0.5, 0.09, 235), tint(0.9, 0.07, 85)],
    [tint(0.48, 0.08, 160), tint(0.9, 0.05, 45)],
  ],
  names:
    'home care, in-home care, NDIS, disability support, disability services, support coordination, respite care, home nursing, support workers, carers at home, supported independent living, meals on wheels',
  hints:
    'aged care, respite, participants, carers, independence, daily living, support worker, disability, elderly, autism, outings, plan managed, showering',
  field: 'aged care, disability, community services, health, healthcare, care',
  pages: 'Support, Our workers, Funding, Contact',
  actions: 'Talk about support | Make a referral | How funding works',
  craft: 'supporting people at home',
  audience: `c> people who want to stay in their own home
    b> coordinators, plan managers and hospitals`,
  headlines: `Your house, your rules, our hands.
    c> Help that knows where the cups live.
    c> Stay home. We will come to you.
    A hand at the door in {place}.
    b> A worker matched before the plan runs down.
    b> Referrals answered by a person.`,
  leads: `c> Some days need two hands more than you have. A support worker comes at the time you choose, does it the way you like and leaves the kitchen as you had it.
    b> Send the goals, the hours and the hard parts. We match a worker, confirm the first visit and tell you honestly if it is not going well.
    Support works when the same person keeps coming. We match on hours and skills, then on dogs, football and who likes to talk in the morning.`,
  offers: `Personal care | Showering, dressing and getting ready, at your speed and with the door closed.
    Around the house | Washing, cooking and the bed made, so that home stays a place you can manage.
    Getting out | Shopping, swimming, appointments or coffee with somebody who drives and carries.
    c> Company | A regular visit for cards, letters or the garden, with nobody watching the clock.
    Respite for carers | Someone you trust takes over while you sleep, travel or do nothing at all.
    Skills and independence | Cooking, buses and bills practised together until you do them alone.
    b> Support coordination | Goals turned into hours, providers and a calendar that the funding can carry.
    b> After hospital | Meals, medicines and a steady arm for the weeks after discharge.`,
  notes: `You meet the worker before the first visit.
    It can be changed when your week changes.
    Tell us how you like it done and we write it down.
    We ring if the worker is ever held up.
    Ask us how your funding can be used for it.`,
  offerHeadings: `Help with the everyday
    What a visit can be
    At home and out the door`,
  steps: `Tell us about your week | What you do yourself, what has become hard and what you miss.
    Meet your worker | We suggest somebody, you have a cup of tea and you decide.
    Start with one visit | Then we talk about what to keep and what to change.`,
  stepHeadings: `From phone call to first visit
    How the right worker finds you
    Starting small`,
  stories: `The match | Hours are easy, people are not | A fisherman sent to a fisherman will talk all morning. We ask about interests as carefully as about transfers.
    c> Home | Nothing moved without asking | Your cupboards have an order. A good worker learns it on the first morning and leaves it alone ever after.
    c> Carers | Go, and do not ring | Somebody who looks after somebody needs a night off. We write down the routines, and you turn the phone over.
    b> Coordinators | Notes that match the goals | Each visit is recorded against what the plan set out to do, so that the review has something to read.`,
  faqs: `Can I choose my support worker? | Yes. Meet them first, and tell us if you would like somebody else.
    What can my funding pay for? | It depends on your plan or package. Read it to us on the phone and we will talk it through.
    Can the same person come each time? | That is what we plan for. Ask who visits when your worker is on leave.
    c> What if I need to cancel a visit? | Ring us as early as you can, and ask how notice works under your agreement.
    b> How do we refer a participant? | Send goals, hours and any risks. Ask for our intake form and who reads it.`,
  list: `Support at home
    # Every day
    Mornings and evenings | Up, washed, settled
    Meals | Cooked in your kitchen
    Cleaning and laundry | The way you like it
    # Every week
    Outings | Pool, shops, friends
    Appointments | Driven, and in the room if you wish
    Respite | An afternoon or a night`,
  people: `Support worker | Remembers the dog’s name and the bin day.
    Coordinator | Matches people and fixes the roster by seven.
    Registered nurse | Reads the care plan and checks the swallow.`,
  captions: `Keys on the hook
    Two coats in the hall
    Soup, enough for tomorrow
    The good mug
    A walk to the corner
    Calendar on the fridge`,
  journal: `Preparing for a first support visit | What to show, what to say and what to leave on the bench.
    How to share care in a family | Turns, lists and a brother who lives far away.
    Small changes that make a bathroom safer | Rails, light and where to put the towel.`,
  fields: 'Name, Phone, Who needs support?, Days and hours, Type of funding',
  tickers: 'At home, Same faces, Outings, Good matches, Respite, Your routines',
  closings: `c> What would make the week easier? | Tell us on the phone, and we will suggest a worker to meet.
    b> Send us the hours. | Goals, times and suburb are enough for us to look for a match.
    Begin with one morning. | See how it feels to have a hand.`,
  quotes: `The best support leaves you with more to do yourself, not less.
    We are guests in every house we work in.`,
})

const stay = trade({
  key: 'stay',
  label: 'Places to stay',
  subject: 'travel',
  colours: [
    [tint(0.36, 0.06, 170), tint(0.9, 0.05, 80)],
    [tint(0.4, 0.07, 35), tint(0.88, 0.06, 210)],
  ],
  names:
    'hotel, boutique hotel, motel, bed and breakfast, b&b, accommodation, guesthouse, guest house, farm stay, farmstay, holiday house, holiday home, holiday rental, holiday rentals, holiday stay, short stay, resort, caravan park, campground, glamping, lodge, hostel, inn, serviced apartments, cottages, cabins, country house hotel',
  hints:
    'guests, rooms, suites, beds, breakfast, check-in, check-out, cabin, linen, stay, sleeps, nights, getaway, pillow, verandah',
  field: 'hotels, hospitality, travel, tourism',
  pages: 'Rooms, Breakfast, The area, Book',
  actions: 'Check dates | Plan a group stay | See the rooms',
  craft: 'keeping house for guests',
  audience: `c> guests with a night or a week to spare
    b> offsites, crews and travel planners`,
  headlines: `Sleep in. Breakfast will keep.
    c> A key, a lamp and nowhere to be.
    c> Hot shower, good pillow, birds.
    A bed in {place}, and a reason to stay.
    b> Rooms for the whole team under one roof.
    b> One invoice, every pillow accounted for.`,
  leads: `c> Leave the bags where they fall. The bed is made, the lamp is on and the kettle is within reach; we will tell you in the morning where to walk.
    b> Send the names, the nights and who needs a desk. We sort rooms, breakfasts and late arrivals on one list, and somebody picks up the phone.
    A room is only the start of it. What guests remember is the quiet, the towel that was big enough and what the window looked at.`,
  offers: `Rooms for two | A wide bed, thick curtains and two chairs turned towards the window.
    c> Family rooms | Bunks or a second room, a cot on request and space on the floor for a jigsaw.
    Longer stays | A week or more, with a kitchen corner, laundry and a rhythm of your own.
    Breakfast | Eggs, fruit and good bread, on a table downstairs or carried to your door.
    c> Weekends away | Arrive on Friday with the week still on you and leave it here.
    b> Group bookings | A list of names becomes a list of rooms, with arrivals at any hour thought about.
    b> Meetings and retreats | A big table, daylight and beds close enough to walk to.
    The whole place | Every room, the long table and the garden to yourselves.`,
  notes: `Ask which side of the house gets the morning sun.
    Tell us your arrival time and we will be there.
    The host can say which dates are quietest.
    Linen and towels are made up before you come.
    Write to us if you need something on the ground floor.`,
  offerHeadings: `Where you will sleep
    Rooms and reasons
    Nights away, in several sizes`,
  steps: `Choose your nights | Look at the calendar, the rooms and what each window sees.
    Tell us who is coming | Children, a dog, a sore knee: it helps us pick the right door.
    Arrive | Key, lamp and kettle are ready. Ask us about dinner and the walk.`,
  stepHeadings: `From calendar to pillow
    How a stay is booked
    Choose, tell, arrive`,
  stories: `The room | Thick curtains, thin walls nowhere | We have slept in every bed in the house to find the tap that drips. Then we fixed it.
    c> The morning | Breakfast without a queue | Come down when you are hungry, with wet hair if you like. There is a table near the light and the paper is on it.
    b> Groups | Names on doors before the bus | The late flight, the early run and the one who cannot do stairs are on our list, and so is the coffee.`,
  faqs: `What time can we check in? | Ask us for the day you arrive. Tell us your plans and we will say what is possible.
    Is there parking? | Ask about your dates and the size of the car, and we will tell you where to leave it.
    Can we bring the dog? | Tell us breed, size and manners. Some rooms suit and some do not.
    What happens if we have to cancel? | Ask for the terms of your rate before you book, and ring us as soon as plans change.
    b> Can you hold rooms for a group? | Send dates and numbers, and ask how long we can keep the rooms for you.`,
  list: `Rooms
    # For two
    Garden room | Doors to the grass
    Upstairs room | Morning light
    Suite | With a sofa and a bath
    # For more
    Family room | Space for a cot
    Adjoining rooms | A door between
    The whole house | Long table, every bed`,
  people: `Host | Lights the lamp and knows the tide.
    Housekeeper | Folds corners you could cut bread with.
    Breakfast cook | Remembers how you like your eggs.`,
  captions: `Key on a wooden tag
    A bed by the window
    Toast, jam, silence
    Wet towels on the rail
    The lamp in the hall
    Slippers at the door`,
  journal: `Where to eat near the house | The bakery for early risers and the place that stays open late.
    A weekend without the car | Walks, swims and a pub, all from the front gate.
    How to sleep well in a strange bed | Pillows, air and the trick with the curtains.`,
  fields: 'Name, Email, Arriving, Leaving, Number of guests',
  tickers: 'Quiet rooms, Big towels, Late breakfast, Window seats, Long weekends, Good pillows',
  closings: `c> Which nights? | Choose the dates, and tell us who is coming with you.
    b> Send us the name list. | Dates, numbers and budget are enough for a plan of rooms.
    The lamp is on. | Look at the rooms and pick a window.`,
  quotes: `A good bed is most of a good holiday.
    Guests should find out nothing about how the house is run, except that it is.`,
})

export const staying = [agedCare, homeCare, stay]
