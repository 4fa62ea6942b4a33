import { senseOf } from './motifs/find-motifs.ts'
import { nounsIn, vocabularyOf } from './motifs/nouns.ts'
import * as animals from './things/animals.ts'
import * as boats from './things/boats.ts'
import * as care from './things/care.ts'
import * as desk from './things/desk.ts'
import * as farm from './things/farm.ts'
import * as nature from './things/nature.ts'
import * as pool from './things/pool.ts'
import * as sport from './things/sport.ts'
import * as show from './things/stage.ts'
import * as food from './things/table.ts'
import type { Thing } from './things/thing.ts'
import * as wear from './things/wear.ts'
import * as shop from './things/workshop.ts'

const entry = (thing: Thing, nouns: string) => ({ thing, nouns: nouns.split(', ') })

/** Things that the engine can draw without an icon, with the singular nouns that each depicts. */
const builtInThings: Record<string, { thing: Thing; nouns: string[] }> = {
  dog: entry(animals.dog, 'dog, puppy, pup, dog grooming, dog walker'),
  cat: entry(animals.cat, 'cat, kitten, cattery'),
  paddles: entry(boats.paddles, 'paddle, oar'),
  lifebuoy: entry(boats.lifebuoy, 'lifebuoy, life ring'),
  lifejacket: entry(boats.lifejacket, 'life jacket, lifejacket'),
  'model-yacht': entry(boats.modelYacht, 'model yacht, sailing boat, yacht'),
  stethoscope: entry(care.stethoscope, 'stethoscope, doctor, gp, general practice'),
  pills: entry(care.pills, 'pill, medicine, pharmacy, medication'),
  capsules: entry(care.capsules, 'capsule, supplement, vitamin'),
  tooth: entry(care.tooth, 'tooth, dentist, dental, denture'),
  toothbrushes: entry(care.toothbrushes, 'toothbrush'),
  'mirror-tool': entry(care.mirrorTool, 'dental mirror'),
  soap: entry(care.soap, 'soap'),
  cream: entry(care.cream, 'cream, moisturiser, skincare, lotion'),
  perfume: entry(care.perfume, 'perfume, fragrance'),
  lipstick: entry(care.lipstick, 'lipstick, makeup, cosmetics'),
  combs: entry(care.combs, 'comb, hairdresser, hair salon, barber'),
  towels: entry(care.towels, 'towel'),
  candle: entry(care.candle, 'candle'),
  stones: entry(care.stones, 'hot stone'),
  bear: entry(care.bear, 'teddy bear, soft toy, childcare, kindergarten'),
  blocks: entry(care.blocks, 'building block, wooden block, toy'),
  ball: entry(care.ball, 'toy ball'),
  books: entry(desk.books, 'book, bookshop, textbook, bookseller'),
  'open-book': entry(desk.openBook, 'novel, poetry, reading group'),
  pencils: entry(desk.pencils, 'pencil, drawing class'),
  laptop: entry(desk.laptop, 'laptop, computer repair'),
  monitor: entry(desk.monitor, 'desktop computer, computer monitor'),
  phone: entry(desk.phone, 'mobile phone, smartphone, phone repair'),
  lamp: entry(desk.lamp, 'lamp, desk lamp'),
  calculator: entry(desk.calculator, 'calculator, bookkeeping, bookkeeper, accountant, tax return'),
  coins: entry(desk.coins, 'coin'),
  scales: entry(desk.scales, 'lawyer, solicitor, barrister, law firm'),
  gavel: entry(desk.gavel, 'gavel, auctioneer'),
  globe: entry(desk.globe, 'world globe'),
  briefcase: entry(desk.briefcase, 'briefcase'),
  mouse: entry(desk.mouse, 'computer mouse'),
  server: entry(desk.server, 'server rack, web hosting'),
  carrots: entry(farm.carrots, 'carrot, market garden, veggie box, vegetable'),
  honey: entry(farm.honey, 'honey, raw honey, honeycomb'),
  eggs: entry(farm.eggs, 'egg, free-range egg'),
  gumboots: entry(farm.gumboots, 'gumboot, wellington boot'),
  'milk-can': entry(farm.milkCan, 'milk, dairy, dairy farm'),
  bale: entry(farm.bale, 'hay bale, hay, straw bale'),
  hen: entry(farm.hen, 'hen, chicken, chook, poultry'),
  plant: entry(nature.plant, 'pot plant, indoor plant, houseplant'),
  succulent: entry(nature.succulent, 'succulent, cactus'),
  vase: entry(nature.vase, 'vase'),
  bouquet: entry(nature.bouquet, 'bouquet, florist, flower, posy'),
  'watering-can': entry(nature.wateringCan, 'watering can'),
  crate: entry(nature.crate, 'fruit and veg, greengrocer, produce'),
  trowel: entry(nature.trowel, 'garden trowel, gardener, gardening'),
  seedling: entry(nature.seedlingPot, 'seedling, plant nursery'),
  goggles: entry(pool.goggles, 'swim goggles, swimming lesson, swim school'),
  kickboard: entry(pool.kickboard, 'kickboard'),
  noodles: entry(pool.noodles, 'pool noodle'),
  'rubber-duck': entry(pool.rubberDuck, 'rubber duck'),
  football: entry(sport.matchBall, 'soccer ball, soccer, soccer club'),
  oval: entry(sport.oval, 'footy, football, football club, footy club'),
  whistle: entry(sport.whistle, 'whistle, umpire, referee'),
  trophy: entry(sport.trophy, 'trophy, trophies'),
  cones: entry(sport.cones, 'training cone'),
  'football-boot': entry(sport.boot, 'football boot'),
  jumper: entry(sport.jumper, 'football jumper, guernsey'),
  stopwatch: entry(sport.stopwatch, 'stopwatch'),
  guitar: entry(show.guitar, 'guitar, guitar teacher, luthier, guitar lesson'),
  record: entry(show.record, 'vinyl, record, vinyl record, record shop'),
  microphone: entry(show.microphone, 'microphone, podcast, singer, karaoke'),
  headphones: entry(show.headphones, 'headphone'),
  camera: entry(show.camera, 'camera, photographer, photography'),
  clapper: entry(show.clapper, 'clapperboard, film production, film school'),
  megaphone: entry(show.megaphone, 'megaphone'),
  'piano-keys': entry(show.pianoKeys, 'piano lesson, piano teacher, piano tuning, piano'),
  masks: entry(show.masks, 'theatre company, theatre, drama school'),
  easel: entry(show.easel, 'easel, painting class, art class'),
  champagne: entry(show.champagne, 'champagne, sparkling wine, prosecco'),
  rings: entry(show.rings, 'engagement ring, wedding ring, jeweller, wedding band'),
  'wedding-cake': entry(show.cakeTiers, 'wedding cake, tiered cake'),
  'dog-bowl': entry(show.dogBowl, 'dog bowl, dog food, pet food'),
  'lead-and-ball': entry(show.leadAndBall, 'dog lead, dog walking'),
  passport: entry(show.passport, 'passport'),
  map: entry(show.foldedMap, 'map, walking tour'),
  cup: entry(food.cup, 'coffee, espresso, flat white, cafe, tea'),
  takeaway: entry(food.takeaway, 'takeaway coffee, coffee cart'),
  loaf: entry(food.loaf, 'sourdough, bread, loaf, bakery, baker'),
  baguettes: entry(food.baguettes, 'baguette, french bread'),
  croissant: entry(food.croissant, 'croissant, pastry, patisserie, viennoiserie'),
  cake: entry(food.cake, 'cake, birthday cake, sponge cake'),
  bottle: entry(food.bottle, 'wine, wine bottle, winery, bottle shop'),
  'wine-glass': entry(food.wineGlass, 'wine glass, wine bar, cellar door'),
  pint: entry(food.pint, 'beer, pint, ale, brewery, pub, craft beer'),
  cocktail: entry(food.cocktail, 'cocktail, cocktail bar'),
  plate: entry(food.plate, 'restaurant, bistro'),
  bowl: entry(food.bowl, 'bowl, ramen, soup, noodle soup'),
  lemons: entry(food.lemons, 'lemon'),
  orange: entry(food.halfFruit, 'orange, citrus'),
  jug: entry(food.jug, 'jug'),
  'board-with-knife': entry(food.boardWithKnife, 'chopping board, kitchen knife, knife'),
  dropper: entry(food.dropper, 'serum, essential oil'),
  cheese: entry(food.cheese, 'cheese, cheesemaker, cheesemonger, goat cheese'),
  shoe: entry(wear.shoe, 'running shoe, sneaker'),
  heel: entry(wear.heel, 'high heel'),
  handbag: entry(wear.handbag, 'handbag'),
  tote: entry(wear.tote, 'tote bag, canvas bag'),
  shirt: entry(wear.shirt, 'shirt, t-shirt, screen printing'),
  dress: entry(wear.dress, 'dress, bridal gown, dressmaker'),
  coat: entry(wear.coat, 'coat, jacket'),
  hat: entry(wear.hat, 'hat, milliner, sun hat'),
  glasses: entry(wear.glasses, 'glasses, spectacles, eyewear, optometrist'),
  gift: entry(wear.giftBox, 'gift, gift shop, hamper'),
  parcel: entry(wear.parcel, 'parcel, courier, moving box, removalist'),
  dumbbell: entry(wear.dumbbell, 'dumbbell, personal trainer, gym'),
  kettlebell: entry(wear.kettlebell, 'kettlebell'),
  'rolled-mat': entry(wear.rolledMat, 'yoga mat, yoga, pilates'),
  flask: entry(wear.flask, 'drink bottle, water bottle'),
  racket: entry(wear.racket, 'tennis racquet, tennis, tennis coach'),
  suitcase: entry(wear.suitcase, 'suitcase, luggage, travel agent'),
  backpack: entry(wear.backpack, 'backpack, hiking'),
  cogs: entry(shop.cogs, 'cog, gearbox, machining'),
  hammer: entry(shop.hammer, 'hammer, carpenter, carpentry, chippie'),
  wrench: entry(shop.wrench, 'spanner, wrench, mechanic, plumber'),
  saw: entry(shop.saw, 'saw, handsaw'),
  plane: entry(shop.plane, 'hand plane, joinery, joiner'),
  chisels: entry(shop.chisels, 'chisel, woodwork, woodworking, wood carving'),
  planks: entry(shop.planks, 'timber, decking, floorboard, timber floor'),
  'hard-hat': entry(shop.hardHat, 'hard hat, builder'),
  drill: entry(shop.drill, 'power drill, cordless drill'),
  spool: entry(shop.spool, 'thread, tailor, sewing, alteration, seamstress'),
  tape: entry(shop.tape, 'tape measure, measuring tape'),
  'paint-tin': entry(shop.paintTin, 'paint tin, house painter, house painting, painter'),
  pot: entry(shop.pot, 'pottery, potter, ceramics, ceramicist'),
  house: entry(shop.houseModel, 'house, real estate, real estate agent'),
  keys: entry(shop.keys, 'key, locksmith, house key'),
  chair: entry(shop.chair, 'chair, furniture, furniture maker'),
  swatches: entry(shop.swatches, 'colour swatch, interior design'),
}

const nameByNoun: ReadonlyMap<string, string> = new Map(
  Object.entries(builtInThings).flatMap(([name, { nouns }]) => nouns.map((noun) => [noun, name])),
)

/**
 * The names of the built-in things for a brief's nouns and noun phrases, in order; a noun that
 * stays ambiguous in the brief has none.
 */
export function findThings(words: readonly string[]): string[] {
  const brief = vocabularyOf(words)
  const meaningOf = (noun: string) => (senseOf(noun, brief) === null ? null : nameByNoun.get(noun))
  const found = words.flatMap((phrase) => nounsIn(phrase, meaningOf))
  return [...new Set(found.map(({ name }) => name))]
}

/** The things with these names; unknown names are skipped. */
export const thingsByName = (names: readonly string[]): Thing[] =>
  names.flatMap((name) =>
    Object.hasOwn(builtInThings, name) ? (builtInThings[name]?.thing ?? []) : [],
  )
