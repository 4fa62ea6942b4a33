import { tint, trade } from '../trade.ts'

const skincare = trade({
  key: 'skincare',
  label: 'Skincare',
  subject: 'beauty',
  colours: [
    [tint(0.56, 0.06, 125), tint(0.92, 0.04, 30)],
    [tint(0.48, 0.07, 45), tint(0.93, 0.03, 100)],
  ],
  names:
    'skincare, skin care, skincare brand, cosmetics, cosmetics brand, cosmetics maker, makeup brand, fragrance, perfume, perfumer, perfumery, soap, soap maker, hair care products, body care, bath products, sunscreen, natural cosmetics, essential oils',
  hints:
    'serum, moisturiser, cleanser, balm, ingredients, botanicals, sensitive skin, oil, small batches, refill, sample, fragrance-free, formula, skin',
  field: 'beauty, personal care',
  pages: 'Shop, Ingredients, Our story, Stockists',
  actions: 'Shop the range | Become a stockist | Read the ingredients',
  craft: 'making skincare',
  audience: `c> skin that has had enough of promises
    b> stockists, spas and hotels`,
  headlines: `Read the label. It is short.
    c> Less on the shelf, less on the face.
    c> A routine you can do half asleep.
    Mixed and poured in {place}.
    b> A range your customers finish.
    b> Jars that earn their place on your shelf.`,
  leads: `c> Start with one thing and use it until the jar is empty. Skin likes to be bored, and so our range is small, plain about its ingredients and easy to put on in the dark.
    b> Stockists get testers, training notes and order sizes that suit a small shop. Tell us who your customers are and we will suggest which jars to begin with.
    A formula is mostly a list of what was left out. Each thing in the jar is there for a reason that we can explain without a diagram.`,
  offers: `Cleansers | Take off the day and leave the skin alone, without the squeak.
    Moisturisers and balms | For cheeks that feel tight by noon, in a jar you can scrape to the bottom.
    Face oils | A few drops, pressed in with warm hands before anything else touches the pillow.
    Sunscreen | Thin enough to wear every day, which is the whole point of it.
    c> Sample sizes | Small amounts to live with first, because skin makes up its mind slowly.
    c> Gift sets | Two or three things that work together, packed without a hillside of plastic.
    Body and hands | Bars, creams and oils for the parts that do the work.
    b> Wholesale | Testers, shelf cards and minimums that a single shop can manage.
    b> Amenities for hotels and spas | Larger bottles and refills that guests ask about at the desk.`,
  notes: `Try a little on the inside of your arm first.
    The ingredients are listed in full, with what each does.
    A small amount is enough; the jar lasts.
    Ask us which skin it suits, and which it does not.
    Keep it out of the sun and use it to the end.`,
  offerHeadings: `The range
    What is in the jar
    For face, body and habit`,
  steps: `Tell us about your skin | Dry, cross, shiny or all of them by evening.
    Start with one jar | Use a sample for a while before you change anything else.
    Finish it | Then decide about the next. Nothing here needs ten others.`,
  stepHeadings: `From label to empty jar
    How to begin with the range
    Read, try, finish`,
  stories: `The formula | Why it is in there | Water, oil, something to hold them together and something to keep them fresh. We say which is which, because you rub it in your face.
    c> Your skin | Boring is a good sign | No tingle, no glow by Tuesday. A face that stops asking for attention is what we were after.
    The bench | Batches small enough to stir | We weigh, warm, mix and pour, then write the date on the base. When one sells out, the next is already cooling.
    b> Shops | Staff who can explain it | We send testers and a page of plain words, so that whoever stands at the shelf can answer the second question.`,
  faqs: `Which product should I start with? | The cleanser or the moisturiser, and only one. Tell us about your skin and we will say which.
    Is it suitable for sensitive skin? | Read the list, test a little on your arm and ask your doctor if you have a condition.
    How long does a jar keep? | Look for the date and the open-jar symbol on the base. Ask us if yours has changed in smell.
    c> Can I try before I buy a full size? | Ask about samples, and tell us what you use now.
    b> How do we become a stockist? | Tell us about your shop and your customers. We will send the price list and testers.`,
  list: `On the bathroom shelf
    # Face
    Cleanser | Evening first
    Moisturiser | Morning and night
    Face oil | A few drops
    Sunscreen | Daily, really
    # Body
    Hand cream | By the sink
    Body bar | Lathers, lasts
    Bath oil | For a locked door`,
  people: `Formulator | Weighs to the gram and sniffs everything.
    Maker | Stirs, pours and labels.
    Customer care | Knows which jar calmed which cheek.`,
  captions: `Balm, just set
    Droppers in a row
    Leaves, dried and weighed
    A jar scraped clean
    Steam off the beaker
    Labels, ready to wrap`,
  journal: `How to read an ingredients list | Order, names and the words that mean nothing.
    Patch testing properly | Where, how long and what to look for.
    A routine in three minutes | Wash, soothe, shade, and what to skip.`,
  fields: 'Name, Email, Skin type, What do you use now?',
  tickers: 'Short labels, Small batches, Daily sunscreen, Sample sizes, Calm skin, Empty jars',
  closings: `c> What does your skin complain about? | Tell us, and we will suggest one jar to begin with.
    b> Put it on your shelf. | Ask for testers and the stockist list.
    Read the label first. | Then choose the smallest size and see.`,
  quotes: `If we cannot explain an ingredient, we leave it out.
    The best product is the one that you finish.`,
})

const barber = trade({
  key: 'barber',
  label: 'Barber',
  subject: 'beauty',
  colours: [
    [tint(0.3, 0.06, 250), tint(0.58, 0.18, 25)],
    [tint(0.24, 0.02, 60), tint(0.78, 0.1, 75)],
  ],
  names:
    'barber, barbers, barbershop, barber shop, barbering, men’s haircuts, fades, hot towel shave, beard trim, beard trims',
  hints: 'fade, clippers, razor, shave, beard, walk-ins, haircut, haircuts, hot towel, sideburns',
  field: 'beauty, grooming, personal care, hair',
  pages: 'Cuts, Prices, Barbers, Book',
  actions: 'Book a chair | Cuts for your crew | See prices',
  craft: 'cutting hair',
  audience: `c> fades, beards and first haircuts
    b> weddings, teams and film sets`,
  headlines: `Sit down. What are we doing?
    c> Same again, but shorter.
    c> A straight line round the ears.
    Sharp since the chair turned, in {place}.
    b> Groomsmen, lined up and level.
    b> A barber who comes to the set.`,
  leads: `c> Say what you want or show us a picture of it. The barber looks at how it grows, tells you what will work and gets on with the clippers.
    b> Wedding parties, teams and film crews get a barber, a chair and a timetable. Send us the heads and the hour they must be ready.
    A haircut is a run of decisions about a line. The good ones are made before the clippers start, and nobody notices the rest.`,
  offers: `Scissor cuts | Shaped by hand for hair that should look as if nobody tried.
    Skin fades | Blended up from nothing, checked in two mirrors and under a hard light.
    Beard trims | Lined, thinned and oiled, so that the chin comes back.
    Hot towel shaves | Steam, brush, blade, and a long moment with your eyes closed.
    c> Kids’ cuts | A booster board, a bit of patience and something to look at.
    Clipper cuts | One length or two, over in the time that a song takes.
    b> Wedding parties | Every neck tidy, every beard level and the groom done last.
    b> Cuts on location | A chair, a cape and a broom, brought to your office or set.`,
  notes: `The barber asks about cowlicks before the clippers go on.
    Tell us the guard number if you know it.
    Neck shaved and collar brushed before you stand up.
    Ask for the barber you had last time.
    Bring a photograph if words fail.`,
  offerHeadings: `In the barber’s chair
    Clippers, scissors, steel
    Cuts and shaves`,
  steps: `Take a seat | Book a time or ask how long the bench is.
    Say it plainly | Longer, shorter, off the ears, or the same as last time.
    Check the back | Two mirrors, a brush down the collar and out the door.`,
  stepHeadings: `From bench to brush-off
    How a cut goes
    Sit, say, check`,
  stories: `The line | It is all in the neckline | Anybody can take hair off the top. The edge at the back is what shows you were at a barber.
    c> First cuts | Bring the favourite toy | A small head moves a lot. The barber works round it, and the curl goes home in an envelope if you like.
    c> The shave | Nobody talks under the towel | Heat, lather, a blade with the grain. It is the one part of the week without a question.
    b> On location | Ready when the call sheet says | We bring the mirror, the light and the broom, and sweep up before the first take.`,
  faqs: `Do I have to book a barber? | It helps on busy days. Ask us how the bench looks before you walk over.
    What is the difference between a fade and a taper? | How low it starts and how far it goes to skin. Point to it in the mirror.
    How often should I come in? | A fade grows out fast and a scissor cut slowly. Ask your barber what yours will do.
    c> Do you cut children’s hair? | Ask about a quiet time and tell us if the clippers are scary.
    b> Can you come to us? | Send the place, the number of heads and the deadline, and we will say what we need.`,
  list: `The board
    # Hair
    Scissor cut | Shaped by hand
    Fade | Down to the skin
    Clipper cut | One length, no fuss
    # Face
    Beard trim | Lined and oiled
    Hot towel shave | Eyes closed
    Neck tidy | Between cuts`,
  people: `Senior barber | Can do your fade with the radio on or off.
    Barber | Listens first, clips second.
    Apprentice | Sweeps, watches, gets the neck right.`,
  captions: `Steel, comb, talc
    Steam off the towel
    Clippers on the hook
    A collar brushed clean
    The pole at dusk
    First cut, wide eyes`,
  journal: `How to ask for a fade | Low, mid, high and what the guard numbers mean.
    Looking after a beard | Wash, oil, brush and the bit under the chin.
    Growing it out | How to get through the months when it looks wrong.`,
  fields: 'Name, Phone, Cut or shave?, Barber, Time',
  tickers: 'Skin fades, Hot towels, Clean necks, Beard lines, Scissor cuts, Sharp steel',
  closings: `c> You know it is time. | Book a chair, or ask how long the bench is.
    b> How many heads? | Tell us the day and the deadline, and a barber will call.
    The chair has turned your way. | Sit down and say it plainly.`,
  quotes: `A good neckline is noticed by the person behind you.
    We cut what you asked for, after telling you what we think.`,
})

const beautyRooms = trade({
  key: 'beauty-rooms',
  label: 'Skin and beauty',
  subject: 'beauty',
  colours: [
    [tint(0.62, 0.07, 25), tint(0.94, 0.03, 75)],
    [tint(0.46, 0.05, 330), tint(0.92, 0.04, 55)],
  ],
  names:
    'beauty salon, beauty therapist, beautician, skin clinic, skin studio, facials, facial, peels, nail salon, nails, manicure, manicures, pedicure, lash, lashes, lash studio, brow bar, brow, brows, waxing, laser clinic, cosmetic clinic, day spa, spa, spray tan, tattoo, tattoo studio',
  hints:
    'skin, treatments, LED, microneedling, gel, acrylics, tint, lamination, exfoliate, pores, relaxing, glow, ten-step routines',
  field: 'beauty, personal care, wellness',
  pages: 'Treatments, Prices, Therapists, Book',
  actions: 'Book a treatment | Gift for your staff | See treatments',
  craft: 'looking after skin',
  audience: `c> tired skin and bitten nails
    b> hotels, workplaces and bridal parties`,
  headlines: `Lie down. We will take it from here.
    c> Leave looking slept.
    c> An hour with nobody needing you.
    A warm couch in {place}.
    b> A treatment room that sends guests home pink.
    b> Something kinder than a hamper.`,
  leads: `c> The lights are low and the phone stays in your bag. Your therapist looks at your skin, asks what you put on it and does less than you feared, and better.
    b> Send treatments instead of flowers: vouchers, visits and group mornings for people who have earned an hour on their backs.
    Skin does not need much, only the right thing and then some peace. We look closely, treat gently and tell you what to stop doing.`,
  offers: `Facials | Cleansed, steamed and massaged by hands that know when to be still.
    Peels and skin treatments | Chosen after a proper look, built up slowly and explained before they tingle.
    Brows | Mapped, shaped and tinted to sit where your own face puts them.
    Lashes | Lifted or lengthened, and light enough to forget about.
    Hands and feet | Soaked, filed and painted, with a colour held up to the window first.
    Waxing | Quick, warm and done with the conversation of your choice.
    c> Time for two | Side-by-side treatments for sisters, friends or mothers who never do this.
    b> Vouchers and groups | A morning of treatments for a team or a bridal party, in an order that works.
    b> Spa partnerships | Treatments and therapists for hotels that have a room and no one in it.`,
  notes: `We check your skin and your history first.
    Say if the pressure, the heat or the music is wrong.
    Ask your therapist what to leave off it afterwards.
    Your therapist notes what was used for next time.
    Leave a little time afterwards to sit still.`,
  offerHeadings: `On the couch
    Treatments, head to heel
    What the quiet room is for`,
  steps: `Tell us what bothers you | Redness, breakouts, bitten nails or just the month you have had.
    Lie back | A close look, a plan and a treatment at your pace.
    Go gently | We write down what to use, what to skip and when to return.`,
  stepHeadings: `From robe to fresh air
    How a treatment goes
    Tell, lie back, glow`,
  stories: `The look | A lamp before a cream | Under the light, skin says what it has been through. We look first, because half of our work is not doing the wrong thing.
    c> The hour | Nobody will sell you a jar | You can talk or sleep. If we think that something would help at home, we will write it down and you can decide on the tram.
    b> Groups | An order that leaves nobody waiting | Nails dry while brows are shaped. We plan the morning so that everyone is finished when the car comes.`,
  faqs: `Which treatment suits my skin? | Book a first look. The therapist will suggest one and say what not to do yet.
    Will my skin be red afterwards? | Sometimes, for a while. Ask before you book it close to an occasion.
    Is a patch test needed? | For tints, lashes and some peels. Ask us how long ahead to come by.
    c> Can I bring a friend? | Ask for side-by-side times when you book.
    b> Do you do vouchers for staff? | Tell us how many people and what to spend, and we will suggest a treatment.`,
  list: `Treatments
    # Face
    Signature facial | Steam, mask, massage
    Gentle peel | Built up slowly
    Brow and lash | Shaped and tinted
    # Body
    Hands | File, soak, colour
    Feet | The long version
    Wax | Warm and quick`,
  people: `Skin therapist | Sees the sunscreen you did not wear.
    Nail artist | Steady to the last finger.
    Brow specialist | Removes less than you think.`,
  captions: `Warm towels, rolled
    A bowl and a brush
    Colour against the window
    The lamp, lowered
    Robe on the hook
    Steam and quiet`,
  journal: `What to do the day before a facial | Less, mostly, and no new products.
    Looking after nails between visits | Oil, gloves and leaving the edges alone.
    Peels, explained | What they lift, what they cannot and when to wait.`,
  fields: 'Name, Phone, Treatment, Skin concerns, Preferred time',
  tickers: 'Facials, Quiet rooms, Soft brows, Warm towels, Fresh colour, Calm skin today',
  closings: `c> When did you last lie down? | Choose a treatment, or ask us to choose for you.
    b> Give somebody an hour. | Tell us who it is for, and we will suggest the treatment.
    The couch is warm. | Pick a time and leave your phone in your bag.`,
  quotes: `We would rather send you home with calm skin than a full bag.
    Half of good skin is being left in peace.`,
})

const jeweller = trade({
  key: 'jeweller',
  label: 'Jeweller',
  subject: 'fashion',
  colours: [
    [tint(0.3, 0.04, 280), tint(0.82, 0.1, 85)],
    [tint(0.34, 0.06, 165), tint(0.86, 0.06, 70)],
  ],
  names:
    'jeweller, jewellers, jewellery, jewelry, jewellery maker, jewellery shop, goldsmith, silversmith, engagement rings, wedding bands, watchmaker, watch repairs, watches, gemstones, diamonds, rings, opals',
  hints:
    'gold, silver, sapphire, diamond, ring, necklace, earrings, engraving, settings, remodelling, heirloom, stones, bench, pearls, commissions',
  field: 'retail, fashion, accessories',
  pages: 'Rings, Made for you, Repairs, Visit',
  actions: 'Book a ring chat | Trade and stockists | See the pieces',
  craft: 'working at the bench',
  audience: `c> proposals, birthdays and grandmothers’ rings
    b> galleries, stockists and designers`,
  headlines: `Made small, meant for good.
    c> Ask the question. We will make the ring.
    c> Your grandmother’s stone, your finger.
    At the bench in {place}.
    b> Work your cabinet will be known for.
    b> Castings, settings and repairs for the trade.`,
  leads: `c> Bring a stone, a sketch or only a finger size on a piece of string. We sit down under a good lamp, draw while you talk and work out what the metal can do.
    b> Galleries and designers send us wax, stones and drawings. We cast, set and finish to your tolerance, and ring before changing a thing.
    Jewellery is the smallest thing you will wear for the longest time. So we think about the edges: where it catches, where it wears and how it will be mended.`,
  offers: `c> Engagement rings | Stone, setting and size worked out together, with the secret kept.
    Wedding bands | A pair that belong together, matched in metal, width and how they feel.
    Commissions | A piece that begins as a sketch across a table and is made once.
    Remodelling | Old gold and inherited stones taken apart with care and made wearable.
    Repairs | Claws retipped, clasps replaced and chains joined where nobody will look.
    The collection | Earrings, rings and chains made in small numbers at the same bench.
    c> Engraving | A date, a line or a fingerprint on the side that touches skin.
    b> Trade work | Casting, setting and finishing for designers who draw better than they solder.
    b> Gallery pieces | Small collections for your cabinet, with the maker’s story and a price list.`,
  notes: `You see a drawing before any metal is cut.
    We can show you stones side by side under the lamp.
    Ask how it will wear after years on a hand.
    The bench can adjust it later if fingers change.
    Bring it back for a clean whenever you are near.`,
  offerHeadings: `From the bench
    To give, to keep, to mend
    Metal, stones and settings`,
  steps: `Sit down with us | A stone, a budget, a date and whether she knows.
    See it drawn | Sketches, then a wax or a model that you can try on.
    Wear it | Made, set, polished and checked again once it has been lived in.`,
  stepHeadings: `From sketch to finger
    How a ring is made
    Draw, cast, set`,
  stories: `The bench | A lamp, a loupe and a drawer for filings | Gold dust is swept up and used again. You can watch the saw cut the first line, if you like to see things begin.
    c> Proposals | We are good at secrets | Ring sizes can be guessed, borrowed or traced. If the guess is wrong, the band is moved afterwards and nobody minds.
    Old pieces | Keep the stone, change the life | A brooch that nobody wears may hold the sapphire for a ring that somebody will. We take it apart slowly, and show you all the bits.
    b> The trade | Your drawing, our hands | We check the wall thickness, ask about the claw and return it finished the way you specified.`,
  faqs: `How do I find out a ring size in secret? | Borrow a ring from the right finger, or press it into soap. We will work from that.
    How long does a commission take? | It depends on the stone and the bench. Give us the date and we will say whether it is possible.
    Can you use my own gold and stones? | Often. Bring them in, and we will look at what the metal can become.
    Can you repair this? | Show us under the lamp. We will say what is worn, what it costs and whether to do it.
    b> Do you do work for other jewellers? | Send a drawing or a wax with the stones, and ask for trade rates.`,
  list: `At the bench
    # To make
    Engagement ring | Begins with a stone
    Wedding bands | Two, together
    Pendant or earrings | From a sketch
    # To mend
    Resizing | Up, down, round
    Claws and clasps | Made safe
    Clean and polish | While you look about`,
  people: `Goldsmith | Hears when the solder runs.
    Setter | Holds their breath for a living.
    Designer | Draws while you are still explaining.`,
  captions: `Filings in the tray
    A stone in tweezers
    Wax before gold
    The loupe and the lamp
    Two bands, one bar
    Polish, last pass`,
  journal: `Choosing a stone | Hardness, colour and what a working hand will do to it.
    What to do with inherited jewellery | Wear, remodel or leave alone, and how to decide.
    Caring for a ring you never take off | Soap, a soft brush and a yearly look at the claws.`,
  fields: 'Name, Email, Ring or repair?, Date you need it, Stone or metal',
  tickers: 'Rings, Old stones, Hand set, Remade gold, Engraving, Under the lamp',
  closings: `c> Is there a date in mind? | Book a quiet half-hour and bring the stone, if there is one.
    b> Send the wax or the sketch. | We will come back with questions, a price and a week.
    Come and sit under the lamp. | Bring the ring that you never wear.`,
  quotes: `The best setting is the one you forget is there.
    We make it as if we will be the ones to repair it.`,
})

export const grooming = [skincare, barber, beautyRooms, jeweller]
