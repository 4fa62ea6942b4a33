import { tint, trade } from '../trade.ts'

const garden = trade({
  key: 'garden',
  label: 'Gardens',
  subject: 'nature',
  colours: [
    [tint(0.44, 0.09, 145), tint(0.86, 0.1, 95)],
    [tint(0.4, 0.07, 160), tint(0.8, 0.1, 15)],
  ],
  names:
    'landscaper, landscaping, landscape architect, landscape design, garden design, gardener, gardening, gardens, nursery, plant nursery, native plants, arborist, tree surgeon, lawn mowing, tree services, tree removal, tree lopping, permaculture, horticulture, wildlife, environmental, conservation, landcare, irrigation',
  hints:
    'plants, trees, soil, native, bouquets, hedges, pruning, seedlings, compost, paving, bush, bees, harvest, paddock, cattle, sheep, crops, blooms',
  field: 'gardening, landscaping, environment',
  pages: 'Gardens, Plants, How we grow, Contact',
  actions: 'Plan a garden | Discuss a site | What is in season',
  craft: 'growing things',
  audience: `c> gardeners, cooks and flower lovers
    b> builders, venues and councils`,
  headlines: `Plant it now, thank us in spring.
    c> Something should be flowering.
    c> Shade for the summers ahead.
    Grown for the soil of {place}.
    b> Green that survives handover.
    b> Planting plans that make it past the first summer.`,
  leads: `c> Show us where the sun goes and where the dog runs. We choose plants that want to live there, and tell you plainly how much water they will ask for.
    b> Planting, supply and upkeep for sites that have a program: stock reserved early, installed in season and watched until the roots take hold.
    Growing things is mostly timing. We know what to cut in winter, what to sow after the last frost and what to leave alone.`,
  offers: `Garden design | A plan with sun, paths and a place to sit, drawn around the tree that was there first.
    Planting | The right plant in prepared soil, staked, mulched and watered in.
    Cut flowers and stems | Bunches that follow the season, conditioned overnight so that they open on your table.
    c> Garden care | Pruning, feeding and weeding by someone who knows what is a weed.
    b> Site landscaping | Paving, planting and irrigation set into your building program.
    Trees and hedges | Shaped with a saw that knows when to stop, and the prunings chipped for mulch.
    Seasonal produce | What the rows and branches are giving now, picked close to ripe.
    b> Supply to venues | Standing orders for flowers, herbs or plants, delivered before the doors open.`,
  notes: `We do it when the season is right, not before.
    Send a photo and we can be more exact.
    Ask us what time of year is best for it.
    We say what it will need from you afterwards.
    Talk to us about soil, sun and how much time you have.`,
  offerHeadings: `What we grow and tend
    In the garden, season by season
    From bare soil to full bloom`,
  steps: `Show us the ground | Photos, a sketch and where the sun falls after lunch.
    Choose what grows | A planting list with heights, water and months of flower.
    Plant and look after | We dig, mulch and come back while the roots find their way.`,
  stepHeadings: `From bare soil to shade
    How a garden begins
    Look, choose, plant`,
  stories: `The soil | Dig before you draw | Clay, sand or builder’s rubble: a spade answers most design questions. We look under the lawn first.
    c> Seasons | Something for August | Anyone can fill a garden in spring. We plan for the bare months, when a single flower at the window counts.
    b> Handover | Still green a year on | Plants die from the wrong month and a missing hose. We put watering in the program and in writing.`,
  faqs: `When is the best time to plant? | Cooler months suit most trees and shrubs. Ask us about the plants you have in mind.
    What grows in shade? | More than you might think. Send a photo of the spot and we will suggest plants for that light.
    How much care will the garden need? | We design for the time you have. Tell us honestly how often you will weed.
    c> What flowers are in season? | Ask us this week. We build each bunch from what is opening now.
    b> Can you maintain the planting afterwards? | Ask us for a maintenance plan with the planting quote.`,
  list: `In season
    # To plant
    Natives | Tough and full of birds
    Edibles | Herbs, citrus, greens
    Shade trees | For later, from now
    # To cut
    Foliage | Long-lasting and fragrant
    Blooms | Whatever opens this week
    Branches | For tall vases`,
  people: `Garden designer | Draws with a compass and a rain gauge.
    Grower | Knows each row by its weeds.
    Florist | Puts the odd stem in, and is right.`,
  captions: `Dew on the first row
    Secateurs in a back pocket
    Bare roots, ready
    Mulch, still steaming
    A bunch before the string
    Bees on the salvia`,
  journal: `What to do in the garden this month | Sow, cut, feed and leave alone.
    Making cut flowers last | Clean water, sharp angle, cool night.
    Plants for dry corners | Shrubs that forgive a forgotten hose.`,
  fields: 'Name, Phone, Address of the garden, Sun or shade?, What would you like to grow?',
  tickers: 'In season, Native plants, Cut flowers, Good soil, Shade trees, Pruning, Mulch',
  closings: `c> Send a photo of the bare corner. | We will tell you what would be happy growing there.
    b> Put planting in the program. | Send drawings and dates, so that the stock can be reserved.
    The soil is waiting. | Ask us what to plant while the season is right.`,
  quotes: `A garden is finished when the birds move in.
    Plants tell you what they want; we translate.`,
})

const travel = trade({
  key: 'tour',
  label: 'Guided trips',
  subject: 'travel',
  colours: [
    [tint(0.42, 0.09, 225), tint(0.85, 0.1, 75)],
    [tint(0.46, 0.08, 150), tint(0.75, 0.14, 50)],
  ],
  names:
    'tour, tours, tour operator, tour guide, travel, travel agency, tourism, kayaking, kayak tours, surf school, surfing, hiking, hikes, guided hikes, guided walks, walking tours, food tours, sailing, charter, charters, diving, ski, adventure, adventure travel, retreats, cruises, bush walks, horse trekking, rock climbing trips, whale watching, boat hire, scenic flights, fishing trips, campervan hire',
  hints:
    'trips, trails, guide, guides, itinerary, mountains, views, packs, river, coast, sunset, groups, paddle, boots',
  field: 'travel, tourism, leisure, outdoors',
  pages: 'Trips, Dates, Our guides, Plan',
  actions: 'Check dates | Plan a group trip | See where we go',
  craft: 'guiding',
  audience: `c> walkers with a few days to spare
    b> offsites, schools and trade partners`,
  headlines: `Go while the light is good.
    c> Pack less. Look longer.
    c> The view is round the next bend.
    {place}, seen slowly.
    b> An offsite without a slide projector.
    b> Groups met, fed and back on time.`,
  leads: `c> Leave the car, follow somebody who knows the path, and arrive where the tea is already poured. Bring boots and a book.
    b> Group travel with one contact: guides, gear, diets and transfers on a single sheet, and a plan for the day the weather turns.
    The best hour of any trip is usually off the plan. We leave room for it, and know where to stand when it happens.`,
  offers: `Guided trips | Small groups behind a guide who stops for birds, history and biscuits.
    Half-day outings | A morning on the water or the track, and back in time for a long lunch.
    c> Weekend escapes | Two days, one good walk, a fire at night and no decisions.
    Private charters | The boat, bus or trail to yourselves, at your own pace.
    b> Team days out | Something real to do together, a guide to do it with and a lunch everyone can eat.
    c> Family trips | Shorter legs, more snacks and a guide who answers every why.
    b> School and group travel | Ratios, transfers and risk plans prepared for the teacher in charge.
    Seasonal outings | Wildflowers, whales or snow: trips that wait for the right week.`,
  notes: `The guide checks the weather the evening before.
    Boots and a jacket are enough; we bring the rest.
    Tell us how far you like to go in a day.
    Ask which season suits it best.
    The guide carries the first-aid kit and the biscuits.`,
  offerHeadings: `Ways to get away
    Trips, short and long
    Where to next`,
  steps: `Pick a season | Tell us when you can travel and how far you like to walk.
    Hold your place | Choose the dates and tell us what you eat; we write the packing list.
    Set off | Your guide meets you at the start and takes it from there.`,
  stepHeadings: `From daydream to trailhead
    How a trip comes together
    Choose, hold, go`,
  stories: `The pace | Slow is how you see it | We take the longer path because of the bend in the river. Guides know where to stop, and when to say nothing.
    c> The evening | Wet boots by the fire | Hot soup, a dry pair of socks and the map spread out for tomorrow.
    b> Groups | One sheet, everyone on it | Names, diets, pick-ups and the person with the bad knee: our trip leader carries it all.`,
  faqs: `What should I pack for the trip? | Layers, walking shoes and a rain jacket. We send a list for your season and route.
    What happens if the weather turns? | The guide changes the route or the date. Ask us how that works for your trip.
    How fit do I need to be? | Tell us about your usual walk, and we will suggest trips at that pace.
    c> Can children come along? | Ask us which outings suit their legs, and their patience.
    b> Do you take groups? | Send numbers, dates and diets, and we will plan guides, gear and transfers.`,
  list: `Trips
    # By day
    Morning walk | Birds and flat white
    On the water | Paddle or sail
    Food trail | Small plates, small roads
    # For longer
    Overnight walk | One camp, two mornings
    Several days | Hut to hut
    Private group | Your pace, your people`,
  people: `Trip guide | Carries the thermos and the bird book.
    Second guide | Walks last and misses nobody.
    Planner | Knows the last ferry by heart.`,
  captions: `First light on the track
    Boots drying on a log
    Soup after the walk
    A map, folded wrong
    Low tide, no footprints
    A torch in the tent`,
  journal: `What to pack for changeable weather | Layers, dry socks and the one luxury worth carrying.
    Travelling with small children | Shorter days, more snacks and where to sit.
    The quiet months | Why the best trips happen out of season.`,
  fields: 'Name, Email, Dates, How many of you, Trip',
  tickers: 'Small groups, Long views, Dry socks, Good guides, Trail snacks, Off season',
  closings: `c> Where would you rather be? | Give us a month and a mood, and we will suggest a trip.
    b> Take the team somewhere. | Send dates and numbers, and our planner will draft the days.
    The track is open. | Check dates and save a place.`,
  quotes: `Nobody remembers the transfer; everyone remembers the light.
    A good guide knows when to stop talking.`,
})

const transport = trade({
  key: 'freight',
  label: 'Transport',
  subject: 'transport',
  colours: [
    [tint(0.34, 0.08, 255), tint(0.74, 0.17, 55)],
    [tint(0.3, 0.02, 240), tint(0.86, 0.17, 98)],
  ],
  names:
    'freight, logistics, transport, courier, couriers, trucking, haulage, removalist, removalists, moving company, warehouse, warehousing, 3PL, delivery service, shipping company, supply chain, chauffeur, taxi, bus charter, coach hire, storage, cold storage, fleet, air cargo, rail',
  hints:
    'deliveries, trucks, pallets, drivers, depot, loads, dispatch, vans, cartons, boxes, route, tracking, parcels, containers',
  field: 'transport, logistics, freight, transportation',
  pages: 'Services, Coverage, Track, Quote',
  actions: 'Get a quote | Book a pick-up | Where we go',
  craft: 'moving freight',
  audience: `c> movers, senders and receivers
    b> shippers, stores and warehouses`,
  headlines: `Picked up, strapped down, signed for.
    c> Your whole house, in order.
    c> The van that turns up.
    In and out of {place} before the traffic.
    b> Know where the pallet is without ringing.
    b> Dispatch that answers.`,
  leads: `b> Send the load, the dock and the deadline. Our dispatcher assigns a truck, tells you the driver’s name and rings if the road says otherwise.
    c> Boxes labelled by room, glass on its edge and the bed made up first at the other end. We move homes the way we would move ours.
    Freight is simple until a gate is locked. We ask about docks, heights and opening times before the truck leaves the depot.`,
  offers: `Local deliveries | Vans that know the back lanes, with a photo when your parcel is on the step.
    b> Pallet freight | Strapped, sheeted and booked into the dock at the other end.
    c> Home removals | Padded blankets, labelled boxes and a crew that takes the door off its hinges if it must.
    Storage | Dry, racked and listed, so that you can ask for box nine and get it.
    b> Warehousing and dispatch | Stock received, counted, picked and sent, with the count you can see.
    Urgent jobs | A driver for the thing that cannot wait, straight there with nothing else aboard.
    Scheduled runs | The same truck on the same loop, until your dock staff know the driver.
    Awkward loads | Pianos, pallets of glass and whatever does not fit the lift.`,
  notes: `The driver rings ahead when the dock is tight.
    It is photographed on the truck and at the door.
    Dispatch can tell you where the load is.
    We ask about stairs, gates and lifts first.
    Straps and blankets are on every truck.`,
  offerHeadings: `What we carry
    Loads, large and fragile
    From dock to door`,
  steps: `Describe the load | Size, weight, addresses and anything awkward about the gate.
    Book the truck | A price, a window and a driver assigned by dispatch.
    Track and sign | Follow the run and sign for the freight at the door.`,
  stepHeadings: `From dock to signature
    How a load moves
    Book, load, deliver`,
  stories: `Dispatch | A person who can see the trucks | When a road closes, dispatch knows which driver is near and which load can wait. You hear it from them first.
    c> Moving house | The kettle goes on last | We load it last, so that it comes off first. The rest of the boxes know their rooms.
    b> The dock | Drivers who know your gate | Regular runs keep regular drivers. They know who signs, where to reverse and when the forklift is at lunch.`,
  faqs: `What do you need for a freight quote? | Pick-up and drop-off addresses, sizes, weights and any stairs or docks.
    How do I track a delivery? | Ask dispatch for the run. They can see which truck carries your load.
    What if nobody is there to sign? | Tell us beforehand. The driver can leave it, wait or bring it back to the depot.
    c> Do you pack as well as move? | Ask us to quote boxes, packing and the move as separate lines.
    b> Can you integrate with our order system? | Tell us what it exports and we will talk through bookings and labels.`,
  list: `Transport services
    # Small
    Documents and parcels | Hand to hand
    Single items | A sofa, a bike, a bench
    Same-route runs | Shared van
    # Large
    Full loads | One truck, one address
    Pallets | By the space
    Removals | Room by room`,
  people: `Dispatcher | Sees the whole map and stays calm.
    Driver | Backs in first time, usually.
    Warehouse lead | Can find it by the smell of the carton.`,
  captions: `Tail-lift, early
    Straps pulled tight
    The depot at dawn
    Boxes labelled by room
    A signature on the dock
    Mirrors, lane, gate`,
  journal: `How to pack a kitchen | Plates on edge, glasses in socks and one box for the first night.
    Preparing a pallet for the road | Overhang, wrap and where the label goes.
    What a delivery window costs | Why an hour’s grace is cheaper than a promise.`,
  fields: 'Name, Phone, From, To, What are we moving?',
  tickers: 'Pallets, Parcels, Removals, Storage, Dock to door, Scheduled runs',
  closings: `b> Give dispatch a load. | Send the addresses and sizes, and get a price and a truck.
    c> Moving soon? | Tell us the stairs, the piano and the date.
    It is already on the truck. | Book a pick-up or ask dispatch a question.`,
  quotes: `The load arrives looking the way it left.
    A driver’s best tool is a phone call ahead.`,
})

const workshop = trade({
  key: 'car-workshop',
  label: 'Workshop',
  subject: 'transport',
  colours: [
    [tint(0.28, 0.02, 260), tint(0.6, 0.21, 28)],
    [tint(0.4, 0.09, 240), tint(0.84, 0.15, 88)],
  ],
  names:
    'mechanic, mechanics, car workshop, car repair, car repairs, auto repair, automotive, panel beater, smash repairs, tyre shop, tyres, car dealer, car dealership, used cars, car wash, detailing, car detailing, motorcycle, motorcycles, motorbikes, caravan repairs, auto electrician, towing, utes',
  hints:
    'cars, brakes, engine, logbook, servicing, roadworthy, vehicles, test drive, suspension, oil, hoist',
  field: 'automotive, transport, motor, vehicles',
  pages: 'Services, Prices, The workshop, Book',
  actions: 'Book a service | Manage a fleet | What we fix',
  craft: 'fixing what rolls',
  audience: `c> drivers and the suddenly stranded
    b> fleets, couriers and trade vehicles`,
  headlines: `Listen, find it, fix it.
    c> That noise has a name.
    c> See the worn part for yourself.
    Kept rolling in {place}.
    b> Vehicles back on the road by the next run.
    b> A fleet serviced before it stops.`,
  leads: `c> Tell us when it makes the noise: cold, turning, downhill. A mechanic will drive it, find the cause and ring you before fixing anything.
    b> Fleet servicing planned by kilometres and rosters, with one log for every vehicle and a call before a worn part becomes a tow.
    Our workshop keeps the old part on the bench until you have seen it. It is the simplest way to explain a bill.`,
  offers: `Regular servicing | Oil, filters, brakes and a road test, written into the logbook in readable ink.
    Brakes and suspension | Measured, shown to you and replaced in pairs.
    Diagnostics | The warning light read properly, then checked by a mechanic’s ear.
    Wheels and tyres | Fitted, balanced and trued, with the old tread explained.
    c> Pre-purchase inspections | A look beneath the polish before you hand over the money.
    b> Fleet maintenance | Vehicles rotated through the hoist without emptying your roster.
    Repairs after a knock | Straightened, matched and painted so that the panel forgets.
    c> Before a long trip | Tyres, belts, lights and fluids looked at before the road gets empty.`,
  notes: `The mechanic rings before going any further.
    We explain what we found before we go on.
    You can talk to the mechanic who does it.
    Tell us the noise; imitations are welcome.
    We write it in the log, with the date.`,
  offerHeadings: `What we fix
    On the hoist and on the stand
    From squeak to service`,
  steps: `Tell us the symptom | Noise, light, wobble; a video from the driver’s seat helps.
    Hear the diagnosis | We find the cause, ring with a price and wait for your yes.
    Drive away | Road-tested, logged and with the old part in a bag if you like.`,
  stepHeadings: `From rattle to road
    How a repair goes
    Listen, quote, fix`,
  stories: `The workshop | The old part stays on the bench | Mechanics can say anything. A brake pad worn to the metal speaks for itself.
    c> Noises | Do the impression | A click on full lock, a groan in the cold: the way you imitate it tells the mechanic where to look first.
    b> Fleets | Serviced between shifts | We book by kilometres, stock the usual filters and return vans before the drivers want them.`,
  faqs: `How often should it be serviced? | Follow the logbook, or sooner for hard use. Ask a mechanic what your kilometres suggest.
    Will you ring before doing extra work? | Yes. The mechanic calls with the part, the price and the reason.
    A warning light is on. Can I keep driving? | If it is red, stop. If it is amber, ring the workshop and describe the light.
    c> Can I wait while it is fixed? | Ask when you book; some jobs are quick and some need the hoist all day.
    b> Do you look after fleets? | Send the vehicle list and rosters, and ask us for a servicing plan.`,
  list: `Workshop services
    # Routine
    Minor service | Fluids, filters, check
    Major service | Plugs, belts, everything
    Safety check | Lights, belts, tread
    # Repairs
    Brakes | Pads, discs, lines
    Steering and suspension | Straight again
    Electrical faults | Traced, not guessed`,
  people: `Head mechanic | Diagnoses with a screwdriver against one ear.
    Workshop apprentice | Has the clean hands, for now.
    Service adviser | Translates mechanic into English.`,
  captions: `Hoist up, lights on
    Spanners, by size
    The worn pad and the new
    Road test, window down
    Grease under the nails
    Keys on the hook board`,
  journal: `What that noise might be | Clicks, squeals and rumbles from a mechanic’s notebook.
    Looking after brakes | How to feel wear before you hear it.
    Buying second-hand | Where to look, what to ask and when to walk away.`,
  fields: 'Name, Phone, Make and model, What is it doing?, Preferred day',
  tickers: 'Servicing, Brakes, Diagnostics, Tyres, Road tests, Straight answers',
  closings: `c> What is it doing? | Describe the noise and book a time on the hoist.
    b> Keep the fleet moving. | Send us the vehicle list, and we will plan the servicing.
    Bring it in. | Or send a video with the sound on.`,
  quotes: `If we cannot show you the wear, we do not change the part.
    Machines complain politely first; that is when to come.`,
})

export const outdoors = [garden, travel, transport, workshop]
