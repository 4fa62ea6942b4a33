import { tint, trade } from '../trade.ts'

const farm = trade({
  key: 'farm',
  label: 'Farm',
  subject: 'farming',
  colours: [
    [tint(0.38, 0.08, 130), tint(0.85, 0.12, 90)],
    [tint(0.42, 0.09, 50), tint(0.88, 0.07, 110)],
  ],
  names:
    'farm, farms, farmer, farmers, farming, orchard, orchards, market garden, market gardeners, growers, fruit grower, beekeeper, beekeeping, honey, apiary, cattle, cattle station, sheep station, dairy farm, free range eggs, egg farm, lamb boxes, beef boxes, olive grove, olive oil, berry farm, farm gate, mushroom farm, seedlings, hay, livestock, wool growers, alpacas, aquaculture, oyster farm',
  hints:
    'paddock, paddocks, harvest, growing, soil, seasonal, crops, cattle, sheep, lambs, chickens, eggs, hives, apples, pasture, acreage, grain, regenerative, rural',
  field: 'agriculture, farming, primary production, rural',
  pages: 'What is in season, The land, Buy, Visit',
  actions: 'Order from the farm | Talk supply | What is in season',
  craft: 'working this land',
  audience: `c> kitchens that wait for the season
    b> chefs, grocers and processors`,
  headlines: `First the weather, then the phone.
    c> It was in the ground this morning.
    c> Know the paddock your dinner comes from.
    Grown in {place}, by hand and by tractor.
    b> Volumes you can plan a menu around.
    b> From one paddock to your cool room.`,
  leads: `c> Order what is ready, collect it at the gate or have it brought to your street. When something runs out it is finished for the year, and the next thing is nearly ripe.
    b> Tell us volumes, days and how you like it graded. We say what the season will give, ring when the weather changes it, and load so that your order comes off the truck first.
    Nothing here is made in a hurry. Soil is fed before the crop, animals are moved before the grass is gone, and a box is packed when it is ordered.`,
  offers: `c> Boxes for the week | What is good right now, packed the day before and enough for a table.
    c> The farm gate | An honesty fridge, a chalkboard and somebody in a hat who can tell you how to cook it.
    Eggs | Collected each day from hens that have seen the sky, sized by nature and packed by hand.
    Lamb, beef and pork | From animals raised here, cut by a butcher we know and sent frozen or fresh.
    Fruit and vegetables | Picked ripe, because it only has to travel as far as you.
    b> Supply for kitchens | Standing orders by the crate, with a call each week about what is coming and going.
    b> Contract growing | Your variety in our ground, sown to your dates and graded to your card.
    Visits and open days | Gumboots by the gate, a walk along the fence and lunch at a long table.`,
  notes: `What is not ready stays where it is.
    The board at the gate says what was picked today.
    Boxes go out with a list and a recipe for the odd thing.
    Ask us what the frost did.
    We bring crates back and use them again.`,
  offerHeadings: `What the land gives
    From paddock and shed
    What you can buy from us`,
  steps: `See what is ready | The board changes with the weather.
    Order by the cut-off | We pick and pack to what was asked for.
    Collect or be home | At the gate, at a market or on your step, cold and clean.`,
  stepHeadings: `From ground to kitchen
    How an order leaves the farm
    Picked, packed, carried`,
  stories: `Soil | We grow that first | Compost, cover crops and rest. A paddock that is fed one year answers the next, and you can see it in the worms.
    c> The season | Late is often better | Some years the tomatoes are a month behind. They taste as if they had used it, so we wait and so will you.
    b> Supply | A phone call before a shortage | Chefs hear on Monday what hail did on Sunday, together with what else is standing and ready to cut.`,
  faqs: `Do you deliver? | To some streets and some markets. Ask with your suburb, and we will say which day.
    Can we visit the farm? | On open days and by arrangement. Ask what the paddocks are doing, and bring boots.
    What do you spray? | Ask us, crop by crop. You will get the name of it and the reason.
    Why is it not in the shop? | It is out of season, or it went to those who ordered. Ask when the next picking is.
    b> Can you supply a restaurant every week? | Tell us the crates and the days. We will say what we can stand behind and for how many months.`,
  list: `On the board
    # From the ground
    Vegetables | As they come in
    Fruit | Picked ripe
    Herbs and flowers | By the bunch
    # From the paddock
    Eggs | Collected today
    Meat | By the cut or the box
    Honey and preserves | While they last`,
  people: `Grower | Looks at the sky before the phone.
    Stock hand | Knows each fence by its weak post.
    Packing shed | Fills a box as if for a sister.`,
  captions: `The gate, before seven
    Mud on the good boots
    First row of the year
    Crates in the shade
    Cloud over the top paddock
    Hens, undecided`,
  journal: `What to do with too much silverbeet | Three dinners and something for the freezer.
    Reading a season | Frost, rain and why the peas were early.
    How we move the herd | Grass, fences and a very good dog.`,
  fields: 'Name, Email, Suburb, What would you like?, Collect or deliver?',
  tickers: 'In season, Farm gate, Picked today, Good soil, Boxes, Muddy boots',
  closings: `c> See what is ready this week. | Order by the cut-off, and we will pick to your list.
    b> Put us on your order sheet. | Tell us crates, days and what you are tired of running out of.
    Come up the drive. | Close the gate behind you, and mind the dog.`,
  quotes: `We sell what grew, not what was planned.
    A good fence saves an apology.`,
})

const farmTech = trade({
  key: 'farm-tech',
  label: 'Farm technology',
  subject: 'farming',
  colours: [
    [tint(0.33, 0.07, 165), tint(0.86, 0.17, 125)],
    [tint(0.36, 0.08, 235), tint(0.83, 0.14, 100)],
  ],
  names:
    'agtech, agritech, farm technology, farm management software, farm software, soil sensors, soil sensor, soil moisture, irrigation software, irrigation sensors, precision agriculture, precision farming, smart farming, herd management, livestock tracking, virtual fencing, crop monitoring, yield mapping, farm drones, crop spraying drones, vertical farming, agronomy, agronomist, agronomists, agricultural machinery, farm machinery, tractors, hydroponics',
  hints:
    'farmers, growers, orchards, orchard, irrigation, paddocks, crops, sensors, telemetry, moisture, drones, livestock, spraying, harvest, vineyards, agriculture',
  field: 'agriculture, agtech, agritech, agriculture technology',
  pages: 'What it does, In the paddock, Prices, Field trial',
  actions: 'Start on one paddock | Book a field trial | See it working',
  craft: 'putting instruments in paddocks',
  audience: `c> growers who check the weather first
    b> orchards, stations and processors`,
  headlines: `Know before you walk the row.
    Water where it is dry, and nowhere else.
    The paddock, read every hour.
    In the ground around {place}.
    b> One map for every block you manage.
    c> It tells you which gate to drive to.`,
  leads: `c> A probe in the ground, a signal that reaches the shed and a message short enough to read in gloves. It says which block is dry, which trough is empty and what can wait until after lunch.
    b> Blocks, herds and pumps on one map, with a history that agronomists trust. Alerts go to whoever is nearest, and what was done about them is written down for the audit.
    Farms have dust, mud, one bar of signal and no time for passwords. We build for that: readings are kept when the network goes, and a screen can be read at noon.`,
  offers: `Soil and water | Probes at several depths show where the water went, and when the roots asked for it.
    Irrigation on the reading | Valves open by block, by forecast and by what the pump can carry, with a hand on the override.
    Weather on your own fence | Frost, wind and rain from your ridge rather than from the airport.
    Stock and troughs | Which mob is where, which trough is low and which gate was left open.
    Crop from above | Flights on a regular day, compared with the last, so that a sick patch shows before it spreads.
    b> Records for audits | Sprays, withholding times and movements kept as the work happens, not the night before.
    b> Yield and forecast | Counts per block, turned into tonnes and a week, for those who book the trucks.
    c> Start with one paddock | Three probes and a season. Take them out again if they told you nothing new.`,
  notes: `It keeps its readings when the signal goes.
    You can fit it with the tools in the ute.
    Alerts are few, short and meant.
    The data stays yours, in a file you can open.
    We come out for the first one, and walk it with you.`,
  offerHeadings: `What it watches
    Instruments for the paddock
    What you will know by breakfast`,
  steps: `Walk the block | We look at soil, slope and where a signal reaches.
    Put it in | Probes, a mast and an app on the phone you already have.
    Use the season | Compare, correct and add the next paddock when the first has paid for itself.`,
  stepHeadings: `From one probe to the whole place
    How a trial runs
    In the ground before the heat`,
  stories: `In the ground | The dry patch is never where you think | Two blocks can look the same from the ute and differ by a week of water. Probes at root depth settle the argument.
    c> On the phone | A message you can read in gloves | Block, problem, gate. If it takes longer than that to read, it is on the map instead.
    b> At scale | Forty blocks, one morning | Managers see what changed overnight, send the nearest person and find the reply in the record.`,
  faqs: `Does it work without mobile coverage? | Readings travel by long-range radio to the shed and wait there if the link is down. Ask us to map yours.
    How is it powered? | A small panel and a battery that sits out a grey week. Ask what stands on your fence line.
    Who owns the readings? | You do. Export them, delete them or share a block with your agronomist.
    Will it work with the pump I have? | Tell us make and controller, and we will say before you spend anything.
    b> Can it be rolled out over several properties? | Yes. Send the maps, and we will plan masts, crews and who sees what.`,
  list: `What goes where
    # In the ground
    Moisture probes | At several depths
    Soil temperature | For sowing days
    Salinity | Where it matters
    # Above it
    Weather mast | On your own ridge
    Trough and tank levels | Before they are empty
    Flights | On the same day each time`,
  people: `Agronomist | Digs a hole before opening a chart.
    Field technician | Carries spare seals and a shovel.
    Data engineer | Grew up two gates from a dairy.`,
  captions: `Probe at root depth
    A mast on the ridge
    Dry line between two blocks
    Valves, opening before dawn
    Map on the ute’s bonnet
    Frost, seen coming`,
  journal: `How deep to put a probe | Roots, clay and the layer nobody looks at.
    Reading a moisture curve | What a step means, and what a slope does.
    Radio on a farm | Hills, sheds and where the mast should go.`,
  fields: 'Name, Email, Where is the property?, What do you grow?, Hectares or blocks',
  tickers: 'Soil moisture, Irrigation, Frost alerts, Stock water, One map, Works offline',
  closings: `c> Try it on the worst paddock. | Tell us which one, and why you think it is.
    b> Send us the map. | We will answer with masts, probes and a trial that ends on a date.
    Stand in the row with us. | A first walk costs a morning and settles most questions.`,
  quotes: `If it cannot be fixed with pliers, it does not belong in a paddock.
    The best alert is the one that lets you finish lunch.`,
})

/** Those who grow things, and what is built for them. */
export const growing = [farm, farmTech]
