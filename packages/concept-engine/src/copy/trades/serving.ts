import { tint, trade } from '../trade.ts'

const homeServices = trade({
  key: 'home-services',
  label: 'Home services',
  subject: 'making',
  colours: [
    [tint(0.45, 0.13, 245), tint(0.84, 0.15, 90)],
    [tint(0.5, 0.11, 190), tint(0.78, 0.16, 55)],
  ],
  names:
    'plumber, plumbers, plumbing, gas fitter, gas fitting, drains, blocked drains, hot water, cleaner, cleaners, cleaning, cleaning company, commercial cleaning, window cleaning, carpet cleaning, pest control, locksmith, gutter cleaning, rubbish removal, laundry, dry cleaner, dry cleaning, appliance repair, home services, pool cleaning, pressure washing, skip hire, facilities management',
  hints:
    'taps, pipes, toilets, leaks, leaking, gutters, offices, mop, bathroom, locks, bins, emergency, call-out, spotless',
  field: 'trades, home services, cleaning, plumbing, maintenance',
  pages: 'Services, Areas, About us, Book',
  actions: 'Book a visit | Set up a schedule | What we fix',
  craft: 'house calls',
  audience: `c> households with something dripping
    b> offices, strata and site managers`,
  headlines: `Fixed, wiped down, shoes off at the door.
    c> That drip is not going to stop itself.
    c> One call before it reaches the carpet.
    A van in your street in {place}.
    b> Buildings that simply work on Monday.
    b> Maintenance with a log and a name.`,
  leads: `c> Tell us what it is doing and send a photo. Somebody with the right van and the right washers comes by, explains it and leaves the floor dry.
    b> Regular visits for offices, strata and sites, with a checklist on the door and one contact for whatever leaks in between.
    The small job that waits becomes the big one. We would rather come for the drip, the slow drain or the sticky lock.`,
  offers: `Urgent call-outs | The leak, the lockout or the spill seen to first and tidied afterwards.
    Regular visits | The same faces on the same day, working down a list that you wrote with us.
    Drains and gutters | Cleared, flushed and looked at by camera if they block again.
    c> Kitchens and bathrooms | Taps, toilets, grout and the cupboard under the sink.
    Repairs and replacements | Worn parts swapped from the van, with the old one shown to you.
    b> Office and strata schedules | Rounds after hours, with a checklist signed at the door.
    b> Planned maintenance | Valves, locks and filters checked before anyone rings about them.
    c> Moving in or out | Rooms emptied, scrubbed and handed back ready for the inspection.`,
  notes: `Send a photo and we bring the right part.
    The van carries most of what it needs.
    We wipe down and take the rubbish with us.
    You hear the price before the toolbox opens.
    Tell us about the dog, the alarm and the parking.`,
  offerHeadings: `What we see to
    Around the house and the office
    Jobs we are called for`,
  steps: `Describe it | What leaks, sticks or smells, and where the tap or switch is.
    We come by | A call on the way, a look, and a price before tools come out.
    Leave it clean | Tested, wiped down and written up for next time.`,
  stepHeadings: `From drip to dry
    How a house call goes
    Call, look, fix`,
  stories: `The van | Most of it is on the shelf already | Washers, hinges, cartridges, cloths: the van is stocked by what streets like yours break most.
    c> At your place | Shoes off, drop sheet down | We treat the hallway as carefully as the pipe. You should only notice that it works.
    b> Buildings | A list on the cupboard door | Each round is ticked, dated and signed, so that the facility manager can see what was done.`,
  faqs: `What should I do before you arrive? | Turn off the water or power at the main if it is safe, and take a photo for us.
    Do you charge for a call-out? | Ask when you ring. We tell you the call-out and hourly rates before the van leaves.
    Can you come outside office hours? | Ask us. Some jobs, like leaks, cannot wait; others are kinder to the budget by day.
    c> Do I need to be at home? | Not always. We can arrange keys, pets and alarms with you beforehand.
    b> Can you work to our site checklist? | Send it. We walk the building once and put times beside each task.`,
  list: `Call-outs and visits
    # Fix
    Taps and toilets | Drips and runs
    Hot water | Cold again
    Locks and doors | Stuck or stubborn
    # Keep up
    Weekly round | Room by room
    Windows and gutters | Inside and up high
    Seasonal check | Before the storm`,
  people: `Service technician | Has seen a worse sink than yours.
    Round leader | Knows each building by its mop cupboard.
    Office coordinator | Finds the nearest van.`,
  captions: `The stopcock, located
    Van doors open
    Spanner, bucket, torch
    Dry floor, new tap
    Keys signed out
    Gutters before the rain`,
  journal: `Find your stopcock today | Where the tap hides and which way it turns.
    What not to pour down a sink | Fat, coffee and the myth of boiling water.
    A cleaning list for shared kitchens | Who does the fridge, and how often.`,
  fields: 'Name, Phone, Address, What is it doing?, Can you send a photo?',
  tickers: 'Leaks, Drains, Locks, Regular rounds, Gutters, Spills, Hot water',
  closings: `c> Is it still dripping? | Send a photo and your street, and we will tell you what it needs.
    b> Hand over the checklist. | Show us the building, and we will price the rounds.
    Ring before it reaches the carpet. | Or book a visit for the thing you keep meaning to mend.`,
  quotes: `The best house call is the one that was needed once.
    We fix it as though we had to mop up afterwards, because we do.`,
})

const brewery = trade({
  key: 'brewery',
  label: 'Brewery and cellar',
  subject: 'drinks',
  colours: [
    [tint(0.3, 0.04, 60), tint(0.78, 0.15, 78)],
    [tint(0.34, 0.1, 15), tint(0.88, 0.06, 90)],
    [tint(0.4, 0.08, 150), tint(0.8, 0.15, 110)],
  ],
  names:
    'brewery, microbrewery, craft brewery, craft beer, taproom, distillery, gin distillery, whisky, gin, winery, vineyard, wine, wines, winemaker, cellar door, wine shop, bottle shop, cidery, cider, kombucha, meadery, soft drinks, mead',
  hints:
    'beer, beers, brew, brewing, hops, barrels, casks, vines, grapes, vintage, tastings, kegs, bottles, cellar, spirits, pinot, shiraz, chardonnay, tap',
  field: 'food, beverage, hospitality, wine, drinks, alcohol, food and beverage',
  pages: 'Drinks, Tastings, Our cellar, Visit',
  actions: 'Book a tasting | Stock our drinks | See what’s pouring',
  craft: 'brewing and bottling',
  audience: `c> slow drinkers and curious palates
    b> bars, restaurants and bottle shops`,
  headlines: `Poured where it was made.
    c> A glass, then the story.
    c> Stay for the next keg.
    The taste of {place}, by the glass.
    b> A tap your regulars ask for.
    b> Bottles with something to tell at the table.`,
  leads: `c> Stand at the bar, look through to the tanks and ask what is fermenting. We pour a little of it before you choose a glass.
    b> Kegs, cases and tasting notes for bars and bottle shops, with staff training that ends in an empty glass.
    Fruit, grain, yeast and waiting: the list is short. What differs is who is tasting while it happens.`,
  offers: `Tasting flights | Small pours in the order that makes each of them better.
    Core range | The bottles and cans we always have, and would drink on a desert island.
    Small releases | Odd barrels and seasonal batches, gone when the tank runs dry.
    c> Tours of the cellar | Past the tanks and barrels with the person who cleans them.
    Bottles to take away | Cases, growlers and gifts, kept cool until you leave.
    b> Trade supply | Kegs and cartons for bars and restaurants, with notes for the list.
    b> Private label | Your name on a batch, brewed or blended with your staff at the tank.
    c> Long-table afternoons | Plates, glasses and a view of where it all ferments.`,
  notes: `Ask at the bar what is on this week.
    The details are chalked up behind the bar.
    Bring the people you would want beside you.
    Tell us how many you are and we will make room.
    Ask us about it when you come by.`,
  offerHeadings: `What is pouring
    From tank to glass
    In the cellar and on tap`,
  steps: `Start with a taste | A flight, a question and a seat at the bar.
    Choose your pour | By the glass now, or a bottle for the table.
    Carry some home | A mixed case, packed so that it does not clink.`,
  stepHeadings: `From first sip to full case
    How a tasting goes
    Taste, choose, carry`,
  stories: `The making | Mostly cleaning and waiting | Ask a brewer or a winemaker what they do all day. The interesting part happens in the dark, without anybody.
    c> The bar | Facing the tanks | You can see the batch that you are drinking, and the next one behind it.
    b> Trade | Stock with a name behind it | When the keg runs out, you ring the people who filled it. They can tell you what follows.`,
  faqs: `Do I need to book a tasting? | For a seat and a guided flight, it helps. Ask us about groups before you come to the bar.
    Can I bring people who do not drink? | Of course. Ask at the bar what is poured without alcohol.
    How should I store the bottles? | Cool, dark and on their side if corked. Drink hoppy beers first.
    c> Can I see the barrels? | Ask about a tour; it depends on what is fermenting.
    b> How do we stock your drinks? | Tell us about your list and fridge, and ask for the trade sheet.`,
  list: `On pour
    # By the glass
    The pale one | Bright and dry
    The dark one | For rain and smoke
    The odd barrel | Ask for a sip
    # To share
    Tasting flight | Light to bold
    Bottle for the table | Opened slowly
    Salted plate | To keep you thirsty`,
  people: `Head brewer | Talks to yeast and swears that it listens.
    Cellar hand | Rolls, racks and rinses.
    Bar lead | Pours a taste before you ask.`,
  captions: `Steam off the kettle
    Barrels, chalk marks
    First glass of the batch
    Light through amber
    Hoses, coiled for the night
    The bar, facing the tanks`,
  journal: `How to taste like a cellar hand | Look, smell, sip and say the silly word out loud.
    What happens in a barrel | Wood, air and the angels’ share.
    Which glass for what | Shapes that help, and those that only look expensive.`,
  fields: 'Name, Email, Date, Number of guests, Tasting or trade?',
  tickers: 'Tastings, On tap, Small batches, Barrels, By the glass, Mixed cases, Cellar tours',
  closings: `c> What are you drinking? | Book a tasting, and we will find out together.
    b> Give us a tap. | Tell us what your bar pours now, and we will bring samples.
    The next batch is nearly ready. | Look at what is pouring this week.`,
  quotes: `Nine parts cleaning, one part magic, and we bottle both.
    A good drink makes the second half of the story better.`,
})

export const serving = [homeServices, brewery]
