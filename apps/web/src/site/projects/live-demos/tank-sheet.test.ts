import { expect, test } from 'vitest'
import {
  type Beer,
  beers,
  latestChange,
  SEASON_DAYS,
  shelfOn,
  stockOn,
  tankNumbers,
  tankOn,
} from './tank-sheet.ts'

const lager: Beer = {
  name: 'Lager',
  style: '',
  colour: '',
  label: '',
  tank: 1,
  brewed: 1,
  runs: [
    { day: 10, cans: 100 },
    { day: 20, cans: 100 },
  ],
  soldPerDay: 5,
  price: 10,
}
const slow: Beer = { ...lager, runs: [{ day: 10, cans: 1000 }], soldPerDay: 2 }

test('moves a beer through soon, fresh, last cans and gone', () => {
  const states = [9, 10, 44, 45, 46, 49].map((day) => stockOn(lager, day).state)
  expect(states).toEqual(['soon', 'fresh', 'fresh', 'last cans', 'last cans', 'gone'])
})

test('stays soon rather than gone while a run is still in the tank', () => {
  expect(stockOn({ ...lager, soldPerDay: 50 }, 15).state).toBe('soon')
})

test('sells the oldest cans first, and stamps the shelf with their day', () => {
  expect(stockOn(lager, 28)).toMatchObject({ cans: 105, filled: 10 })
  expect(stockOn(lager, 29)).toMatchObject({ cans: 100, filled: 20 })
})

test('never sells more cans than were filled', () => {
  expect(stockOn(lager, 80).cans).toBe(0)
})

test('lowers the price after 60 days, and not on the sixtieth', () => {
  expect(stockOn(slow, 70)).toMatchObject({ price: 10, isReduced: false, state: 'fresh' })
  expect(stockOn(slow, 71)).toMatchObject({ price: 8, isReduced: true, state: 'last cans' })
})

test('sells faster at the lower price', () => {
  expect(stockOn(slow, 70).cans - stockOn(slow, 71).cans).toBe(3)
})

test('keeps a new beer for subscribers for three days', () => {
  const days = [9, 10, 12, 13].filter((day) => stockOn(lager, day).isForSubscribers)
  expect(days).toEqual([10, 12])
})

test('puts the freshest on top and what is gone at the bottom', () => {
  const shelf = shelfOn(54)
  expect(shelf[0]?.beer.name).toBe('Tidepool Sour')
  expect([...new Set(shelf.map(({ state }) => state))]).toEqual([
    'fresh',
    'last cans',
    'soon',
    'gone',
  ])
})

test('empties a tank with each canning run', () => {
  expect(tankOn(2, 50)).toMatchObject({ beer: { name: 'Summer Swell' }, level: 1 })
  expect(tankOn(2, 66).level).toBe(0.5)
  expect(tankOn(2, 76)).toEqual({ level: 0 })
})

test('reports the latest change, with a note to the brewer when a price falls', () => {
  expect(latestChange(54)).toMatchObject({
    kind: 'reduced',
    stock: { beer: { name: 'Muttonbird Stout' } },
  })
})

test('has eleven beers, and never two in one tank', () => {
  expect(beers).toHaveLength(11)
  for (const tank of tankNumbers) {
    const brews = beers.filter((beer) => beer.tank === tank)
    for (const [index, beer] of brews.slice(1).entries()) {
      expect(beer.brewed).toBeGreaterThan(brews[index]?.runs.at(-1)?.day ?? SEASON_DAYS)
    }
  }
})
