import { tint, trade } from '../trade.ts'

const shop = trade({
  key: 'shop',
  label: 'Shop',
  subject: 'retail',
  colours: [
    [tint(0.58, 0.17, 30), tint(0.92, 0.06, 85)],
    [tint(0.4, 0.09, 265), tint(0.88, 0.12, 95)],
  ],
  names:
    'shop, store, retail, retailer, e-commerce, ecommerce, gift shop, gifts, toy shop, toys, stationery, art supplies, hardware store, electronics store, online store, board games, camera shop, sporting goods, vintage store, op shop, second hand, antiques, wholesaler, pottery, ceramics, ceramicist, potter, handmade, craft, candles, candle maker, leather goods, maker, makers market',
  hints:
    'products, range, shelves, gift wrapping, shipping, customers, brands, catalogue, stock, gift vouchers, glaze, clay, workshop',
  field: 'retail, e-commerce, ecommerce, shopping, consumer goods, crafts',
  pages: 'Shop, New in, Our story, Visit',
  actions: 'Shop the range | Order wholesale | Visit the shop',
  craft: 'shopkeeping',
  audience: `c> gift hunters and regular browsers
    b> stockists, buyers and corporate gifts`,
  headlines: `Chosen by hand, one shelf at a time.
    c> The present they will not return.
    c> Come in for one thing.
    The shelves {place} browses.
    b> Stock that sells off your shelf too.
    b> Wholesale, packed by the people who make it.`,
  leads: `c> Everything on these shelves was picked up, turned over and argued about before it earned its label. Ask us who made it and why we chose it.
    b> Stockists get clear minimums, good photographs and boxes that arrive with the labels on. Tell us about your shop and we will suggest a first shelf.
    A good shop edits. We keep the range small enough to know each object, and change the front table when the season does.`,
  offers: `New arrivals | The latest things on the front table, unpacked this season and still smelling of paper.
    Gifts | Shelves sorted by person rather than by price: the cook, the child, the one with everything.
    Made by hand | Objects with a maker’s mark, and small differences that prove it.
    c> Gift wrapping | Brown paper, good string and a card written in legible ink.
    Order and collect | Pick it on screen and find it on the shelf behind the counter.
    b> Wholesale | Ranges for other shops, with samples, minimums and lead times set out.
    b> Corporate gifts | Boxes for clients and staff that nobody leaves in the meeting room.
    c> Workshops in the shop | An evening at the long table, making the thing that we usually sell.`,
  notes: `Ask us about it and we will tell you what we know.
    We can put one aside while you make up your mind.
    We are happy to explain how we chose it.
    Tell us who it is for and we will help you decide.
    If it is not quite right, say so and we will talk.
    Write to us if you would like to know more first.`,
  offerHeadings: `In the shop
    On the shelves now
    Things worth carrying home
    Small things, well chosen
    New this season, in small runs`,
  steps: `Browse | Wander the shelves or the page; both are sorted by who it is for.
    Ask | Tell us about the person, and we will pull three things off the shelf.
    Take it home | Wrapped at the counter or packed in a box to be sent.`,
  stepHeadings: `From shelf to string
    How to find the right thing
    Browse, ask, wrap`,
  stories: `The shelves | Nothing here by accident | We order little and look long. If an object only looks good in a photograph, it stays with the supplier.
    c> Gifts | Describe them, and we will guess | Age, hobbies, the thing they already own too many of. Our shopkeepers enjoy the difficult ones.
    Makers | Somebody made this | There is a name behind each object, and often a photograph of the bench. Ask, and we will tell you what went wrong with the first ones.
    b> Stockists | A shelf that fits your shop | Start with a handful of lines and reorder those your customers pick up.`,
  faqs: `Can I return something to the shop? | Ask us at the counter or write to us. We will explain how returns work for what you bought.
    Do you wrap gifts? | Tell us it is a present and who it is for, and ask what wrapping we have at the counter.
    Can you order something in? | Describe it or send a picture, and we will ask our makers and suppliers.
    Is it back in stock soon? | Small runs are made when the maker has time. Ask, and we will write when it lands.
    b> How does a shop become a stockist? | Tell us where your shelves are. We will send the wholesale list and samples.
    c> Do you send parcels? | Ask us for shipping to your address; fragile objects get extra paper.`,
  list: `Around the shop
    # For the house
    Kitchen and table | Used daily
    Paper and pens | For lists and letters
    Light and scent | For evenings
    # For someone
    Small presents | Fits in a pocket
    For children | Survives being dropped
    For the hard to please | We like a challenge`,
  people: `Shopkeeper | Has turned over each object to read its base.
    Buyer | Says no far more often than yes.
    Packer | Has opinions about string.`,
  captions: `The front table, rearranged
    String and brown paper
    Light through the shop window
    Labels, lettered by hand
    A shelf before opening
    Boxes going out the door
    Wax, thread and a thumbprint
    The maker’s bench, mid-morning
    Paper, scissors, ribbon`,
  journal: `How we choose what to stock | Weight, maker, repair and whether we would keep it ourselves.
    Presents for people who have everything | Consumable, mendable or borrowed.
    Looking after handmade things | Wash, oil, wax and leave alone.`,
  fields: 'Name, Email, What are you looking for?, Who is it for?',
  tickers: 'New arrivals, Handmade, Gift wrap, Small runs, Good string, Front table',
  closings: `c> Who is it for? | Describe them to us, or browse the shelves yourself.
    b> Put a shelf of it in your shop. | Tell us about your customers and we will send the wholesale list.
    Come in and pick things up. | The shop looks best from the inside.`,
  quotes: `If we would not give it to a friend, we do not stock it.
    A shelf is a promise that somebody looked first.`,
})

const fashion = trade({
  key: 'fashion',
  label: 'Fashion',
  subject: 'fashion',
  colours: [
    [tint(0.22, 0.01, 60), tint(0.84, 0.06, 40)],
    [tint(0.4, 0.1, 15), tint(0.9, 0.04, 80)],
  ],
  names:
    'fashion, clothing, clothing label, fashion label, boutique, menswear, womenswear, streetwear, activewear, swimwear, shoes, footwear, sneakers, tailor, tailoring, alterations, dressmaker, bridal, bridal wear, handbags, hats, milliner, lingerie, knitwear, uniforms, workwear, denim label, textiles',
  hints:
    'garments, dresses, linen, cotton, wool, sizes, collection, fabric, pattern, wardrobe, sewing, leather, jackets, coats, seams, sailcloth, cut and sewn',
  field: 'fashion, apparel, retail, textiles, clothing',
  pages: 'Shop, Collection, Our making, Visit',
  actions: 'Shop the collection | Become a stockist | See how it’s made',
  craft: 'making clothes and jewels',
  audience: `c> people who keep what they buy
    b> boutiques, buyers and uniformed teams`,
  headlines: `Wear it until it is yours.
    c> The coat you will not lend.
    c> Made to be worn twice a week.
    Cut and worn in {place}.
    b> Pieces that leave the rail by themselves.
    b> Uniforms nobody hides under a jumper.`,
  leads: `c> Cloth with some weight, seams you could turn inside out, and sizes cut on real bodies. Try it on, sit down in it, then decide.
    b> Lookbooks, line sheets and delivery windows for buyers who need the collection on the rail when the season turns.
    We begin with a material and ask what it wants to become. Patterns are drawn, worn around the studio and drawn again.`,
  offers: `The collection | Pieces that know one another, so that a few of them make a wardrobe.
    Made to measure | Your measurements, your cloth and a fitting before the last seam is closed.
    Repairs and alterations | Hems, linings, elbows and zips mended so that the piece stays in use.
    c> Gifts and keepsakes | A scarf, a pair of gloves or a belt, folded into a good box.
    c> Private fittings | A mirror, a chair for a friend and somebody with pins.
    b> Wholesale and stockists | Line sheets by season, samples to handle and clear delivery windows.
    b> Uniforms | Workwear that staff choose to wear, sized and labelled by person.
    Small-batch editions | A short run in a rare cloth, gone when the roll is finished.`,
  notes: `Ask us how it is made and where.
    Talk to us if you are between two sizes.
    The studio can answer questions about fit.
    We would sooner make it well than make it quickly.
    Tell us how you will wear it and we will advise.`,
  offerHeadings: `In the collection
    To wear, mend and keep
    From the cutting table`,
  steps: `Find your piece | Look through the collection, or bring us the one you wore out.
    Try the fit | In the mirror, sitting down, arms up. Pins if needed.
    Wear it for years | Come back for a hem, a zip or a new button.`,
  stepHeadings: `From rail to wardrobe
    How to find the fit
    Choose, fit, keep`,
  stories: `Making | Turn it inside out | The inside of a garment tells you how long it will last. We finish seams as though that were the side people see.
    c> Fit | Cut for bodies that move | We fit on people who cycle, carry children and sit at desks. The samples come back creased and we adjust.
    b> Buyers | Line sheets without guesswork | Sizes, cloth, wholesale terms and delivery windows on one sheet, with samples you can handle.`,
  faqs: `How do I find my size? | Measure a garment you love and compare it with the size guide, or ask us about that piece.
    Can you alter it? | Often. Show us the hem, waist or shoulder and we will say what the piece allows.
    How should I care for it? | Follow the sewn-in label. Ask us about wool, silk and waxed cloth before you wash.
    c> Can I order a special piece? | Bring a sketch, an old favourite or a date, and we will talk about cloth.
    b> How do we stock the collection? | Ask for the line sheet and tell us about your shop and season.`,
  list: `The collection
    # Everyday
    Shirts and knits | Soft at the collar
    Trousers and skirts | With real pockets
    Jackets | Made for weather
    # Occasion
    Coats and dresses | For being looked at
    Scarves and belts | To finish it
    Made to order | For one person`,
  people: `Designer | Draws on brown paper and wears the sample home.
    Machinist | Sews, presses and unpicks without complaint.
    Fitter | Sees the shoulder before the hem.`,
  captions: `Chalk lines on wool
    Pins, thread, patience
    The rail before opening
    A hem, let down
    Buttons in a jar lid
    Samples from the studio`,
  journal: `How to mend a favourite jumper | Darning, felting and when to make it a feature.
    Fabrics that age well | What linen, wool and denim do over years of wear.
    How a jacket should fit | Shoulders, sleeves and what a tailor can still change.`,
  fields: 'Name, Email, Piece, Size, Fitting or question',
  tickers: 'Small batches, Real pockets, Good cloth, Fittings, Repairs, Made to order',
  closings: `c> Try it on. | Look through the collection, and ask us for a fitting if you are between sizes.
    b> See the samples. | Ask for line sheets and tell us when your season begins.
    Bring the one you wore out. | We can mend it, or make its successor.`,
  quotes: `A garment is finished when somebody has worn it for a year.
    We cut for the person, not for the hanger.`,
})

const beauty = trade({
  key: 'salon',
  label: 'Hair salon',
  subject: 'beauty',
  colours: [
    [tint(0.6, 0.08, 20), tint(0.92, 0.04, 70)],
    [tint(0.36, 0.05, 320), tint(0.86, 0.07, 40)],
    [tint(0.5, 0.06, 150), tint(0.93, 0.04, 90)],
  ],
  names:
    'hair salon, salon, hairdresser, hairdressing, hairdressers, hair stylist, hair studio, hair, hair and beauty, hair and beauty salon, colourist, blow dry bar, extensions and colour, makeup artist, bridal hair',
  hints:
    'haircut, haircuts, colour, stylist, balayage, blow dry, foils, fringe, curls, bridal makeup, makeup',
  field: 'beauty, personal care, hair and beauty, hair',
  pages: 'Treatments, Prices, Our team, Book',
  actions: 'Book a chair | Talk trade | See treatments',
  craft: 'cutting and colouring',
  audience: `c> good hair days and the days between
    b> stockists, salons and bridal parties`,
  headlines: `Look like yourself, rested.
    c> Say what you hated about the last cut.
    c> Walk out swinging it.
    The mirror {place} trusts.
    b> Products your clients finish.
    b> A back bar your stylists will ask for.`,
  leads: `c> First we talk, before the cape goes on: what you like, what you can be bothered with in the morning, and what the last person did wrong.
    b> Trade ranges, training and back-bar sizes for salons and spas that want results their clients can feel at home.
    Hair tells a stylist how you have been living. We look, ask and choose the cut that will still look good in a month.`,
  offers: `Cut and finish | Shaped dry where it needs to be, and dried the way you will do it at home.
    Colour | Roots, lights or a full change, mixed for your complexion and your patience.
    Basin treatments | Masks and massage for hair that has had too much sun or too much bleach.
    Curls | Cut dry, one at a time, so that they sit where they spring.
    c> Children’s hair | A quick cut, a patient stylist and a fringe that is nearly straight.
    c> Bridal and occasion | A trial, a timetable and pins that hold through the dancing.
    Blow-dries and styling | Washed, dried and pinned for a night or for a Monday.
    b> Trade and training | Product knowledge, technique days and terms for salons.`,
  notes: `Your stylist talks it over with you beforehand.
    Ask your stylist how to do it at home.
    Ask how long to allow for it when you book.
    Bring a photo, even of someone else’s hair.
    Tell us what you did not like last time.`,
  offerHeadings: `On the treatment menu
    For straight hair and for stubborn hair
    In the chair`,
  steps: `Tell us about it | Your hair, your mornings and the photo you saved.
    Take the chair | Consultation, basin, and someone who listens between the scissors.
    Keep it up | We show you what to do at home and when to come back.`,
  stepHeadings: `From consultation to mirror
    How an appointment goes
    Chair, basin, mirror`,
  stories: `The chair | First we look | Where it falls, where it sticks out, what it does in the rain. A good cut is decided before the scissors open.
    c> Colour | Grown out is part of the plan | We place colour so that it looks good on the day and does not shout for attention weeks later.
    b> For salons | Product that earns its shelf | Testers, training and back-bar sizes, so that your stylists know what they recommend.`,
  faqs: `What if I do not know what I want? | Bring your hair and a mood. Your stylist will suggest a shape that suits your mornings.
    Do I need a patch test? | For colour, usually. Ask us when you book the chair.
    What if I am unhappy with the cut? | Tell us while you are in the chair, or ring us. Hair can be adjusted; silence cannot.
    c> Can you do hair for a wedding party? | Send the date, the head count and a photo of the dress, and ask us for a trial.
    b> Do you supply other salons? | Ask for the trade list and tell us what is on your back bar now.`,
  list: `Treatment menu
    # Hair
    Cut and style | Talked through first
    Colour | Roots to full change
    Treatment | At the basin
    # Styling
    Blow-dry | Big or smooth
    Pinned up | Holds through dancing
    Fringe trim | Between cuts`,
  people: `Senior stylist | Cuts for the way your hair dries.
    Colourist | Mixes by eye and writes the formula down.
    Apprentice | Has the best hands at the basin.`,
  captions: `Foils in a neat row
    Scissors, comb, steam
    Warm water, closed eyes
    The colour bowl
    A fringe, first time
    Mirror, last look`,
  journal: `How to talk to a hairdresser | Words for length, weight and what you never want again.
    Living with a fringe | Cowlicks, dry shampoo and when to stop trimming it yourself.
    Making colour last | Water, sun and the shampoo question.`,
  fields: 'Name, Phone, Treatment, Stylist, Preferred time',
  tickers: 'Cuts, Colour, Curls, Blow-dries, Fresh fringes, Good light',
  closings: `c> Your chair is turned to the mirror. | Book a time, and bring the photo you keep looking at.
    b> Put us on your back bar. | Tell us about your salon, and we will send the trade list and testers.
    Come as you are. | Leave with hair that behaves.`,
  quotes: `Good hair should still make sense when you have slept on it.
    We would rather cut less and see you smile.`,
})

const florist = trade({
  key: 'florist',
  label: 'Florist',
  subject: 'nature',
  colours: [
    [tint(0.45, 0.1, 355), tint(0.88, 0.07, 110)],
    [tint(0.4, 0.07, 150), tint(0.84, 0.1, 30)],
  ],
  names:
    'florist, flowers, flower shop, flower delivery, wedding flowers, flower farm, bouquets, floral design, floristry',
  hints:
    'stems, blooms, seasonal bouquets, arrangements, roses, peonies, vases, wreaths, bridal bouquets, dried flowers',
  field: 'retail, florist, flowers, events',
  pages: 'Bouquets, Weddings, In bloom, Order',
  actions: 'Order flowers | Flowers for work | See what’s in bloom',
  craft: 'tying bouquets',
  audience: `c> people with something to say in flowers
    b> venues, offices and restaurants`,
  headlines: `Say it with something that opens tomorrow.
    Whatever is in bloom, tied this morning.
    c> Flowers for no reason at all.
    The bucket on the footpath in {place}.
    b> A vase your guests lean into.`,
  leads: `c> Tell us who they are for and what you would like to say. We choose what smells and opens best this week, and tie it so that it falls right in the vase.
    b> Weekly vases, long tables and the desk by the door: flowers for rooms where people arrive, changed before they droop.
    Buckets are filled at the market before light. By opening, the stems are cut, stripped and drinking, and the bench is covered in leaves.`,
  offers: `Seasonal bouquets | A hand-tied bunch of whatever is best today, wrapped in paper with water at the stems.
    Wedding flowers | Bouquets, buttonholes and tables planned from a colour, a month and one flower you love.
    Sympathy flowers | Quiet colours and a card in a careful hand, sent where they are needed.
    Regular flowers | A fresh bunch on the same day, never twice the same.
    Flowers in the vase | Arranged, watered and ready to stand on the table they are for.
    Plants and pots | Green things for sills and corners, with a note about light.
    b> Venue and office flowers | Front desk, bar and tables, refreshed before anyone notices they should be.
    Dried stems and wreaths | For doors and walls, and for people who forget to water.`,
  notes: `The florist chooses on the morning, by what is best.
    Ask us how to make it last.
    The florist picks by scent first and colour second.
    Tell us a colour to avoid and we will stay clear of it.
    A card comes with it; the words are yours.`,
  offerHeadings: `From the flower bench
    What is in bloom
    Bunches for every sentence`,
  steps: `Say who it is for | A birthday, an apology, a desk: the florist asks a little and guesses the rest.
    Let us choose the stems | Colours you like and a flower you love; the season decides the others.
    Put them in water | Collect the bunch or have it brought, and recut the stems.`,
  stepHeadings: `From bucket to vase
    How a bouquet happens
    Choose, tie, carry`,
  stories: `The market | Buckets before light | We smell, shake and turn the bunches over. Flowers that travelled too long stay on the trolley.
    Weddings | Start with one flower | Bring the one you cannot stop thinking about, and we build the table around the week that it blooms.
    The bench | Leaves up to the ankles | Stripping stems is most of floristry. The bouquet itself is tied in the time it takes to boil a kettle.`,
  faqs: `How do I make cut flowers last? | Clean vase, fresh water, a slanted cut and no leaves below the line.
    Can I choose the flowers? | Name a favourite and a colour. The florist will tell you if that stem is in season.
    When should I order wedding flowers? | As soon as there is a date. Ask us what blooms in your month.
    Can I write a card? | Send the words with your order, and we will copy them in ink.
    b> Do you look after vases at work? | Ask us for weekly flowers, and tell us about the room and the air conditioning.`,
  list: `In bloom
    # By the bunch
    Market bunch | The florist’s choice
    Single variety | One flower, plenty of it
    Scented | For a bedside
    # For occasions
    Bridal bouquet | Made to be held
    Table posy | Low enough to talk over
    Wreath | For a door or a farewell`,
  people: `Florist | Ties by feel and counts in odd numbers.
    Market buyer | Home before the street wakes up.
    Delivery driver | Holds the vase between both knees.`,
  captions: `Buckets on the footpath
    String, knife, stems
    Paper round wet stalks
    Petals on the bench
    The bunch before the bow
    Ranunculus, half open`,
  journal: `What is in flower this month | A short list from the market floor.
    Vases and what fits in them | Neck, height and why less is easier.
    Flowers with a long life | Stems that outlast the week.`,
  fields: 'Your name, Phone, Who are they for?, Words on the card, Day',
  tickers: 'In bloom, Hand-tied, Market fresh, Wedding flowers, Scented stems, Odd numbers',
  closings: `c> Who would like some flowers? | Give us a name and a colour, and the bench will do the rest.
    b> Brighten the front desk. | Tell us about the room, and we will suggest a vase and a rhythm.
    The buckets are full. | Order a bunch, or come and point.`,
  quotes: `Flowers should look picked, not posed.
    A bouquet is a sentence with scent.`,
})

export const shopping = [shop, fashion, beauty, florist]
