import { randomUUID } from 'node:crypto'
import { moveToDeleted } from '@agency/api/features/concepts/deleted-concept-queries'
import type { ContactPage } from '@agency/contract/contact'
import { type GoalFields, type GoalsReport, goalEvents } from '@agency/contract/goal'
import type { NotificationPage } from '@agency/contract/notification'
import { boardOrders, type ColumnPage } from '@agency/contract/pipeline'
import { stages } from '@agency/contract/pipeline-stages'
import type { Project } from '@agency/contract/project'
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

type ScreenQuery = Omit<SiteQuery, 'screen'>
type RunQuery = <Result>(procedure: string, input?: object) => Promise<Result>

const SIZE = 25

const contactFilters = {
  all: {},
  status: { status: 'Responded' },
  stage: { stage: 'talking' },
  tag: { tag: 'Retainer' },
  'rare tag': { tag: 'Nobody' },
  'first source': { channel: 'search' },
  'unknown source': { channel: 'unknown' },
  imported: { channel: 'import' },
  assigned: { assignee: '1' },
  'not assigned': { assignee: 'none' },
  address: { text: 'ana@second.example' },
  today: { period: 'today' },
  month: { period: 'month' },
  quotes: { submission: 'quote' },
  messages: { submission: 'message' },
  briefs: { submission: 'concept' },
  due: { due: true },
  waiting: { waiting: true },
  text: { text: 'tran' },
  'rare text': { text: 'quandong vets' },
  'no text': { text: 'xyzzyq' },
  'two letters': { text: 'le' },
  'rare letters': { text: 'qz' },
  'all at once': { text: 'coffee', status: 'Contacted', period: 'month', submission: 'concept' },
}

const contactSorts = [
  ...(['lastActivity', 'firstSeen', 'name', 'totalSubmissions', 'value', 'movement'] as const),
] as const

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

async function contactQueries(runQuery: RunQuery): Promise<ScreenQuery[]> {
  const procedure = 'contacts.list'
  const filteredQueries = Object.entries(contactFilters).map(([name, filter]) => ({
    ...{ name: `contacts, ${name}`, procedure },
    input: { filter },
  }))
  const sorted = await Promise.all(
    contactSorts.flatMap((sort) =>
      (['asc', 'desc'] as const).map(async (direction) => {
        const pageOf = (pageDirection: 'asc' | 'desc') =>
          runQuery<ContactPage>(procedure, { sort, direction: pageDirection, size: SIZE })
        // The opposite order's first page ends where this order's last page starts.
        const [first, last] = await Promise.all([
          pageOf(direction),
          pageOf(direction === 'asc' ? 'desc' : 'asc'),
        ])
        const cursors = { first: undefined, second: first.next, last: last.next }
        return Object.entries(cursors).map(([position, cursor]) => ({
          ...{ name: `contacts by ${sort} ${direction}, ${position} page`, procedure },
          input: { sort, direction, size: SIZE, ...(cursor && { after: cursor }) },
        }))
      }),
    ),
  )
  const filteredPages = await Promise.all(
    (['status', 'text', 'quotes'] as const).map(async (name) => {
      const filter = contactFilters[name]
      const { next } = await runQuery<ContactPage>(procedure, {
        filter,
        direction: 'asc',
        size: SIZE,
      })
      return {
        ...{ name: `contacts, ${name}, last page`, procedure },
        input: { filter, size: SIZE, after: next },
      }
    }),
  )
  const sortedByName = Object.entries(contactFilters).map(([name, filter]) => ({
    ...{ name: `contacts by name, ${name}`, procedure },
    input: { filter, sort: 'name', direction: 'asc' },
  }))
  return [...filteredQueries, ...sorted.flat(), ...filteredPages, ...sortedByName]
}

async function conceptQueries(runQuery: RunQuery): Promise<ScreenQuery[]> {
  const procedure = 'concepts.page'
  const filteredQueries = (['newest', 'company'] as const).flatMap((sort) =>
    Object.entries(conceptFilters).map(([name, filter]) => ({
      ...{ name: `concepts by ${sort}, ${name}`, procedure },
      input: { filter, sort },
    })),
  )
  const sorted = await Promise.all(
    (['newest', 'oldest', 'company', 'company-desc'] as const).map(async (sort) => {
      const pageOf = (pageSort: string) =>
        runQuery<ConceptPage>(procedure, { sort: pageSort, size: SIZE })
      const [first, last] = await Promise.all([pageOf(sort), pageOf(opposite[sort])])
      return Object.entries({ second: first.next, last: last.next }).map(([position, after]) => ({
        ...{ name: `concepts by ${sort}, ${position} page`, procedure },
        input: { sort, size: SIZE, after },
      }))
    }),
  )
  const { concepts } = await runQuery<ConceptPage>(procedure)
  return [
    ...filteredQueries,
    ...sorted.flat(),
    { name: 'concepts, industries', procedure: 'concepts.industries' },
    { name: 'one concept', procedure: 'concepts.detail', input: { id: concepts[0]?.id } },
  ]
}

async function otherListQueries(runQuery: RunQuery): Promise<ScreenQuery[]> {
  const emailFilters = {
    all: {},
    failed: { state: 'failed' },
    'failed this month': { state: 'failed', period: 'month' },
    sent: { state: 'sent' },
    text: { text: 'tran' },
    'rare text': { text: 'quandong vets' },
    'two letters': { text: 'le' },
    'rare letters': { text: 'qz' },
    'text among failed': { text: 'tran', state: 'failed' },
  }
  const [emails, estimates, notifications] = await Promise.all([
    runQuery<{ next?: string }>('emails.list', { size: SIZE }),
    runQuery<EstimatePage>('estimates.list', { size: SIZE }),
    runQuery<NotificationPage>('notifications.list', { size: SIZE }),
  ])
  return [
    ...Object.entries(emailFilters).map(([name, filter]) => ({
      ...{ name: `mails, ${name}`, procedure: 'emails.list', input: { filter } },
    })),
    { name: 'mails, second page', procedure: 'emails.list', input: { after: emails.next } },
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

async function contactPageQueries(runQuery: RunQuery): Promise<ScreenQuery[]> {
  const { rows } = await runQuery<ContactPage>('contacts.list', { sort: 'totalSubmissions' })
  const id = rows[0]?.id
  return [
    { name: 'tags', procedure: 'contacts.tags' },
    { name: 'assignees', procedure: 'contacts.assignees' },
    { name: 'imports', procedure: 'contacts.imports' },
    { name: 'addresses', procedure: 'contacts.addresses', input: { id } },
    { name: 'one contact', procedure: 'contacts.get', input: { id } },
    { name: "a busy contact's timeline", procedure: 'contacts.timeline', input: { id } },
    { name: "a busy contact's sources", procedure: 'sources.ofContact', input: { id } },
  ]
}

const searchTexts = [
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

const overviewQueries: ScreenQuery[] = [
  { name: 'overview, counts', procedure: 'analytics.summary' },
  { name: 'overview, activity', procedure: 'activity.recent' },
  { name: 'overview, today', procedure: 'today.get' },
  { name: 'failed jobs', procedure: 'failedJobs.list' },
]

const analyticsQueries: ScreenQuery[] = ['week', 'month', 'quarter', 'year'].map((period) => ({
  ...{ name: `analytics, ${period}`, procedure: 'analytics.report', input: { period } },
}))

const year = { period: 'year' }
const sourcesQueries: ScreenQuery[] = [
  ...['week', 'month', 'quarter', 'year'].map((period) => ({
    ...{ name: `sources, ${period}`, procedure: 'sources.report', input: { period } },
  })),
  ...['source', 'page', 'campaign', 'service'].map((group) => ({
    ...{ name: `sources by ${group}`, procedure: 'sources.report', input: { ...year, group } },
  })),
  ...['visits', 'sent', 'proposals', 'acceptedCents', 'exits', 'bots'].map((figure) => ({
    ...{ name: `rows of ${figure}`, procedure: 'sources.rows', input: { ...year, figure } },
  })),
  ...Object.entries({
    channel: 'ai',
    source: 'referral/clutch.co',
    page: '/about',
    campaign: '',
  }).map(([group, key]) => ({
    ...{ name: `forms sent, one ${group}`, procedure: 'sources.rows' },
    input: { ...year, figure: 'sent', group, key },
  })),
  {
    ...{ name: 'forms sent, a rare campaign', procedure: 'sources.rows' },
    input: { ...year, figure: 'sent', group: 'campaign', key: 'no such campaign' },
  },
]

const places: Pick<GoalFields, 'event' | 'pageMatch' | 'path'>[] = [
  { event: 'page_viewed', pageMatch: 'below', path: '/services' },
  { event: 'page_viewed', pageMatch: 'exact', path: '/contact' },
  ...goalEvents
    .filter((event) => event !== 'page_viewed')
    .map((event) => ({ event, pageMatch: 'any' as const, path: '' })),
]
const goals = places.map((place) => ({ ...place, name: place.event + place.path, active: true }))

async function goalQueries(
  runQuery: RunQuery,
  createGoal: (goal: GoalFields) => Promise<unknown>,
): Promise<ScreenQuery[]> {
  for (const goal of goals) await createGoal(goal)
  const report = await runQuery<GoalsReport>('goals.report')
  return [
    ...['week', 'month', 'quarter', 'year'].map((period) => ({
      ...{ name: `goals, ${period}`, procedure: 'goals.report', input: { period } },
    })),
    ...report.goals.map(({ id, name }) => ({
      ...{ name: `rows of goal ${name}`, procedure: 'goals.rows', input: { ...year, id } },
    })),
  ]
}

const searchQueries: ScreenQuery[] = searchTexts.map((text) => ({
  ...{ name: `search '${text}'`, procedure: 'search.find', input: { text } },
}))

const pipelineTexts = ['', 'tran', 'quandong vets', 'le', 'qz']

async function pipelineQueries(runQuery: RunQuery): Promise<ScreenQuery[]> {
  const procedure = 'pipeline.column'
  const columns = await Promise.all(
    stages.flatMap((stage) =>
      boardOrders.map(async (order) => {
        const { next } = await runQuery<ColumnPage>(procedure, { stage, order })
        return [undefined, next].map((cursor) => ({
          ...{ name: `${stage} by ${order}, ${cursor ? 'second' : 'first'} part`, procedure },
          input: { stage, order, ...(cursor && { cursor }) },
        }))
      }),
    ),
  )
  return [
    ...columns.flat(),
    ...['1', 'none'].flatMap((assignee) => [
      {
        name: `totals of ${assignee}`,
        procedure: 'pipeline.totals',
        input: { filter: { assignee } },
      },
      {
        ...{ name: `contacted of ${assignee}`, procedure },
        input: { stage: 'contacted', filter: { assignee } },
      },
    ]),
    ...pipelineTexts.flatMap((text) => [
      { name: `totals '${text}'`, procedure: 'pipeline.totals', input: { filter: { text } } },
      ...boardOrders.map((order) => ({
        ...{ name: `contacted by ${order} '${text}'`, procedure },
        input: { stage: 'contacted', order, filter: { text } },
      })),
    ]),
  ]
}

/** How many concepts staff delete at once. */
const CONCEPTS_PER_DELETION = 50

/**
 * Deletes the oldest twentieth of the concepts; for every 500 concepts, adds a project, of which
 * every tenth is scheduled, two redirects, and a deleted project, email template and webhook.
 */
async function fillLists({ db, pool }: TestApp) {
  const { rows } = await pool.query<{ id: number; staffId: number }>(
    `select id, (select min(id) from staff) as "staffId" from concepts
     order by id limit (select count(*) / 20 from concepts)`,
  )
  await db.transaction().execute(async (trx) => {
    for (let first = 0; first < rows.length; first += CONCEPTS_PER_DELETION) {
      const batch = rows.slice(first, first + CONCEPTS_PER_DELETION)
      const staffId = batch[0]?.staffId ?? 0
      await moveToDeleted(
        trx,
        batch.map(({ id }) => id),
        { deletion: randomUUID(), staffId },
      )
    }
  })
  const numbers = `generate_series(1, ${Math.ceil(rows.length / 25)}) as n`
  for (const insert of [
    `projects (title, slug, position, active, publish_at, content)
     select 'Project ' || n, 'project-' || n, n, n % 10 > 0,
       case n % 10 when 0 then now() + interval '1 day' end, repeat('<p>A website.</p>', 100)`,
    "redirects (path, target) select '/old/' || n, '/contact'",
    `redirects (path, project_id)
     select '/our-work/old-' || n, (select id from projects where slug = 'project-' || n)`,
    `deleted_projects (id, project, images, files)
     select -n, jsonb_build_object('title', 'Project ' || n), '[]', '{}'`,
    `email_templates (name, subject, body, deleted_at)
     select 'Answer ' || n, 'Your website', 'Hello', now()`,
    `webhooks (url, secret, events, deleted_at)
     select 'https://hooks.example/' || n, 'secret', array['lead.received'], now()`,
  ]) {
    await pool.query(`insert into ${insert} from ${numbers}`)
  }
}

const deletedQueries: ScreenQuery[] = ['concepts', 'projects', 'emailTemplates', 'webhooks'].map(
  (list) => ({ name: `deleted ${list}`, procedure: `${list}.deleted` }),
)

async function projectQueries(runQuery: RunQuery): Promise<ScreenQuery[]> {
  const input = { status: 'all' }
  const projects = await runQuery<Project[]>('projects.list', input)
  const { id, slug } = projects.find(({ publishAt }) => publishAt) ?? {}
  return [
    { name: 'projects', procedure: 'projects.list' },
    { name: 'projects in order, with the scheduled ones', procedure: 'projects.list', input },
    { name: 'a scheduled project', procedure: 'projects.get', input: { slug } },
    { name: 'its preview link', procedure: 'projects.previewLink', input: { id } },
    { name: 'redirects', procedure: 'redirects.list' },
  ]
}

export interface DashboardQueries {
  queries: SiteQuery[]
  /** Runs a query over HTTP as a staff member; throws if it fails. */
  run(query: SiteQuery): Promise<void>
}

/** Everything that the dashboard queries to show its screens, and a login to query it with. */
export async function openDashboardQueries(site: TestApp): Promise<DashboardQueries> {
  const staff = callerOf(site, `Bearer ${await createLogin(site)}`)
  const runQuery: RunQuery = async <Result>(procedure: string, input?: object) => {
    const { status, result } = await staff.query<Result>(procedure, input)
    if (status !== 200) throw new Error(`${procedure} returned ${status}`)
    return result as Result
  }
  await fillLists(site)
  const screens: Record<string, ScreenQuery[]> = {
    'the list of users': await contactQueries(runQuery),
    'the pipeline': await pipelineQueries(runQuery),
    "a user's page": await contactPageQueries(runQuery),
    'the list of concepts': await conceptQueries(runQuery),
    'mails, estimates, notifications': await otherListQueries(runQuery),
    overview: overviewQueries,
    analytics: analyticsQueries,
    sources: sourcesQueries,
    goals: await goalQueries(runQuery, (goal) => staff.mutate('goals.create', goal)),
    'the search of the palette': searchQueries,
    settings: [{ name: 'settings', procedure: 'settings.get' }],
    'projects and redirects': await projectQueries(runQuery),
    'what can be restored': deletedQueries,
    'the public gallery': [{ name: 'gallery', procedure: 'concepts.list', atMost: 50 }],
  }
  return {
    queries: Object.entries(screens).flatMap(([screen, queries]) =>
      queries.map((query) => ({ screen, ...query })),
    ),
    run: async ({ procedure, input }) => {
      await runQuery(procedure, input)
    },
  }
}
