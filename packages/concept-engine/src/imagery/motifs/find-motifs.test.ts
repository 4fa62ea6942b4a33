import { expect, test } from 'vitest'
import { loadIcons } from '../../../samples/load-icons.ts'
import { findMotifs, motifNames } from './find-motifs.ts'
import { equivalentIcons } from './related-words.ts'

/** Icons of fluent-emoji-flat are written without their set; '' means that none is found. */
const meanings = `
goat: goat
goats: goat
dairy goats: goat
sheep: ewe
merino sheep: ewe
alpacas: llama
chooks: chicken
free-range eggs: egg
puppies: dog
dog grooming: dog
guide dogs: guide-dog
kittens: cat
ponies: horse
riding school: horse
geese: goose
mice: mouse
reptile: snake
wallabies: kangaroo
oysters: oyster
prawns: shrimp
native bees:
beekeeping: honeybee
termites:
white ants:
redbacks: spider
worm farm: worm
cockatoos:
tulip bulbs: tulip
indoor plants: potted-plant
cut flowers: bouquet
wedding florist: bouquet
tree lopping: deciduous-tree
gum trees: deciduous-tree
firewood: game-icons:wood-pile
opals:
sourdough: bread
sourdough loaves: bread
baguettes: baguette-bread
croissants: croissant
wood-fired pizza: pizza
burgers: hamburger
fish and chips: french-fries
snags: game-icons:sausage
sausage sizzle: game-icons:sausage
barbies: game-icons:barbecue
butcher: cut-of-meat
goat cheese: cheese-wedge
raw honey: honey-pot
dumplings: dumpling
gelato: ice-cream
wedding cakes: game-icons:stairs-cake
birthday cakes: birthday-cake
lollies: candy
strawberries: strawberry
cherries: cherries
tomatoes: tomato
potatoes: potato
veggie boxes: carrot
olive oil: olive
coffee: hot-beverage
high tea: teapot
shiraz: wine-glass
craft beer: beer-mug
gin: tumbler-glass
hammers: hammer
tradie tools: hammer-and-wrench
plumber: ph:pipe-wrench-fill
spanners: wrench
crane hire: building-construction
cranes:
brickies: brick
ladders: ladder
scissors: scissors
alterations:
clothing alterations: scissors
knitting: yarn
macrame:
barber: barber-pole
manicures: nail-polish
mop:
car keys: key
locksmith: key
upholstery: couch-and-lamp
mattresses: bed
electrician: light-bulb
security torch: flashlight
torches:
removalists: package
secondhand books: books
wedding photography: camera
drum kit: drum
cello:
violins: violin
grand pianos: game-icons:grand-piano
piano: game-icons:grand-piano
piano tuning: game-icons:grand-piano
church organ: game-icons:pipe-organ
sewing machines: game-icons:sewing-machine
fence:
paling fence: game-icons:wooden-fence
fencing contractor:
landscaping: game-icons:wheelbarrow
mowing: tabler:lawn-mower
air conditioning: tabler:air-conditioning
excavators: tabler:backhoe
tow truck: game-icons:tow-truck
tow:
forklifts: game-icons:forklift
ute: pickup-truck
utes: pickup-truck
used cars: automobile
charter buses: bus
model trains: locomotive
e-bikes: bicycle
motorbikes: motorcycle
tractors: tractor
drones: ph:drone-fill
hot air balloon: game-icons:air-balloon
hot air balloons: game-icons:air-balloon
balloons: balloon
kayaks: tabler:kayak
sea kayak tours: tabler:kayak
tinnies:
yachts: sailboat
anchors:
lighthouse: game-icons:lighthouse
windmills: game-icons:windpump
solar panels: game-icons:solar-power
swag:
esky: game-icons:cooler
eskies: game-icons:cooler
thongs: thong-sandal
gumboots: game-icons:rubber-boot
doona: game-icons:blanket
ugg boots:
hay bales: game-icons:round-straw-bale
feed sack: game-icons:flour
stock feed: game-icons:flour
teeth: tooth
dental implants: tooth
hearing aids: ear-with-hearing-aid
prosthetic legs: mechanical-leg
wheelchairs: manual-wheelchair
physio:
optometrist: glasses
podiatry: foot
teddy bears: teddy-bear
board games: game-die
engagement rings: ring
karate: martial-arts-uniform
swimming lessons: ph:swimming-pool-fill
footy: game-icons:american-football-ball
cricket bat: cricket-game
tennis coach: tennis
ballet: ballet-shoes
fly fishing: fishing-pole
surfboards: game-icons:surf-board
yoga: ph:person-simple-tai-chi-fill
pottery: game-icons:painted-pottery
quilts: game-icons:blanket
shoe repairs: mans-shoe
vinyl records: ph:vinyl-record-fill
clock repairs: mantelpiece-clock
mushrooms: brown-mushroom
windows:
ships:
surf coast:
gold leaf:
school:
houses:
sheds:
oyster mushrooms: brown-mushroom
window of opportunity:
team:
business:
price:
prices:
service:
services:
quality:
day:
customer:
book a table:
table:
spring:
light:
bank:
plant:
plant hire:
power plant:
key staff:
key account manager:
pipeline:
bar:
club:
pitch:
court:
mole:
seal:
nail:
bow:
record:
track record:
home:
home loans:
phone number:
email:
heart:
star rating:
round table:
cookie policy:
gift vouchers:
dog friendly:
boxing day:
family tree:
crown:
bridge loan:
anchor tenant:
blue chip:
seed funding:
cloud storage:
tattoo:
train the trainer:
train station:
suit:
wave:
fan:
match:
chips:
bolts:
wellbeing:
house rules:
operating theatre:
school holidays:
square foot:
iron:
tank:
fly:
float:
swing:
still:
support tickets:
swan hill:
coffee table book:`

const table = meanings
  .trim()
  .split('\n')
  .map((line): [string, string | undefined] => {
    const [phrase = '', icon = ''] = line.split(/:\s*(.*)/s)
    return [
      phrase,
      icon === '' ? undefined : icon.includes(':') ? icon : `fluent-emoji-flat:${icon}`,
    ]
  })

test('covers more than 200 phrases', () => {
  expect(table.length).toBeGreaterThan(200)
})

test.each(table)('“%s” shows %s', (phrase, icon) => {
  expect(findMotifs([phrase], 1)[0]?.name).toBe(icon)
})

const senses: [string, string[], string][] = [
  ['a crane among loads', ['cranes', 'lifting'], 'fluent-emoji-flat:building-construction'],
  ['a mouse among computers', ['mouse', 'keyboard', 'laptop'], 'fluent-emoji-flat:computer-mouse'],
  ['a mouse among pests', ['mice', 'rats', 'pest control'], 'fluent-emoji-flat:mouse'],
  ['nails in a salon', ['nails', 'gel polish'], 'fluent-emoji-flat:nail-polish'],
  ['nails in timber', ['nails', 'timber framing'], 'game-icons:nails'],
  ['a bat in cricket', ['bats', 'willow'], 'fluent-emoji-flat:cricket-game'],
  ['a bat in a cave', ['bats', 'wildlife rescue'], 'fluent-emoji-flat:bat'],
  ['a plant in a nursery', ['plants', 'nursery'], 'fluent-emoji-flat:potted-plant'],
  ['a table of a furniture maker', ['tables', 'furniture'], 'game-icons:table'],
  ['a pool in a backyard', ['pools', 'backyard'], 'ph:swimming-pool-fill'],
  ['a pool in a pub', ['pool', 'snooker'], 'fluent-emoji-flat:pool-8-ball'],
  ['pipes of a plumber', ['pipes', 'plumber'], 'ph:pipe-fill'],
  ['chips beside fish', ['chips', 'flake'], 'fluent-emoji-flat:french-fries'],
  ['a roast of coffee', ['roasts', 'espresso'], 'fluent-emoji-flat:hot-beverage'],
  ['a roast of lamb', ['roasts', 'lamb'], 'fluent-emoji-flat:meat-on-bone'],
  ['a wheel of a car', ['wheels', 'alloy rims'], 'game-icons:car-wheel'],
  ['records of a shop', ['records', 'vinyl'], 'ph:vinyl-record-fill'],
  ['a tank of rainwater', ['tanks', 'rainwater'], 'game-icons:water-tank'],
  ['keys of a locksmith', ['keys', 'locks'], 'fluent-emoji-flat:key'],
]

test.each(senses)('resolves %s from the other words', (_name, words, icon) => {
  expect(findMotifs(words, 1)[0]?.name).toBe(icon)
})

test('returns motifs in word order, up to the requested number', () => {
  const words = ['our team', 'goats', 'cheese', 'milk', 'barns']
  expect(findMotifs(words, 3)).toEqual([
    { name: 'fluent-emoji-flat:goat', word: 'goat' },
    { name: 'fluent-emoji-flat:cheese-wedge', word: 'cheese' },
    { name: 'fluent-emoji-flat:glass-of-milk', word: 'milk' },
  ])
  expect(findMotifs(words, 0)).toEqual([])
  expect(findMotifs([], 3)).toEqual([])
})

test('returns only one of several look-alike motifs', () => {
  expect(findMotifs(['dogs', 'puppies', 'guide dogs'], 3)).toHaveLength(1)
  expect(findMotifs(['bread', 'sourdough'], 3)).toHaveLength(1)
  expect(findMotifs(['beer', 'beer hall'], 3)).toHaveLength(1)
})

test('has a word for every look-alike icon', () => {
  expect(equivalentIcons.flat().filter((name) => !motifNames.includes(name))).toEqual([])
})

test('finds every icon of the tables in its set', () => {
  const icons = loadIcons([...motifNames, ...equivalentIcons.flat()])
  expect([...motifNames, ...equivalentIcons.flat()].filter((name) => !icons.has(name))).toEqual([])
  expect(motifNames.length).toBeGreaterThan(750)
})
