// What the shop sells on a day of the season, read off the brewery's tank sheet.

/** One day's canning: every can of it has this day stamped on its base. */
interface CanningRun {
  day: number
  cans: number
}

export interface Beer {
  name: string
  style: string
  /** The colours of the beer and of its label. */
  colour: string
  label: string
  tank: number
  /** Days of the season: 1 is 1 September, 0 the day before. */
  brewed: number
  runs: readonly CanningRun[]
  soldPerDay: number
  /** Dollars a can. */
  price: number
}

const brew = (
  tank: number,
  [name, style]: readonly [string, string],
  [colour, label]: readonly [string, string],
  brewed: number,
  runs: readonly CanningRun[],
  [soldPerDay, price]: readonly [number, number],
): Beer => ({ tank, name, style, colour, label, brewed, runs, soldPerDay, price })
const run = (day: number, cans: number): CanningRun => ({ day, cans })

/** The season's eleven beers, in the order they were brewed. */
export const beers: readonly Beer[] = [
  brew(
    3,
    ['Muttonbird Stout', 'Dry stout, 5.2%'],
    ['#3a2418', '#d9a441'],
    -30,
    [run(-7, 2400)],
    [26, 7.5],
  ),
  brew(
    2,
    ['Moyne River Lager', 'Lager, 4.4%'],
    ['#e3b94d', '#3f8fc4'],
    -24,
    [run(3, 2880), run(17, 2880)],
    [68, 5.5],
  ),
  brew(
    1,
    ['Samphire Gose', 'Sour with sea salt, 4.0%'],
    ['#dfc878', '#d86f62'],
    -18,
    [run(1, 1920), run(8, 1920)],
    [104, 6.5],
  ),
  brew(
    4,
    ['Hop Green Ale', 'Wet-hopped ale, 4.9%'],
    ['#cf9a3c', '#7fb241'],
    2,
    [run(18, 1920), run(25, 1920)],
    [98, 7],
  ),
  brew(
    5,
    ['Norfolk Pine IPA', 'IPA, 6.1%'],
    ['#d08a35', '#2f7d5b'],
    8,
    [run(26, 2880), run(33, 1920)],
    [88, 7.5],
  ),
  brew(
    6,
    ['Saltbush Pale', 'Pale ale, 4.7%'],
    ['#d9a84a', '#8aa6a3'],
    14,
    [run(31, 2400), run(59, 2400)],
    [66, 6],
  ),
  brew(
    1,
    ['Boatshed Bitter', 'Bitter, 4.2%'],
    ['#a9622a', '#b5483a'],
    14,
    [run(34, 1920)],
    [36, 6],
  ),
  brew(
    3,
    ['Bull Kelp Porter', 'Porter, 5.6%'],
    ['#4a2c1c', '#6d7f3a'],
    38,
    [run(57, 2160)],
    [28, 7.5],
  ),
  brew(
    4,
    ['Tidepool Sour', 'Raspberry sour, 3.9%'],
    ['#c9546b', '#e58fa3'],
    34,
    [run(52, 960), run(61, 960)],
    [80, 7],
  ),
  brew(
    2,
    ['Summer Swell', 'XPA, 4.6%'],
    ['#e0b04e', '#f0b92f'],
    40,
    [run(66, 2880), run(76, 2880)],
    [96, 6.5],
  ),
  brew(
    5,
    ['Shearwater Wheat', 'Wheat beer, 4.8%'],
    ['#e8cd84', '#5f7fb8'],
    44,
    [run(62, 2400), run(72, 2400)],
    [84, 6.5],
  ),
]
export const tankNumbers = [1, 2, 3, 4, 5, 6] as const
export const SEASON_DAYS = 120

/** A can older than this many days is sold for less. */
const FULL_PRICE_DAYS = 60
const REDUCTION = 0.2
/** How much faster a beer sells at the lower price. */
const REDUCED_DEMAND = 1.5
/** The share of a brew that counts as its last cans. */
const LAST_SHARE = 0.1
/** A new beer is for subscribers on the day of its first run and the two after it. */
const SUBSCRIBER_DAYS = 3

export type BeerState = 'fresh' | 'last cans' | 'soon' | 'gone'
const shelfOrder: readonly BeerState[] = ['fresh', 'last cans', 'soon', 'gone']

export interface Stock {
  beer: Beer
  state: BeerState
  /** Cans in the cold store. */
  cans: number
  /** The day stamped on the oldest can left, or on the next run's if there is none. */
  filled: number
  price: number
  isReduced: boolean
  isForSubscribers: boolean
}

const sum = (runs: readonly CanningRun[]) => runs.reduce((total, { cans }) => total + cans, 0)

/** The stock at the close of a day. The oldest cans are sold first. */
export function stockOn(beer: Beer, day: number): Stock {
  const store: CanningRun[] = []
  const isAged = (today: number) => store[0] && today - store[0].day > FULL_PRICE_DAYS
  const first = beer.runs[0]?.day ?? day
  for (let today = first; today <= day; today += 1) {
    store.push(...beer.runs.filter((each) => each.day === today).map((each) => ({ ...each })))
    let wanted = Math.round(beer.soldPerDay * (isAged(today) ? REDUCED_DEMAND : 1))
    while (wanted > 0 && store[0]) {
      const taken = Math.min(wanted, store[0].cans)
      store[0].cans -= taken
      wanted -= taken
      if (store[0].cans === 0) store.shift()
    }
  }
  const cans = sum(store)
  const next = beer.runs.find((each) => each.day > day)
  const isReduced = Boolean(isAged(day))
  const isLast = isReduced || (!next && cans <= LAST_SHARE * sum(beer.runs))
  return {
    beer,
    cans,
    state: cans > 0 ? (isLast ? 'last cans' : 'fresh') : next ? 'soon' : 'gone',
    filled: store[0]?.day ?? next?.day ?? beer.runs.at(-1)?.day ?? day,
    price: beer.price * (isReduced ? 1 - REDUCTION : 1),
    isReduced,
    isForSubscribers: cans > 0 && day - first < SUBSCRIBER_DAYS,
  }
}

/** The shop's shelf: the freshest on top, then last cans, what comes next, and what is gone. */
export function shelfOn(day: number): Stock[] {
  const rank = ({ state, filled }: Stock) =>
    shelfOrder.indexOf(state) * 1000 + (state === 'soon' ? filled : -filled)
  return beers.map((beer) => stockOn(beer, day)).toSorted((a, b) => rank(a) - rank(b))
}

/** What a tank holds on a day, and how full it is (0 to 1). Without a beer it is empty. */
export function tankOn(tank: number, day: number): { beer?: Beer; level: number } {
  const beer = beers.findLast((each) => each.tank === tank && each.brewed <= day)
  if (!beer) return { level: 0 }
  const level = sum(beer.runs.filter((each) => each.day > day)) / sum(beer.runs)
  return level > 0 ? { beer, level } : { level }
}

export interface Change {
  kind: 'filled' | 'last' | 'reduced' | 'gone'
  day: number
  stock: Stock
}

function changeOn(beer: Beer, day: number): Change['kind'] | undefined {
  const before = stockOn(beer, day - 1)
  const now = stockOn(beer, day)
  if (now.isReduced && !before.isReduced) return 'reduced'
  if (now.state === 'gone' && before.state !== 'gone') return 'gone'
  if (now.state === 'last cans' && before.state === 'fresh') return 'last'
  return beer.runs.some((each) => each.day === day) ? 'filled' : undefined
}

/** The last thing that changed in the shop up to a day. */
export function latestChange(upTo: number): Change | undefined {
  for (let day = upTo; day > -10; day -= 1) {
    for (const beer of beers) {
      const kind = changeOn(beer, day)
      if (kind) return { kind, day, stock: stockOn(beer, day) }
    }
  }
  return undefined
}

const months = ['August', 'September', 'October', 'November', 'December']

/** A day of the season as a date: day 1 is 1 September. */
export function dateOf(day: number): string {
  const date = new Date(Date.UTC(2025, 8, day))
  return `${date.getUTCDate()} ${months[date.getUTCMonth() - 7]}`
}

/** A price as on a label: $6.50. */
export const dollarsOf = (amount: number) => `$${amount.toFixed(2)}`

/** A change in a sentence. */
export function describeChange({ kind, day, stock }: Change): string {
  const { name } = stock.beer
  const on = `on ${dateOf(day)}`
  switch (kind) {
    case 'filled':
      return `${name} was canned ${on}.`
    case 'last':
      return `${name} came down to its last cans ${on}.`
    case 'gone':
      return `${name} sold out ${on} and left the shop.`
    case 'reduced':
      return `${name} passed 60 days ${on}: its price fell to ${dollarsOf(stock.price)} and the brewer got a note.`
  }
}
