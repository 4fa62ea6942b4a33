import { closeUp, type Detail, facade, gears, hand, page, wheels } from './details.ts'
import type { Pose } from './human-figures.ts'
import { crust, folds, grain, leaves, net, turf, water } from './material-details.ts'
import type { Outfit } from './portrait.ts'
import { library, mirrorRoom, treatmentRoom } from './practice-rooms.ts'
import type { Setting } from './room-parts.ts'
import { bench, counter, hall, longTable, lounge, party } from './rooms.ts'
import type { Subject } from './subject.ts'
import type { Thing } from './things/thing.ts'
import { tradeThings } from './things/trade-things.ts'
import { city, columns } from './venues-city.ts'
import { paddock, yard } from './venues-farm.ts'
import { coast, fields, garden, playground, stage } from './venues-leisure.ts'
import { lesson, pool } from './venues-pool.ts'
import { changeRoom, ground, terraces } from './venues-sport.ts'
import { homes, shopfront } from './venues-street.ts'
import { boatShed, river } from './venues-water.ts'
import { port, road, works } from './venues-work.ts'

/** The elements of the pictures for a kind of business. */
export interface Family {
  /** Objects of the trade; the first few can be held in a hand. */
  things: readonly Thing[]
  scenes: readonly [Setting, ...Setting[]]
  details: readonly [Detail, ...Detail[]]
  poses: readonly [Pose, ...Pose[]]
  dress: readonly [Outfit, ...Outfit[]]
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
    tradeThings.food,
    [counter, shopfront, longTable, party],
    [crust, grain],
    ['work', 'stand', 'wave'],
    ['apron', 'apron', 'shirt'],
  ),
  drinks: family(
    tradeThings.drinks,
    [counter, shopfront, fields, party],
    [water, leaves],
    ['work', 'stand', 'wave'],
    ['apron', 'shirt', 'scarf'],
  ),
  property: family(
    tradeThings.property,
    [homes, city, lounge, homes],
    [facade, grain],
    ['walk', 'stand', 'wave'],
    ['suit', 'shirt', 'dress'],
  ),
  interiors: family(
    tradeThings.interiors,
    [lounge, longTable, city, homes],
    [facade, folds],
    ['stand', 'work', 'walk'],
    ['shirt', 'scarf', 'suit'],
  ),
  health: family(
    tradeThings.health,
    [lounge, treatmentRoom, hall, garden],
    [page, leaves],
    ['stand', 'sit', 'walk'],
    ['coat', 'coat', 'shirt'],
  ),
  dental: family(
    tradeThings.dental,
    [treatmentRoom, counter, lounge, homes],
    [water, page],
    ['stand', 'work', 'sit'],
    ['coat', 'coat', 'shirt'],
  ),
  technology: family(
    tradeThings.technology,
    [longTable, city, lounge, bench],
    [facade, page],
    ['work', 'sit', 'stand'],
    ['shirt', 'sport', 'scarf'],
  ),
  industry: family(
    tradeThings.industry,
    [works, port, bench, road],
    [gears, grain],
    ['work', 'stand', 'walk'],
    ['hard-hat', 'hard-hat', 'overalls'],
  ),
  finance: family(
    tradeThings.finance,
    [city, columns, longTable, lounge],
    [page, facade],
    ['walk', 'stand', 'sit'],
    ['suit', 'shirt', 'dress'],
  ),
  legal: family(
    tradeThings.legal,
    [library, columns, lounge, city],
    [page, folds],
    ['stand', 'walk', 'sit'],
    ['suit', 'suit', 'dress'],
  ),
  education: family(
    tradeThings.education,
    [columns, longTable, library, playground],
    [page, grain],
    ['stand', 'wave', 'sit'],
    ['shirt', 'scarf', 'dress'],
  ),
  childcare: family(
    tradeThings.childcare,
    [playground, lounge, garden, playground],
    [leaves, folds],
    ['wave', 'kneel', 'run'],
    ['apron', 'shirt', 'overalls'],
  ),
  movement: family(
    tradeThings.movement,
    [hall, mirrorRoom, garden],
    [folds, water],
    ['balance', 'lunge', 'run', 'lift'],
    ['sport', 'sport', 'shirt'],
  ),
  sport: family(
    tradeThings.sport,
    [ground, changeRoom, terraces],
    [net, turf],
    ['run', 'wave', 'stand'],
    ['sport', 'sport', 'shirt'],
  ),
  football: family(
    tradeThings.football,
    [ground, changeRoom, terraces],
    [turf, folds],
    ['run', 'wave', 'stand'],
    ['sport', 'sport', 'shirt'],
  ),
  swimming: family(
    tradeThings.swimming,
    [pool, lesson],
    [water, folds],
    ['stand', 'wave', 'work'],
    ['sport', 'sport', 'shirt'],
  ),
  boating: family(
    tradeThings.boating,
    [river, boatShed, coast],
    [water, folds],
    ['stand', 'wave', 'walk'],
    ['sport', 'shirt', 'sport'],
  ),
  retail: family(
    tradeThings.retail,
    [shopfront, counter, city],
    [folds, page],
    ['walk', 'stand', 'wave'],
    ['apron', 'scarf', 'shirt'],
  ),
  fashion: family(
    tradeThings.fashion,
    [shopfront, lounge, city, stage],
    [folds, page],
    ['walk', 'stand', 'wave'],
    ['dress', 'scarf', 'suit'],
  ),
  beauty: family(
    tradeThings.beauty,
    [lounge, counter, shopfront, garden],
    [leaves, water],
    ['stand', 'sit', 'work'],
    ['apron', 'dress', 'scarf'],
  ),
  nature: family(
    tradeThings.nature,
    [garden, fields, homes, shopfront],
    [leaves, water],
    ['kneel', 'work', 'walk'],
    ['overalls', 'apron', 'scarf'],
  ),
  farming: family(
    tradeThings.farming,
    [paddock, yard, fields],
    [leaves, water],
    ['work', 'walk', 'stand'],
    ['overalls', 'shirt', 'apron'],
  ),
  travel: family(
    tradeThings.travel,
    [coast, city, fields, road],
    [water, leaves],
    ['walk', 'wave', 'stand'],
    ['scarf', 'shirt', 'sport'],
  ),
  transport: family(
    tradeThings.transport,
    [road, port, shopfront, city],
    [wheels, gears],
    ['walk', 'stand', 'wave'],
    ['overalls', 'sport', 'hard-hat'],
  ),
  making: family(
    tradeThings.making,
    [bench, homes, counter, works],
    [grain, folds],
    ['work', 'stand', 'lift'],
    ['overalls', 'apron', 'hard-hat'],
  ),
  events: family(
    tradeThings.events,
    [party, garden, coast, columns],
    [folds, leaves],
    ['wave', 'stand', 'walk'],
    ['dress', 'suit', 'scarf'],
  ),
  music: family(
    tradeThings.music,
    [stage, city, bench, stage],
    [folds, wheels],
    ['stand', 'wave', 'lift'],
    ['shirt', 'scarf', 'dress'],
  ),
  media: family(
    tradeThings.media,
    [longTable, city, bench, stage],
    [page, facade],
    ['work', 'sit', 'stand'],
    ['scarf', 'shirt', 'sport'],
  ),
  pets: family(
    tradeThings.pets,
    [lounge, garden, homes, shopfront],
    [leaves, folds],
    ['walk', 'kneel', 'stand'],
    ['apron', 'coat', 'overalls'],
  ),
  community: family(
    tradeThings.community,
    [party, garden, playground, hall],
    [leaves, page],
    ['wave', 'stand', 'walk'],
    ['shirt', 'scarf', 'apron'],
  ),
}
