/** Health, clothes, sport, celebrations and play: each line is an icon and its nouns, singular. */
export const lifeWords = {
  'fluent-emoji-flat': `
tooth: tooth, dentist, dental, dental practice, dentistry, dental clinic, orthodontist, denture, dental implant, aligner
toothbrush: toothbrush, oral hygiene
brain: brain, psychologist, psychology, neurology, neurologist, neuropsychology
anatomical-heart: cardiologist, cardiology, heart health
lungs: lung, respiratory
eye: eye, optometrist, optometry, ophthalmologist, eye test, eye exam
ear: ear, audiologist, audiology, hearing test, ear wax
ear-with-hearing-aid: hearing aid, hearing clinic, hearing device, cochlear implant, deaf, hearing loss
foot: foot, podiatrist, podiatry, orthotic
footprints: footprint, bushwalk
leg: shin
mechanical-leg: prosthetic leg, prosthetic, prosthesis, prosthetist, artificial limb, prosthetics
mechanical-arm: prosthetic arm, bionic arm
manual-wheelchair: wheelchair, manual wheelchair, mobility aid, mobility equipment, wheelchair access
motorized-wheelchair: power wheelchair, electric wheelchair, mobility scooter
white-cane: white cane
crutch: crutch
stethoscope: stethoscope, doctor, gp, medical clinic, medical centre, general practice, medical practice, nurse, nursing
syringe: syringe, vaccination, vaccine, flu shot
pill: pill, medicine, pharmacy, chemist, pharmacist, medication
adhesive-bandage: bandaid, sticking plaster, wound care, first aid, first aid course
x-ray: x-ray, radiology, medical imaging, bone density
drop-of-blood: blood test
baby-bottle: baby, newborn, baby bottle, infant formula, infant
teddy-bear: teddy bear, soft toy, childcare, child care, kindergarten, early learning, toy library, toy, toy shop, toddler
puzzle-piece: jigsaw, jigsaw puzzle, puzzle
game-die: dice, board game, tabletop game, board game cafe
chess-pawn: chess, chess club
joker: playing card, card game
nesting-dolls: doll, nesting doll
kite: kite
yo-yo: yo-yo
magic-wand: magician, magic show, magic trick
crystal-ball: crystal ball, fortune teller, tarot
performing-arts: theatre, theatre company, drama school, acting class, amateur theatre, drama class, comedy night, pantomime
ticket: concert ticket
admission-tickets: raffle ticket
balloon: balloon
party-popper: party popper, party, party hire, birthday party
wrapped-gift: gift, gift shop, gift wrapping
ribbon: ribbon
red-paper-lantern: paper lantern
trophy: trophy, trophies, trophy engraving
sports-medal: medal
crown: tiara
ring: engagement ring, ring, jeweller, jewellery, wedding ring, jewelry, goldsmith, silversmith, wedding band
prayer-beads: necklace, bead, beading
glasses: glasses, spectacles, eyewear, optician
sunglasses: sunglasses
t-shirt: t-shirt, tee, screen printing, screen print, screenprinting
running-shirt: sports jersey, singlet
jeans: jeans, denim, trousers
dress: dress, frock, dress hire
kimono: kimono
sari: sari
coat: overcoat, jacket, raincoat
lab-coat: lab coat
martial-arts-uniform: karate, judo, martial art, jiu-jitsu, taekwondo, dojo, aikido, karate class
scarf: scarf
socks: sock
shorts: boardshorts
bikini: bikini, bathers, swimwear
one-piece-swimsuit: swimsuit, togs, swim school, swimming lesson, learn to swim
briefs: underwear
billed-cap: cap, baseball cap
top-hat: top hat, hatter
womans-hat: hat, sun hat, milliner, millinery
graduation-cap: mortarboard, graduation, tutoring, tutor
womans-clothes: blouse, fashion boutique
handbag: handbag
purse: purse
clutch-bag: clutch bag
shopping-bags: shopping bag, tote bag, boutique
mans-shoe: shoe, leather shoe, cobbler, shoe repair, bootmaker, shoemaker, shoe shop, footwear
running-shoe: running shoe, sneaker, runner, running club, parkrun
hiking-boot: boot, hiking boot, work boot, bushwalking, hike, hiking, guided walk, walking tour
high-heeled-shoe: high heel, stiletto
ballet-shoes: ballet shoe, ballet, dance school, dance studio, pointe shoe, dance class
thong-sandal: thongs, pair of thongs, rubber thong, jandal
womans-sandal: sandal
womans-boot: riding boot, cowboy boot
soccer-ball: soccer, soccer ball, soccer club, futsal
basketball: basketball
rugby-football: football, footy, rugby, footy club, football club, aussie rules, afl, rugby ball
american-football: gridiron, american football
volleyball: volleyball
baseball: baseball
softball: softball
tennis: tennis, tennis racquet, tennis coach, tennis club, tennis lesson
ping-pong: table tennis, ping pong
badminton: badminton, shuttlecock
cricket-game: cricket, cricket bat, cricket club
field-hockey: hockey, field hockey
ice-hockey: ice hockey
lacrosse: lacrosse
bowling: bowling, tenpin bowling, ten-pin bowling
boxing-glove: boxing, boxing glove, boxing gym, kickboxing, muay thai
bow-and-arrow: archery, archer, bow and arrow
bullseye: dartboard, darts
pool-8-ball: billiards, snooker, pool table, eight ball
curling-stone: curling
ice-skate: ice skate, ice skating, ice rink
roller-skate: roller skate, roller derby, roller skating
skis: ski, skiing, ski hire
sled: sled, toboggan
diving-mask: diving mask, swim goggles
fishing-pole: fishing rod, fishing, bait and tackle, angling, fly fishing
goal-net: goal post
flying-disc: frisbee
fork-and-knife-with-plate: restaurant, bistro, dining room, tasting menu
fork-and-knife: cutlery
spoon: spoon, wooden spoon
chopsticks: chopstick
kitchen-knife: cleaver
bowl-with-spoon: muesli, porridge, granola
amphora: amphora, urn
wind-chime: wind chime
umbrella-on-ground: beach umbrella
beach-with-umbrella: beach
coffin: coffin, casket
funeral-urn: funeral urn
headstone: headstone, gravestone
loudspeaker: loudhailer
megaphone: megaphone
boomerang: boomerang
mirror-ball: disco, disco ball, mirror ball, dj
`,
  'game-icons': `
golf-flag: golf, golf course, golf club, mini golf
weight-lifting-up: weightlifting, gym, powerlifting
meditation: yoga, meditation, pilates, yoga studio, breathwork, yoga class
tennis-ball: tennis ball
snowboard: snowboard, snowboarding
swimfins: flipper, fin
carabiner: carabiner, rope access, abseiling
mountain-climbing: rock climbing, climbing, climbing gym, bouldering
footy-field: football oval
rubber-boot: gumboot, wellington boot, rubber boot
fur-boot: ugg boot, sheepskin boot
cork-hat: cork hat
outback-hat: akubra, bush hat
cooler: esky, cooler box, icebox
campfire: campfire, fire pit, firepit
camp-cooking-pot: camp oven
beer-bottle: stubby, beer bottle
wine-bottle: wine bottle, bottle shop, bottle-o
soda-can: tinnie, drink can
water-bottle: bottled water
blanket: doona, blanket, quilt, quilting, patchwork
pillow: pillow, cushion
towel: towel
bunny-slippers: slipper
saddle: saddle, saddlery, saddler, tack shop
leather-boot: leatherwork, leather boot
belt: belt, leather belt, leather
wallet: wallet
diamond-ring: diamond ring
pearl-necklace: pearl, pearl necklace
drop-earrings: earring
pocket-watch: pocket watch
perfume-bottle: perfume, fragrance, parfumerie
comb: comb, hairdresser, hair salon, hairdressing
beard: beard
mustache: moustache
spray: spray paint, graffiti, spray can, street art
duffel-bag: duffel bag, sports bag
beach-bag: beach bag
tree-swing: swing, rope swing
puppet: puppet, puppetry, marionette
theater-curtains: stage curtain
carnival-mask: masquerade
balloon-dog: balloon animal, balloon twisting
paper-crane: origami
paper-plane: paper plane
domino-tiles: domino
backgammon: backgammon
meeple: meeple
piggy-bank: piggy bank
greek-temple: greek temple
back-pain: physiotherapist, physiotherapy, physio, chiropractor, chiropractic, osteopath, osteopathy
foot-plaster: plaster cast
kidneys: kidney, dialysis
stomach: stomach, gut health, gastroenterology
knee-cap: knee
medical-thermometer: clinical thermometer
candle-holder: candlestick
stone-stack: hot stone massage
tipi: tipi, teepee
park-bench: park bench, bench seat
sextant: sextant
easel: easel, life drawing
stamper: rubber stamp
philosopher-bust: sculpture, sculptor, statue
tie: necktie, suit hire
firework-rocket: firework, pyrotechnics
wax-seal: wax seal
quill-ink: quill, copywriter
gears: gear train
`,
  ph: `
hair-dryer-fill: hair dryer, blow dry, blow wave
spray-bottle-fill: spray cleaner, window spray
shipping-container-fill: shipping container, container
swimming-pool-fill: swimming pool, pool fence, pool builder, pool cleaning, pool service, pool maintenance
fan-fill: ceiling fan, fan
rug-fill: rug, carpet, persian rug
picnic-table-fill: picnic table
barbell-fill: barbell, dumbbell, kettlebell, fitness studio, personal trainer, personal training
baby-carriage-fill: pram, stroller
oven-fill: oven, cooktop, wall oven, kitchen appliance
headset-fill: headset, call centre
storefront-fill: storefront, shopfront, milk bar, corner store, general store
traffic-cone-fill: traffic cone, traffic control
farm-fill: farm, farmhouse, farmer
tote-fill: canvas bag
road-horizon-fill: motorway
gavel-fill: gavel, auction, auctioneer
`,
  tabler: `
lawn-mower: mower, lawnmower, lawn mower, lawn mowing, mowing
air-conditioning: air conditioner, air conditioning, aircon, split system
car-crane-filled: mobile crane, crane truck, franna
ironing-filled: iron, ironing
microwave-filled: microwave
rv-truck: motorhome
backhoe: excavator, digger, excavation, backhoe, bobcat hire, mini excavator
`,
}
