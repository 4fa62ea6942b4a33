/** Tools and equipment of trades: each line is an icon and the nouns that it shows, singular. */
export const workWords = {
  'fluent-emoji-flat': `
hammer: hammer, carpenter, carpentry, chippie
hammer-and-wrench: hand tool, tradie tool, handyman, handywoman
hammer-and-pick: quarry, mining
wrench: spanner, wrench, mechanic
screwdriver: screwdriver
nut-and-bolt: nut and bolt, fastener, bolt
carpentry-saw: saw, handsaw, joiner, joinery
axe: axe, hatchet
pick: pickaxe
toolbox: toolbox, tool kit, tool hire
ladder: ladder
bucket: bucket, pail
brick: brick, bricklayer, bricklaying, brickie
safety-vest: hi-vis, hi-vis vest, safety vest, workwear
gloves: glove
goggles: safety goggles
fire-extinguisher: fire extinguisher, fire safety, fire equipment
clamp: clamp
chains: chain
gear: gear, cog, gearbox, machining, engineering workshop
magnet: magnet
paintbrush: paintbrush, signwriting, sign writer, mural, muralist
artist-palette: palette, paint, artist, art class, painting class, art studio, art supplies
framed-picture: picture frame, framer, picture framing, art gallery
crayon: crayon
pencil: pencil, drafting
pen: pen
fountain-pen: fountain pen, calligraphy, calligrapher
straight-ruler: ruler
triangular-ruler: set square, draughtsman
scissors: scissors, dressmaker, dressmaking, alteration
thread: tailor, tailoring, embroidery
sewing-needle: needle, needlework
yarn: yarn, knitting, crochet, knitwear, spinning wool
safety-pin: safety pin
razor: razor
barber-pole: barber, barbershop, barber pole
hair-pick: afro comb
nail-polish: nail polish, nail salon, manicure, manicurist, nail technician, nail art
lipstick: lipstick, makeup, make-up artist, cosmetics
lotion-bottle: lotion, moisturiser, sunscreen, skincare, skin cream
soap: soap, soap maker, handmade soap
sponge: sponge
plunger: plunger, blocked drain
toilet: toilet
bathtub: bath, bathtub, bathroom, bathroom renovation
shower: shower
roll-of-paper: toilet paper
recycling-symbol: recycling, scrap metal
key: key, locksmith, house key, key cutting, car key
old-key: antique key
locked: padlock, lock
door: front door
window: window, window cleaner, double glazing, glazier, glazing
couch-and-lamp: lounge room, sofa, couch, upholstery, upholsterer
chair: chair, furniture, furniture maker, dining chair
bed: bed, mattress, bedding
mirror: mirror
light-bulb: light bulb, electrician, sparky, electrical contractor
candle: candle, candle maker, soy candle
flashlight: torch, security torch, flashlight
basket: basket, wicker, basket weaving, hamper, gift hamper
label: gift tag, swing tag
package: parcel, cardboard box, moving box, removalist, packaging, removals, courier
envelope: envelope, wedding invitation, invitation, stationery
newspaper: newspaper, newsagent, newsagency
books: bookshop, library, bookseller, textbook, publisher, secondhand book
open-book: novel, reading group, book club, poetry, storytelling
notebook: notebook
scroll: parchment
ledger: ledger
clipboard: clipboard
file-cabinet: filing cabinet, records storage
briefcase: briefcase
printer: printer
mobile-phone: mobile phone, smartphone, phone repair, iphone
laptop: laptop, computer repair, notebook computer
desktop-computer: desktop computer, computer, it support
keyboard: computer keyboard
computer-mouse: computer mouse
joystick: joystick, arcade game, arcade machine
video-game: video game, game controller
robot: robot, robotics
satellite: satellite
satellite-antenna: satellite dish
ringed-planet: planetarium
telescope: telescope, observatory, astronomy, stargazing
microscope: microscope, laboratory, pathology, microbiology
test-tube: test tube
petri-dish: petri dish
dna: dna, genetics, genomics
camera: camera, photographer, photography, portrait photographer, wedding photographer, photo studio
camera-with-flash: photo booth
video-camera: video camera, videographer, videography, camcorder
movie-camera: film camera, film production, film maker, cinematographer
clapper-board: clapperboard, film school, movie set
film-projector: outdoor cinema
radio: radio, community radio, radio station
studio-microphone: microphone, podcast, podcaster, recording studio, voice over
microphone: karaoke, vocal coach
headphone: headphone, sound engineer
guitar: electric guitar
violin: violin, fiddle, string quartet, violin maker, violinist
musical-keyboard: keyboard lesson, synthesizer
saxophone: saxophone, jazz, jazz band
trumpet: trumpet, brass band
flute: recorder
accordion: accordion, piano accordion
banjo: banjo
drum: drum, drummer, drum kit, percussion
long-drum: djembe
maracas: maraca
bell: bell, church bell
racing-car: race car, racing car, motorsport
wheel: wagon wheel, cart wheel, wheelwright
oil-drum: oil drum, barrel drum
airplane: plane, aeroplane, airline, aviation, aircraft, airport transfer, flight
parachute: parachute, skydiving, skydive
rocket: rocket, spacecraft
anchor: anchor, mooring, chandlery
ring-buoy: lifebuoy, surf lifesaving, water safety, life ring
compass: compass, orienteering
world-map: map, cartography
luggage: suitcase, luggage, travel agent
hourglass-done: hourglass
mantelpiece-clock: clock, clock repair, clockmaker, horologist, antique clock, clock maker
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
grand-piano: piano, grand piano, piano tuner, piano tuning, pianist, piano teacher
harp: harp, harpist
clarinet: clarinet
bagpipes: bagpipe, pipe band
xylophone: xylophone
pipe-organ: pipe organ, organist, church organ
french-horn: french horn
tuba: tuba
trombone: trombone
tambourine: tambourine
metronome: metronome
sewing-machine: sewing machine, seamstress, sewing class, sewing
spinning-wheel: spinning wheel
rolled-cloth: fabric, curtain fabric, textile, bolt of cloth
zipper: zipper
hanger: coat hanger, dry cleaning, dry cleaner, garment rack
washing-machine: washing machine, laundromat, laundry
clothesline: clothesline
vacuum-cleaner: vacuum cleaner, carpet cleaner, carpet cleaning
floor-polisher: floor polisher, floor sanding, floor sander
fridge: fridge, refrigerator
toaster: toaster
blender: blender
gas-stove: camp stove
fireplace: fireplace, chimney, open fire, hearth, chimney sweep
ceiling-light: pendant light, ceiling light
desk-lamp: lamp, desk lamp
armchair: armchair, recliner
sofa: settee
rocking-chair: rocking chair
wooden-chair: wooden chair
bar-stool: bar stool, stool
table: dining table, timber table, coffee table
bunk-beds: bunk bed
kitchen-tap: tap, tapware, kitchen tap, mixer tap
sink: sink, basin
valve: valve
watering-can: watering can
gardening-shears: secateurs, pruning
spade: shovel, spade, digging
rake: rake
pitchfork: pitchfork
trowel: trowel, plasterer, plastering
concrete-bag: cement, bag of cement
paint-bucket: paint tin
chainsaw: chainsaw
chisel: chisel, wood carving, woodwork, woodworking, wood carver
nails: nail, roofing nail
rope-coil: rope, splicing
anvil: anvil, blacksmith, forge, wrought iron, blacksmithing
soldering-iron: soldering iron, soldering
swiss-army-knife: pocket knife, multitool
kitchen-knives: knife sharpening, kitchen knife, knife, chef knife, knife maker
crowbar: crowbar
brick-wall: brick wall
auto-repair: car repair, smash repair, panel beater, panel beating, car mechanic, car service
car-battery: car battery
spark-plug: spark plug
unicycle: unicycle
boat-propeller: propeller, boat propeller
ship-wheel: ship's wheel, helm
surf-board: surfboard, surf shop, surf school, surf lesson, surfing, surf board
paddles: paddle, oar, stand-up paddle, rowing, rowing club
scuba-tanks: scuba, scuba tank, dive shop, scuba diving, commercial diver, diver
barrel: cooperage, cooper, wine barrel, wooden barrel
snorkel: snorkel, snorkelling
hang-glider: hang glider
home-garage: garage
stairs: staircase, stair
gate: driveway gate
cctv-camera: cctv, security camera, surveillance camera, security system
siren: burglar alarm, siren
walkie-talkie: two-way radio, walkie-talkie
binoculars: binoculars
old-lantern: hurricane lamp, lantern
matchbox: match box
mason-jar: mason jar
fertilizer-bag: fertiliser, potting mix
bird-cage: bird cage
dog-bowl: dog bowl, pet food, dog food
flower-pot: flower pot, plant pot
porcelain-vase: vase
painted-pottery: pottery, ceramics, potter, ceramicist, ceramic, pottery class, stoneware
server-rack: server rack, data centre, web hosting
wifi-router: router, wifi, broadband
microchip: microchip, electronics, circuit board
cooking-pot: cooking pot, saucepan, cookware
wok: wok, stir fry
chef-toque: chef, catering, caterer, private chef, cooking class, cooking school
dough-roller: rolling pin
whisk: whisk
kitchen-scale: kitchen scale
pestle-mortar: mortar and pestle
barrel: barrel, cask, cooperage, cooper
corkscrew: corkscrew
bottle-cap: bottle cap
teapot-leaves: loose leaf tea
hammer-nails: renovation, renovator, deck builder
guitar: guitar, luthier, guitar maker, guitar teacher, guitar lesson
car-wheel: tyre, wheel alignment, tyre shop, wheel balancing
wooden-crate: wooden crate, timber crate
vending-machine: vending machine
turnstile: turnstile
escalator: escalator
hand-truck: hand truck
light-projector: stage light, stage lighting, theatre lighting
passport: passport
`,
  ph: `
charging-station-fill: ev charger, ev charging, charging station
calculator-fill: calculator, bookkeeper, bookkeeping, accountant, accounting, tax return
elevator-fill: elevator
solar-roof-fill: rooftop solar, solar roof
pipe-fill: pipework, copper pipe, water pipe, drainage pipe
pipe-wrench-fill: plumber, plumbing, gasfitter, gas fitter, pipe wrench, pipe fitter
hard-hat-fill: hard hat, safety helmet
paint-roller-fill: paint roller, house painter, house painting
vinyl-record-fill: vinyl record, vinyl, record store, record shop, lp, record fair
drone-fill: drone, drone pilot, aerial photography, drone survey, quadcopter
`,
  tabler: `
vinyl: turntable, record player
`,
}
