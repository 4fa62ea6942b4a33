import type { ComponentType } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { errorResponse, type Responses } from '../../testing/fake-calls.ts'
import { messages } from '../../testing/locators.ts'
import { renderStaff, TOKEN } from '../../testing/render-component.tsx'
import AnalyticsScreen from '../analytics/analytics-screen.tsx'
import AuditLogScreen from '../audit-log/audit-log-screen.tsx'
import ConceptsScreen from '../concepts/concepts-screen.tsx'
import ContactsScreen from '../contacts/contacts-screen.tsx'
import EmailsScreen from '../emails/emails-screen.tsx'
import { EstimateList } from '../estimates/estimate-list.tsx'
import FailedJobsScreen from '../failed-jobs/failed-jobs-screen.tsx'
import PeopleScreen from '../people/people-screen.tsx'
import PipelineScreen from '../pipeline/pipeline-screen.tsx'
import PriceBookScreen from '../price-book/price-book-screen.tsx'
import ProjectsScreen from '../projects/projects-screen.tsx'
import ProposalsScreen from '../proposals/proposals-screen.tsx'
import { ExportMenu } from './export-menu.tsx'

/** The names of the files that were saved. */
let saved: string[]
beforeEach(() => {
  saved = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
})
const file = (name: string) =>
  new Response('text', { headers: { 'content-disposition': `attachment; filename="${name}"` } })
const menu = page.getByRole('button', { name: 'Export', exact: true })
/** Only while the menu is open. */
const item = (format: string) => page.getByRole('button', { name: new RegExp(` as ${format}$`) })

test('a format is chosen by keyboard, and the focus stays on the menu', async () => {
  const calls = renderStaff(
    <ExportMenu list="emails" query={{ state: 'failed', text: '', period: undefined }} />,
    '/dashboard/mail',
    { 'GET /api/emails/export.json': file('emails-2026-03-01.json') },
  )
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false')
  await expect.element(item('CSV')).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  await expect.element(menu).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(menu).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Tab}')
  await expect.element(item('CSV')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(item('CSV')).not.toBeInTheDocument()
  await expect.element(menu).toHaveFocus()
  await userEvent.keyboard('{Enter}{Tab}{Tab}')
  await expect.element(item('JSON')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => saved).toEqual(['emails-2026-03-01.json'])
  await expect.element(menu).toHaveFocus()
  await expect.element(item('JSON')).not.toBeInTheDocument()
  expect(calls.map(({ name, input }) => [name, input])).toEqual([
    ['GET /api/emails/export.json', { state: 'failed' }],
  ])
  expect(calls[0]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`)
})

test('one file is made at a time', async () => {
  const response = Promise.withResolvers<Response>()
  const calls = renderStaff(<ExportMenu list="projects" />, '/dashboard/projects', {
    'GET /api/projects/export.csv': response.promise,
  })
  await menu.click()
  await item('CSV').click()
  const busy = page.getByRole('button', { name: 'Exporting...' })
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  await busy.click({ force: true })
  await expect.element(busy).toHaveAttribute('aria-expanded', 'false')
  response.resolve(file('projects.csv'))
  await expect.element(menu).toBeVisible()
  expect(calls).toHaveLength(1)
  expect(saved).toEqual(['projects.csv'])
})

test('a failed export is reported and can be retried', async () => {
  let response: unknown = errorResponse(503)
  renderStaff(<ExportMenu list="contacts" />, '/dashboard/users', {
    'GET /api/contacts/export.csv': () => response,
  })
  await menu.click()
  await item('CSV').click()
  await expect.element(messages).toMatchTextContent('Failed to export contacts. Please try again.')
  response = file('contacts-2026-03-01.csv')
  await messages.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => saved).toEqual(['contacts-2026-03-01.csv'])
})

const empty = { rows: [] }
const noContacts = { ...empty, matching: 0, newestId: 0 }
const stages = { stages: [], openCents: 0, forecastCents: 0 }
const span = { from: '2026-03-01', to: '2026-03-07', days: 7 }
const contacts = '/api/contacts/export'
/** Each screen at a path with its filters, what it loads, and what it exports. */
const screens: [ComponentType, path: string, Responses, exported: string, query: object][] = [
  [
    ContactsScreen,
    '/dashboard/users?status=New&due=true&sort=name-asc&after=x',
    { 'contacts.list': noContacts, 'contacts.assignees': [], 'contacts.tags': [] },
    contacts,
    { status: 'New', due: 'true', sort: 'name', direction: 'asc' },
  ],
  [
    PipelineScreen,
    '/dashboard/pipeline?order=value&assignee=none&stage=won',
    { 'pipeline.totals': stages, 'pipeline.column': empty, 'contacts.assignees': [] },
    contacts,
    { assignee: 'none', sort: 'value', direction: 'desc' },
  ],
  [
    PipelineScreen,
    '/dashboard/pipeline?view=list&stage=won&sort=name-asc',
    { 'pipeline.totals': stages, 'contacts.list': noContacts, 'contacts.assignees': [] },
    contacts,
    { stage: 'won', sort: 'name', direction: 'asc' },
  ],
  [
    ProjectsScreen,
    '/dashboard/projects',
    { 'GET /api/projects': { data: [] }, 'projects.deleted': [], 'redirects.list': [] },
    '/api/projects/export',
    {},
  ],
  [
    ConceptsScreen,
    '/dashboard/concepts?status=hidden&sort=company',
    {
      'concepts.page': { concepts: [], matching: 0, newestId: 0 },
      'concepts.industries': [],
      'concepts.deleted': [],
    },
    '/api/concepts/export',
    { status: 'hidden', businessType: 'all', period: 'all', sort: 'company' },
  ],
  [
    EstimateList,
    '/dashboard/create-estimate',
    { 'estimates.list': empty },
    '/api/estimates/export',
    {},
  ],
  [
    ProposalsScreen,
    '/dashboard/proposals?state=sent&attention=true',
    { 'proposals.list': { ...empty, totals: [] } },
    '/api/proposals/export',
    { state: 'sent', attention: 'true' },
  ],
  [
    EmailsScreen,
    '/dashboard/mail?text=ana&period=week',
    { 'emails.list': empty, 'emails.delivery': { host: null, sender: 'a@b.example' } },
    '/api/emails/export',
    { text: 'ana', period: 'week' },
  ],
  [
    FailedJobsScreen,
    '/dashboard/failed-jobs',
    { 'failedJobs.list': empty },
    '/api/failed-jobs/export',
    {},
  ],
  [
    PeopleScreen,
    '/dashboard/settings/people',
    {
      'staff.list': { people: [], invitations: [] },
      ...{ 'auth.me': { email: '', role: 'owner' }, 'staff.secondFactorRoles': { roles: [] } },
    },
    '/api/people/export',
    {},
  ],
  [
    AuditLogScreen,
    '/dashboard/settings/audit-log?kind=contact&period=month',
    { 'audit.list': empty, 'audit.people': [] },
    '/api/audit-log/export',
    { kind: 'contact', period: 'month' },
  ],
  [
    PriceBookScreen,
    '/dashboard/price-book',
    { 'priceBook.get': errorResponse() },
    '/api/price-book/export',
    {},
  ],
  [
    AnalyticsScreen,
    '/dashboard/analytics?period=year',
    { 'analytics.report': errorResponse() },
    '/api/analytics/days',
    { period: 'year' },
  ],
  [
    AnalyticsScreen,
    '/dashboard/analytics?view=sources&group=page&from=2026-03-01&to=2026-03-07',
    { 'sources.report': errorResponse() },
    '/api/analytics/sources',
    { group: 'page', from: '2026-03-01', to: '2026-03-07' },
  ],
  [
    AnalyticsScreen,
    '/dashboard/analytics?view=goals&period=week',
    {
      'goals.report': {
        ...span,
        visits: { count: 1, before: 1 },
        goals: [
          {
            ...{ id: 1, name: 'Sent', event: 'message_sent', pageMatch: 'any', path: '' },
            ...{ active: true, countedFrom: '2026-03-01', updatedAt: '2026-03-01T00:00:00.000Z' },
            ...{ count: 1, before: 0 },
          },
        ],
      },
      'goals.deleted': [],
    },
    '/api/analytics/goals',
    { period: 'week' },
  ],
]

test.each(screens)(
  'a screen exports what its filters show: %#',
  async (ScreenToExport, path, responses, exported, query) => {
    const name = `GET ${exported}.csv`
    const calls = renderStaff(<ScreenToExport />, path, { ...responses, [name]: file('list.csv') })
    await menu.click()
    await item('CSV').click()
    await expect.poll(() => saved).toEqual(['list.csv'])
    expect(calls.filter((call) => call.name === name).map(({ input }) => input)).toEqual([query])
  },
)
