/** What a noun of several meanings shows, when one of these words stands in the same brief; the last may need none. */
interface Sense {
  icon: string
  among: readonly string[]
}

const sense = (icon: string, among = ''): Sense => ({
  icon,
  among: among === '' ? [] : among.split(' '),
})

export const senses: Record<string, readonly Sense[]> = {
  bear: [sense('fluent-emoji-flat:bear', 'wildlife zoo forest grizzly den')],
  coat: [
    sense('fluent-emoji-flat:coat', 'jacket fashion winter tailor leather wardrobe dress vintage'),
  ],
  coin: [sense('fluent-emoji-flat:coin', 'collector numismatic mint dealer bullion stamp')],
  door: [
    sense(
      'fluent-emoji-flat:door',
      'joinery garage hinge handle lock locksmith entry sliding flyscreen window',
    ),
  ],
  gate: [
    sense(
      'game-icons:gate',
      'fence driveway automatic paddock welder welding balustrade automation',
    ),
  ],
  house: [
    sense(
      'fluent-emoji-flat:house',
      'builder real-estate estate rental tenant buyer landlord renovation extension weatherboard cladding painter conveyancing architect property',
    ),
  ],
  kiln: [sense('game-icons:painted-pottery', 'pottery clay ceramic ceramics potter glaze')],
  lawn: [sense('tabler:lawn-mower', 'mowing mower garden turf edging grass')],
  school: [
    sense(
      'fluent-emoji-flat:school',
      'enrolment pupil principal campus classroom curriculum uniform',
    ),
  ],
  shed: [sense('game-icons:barn', 'steel barn machinery hay farm carport kit')],
  ship: [sense('fluent-emoji-flat:ship', 'port cargo hull vessel maritime crew sailor navy')],
  thread: [
    sense(
      'fluent-emoji-flat:thread',
      'sewing cotton embroidery needle tailor stitch tailoring fabric',
    ),
  ],
  ticket: [sense('fluent-emoji-flat:ticket', 'theatre festival cinema concert show gig raffle')],
  tram: [sense('fluent-emoji-flat:tram-car', 'heritage museum depot model')],
  crane: [
    sense('game-icons:heron', 'bird birdlife wetland wildlife zoo aviary sanctuary origami'),
    sense('fluent-emoji-flat:building-construction'),
  ],
  mouse: [
    sense('fluent-emoji-flat:computer-mouse', 'computer keyboard laptop pc software gaming'),
    sense('fluent-emoji-flat:mouse', 'pet pest rodent rat trap cheese vermin possum termite'),
  ],
  bat: [
    sense('fluent-emoji-flat:cricket-game', 'cricket willow batting club wicket batsman'),
    sense('fluent-emoji-flat:bat', 'animal wildlife cave zoo fruit rescue colony roost'),
  ],
  nail: [
    sense(
      'fluent-emoji-flat:nail-polish',
      'manicure salon beauty gel polish pedicure lash acrylic',
    ),
    sense('game-icons:nails', 'hammer timber carpenter roof roofing builder framing hardware'),
  ],
  seal: [
    sense('fluent-emoji-flat:seal', 'wildlife penguin whale dolphin marine island animal zoo'),
  ],
  ring: [
    sense('fluent-emoji-flat:boxing-glove', 'boxing boxer gloves kickboxing'),
    sense(
      'fluent-emoji-flat:ring',
      'jewellery jewelry jeweller engagement wedding gold diamond silver',
    ),
  ],
  chip: [
    sense('fluent-emoji-flat:french-fries', 'fish burger potato fryer takeaway flake'),
    sense('game-icons:microchip', 'semiconductor silicon electronics circuit'),
  ],
  bolt: [sense('fluent-emoji-flat:nut-and-bolt', 'nut screw fastener washer hardware rivet')],
  bass: [
    sense('fluent-emoji-flat:guitar', 'guitar band amp music drum lesson'),
    sense('fluent-emoji-flat:fish', 'fishing lake charter rod lure'),
  ],
  organ: [sense('game-icons:pipe-organ', 'church pipe recital music organist hymn')],
  horn: [sense('game-icons:french-horn', 'brass orchestra trumpet trombone music band')],
  record: [sense('game-icons:compact-disc', 'vinyl turntable album lp music crate')],
  pool: [
    sense('fluent-emoji-flat:pool-8-ball', 'billiards snooker cue pub'),
    sense(
      'ph:swimming-pool-fill',
      'swimming swim backyard chlorine pump fence water spa lap lane aquatic',
    ),
  ],
  bow: [
    sense('fluent-emoji-flat:bow-and-arrow', 'archery arrow archer target'),
    sense('fluent-emoji-flat:violin', 'violin cello viola string fiddle'),
    sense('fluent-emoji-flat:ribbon', 'ribbon gift hair wrapping'),
  ],
  boot: [
    sense(
      'fluent-emoji-flat:hiking-boot',
      'leather shoe sole heel hiking work cobbler repair bootmaker footwear walking',
    ),
  ],
  bark: [sense('game-icons:wheelbarrow', 'mulch garden landscaping soil')],
  cap: [sense('fluent-emoji-flat:billed-cap', 'hat baseball merch embroidery beanie uniform')],
  cricket: [
    sense('fluent-emoji-flat:cricket', 'insect reptile lizard feeder edible protein'),
    sense('fluent-emoji-flat:cricket-game'),
  ],
  drum: [
    sense('fluent-emoji-flat:oil-drum', 'oil chemical waste fuel steel'),
    sense('fluent-emoji-flat:drum'),
  ],
  fan: [
    sense(
      'ph:fan-fill',
      'ceiling ventilation cooling heater aircon exhaust extraction air-conditioning',
    ),
  ],
  fly: [
    sense('fluent-emoji-flat:fishing-pole', 'fishing trout river angler lure'),
    sense('fluent-emoji-flat:fly', 'pest maggot insect larvae mosquito screen'),
  ],
  fin: [sense('game-icons:swimfins', 'dive diving snorkel swim scuba mask')],
  float: [sense('fluent-emoji-flat:horse', 'horse pony')],
  glass: [
    sense('fluent-emoji-flat:wine-glass', 'wine cellar tasting prosecco'),
    sense('fluent-emoji-flat:window', 'window glazier glazing pane splashback mirror door'),
  ],
  globe: [sense('fluent-emoji-flat:light-bulb', 'light lamp electrician lighting led downlight')],
  glove: [
    sense('fluent-emoji-flat:boxing-glove', 'boxing boxer kickboxing'),
    sense('fluent-emoji-flat:gloves', 'garden knitted wool winter leather work safety'),
  ],
  hop: [sense('game-icons:hops', 'beer malt brewery brew ale')],
  iron: [sense('tabler:ironing-filled', 'laundry shirt steam ironing')],
  jam: [
    sense(
      'fluent-emoji-flat:jar',
      'preserve marmalade fruit chutney scone strawberry kitchen market',
    ),
  ],
  joey: [sense('fluent-emoji-flat:kangaroo', 'wildlife kangaroo wallaby rescue carer')],
  key: [
    sense('fluent-emoji-flat:key', 'locksmith lock door car house padlock cutting ring spare safe'),
    sense('fluent-emoji-flat:musical-keyboard', 'piano organ synthesizer'),
  ],
  kid: [sense('fluent-emoji-flat:goat', 'goat doe buck')],
  lighting: [
    sense('fluent-emoji-flat:light-bulb', 'electrician downlight led lamp globe switchboard'),
  ],
  lime: [sense('fluent-emoji-flat:lime', 'lemon fruit citrus cocktail juice grove margarita')],
  link: [sense('fluent-emoji-flat:link', 'chain bracelet necklace')],
  lock: [sense('fluent-emoji-flat:locked', 'locksmith key door padlock safe security deadbolt')],
  log: [sense('fluent-emoji-flat:wood', 'timber firewood sawmill wood tree cabin fire')],
  mint: [sense('fluent-emoji-flat:herb', 'herb basil tea garden parsley')],
  needle: [
    sense(
      'fluent-emoji-flat:sewing-needle',
      'sewing thread knitting embroidery felt quilting stitch',
    ),
  ],
  nest: [sense('fluent-emoji-flat:nest-with-eggs', 'bird egg parrot owl')],
  nut: [
    sense('fluent-emoji-flat:nut-and-bolt', 'bolt screw fastener washer hardware'),
    sense('fluent-emoji-flat:peanuts', 'peanut roasted snack butter'),
    sense('fluent-emoji-flat:chestnut', 'macadamia hazelnut cashew pistachio orchard'),
  ],
  orange: [
    sense('fluent-emoji-flat:tangerine', 'lemon fruit juice orchard citrus grove navel mandarin'),
  ],
  organist: [sense('game-icons:pipe-organ')],
  palette: [sense('fluent-emoji-flat:artist-palette', 'paint art artist painting studio class')],
  palm: [sense('fluent-emoji-flat:palm-tree', 'tree nursery garden tropical beach landscaping')],
  party: [
    sense('fluent-emoji-flat:party-popper', 'birthday balloon kids hire jumping cake decoration'),
  ],
  peach: [sense('fluent-emoji-flat:peach')],
  pen: [
    sense(
      'fluent-emoji-flat:fountain-pen',
      'ink paper stationery calligraphy nib writing notebook',
    ),
  ],
  pick: [sense('fluent-emoji-flat:pick', 'mining shovel miner gold')],
  pine: [sense('fluent-emoji-flat:evergreen-tree', 'tree forest plantation christmas')],
  pipe: [
    sense('game-icons:bagpipes', 'bagpipe highland tartan piper'),
    sense(
      'game-icons:pipes',
      'plumber plumbing drain water gas sewer irrigation blocked leak fitting',
    ),
  ],
  plane: [
    sense(
      'fluent-emoji-flat:airplane',
      'airport flight aviation pilot model jet hangar flying charter',
    ),
  ],
  plant: [
    sense(
      'fluent-emoji-flat:potted-plant',
      'nursery garden pot seedling indoor flower shrub native gardener succulent fern soil landscaping',
    ),
  ],
  plug: [sense('fluent-emoji-flat:electric-plug', 'electrician socket power appliance cable')],
  port: [sense('fluent-emoji-flat:wine-glass', 'wine fortified cellar tawny muscat')],
  roll: [sense('fluent-emoji-flat:bread', 'bread bakery loaf baker')],
  roast: [
    sense('fluent-emoji-flat:hot-beverage', 'coffee bean espresso beans filter'),
    sense('fluent-emoji-flat:meat-on-bone', 'lamb sunday meat beef pork pub gravy catering'),
  ],
  rock: [
    sense('fluent-emoji-flat:guitar', 'band music gig guitar concert'),
    sense('fluent-emoji-flat:rock', 'landscaping garden quarry sandstone geology climbing wall'),
  ],
  rose: [sense('fluent-emoji-flat:rose')],
  saw: [
    sense(
      'fluent-emoji-flat:carpentry-saw',
      'timber hammer chisel tool carpenter chainsaw wood blade sharpening',
    ),
  ],
  scale: [sense('game-icons:kitchen-scale', 'kitchen weigh weighing grocery wholefood baker')],
  screw: [sense('game-icons:screw', 'bolt fastener nail hardware timber screwdriver')],
  shell: [sense('fluent-emoji-flat:spiral-shell', 'sea beach ocean oyster coral')],
  ski: [sense('fluent-emoji-flat:skis')],
  slide: [sense('fluent-emoji-flat:playground-slide', 'playground swing kids children park water')],
  spade: [sense('game-icons:spade', 'garden soil shovel rake digging gardener')],
  spirit: [sense('fluent-emoji-flat:tumbler-glass', 'gin distillery whisky rum vodka distiller')],
  stable: [sense('fluent-emoji-flat:horse', 'horse pony riding equestrian racing thoroughbred')],
  stool: [sense('game-icons:bar-stool', 'furniture chair bar timber bench kitchen')],
  still: [sense('fluent-emoji-flat:alembic', 'gin distillery whisky rum distiller copper')],
  stud: [sense('fluent-emoji-flat:horse', 'horse thoroughbred mare stallion foal')],
  suit: [sense('game-icons:tie', 'tailor wedding tuxedo hire menswear tailoring shirt')],
  swing: [sense('game-icons:tree-swing', 'playground slide kids children park tree')],
  table: [
    sense(
      'game-icons:table',
      'furniture timber dining chair joinery cabinetmaker woodwork oak bench hardwood',
    ),
  ],
  tank: [
    sense('fluent-emoji-flat:tropical-fish', 'fish aquarium aquatic coral'),
    sense('game-icons:water-tank', 'water rainwater farm septic poly litre'),
  ],
  tap: [
    sense('fluent-emoji-flat:beer-mug', 'beer brewery keg pint ale taproom'),
    sense('game-icons:kitchen-tap', 'plumber plumbing leaking bathroom kitchen basin water hot'),
  ],
  tie: [sense('game-icons:tie', 'suit tailor menswear silk shirt wedding')],
  toast: [sense('fluent-emoji-flat:bread', 'breakfast cafe sourdough jam brunch egg')],
  torch: [sense('fluent-emoji-flat:flashlight')],
  train: [sense('fluent-emoji-flat:train', 'railway rail station locomotive steam model carriage')],
  trunk: [sense('fluent-emoji-flat:wood', 'tree timber log stump arborist')],
  turkey: [
    sense(
      'fluent-emoji-flat:turkey',
      'poultry farm chicken duck christmas free-range butcher roast',
    ),
  ],
  vice: [sense('fluent-emoji-flat:clamp', 'bench clamp workshop tool')],
  wave: [sense('game-icons:big-wave', 'surf ocean surfing beach board surfboard swell')],
  well: [sense('game-icons:well', 'bore water drilling')],
  wheel: [
    sense('game-icons:painted-pottery', 'pottery clay ceramic potter kiln'),
    sense('game-icons:spinning-wheel', 'spinning fleece yarn'),
    sense('fluent-emoji-flat:wheel'),
  ],
  window: [
    sense(
      'fluent-emoji-flat:window',
      'glass cleaning cleaner glazing glazier door frame curtain blind sash pane tint double',
    ),
  ],
  wing: [sense('fluent-emoji-flat:poultry-leg', 'chicken buffalo burger fried')],
  book: [
    sense(
      'fluent-emoji-flat:books',
      'bookshop library reading author novel publisher bookseller secondhand children shelf cookbook poetry',
    ),
  ],
  chain: [sense('fluent-emoji-flat:chains', 'hoist lifting rigging shackle anchor steel')],
  crown: [sense('fluent-emoji-flat:crown', 'queen king pageant tiara princess costume')],
  fire: [
    sense(
      'fluent-emoji-flat:fire',
      'wood pit camp bushfire brigade firefighter flame extinguisher sprinkler',
    ),
  ],
  foot: [sense('fluent-emoji-flat:foot', 'podiatrist podiatry orthotic heel ankle toe')],
  gear: [sense('fluent-emoji-flat:gear', 'machine gearbox engineering bearing machining cog')],
  shower: [
    sense('fluent-emoji-flat:shower', 'bathroom bath plumber plumbing tile screen tap toilet'),
  ],
}

/** Phrases whose nouns are not meant: nothing of them is drawn. */
export const falseFriends: ReadonlySet<string> = new Set(
  `speech pathology, speech pathologist, speech pathology clinic, guinea pig, nail clip, nail clipping, nail trim, skip bin, skip hire, pool fence, pool fencing, surf coast, gold leaf, crumb coat, lion mane, anchor tenant, anchor text, apple device, apple mac, apple pay, apple watch, auction house,
bakery street, basket case, battery hen, bear in mind, bear market, bed and breakfast, bed number, beer garden party,
big apple, big cheese, bird eye view, black belt, blue chip, boat shoe, car boot sale,
bread and butter, brick and mortar, bricks and mortar, bridge loan, brown bread, bucket list, bull market, bull bar,
bulldog clip, bus stop, bus line, butterfly effect, camera shy, candle power, car pool, career ladder, cash cow,
castle hill, cat burglar, cat scan, chair person, chair yoga, cherry picker, chicken wire, church street, clock tower street,
coat of arms, coat of paint, coffee table book, coffin bay, committee chair, board chair, compass point, computer says no,
cookie policy, crow foot, cricket score, crystal ball gazing, dental crown, diamond creek, diamond valley,
diamond drill, dog days, dog friendly, dog-friendly, door to door, next door, open door, dragon boat, dress circle, dress code,
dress rehearsal, drum up, eagle eye, egg donation, egg donor, egg freezing, elephant in the room, eye for detail, family tree,
decision tree, fire door, fire sale, fire rating, fish out of water, flight of stairs, flower bed, flower power, foot traffic,
football fan, fox sports, garden bed, hospital bed, gift card, gift voucher, golden egg, green house gas, guinea pig study,
gum tree road, hammer blow, hen party, hens party, horse power, house band, house music, house rule, house style, house wine,
open house, full house, clearing house, publishing house, coffee house style, powerhouse, jam session, jaguar land rover,
kid friendly, key account, key account manager, key client, key date, key person, key point, key staff, key stage,
key worker, lemon law, leaf blower, lime street, lion share, lion club, lions club, loan shark, card shark,
magnet school, meat tray, milk run, mirror site, mountain bike, mountain of paperwork, mouse pad,
newspaper article, olive branch, opal card, open book, open book accounting, operating theatre,
orange county, palm beach, palm oil, palm sunday, party wall, political party, third party, pearl harbour, pen name,
pet friendly, pet-friendly, piece of cake, pie chart, pie in the sky, pipe dream, plant hire, plant room, power plant,
treatment plant, processing plant, manufacturing plant, plant and equipment, plant operator, property ladder,
rabbit hole, radio silence, rat race, razor sharp, ring road, rock bottom, rock star, rose bay, rose gold, ruby on rails,
salt lamp, salt water, satellite clinic, satellite office, satellite town, saw tooth, scales of justice, school fees, school holiday, school term,
school zone, old school, seal of approval, sandwich board, sandwich panel, ship to shore, shoe string, silver service, snake oil,
soap opera, spelling bee, spider vein, support ticket, parking ticket, swan hill, swan river, swan street, table of contents,
round table, tank top, think tank, taxi rank, tea tree, tent city, tennis elbow, thread count, ticket price, time table, tooth fairy, torch bearer,
train station, train the trainer, tram stop, tree change, tree of life, fig tree pocket, trophy wife, truck stop,
turkey trot, umbrella company, umbrella organisation, umbrella term, under the microscope, water well being,
watch list, neighbourhood watch, wheel of fortune, white elephant, window of opportunity, window shopping, wolf of wall street, worm hole,
wooden spoon award, chess piece, boxing day, dog whistle, cat walk, hot dog stand, bee line, hat trick, fishing expedition,
pool of talent, talent pool, car park, lift truck, crane operator ticket, house call, house sitting, house-sitting, house sitter`
    .split(/,\s*/)
    .map((phrase) => phrase.trim()),
)

/** Icons that show the same thing or look alike: one page has one of each. */
export const kin: readonly (readonly string[])[] = [
  'dog guide-dog service-dog',
  'beer-mug clinking-beer-mugs',
  'ewe ram goat',
  'duck goose',
  'mouse rat',
  'bear polar-bear',
  'whale spouting-whale dolphin',
  'mushroom brown-mushroom',
  'red-apple green-apple peach tangerine',
  'fork-and-knife fork-and-knife-with-plate',
  'house house-with-garden houses derelict-house',
  'pen fountain-pen pencil crayon',
  'key old-key',
  'camera camera-with-flash',
  'microphone studio-microphone',
  'tent camping',
  'ferry passenger-ship ship',
  'speedboat motor-boat',
  'manual-wheelchair motorized-wheelchair',
  'ear ear-with-hearing-aid',
  'glasses sunglasses',
  'beach-with-umbrella umbrella-on-ground',
  'headstone coffin funeral-urn',
  'kick-scooter motor-scooter',
  'hammer hammer-and-wrench hammer-and-pick game-icons:hammer-nails',
  'wrench game-icons:monkey-wrench',
  'automobile sport-utility-vehicle taxi game-icons:jeep',
  'minibus game-icons:surfer-van tabler:rv-truck',
  'pickup-truck delivery-truck',
  'potted-plant game-icons:flower-pot game-icons:cactus-pot',
  'fish game-icons:salmon',
  'ring game-icons:diamond-ring',
  'carpentry-saw game-icons:circular-saw',
  'teapot game-icons:teapot-leaves',
  'birthday-cake game-icons:stairs-cake',
  'shortcake game-icons:cake-slice',
  'sheaf-of-rice game-icons:wheat',
  'wine-glass game-icons:wine-bottle',
  'honeybee game-icons:beehive game-icons:honeycomb',
  'couch-and-lamp game-icons:sofa game-icons:armchair',
  'watch game-icons:pocket-watch',
  'construction ph:traffic-cone-fill',
  'brick game-icons:brick-wall game-icons:stone-wall',
  'classical-building game-icons:greek-temple',
  'candle game-icons:candle-holder',
  'building-construction tabler:car-crane-filled',
  'game-icons:bulldozer tabler:backhoe',
  'chair game-icons:wooden-chair game-icons:bar-stool',
  'game-icons:windpump game-icons:wind-turbine game-icons:windmill',
  'game-icons:lantern game-icons:old-lantern',
  'game-icons:water-tank game-icons:water-tower',
].map((names) =>
  names.split(' ').map((name) => (name.includes(':') ? name : `fluent-emoji-flat:${name}`)),
)
