import type { Database } from '@agency/db/connect'
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../errors/app-error.ts'
import { inBatches } from '../jobs/in-batches.ts'
import { deleteExpiredCounts } from './rate-limit-queries.ts'

interface Rule {
  points: number
  seconds: number
  /** Counted by each process for itself: asking the database would cost as much as what is limited. */
  isLocal?: true
}

/** What is limited: this many in this many seconds for one key. */
export const rateRules = {
  /** Calls of the pages, each one of a batch, by address; a page makes some forty at most. */
  call: { points: 600, seconds: 60, isLocal: true },
  /** The same by network. */
  callNetwork: { points: 3_000, seconds: 60, isLocal: true },
  /** Concepts, by address. */
  generate: { points: 20, seconds: 600 },
  /** Concepts at once: a concept takes seconds, and those of others wait behind it. By address. */
  generateBurst: { points: 4, seconds: 60 },
  /** The same by network: of IPv6 the /48, which one customer may have. */
  generateNetwork: { points: 12, seconds: 60 },
  /** Concepts of a day: each stays on the disk. By address and by network. */
  generateDay: { points: 120, seconds: 86_400 },
  generateDayNetwork: { points: 400, seconds: 86_400 },
  /** Messages of the contact form, by address and by network. */
  message: { points: 10, seconds: 600 },
  messageNetwork: { points: 40, seconds: 600 },
  /** Estimates asked for by a form, by address and by network. */
  quote: { points: 20, seconds: 600 },
  quoteNetwork: { points: 60, seconds: 600 },
  /** Forms that a browser sends by itself, accepted or not, by address and by network. */
  form: { points: 40, seconds: 600 },
  formNetwork: { points: 160, seconds: 600 },
  /** Confirmations to one mailbox, those asked for from one address or network, and all of the site. */
  confirmMailbox: { points: 6, seconds: 3_600 },
  confirm: { points: 30, seconds: 3_600 },
  confirmNetwork: { points: 90, seconds: 3_600 },
  confirmSite: { points: 200, seconds: 3_600 },
  /** Phone views that have to be drawn, by address and by network. */
  phone: { points: 60, seconds: 600 },
  phoneNetwork: { points: 180, seconds: 600 },
  /** Live pages that have to be rendered, by address and by network. */
  livePage: { points: 120, seconds: 60, isLocal: true },
  livePageNetwork: { points: 600, seconds: 60, isLocal: true },
  /** Pages that are made while a brief is typed, by address and by network. */
  preview: { points: 300, seconds: 300, isLocal: true },
  previewNetwork: { points: 1_200, seconds: 300, isLocal: true },
  /** Changes of a proposal's options, by address and by network. */
  proposalChoice: { points: 300, seconds: 300, isLocal: true },
  proposalChoiceNetwork: { points: 900, seconds: 300, isLocal: true },
  /** Documents of one proposal that are drawn again, whoever asks. */
  proposalDocument: { points: 60, seconds: 300 },
  /** Checkouts of deposits that are opened, by address, by network and by proposal. */
  checkout: { points: 30, seconds: 600 },
  checkoutNetwork: { points: 90, seconds: 600 },
  checkoutProposal: { points: 60, seconds: 600 },
  /** Events of the payment service, signed or not, by address and by network. */
  paymentEvent: { points: 600, seconds: 60, isLocal: true },
  paymentEventNetwork: { points: 1_800, seconds: 60, isLocal: true },
  /** Questions about proposals and answers to them, by address and by network. */
  proposalAnswer: { points: 30, seconds: 600 },
  proposalAnswerNetwork: { points: 90, seconds: 600 },
  /** Questions about one proposal, whoever asks: each is an email to the owner. */
  proposalQuestion: { points: 20, seconds: 3_600 },
  /** Changes of one proposal's options, and openings of its page, whoever makes them: each is a row. */
  proposalChange: { points: 600, seconds: 3_600, isLocal: true },
  proposalOpening: { points: 300, seconds: 3_600, isLocal: true },
  /** Links to concepts that are asked for, by address and by network. */
  share: { points: 60, seconds: 600 },
  shareNetwork: { points: 180, seconds: 600 },
  /** Pictures of the style tool, by address and by network. */
  upload: { points: 20, seconds: 600 },
  uploadNetwork: { points: 60, seconds: 600 },
  /** Pictures of a day that are kept, by address and by network: the room for them is everybody's. */
  uploadDay: { points: 60, seconds: 86_400 },
  uploadDayNetwork: { points: 200, seconds: 86_400 },
  /** Photos that are painted, by address and by network. */
  style: { points: 20, seconds: 600 },
  styleNetwork: { points: 60, seconds: 600 },
  /** Views and other events of pages, by address and by network. */
  event: { points: 300, seconds: 300 },
  eventNetwork: { points: 900, seconds: 300 },
  /** Failed logins, by account and address, or by a browser that has logged in before. */
  login: { points: 5, seconds: 900 },
  /** The same by account and network. */
  loginNetwork: { points: 20, seconds: 900 },
  /** Wrong current passwords with one token, from wherever they come. */
  currentPassword: { points: 20, seconds: 900 },
  /** Failed logins to whatever account, by address and by network. */
  anyLogin: { points: 30, seconds: 900 },
  anyLoginNetwork: { points: 120, seconds: 900 },
  /** Remote pictures, and codes of documents that are looked up, by address and by network. */
  proxy: { points: 120, seconds: 60 },
  proxyNetwork: { points: 360, seconds: 60 },
} as const satisfies Record<string, Rule>
export type RateRule = keyof typeof rateRules

/** What a network is limited by beside each of its addresses: of IPv6 the /48, of which one customer has 65,536 addresses. */
const networkRules = {
  message: 'messageNetwork',
  quote: 'quoteNetwork',
  form: 'formNetwork',
  confirm: 'confirmNetwork',
  upload: 'uploadNetwork',
  uploadDay: 'uploadDayNetwork',
  generateDay: 'generateDayNetwork',
  style: 'styleNetwork',
  generateBurst: 'generateNetwork',
  phone: 'phoneNetwork',
  livePage: 'livePageNetwork',
  preview: 'previewNetwork',
  proposalChoice: 'proposalChoiceNetwork',
  proposalAnswer: 'proposalAnswerNetwork',
  checkout: 'checkoutNetwork',
  paymentEvent: 'paymentEventNetwork',
  share: 'shareNetwork',
  event: 'eventNetwork',
  proxy: 'proxyNetwork',
} as const satisfies Record<Exclude<RateRule, KeyedRule | `${string}Network`>, RateRule>

/**
 * Limits that are not counted by takeForAddress: by a mailbox, an account, a token, a proposal or the whole site,
 * or beside another one that has the network's. Every other one has a rule for the network.
 */
type KeyedRule =
  | 'call'
  | 'generate'
  | 'confirmMailbox'
  | 'confirmSite'
  | 'proposalDocument'
  | 'proposalQuestion'
  | 'proposalChange'
  | 'proposalOpening'
  | 'checkoutProposal'
  | 'login'
  | 'currentPassword'
  | 'anyLogin'
type AddressRule = keyof typeof networkRules
/** What is counted by itself. */
export type SoleRule = Exclude<RateRule, AddressRule>

/** Counts by whatever rule and key. */
export interface RateCounts extends Omit<RateLimits, 'take'> {
  take(rule: RateRule, key: string, count?: number): Promise<void>
}

export interface RateLimits {
  /**
   * Counts one, or so many; throws TOO_MANY_REQUESTS when there were too many. What is counted by address
   * is counted by takeForAddress, with the network.
   */
  take(rule: SoleRule, key: string, count?: number): Promise<void>
  /**
   * Counts calls of a network as under way here until the returned function is called. Throws
   * TOO_MANY_REQUESTS when there are too many.
   */
  begin(network: string, calls: number): () => void
  /** Counts nothing; throws TOO_MANY_REQUESTS where this process knows of too many. */
  check(rule: RateRule, key: string): Promise<void>
  /** Deletes what was counted for the key. */
  clear(rule: RateRule, key: string): Promise<void>
  /** Takes back one that was counted. */
  giveBack(rule: RateRule, key: string): Promise<void>
}

/**
 * An address as it is written plainly: IPv4 in IPv6 is IPv4, and a proxy may add the port. Of a network
 * it is the first.
 */
function parsedAddress(address: string): IPv4 | IPv6 | undefined {
  const [, bracketed, v4] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? []
  const host = (bracketed ?? v4 ?? address).split(/[%/]/)[0] ?? ''
  return ipaddr.isValid(host) ? ipaddr.process(host) : undefined
}

function networkWithin(address: string, bits: { v4: 16 | 32; v6: 32 | 48 | 64 }): string {
  const parsed = parsedAddress(address)
  if (!parsed) return address
  if (parsed instanceof ipaddr.IPv4) {
    const bytes = parsed.octets.map((byte, n) => (n < bits.v4 / 8 ? byte : 0))
    return bits.v4 === 32 ? parsed.toString() : `${bytes.join('.')}/${bits.v4}`
  }
  const groups = parsed.parts.slice(0, bits.v6 / 16).map((group) => group.toString(16))
  return `${groups.join(':')}::/${bits.v6}`
}

/** The part of an address that one subscriber has: an IPv6 network of 64 bits, or the IPv4 address. */
export const subscriberOf = (address: string) => networkWithin(address, { v4: 32, v6: 64 })

/** The most that a provider usually gives to one customer: of IPv6 48 bits, or the IPv4 address. */
export const networkOf = (address: string) => networkWithin(address, { v4: 32, v6: 48 })

/** A block that one customer rarely has more of than a few: what a provider is given, or part of it. */
export const blockOf = (address: string) => networkWithin(address, { v4: 16, v6: 32 })

/**
 * Counts one for an address and its network; throws TOO_MANY_REQUESTS. Before all, what is known without
 * the database; what an address has too many of is not counted for its neighbours.
 */
export async function takeForAddress(
  limits: Pick<RateLimits, 'check' | 'take'>,
  rule: AddressRule,
  address: string,
): Promise<void> {
  const counts: Pick<RateCounts, 'check' | 'take'> = limits
  const [subscriber, network] = [subscriberOf(address), networkOf(address)]
  // An IPv4 address is its own network, and limited by the tighter rule.
  if (network === subscriber) return counts.take(rule, subscriber)
  await counts.check(networkRules[rule], network)
  await counts.take(rule, subscriber)
  await counts.take(networkRules[rule], network)
}

const tooMany = (state: RateLimiterRes) =>
  new AppError('TOO_MANY_REQUESTS', 'Too many requests. Please wait a moment and try again.', {
    retryAfterS: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
  })

/** Calls of one network that may be under way at once on this process: six full batches. */
const UNDER_WAY_MAX = 60

/** Counts what is under way, by key. */
function openUnderWay(most: number): RateLimits['begin'] {
  const counts = new Map<string, number>()
  return (key, calls) => {
    const before = counts.get(key) ?? 0
    if (before + calls > most) throw tooMany(new RateLimiterRes(0, 1_000))
    counts.set(key, before + calls)
    let hasEnded = false
    return () => {
      if (hasEnded) return
      hasEnded = true
      const left = (counts.get(key) ?? 0) - calls
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    }
  }
}

/** Deletes counts whose time is over. */
export const deleteExpiredRateLimits = (db: Database, now: Date) =>
  inBatches((limit) => deleteExpiredCounts(db, now, limit))

/** A database that counts no faster than this is taken as away. */
const COUNT_WITHIN_MS = 1_000

/** It is not asked again for so long: a request that is counted several times waits for it once. */
const AWAY_MS = 2_000

/** Asks the database to count, unless it was too slow a moment ago. */
function openCounting(pool: pg.Pool) {
  let awayUntil = 0
  return async (query: pg.QueryConfig) => {
    if (performance.now() < awayUntil) throw new Error('The database is unavailable.')
    const counting = pool.query(query)
    // When it is too late, its own failure later on is nobody's concern.
    counting.catch(() => {})
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        awayUntil = performance.now() + AWAY_MS
        reject(new Error('The count timed out.'))
      }, COUNT_WITHIN_MS)
    })
    return Promise.race([counting, late]).finally(() => clearTimeout(timer))
  }
}

/**
 * Limits shared by every instance through PostgreSQL. While it is away each instance counts for
 * itself. `factor` multiplies every limit.
 */
export function openRateLimits(pool: pg.Pool, factor: number): RateCounts {
  const count = openCounting(pool)
  const limiters = Object.fromEntries(
    Object.entries<Rule>(rateRules).map(([name, { points, seconds, isLocal }]) => {
      const shape = {
        keyPrefix: name,
        points: Math.max(1, Math.round(points * factor)),
        duration: seconds,
      }
      // What is too much for one process alone asks the database nothing, however slow that is.
      const local = new RateLimiterMemory(shape)
      if (isLocal) return [name, { local }]
      const shared = new RateLimiterPostgres({
        ...shape,
        storeClient: { query: count },
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        // Whoever is over the limit costs the database nothing more until their time is over.
        inMemoryBlockOnConsumed: shape.points + 1,
        insuranceLimiter: new RateLimiterMemory(shape),
      })
      return [name, { local, shared }]
    }),
  ) as Record<RateRule, { local: RateLimiterMemory; shared?: RateLimiterPostgres }>

  return {
    begin: openUnderWay(UNDER_WAY_MAX * factor),
    take: async (rule, key, count = 1) => {
      try {
        await limiters[rule].local.consume(key, count)
        await limiters[rule].shared?.consume(key, count)
      } catch (state) {
        throw state instanceof RateLimiterRes ? tooMany(state) : state
      }
    },
    check: async (rule, key) => {
      const { local } = limiters[rule]
      const state = await local.get(key)
      if (state && state.consumedPoints >= local.points) throw tooMany(state)
    },
    clear: async (rule, key) => {
      await Promise.all([limiters[rule].local.delete(key), limiters[rule].shared?.delete(key)])
    },
    giveBack: async (rule, key) => {
      await Promise.all([limiters[rule].local.reward(key), limiters[rule].shared?.reward(key)])
    },
  }
}
