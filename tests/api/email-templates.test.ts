import {
  type EmailTemplate,
  MAX_EMAIL_TEMPLATES,
  TEMPLATE_CHANGED_MEANWHILE,
  TEMPLATE_NAME_TAKEN,
  TOO_MANY_TEMPLATES,
} from '@agency/contract/email-template'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
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
  await site.db
    .insertInto('emailTemplates')
    .values(
      Array.from({ length: MAX_EMAIL_TEMPLATES - 1 }, (_, index) => ({
        ...{ name: `Template ${index}`, subject: 'A', body: 'B' },
      })),
    )
    .execute()
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
