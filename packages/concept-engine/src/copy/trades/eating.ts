import { tint, trade } from '../trade.ts'

const cafe = trade({
  key: 'cafe',
  label: 'Café',
  subject: 'drinks',
  colours: [
    [tint(0.42, 0.06, 50), tint(0.86, 0.06, 85)],
    [tint(0.5, 0.1, 155), tint(0.9, 0.05, 95)],
    [tint(0.62, 0.14, 40), tint(0.3, 0.03, 60)],
  ],
  names:
    'café, cafe, coffee roaster, coffee roastery, roastery, coffee shop, coffee house, espresso bar, coffee cart, tea house, tearoom, juice bar, bubble tea',
  hints:
    'coffee, espresso, latte, beans, brunch, roast, flat white, tea, barista, matcha, smoothie, breakfast, pour over',
  field: 'food, beverage, hospitality, food and beverage, drinks',
  pages: 'Menu, Beans, Our story, Visit',
  actions: 'See the menu | Order wholesale | Find us',
  craft: 'making coffee',
  audience: `c> regulars and first-timers
    b> cafés, offices and grocers`,
  headlines: `Good coffee, poured by people you know.
    c> The best part of the walk to work.
    c> Stay for a second cup.
    The cup that {place} wakes up to.
    c> Brunch first, plans later.
    b> Coffee your customers come back for.
    b> Beans on the shelf before the hopper runs low.
    b> Better coffee for the whole office.`,
  leads: `c> Pull up a stool for a flat white, order something warm from the kitchen, and take a bag of beans home for the mornings when you stay in.
    c> Mornings start with milk steaming and toast under the grill. There is a corner for your laptop, a bench for the dog and a table for the whole pram group.
    b> We keep cafés and offices in fresh beans, and stay close enough to taste the coffee with your staff when the grind needs another look.
    b> From the first tasting to the weekly drop, your coffee stays consistent: the same roast profile, clear dates on each bag and someone to ring about the grinder.`,
  offers: `Espresso bar | Flat whites, long blacks and magics, dialled in again whenever the weather changes the grind.
    Filter and cold drip | Slow coffees for curious palates, brewed by the cup so the fruit in the bean comes through.
    c> All-day brunch | Eggs, greens and something sweet on the side, plated until the kitchen winds down.
    Beans by the bag | Whole beans or ground for your brewer, with the roast date written on every label.
    c> The cake counter | Slices, buns and biscuits that go with the coffee and rarely see the afternoon.
    b> Office coffee | Beans, milk advice and a grinder setting your whole floor can manage before a meeting.
    b> Wholesale supply | A house blend or a rotating single origin for your menu, packed to your weekly pour.
    b> Barista training | Hands-on time at the machine for your staff: dose, texture, speed and a clean bench.
    c> Coffee and cake catering | Urns, pastries and cups for a morning tea that the meeting remembers.
    Loose-leaf teas | Black, green and herbal leaves weighed into the pot and steeped to the minute.`,
  notes: `Ask the barista what is in the hopper this week.
    Have it here in a proper cup, or in a lid for the tram.
    It goes well with a window seat and the crossword.
    Regulars say to order it before the lunch crowd does.
    We taste every batch before it reaches the grinder.
    Milk, oat or black: say how you take yours.
    Pair it with whatever came out of the kitchen last.`,
  offerHeadings: `On the bar and from the kitchen
    What we pour
    Something for every cup
    From the coffee machine outwards`,
  steps: `Find a seat | Come in, look at the cake counter and let us know if the pram or the dog needs room.
    Order your usual | Tell the barista how you take it, or ask what the filter coffee is today.
    Take some home | Pick a bag of beans on the way out and we will grind it for your brewer.`,
  stepHeadings: `From the door to the last sip
    How a good coffee happens
    Coffee, in three easy moves`,
  stories: `The coffee | Roasted for the cup, not for the shelf | Beans rest a few days after roasting and then move quickly. We buy what we can pour fresh, so the menu changes with the harvest.
    c> The room | A table by the window, if you are early | Light comes in low over the benches in the morning. By ten there is a queue, a little gossip and the smell of toast.
    b> Wholesale | Your menu, your machine, our beans | We start with a tasting on your own machine. You choose the roast, we set the recipe with your baristas and come back to check it.
    c> The kitchen | Breakfast that waits for you | Late risers are welcome. The pans stay hot after the commuters have gone, and the second coffee tastes better sitting down.`,
  faqs: `Can I bring my own cup? | Yes, hand your cup to the barista. If it is a big one, tell us how strong you like the coffee.
    Do you grind beans to take home? | We do. Tell us plunger, stovetop, filter or espresso and we set the grinder to suit.
    c> Is there room for a pram or a dog? | Ask at the counter and we will find the corner of the café that suits you best.
    Which milk do you use? | The board at the coffee machine lists what we pour. Ask us if you need to avoid something.
    b> How does a coffee supply account begin? | With a tasting on your espresso machine. Ask us for the wholesale list and a time that suits your baristas.
    What should I order if I do not like bitter coffee? | Try a filter brew or a milkier cup. The barista will steer you to a softer roast.`,
  list: `On the menu
    # Coffee
    Flat white | Velvet milk, one strong heart
    Long black | Crema first, water after
    Batch filter | Brewed through the morning
    Cold drip | Slow, dark and over ice
    # From the kitchen
    Eggs on toast | Poached, fried or folded
    Granola bowl | Seeds, yoghurt and fruit in season
    Toasted sandwich | Pressed until the cheese gives in
    Cinnamon bun | Warm if you ask`,
  people: `Head barista | Sets the grinder at dawn and knows your order by the third visit.
    Roaster | Listens for first crack and writes the roast dates.
    Kitchen lead | Runs the pans, the toast and the weekend specials.
    Floor host | Finds you a table when the room looks full.`,
  captions: `Milk, mid-pour
    The window bench before eight
    Beans cooling in the tray
    A flat white and the paper
    Cups warming on the machine
    The last cinnamon bun
    Chalking up today’s filter`,
  journal: `How to keep beans fresh at home | Away from light, away from the fridge: a short guide to jars, bags and roast dates.
    What single origin really means | One farm, one hillside, one harvest, and why the cup changes with each.
    Reading a coffee bag | Altitude, process, variety: which words on the label tell you how it will taste.`,
  fields: 'Name, Email, What would you like to order?, When do you need it?',
  tickers: 'Flat whites, Fresh beans, Filter coffee, Toast, Cold drip, Warm buns, Window seats',
  closings: `c> The machine is warm. | Drop by for a coffee, or look over the menu on the way.
    b> Taste it on your own machine. | Tell us how many coffees you pour in a week and we will bring beans to match.
    Coffee is better with company. | Bring a friend and take the table by the window.`,
  quotes: `A café is a kitchen table that belongs to the whole street.
    If the grind is right, the coffee hardly needs sugar.`,
})

const restaurant = trade({
  key: 'restaurant',
  label: 'Restaurant',
  subject: 'food',
  colours: [
    [tint(0.38, 0.1, 22), tint(0.85, 0.07, 80)],
    [tint(0.3, 0.04, 160), tint(0.78, 0.12, 75)],
    [tint(0.6, 0.17, 35), tint(0.94, 0.03, 88)],
  ],
  names:
    'restaurant, bistro, trattoria, osteria, pizzeria, eatery, diner, steakhouse, izakaya, taqueria, noodle bar, sushi bar, dumpling house, gastropub, pub, wine bar, tapas bar, food truck, takeaway, fish and chips, curry house, brasserie, ramen, pho, dining room',
  hints:
    'dining, chef, dinner, lunch, menu, kitchen, dishes, pasta, pizza, dumplings, sushi, noodles, wood fire, grill, table, seafood, curry, banquet, cocktails, bar, tapas, burgers, cuisine',
  field: 'food, beverage, hospitality, food and beverage, restaurants',
  pages: 'Menu, Wine, Functions, Visit',
  actions: 'Book a table | Plan a function | See the menu',
  craft: 'cooking',
  audience: `c> long lunches and late dinners
    b> work dinners, launches and celebrations`,
  headlines: `Dinner is the plan.
    c> Come hungry, leave late.
    c> A table, a bottle and no hurry.
    The long table of {place}.
    b> Feed the people you work with.
    b> Functions that do not feel like functions.
    b> A set menu and one bill for the whole team.`,
  leads: `c> Plates arrive as they are ready, wine is poured with an opinion, and nobody looks at the clock. Order a little, then order a little more.
    c> The kitchen cooks what the market had this morning, and the menu follows. Sit at the bar for a snack or settle in at a table for the night.
    b> Bring the team for a set menu, take over the room for a launch, or let our kitchen feed a client you would like to keep. We handle the running order.
    b> Share numbers, dietary needs and the mood you are after. Our chef writes the banquet, and the floor keeps the courses moving around your speeches.`,
  offers: `Dinner service | Shared plates and mains from the grill, with the specials read out at the table.
    c> Long weekend lunch | Courses that take their time, a carafe in the middle and dessert spoons for all.
    Private dining | A closed door, a menu of your own and waiters who know when to come in.
    b> Team banquets | Set courses for the whole table with dietary needs sorted before anyone sits down.
    The wine list | Bottles chosen to sit beside the food, with plenty poured by the glass.
    c> A seat at the pass | Eat where you can watch the pans, and ask the cooks anything.
    b> Functions and launches | Canapés, a drinks list and a floor plan for a crowd that stands and talks.
    Takeaway dinners | The dishes that travel well, packed to be warmed at home.
    c> Birthday tables | Say how many candles, and we will keep the cake in the kitchen until the plates are cleared.`,
  notes: `Ask the waiter what goes with it from the wine list.
    It comes to the table as soon as the kitchen is happy with it.
    Share it, or defend it with your fork.
    The chef changes the details with the season.
    Let us know about allergies when you reserve your seats.
    Good with bread to chase the sauce.
    It is the plate that the next table will point at.`,
  offerHeadings: `Ways to eat with us
    From the kitchen
    What is on the table
    Lunch, dinner and the hours between`,
  steps: `Pick a night | Choose a date and tell us how many chairs your table needs.
    Tell us what to leave out | Allergies, dislikes, a toddler: a line in the notes reaches the chef.
    Sit down | Drinks first, then the menu. We look after the rest of the evening.`,
  stepHeadings: `Your evening, course by course
    From booking to dessert
    How to get a table`,
  stories: `The kitchen | Fire, salt and good timing | Most of the work happens before the doors open: stocks, doughs, pickles and a long list on the fridge door. Service is the quick part.
    c> The room | Loud enough to laugh in | The tables are close, the lights are low, and the cooks can see who has finished. It is a dining room that likes company.
    b> Functions | One contact from enquiry to last guest | You deal with a single person on the floor who knows the menu, the room and where the microphone plugs in.
    c> The wine | By the glass, with a reason | Each pour is there because a dish asked for it. Tell us what you drink at home and we will find its cousin on the list.`,
  faqs: `Do you cater for dietary needs? | Tell us when you reserve and remind the waiter on the night. The chef will say which dishes suit.
    c> Can we bring children to dinner? | Ask us when you book a table and we will seat you where small eaters are happiest.
    Can we see the menu before we come? | The current dishes are on the menu page. A few change with the market, so expect a surprise.
    b> How do we plan a group dinner? | Ask us for the banquet menus, then send numbers and dietary notes. We hold the tables while you confirm.
    Can we bring our own cake? | Talk to us first, so the kitchen can keep it cold and find the right knife.
    What if we are running late to our table? | Ring the restaurant and we will do what the night allows to keep your seats.`,
  list: `The menu
    # To begin
    Bread and cultured butter | Torn at the table
    Market crudo | Citrus, oil and sea salt
    Pickles | Whatever the jars hold
    # From the fire
    Whole fish | Herbs, lemon, bones left in
    Charred greens | Garlic and a little smoke
    Slow shoulder | For two, or a hungry one
    # To finish
    Set custard | Burnt sugar on top
    Cheese | With something sweet beside it`,
  people: `Head chef | Writes the menu on market mornings and calls the pass at night.
    Sommelier | Matches the glass to the plate, and to your mood.
    Restaurant manager | Knows the tables, the regulars and the quiet corner.
    Pastry cook | The reason to read the dessert card first.`,
  captions: `The pass at seven
    Hands shaping dough
    A table for a long lunch
    Smoke over the grill
    Glasses ready for service
    The last spoon of dessert
    Specials on the board`,
  journal: `What to drink with a table of many dishes | Bridging bottles for shared plates, from light to bold.
    A cook’s week at the market | What we look for in a crate of tomatoes, and what we walk past.
    How a dish earns its place on the menu | From staff dinner to first service: the tasting notes behind one plate.`,
  fields: 'Name, Phone, Date, Time, Number of guests',
  tickers: 'Shared plates, Wood smoke, Long lunches, Late tables, House pickles, Wine by the glass',
  closings: `c> Your table is waiting. | Pick a night, bring good company and leave the cooking to us.
    b> Let us feed your next gathering. | Send a date and a head count, and our kitchen will answer with a menu.
    Hungry yet? | The menu is a good place to start, and the bar is a good place to wait.`,
  quotes: `We cook the dinner that we would cross town for.
    A good table is half food and half who you brought.`,
})

const bakery = trade({
  key: 'bakery',
  label: 'Bakery',
  subject: 'food',
  colours: [
    [tint(0.58, 0.11, 60), tint(0.93, 0.04, 85)],
    [tint(0.46, 0.09, 45), tint(0.84, 0.08, 20)],
    [tint(0.4, 0.07, 255), tint(0.9, 0.08, 88)],
  ],
  names:
    'bakery, baker, bakehouse, patisserie, pâtisserie, cake shop, cake maker, sourdough bakery, pastry shop, doughnut shop, bagel shop, pie shop, chocolatier, chocolate maker, gelateria, ice cream, wedding cake, wedding cakes, celebration cakes',
  hints:
    'bread, sourdough, croissant, pastry, pastries, loaf, loaves, cakes, cake, buns, oven, dough, flour, pies, bake, macarons, tarts, gelato, chocolate',
  field: 'food, beverage, hospitality, food and beverage, baking',
  pages: 'Bread, Cakes, Our bakers, Order',
  actions: 'Order for pick-up | Ask about wholesale | See today’s bake',
  craft: 'baking',
  audience: `c> bread lovers and cake people
    b> cafés, restaurants and grocers`,
  headlines: `Bread with a crust you can hear.
    c> Warm loaves, early mornings.
    c> Save us the end piece.
    The smell that gets {place} out of bed.
    b> Bread on your step before the first customer.
    b> The loaf that makes your sandwich.
    b> A bakery behind your menu.`,
  leads: `c> The oven is lit while the street is still asleep. By breakfast there are loaves on the rack, pastries on the tray and flour on everything else.
    c> Come for a loaf and leave with a bun in your hand. Order ahead for the weekend, or choose a cake for someone who deserves candles.
    b> We bake through the night for cafés and kitchens: sandwich loaves, rolls and pastries counted into crates and labelled for your back door.
    b> Tell us what you slice, toast and fill. Our bakers suggest a loaf that holds up to it, then bake it to your standing order.`,
  offers: `Daily loaves | Slow dough, dark crust and an open crumb, stacked on the rack while still crackling.
    Pastries and buns | Laminated by hand, folded cold and baked until the edges shatter.
    c> Celebration cakes | Layers, buttercream and a name piped on top, made to order for the day you say.
    Savoury bakes | Pies, rolls and tarts for anyone who skips straight to lunch.
    b> Wholesale bread | Standing orders for sandwich loaves, burger buns and rolls, crated by the dozen.
    c> Baking classes | An apron, a bench and a starter of your own to keep alive at home.
    Rolls and baguettes | Long, short, seeded or plain, ready to be filled with whatever you have.
    b> Morning tea boxes | Small pastries and slices in a box that survives the trip to the boardroom.
    c> Festival bakes | The breads and sweets of the season, for as long as the season lasts.`,
  notes: `Ask at the counter what came out of the oven last.
    Best on the day, and very good as toast the day after.
    The dough is given a night to find its flavour.
    We bake it until the crust is properly brown.
    Order ahead if you would hate to miss it.
    It rarely lasts until the trays are washed.
    Butter is the only thing it asks for.`,
  offerHeadings: `Out of the oven
    On the racks today
    From flour to counter
    What we bake`,
  steps: `Choose your bake | See what is on the racks this week, from plain loaves to filled buns.
    Put your name on it | Reserve bread or pastries for a day, and write us a note for cakes.
    Collect it warm | Come by while the crust still sings, and eat the corner on the way home.`,
  stepHeadings: `From our oven to your table
    How to be sure of a loaf
    Three moves to fresh bread`,
  stories: `The dough | Time does most of the kneading | Flour, water, salt and patience. A long, cool rest builds the flavour that a quick loaf never finds.
    c> The counter | A queue worth standing in | Someone ahead of you always buys the last bun. The baker will tell you when the next tray is due.
    b> Wholesale | Crates counted, invoices clear | Change your bread order the day before, see what was delivered and reach a baker when the café is busier than planned.
    c> The cakes | Candles are your department | We talk about flavour, size and who it is for. Then we bake, fill, smooth and pipe, and hand over a box to carry level.`,
  faqs: `Can I reserve a loaf? | Yes. Send an order with your name and the day, and it waits behind the counter.
    How should I keep bread fresh? | Cut side down on a board, then in a cloth. Slice and freeze what you will not eat in a couple of days.
    c> How early should I order a cake? | As soon as you know the date. Ask us, and we will say whether the bench has room for your cake.
    b> Do you bake for cafés and restaurants? | Ask us for the wholesale bread list and say which days you need crates.
    What about nuts, eggs and dairy? | Our bench sees many ingredients. Ask the baker about the one you avoid before you order.
    Can you slice it? | Of course. Say thick for toast or thin for sandwiches when you pick up your loaf.`,
  list: `This week’s bake
    # Bread
    Country loaf | Dark crust, mild sour
    Seeded tin | The lunchbox loaf
    Baguette | Thin skin, soft heart
    Fruit bread | For thick toast
    # Sweet
    Butter croissant | Layer upon layer of patience
    Morning bun | Rolled in cinnamon sugar
    Seasonal tart | Short shell, ripe fruit
    Custard doughnut | Filled to the edge`,
  people: `Head baker | Starts when the street lights are still on and minds the sourdough.
    Pastry chef | Folds, chills and folds again, with a ruler in the apron.
    Cake decorator | Pipes names in a steady hand, however long they are.
    Counter lead | Knows which tray is next and who is waiting for it.`,
  captions: `Scoring the first loaves
    Flour on the bench at four
    Crumb, crust and butter
    A tray of morning buns
    Proofing baskets in a row
    Steam from the oven door
    The cake before the candles`,
  journal: `Keeping a starter alive | Feeding, resting and forgiving a jar of flour and water.
    What to do with stale bread | Crumbs, puddings, panzanella and the croutons that never make it to the salad.
    Why we bake it dark | What colour does for the flavour of a crust, explained by the people at the oven.`,
  fields: 'Name, Phone, What would you like?, Pick-up day',
  tickers:
    'Sourdough, Warm buns, Butter, Crackling crust, Fresh trays, Cake boxes, Flour everywhere',
  closings: `c> The next tray is nearly out. | Reserve a loaf, or follow your nose to the counter.
    b> Put better bread on your menu. | Tell us what you fill, toast and serve, and we will send a sample crate.
    Bread waits for no one. | Order today and have it with your name on it.`,
  quotes: `Bread is simple, which is why it takes all night.
    We want the heel of the loaf to be the piece you fight over.`,
})

const caterer = trade({
  key: 'caterer',
  label: 'Catering',
  subject: 'food',
  colours: [
    [tint(0.45, 0.09, 150), tint(0.88, 0.09, 88)],
    [tint(0.4, 0.1, 15), tint(0.9, 0.05, 70)],
  ],
  names:
    'caterer, cater, catering, catering company, private chef, meal delivery, meal kit, meal prep, grazing tables, grazing table, canapés, canapes',
  hints:
    'platters, functions, events, menus, meals, corporate lunches, finger food, barbecue, staff lunches, buffet',
  field: 'food, beverage, hospitality, food and beverage',
  pages: 'Menus, Occasions, How it works, Enquire',
  actions: 'Plan your menu | Get a quote | See the menus',
  craft: 'catering',
  audience: `c> parties, weddings and full houses
    b> offices, launches and conferences`,
  headlines: `You host. We cook.
    c> The party food people ask about.
    c> Eat at your own party.
    Feeding crowds across {place}.
    b> Lunch that makes the meeting shorter.
    b> Catering that arrives before the guests.
    b> One order, every diet on the list.`,
  leads: `c> Tell us the occasion and who is coming. We write the menu, bring the platters, and leave your kitchen as we found it.
    c> Long tables, small bites or a grill in the garden: we cook for the size of your crowd and the shape of your house.
    b> Working lunches, launches and conference days, cooked fresh and labelled by diet. Order by the week or call us in for the big one.
    b> Your event has a run sheet and so does our kitchen. Platters land when the agenda says, with staff to pour, serve and clear.`,
  offers: `Canapés and bites | Small things on trays, made to be eaten with one hand while the other holds a glass.
    Grazing tables | Cheeses, fruit, bread and dips built along the table until there is no cloth to see.
    c> Weddings and big birthdays | A menu planned with you, tasted together and served by people who keep an eye on the speeches.
    b> Working lunches | Boxes and platters that reach the meeting room labelled, with enough forks.
    b> Conference catering | Arrival coffee, morning tea and lunch timed against the program.
    Staffed service | Cooks and waiters who set up, serve and pack down around your guests.
    c> Dinner at home | A chef in your kitchen for the night, and clean benches in the morning.
    Drop-off platters | Ready to serve on boards we collect later, with notes on what to warm.`,
  notes: `Tell us the head count and we will suggest quantities.
    Each platter carries a card that says what is in it.
    We plate it so that it still looks right at the end of the table.
    Your guests with special diets get the same care as the rest.
    The kitchen cooks it as late as the drive allows.
    It travels in insulated boxes and is finished on site.`,
  offerHeadings: `What we can bring to the table
    Menus for every kind of crowd
    Catering, large and small`,
  steps: `Share the occasion | Date, venue, head count and the diets around your table.
    Taste and settle the menu | We send dishes with quantities, and you cross out what does not suit.
    Open the door | Food, boards and staff arrive in time to set up before the first guest.`,
  stepHeadings: `From guest list to last platter
    How catering with us runs
    Three conversations before the party`,
  stories: `The kitchen | Cooked the day you eat it | Sauces and pickles are made ahead. Everything that should be crisp, warm or green waits for the morning of your event.
    c> At home | Your kitchen, minus the dishes | We bring pans, platters and bin bags. You get your oven back with nothing in it but a note on leftovers.
    b> At work | Every diet, clearly labelled | We list what is in each dish and pack special meals apart, so nobody in the meeting has to ask twice.
    Timing | A run sheet behind every tray | Ovens, lifts, loading docks: we ask about all of them early, because a late canapé is just a snack.`,
  faqs: `How much food do we need? | Tell us the time of day and the head count. We suggest quantities for grazing, lunch or a full dinner.
    Can you cook for allergies? | Send us the list with your enquiry and we will plan those catering trays apart.
    c> Do you bring plates and staff? | Ask us for drop-off or full service. We quote the crew and crockery with the menu.
    b> Can we set up regular office lunches? | Yes, ask us for the rotating lunch menu and tell us which days the team is in.
    What does the venue need to have? | Bench space, power and somewhere to park the van. We check the kitchen with you beforehand.`,
  list: `Sample menus
    # On trays
    Herb tartlets | Soft curd, short pastry
    Skewers | Charred and glazed
    Rice-paper rolls | Cut to a bite
    # Along the table
    Roast platter | With pickled greens
    Grain salads | Built to sit out
    Flatbreads and dips | Torn and shared
    Fruit and sweets | For the second wind`,
  people: `Executive chef | Turns a guest list into a menu and a shopping list.
    Event planner | Holds the run sheet and knows the loading dock.
    Service lead | Keeps trays moving and glasses full.`,
  captions: `Trays ready for the van
    The grazing table, untouched
    Herbs by the armful
    Plating for many hands
    Boards on their way out
    The quiet before the guests`,
  journal: `How much food is enough? | A cook’s way of counting bites for standing, sitting and dancing crowds.
    Menus for a garden party | What holds up in the sun, and what to keep in the shade.
    The kitchen questions to ask a venue | Power, ovens, benches and who has the key.`,
  fields: 'Name, Email, Event date, Number of guests, About the occasion',
  tickers: 'Canapés, Grazing tables, Boxed lunches, Big birthdays, Long tables, Platters',
  closings: `c> Who is coming? | Give us a date and a head count, and start looking forward to the leftovers.
    b> Hand over the lunch order. | Send your calendar and diets, and we will send back menus with a price.
    Let’s feed them well. | Ask us for a menu to suit the day.`,
  quotes: `Guests forget the flowers, but they remember the second helping.
    The best caterer is the one you never had to look for.`,
})

const grocer = trade({
  key: 'grocer',
  label: 'Grocer',
  subject: 'food',
  colours: [
    [tint(0.5, 0.13, 145), tint(0.87, 0.14, 95)],
    [tint(0.56, 0.16, 35), tint(0.94, 0.04, 100)],
  ],
  names:
    'grocer, grocery, greengrocer, deli, delicatessen, butcher, fishmonger, cheesemonger, cheese shop, supermarket, food market, health food shop, produce store, bulk foods, spice merchant, smallgoods',
  hints:
    'fruit, vegetables, veg box, cheese, meat, fish, pantry, produce, smallgoods, spices, olive oil, groceries, hampers',
  field: 'food, beverage, food and beverage, grocery, retail',
  pages: 'Shop, In season, Producers, Visit',
  actions: 'Shop the shelves | Open a trade account | See what is in season',
  craft: 'keeping shop',
  audience: `c> home cooks and keen eaters
    b> kitchens, cafés and caterers`,
  headlines: `Eat what the season sends.
    c> Start dinner here.
    c> Know where your supper comes from.
    The pantry of {place}.
    b> Produce your chefs would pick themselves.
    b> From crate to kitchen before prep.
    b> A grocer who answers the phone at dawn.`,
  leads: `c> Fruit that smells like fruit, cheese cut while you watch, and somebody behind the counter who can tell you how to cook it.
    c> Fill a basket with what came in this morning. We point out the ripe ones, and tuck a recipe in the bag if you ask.
    b> We buy at the market so that your kitchen does not have to. Call the order through at night and prep from full crates in the morning.
    b> Restaurants and caterers get a grocer who knows the menu: substitutions before you ask, and a call when the good tomatoes land.`,
  offers: `Fruit and vegetables | Picked over each morning, with the ripest at the front and the soup bargains below.
    The cheese counter | Wheels and wedges kept at their best and cut to the size of your board.
    Pantry goods | Oils, tins, grains and pickles from makers whose names are on the shelf.
    c> Weekly boxes | A mixed crate of the season’s produce with a few notes on what to cook first.
    b> Kitchen supply | Restaurant orders packed by station and delivered before the stocks go on.
    c> Hampers | Baskets of good things to eat, tied up for someone who likes to be fed.
    Smallgoods and ready meals | Sliced, spread or warmed up: supper for the night you do not want to cook.
    b> Trade accounts | One statement for all your produce, with the day’s market list sent ahead.`,
  notes: `Ask for a taste before you choose.
    The person at the counter can tell you how to cook it.
    We buy it in small lots so the shelf stays fresh.
    When the season ends, so does the supply.
    Have it cut, weighed or wrapped the way you like.
    Good with bread, oil and not much else.`,
  offerHeadings: `What is in the shop
    Along the shelves
    From market to basket`,
  steps: `See what is good | Check this week’s list or ask what came in from the market.
    Fill a basket | Choose at the counter or send an order, down to how ripe the pears should be.
    Cook something | Take it home with the recipe, and come back to tell us how it went.`,
  stepHeadings: `From crate to supper
    How to shop with a grocer
    Market to plate, in brief`,
  stories: `The market | Up before the forklifts | We walk the floor, smell the melons and argue about beans. What is not good enough stays on the truck.
    c> The counter | Taste first, then decide | There is always something open to try. If the cheese is too strong, we have a gentler one behind it.
    b> For kitchens | The call before the shortage | When rain ruins the herbs, chefs hear it from us the night before, with two ideas for the menu.
    The makers | Shelves with names on them | Oil, jam, flour, salt: we can tell you who made it and why it earned its place between the others.`,
  faqs: `What is in season now? | Look at the front table, or ask us for this week’s produce list.
    Can you cut or weigh it for me? | Yes. Say how many you are feeding and we will cut cheese or meat to suit.
    c> Can I order a fruit and vegetable box? | Ask us for this week’s box and tell us what your household will not eat.
    b> How do kitchens order? | Ask us for a trade account and the market list, then send each produce order before the buyers leave.
    Do you have things for special diets? | Plenty on the pantry shelves. Show us the label you need and we will find its neighbours.`,
  list: `On the shelves
    # Fresh
    Leafy greens | Bunched and dewy
    Stone fruit | In its short season
    Soft herbs | Sold with the roots on
    Mushrooms | Field and forest
    # Counter
    Washed-rind cheese | At its best this week
    Marinated olives | By the ladle
    Cured slices | Thin as you like
    Fresh pasta | For tonight`,
  people: `Buyer | Walks the market floor before sunrise.
    Cheese lead | Turns, wipes and tastes the wheels.
    Counter cook | Makes the dips and answers what-do-I-do-with-this.`,
  captions: `Crates before the doors open
    Tomatoes in three colours
    A wedge off the wheel
    The spice shelf
    Greens under a fine mist
    Paper bags and a pencil`,
  journal: `What to do with a whole pumpkin | Soup, roast, gnocchi and the seeds.
    Building a cheese board | One soft, one hard, one that divides the table.
    How to tell a ripe melon | Weight, scent and the sound it makes.`,
  fields: 'Name, Phone, Your order, Pick-up or delivery day',
  tickers: 'In season, Ripe today, By the wedge, Fresh herbs, Weekly boxes, Pantry staples',
  closings: `c> What is for dinner? | Come and see what the market sent, and ask us what we would cook.
    b> Send us tomorrow’s order. | Tell us about your menu and we will send a produce list with prices.
    Bring a bag. | The front table changes as often as the weather.`,
  quotes: `A good grocer sells you the pear for Thursday, not the one for today.
    If we would not cook it at home, it does not go on the shelf.`,
})

export const eating = [cafe, restaurant, bakery, caterer, grocer]
