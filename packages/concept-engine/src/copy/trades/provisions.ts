import { tint, trade } from '../trade.ts'

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
  notes: `Ask at the counter before you choose.
    The person at the counter can tell you more.
    We buy little and often, so ask what came in today.
    It changes with the season, so ask what is good.
    Tell us how much, how ripe and for when.
    We can put it aside with your name on it.`,
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

export const provisions = [caterer, grocer]
