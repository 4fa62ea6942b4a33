/** Tools and equipment of trades: each line is an icon and the nouns that it shows, singular. */
export const workWords = {
  'fluent-emoji-flat': `
hammer: hammer, carpenter, carpentry, chippie
hammer-and-wrench: hand tool, tradie tool, handyman, handywoman
hammer-and-pick: quarry, mining
wrench: spanner, wrench, mechanic, plumber, plumbing, gasfitter
screwdriver: screwdriver
nut-and-bolt: nut and bolt, fastener, bolt
carpentry-saw: saw, handsaw, joiner, joinery
axe: axe, hatchet
pick: pickaxe
toolbox: toolbox, tool kit, tool hire
ladder: ladder
bucket: bucket, mop, mop bucket, bucket and mop
brick: brick, bricklayer, bricklaying, brickie, paver, masonry
rescue-workers-helmet: hard hat, safety helmet
safety-vest: hi-vis, hi-vis vest, safety vest, workwear
gloves: work glove, glove
goggles: safety goggles, welding goggles
fire-extinguisher: fire extinguisher, fire safety, fire equipment
clamp: clamp, vice
chains: chain, hoist
link: chain link
hook: lifting hook
gear: gear, cog, gearbox, machine part, machining, engineering workshop
magnet: magnet
paintbrush: paintbrush, painter, house painter, house painting, decorator, signwriting, sign writer, mural, muralist
artist-palette: palette, paint, artist, art class, painting class, art studio, art supplies
framed-picture: picture frame, framer, picture framing, painting, art gallery
crayon: crayon
pencil: pencil, drafting
pen: pen
fountain-pen: fountain pen, calligraphy, calligrapher
straight-ruler: ruler
triangular-ruler: set square, draughtsman
scissors: scissors, dressmaker, dressmaking, alteration
thread: tailor, tailoring, embroidery, spool
sewing-needle: needle, needlework
yarn: yarn, wool, knitting, crochet, knitwear, spinning wool
safety-pin: safety pin
razor: razor, shave
barber-pole: barber, barbershop, barber pole
hair-pick: afro comb
nail-polish: nail polish, nail salon, manicure, manicurist, nail technician, nail art
lipstick: lipstick, makeup, make-up artist, cosmetics
lotion-bottle: lotion, moisturiser, sunscreen, skincare, skin cream
soap: soap, soap maker, handmade soap
sponge: sponge, car wash, car detailing
broom: broom, cleaner, cleaning, chimney sweep, sweeper, housekeeping
plunger: plunger, blocked drain
toilet: toilet, portaloo, portable toilet
bathtub: bath, bathtub, bathroom, bathroom renovation
shower: shower
roll-of-paper: toilet paper
wastebasket: waste basket, rubbish bin, rubbish removal, wheelie bin
recycling-symbol: recycling, scrap metal
key: key, locksmith, house key, key cutting, car key
old-key: antique key
locked: padlock, lock
door: garage door, front door, flyscreen door
window: window, window cleaner, double glazing, glazier, glazing
couch-and-lamp: lounge room, sofa, couch, upholstery, upholsterer
chair: chair, furniture, furniture maker, dining chair
bed: bed, mattress, bedding
mirror: mirror
light-bulb: light bulb, electrician, sparky, electrical contractor
electric-plug: plug, power point, electrical appliance, test and tag
battery: battery, battery storage, home battery
candle: candle, candle maker, soy candle
flashlight: torch, security torch, flashlight
basket: basket, wicker, basket weaving, hamper, gift hamper
label: gift tag, swing tag
package: parcel, cardboard box, moving box, removalist, packaging, removals, courier
envelope: envelope, wedding invitation, invitation, stationery
postbox: post box
newspaper: newspaper, newsagent, newsagency
books: bookshop, library, bookseller, textbook, publisher, secondhand book
open-book: novel, reading group, book club, poetry, storytelling
notebook: notebook, journal
scroll: parchment
ledger: ledger
clipboard: clipboard
file-cabinet: filing cabinet, records storage
briefcase: briefcase
printer: printer, print shop, printing
telephone: telephone
mobile-phone: mobile phone, smartphone, phone repair, iphone
laptop: laptop, computer repair, notebook computer
desktop-computer: desktop computer, computer, it support
keyboard: computer keyboard
computer-mouse: computer mouse
joystick: joystick, arcade game, arcade machine
video-game: video game, game controller, gaming
robot: robot, robotics
satellite: satellite
satellite-antenna: satellite dish, antenna, tv antenna
telescope: telescope, observatory, astronomy, stargazing
microscope: microscope, laboratory, pathology, microbiology
test-tube: test tube
alembic: essential oil, perfumery
petri-dish: petri dish
dna: dna, genetics, genomics
camera: camera, photographer, photography, portrait photographer, wedding photographer, photo studio
camera-with-flash: photo booth
video-camera: video camera, videographer, videography, camcorder
movie-camera: film camera, film production, film maker, cinematographer
clapper-board: clapperboard, film school, movie set
film-projector: projector, outdoor cinema
film-frames: film strip, analogue film
television: television, tv
radio: radio, community radio, radio station
studio-microphone: microphone, podcast, podcaster, recording studio, voice over
microphone: karaoke, singer, vocal coach
headphone: headphone, audio, sound engineer
guitar: guitar, luthier, guitar teacher, electric guitar, guitar maker, ukulele
violin: violin, cello, viola, fiddle, string quartet, violin maker, double bass, violinist, cellist
musical-keyboard: keyboard lesson, synthesizer
saxophone: saxophone, jazz, jazz band
trumpet: trumpet, brass band, bugle, cornet
flute: flute, recorder, piccolo
accordion: accordion, piano accordion
banjo: banjo, mandolin
drum: drum, drummer, drum kit, percussion
long-drum: djembe, bongo
maracas: maraca
bell: bell, church bell
postal-horn: hunting horn
racing-car: race car, racing car, go-kart, motorsport
wheel: tyre, wheel, wheel alignment, tyre shop
oil-drum: oil drum, barrel drum
airplane: plane, aeroplane, airline, aviation, aircraft, airport transfer, flight
parachute: parachute, skydiving, skydive
rocket: rocket, spacecraft
flying-saucer: ufo
anchor: anchor, mooring, chandlery, slipway
ring-buoy: lifebuoy, surf lifesaving, water safety, life ring
compass: compass, orienteering
world-map: map, cartography
luggage: suitcase, luggage, travel agent
hot-springs: hot spring, sauna, bathhouse, mineral spring, steam room
hourglass-done: hourglass
mantelpiece-clock: clock, clock repair, clockmaker, grandfather clock, horologist, antique clock, clock maker
alarm-clock: alarm clock
watch: watch, watchmaker, watch repair, wristwatch, watch maker
stopwatch: stopwatch
thermometer: thermometer
umbrella: umbrella, brolly
balance-scale: lawyer, solicitor, barrister, law firm, conveyancer, conveyancing, justice, legal aid
coin: numismatics, coin dealer
abacus: abacus
`,
  'game-icons': `
grand-piano: piano, grand piano, piano tuner, piano tuning, upright piano, pianist, piano teacher, pianola
harp: harp, harpist
clarinet: clarinet, oboe
bagpipes: bagpipe, pipe band
xylophone: xylophone, marimba
pipe-organ: pipe organ, organist, church organ
french-horn: french horn
tuba: tuba
trombone: trombone
tambourine: tambourine
metronome: metronome
compact-disc: vinyl record, record store, lp, record shop, turntable, record fair
sewing-machine: sewing machine, seamstress, sewing class, sewing
spinning-wheel: spinning wheel
rolled-cloth: fabric, curtain fabric, textile, bolt of cloth
zipper: zipper
hanger: coat hanger, dry cleaning, dry cleaner, garment rack
washing-machine: washing machine, laundromat, laundry, washer
clothesline: clothesline
vacuum-cleaner: vacuum cleaner, carpet cleaner, carpet cleaning
floor-polisher: floor polisher, floor sanding, floor sander
fridge: fridge, refrigerator, refrigeration, cool room
toaster: toaster
blender: blender
gas-stove: camp stove, gas stove
fireplace: fireplace, wood heater, heater, chimney, open fire, hearth
ceiling-light: chandelier, pendant light, ceiling light
desk-lamp: lamp, desk lamp
armchair: armchair, recliner
sofa: settee
bookshelf: bookshelf, bookcase, shelving
rocking-chair: rocking chair
wooden-chair: wooden chair
bar-stool: bar stool, stool
table: dining table, timber table, coffee table
bunk-beds: bunk bed
kitchen-tap: tap, tapware, kitchen tap, mixer tap
sink: sink, basin
pipes: pipe, pipework, drainage, drain, sewer
valve: valve, gas fitting
watering-can: watering can
gardening-shears: secateurs, pruning, hedge trimmer, hedge trimming
spade: shovel, spade, digging
rake: rake
pitchfork: pitchfork
trowel: trowel, plasterer, plastering, concreter, concreting, renderer, rendering
concrete-bag: cement, concrete, bag of cement
paint-roller: paint roller
paint-bucket: paint tin
flat-hammer: sledgehammer
circular-saw: circular saw
chainsaw: chainsaw
chisel: chisel, wood carving, woodwork, woodworking, woodturning, wood carver, stonemason
nails: nail, roofing nail
screw: screw
rope-coil: rope, macrame, splicing
anvil: anvil, blacksmith, forge, wrought iron, blacksmithing
soldering-iron: soldering iron, soldering
swiss-army-knife: pocket knife, multitool
kitchen-knives: knife sharpening, kitchen knife, knife, chef knife, knife maker
crowbar: crowbar
monkey-wrench: pipe wrench, pipe fitter
planks: decking, timber floor, floorboard, floorboards, timber flooring
brick-wall: brick wall
barbed-wire: barbed wire
auto-repair: car repair, smash repair, panel beater, panel beating, car mechanic, car service
car-battery: car battery
spark-plug: spark plug
unicycle: unicycle
boat-propeller: propeller, boat propeller
ship-wheel: ship's wheel, helm
surf-board: surfboard, surf shop, surf school, surf lesson, surfing, surf board
paddles: paddle, oar, stand-up paddle
scuba-tanks: scuba, scuba tank, dive shop, scuba diving
snorkel: snorkel, snorkelling
hang-glider: hang glider, paraglider
delivery-drone: drone, drone pilot, aerial photography, drone survey, quadcopter
home-garage: garage, carport
stairs: staircase, stair, balustrade
gate: driveway gate, farm gate
cctv-camera: cctv, security camera, surveillance camera, security system
police-badge: security guard, security patrol, bodyguard
siren: alarm, burglar alarm, siren
walkie-talkie: two-way radio, walkie-talkie
binoculars: binoculars
lantern: lantern
old-lantern: hurricane lamp
matchbox: match box
mason-jar: mason jar
fertilizer-bag: feed sack, fertiliser, feed bag, stock feed, animal feed, potting mix, compost, produce store, chaff, feed store
bird-cage: bird cage
dog-bowl: dog bowl, pet food, dog food
cactus-pot: terrarium
flower-pot: flower pot, plant pot
porcelain-vase: vase, antique, antiques, antique shop
painted-pottery: pottery, ceramics, potter, ceramicist, ceramic, pottery class, stoneware
server-rack: server rack, data centre, web hosting
wifi-router: router, wifi, broadband
microchip: microchip, electronics, circuit board
usb-key: usb stick, data recovery
cooking-pot: cooking pot, saucepan, cookware
wok: wok, stir fry
chef-toque: chef, catering, caterer, private chef, cooking class, cooking school
dough-roller: rolling pin
whisk: whisk
kitchen-scale: kitchen scale
pestle-mortar: mortar and pestle
manual-meat-grinder: mincer
barrel: barrel, cask, cooperage, cooper, keg
corkscrew: corkscrew
bottle-cap: homebrew
teapot-leaves: loose leaf tea
hammer-nails: renovation, renovator, deck builder
`,
}
