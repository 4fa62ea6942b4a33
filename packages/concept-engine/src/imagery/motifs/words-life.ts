/** Health, clothes, sport, celebrations and play: each line is an icon and its nouns, singular. */
export const lifeWords = {
  'fluent-emoji-flat': `
tooth: tooth, dentist, dental, dental practice, dentistry, dental clinic, orthodontist, denture, dental implant
toothbrush: toothbrush, oral hygiene
brain: brain, neurology, neurologist, neuropsychology
eye: ophthalmologist
ear: ear
ear-with-hearing-aid: hearing aid, hearing clinic, hearing device, hearing loss, audiologist, audiology, hearing test
foot: foot, podiatrist, podiatry
mechanical-leg: prosthetic leg
manual-wheelchair: wheelchair, manual wheelchair, mobility aid, mobility equipment, wheelchair access
motorized-wheelchair: power wheelchair, electric wheelchair, mobility scooter
white-cane: white cane
crutch: crutch
stethoscope: stethoscope, doctor, gp, medical clinic, medical centre, general practice, medical practice
pill: pill, medicine, pharmacy, chemist, pharmacist, medication
adhesive-bandage: bandaid, sticking plaster, wound care, first aid, first aid course
baby-bottle: baby bottle, infant formula
teddy-bear: teddy bear, soft toy, childcare, child care, kindergarten, early learning, toy library, toy shop
puzzle-piece: jigsaw puzzle
game-die: dice, board game, tabletop game, board game cafe
chess-pawn: chess, chess club
joker: playing card, card game
nesting-dolls: nesting doll, matryoshka
kite: kite
yo-yo: yo-yo
magic-wand: magician, magic show, magic trick
crystal-ball: crystal ball, fortune teller
performing-arts: theatre, theatre company, drama school, acting class, amateur theatre, drama class, pantomime
ticket: concert ticket
admission-tickets: raffle ticket
balloon: balloon
party-popper: party popper, party, birthday party
wrapped-gift: gift, gift shop, gift wrapping
ribbon: ribbon
red-paper-lantern: paper lantern
trophy: trophy, trophies, trophy engraving
sports-medal: medal
crown: tiara
ring: engagement ring, ring, jeweller, jewellery, wedding ring, jewelry, goldsmith, wedding band
glasses: glasses, spectacles, eyewear, optician, optometrist, optometry, eye test, eye exam
sunglasses: sunglasses
t-shirt: t-shirt, screen printing, screen print, screenprinting
running-shirt: sports jersey, singlet
jeans: jeans, denim
dress: dress, frock, dress hire
kimono: kimono
sari: sari
coat: overcoat, jacket
lab-coat: lab coat
martial-arts-uniform: karate, judo, martial art, jiu-jitsu, taekwondo, dojo, aikido, karate class
scarf: scarf
socks: sock
shorts: boardshorts
bikini: bikini, bathers, swimwear
one-piece-swimsuit: swimsuit, togs
briefs: underwear
billed-cap: cap, baseball cap
top-hat: top hat
womans-hat: hat, sun hat, milliner, millinery
graduation-cap: mortarboard, graduation, tutoring, tutor
handbag: handbag
purse: purse
shopping-bags: shopping bag, tote bag
mans-shoe: shoe, leather shoe, cobbler, shoe repair, bootmaker, shoemaker, shoe shop, footwear
running-shoe: running shoe, sneaker, running club, parkrun
hiking-boot: boot, hiking boot, work boot, bushwalking, hike, hiking, bushwalk
high-heeled-shoe: high heel, stiletto
ballet-shoes: ballet shoe, ballet, pointe shoe
thong-sandal: thongs, pair of thongs, rubber thong, jandal
soccer-ball: soccer, soccer ball, soccer club, futsal
basketball: basketball
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
bowling: tenpin bowling, ten-pin bowling, bowling alley
boxing-glove: boxing, boxing glove, boxing gym, kickboxing, muay thai
bow-and-arrow: archery, archer, bow and arrow
bullseye: dartboard, darts
pool-8-ball: pool table, eight ball
curling-stone: curling
ice-skate: ice skate, ice skating, ice rink
roller-skate: roller skate, roller derby, roller skating
skis: ski, skiing, ski hire
sled: sled, toboggan
diving-mask: diving mask
fishing-pole: fishing rod, fishing, bait and tackle, angling, fly fishing
flying-disc: frisbee
fork-and-knife-with-plate: restaurant, bistro, dining room, tasting menu
fork-and-knife: cutlery
spoon: spoon
chopsticks: chopstick
bowl-with-spoon: muesli, porridge, granola
amphora: amphora
umbrella-on-ground: beach umbrella
beach-with-umbrella: beach
coffin: coffin, coffin maker
funeral-urn: funeral urn
headstone: headstone, gravestone
megaphone: megaphone
boomerang: boomerang
mirror-ball: disco, disco ball, mirror ball
`,
  'game-icons': `
golf-flag: golf, golf course, golf club, mini golf
tennis-ball: tennis ball
snowboard: snowboard, snowboarding
carabiner: carabiner, rope access, abseiling
mountain-climbing: rock climbing, climbing gym, bouldering
rubber-boot: gumboot, wellington boot, rubber boot
cork-hat: cork hat
cooler: esky, cooler box, icebox
campfire: campfire, fire pit, firepit
camp-cooking-pot: camp oven
beer-bottle: stubby, beer bottle
wine-bottle: wine bottle, bottle shop, bottle-o
soda-can: drink can
water-bottle: bottled water
blanket: doona, blanket, quilt, quilting
pillow: pillow, cushion
towel: towel
saddle: saddle, saddlery, saddler, tack shop
leather-boot: leather boot
belt: leather belt
wallet: wallet
diamond-ring: diamond ring
pearl-necklace: pearl, pearl necklace
drop-earrings: earring
pocket-watch: pocket watch
perfume-bottle: perfume, fragrance, parfumerie
comb: comb, hairdresser, hair salon, hairdressing
beard: beard
mustache: moustache
spray: spray paint, spray can, street art
duffel-bag: duffel bag, sports bag
beach-bag: beach bag
tree-swing: swing, rope swing
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
medical-thermometer: clinical thermometer
candle-holder: candlestick
stone-stack: hot stone massage
tipi: tipi, teepee
park-bench: park bench
sextant: sextant
easel: easel, life drawing
stamper: rubber stamp
philosopher-bust: sculpture, sculptor, statue
tie: necktie
firework-rocket: firework, pyrotechnics
wax-seal: wax seal
quill-ink: quill
gears: gear train
american-football-ball: footy, footy club, aussie rules, afl
cowboy-boot: cowboy boot
juggling-clubs: juggling, juggler
pinball-flipper: pinball, pinball machine
whip: stockwhip, stock whip, whipmaker, whipmaking
`,
  ph: `
hair-dryer-fill: hair dryer, blow dry, blow wave
spray-bottle-fill: spray cleaner, window spray, housekeeping, house cleaning, office cleaning, bond clean
shipping-container-fill: shipping container, container
swimming-pool-fill: swimming pool, pool builder, pool cleaning, pool service, pool maintenance, swim school, swimming lesson, learn to swim
fan-fill: ceiling fan
rug-fill: rug, carpet, persian rug
picnic-table-fill: picnic table
barbell-fill: barbell, dumbbell, kettlebell, fitness studio, personal trainer, personal training, gym
baby-carriage-fill: pram, stroller
oven-fill: oven, cooktop, wall oven, kitchen appliance
headset-fill: headset, call centre
storefront-fill: storefront, shopfront, milk bar, corner store, general store
traffic-cone-fill: traffic cone, traffic control
farm-fill: farm, farmhouse
tote-fill: canvas bag
gavel-fill: gavel, auction, auctioneer
goggles-fill: swim goggles
person-simple-tai-chi-fill: yoga, yoga studio, yoga class
cowboy-hat-fill: akubra, bush hat
`,
  tabler: `
lawn-mower: mower, lawnmower, lawn mower, lawn mowing, mowing
air-conditioning: air conditioner, air conditioning, aircon, split system
car-crane-filled: mobile crane, crane truck, franna
ironing-filled: iron, ironing
microwave-filled: microwave
rv-truck: motorhome
backhoe: excavator, digger, excavation, backhoe, mini excavator
`,
}
