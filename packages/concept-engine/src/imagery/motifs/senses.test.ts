import { describe, expect, test } from 'vitest'
import { findMotifs, motifNames } from './find-motifs.ts'
import { lifeSenses } from './senses-of-life.ts'
import { natureSenses } from './senses-of-nature.ts'
import { workSenses } from './senses-of-work.ts'

const lines = [natureSenses, workSenses, lifeSenses].flatMap((table) => table.trim().split('\n'))

/**
 * The icon of a word, given other words of its brief; empty if there is none. Icons are from
 * fluent-emoji-flat unless a set is named.
 */
const briefs: Record<string, string> = {
  'industrial terms with other meanings': `
anchors, masonry, concrete:
anchors, fasteners, bolts:
anchors, moorings, boats: anchor
cranes, wetland, birds:
basin, crane hire:
basin, bathroom: game-icons:sink
cranes, rigging: building-construction
crane truck, hire: tabler:car-crane-filled
crane truck, bricks:
plane, chisels, joinery:
planes, airport: airplane
pipes, bagpipes: game-icons:bagpipes
pipes, organ, church:
pipes, drainage: ph:pipe-fill
drainage:
chains, mechanic:
chains, rigging: chains
hoist, mechanic:
belts, conveyor:
belts, buckles: game-icons:belt
drums, brakes:
drums, chemical: oil-drum
drums, band: drum
drum:
valves, amplifiers:
valves, irrigation: game-icons:valve
washers, bolts:
bucket, excavators:
torches, welding:
torches, camping: flashlight
tanks, septic:
tanks, rainwater: game-icons:water-tank
wheels, clay:
wheels, spinning, fleece: game-icons:spinning-wheel
wheel:
tyres: game-icons:car-wheel
tyre, bicycle:
battery, home, storage:
batteries, golf, cart: game-icons:car-battery
plant, excavators:
plants, nursery: potted-plant
studs, bolts:
stud, mares: horse
rams, hydraulic:
rams, ewes: ram
seals, hydraulic:
boars, mounts: boar
vice:
trunk:
boot, car, repair:
log, data:
slabs, timber:
logs, sawmill: game-icons:wood-pile
timber:
wood:
pallets, timber:`,
  'buildings and furniture': `
couch, greens, turf:
couch, upholstery: couch-and-lamp
lawn, bowls:
lawn, mowing: tabler:lawn-mower
lawn bowls:
bowling club:
ten-pin bowling: bowling
chairs, barber:
chairs, wheelchairs:
chairs, caning: chair
furniture, removalist:
bed, garden:
bedding, horses:
fence, pool:
fence, asbestos:
fence, paling: game-icons:wooden-fence
gates, cattle:
gates, driveway: game-icons:gate
garage doors:
door, garage:
marquee:
sheds, steel:
silo:
church, candles:
church, parish: church
library, tools:
library, books: books
tool library:
garage, mechanic:
lanterns, paper:
keys, typewriters:
ribbon, typewriters:
ribbon, gift: ribbon
clock, race, timing:
clock, repairs, antique: mantelpiece-clock
grandfather clock:
upright piano:
mirrors, microscopes:
blankets, fire:
fire blanket:
antiques:`,
  'animals easily taken for others': `
possum:
possums, wildlife:
squirrel:
echidna:
fox:
flying foxes: bat
galah:
magpie:
cockatoos:
termites:
native bees:
pigeons:
lamb, butcher:
lamb, merino: ewe
shearing, alpacas:
pup, flying-fox:
joey, possums:
joey, kangaroos: kangaroo
chicken, dumplings:
chicken, charcoal: poultry-leg
chickens, eggs: chicken
duck, pancakes:
lion, dance:
lions, zoo: lion
horse, rocking:
rabbit, felt:
yabbies: lobster
worm, gearbox:
butterfly, valve:
cricket, lizard: cricket`,
  'the body, without pain, bones, needles or organs': `
physiotherapist:
physio, back, knee:
chiropractor:
pain:
knee:
lungs:
kidney:
vaccination:
blood test:
x-ray:
eye:
artificial eyes:
prosthetic:
optometrist: glasses
ears, piercing:
ear, hearing: ear
calf, massage:
calf, heifers: cow
teeth, saw:
bones, broth:
dog bones: bone
corn, podiatrist:
nurse:
psychologist:`,
  'words with several senses': `
painting, artificial eyes:
hand painting, iris:
painting, exterior, house: ph:paint-roller-fill
painting, oil, canvas: framed-picture
painter, cars:
painter, exterior: ph:paint-roller-fill
artist, tattoo:
artist, watercolour: artist-palette
cleaning, escalators:
cleaning, office: ph:spray-bottle-fill
alterations, kitchen:
alterations, hems, trousers: scissors
movement:
training:
printing, letterpress:
recorder, acoustic:
recorder, woodwind: flute
radio, two-way: game-icons:walkie-talkie
radio, presenters: radio
football:
football, futsal: soccer-ball
football, oval: game-icons:american-football-ball
hockey, underwater:
boat, kayaks:
boat, outboard: motor-boat
van, caravan:
cab, ute:
taxi cab: taxi
trains, steam: locomotive
aircraft, agricultural: small-airplane
drone, underwater:
rose, ceiling:
roses, florist: rose
leaf, gold:
cotton, velvet:
rice, paddock:
biscuit, truffles:
chips, timber:
tea, herbal: teacup-without-handle
morning tea:
glasses, wine: wine-glass
glasses, lenses: glasses
wedding bands, guitar:
hat, felt: ph:cowboy-hat-fill
hats, milliner: womans-hat
whip, cream:
stockwhips: game-icons:whip
shoes, dance:
shoes, farrier: game-icons:horseshoe`,
}

const iconName = (icon: string) =>
  icon === '' ? undefined : icon.includes(':') ? icon : `fluent-emoji-flat:${icon}`

describe.each(Object.entries(briefs))('%s', (_class, table) => {
  const cases = table
    .trim()
    .split('\n')
    .map((line) => line.split(/:\s*(.*)/s))
  test.each(cases)('“%s” shows %s', (words = '', icon = '') => {
    const [word = '', ...contextWords] = words.split(', ')
    expect(findMotifs([word], 1, [word, ...contextWords])[0]?.name).toBe(iconName(icon))
  })
})

test('shows no pain, skulls, needles or wrong animals', () => {
  const refused =
    /back-pain|skull|skelet|x-ray|syringe|blood|lungs|kidneys|stomach|squirrel|chipmunk|:fox$|barbed|police-badge/
  expect(motifNames.filter((name) => refused.test(name))).toEqual([])
})

test('has one line for each noun, and only its last sense may omit context words', () => {
  const nouns = lines.map((line) => line.split(': ')[0])
  expect(nouns.filter((noun, index) => nouns.indexOf(noun) !== index)).toEqual([])
  for (const line of lines) {
    const meanings = line.replace(/^[^:]*: /, '').split(' | ')
    for (const meaning of meanings.slice(0, -1)) expect(meaning, line).toContain(' ')
    expect(meanings.at(-1), line).not.toMatch(/^-/)
  }
})

test('uses words that are not shown as context', () => {
  expect(findMotifs(['anchors'], 1, ['anchors', 'boats'])[0]?.name).toBe('fluent-emoji-flat:anchor')
  expect(findMotifs(['anchors', 'boats'], 1, ['anchors', 'masonry'])).toEqual([])
})
