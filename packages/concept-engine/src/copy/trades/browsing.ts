import { tint, trade } from '../trade.ts'

const bookshop = trade({
  key: 'bookshop',
  label: 'Bookshop',
  subject: 'retail',
  colours: [
    [tint(0.36, 0.09, 25), tint(0.92, 0.04, 85)],
    [tint(0.34, 0.06, 160), tint(0.9, 0.06, 70)],
  ],
  names:
    'bookshop, book shop, bookstore, book store, bookseller, booksellers, books, second-hand books, secondhand books, children’s bookshop, comic shop, comics, antiquarian books, book club',
  hints:
    'readers, fiction, poetry, titles, authors, paperbacks, novels, reading nights, reading, story time, launches, shelves, crime, picture books',
  field: 'retail, bookselling',
  pages: 'Books, Events, About the shop, Visit',
  actions: 'Find a book | Order for a school | Events at the shop',
  craft: 'selling books',
  audience: `c> readers of every speed
    b> schools, libraries and book clubs`,
  headlines: `Read the first page here. Stay for the second.
    c> Somebody in here has read it.
    c> The book you did not come in for.
    Where {place} reads.
    b> Reading lists, unpacked and labelled.
    b> Books for the whole year level.`,
  leads: `c> Tell us the last book you could not put down, and we will walk you to the shelf with the next one. If you would sooner be left alone, there is a chair for that too.
    b> Send the list, the numbers and the term it begins. Our booksellers track down editions, suggest what to add and pack by class or by branch.
    A bookshop is a room full of opinions, sorted by surname. Ours are handwritten on cards, and the booksellers are happy to defend them.`,
  offers: `New fiction | The novels everyone is arguing about, and a few that deserve the argument.
    Children’s books | Picture books at crawling height, chapter books above and a rug in between.
    c> Recommendations | Tell a bookseller what you loved last and leave with something you had not heard of.
    Special orders | The edition, the translation or the one out of print, looked for and set aside with your name in it.
    Author events | A reading, some hard questions and a queue for signatures between the shelves.
    c> Book clubs | Copies for the group, a date to talk and a bookseller to settle disputes.
    b> School and library supply | Lists checked, editions matched and boxes labelled for the right desk.
    Second-hand shelves | Good copies with a past, a stranger’s underlining and room in your bag.
    b> Book tables | A table of titles at your conference or festival, with somebody who can sell them.`,
  notes: `Ask at the desk which bookseller has read widely here.
    We can look it up and put one aside for you.
    There is a handwritten card with our honest view.
    The desk can wrap it if it is for someone else.
    Come and read the first page before you decide.`,
  offerHeadings: `On the shelves and off them
    For readers, young and late
    What the booksellers do`,
  steps: `Name a book you loved | Or hated. Both tell a bookseller plenty.
    Let us pull three | One safe, one odd, one that we press on everybody.
    Sit with the first page | Buy the one that you are still reading.`,
  stepHeadings: `From shelf to bedside table
    How to leave with the right book
    Love, pull, read`,
  stories: `The shelves | Each card is signed | If a book has a note under it, one of us stayed up too late with it. You may complain to that person directly.
    c> Children | Picture books live on the floor | The lowest shelf is for the shortest readers. Anything chewed was on its way to being loved.
    c> Evenings | Chairs between crime and poetry | The shelves roll back, somebody reads and somebody always asks where the ideas come from.
    b> Schools | The right edition for every desk | Page numbers have to match in class. We check the list against the printing before we order it.`,
  faqs: `Can you order a book you do not have? | Nearly always. Give us the title, or the colour of the cover, and we will look for it.
    How long does a special order take? | It depends where the copies are. Ask, and we will ring when yours lands.
    Do you take second-hand books? | Bring a list or a photograph of the spines, and ask what we are looking for.
    c> What should I give a reader? | Tell us three books they own. We will find a fourth, and explain about exchanges.
    b> Do you supply schools and libraries? | Send the list and the dates. We will quote, and say which editions are hard to find.`,
  list: `Find your shelf
    # Stories
    New fiction | Talked about now
    Crime and mystery | For long trains
    Poetry | Thin and heavy
    # True things
    Nature writing | Boots optional
    Lives and letters | Other people’s business
    Cookery | Splashes expected`,
  people: `Bookseller | Has read the ending and will not tell.
    Children’s bookseller | Does the voices.
    Buyer | Reads next season’s books on the tram.`,
  captions: `Cards under the spines
    The ladder in fiction
    A chair, taken
    Brown paper, square corners
    Rain on the window table
    Chairs out for a reading`,
  journal: `What the booksellers are reading | One recommendation each, with reasons and one warning.
    Books to read aloud | Sentences that sit well in the mouth at bedtime.
    How to start a book club that lasts | Short books, fixed nights and permission not to finish.`,
  fields: 'Name, Email, Title or author, Collect or send?',
  tickers: 'New fiction, First pages, Signed copies, Picture books, Readings, Special orders',
  closings: `c> What did you love last? | Write us the title, and we will answer with three.
    b> Send us the reading list. | We will check the editions and come back with a quote.
    The chair is free. | Come in, sit down and read a first page.`,
  quotes: `We have never regretted selling somebody a better book than they asked for.
    The best shelf is the one you did not mean to look at.`,
})

const recordShop = trade({
  key: 'record-shop',
  label: 'Record shop',
  subject: 'music',
  colours: [
    [tint(0.5, 0.2, 28), tint(0.93, 0.03, 85)],
    [tint(0.26, 0.03, 280), tint(0.85, 0.16, 95)],
  ],
  names:
    'record shop, record store, records, vinyl, vinyl shop, music shop, music store, guitar shop, guitar store, instrument shop, second-hand records, hi-fi, hifi, turntables, sheet music',
  hints:
    'pressings, LPs, albums, crates, sleeves, cassettes, in-store gigs, guitars, amps, pedals, strings, reissues, collectors, new releases',
  field: 'music retail, retail, music',
  pages: 'New in, Crates, In-stores, Visit',
  actions: 'Search the racks | Sell a collection | What is on',
  craft: 'digging through crates',
  audience: `c> diggers, collectors and first turntables
    b> venues, labels and filmmakers`,
  headlines: `Flip until something stops you.
    c> Side B is the one to hear.
    c> Yes, you can play it first.
    The loudest racks in {place}.
    b> Racks for your label, ears included.
    b> Sound for the bar, chosen by hand.`,
  leads: `c> Start at A or start at the new arrivals. There is a listening deck by the counter, and whoever is behind it has an opinion about what you are holding.
    b> Labels, bars and filmmakers ask us for stock, shelves and strange old sounds. Tell us the room or the release, and we will pull a stack.
    Music is better with something to hold. We clean it, grade it, play it and file it where the next person will be surprised to find it.`,
  offers: `New pressings | Fresh albums and reissues, racked the week that they land and played loud at the counter.
    Second-hand crates | Graded by eye and by ear, priced on the sleeve and never in quite the right order.
    c> Listening deck | Headphones, a needle and as many tracks as it takes to be sure.
    Collections bought | We come and look, go through every box and make one offer for the lot.
    In-store gigs | A corner, two speakers and a band close enough to lend you a plectrum.
    Players and needles | Turntables set up, belts replaced and the hum chased out of your speakers.
    b> Label stock | Consignment and orders for small labels, with a place at the front of the rack.
    b> Music for bars and films | Stacks pulled for a mood, a decade or a scene, with the credits noted.
    c> Gift records | Tell us three bands they love and we will find the one that they do not own.`,
  notes: `Ask at the counter and somebody will put it on.
    We can hold one with your name on it for a while.
    It is checked before it goes out on the floor.
    The staff will tell you honestly what it sounds like.
    Ask us if you cannot see it; there is more out the back.`,
  offerHeadings: `In the racks
    What turns here
    Crates, decks and loud corners`,
  steps: `Dig | New arrivals at the front, bargains on the floor and jazz where you least expect it.
    Listen | Take it to the deck, find the second track and check the surface in the light.
    Take it home | In a stiff bag, with a tip about what to play after it.`,
  stepHeadings: `From crate to turntable
    How to dig
    Flip, listen, carry`,
  stories: `Grading | We play the quiet bits | Any record looks fine under a shop light. The gap between the tracks tells you how it was loved, so that is where we listen.
    c> The counter | Ask what is playing | Most of what we sell began with somebody crossing the floor to ask. The answer takes longer than they planned.
    Collections | Every box has one | Somewhere among the brass bands and the comedy albums sits the thing that makes the drive worthwhile.
    b> Small labels | A rack of your own | Bring us a handful, tell us what it sits next to, and we will file it by sound rather than by postcode.`,
  faqs: `Can I listen before I buy? | Take it to the counter and ask for the deck. Mind the needle.
    Do you buy records? | Send photographs of the spines, or bring a box. We will say what we can use and why.
    How are second-hand records graded? | By sleeve, surface and sound. Ask us to play you the worst passage.
    c> What turntable should I start with? | Tell us the room and the budget, and we will be frank about what not to buy.
    b> Do you stock small labels? | Send a link and a line about the pressing, and ask about consignment.`,
  list: `By the crate
    # New
    This week | Still in the shrink-wrap
    Reissues | Out of hiding
    Local pressings | Made down the road
    # Used
    Jazz and soul | Played and kept
    Rock and punk | Sleeves may show it
    Floor crates | Bend your knees`,
  people: `Counter | Knows the catalogue number, unfortunately.
    Buyer | Has been in more garages than a plumber.
    Grader | Hears the scratch you cannot see.`,
  captions: `Thumbs on the spines
    The deck by the till
    Crates under the table
    A sleeve, held to the light
    Cables for tonight
    Run-out groove`,
  journal: `How to clean a record | Water, brush, patience and what to keep away from it.
    Small steps to a quieter turntable | Level, weight, cartridge, earth and the shelf it stands on.
    What we played this month | The albums that made customers walk over and ask.`,
  fields: 'Name, Email, Artist or title, Buying or selling?',
  tickers: 'New pressings, Clean grooves, Side B, In-store gigs, Floor crates, Needles',
  closings: `c> What are you looking for? | Send the artist or the half-remembered chorus, and we will check the racks.
    b> Give us a stack to sell. | Tell us about the label, the run and what it sits beside.
    Doors open, needle down. | Come and dig.`,
  quotes: `If it skips, we tell you where.
    A good rack should cost you an afternoon.`,
})

const bikeShop = trade({
  key: 'bike-shop',
  label: 'Bike shop',
  subject: 'transport',
  colours: [
    [tint(0.62, 0.19, 45), tint(0.3, 0.03, 250)],
    [tint(0.42, 0.1, 160), tint(0.88, 0.13, 95)],
  ],
  names:
    'bike shop, bike repair, cycling store, bicycle shop, bicycles, bicycle, cyclery, bikes, e-bikes, ebikes, electric bikes, cargo bikes, bike mechanic, bike repairs, bicycle repairs, bike hire, bike workshop, scooters',
  hints:
    'cycling, cyclists, riders, commuters, servicing, test ride, test rides, panniers, helmets, gears, tyres, frames, wheels',
  field: 'cycling, retail, transport',
  pages: 'Bikes, Workshop, Riding, Visit',
  actions: 'Book a test ride | Fleet bikes | Book a service',
  craft: 'turning spanners',
  audience: `c> commuters, parents and Sunday riders
    b> fleets, couriers and workplaces`,
  headlines: `Ride it round the block first.
    c> Two kids, the shopping, no car park.
    c> Brakes that bite, gears that behave.
    Wheels for the hills of {place}.
    b> A fleet that is back by knock-off.
    b> Bikes your staff will really ride.`,
  leads: `c> Tell us where you ride, what you carry and how much hill is in the way. We will wheel out two or three, set the saddle and send you round the block.
    b> Pool bikes, delivery bikes, a rack that works and servicing on site: send us the number of riders and we will suggest the bikes and a schedule.
    A bicycle is a simple machine that gets ignored until it squeals. Bring it in early, and the mechanic will show you what is worn and what can wait.`,
  offers: `Commuter bikes | Upright, quiet and ready for rain, with lights and racks that do not rattle.
    E-bikes | Motors tried on a real hill, batteries explained and the weight lifted before you buy.
    c> Cargo and family bikes | Room for children, groceries or a double bass, and a stand that holds them all.
    Servicing | Brakes, gears, bearings and wheels, with a call before anything extra is fitted.
    Repairs | Punctures, bent hangers and the noise that only comes uphill.
    c> Kids’ bikes | Light enough to lift, with brakes that small hands can reach.
    Fitting | Saddle, bars and pedals moved until your knees and your neck stop complaining.
    b> Fleet supply and care | Bikes, locks and helmets for a workplace, with a mechanic who visits on a schedule.
    b> Courier repairs | Wheels trued and pads swapped while the rider drinks a coffee.`,
  notes: `Ask a mechanic to show you on the stand.
    We set it up for your height before you leave.
    It gets a check over once it has bedded in.
    Tell us your hills and we will suggest the gears.
    The shop can store the old one while you decide.`,
  offerHeadings: `On the floor and on the stand
    Bikes and the care of them
    What rolls out of here`,
  steps: `Say where you ride | The hills, the load, the rain and where the bike sleeps.
    Try a few | Round the block, up the rise and back, with the saddle set for you.
    Roll home | Adjusted and explained, with a date for the first check.`,
  stepHeadings: `From showroom to bike path
    How to pick a bicycle
    Ride, fit, roll`,
  stories: `The workshop | Show me the worn part | The mechanic turns the crank, points at the tooth and lets you decide. Parts we replaced come back to you in a bag.
    c> Test rides | The block has a hill in it | A bike feels fast on a shop floor. Take it to the lights, over the tram tracks and up the rise, then tell us.
    c> Families | The school run, rearranged | There are raincovers, straps and second seats for nearly every cargo of children. Bring them along and see who fits where.
    b> Fleets | One dead battery is a whole shift | We number the bikes, log the work and swap the tired ones before your riders start to complain.`,
  faqs: `Can I take a bike for a test ride? | Bring shoes you ride in and something with your name on it, and ask which models are set up.
    How often should a bike be serviced? | It depends on how far and how wet. Let the mechanic look at the chain and tell you.
    What will a repair cost? | We look at it on the stand and give you a price before the spanners come out.
    Can an e-bike battery be replaced? | Usually. Tell us the make and the model number, and we will say what is made for it.
    b> Can you keep a fleet running? | Tell us how many bikes, where they live and who rides them. We will suggest a schedule.`,
  list: `Workshop and floor
    # In the workshop
    General service | Brakes, gears, bearings
    Puncture | While you wait, if the stand is free
    Wheel truing | Until it sings
    # On the floor
    City bikes | Racks and mudguards
    Electric | Try it on the hill
    For children | Light and bright`,
  people: `Head mechanic | Diagnoses by sound.
    Bike fitter | Moves your saddle less than you expect.
    Sales | Rides in every day and smells of rain.`,
  captions: `Spokes against the window
    Chain, cleaned and oiled
    The stand at nine
    A child seat, tried out
    Grease under a thumbnail
    Helmets by size`,
  journal: `How to look after a chain | Wipe, oil, wipe again, and when to give up on it.
    Riding in the rain | Mudguards, brakes, gloves and which puddles to mistrust.
    Choosing a cargo bike | Long tail or front box, and what your stairs say about it.`,
  fields: 'Name, Phone, Bike or model, Service or test ride?, Day',
  tickers: 'Test rides, Straight wheels, Cargo bikes, Silent chains, Good brakes, Helmets',
  closings: `c> Which way is your hill? | Tell us the ride, and we will have two bikes pumped up.
    b> Put your staff on bikes. | Send the number of riders, and we will suggest a fleet and its care.
    Hear that squeak? | Book it in before it becomes a part.`,
  quotes: `The right bike is the one you ride when it is raining.
    Nobody ever came back to complain that the brakes were too good.`,
})

export const browsing = [bookshop, recordShop, bikeShop]
