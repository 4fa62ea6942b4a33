import { tint, trade } from '../trade.ts'

const joiner = trade({
  key: 'joiner',
  label: 'Joinery',
  subject: 'making',
  colours: [
    [tint(0.36, 0.06, 55), tint(0.82, 0.09, 80)],
    [tint(0.33, 0.04, 160), tint(0.76, 0.11, 65)],
  ],
  names:
    'joiner, joiners, joinery, cabinet maker, cabinet makers, cabinetmaker, cabinetmakers, cabinet making, cabinetry, furniture maker, furniture makers, furniture making, woodworker, woodworking, woodwork, built-in wardrobes, built in wardrobes, custom furniture, bespoke furniture, custom kitchens, stair builder, timber windows, boat builder, wood turner, woodturning, luthier',
  hints:
    'timber, reclaimed timber, recycled timber, oak, walnut, blackwood, veneer, wardrobes, bookcases, dining tables, tables, chairs, drawers, dovetail, bench, workshop, kitchens, shelving',
  field: 'furniture, trades, manufacturing, home improvement',
  pages: 'Work, Timbers, The workshop, Commission',
  actions: 'Start a commission | Send us drawings | See the work',
  craft: 'working timber',
  audience: `c> rooms with an awkward corner
    b> architects, builders and shop owners`,
  headlines: `The grain decides first.
    c> A drawer you will open just to close it.
    c> Made for that wall, not for a catalogue.
    Timber, cut and fitted in {place}.
    b> Drawn by you, made to the millimetre.
    b> Joinery that arrives in the right order.`,
  leads: `c> Bring the measurements, the photograph and the thing you would like to hide. We choose boards with you, make the piece by hand and scribe it to a wall that was never straight.
    b> Send the set and the site date. Shop drawings come back with our questions on them, and the joinery turns up labelled, wrapped and in the sequence it goes in.
    Wood moves, rooms lean and people slam doors. We make for all three: joints that allow for summer, edges left thick enough to sand again, runners that can be replaced.`,
  offers: `Kitchens in timber | Carcasses, fronts and benchtops from boards you have touched, planned around how you cook.
    c> Wardrobes and robes | Hanging, folding and the shelf for the suitcase, scribed to the ceiling you have.
    c> Tables | Legs where nobody’s knees are, and a top that can be planed again in another generation.
    Bookcases and wall units | Shelves sized to your books, with the cables and the meter box out of sight.
    b> Shop and office joinery | Counters, banquettes and lockers, made while the floor goes down and fitted overnight.
    b> Doors, stairs and windows | Profiles matched to the drawings or to the one old sash that survived.
    Repairs | Loose chairs, split tops and drawers that stick, mended so that the mend can be mended.
    Pieces from your own tree | Slabs milled, dried and turned into something with four legs.`,
  notes: `You choose the boards before we cut them.
    We measure on site, because walls are never square.
    The finish is one that you can renew yourself.
    Drawings come first, at a scale you can walk around.
    Hardware comes from makers who still sell the parts.
    Offcuts are yours if you would like them.`,
  offerHeadings: `What we make
    On the bench and on the wall
    Pieces we are asked for`,
  steps: `Bring the room | Photos, rough sizes and what has to fit in it.
    Draw and choose | A drawing with every door on it, and boards laid out to look at.
    Make and fit | Cut, glued, finished, carried in and scribed to your wall.`,
  stepHeadings: `From a rough sketch to a soft close
    How a commission goes
    Drawn, made, fitted`,
  stories: `Boards | We buy the tree, not the sheet | Boards from one log sit side by side in one piece, so that the grain runs on across five drawers as if nobody had cut it.
    c> At your place | The wall is out by a thumb | Old houses lean. We leave an edge to scribe, bring a plane and take off shavings until the gap is gone.
    b> On site | Numbered before it is wrapped | Every panel carries a room, a wall and a turn. The installer needs the drawing, a driver and nobody on the phone.`,
  faqs: `How long does a piece take? | It depends on the timber and the queue. Ask us, and you will hear where the workshop stands today.
    Which timber should I choose? | Come and lift a few. Colour, weight and what you will spill on it decide most of it.
    Can you match something we have? | Usually. Bring a drawer front or a photograph beside a ruler.
    What does custom joinery cost? | Tell us the size, the timber and the doors, and we will put a figure beside each of them.
    b> Do you work from architectural drawings? | Yes. Send them, and we will return shop drawings with anything that cannot be built marked in red.`,
  list: `From the workshop
    # For rooms
    Kitchens | Planned around the cook
    Robes and storage | Scribed to the ceiling
    Studies and shelving | Cables out of sight
    # For a lifetime
    Tables and chairs | Made to be sat at
    Doors and stairs | To drawing or to match
    Repairs | Glue, clamps and patience`,
  people: `Cabinet maker | Can hear when a plane needs sharpening.
    Draughtsperson | Draws the screw as well as the door.
    Installer | Brings a vacuum and a very long level.`,
  captions: `Shavings on the floor
    Clamps, overnight
    Boards picked by the window
    The first coat of oil
    Dovetails, before the glue
    A pencil behind the ear`,
  journal: `How to look after an oiled top | A cloth, a warm day and twice a year.
    Solid, veneer or board | What each is good at, and where it fails.
    Measuring an alcove | Three heights, three widths and the skirting.`,
  fields: 'Name, Email, What should it be?, Rough size, Timber you like',
  tickers: 'Solid timber, Hand finished, Made to measure, Oil and wax, Dovetails, Soft closes',
  closings: `c> What should stand against that wall? | Send a photo of the room and the width in millimetres.
    b> Put us on the joinery package. | Send drawings and a site date, and we will price it by room.
    Come and smell the workshop. | Bring the sketch. There is always a board to try it on.`,
  quotes: `A good joint is one that nobody notices for a century.
    We sand what you will touch, and then what you will not.`,
})

const printer = trade({
  key: 'printer',
  label: 'Print and signs',
  subject: 'media',
  colours: [
    [tint(0.3, 0.03, 260), tint(0.84, 0.16, 95)],
    [tint(0.42, 0.16, 330), tint(0.86, 0.1, 200)],
  ],
  names:
    'printer, printers, printing, print shop, printing company, digital printing, offset printing, screen printing, screenprinting, letterpress, bookbinder, bookbinding, sign writer, signwriter, signwriting, signage, sign shop, sign makers, banners, business cards, brochures, flyers, vehicle wraps, vinyl wraps, embroidery, t-shirt printing, tshirt printing, risograph, copy shop',
  hints:
    'print, press, ink, paper stock, posters, stickers, labels, decals, packaging, proofs, embossing, foil, signs, stationery, catalogues, banner, artwork',
  field: 'printing, print, manufacturing, media',
  pages: 'Print, Signs, Paper, Send a file',
  actions: 'Send a file | Ask for a quote | See paper and ink',
  craft: 'putting ink on things',
  audience: `c> couples, artists and people with a stall
    b> studios, shops and marketing teams`,
  headlines: `Ink dries. Check it first.
    c> Your idea, in an edition you can hold.
    The sign that people in {place} turn at.
    b> The blue you approved, on every sheet.
    b> On the counter before the doors open.
    Paper has a sound. Choose it with us.`,
  leads: `c> You do not need to know what bleed is. Send the drawing, tell us how many and what for, and we will ask about paper, fold and the colour that your screen is lying about.
    b> Artwork in, proof out, delivery where it is needed. We check each file before it goes near a plate, and ring when a logo is about to print at the size of a stamp.
    Screens glow and paper does not. We proof on the stock you chose, look at it under daylight, and only then let the machine run.`,
  offers: `Cards and stationery | Weights you can feel, edges cut clean and a back that takes a pen.
    Brochures and booklets | Folded, stitched or bound, with the pages in an order that survives the fold.
    Posters and art prints | Pigment on heavy stock, numbered and signed by you if it is an edition.
    Signs and shopfronts | Painted, cut or lit, measured on the wall and fixed by people with a level.
    b> Vehicle wraps | Panels planned around handles and seams, so that no name ends at a door gap.
    b> Labels and packaging | Stock that stands the fridge, the dishwasher or the courier, proofed as a folded box.
    c> Shirts and totes | Screen printed by the dozen or the hundred, with ink that outlives the festival.
    Banners and exhibition stands | Wide, hemmed and packed in a bag that one person can carry.`,
  notes: `A proof comes before anything is run.
    We keep your file for the next time.
    Ask for the sample book, and feel the difference.
    Fonts and colours are checked before the plate is made.
    Tell us the date it has to be in somebody’s hand.`,
  offerHeadings: `What comes off the press
    Sheets, walls and windows
    Things we put ink on`,
  steps: `Send it | A file, a sketch or a photo of the last one.
    Proof it | On the real stock, in daylight, with your initials in the corner.
    Run it | Printed, trimmed, boxed and counted twice.`,
  stepHeadings: `From file to finished box
    What happens to your artwork
    Sent, proofed, printed`,
  stories: `Colour | Two blues and one of them is yours | We keep a drawdown of your colour on your stock, and hold each run beside it. A screen cannot do that.
    c> Small runs | Fifty of something good | A zine, a wedding, a market stall. Short runs get the same trim and the same second look.
    b> Sites | Measured with a ladder | A sign is drawn on a photograph and made from a tape measure. We go and look, because awnings are never where the plan says.`,
  faqs: `What file should I send? | A PDF with fonts embedded is best. Send what you have, and we will say what is missing.
    How soon can it be printed? | Ask with the date it is due. We will tell you what can be done by then and on which stock.
    Can I see a proof? | You will, before anything is run, on paper where the colour matters.
    Do you design as well? | We can tidy a file or lay out a card. For more, ask which studios we print for.
    b> Can you deliver to several sites? | Yes. Send a list, and each box is packed and labelled for its door.`,
  list: `Print and sign work
    # On paper
    Cards and letterheads | Feel them first
    Booklets | Stitched or bound
    Art editions | Pigment, numbered
    # On walls and wheels
    Shopfront signs | Measured and fixed
    Window lettering | Cut or painted
    Vehicle graphics | Around every handle`,
  people: `Press operator | Can hear a sheet go in crooked.
    Prepress | Finds the low resolution logo.
    Installer | Level, ladder, clean hands.`,
  captions: `First sheet, held to the light
    Ink, mixed by hand
    Stacked and counted
    Offcuts in a bright heap
    Lettering, half painted
    The proof with red circles`,
  journal: `What bleed is and why you need it | Three millimetres that save a box of cards.
    Choosing paper by hand | Weight, tooth and what happens to a pen.
    Why your red turned brown | Screens, inks and how to ask for the one you meant.`,
  fields: 'Name, Email, What is it?, How many, When is it due?',
  tickers: 'Ink on paper, Signs, Proof first, Short runs, Heavy stock, Clean edges',
  closings: `c> Have something worth holding? | Send the drawing and how many, and we will answer with paper.
    b> Send us the artwork. | You will hear what it costs, and what is wrong with the file.
    Come and feel the samples. | The book is on the counter, and the kettle is behind it.`,
  quotes: `A typo costs most on the second box.
    Nobody files a screen in a drawer and finds it years later.`,
})

const tattooist = trade({
  key: 'tattooist',
  label: 'Tattoo studio',
  subject: 'interiors',
  colours: [
    [tint(0.25, 0.02, 20), tint(0.62, 0.19, 28)],
    [tint(0.3, 0.04, 190), tint(0.85, 0.08, 60)],
  ],
  names:
    'tattoo, tattoos, tattooist, tattoo artist, tattoo artists, tattoo studio, tattoo parlour, tattooing, body piercing, piercing, piercings, piercing studio, piercer, cover-up, cover-ups, tattoo removal',
  hints:
    'ink, flash, fine line, blackwork, linework, needles, sleeves, aftercare, stencil, by appointment',
  field: 'beauty, body art, arts',
  pages: 'Artists, Flash, Aftercare, Book',
  actions: 'Ask an artist | Talk to the studio | See the flash',
  craft: 'drawing on skin',
  audience: `c> first ones, last ones and cover-ups
    b> conventions, brands and visiting artists`,
  headlines: `Drawn once, worn daily.
    c> Think about it here, as long as you like.
    c> The small one you keep sketching on napkins.
    Clean lines in {place}.
    b> Artists with a hand you can recognise.
    b> Flash for an evening, run like a studio.`,
  leads: `c> Bring the idea, however thin. An artist will sit with you, draw it at its real size, put the stencil on and off until it sits where the body turns, and only then begin.
    b> Guest spots, events and editorial work: tell us the dates, the room and what may be photographed. We bring the set-up, the paperwork and somebody who has done it before.
    A tattoo is a drawing that has to bend. We look at how the arm moves, leave room for it to age and say so when an idea wants another size or another place.`,
  offers: `c> Custom pieces | Drawn for you from references and a talk, with the stencil moved until you stop moving it.
    Fine line | Single-needle work with air around it, so that it stays a line and does not become a cloud.
    Blackwork | Solid black, dots and pattern that follow the muscle instead of the paper.
    c> Cover-ups | The old one measured, the new one drawn darker, larger and better behaved.
    Flash | Ready drawings on the wall, each done a few times and then retired.
    Piercing | Marked, checked in the mirror and done with jewellery that suits the place.
    b> Events and guest spots | A station that packs into a van, with consent forms and a bin that closes.
    b> Drawings for labels and walls | The same hand on a can, a deck or a shopfront, with a licence to match.`,
  notes: `The drawing is yours to question until the stencil is on.
    Everything that touches you is opened in front of you.
    Eat beforehand, and wear something you can roll up.
    You go home with aftercare in writing.
    Touch-ups are part of the talk, not an afterthought.`,
  offerHeadings: `What we draw
    Needles, ink and time
    Ways onto skin`,
  steps: `Say what and where | A few lines, some references and a photo of the place.
    Draw and move it | The stencil goes on, comes off and goes on again.
    Sit, then heal | Breaks when you need them, and a sheet that says what to do after.`,
  stepHeadings: `From idea to healed
    What happens in the chair
    Drawn, placed, inked`,
  stories: `Placement | It has to look right when you reach | Flat drawings bend on shoulders. We draw on the body first, and watch what happens when you pick up a cup.
    c> First time | You may change your mind until the needle | Come in, look, ask and leave. The chair will be here when the idea has stopped changing.
    b> With us | A room run like a clinic and a studio | Surfaces wrapped, lots recorded, lamps low enough to draw by. Visiting artists notice within a minute.`,
  faqs: `Does it hurt? | Yes, in some places more than others. Ask which, and how people usually get through it.
    How do I book a tattoo? | Write to the artist whose lines you like, with the size, the place and a reference or two.
    Can you cover an old tattoo? | Often. Bring it along in daylight, and we will say what would hide it.
    How do I look after it? | You get it in writing: how to wash, what to put on it and what not to do.
    b> Do you take guest artists? | We do. Send a portfolio, the weeks you have in mind and where you have worked.`,
  list: `In the studio
    # By the artist
    Fine line | Single needle
    Blackwork | Solid and dots
    Custom colour | Drawn together
    # By the wall
    Flash | Pick, sit, done
    Piercing | Marked in the mirror
    Aftercare | Balm and a sheet of paper`,
  people: `Resident artist | Draws everything twice.
    Piercer | Marks, waits, checks again.
    Front desk | Knows who is faint before they do.`,
  captions: `Stencil, second try
    Caps of ink in a row
    Flash on the back wall
    The lamp, pulled close
    Gloves and a clean bench
    Sketches that became arms`,
  journal: `How to choose an artist | Healed photos, line weight and whether they listen.
    What ageing does to a line | Why small letters need more room than you think.
    The week after | Washing, itching and leaving it alone.`,
  fields: 'Name, Email, Idea, Where on the body, Rough size',
  tickers: 'Fine line, Blackwork, Flash, By appointment, Cover-ups, Clean needles',
  closings: `c> Still drawing it on napkins? | Send us the napkin, the place and the size.
    b> Bring a date and a room. | We will answer with artists, a set-up and what we need from you.
    Come and look at the flash. | Nobody minds if you leave without one.`,
  quotes: `We would rather talk you out of one than into two.
    The best stencil is the third.`,
})

/** Trades of the hand: timber, ink on paper and ink on skin. */
export const crafting = [joiner, printer, tattooist]
