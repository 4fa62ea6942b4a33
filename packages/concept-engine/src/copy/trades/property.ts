import { tint, trade } from '../trade.ts'

const realEstate = trade({
  key: 'real-estate',
  label: 'Real estate',
  subject: 'property',
  colours: [
    [tint(0.3, 0.05, 160), tint(0.78, 0.09, 75)],
    [tint(0.34, 0.07, 250), tint(0.86, 0.05, 60)],
  ],
  names:
    'real estate, estate agent, real estate agency, property management, property manager, property developer, property development, buyers agent, buyers advocate, vendor advocate, rental agency, retirement village, apartments, strata, body corporate, coworking, co-working, townhouses',
  hints:
    'property, homes, house, vendors, tenants, landlords, auction, listings, rentals, leasing, inspections, buyers, suburb, floor plan, appraisal',
  field: 'property, real estate, housing, development',
  pages: 'Homes, Sell, Manage, Our agents',
  actions: 'Request an appraisal | Discuss a property | See open homes',
  craft: 'selling homes',
  audience: `c> buyers, sellers and landlords
    b> developers, owners and investors`,
  headlines: `Homes, sold by people who walk the street.
    c> Find the house before the auction crowd.
    c> What is your home worth on a Saturday?
    Every second street in {place}.
    b> Full tenancies, fewer phone calls.
    b> Sell the whole floor, not just the views.`,
  leads: `c> We know which side of the street gets the morning sun and what the last three houses went for. Ask us before you list, bid or let.
    b> Leasing, sales and management for owners of more than one address, with reporting that shows the vacancy, the arrears and the next lease to expire.
    A good campaign starts with a frank price and a clean hallway. Our agents handle the rest: the photographs, the inspections and the last hour of the auction.`,
  offers: `Selling a home | A price you can defend, a campaign that suits the house and an agent at every inspection.
    c> Buying and inspections | Homes that match your list, with the flaws named before you fall in love.
    Property management | Tenants checked, repairs answered and rent followed, with a statement each month.
    Appraisals | A walk through your rooms and the recent sales that set the price.
    b> Project sales | Display suites, floor plans and buyer lists for developments still in the ground.
    Auctions | A caller, a crowd and a plan for the pause before the hammer.
    b> Commercial leasing | Shops, offices and sheds matched to tenants who will stay.
    c> Renting | Open for inspection, apply online and hear back either way.`,
  notes: `The agent who lists the home also opens the door.
    We show you the recent sales behind the price.
    Buyers who missed the last house hear about it first.
    The inspection feedback reaches you the same evening.
    Landlords and vendors can ring their agent directly.`,
  offerHeadings: `Buying, selling, keeping
    What our agents do
    For every side of the front door`,
  steps: `Walk us through | We look at the house, the light and the neighbours’ sales.
    Set the plan | Price, method, photographs and the inspections in your calendar.
    Hand over the keys | We negotiate, sign and stay until the home has its new owner.`,
  stepHeadings: `From appraisal to keys
    How a home sells
    Three visits to a sale`,
  stories: `The street | Prices have addresses | Suburb averages hide the busy corner and the north-facing yard. Our agents price the house that you own, not its postcode.
    c> Buying | Look twice, bid once | Come back in the evening, listen for the train and ask about the roof. We would rather answer now than after settlement.
    b> Management | A quiet building is a managed one | Repairs logged, leases diarised and tenants answered. Owners see it all on a page each month.`,
  faqs: `What is my home worth? | Ask for an appraisal. We visit the property and show the recent sales nearby.
    Auction or private sale? | It depends on the house and who will want it. An agent will set out both for your street.
    What should I fix before selling a home? | Usually less than you think. We walk through the rooms and tell you what buyers notice.
    c> How do I hear about homes early? | Tell us your streets and your limits, and we will ring before the listing goes up.
    b> What does property management include? | Ask us for the schedule: inspections, repairs, rent and reporting, with the fees beside each.`,
  list: `Property services
    # For owners
    Appraisal | Room by room
    Sales campaign | Photographs to hammer
    Rental management | Lease to bond return
    # For buyers and tenants
    Open inspections | Take your time
    Buyer alerts | Before the sign is up
    Applications | Answered either way`,
  people: `Sales agent | Has sold on your street and remembers the kitchen.
    Property manager | Knows the plumber, the tenant and the lease.
    Auctioneer | Can wait longer than the bidders.`,
  captions: `Front gate, inspection morning
    Afternoon light in the living room
    The board goes up
    Keys on a kitchen bench
    A terrace with new paint
    Floor plan, coffee ring`,
  journal: `Reading a floor plan | What the arrows, dots and missing cupboards tell a buyer.
    The week before an auction | Contracts, building reports and how to set a limit.
    Preparing a rental for photographs | Lamps on, bins out and the trick with the curtains.`,
  fields: 'Name, Phone, Address of the property, Buying or selling?, Best time to call',
  tickers: 'Open homes, Appraisals, Auctions, Rentals, New listings, Property management',
  closings: `c> Thinking of moving? | Ask for an appraisal, or tell us the street you would like to live on.
    b> Put your property to work. | Send the address and the present lease, and we will tell you what we would do.
    Come through the front door. | See what is open for inspection, or ask an agent about yours.`,
  quotes: `A house sells when somebody can imagine breakfast in it.
    We price a home on what we have seen sell, not on what you hope to hear.`,
})

const architect = trade({
  key: 'architect',
  label: 'Architects',
  subject: 'property',
  colours: [
    [tint(0.3, 0.01, 80), tint(0.7, 0.1, 55)],
    [tint(0.4, 0.03, 150), tint(0.9, 0.02, 90)],
  ],
  names:
    'architect, architecture, architects, architectural, building designer, building design, drafting, draftsman, urban design, heritage architect, town planner, town planning, passive house, surveyor, quantity surveyor',
  hints:
    'drawings, plans, extensions, planning permit, heritage, brief, site, model, materials, timber, courtyard, sketch design, designs homes',
  field: 'architecture, design, property, construction',
  pages: 'Projects, Approach, Studio, Contact',
  actions: 'Ask for a first meeting | Discuss a project | See projects',
  craft: 'drawing buildings',
  audience: `c> people with a house to change
    b> developers, schools and councils`,
  headlines: `Buildings that know where the sun is.
    c> Draw the life first, then the house.
    c> More light, not more rooms.
    Houses made for {place}.
    b> Drawings that a builder can price.
    b> From feasibility to the final defect.`,
  leads: `c> We start with how you cook, read and argue, and where the sun falls in winter. The plan grows from that, one scaled drawing at a time.
    b> Feasibility, planning and documentation from architects who have sat in council chambers and stood in the rain with a builder.
    A drawing is a promise about light, cost and weather. We test each one with a model, an estimate and a walk around the site.`,
  offers: `c> New houses | A plan drawn for your block, your winters and the way your household spends a Sunday.
    Additions and renovations | Old rooms kept where they are good, and new ones opened to the garden and the sun.
    Planning permits | Neighbours, overlays and setbacks read early and argued on paper.
    Heritage work | Cornices repaired, additions that know their place and drawings the council can follow.
    b> Multi-residential | Apartments with cross-breezes, storage and a stair that people choose to take.
    b> Schools and public buildings | Rooms that hold noise, crowds and weather, documented for tender.
    Interiors and joinery | Kitchens, shelves and window seats drawn at a scale where fingers matter.
    Feasibility studies | What the site allows, what it would cost and whether to buy it.`,
  notes: `It starts as a pencil sketch over the survey.
    You can walk through it as a model first.
    We draw the detail at the size that a builder needs.
    The cost plan sits beside the design from the beginning.
    The architect who sketched it also visits the site.`,
  offerHeadings: `What we draw
    Kinds of building
    From window seats to whole streets`,
  steps: `Walk the site | We look for sun, trees, neighbours and what the old house does well.
    Sketch and model | Options in pencil and card, with a cost plan next to each.
    Document and build | Drawings a builder can price, and an architect on site to answer.`,
  stepHeadings: `From site walk to front door
    How a building gets drawn
    Stages of a project`,
  stories: `Light | Begin with the path of the sun | Before the first line, we note where morning arrives and where the wind comes from. Rooms find their own places after that.
    c> Living | Smaller plan, larger house | A window seat can do the work of a room. We look for the corners that earn their area twice.
    b> Delivery | Drawn once, built once | Complete drawings mean fewer variations. We coordinate engineers early and answer the builder in writing.`,
  faqs: `When should I talk to an architect? | Before you settle the budget, ideally before you buy the site. A first meeting tells you a lot.
    How do architects’ fees work? | We set them out by stage in writing. Ask us for a proposal after the site visit.
    Can you work with my builder? | Often, yes. Tell us who it is and we will talk drawings and site visits with them.
    c> How long does a house take to design? | Ask us with your site in mind, because planning rules and neighbours decide much of it.
    b> Do you document for tender? | Ask us for a sample set and the consultants we would coordinate.`,
  list: `Scope of work
    # On paper
    Site study | Sun, slope, rules
    Sketch design | Options and a model
    Town planning | The permit set
    # On site
    Construction drawings | Every junction
    Tender and contract | Comparing builders fairly
    Site visits | Until the last defect`,
  people: `Design architect | Draws with a soft pencil and a hard budget.
    Project architect | Knows every junction in the set.
    Interior designer | Works out where the kettle lives.`,
  captions: `Card model, morning sun
    Section through a stair
    Brick meeting timber
    The courtyard after rain
    A window seat at dusk
    Site measure in pencil`,
  journal: `Orienting a house on a narrow block | Where to find the sun when the neighbours stand close.
    Renovate or rebuild | How an architect weighs an old house.
    How to read a section drawing | The view that explains the stairs, the light and the cost.`,
  fields: 'Name, Email, Site address, What would you like to build?, Stage you are at',
  tickers: 'New houses, Additions, Heritage, Planning permits, Joinery, Models',
  closings: `c> Show us the block. | Send the address and a few lines about how you live, and we will suggest a time to walk it.
    b> Bring us the site. | Send the survey and your brief, and we will say what it could hold.
    Every building begins with a walk. | Ask for a first meeting, on site if you can.`,
  quotes: `If the winter sun reaches the table, the plan is nearly right.
    Good detail is where the rain has nowhere to go.`,
})

const builder = trade({
  key: 'builder',
  label: 'Builders',
  subject: 'making',
  colours: [
    [tint(0.35, 0.04, 245), tint(0.78, 0.15, 75)],
    [tint(0.4, 0.05, 60), tint(0.7, 0.16, 45)],
  ],
  names:
    'builder, builders, construction, construction company, home builder, renovations, renovation, carpenter, carpentry, roofing, roofer, tiler, tiling, bricklayer, concreter, concreting, painter, painting and decorating, plasterer, fit-out, fitouts, fit outs, shopfitting, decking, kitchens and bathrooms, handyman, pool builder, demolition, glazier, flooring',
  hints:
    'extensions, slab, frames, site, timber, decks, pergola, kitchens, bathrooms, trades, renovate, tools, foreman, roof, subcontractors',
  field: 'construction, building, trades, home improvement, building and construction',
  pages: 'Projects, Services, How we build, Quote',
  actions: 'Get a quote | Tender with us | See projects',
  craft: 'building',
  audience: `c> people living with plans on the fridge
    b> architects, developers and facility managers`,
  headlines: `Built straight, swept up daily.
    c> From plans on the fridge to keys.
    c> The extension you stop apologising for.
    Frames going up in {place}.
    b> A site that runs to its program.
    b> Tender numbers that hold.`,
  leads: `c> You get a site supervisor with a name, a program on the wall and a builder who rings before the tiles run out, not after.
    b> We price from the drawings, flag what is missing and run the site to a program that your superintendent can check at any hour.
    Good building is mostly sequence: footings before frames, waterproofing before tiles, a question before the saw. We keep the order and the site.`,
  offers: `c> Extensions | New rooms tied into the old roof line, with the family still living at the front.
    Renovations | Walls moved, floors levelled and services replaced while the plaster is off.
    Kitchens and bathrooms | Set out on the floor first, so that you can open the imaginary oven.
    Decks and outdoor rooms | Posts set deep, boards spaced for the weather and a rail you can lean on.
    b> Fit-outs | Offices and shops stripped, framed and finished around trading hours.
    New homes | Slab to handover under one supervisor, with inspections you can attend.
    b> Commercial construction | Site management, safety and reporting for builds with a superintendent.
    Repairs and make-good | Rot cut out, frames straightened and the gap behind the cornice found.`,
  notes: `The site supervisor walks you through it before the work begins.
    Variations are priced and signed before a tool comes out.
    We photograph what goes behind the plaster.
    The site is swept at the end of each day.
    Each trade has finished before the next one is booked on.`,
  offerHeadings: `What we build
    From footings to final coat
    Work on our sites`,
  steps: `Walk the job | We look at the drawings and the house, and ask about the wall with the pipes.
    Price it properly | Line by line, with allowances named and exclusions in bold.
    Build and hand over | A program on the wall, a weekly site meeting and a defect list we clear.`,
  stepHeadings: `From first measure to handover
    How a build runs
    Before the tools come out`,
  stories: `On site | The clean site is the safe one | Timber stacked, leads up, floors swept. Trades do better work in a place that somebody looks after.
    c> At home | Living through it | Dust walls, a temporary kitchen and a date for the noisy week. We plan the build around breakfast.
    b> Program | Know on Tuesday what slips on Friday | The supervisor updates the program as trades finish, and tells your architect before it matters.`,
  faqs: `How do I get a building quote? | Send drawings or photos and the address. We look at the site before we put a price on it.
    Can we live in the house during the work? | Often, with a dust wall and a plan for the kitchen. Ask us when we walk the job.
    What happens when the plan changes? | We price the variation and wait for your signature before the carpenters begin.
    Do I need a permit to build? | It depends on the work. Ask us, and we will tell you who to see before we start.
    b> Can you price from tender documents? | Send the set and the closing date, and ask our estimator for a site walk.`,
  list: `Building services
    # At home
    Extensions and second storeys | Up or out
    Wet areas | Waterproofed and tiled
    Decks and pergolas | For long evenings
    # On site
    Demolition and strip-out | Careful, then quick
    Framing and roofing | Straight and dry
    Finishing | Doors that close with a click`,
  people: `Site supervisor | Keys, program and the phone number you will use.
    Lead carpenter | Reads the drawing and then the old house.
    Estimator | Counts everything, including the skip.`,
  captions: `Frame day, clear sky
    String line and a level
    First coat going on
    The wall that came out
    Boards stacked under cover
    Boots at the back door`,
  journal: `How to read a building quote | Prime costs, provisional sums and where prices hide.
    Living through a renovation | Kitchens in laundries and other survival notes.
    What is behind the plaster | Old wiring, odd framing and why we take photos.`,
  fields: 'Name, Phone, Site address, What are you building?, Do you have plans?',
  tickers: 'Extensions, Renovations, Decks, Fit-outs, Kitchens, New homes, Straight walls',
  closings: `c> Got plans on the fridge? | Send us a photo of them and the address, and we will come and walk the site.
    b> Put us on the tender list. | Send drawings and a date, and meet the supervisor who would run it.
    Let’s walk the job. | A quote starts with a tape measure and a few blunt questions.`,
  quotes: `Measure twice is only half of it; ring the owner once.
    You should be able to sweep a site and see the floor.`,
})

const interiors = trade({
  key: 'interiors',
  label: 'Interiors',
  subject: 'interiors',
  colours: [
    [tint(0.5, 0.06, 50), tint(0.9, 0.03, 85)],
    [tint(0.42, 0.05, 140), tint(0.82, 0.06, 55)],
  ],
  names:
    'interior design, interior designer, interiors, interior decorator, home staging, furniture store, furniture shop, furniture showroom, homewares, curtains, blinds, upholstery, upholsterer, lighting store, rugs, kitchen design, kitchen showroom, bathroom showroom, styling studio, mattress',
  hints:
    'fabrics, sofas, sofa, chairs, tables, joinery, wallpaper, rooms, decor, styling, cushions, finishes, oak, linen, lamps, showroom',
  field: 'interior design, furniture, design, home, homewares, home and garden',
  pages: 'Rooms, Collection, Studio, Contact',
  actions: 'Plan a room | Specify with us | See the rooms',
  craft: 'furnishing rooms',
  audience: `c> rooms that are nearly right
    b> architects, hotels and offices`,
  headlines: `Rooms that look lived in by you.
    c> Start with the chair you love.
    c> The right lamp changes the room.
    Good rooms in {place}.
    b> Furniture that survives the lobby.
    b> Interiors your guests sit down in.`,
  leads: `c> Bring the photograph of the awkward corner, the rug you inherited and the colour you keep coming back to. We make them belong to each other.
    b> Schedules, samples and lead times for architects and operators who need a room finished on the day that the doors open.
    A room works when the light, the seat and the table agree. We move things around on paper until they do, and only then choose the fabric.`,
  offers: `Room plans | Furniture drawn to scale in your space, so that doors open and people can pass.
    Colour and materials | Paint, timber and textiles tested together in the light of your own windows.
    c> Whole-home interiors | A thread from hallway to bedroom, bought and placed over time.
    Furniture made to order | Tables, sofas and shelves in the length that your wall actually has.
    Curtains and blinds | Measured, lined and hung to meet the floor and stop the glare.
    b> Hospitality interiors | Seats, lamps and finishes that take the traffic and still photograph well.
    b> Workplace furnishing | Desks, quiet corners and meeting rooms people stop avoiding.
    c> Styling and finishing | The last layer: art hung level, lamps plugged in, shelves edited.`,
  notes: `You see and touch samples before you choose.
    We bring samples to the room, because light changes colour.
    Everything is drawn to scale before it is ordered.
    We measure the room ourselves.
    Tell us how you live and we will say what lasts.`,
  offerHeadings: `What a room might need
    Furniture, fabric and plans
    From bare wall to last lamp`,
  steps: `Show us the room | Photos, sizes and the things in it that must stay.
    Choose with samples | A plan, a palette and fabrics to hold against the window.
    Move in | We order, receive, place and hang until the room is finished.`,
  stepHeadings: `From empty corner to favourite chair
    How a room comes together
    Plan, choose, place`,
  stories: `Materials | Touch comes before colour | Linen creases, wool forgives, oak darkens. We hand you the sample and wait while you decide which of them you can live with.
    c> At home | Keep the odd chair | Rooms need one thing that does not match. We build the scheme around what you already love.
    b> Projects | A schedule beside every sofa | Finish, code, lead time and who signs for the delivery: each piece of furniture has its line.`,
  faqs: `Can I keep my own furniture? | Please do. Show us the pieces, and we will plan the room around those you love.
    How do I choose a fabric? | Take samples home, look at them by lamp and daylight, and sit on them if you can.
    How long does furniture take to arrive? | It depends on the maker and the fabric. Ask us for lead times before you settle a plan.
    c> Can you do just one room? | Yes, ask us for a single room plan. Most homes begin with the living room.
    b> Do you supply to trade? | Ask us for trade terms, finish schedules and samples for your project.`,
  list: `For the room
    # Planning
    Room layout | Scaled and walkable
    Palette and samples | In your own light
    Lighting plan | Lamps before downlights
    # Pieces
    Sofas and armchairs | Deep, firm or both
    Dining tables | By the number of elbows
    Rugs and curtains | The soft layer`,
  people: `Interior designer | Sees the room with the furniture gone.
    Maker | Cuts, joins and sands to the millimetre.
    Stylist | Removes one thing before leaving.`,
  captions: `Linen against the window
    A lamp, a chair, a book
    Oak, oiled twice
    Colour swatches on plaster
    The corner that finally works
    Shelves, edited`,
  journal: `How big should a rug be? | Legs on, legs off, and where to put the edge.
    Lighting a room from the corners | Why one bright ceiling light makes everyone leave.
    Living with one strong colour | Where to put it, and what to keep quiet around it.`,
  fields: 'Name, Email, Which room?, What must stay?, When would you like to start?',
  tickers: 'Room plans, Fabric samples, Made to measure, Good lamps, Oak and linen, Last layers',
  closings: `c> Which room bothers you? | Send a photo, and tell us what you would keep if you moved tomorrow.
    b> Specify it with us. | Send plans and dates, and we will return a furniture schedule with samples.
    Come and sit in it. | The best way to choose a chair is to stay in it a while.`,
  quotes: `If nobody puts their feet up, the room is not finished.
    A home should have at least one chair with a view.`,
})

export const property = [realEstate, architect, builder, interiors]
