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

const named = (thing: Thing, nouns: string) => ({ thing, nouns: nouns.split(', ') })

/** Things that the engine draws itself, with the nouns that each shows, singular. */
const ownThings: Record<string, { thing: Thing; nouns: string[] }> = {
  dog: named(animals.dog, 'dog, puppy, pup, dog grooming, dog walker'),
  cat: named(animals.cat, 'cat, kitten, cattery'),
  paddles: named(boats.paddles, 'paddle, oar'),
  lifebuoy: named(boats.lifebuoy, 'lifebuoy, life ring'),
  lifejacket: named(boats.lifejacket, 'life jacket, lifejacket'),
  'model-yacht': named(boats.modelYacht, 'model yacht, sailing boat, yacht'),
  stethoscope: named(care.stethoscope, 'stethoscope, doctor, gp, general practice'),
  pills: named(care.pills, 'pill, medicine, pharmacy, medication'),
  capsules: named(care.capsules, 'capsule, supplement, vitamin'),
  tooth: named(care.tooth, 'tooth, dentist, dental, denture'),
  toothbrushes: named(care.toothbrushes, 'toothbrush'),
  'mirror-tool': named(care.mirrorTool, 'dental mirror'),
  soap: named(care.soap, 'soap'),
  cream: named(care.cream, 'cream, moisturiser, skincare, lotion'),
  perfume: named(care.perfume, 'perfume, fragrance'),
  lipstick: named(care.lipstick, 'lipstick, makeup, cosmetics'),
  combs: named(care.combs, 'comb, hairdresser, hair salon, barber'),
  towels: named(care.towels, 'towel'),
  candle: named(care.candle, 'candle'),
  stones: named(care.stones, 'hot stone'),
  bear: named(care.bear, 'teddy bear, soft toy, childcare, kindergarten'),
  blocks: named(care.blocks, 'building block, wooden block, toy'),
  ball: named(care.ball, 'toy ball'),
  books: named(desk.books, 'book, bookshop, textbook, bookseller'),
  'open-book': named(desk.openBook, 'novel, poetry, reading group'),
  pencils: named(desk.pencils, 'pencil, drawing class'),
  laptop: named(desk.laptop, 'laptop, computer repair'),
  monitor: named(desk.monitor, 'desktop computer, computer monitor'),
  phone: named(desk.phone, 'mobile phone, smartphone, phone repair'),
  lamp: named(desk.lamp, 'lamp, desk lamp'),
  calculator: named(desk.calculator, 'calculator, bookkeeping, bookkeeper, accountant, tax return'),
  coins: named(desk.coins, 'coin'),
  scales: named(desk.scales, 'lawyer, solicitor, barrister, law firm'),
  gavel: named(desk.gavel, 'gavel, auctioneer'),
  globe: named(desk.globe, 'world globe'),
  briefcase: named(desk.briefcase, 'briefcase'),
  mouse: named(desk.mouse, 'computer mouse'),
  server: named(desk.server, 'server rack, web hosting'),
  carrots: named(farm.carrots, 'carrot, market garden, veggie box, vegetable'),
  honey: named(farm.honey, 'honey, raw honey, honeycomb'),
  eggs: named(farm.eggs, 'egg, free-range egg'),
  gumboots: named(farm.gumboots, 'gumboot, wellington boot'),
  'milk-can': named(farm.milkCan, 'milk, dairy, dairy farm'),
  bale: named(farm.bale, 'hay bale, hay, straw bale'),
  hen: named(farm.hen, 'hen, chicken, chook, poultry'),
  plant: named(nature.plant, 'pot plant, indoor plant, houseplant'),
  succulent: named(nature.succulent, 'succulent, cactus'),
  vase: named(nature.vase, 'vase'),
  bouquet: named(nature.bouquet, 'bouquet, florist, flower, posy'),
  'watering-can': named(nature.wateringCan, 'watering can'),
  crate: named(nature.crate, 'fruit and veg, greengrocer, produce'),
  trowel: named(nature.trowel, 'garden trowel, gardener, gardening'),
  seedling: named(nature.seedlingPot, 'seedling, plant nursery'),
  goggles: named(pool.goggles, 'swim goggles, swimming lesson, swim school'),
  kickboard: named(pool.kickboard, 'kickboard'),
  noodles: named(pool.noodles, 'pool noodle'),
  'rubber-duck': named(pool.rubberDuck, 'rubber duck'),
  football: named(sport.matchBall, 'soccer ball, soccer, soccer club'),
  oval: named(sport.oval, 'footy, football, football club, footy club'),
  whistle: named(sport.whistle, 'whistle, umpire, referee'),
  trophy: named(sport.trophy, 'trophy, trophies'),
  cones: named(sport.cones, 'training cone'),
  'football-boot': named(sport.boot, 'football boot'),
  jumper: named(sport.jumper, 'football jumper, guernsey'),
  stopwatch: named(sport.stopwatch, 'stopwatch'),
  guitar: named(show.guitar, 'guitar, guitar teacher, luthier, guitar lesson'),
  record: named(show.record, 'vinyl, record, vinyl record, record shop'),
  microphone: named(show.microphone, 'microphone, podcast, singer, karaoke'),
  headphones: named(show.headphones, 'headphone'),
  camera: named(show.camera, 'camera, photographer, photography'),
  clapper: named(show.clapper, 'clapperboard, film production, film school'),
  megaphone: named(show.megaphone, 'megaphone'),
  'piano-keys': named(show.pianoKeys, 'piano lesson, piano teacher, piano tuning, piano'),
  masks: named(show.masks, 'theatre company, theatre, drama school'),
  easel: named(show.easel, 'easel, painting class, art class'),
  champagne: named(show.champagne, 'champagne, sparkling wine, prosecco'),
  rings: named(show.rings, 'engagement ring, wedding ring, jeweller, wedding band'),
  'wedding-cake': named(show.cakeTiers, 'wedding cake, tiered cake'),
  'dog-bowl': named(show.dogBowl, 'dog bowl, dog food, pet food'),
  'lead-and-ball': named(show.leadAndBall, 'dog lead, dog walking'),
  passport: named(show.passport, 'passport'),
  map: named(show.foldedMap, 'map, walking tour'),
  cup: named(food.cup, 'coffee, espresso, flat white, cafe, tea'),
  takeaway: named(food.takeaway, 'takeaway coffee, coffee cart'),
  loaf: named(food.loaf, 'sourdough, bread, loaf, bakery, baker'),
  baguettes: named(food.baguettes, 'baguette, french bread'),
  croissant: named(food.croissant, 'croissant, pastry, patisserie, viennoiserie'),
  cake: named(food.cake, 'cake, birthday cake, sponge cake'),
  bottle: named(food.bottle, 'wine, wine bottle, winery, bottle shop'),
  'wine-glass': named(food.wineGlass, 'wine glass, wine bar, cellar door'),
  pint: named(food.pint, 'beer, pint, ale, brewery, pub, craft beer'),
  cocktail: named(food.cocktail, 'cocktail, cocktail bar'),
  plate: named(food.plate, 'restaurant, bistro'),
  bowl: named(food.bowl, 'bowl, ramen, soup, noodle soup'),
  lemons: named(food.lemons, 'lemon'),
  orange: named(food.halfFruit, 'orange, citrus'),
  jug: named(food.jug, 'jug'),
  'board-with-knife': named(food.boardWithKnife, 'chopping board, kitchen knife, knife'),
  dropper: named(food.dropper, 'serum, essential oil'),
  cheese: named(food.cheese, 'cheese, cheesemaker, cheesemonger, goat cheese'),
  shoe: named(wear.shoe, 'running shoe, sneaker'),
  heel: named(wear.heel, 'high heel'),
  handbag: named(wear.handbag, 'handbag'),
  tote: named(wear.tote, 'tote bag, canvas bag'),
  shirt: named(wear.shirt, 'shirt, t-shirt, screen printing'),
  dress: named(wear.dress, 'dress, bridal gown, dressmaker'),
  coat: named(wear.coat, 'coat, jacket'),
  hat: named(wear.hat, 'hat, milliner, sun hat'),
  glasses: named(wear.glasses, 'glasses, spectacles, eyewear, optometrist'),
  gift: named(wear.giftBox, 'gift, gift shop, hamper'),
  parcel: named(wear.parcel, 'parcel, courier, moving box, removalist'),
  dumbbell: named(wear.dumbbell, 'dumbbell, personal trainer, gym'),
  kettlebell: named(wear.kettlebell, 'kettlebell'),
  'rolled-mat': named(wear.rolledMat, 'yoga mat, yoga, pilates'),
  flask: named(wear.flask, 'drink bottle, water bottle'),
  racket: named(wear.racket, 'tennis racquet, tennis, tennis coach'),
  suitcase: named(wear.suitcase, 'suitcase, luggage, travel agent'),
  backpack: named(wear.backpack, 'backpack, hiking'),
  cogs: named(shop.cogs, 'cog, gearbox, machining'),
  hammer: named(shop.hammer, 'hammer, carpenter, carpentry, chippie'),
  wrench: named(shop.wrench, 'spanner, wrench, mechanic, plumber'),
  saw: named(shop.saw, 'saw, handsaw'),
  plane: named(shop.plane, 'hand plane, joinery, joiner'),
  chisels: named(shop.chisels, 'chisel, woodwork, woodworking, wood carving'),
  planks: named(shop.planks, 'timber, decking, floorboard, timber floor'),
  'hard-hat': named(shop.hardHat, 'hard hat, builder'),
  drill: named(shop.drill, 'power drill, cordless drill'),
  spool: named(shop.spool, 'thread, tailor, sewing, alteration, seamstress'),
  tape: named(shop.tape, 'tape measure, measuring tape'),
  'paint-tin': named(shop.paintTin, 'paint tin, house painter, house painting, painter'),
  pot: named(shop.pot, 'pottery, potter, ceramics, ceramicist'),
  house: named(shop.houseModel, 'house, real estate, real estate agent'),
  keys: named(shop.keys, 'key, locksmith, house key'),
  chair: named(shop.chair, 'chair, furniture, furniture maker'),
  swatches: named(shop.swatches, 'colour swatch, interior design'),
}

const thingOf: ReadonlyMap<string, string> = new Map(
  Object.entries(ownThings).flatMap(([name, { nouns }]) => nouns.map((noun) => [noun, name])),
)

/**
 * The names of the engine's own things for a brief's nouns and noun phrases, in order; a noun that
 * stays ambiguous in the brief has none.
 */
export function findThings(words: readonly string[]): string[] {
  const brief = vocabularyOf(words)
  const meaningOf = (noun: string) => (senseOf(noun, brief) === null ? null : thingOf.get(noun))
  const found = words.flatMap((phrase) => nounsIn(phrase, meaningOf))
  return [...new Set(found.map(({ name }) => name))]
}

/** The things with these names; unknown names are skipped. */
export const thingsNamed = (names: readonly string[]): Thing[] =>
  names.flatMap((name) => (Object.hasOwn(ownThings, name) ? (ownThings[name]?.thing ?? []) : []))
