import type { ContactPage } from '@agency/contract/contact'
import type { NotificationPage } from '@agency/contract/notification'
import type { ConceptPage } from '@agency/contract/staff-concept'
import type { EstimatePage } from '@agency/contract/stored-estimate'
import { createLogin } from './accounts.ts'
import { callerOf } from './procedures.ts'
import type { TestApp } from './test-app.ts'

/** A procedure as the dashboard or a public page calls it, on a site that `seedScale` filled. */
export interface SiteQuery {
  /** The screen that calls it. */
  screen: string
  name: string
  procedure: string
  input?: object
  /** Maximum p95 in milliseconds; defaults to that of the dashboard's queries. */
  atMost?: number
}

type Asked = Omit<SiteQuery, 'screen'>
type Ask = <Result>(procedure: string, input?: object) => Promise<Result>

const SIZE = 25

const contactFilters = {
  all: {},
  status: { status: 'Responded' },
  today: { period: 'today' },
  month: { period: 'month' },
  quotes: { submission: 'quote' },
  messages: { submission: 'message' },
  briefs: { submission: 'concept' },
  due: { due: true },
  text: { text: 'tran' },
  'rare text': { text: 'quandong vets' },
  'no text': { text: 'xyzzyq' },
  'two letters': { text: 'le' },
  'rare letters': { text: 'qz' },
  'all at once': { text: 'coffee', status: 'Contacted', period: 'month', submission: 'concept' },
}

const contactSorts = ['lastActivity', 'firstSeen', 'name', 'totalSubmissions'] as const

const conceptFilters = {
  all: {},
  hidden: { status: 'hidden' },
  pending: { status: 'pending' },
  active: { status: 'active' },
  B2B: { businessType: 'B2B' },
  industry: { industry: 'Insurance' },
  today: { period: 'today' },
  month: { period: 'month' },
  text: { text: 'tran' },
  'rare text': { text: 'quandong vets' },
  'no text': { text: 'xyzzyq' },
  'two letters': { text: 'le' },
  'rare letters': { text: 'qz' },
  'all at once': { text: 'coffee', status: 'active', businessType: 'B2C', period: 'month' },
}

const opposite = {
  ...{ newest: 'oldest', oldest: 'newest' },
  ...{ company: 'company-desc', 'company-desc': 'company' },
} as const

async function contactQueries(ask: Ask): Promise<Asked[]> {
  const procedure = 'contacts.list'
  const filtered = Object.entries(contactFilters).map(([name, filter]) => ({
    ...{ name: `contacts, ${name}`, procedure },
    input: { filter },
  }))
  const sorted = await Promise.all(
    contactSorts.flatMap((sort) =>
      (['asc', 'desc'] as const).map(async (direction) => {
        const pageOf = (way: 'asc' | 'desc') =>
          ask<ContactPage>(procedure, { sort, direction: way, size: SIZE })
        // The opposite order's first page ends where this order's last page starts.
        const [first, last] = await Promise.all([
          pageOf(direction),
          pageOf(direction === 'asc' ? 'desc' : 'asc'),
        ])
        const places = { first: undefined, second: first.next, last: last.next }
        return Object.entries(places).map(([place, after]) => ({
          ...{ name: `contacts by ${sort} ${direction}, ${place} page`, procedure },
          input: { sort, direction, size: SIZE, ...(after && { after }) },
        }))
      }),
    ),
  )
  const filteredPages = await Promise.all(
    (['status', 'text', 'quotes'] as const).map(async (name) => {
      const filter = contactFilters[name]
      const { next } = await ask<ContactPage>(procedure, { filter, direction: 'asc', size: SIZE })
      return {
        ...{ name: `contacts, ${name}, last page`, procedure },
        input: { filter, size: SIZE, after: next },
      }
    }),
  )
  const byNames = Object.entries(contactFilters).map(([name, filter]) => ({
    ...{ name: `contacts by name, ${name}`, procedure },
    input: { filter, sort: 'name', direction: 'asc' },
  }))
  return [...filtered, ...sorted.flat(), ...filteredPages, ...byNames]
}

async function conceptQueries(ask: Ask): Promise<Asked[]> {
  const procedure = 'concepts.page'
  const filtered = (['newest', 'company'] as const).flatMap((sort) =>
    Object.entries(conceptFilters).map(([name, filter]) => ({
      ...{ name: `concepts by ${sort}, ${name}`, procedure },
      input: { filter, sort },
    })),
  )
  const sorted = await Promise.all(
    (['newest', 'oldest', 'company', 'company-desc'] as const).map(async (sort) => {
      const pageOf = (by: string) => ask<ConceptPage>(procedure, { sort: by, size: SIZE })
      const [first, last] = await Promise.all([pageOf(sort), pageOf(opposite[sort])])
      return Object.entries({ second: first.next, last: last.next }).map(([place, after]) => ({
        ...{ name: `concepts by ${sort}, ${place} page`, procedure },
        input: { sort, size: SIZE, after },
      }))
    }),
  )
  const { concepts } = await ask<ConceptPage>(procedure)
  return [
    ...filtered,
    ...sorted.flat(),
    { name: 'concepts, industries', procedure: 'concepts.industries' },
    { name: 'one concept', procedure: 'concepts.detail', input: { id: concepts[0]?.id } },
  ]
}

async function otherLists(ask: Ask): Promise<Asked[]> {
  const mails = {
    all: {},
    failed: { state: 'failed' },
    sent: { state: 'sent' },
    text: { text: 'tran' },
    'rare text': { text: 'quandong vets' },
    'two letters': { text: 'le' },
    'rare letters': { text: 'qz' },
    'text among failed': { text: 'tran', state: 'failed' },
  }
  const [mail, estimates, notifications] = await Promise.all([
    ask<{ next?: string }>('emails.list', { size: SIZE }),
    ask<EstimatePage>('estimates.list', { size: SIZE }),
    ask<NotificationPage>('notifications.list', { size: SIZE }),
  ])
  return [
    ...Object.entries(mails).map(([name, filter]) => ({
      ...{ name: `mails, ${name}`, procedure: 'emails.list', input: { filter } },
    })),
    { name: 'mails, second page', procedure: 'emails.list', input: { after: mail.next } },
    { name: 'estimates', procedure: 'estimates.list' },
    {
      name: 'estimates, second page',
      procedure: 'estimates.list',
      input: { after: estimates.next },
    },
    { name: 'notifications', procedure: 'notifications.list' },
    {
      ...{ name: 'notifications, second page', procedure: 'notifications.list' },
      input: { cursor: notifications.next },
    },
    { name: 'unread notifications', procedure: 'notifications.unread' },
  ]
}

async function contactPageQueries(ask: Ask): Promise<Asked[]> {
  const { rows } = await ask<ContactPage>('contacts.list', { sort: 'totalSubmissions' })
  const id = rows[0]?.id
  return [
    { name: 'one contact', procedure: 'contacts.get', input: { id } },
    { name: "a busy contact's timeline", procedure: 'contacts.timeline', input: { id } },
  ]
}

const searches = [
  'tran',
  'mia tran',
  'coffee',
  'quandong vets',
  'le',
  'a',
  'qz',
  'xyzzyq',
  'example',
]

const overview: Asked[] = [
  { name: 'overview, counts', procedure: 'analytics.summary' },
  { name: 'overview, activity', procedure: 'activity.recent' },
]

const analytics: Asked[] = ['week', 'month', 'quarter', 'year'].map((period) => ({
  ...{ name: `analytics, ${period}`, procedure: 'analytics.report', input: { period } },
}))

const searching: Asked[] = searches.map((text) => ({
  ...{ name: `search '${text}'`, procedure: 'search.find', input: { text } },
}))

const others: Asked[] = [
  { name: 'settings', procedure: 'settings.get' },
  { name: 'projects', procedure: 'projects.list' },
]

export interface CallSubject {
  queries: SiteQuery[]
  /** Runs a query over HTTP as a staff member; throws if it fails. */
  run(query: SiteQuery): Promise<void>
}

/** Everything that the dashboard queries to show its screens, and a login to query it with. */
export async function openDashboard(site: TestApp): Promise<CallSubject> {
  const staff = callerOf(site, `Bearer ${await createLogin(site)}`)
  const ask: Ask = async <Result>(procedure: string, input?: object) => {
    const { status, result } = await staff.query<Result>(procedure, input)
    if (status !== 200) throw new Error(`${procedure} answered ${status}`)
    return result as Result
  }
  const screens: Record<string, Asked[]> = {
    'the list of users': await contactQueries(ask),
    "a user's page": await contactPageQueries(ask),
    'the list of concepts': await conceptQueries(ask),
    'mails, estimates, notifications': await otherLists(ask),
    overview,
    analytics,
    'the search of the palette': searching,
    'settings and projects': others,
    'the public gallery': [{ name: 'gallery', procedure: 'concepts.list', atMost: 50 }],
  }
  return {
    queries: Object.entries(screens).flatMap(([screen, requested]) =>
      requested.map((query) => ({ screen, ...query })),
    ),
    run: async ({ procedure, input }) => {
      await ask(procedure, input)
    },
  }
}
