import { tint, trade } from '../trade.ts'

const cafe = trade({
  key: 'cafe',
  label: 'Café',
  subject: 'food',
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
  notes: `Ask the barista what they would choose today.
    Tell the barista if it is for here or for the tram.
    Ask us about it while the milk steams.
    Come a little before the rush if you can.
    Somebody behind the counter can tell you more.
    Say how you like things, and we will remember.
    The board by the machine has this week’s details.`,
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
    'restaurant, bistro, trattoria, osteria, pizzeria, eatery, diner, steakhouse, izakaya, taqueria, noodle bar, sushi bar, dumpling house, gastropub, wine bar, tapas bar, food truck, takeaway, fish and chips, curry house, brasserie, ramen, pho, dining room',
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
  notes: `Ask the waiter about it when you sit down.
    The kitchen decides the details on the day.
    Tell us if it is for an occasion.
    The chef changes small things with the season.
    Let us know about allergies when you reserve your seats.
    Ring us if you would like to know more before you come.
    It is one of the things people come back for.`,
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
  notes: `Ask at the counter for this week’s details.
    Tell us the day, and we will say what is possible.
    The baker can answer questions about it.
    Ring ahead if you are coming a long way for it.
    Order ahead if you would hate to miss it.
    Put your name down early; it is popular.
    We are happy to talk about it over the counter.`,
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

export const eating = [cafe, restaurant, bakery]
