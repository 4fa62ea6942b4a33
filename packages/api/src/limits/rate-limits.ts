import type { Database } from '@agency/db/connect'
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../errors/app-error.ts'
import { runInBatches } from '../jobs/in-batches.ts'
import { deleteExpiredCounts } from './rate-limit-queries.ts'

interface Rule {
  points: number
  seconds: number
  /** Counted per process: a database query would cost as much as the limited call. */
  isLocal?: true
}

/** The limits: number of points per number of seconds for one key. */
export const rateRules = {
  /** tRPC calls of pages, each one of a batch, by IP address; a page makes some forty at most. */
  call: { points: 600, seconds: 60, isLocal: true },
  /** The same by network. */
  callNetwork: { points: 3_000, seconds: 60, isLocal: true },
  /** Concepts, by IP address. */
  generate: { points: 20, seconds: 600 },
  /** Burst of concepts, by IP address: a concept takes seconds, and others wait behind it. */
  generateBurst: { points: 4, seconds: 60 },
  /** The same by network: for IPv6 the /48 that one customer may have. */
  generateNetwork: { points: 12, seconds: 60 },
  /** Concepts per day, since each is stored on disk, by IP address and by network. */
  generateDay: { points: 120, seconds: 86_400 },
  generateDayNetwork: { points: 400, seconds: 86_400 },
  /** Messages of the contact form, by IP address and by network. */
  message: { points: 10, seconds: 600 },
  messageNetwork: { points: 40, seconds: 600 },
  /** Estimates requested with a form, by IP address and by network. */
  quote: { points: 20, seconds: 600 },
  quoteNetwork: { points: 60, seconds: 600 },
  /**
   * Forms submitted by a browser without JavaScript, accepted or not, by IP address and by network.
   */
  form: { points: 40, seconds: 600 },
  formNetwork: { points: 160, seconds: 600 },
  /**
   * Confirmation emails: to one mailbox; by requesting IP address and network; of the whole site.
   */
  confirmMailbox: { points: 6, seconds: 3_600 },
  confirm: { points: 30, seconds: 3_600 },
  confirmNetwork: { points: 90, seconds: 3_600 },
  confirmSite: { points: 200, seconds: 3_600 },
  /** Phone views to render, by IP address and by network. */
  phone: { points: 60, seconds: 600 },
  phoneNetwork: { points: 180, seconds: 600 },
  /** Websites to take home, by IP address and by network. */
  starterSite: { points: 20, seconds: 600 },
  starterSiteNetwork: { points: 60, seconds: 600 },
  /** Live pages to render, by IP address and by network. */
  livePage: { points: 120, seconds: 60, isLocal: true },
  livePageNetwork: { points: 600, seconds: 60, isLocal: true },
  /** Previews rendered while a brief is typed, by IP address and by network. */
  preview: { points: 300, seconds: 300, isLocal: true },
  previewNetwork: { points: 1_200, seconds: 300, isLocal: true },
  /** Changes of a proposal's options, by IP address and by network. */
  proposalChoice: { points: 300, seconds: 300, isLocal: true },
  proposalChoiceNetwork: { points: 900, seconds: 300, isLocal: true },
  /** Re-rendered documents of one proposal, by all clients together. */
  proposalDocument: { points: 60, seconds: 300 },
  /** Checkouts opened for deposits, by IP address, by network and by proposal. */
  checkout: { points: 30, seconds: 600 },
  checkoutNetwork: { points: 90, seconds: 600 },
  checkoutProposal: { points: 60, seconds: 600 },
  /** Events of the payment service, signed or not, by IP address and by network. */
  paymentEvent: { points: 600, seconds: 60, isLocal: true },
  paymentEventNetwork: { points: 1_800, seconds: 60, isLocal: true },
  /** Questions about proposals and responses to them, by IP address and by network. */
  proposalAnswer: { points: 30, seconds: 600 },
  proposalAnswerNetwork: { points: 90, seconds: 600 },
  /** Questions about one proposal, by all clients together: each is an email to the owner. */
  proposalQuestion: { points: 20, seconds: 3_600 },
  /**
   * Changes of a proposal's options, and views of its page, by all clients together: each is a row.
   */
  proposalChange: { points: 600, seconds: 3_600, isLocal: true },
  proposalOpening: { points: 300, seconds: 3_600, isLocal: true },
  /** Share links requested for concepts, by IP address and by network. */
  share: { points: 60, seconds: 600 },
  shareNetwork: { points: 180, seconds: 600 },
  /** Changes in the Studio, by IP address, by network, and of one concept by all who may. */
  edit: { points: 400, seconds: 600 },
  editNetwork: { points: 1_200, seconds: 600 },
  editConcept: { points: 1_200, seconds: 3_600 },
  /** Pictures uploaded in the Studio, by IP address, by network, and for one concept. */
  picture: { points: 60, seconds: 600 },
  pictureNetwork: { points: 180, seconds: 600 },
  pictureConcept: { points: 120, seconds: 3_600 },
  /** The same per day, as each is stored. */
  pictureDay: { points: 300, seconds: 86_400 },
  pictureDayNetwork: { points: 900, seconds: 86_400 },
  /** Pictures of the style tool, by IP address and by network. */
  upload: { points: 20, seconds: 600 },
  uploadNetwork: { points: 60, seconds: 600 },
  /** Stored pictures per day, by IP address and by network: the space is shared by everybody. */
  uploadDay: { points: 60, seconds: 86_400 },
  uploadDayNetwork: { points: 200, seconds: 86_400 },
  /** Photos to apply a style to, by IP address and by network. */
  style: { points: 20, seconds: 600 },
  styleNetwork: { points: 60, seconds: 600 },
  /** Views and other events of pages, by IP address and by network. */
  event: { points: 300, seconds: 300 },
  eventNetwork: { points: 900, seconds: 300 },
  /** Failed logins, by account and IP address, or by a browser that has logged in before. */
  login: { points: 5, seconds: 900 },
  /** The same by account and network. */
  loginNetwork: { points: 20, seconds: 900 },
  /** Wrong current passwords with one token, from any IP address. */
  currentPassword: { points: 20, seconds: 900 },
  /**
   * Wrong second factors, by account and IP address, or by a browser that has logged in before; by
   * account and network; and by account alone, since six digits can be guessed from many addresses.
   */
  secondFactor: { points: 5, seconds: 900 },
  secondFactorNetwork: { points: 20, seconds: 900 },
  secondFactorAccount: { points: 40, seconds: 86_400 },
  /** Failed logins to any account, by IP address and by network. */
  anyLogin: { points: 30, seconds: 900 },
  anyLoginNetwork: { points: 120, seconds: 900 },
  /** Files of contacts that one staff member previews or imports. */
  contactImport: { points: 100, seconds: 600 },
  /** Calendars that programs read, by IP address and by network. */
  calendar: { points: 120, seconds: 600 },
  calendarNetwork: { points: 360, seconds: 600 },
  /** Emails to contacts that one staff member writes. */
  contactEmail: { points: 120, seconds: 3_600 },
  /** Calls with one API key. */
  apiKey: { points: 300, seconds: 60 },
  /** Invitations that one staff member sends. */
  invitation: { points: 60, seconds: 3_600 },
  /** Links of invitations that are opened or accepted, by IP address and by network. */
  invitationLink: { points: 30, seconds: 600 },
  invitationLinkNetwork: { points: 90, seconds: 600 },
  /** Challenges for a proof of work, by IP address and by network. */
  challenge: { points: 120, seconds: 600, isLocal: true },
  challengeNetwork: { points: 360, seconds: 600, isLocal: true },
  /** Calls that were asked for a proof of work and sent none, by IP address and by network. */
  unproven: { points: 10, seconds: 600 },
  unprovenNetwork: { points: 30, seconds: 600 },
  /** Remote pictures, and lookups of document codes, by IP address and by network. */
  proxy: { points: 120, seconds: 60 },
  proxyNetwork: { points: 360, seconds: 60 },
} as const satisfies Record<string, Rule>
export type RateRule = keyof typeof rateRules

/**
 * The additional limit per network for each limit per address: for IPv6 the /48, in which one
 * customer has 65,536 addresses (/64 each).
 */
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
  starterSite: 'starterSiteNetwork',
  livePage: 'livePageNetwork',
  preview: 'previewNetwork',
  proposalChoice: 'proposalChoiceNetwork',
  proposalAnswer: 'proposalAnswerNetwork',
  checkout: 'checkoutNetwork',
  paymentEvent: 'paymentEventNetwork',
  share: 'shareNetwork',
  edit: 'editNetwork',
  picture: 'pictureNetwork',
  pictureDay: 'pictureDayNetwork',
  event: 'eventNetwork',
  invitationLink: 'invitationLinkNetwork',
  calendar: 'calendarNetwork',
  challenge: 'challengeNetwork',
  unproven: 'unprovenNetwork',
  proxy: 'proxyNetwork',
} as const satisfies Record<Exclude<RateRule, KeyedRule | `${string}Network`>, RateRule>

/**
 * Limits that consumeForAddress does not count: by mailbox, account, token, proposal or the whole
 * site, or in addition to another rule that has the network's limit. Every other one has a network
 * rule.
 */
type KeyedRule =
  | 'call'
  | 'generate'
  | 'confirmMailbox'
  | 'confirmSite'
  | 'contactEmail'
  | 'proposalDocument'
  | 'proposalQuestion'
  | 'proposalChange'
  | 'proposalOpening'
  | 'checkoutProposal'
  | 'editConcept'
  | 'pictureConcept'
  | 'login'
  | 'contactImport'
  | 'invitation'
  | 'apiKey'
  | 'currentPassword'
  | 'secondFactor'
  | 'secondFactorAccount'
  | 'anyLogin'
export type AddressRule = keyof typeof networkRules
/** Rules that are counted on their own. */
export type StandaloneRule = Exclude<RateRule, AddressRule>

/** Counts for any rule and key. */
export interface RateCounts extends Omit<RateLimits, 'consume'> {
  consume(rule: RateRule, key: string, count?: number): Promise<void>
}

export interface RateLimits {
  /**
   * Counts one or more; throws TOO_MANY_REQUESTS if the limit is exceeded. Limits by address are
   * counted by consumeForAddress, together with the network.
   */
  consume(rule: StandaloneRule, key: string, count?: number): Promise<void>
  /**
   * Counts calls of a network as in progress until the returned function is called. Throws
   * TOO_MANY_REQUESTS if there are too many.
   */
  trackCalls(network: string, calls: number): () => void
  /** Counts nothing; throws TOO_MANY_REQUESTS if this process knows that the limit is exceeded. */
  check(rule: RateRule, key: string): Promise<void>
  /** Counts nothing; returns the share of the limit that is used up. */
  used(rule: RateRule, key: string): Promise<number>
  /** Deletes the counts of the key. */
  clear(rule: RateRule, key: string): Promise<void>
  /** Takes one count back. */
  reward(rule: RateRule, key: string): Promise<void>
}

/**
 * Parses an IP address: IPv4-mapped IPv6 becomes IPv4, and a port added by a proxy is dropped. For
 * a network, its first address.
 */
function parseAddress(address: string): IPv4 | IPv6 | undefined {
  const [, bracketed, v4] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? []
  const host = (bracketed ?? v4 ?? address).split(/[%/]/)[0] ?? ''
  return ipaddr.isValid(host) ? ipaddr.process(host) : undefined
}

function networkWithin(address: string, bits: { v4: 16 | 32; v6: 32 | 48 | 64 }): string {
  const parsed = parseAddress(address)
  if (!parsed) return address
  if (parsed instanceof ipaddr.IPv4) {
    const bytes = parsed.octets.map((byte, n) => (n < bits.v4 / 8 ? byte : 0))
    return bits.v4 === 32 ? parsed.toString() : `${bytes.join('.')}/${bits.v4}`
  }
  const groups = parsed.parts.slice(0, bits.v6 / 16).map((group) => group.toString(16))
  return `${groups.join(':')}::/${bits.v6}`
}

/** The network of one subscriber: an IPv6 network of 64 bits, or the IPv4 address. */
export const subscriberOf = (address: string) => networkWithin(address, { v4: 32, v6: 64 })

/** The largest network that one customer usually gets: for IPv6 48 bits, or the IPv4 address. */
export const networkOf = (address: string) => networkWithin(address, { v4: 32, v6: 48 })

/**
 * A block of which one customer rarely has more than a few: a provider's allocation, or part of it.
 */
export const blockOf = (address: string) => networkWithin(address, { v4: 16, v6: 32 })

/**
 * Counts one for an IP address and its network; throws TOO_MANY_REQUESTS. Checks first what is
 * known without the database; requests that exceed the limit of an address are not counted for its
 * neighbours.
 */
export async function consumeForAddress(
  limits: Pick<RateLimits, 'check' | 'consume'>,
  rule: AddressRule,
  address: string,
): Promise<void> {
  const counts: Pick<RateCounts, 'check' | 'consume'> = limits
  const [subscriber, network] = [subscriberOf(address), networkOf(address)]
  // An IPv4 address is its own network, so the tighter rule applies.
  if (network === subscriber) return counts.consume(rule, subscriber)
  await counts.check(networkRules[rule], network)
  await counts.consume(rule, subscriber)
  await counts.consume(networkRules[rule], network)
}

/** Takes one count of an address back, also that of its network. */
export async function rewardAddress(
  limits: Pick<RateLimits, 'reward'>,
  rule: AddressRule,
  address: string,
): Promise<void> {
  const [subscriber, network] = [subscriberOf(address), networkOf(address)]
  await limits.reward(rule, subscriber)
  if (network !== subscriber) await limits.reward(networkRules[rule], network)
}

/** A limit of an address and its network, or of its subscriber alone. */
export type CountedRule = AddressRule | 'generate'

/** The largest share of these limits that an address or its network has used up. */
export async function shareUsed(
  limits: Pick<RateLimits, 'used'>,
  rules: readonly CountedRule[],
  address: string,
): Promise<number> {
  const [subscriber, network] = [subscriberOf(address), networkOf(address)]
  const shares = rules.flatMap((rule) => [
    limits.used(rule, subscriber),
    ...(rule === 'generate' || network === subscriber
      ? []
      : [limits.used(networkRules[rule], network)]),
  ])
  return Math.max(...(await Promise.all(shares)))
}

const tooManyRequests = (state: RateLimiterRes) =>
  new AppError('TOO_MANY_REQUESTS', 'Too many requests. Please wait a moment and try again.', {
    retryAfterS: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
  })

/** Max concurrent calls per network in this process: six full batches. */
const MAX_CONCURRENT_CALLS = 60

/** Counts calls in progress, by key. */
function createCallTracker(maxRunning: number): RateLimits['trackCalls'] {
  const counts = new Map<string, number>()
  return (key, calls) => {
    const before = counts.get(key) ?? 0
    if (before + calls > maxRunning) throw tooManyRequests(new RateLimiterRes(0, 1_000))
    counts.set(key, before + calls)
    let hasEnded = false
    return () => {
      if (hasEnded) return
      hasEnded = true
      const remaining = (counts.get(key) ?? 0) - calls
      if (remaining > 0) counts.set(key, remaining)
      else counts.delete(key)
    }
  }
}

/** Deletes expired counts. */
export const deleteExpiredRateLimits = (db: Database, now: Date) =>
  runInBatches((limit) => deleteExpiredCounts(db, now, limit))

/** A database that takes longer than this to count is treated as unavailable. */
const COUNT_TIMEOUT_MS = 1_000

/** How long it is not queried after that: a request with several counts waits for it only once. */
const UNAVAILABLE_MS = 2_000

/** Counts in the database, unless it was too slow a moment ago. */
function openCounting(pool: pg.Pool) {
  let unavailableUntil = 0
  return async (query: pg.QueryConfig) => {
    if (performance.now() < unavailableUntil) throw new Error('The database is unavailable.')
    const pending = pool.query(query)
    // After the timeout, a late failure must not be an unhandled rejection.
    pending.catch(() => {})
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        unavailableUntil = performance.now() + UNAVAILABLE_MS
        reject(new Error('The count timed out.'))
      }, COUNT_TIMEOUT_MS)
    })
    return Promise.race([pending, timeout]).finally(() => clearTimeout(timer))
  }
}

/**
 * Limits shared by all instances through PostgreSQL. While it is unreachable each instance counts
 * for itself. `factor` multiplies every limit.
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
      // A caller who exceeds the limit within this process alone needs no database query.
      const local = new RateLimiterMemory(shape)
      if (isLocal) return [name, { local }]
      const shared = new RateLimiterPostgres({
        ...shape,
        storeClient: { query: count },
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        // A client over the limit causes no more database queries until the window ends.
        inMemoryBlockOnConsumed: shape.points + 1,
        insuranceLimiter: new RateLimiterMemory(shape),
      })
      return [name, { local, shared }]
    }),
  ) as Record<RateRule, { local: RateLimiterMemory; shared?: RateLimiterPostgres }>

  return {
    trackCalls: createCallTracker(MAX_CONCURRENT_CALLS * factor),
    consume: async (rule, key, count = 1) => {
      try {
        await limiters[rule].local.consume(key, count)
        await limiters[rule].shared?.consume(key, count)
      } catch (state) {
        throw state instanceof RateLimiterRes ? tooManyRequests(state) : state
      }
    },
    check: async (rule, key) => {
      const { local } = limiters[rule]
      const state = await local.get(key)
      if (state && state.consumedPoints >= local.points) throw tooManyRequests(state)
    },
    used: async (rule, key) => {
      const { local, shared = local } = limiters[rule]
      const state = await shared.get(key)
      return (state?.consumedPoints ?? 0) / local.points
    },
    clear: async (rule, key) => {
      await Promise.all([limiters[rule].local.delete(key), limiters[rule].shared?.delete(key)])
    },
    reward: async (rule, key) => {
      await Promise.all([limiters[rule].local.reward(key), limiters[rule].shared?.reward(key)])
    },
  }
}
