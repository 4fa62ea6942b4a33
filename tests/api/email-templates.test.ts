import type { AuditPage } from '@agency/contract/audit-log'
import {
  type DeletedEmailTemplate,
  type EmailTemplate,
  MAX_EMAIL_TEMPLATES,
  TEMPLATE_CHANGED_MEANWHILE,
  TEMPLATE_NAME_MAX,
  TEMPLATE_NAME_TAKEN,
  TOO_MANY_TEMPLATES,
} from '@agency/contract/email-template'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { cleanUpAfter } from '../support/deletions.ts'
import { emptyTables } from '../support/empty-tables.ts'
import { callerOf, procedureErrorOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let authorization: string
let staff: ReturnType<typeof callerOf>
beforeAll(async () => {
  site = await openTestApp()
  authorization = `Bearer ${await createLogin(site)}`
  staff = callerOf(site, authorization)
})
afterAll(() => site.close())
beforeEach(() => emptyTables(site.pool, 'email_templates'))

const fields = {
  name: 'First answer',
  subject: 'Thank you, {{first_name}}',
  text: 'Hello {{first_name}},\n\nThank you for writing to {{agency}}.',
}
const create = (values: object = {}) =>
  staff.mutate<EmailTemplate>('emailTemplates.create', { ...fields, ...values })
const list = async () => (await staff.query<EmailTemplate[]>('emailTemplates.list')).result
const storeTemplates = (length: number) =>
  site.db
    .insertInto('emailTemplates')
    .values(
      Array.from({ length }, (_, index) => ({
        ...{ name: `Template ${index}`, subject: 'A', body: 'B' },
      })),
    )
    .execute()
const errorOf = (name: string, input: object) =>
  procedureErrorOf(site, `emailTemplates.${name}`, input, authorization)

test('are stored, listed by name, changed and deleted', async () => {
  const { result: template } = await create()
  await create({ name: 'another' })
  expect((await list()).map(({ name }) => name)).toEqual(['another', 'First answer'])
  const { id, updatedAt } = template
  const change = { ...fields, id, updatedAt, text: 'Good morning.' }
  const { result: changed } = await staff.mutate<EmailTemplate>('emailTemplates.update', change)
  expect(changed).toMatchObject({ id, text: 'Good morning.' })
  expect(await errorOf('update', change)).toMatchObject({
    ...{ status: 409, message: TEMPLATE_CHANGED_MEANWHILE },
  })
  expect(await errorOf('delete', { id, updatedAt })).toMatchObject({ status: 409 })
  const version = { id, updatedAt: changed.updatedAt }
  expect((await staff.mutate('emailTemplates.delete', version)).status).toBe(200)
  expect((await list()).map(({ name }) => name)).toEqual(['another'])
  expect((await errorOf('delete', version)).status).toBe(404)
})

describe('a deletion', () => {
  const remove = async (template: EmailTemplate) => {
    expect((await staff.mutate('emailTemplates.delete', template)).status).toBe(200)
  }
  const restore = ({ id }: EmailTemplate) => staff.mutate('emailTemplates.restore', { id })
  const deleted = async () =>
    (await staff.query<DeletedEmailTemplate[]>('emailTemplates.deleted')).result

  test('can be undone for a day', async () => {
    const { result: template } = await create()
    await remove(template)
    expect(await list()).toEqual([])
    const { id, name, subject } = template
    expect(await deleted()).toEqual([{ id, name, subject, deletedAt: expect.stringMatching(/Z$/) }])
    await cleanUpAfter(site, 'email_templates', 23)
    expect((await restore(template)).result).toEqual({ name })
    expect(await list()).toEqual([{ ...template, updatedAt: expect.anything() }])
    expect(await deleted()).toEqual([])
    expect((await restore(template)).status).toBe(404)
    expect((await list())[0]?.name).toBe(name)
  })

  test('is final after that', async () => {
    const { result: template } = await create()
    await remove(template)
    await cleanUpAfter(site, 'email_templates', 25)
    expect((await restore(template)).status).toBe(404)
    expect(await site.db.selectFrom('emailTemplates').selectAll().execute()).toEqual([])
  })

  test('makes the name free; a restored template has the next free one', async () => {
    const name = 'n'.repeat(TEMPLATE_NAME_MAX)
    const { result: template } = await create({ name })
    await remove(template)
    await create({ name: name.toUpperCase() })
    await create({ name: `${name.slice(2)} 2` })
    const free = `${name.slice(2)} 3`
    expect((await restore(template)).result).toEqual({ name: free })
    expect((await list()).map((row) => row.name)).toContain(free)
  })

  test('is not undone if there are too many others meanwhile', async () => {
    const { result: template } = await create()
    await remove(template)
    await storeTemplates(MAX_EMAIL_TEMPLATES)
    expect(await errorOf('restore', { id: template.id })).toMatchObject({
      ...{ status: 409, message: TOO_MANY_TEMPLATES },
    })
    expect(await deleted()).toHaveLength(1)
  })

  test('is in the audit log as one, and so is what undoes it', async () => {
    const { result: template } = await create()
    await remove(template)
    await restore(template)
    const { result } = await staff.query<AuditPage>('audit.list', {
      filter: { kind: 'email template' },
    })
    expect(result.rows.slice(0, 3).map(({ action }) => action)).toEqual([
      ...['restored', 'deleted', 'created'],
    ])
  })
})

test('have names of their own, whatever the case', async () => {
  const { result: template } = await create()
  expect(await errorOf('create', { ...fields, name: 'FIRST ANSWER' })).toEqual({
    ...{ status: 409, message: TEMPLATE_NAME_TAKEN },
    issues: [{ path: 'name', message: TEMPLATE_NAME_TAKEN }],
  })
  const { result: other } = await create({ name: 'Other' })
  const renamed = { ...fields, id: other.id, updatedAt: other.updatedAt }
  expect((await errorOf('update', renamed)).message).toBe(TEMPLATE_NAME_TAKEN)
  // Its own name is no conflict.
  const same = { ...fields, id: template.id, updatedAt: template.updatedAt }
  expect((await staff.mutate('emailTemplates.update', same)).status).toBe(200)
})

test('name only variables that there are', async () => {
  const { status, issues } = await errorOf('create', { ...fields, subject: 'For {{nme}}' })
  expect(status).toBe(400)
  expect(issues[0]).toMatchObject({ path: 'subject' })
  expect(issues[0]?.message).toMatch(/^There is no variable {{nme}}\. You can use {{name}}, /)
})

test('are limited in number, also when many are added at once', async () => {
  await storeTemplates(MAX_EMAIL_TEMPLATES - 1)
  const results = await Promise.all(
    ['a', 'b', 'c'].map((name) => errorOf('create', { ...fields, name })),
  )
  expect(results.map(({ message }) => message).filter(Boolean)).toEqual([
    ...[TOO_MANY_TEMPLATES, TOO_MANY_TEMPLATES],
  ])
})

test('are in the audit log, without their text', async () => {
  await create({ text: 'About the Quandary job' })
  const entries = await site.db
    .selectFrom('auditEntries')
    .selectAll()
    .where('kind', '=', 'email template')
    .orderBy('id', 'desc')
    .execute()
  expect(entries[0]).toMatchObject({ action: 'created', subject: 'First answer' })
  expect(JSON.stringify(entries)).not.toContain('Quandary')
  for (const kind of ['email template', 'email text', 'calendar']) {
    expect((await staff.query('audit.list', { filter: { kind } })).status).toBe(200)
  }
})
