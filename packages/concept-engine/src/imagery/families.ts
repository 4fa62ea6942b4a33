import {
  closeUp,
  crust,
  type Detail,
  facade,
  folds,
  gears,
  grain,
  hand,
  leaves,
  page,
  water,
  wheels,
} from './details.ts'
import type { Pose } from './figures.ts'
import {
  city,
  coast,
  columns,
  fields,
  garden,
  homes,
  playground,
  port,
  road,
  shopfront,
  stage,
  works,
} from './places.ts'
import type { Dress } from './portrait.ts'
import { bench, counter, hall, longTable, lounge, party, type Setting } from './rooms.ts'
import * as care from './things/care.ts'
import * as desk from './things/desk.ts'
import * as nature from './things/nature.ts'
import * as show from './things/stage.ts'
import * as food from './things/table.ts'
import type { Thing } from './things/thing.ts'
import * as wear from './things/wear.ts'
import * as shop from './things/workshop.ts'

export type Subject =
  | 'food'
  | 'drinks'
  | 'property'
  | 'interiors'
  | 'health'
  | 'dental'
  | 'technology'
  | 'industry'
  | 'finance'
  | 'legal'
  | 'education'
  | 'childcare'
  | 'movement'
  | 'retail'
  | 'fashion'
  | 'beauty'
  | 'nature'
  | 'travel'
  | 'transport'
  | 'making'
  | 'events'
  | 'music'
  | 'media'
  | 'pets'
  | 'community'

/** What the pictures of a kind of business are made of. */
export interface Family {
  /** Objects of the trade; the first few are what a hand holds. */
  things: readonly Thing[]
  scenes: readonly [Setting, ...Setting[]]
  details: readonly [Detail, ...Detail[]]
  poses: readonly [Pose, ...Pose[]]
  dress: readonly [Dress, ...Dress[]]
}

const family = (
  things: readonly Thing[],
  scenes: Family['scenes'],
  details: Family['details'],
  poses: Family['poses'],
  dress: Family['dress'],
): Family => ({ things, scenes, details: [hand, closeUp, ...details], poses, dress })

export const families: Record<Subject, Family> = {
  food: family(
    [
      food.baguettes,
      food.takeaway,
      food.cup,
      food.jug,
      food.loaf,
      food.croissant,
      food.plate,
      food.bowl,
      food.cake,
      food.lemons,
      food.cheese,
      food.boardWithKnife,
      nature.branchJar,
      food.menu,
    ],
    [counter, shopfront, longTable, party],
    [crust, crust],
    ['work', 'stand', 'wave'],
    ['apron', 'apron', 'shirt'],
  ),
  drinks: family(
    [
      food.wineGlass,
      food.bottle,
      food.cocktail,
      food.pint,
      food.takeaway,
      food.cup,
      food.lemons,
      food.halfFruit,
      food.jug,
      nature.branchJar,
    ],
    [counter, shopfront, fields, party],
    [water, leaves],
    ['work', 'stand', 'wave'],
    ['apron', 'shirt', 'scarf'],
  ),
  property: family(
    [
      shop.keys,
      desk.phone,
      shop.houseModel,
      desk.papers,
      nature.plant,
      shop.planRoll,
      desk.lamp,
      nature.vase,
      shop.chair,
    ],
    [homes, city, lounge, homes],
    [facade, facade],
    ['walk', 'stand', 'wave'],
    ['suit', 'shirt', 'dress'],
  ),
  interiors: family(
    [
      shop.swatches,
      shop.planRoll,
      shop.chair,
      desk.lamp,
      nature.vase,
      shop.pot,
      nature.plant,
      desk.books,
      shop.pendant,
      care.candle,
    ],
    [lounge, longTable, city, homes],
    [facade, folds],
    ['stand', 'work', 'walk'],
    ['shirt', 'scarf', 'suit'],
  ),
  health: family(
    [
      care.pills,
      care.clipboard,
      care.stethoscope,
      care.heartModel,
      care.capsules,
      nature.plant,
      care.soap,
      desk.papers,
      food.dropper,
    ],
    [lounge, hall, counter, garden],
    [page, leaves],
    ['stand', 'sit', 'walk'],
    ['coat', 'coat', 'shirt'],
  ),
  dental: family(
    [
      care.toothbrushes,
      care.mirrorTool,
      care.tooth,
      care.soap,
      care.clipboard,
      nature.succulent,
      food.halfFruit,
      care.cream,
    ],
    [lounge, counter, homes],
    [water, page],
    ['stand', 'work', 'sit'],
    ['coat', 'coat', 'shirt'],
  ),
  technology: family(
    [
      desk.phone,
      desk.mouse,
      desk.laptop,
      desk.monitor,
      desk.server,
      show.headphones,
      food.takeaway,
      nature.succulent,
      desk.lamp,
      shop.cogs,
    ],
    [longTable, city, lounge, bench],
    [facade, page],
    ['work', 'sit', 'stand'],
    ['shirt', 'sport', 'scarf'],
  ),
  industry: family(
    [
      shop.wrench,
      shop.drill,
      shop.hammer,
      shop.hardHat,
      shop.cogs,
      shop.tape,
      shop.planRoll,
      shop.paintTin,
      care.clipboard,
    ],
    [works, port, bench, road],
    [gears, gears],
    ['work', 'stand', 'walk'],
    ['hard-hat', 'hard-hat', 'overalls'],
  ),
  finance: family(
    [
      desk.calculator,
      desk.phone,
      desk.papers,
      desk.coins,
      desk.seedling,
      desk.laptop,
      desk.briefcase,
      desk.lamp,
      food.cup,
      desk.books,
    ],
    [city, columns, longTable, lounge],
    [page, facade],
    ['walk', 'stand', 'sit'],
    ['suit', 'shirt', 'dress'],
  ),
  legal: family(
    [
      desk.scroll,
      desk.pencils,
      desk.gavel,
      desk.scales,
      desk.shelfBooks,
      desk.books,
      desk.briefcase,
      desk.lamp,
      desk.papers,
      desk.openBook,
    ],
    [columns, lounge, city],
    [page, folds],
    ['stand', 'walk', 'sit'],
    ['suit', 'suit', 'dress'],
  ),
  education: family(
    [
      desk.pencils,
      desk.openBook,
      desk.globe,
      desk.books,
      desk.shelfBooks,
      desk.laptop,
      food.halfFruit,
      desk.lamp,
      shop.planRoll,
    ],
    [columns, longTable, lounge, playground],
    [page, page],
    ['stand', 'wave', 'sit'],
    ['shirt', 'scarf', 'dress'],
  ),
  childcare: family(
    [
      care.bear,
      desk.pencils,
      care.blocks,
      care.rainbowToy,
      care.ball,
      desk.books,
      nature.seedlingPot,
      wear.hat,
    ],
    [playground, lounge, hall, garden],
    [leaves, folds],
    ['wave', 'kneel', 'run'],
    ['apron', 'shirt', 'overalls'],
  ),
  movement: family(
    [
      wear.flask,
      wear.dumbbell,
      wear.kettlebell,
      wear.shoe,
      wear.rolledMat,
      wear.racket,
      care.towels,
      care.ball,
      food.lemons,
    ],
    [hall, coast, garden, hall],
    [folds, water],
    ['balance', 'lunge', 'run', 'lift'],
    ['sport', 'sport', 'shirt'],
  ),
  retail: family(
    [
      wear.tote,
      wear.giftBox,
      wear.parcel,
      care.candle,
      shop.pot,
      wear.hat,
      nature.vase,
      desk.books,
      wear.glasses,
      care.soap,
    ],
    [shopfront, counter, city],
    [folds, page],
    ['walk', 'stand', 'wave'],
    ['apron', 'scarf', 'shirt'],
  ),
  fashion: family(
    [
      care.combs,
      wear.handbag,
      wear.dress,
      wear.coat,
      wear.shirt,
      wear.heel,
      wear.shoe,
      wear.hat,
      wear.glasses,
      shop.spool,
      wear.tote,
    ],
    [shopfront, lounge, city, stage],
    [folds, folds],
    ['walk', 'stand', 'wave'],
    ['dress', 'scarf', 'suit'],
  ),
  beauty: family(
    [
      care.lipstick,
      food.dropper,
      care.perfume,
      care.cream,
      care.soap,
      care.combs,
      care.candle,
      nature.bouquet,
      care.towels,
      care.stones,
    ],
    [lounge, counter, shopfront, garden],
    [leaves, water],
    ['stand', 'sit', 'work'],
    ['apron', 'dress', 'scarf'],
  ),
  nature: family(
    [
      nature.trowel,
      nature.bouquet,
      nature.plant,
      nature.wateringCan,
      nature.crate,
      nature.vase,
      nature.succulent,
      wear.hat,
      nature.branchJar,
    ],
    [garden, fields, homes, shopfront],
    [leaves, leaves],
    ['kneel', 'work', 'walk'],
    ['overalls', 'apron', 'scarf'],
  ),
  travel: family(
    [
      show.camera,
      show.passport,
      wear.suitcase,
      wear.backpack,
      show.foldedMap,
      wear.hat,
      wear.glasses,
      desk.globe,
      wear.flask,
    ],
    [coast, city, fields, road],
    [water, leaves],
    ['walk', 'wave', 'stand'],
    ['scarf', 'shirt', 'sport'],
  ),
  transport: family(
    [
      shop.wrench,
      shop.keys,
      wear.parcel,
      shop.cogs,
      wear.backpack,
      wear.flask,
      care.clipboard,
      shop.hardHat,
      show.foldedMap,
    ],
    [road, port, shopfront, city],
    [wheels, wheels],
    ['walk', 'stand', 'wave'],
    ['overalls', 'sport', 'hard-hat'],
  ),
  making: family(
    [
      shop.hammer,
      shop.chisels,
      shop.saw,
      shop.plane,
      shop.planks,
      shop.chair,
      shop.pot,
      shop.paintTin,
      shop.tape,
      shop.drill,
      desk.pencils,
    ],
    [bench, homes, counter, works],
    [grain, grain],
    ['work', 'stand', 'lift'],
    ['overalls', 'apron', 'hard-hat'],
  ),
  events: family(
    [
      nature.bouquet,
      show.champagne,
      show.cakeTiers,
      show.rings,
      care.candle,
      nature.vase,
      wear.giftBox,
      food.plate,
      food.wineGlass,
    ],
    [party, garden, coast, columns],
    [folds, leaves],
    ['wave', 'stand', 'walk'],
    ['dress', 'suit', 'scarf'],
  ),
  music: family(
    [
      show.microphone,
      show.guitar,
      show.record,
      show.headphones,
      show.pianoKeys,
      show.masks,
      show.easel,
      food.pint,
      desk.pencils,
    ],
    [stage, city, bench, stage],
    [folds, wheels],
    ['stand', 'wave', 'lift'],
    ['shirt', 'scarf', 'dress'],
  ),
  media: family(
    [
      show.camera,
      show.megaphone,
      show.clapper,
      desk.monitor,
      shop.swatches,
      desk.laptop,
      show.headphones,
      show.microphone,
      desk.pencils,
      food.cup,
    ],
    [longTable, city, bench, stage],
    [page, facade],
    ['work', 'sit', 'stand'],
    ['scarf', 'shirt', 'sport'],
  ),
  pets: family(
    [
      care.combs,
      show.leadAndBall,
      show.dogBowl,
      care.ball,
      nature.plant,
      care.towels,
      care.soap,
      wear.tote,
    ],
    [lounge, garden, homes, shopfront],
    [leaves, folds],
    ['walk', 'kneel', 'stand'],
    ['apron', 'coat', 'overalls'],
  ),
  community: family(
    [
      show.megaphone,
      nature.bouquet,
      show.collectionJar,
      food.cup,
      nature.crate,
      food.cake,
      desk.books,
      care.ball,
      nature.seedlingPot,
    ],
    [party, garden, playground, hall],
    [leaves, page],
    ['wave', 'stand', 'walk'],
    ['shirt', 'scarf', 'apron'],
  ),
}
