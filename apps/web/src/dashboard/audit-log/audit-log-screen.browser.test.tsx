import type { AuditEntry } from '@agency/contract/audit-log'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errorResponse } from '../../testing/fake-calls.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import AuditLogScreen from './audit-log-screen.tsx'

const entry: AuditEntry = {
  ...{ id: 1, createdAt: '2026-11-20T02:00:00.000Z', means: 'key', keyName: 'Timetable' },
  ...{ person: 'owner@emberlane.example', address: '192.0.2.7', kind: 'project' },
  ...{ action: 'changed', subjectId: '12', subject: 'Two ferries' },
  changes: [
    { field: 'title', values: { before: 'A ferry', after: 'Two ferries' } },
    { field: 'notes', values: null },
  ],
}
const open = (list: unknown) =>
  renderStaff(<AuditLogScreen />, '/dashboard/settings/audit-log', {
    ...{ 'audit.list': list, 'audit.people': ['owner@emberlane.example'] },
  })

test('a log that cannot be loaded can be retried, and may be empty', async () => {
  let list: unknown = errorResponse()
  open(() => list)
  await expect.element(page.getByText('Failed to load entries')).toBeVisible()
  list = { rows: [] }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Nothing was changed yet')).toBeVisible()
})

test.for([
  ['mcp', 'Timetable', 'Assistant (MCP) with API key Timetable, from 192.0.2.7'],
  ['screen', '', 'In the dashboard, from 192.0.2.7'],
  ['system', '', 'By the server, from 192.0.2.7'],
] as const)('an entry names the means %s', async ([means, keyName, text]) => {
  open({ rows: [{ ...entry, means, keyName }] })
  await expect.element(page.getByText(text)).toBeVisible()
})

test('an entry says who changed what, from and to, from where and how', async () => {
  const calls = open({ rows: [entry] })
  await expect.element(page.getByText(/Project Two ferries/)).toBeVisible()
  await expect.element(page.getByText('API key Timetable, from 192.0.2.7')).toBeVisible()
  await expect.element(page.getByText('A ferry', { exact: true })).toBeVisible()
  await page.getByLabelText('Kind').selectOptions('Project')
  await expect
    .poll(() => calls.filter(({ name }) => name === 'audit.list').at(-1)?.input)
    .toMatchObject({ filter: { kind: 'project' } })
})

test('of a new row only what was filled in is listed, and structured data is readable', async () => {
  const rates = '{"hourly":{"build":16500,"design":16000},"map":"https://map.example"}'
  const changes = [
    { field: 'summary', values: { before: '', after: '' } },
    { field: 'rate card', values: { before: '', after: rates } },
  ]
  open({ rows: [{ ...entry, changes }] })
  const text = 'rate card: empty → hourly: build: 16500, design: 16000, map: https://map.example'
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'rate' }))
    .toHaveTextContent(text)
  await expect.element(page.getByText('summary')).not.toBeInTheDocument()
})
