import { clientEmailTextKeys } from '@agency/contract/client-email-texts'
import type { EmailPreview } from '@agency/contract/contact-email'
import {
  defaultEmailTexts,
  type EmailText,
  emailTextKeys,
  emailTextVariables,
} from '@agency/contract/email-texts'
import { variablesIn } from '@agency/contract/email-variables'
import { staffEmailTextKeys } from '@agency/contract/staff-email-texts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyTables } from '../support/empty-tables.ts'
import { callerOf, procedureErrorOf } from '../support/procedures.ts'
import { openProposals, sharedDocuments } from '../support/proposal-site.ts'
import { createStaff, tokenOf } from '../support/roles.ts'
import { waitForEmails } from '../support/stored-emails.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages } from '../support/worker-outputs.ts'

let site: TestApp
let authorization: string
let staff: typeof proposals.staff
let proposals: Awaited<ReturnType<typeof openProposals>>
beforeAll(async () => {
  site = await openTestApp({ ...sharedDocuments, stages: quickStages })
  proposals = await openProposals(site)
  staff = proposals.staff
  await createStaff(site, [{ name: 'olive', role: 'owner' }])
  authorization = `Bearer ${await tokenOf(site, 'olive')}`
})
afterAll(() => site.close())
beforeEach(async () => {
  await waitForEmails(site)
  await emptyTables(site.pool, 'email_texts', 'contacts', 'mails')
})

const list = async () => (await staff.query<EmailText[]>('emailTexts.list')).result
const textOf = async (key: string) => (await list()).find((text) => text.key === key)
const save = (change: object) => staff.mutate<EmailText[]>('emailTexts.save', change)
const errorOf = (input: object) => procedureErrorOf(site, 'emailTexts.save', input, authorization)

let senders = 0
async function confirmationOf(name: string) {
  senders += 1
  await site.app.inject({
    ...{ method: 'POST', url: '/api/contact' },
    payload: {
      ...{ name, subject: 'A question', message: `Message ${senders} about the tannery` },
      email: `sender${senders}@tidewater.example`,
    },
  })
  const emails = await waitForEmails(site)
  return emails.findLast(({ recipient }) => recipient === 'visitor')
}

const message = {
  ...{ key: 'message', subject: 'Thanks from {{agency}}', heading: 'It has arrived' },
  ...{ opening: '{{greeting}}\n\nWe answer by Friday.', closing: 'See you.\n\nBye.' },
}

test('are the originals until somebody changes one', async () => {
  const texts = await list()
  expect(texts.map(({ key }) => key)).toEqual([...emailTextKeys])
  for (const { key, changedAt, ...fields } of texts) {
    expect(changedAt).toBeNull()
    expect(fields).toEqual(defaultEmailTexts[key])
  }
  const email = await confirmationOf('Rosa Lindqvist')
  expect(email?.subject).toBe('We have your message')
  expect(email?.bodyText).toContain(
    'Hello Rosa,\n\nThank you for writing to Emberlane. A person reads and answers every message.',
  )
})

test('use only variables that their emails have', () => {
  for (const key of emailTextKeys) {
    const used = variablesIn(Object.values(defaultEmailTexts[key]).join('\n'))
    expect(emailTextVariables[key]).toEqual(expect.arrayContaining(used))
  }
})

test('are sent as they were changed, and as the originals again', async () => {
  expect((await save(message)).status).toBe(200)
  expect(await textOf('message')).toMatchObject({ ...message, changedAt: expect.any(String) })
  const email = await confirmationOf('Rosa Lindqvist')
  expect(email?.subject).toBe('Thanks from Emberlane')
  expect(email?.bodyText).toMatch(
    /^It has arrived\n\nHello Rosa,\n\nWe answer by Friday\.\n\nSee you\.\n\nBye\.\n\n-- \n/,
  )
  expect(email?.bodyHtml).toContain('It has arrived</h1>')
  expect((await staff.mutate('emailTexts.reset', { key: 'message' })).status).toBe(200)
  expect(await textOf('message')).toMatchObject({ changedAt: null })
  expect((await confirmationOf('Rosa'))?.subject).toBe('We have your message')
})

test('of proposals are changed as well', async () => {
  await save({
    ...{ key: 'proposal_sent', subject: '{{reference}} is ready', heading: 'Have a look' },
    ...{ opening: '{{greeting}} from {{agency}}', closing: '' },
  })
  const { reference } = await proposals.createSent()
  const emails = await waitForEmails(site)
  const email = emails.find(({ subject }) => subject === `${reference} is ready`)
  expect(email).toMatchObject({ recipient: 'visitor' })
  expect(email?.bodyText).toContain('Open your proposal:')
})

test('to staff are changed as well, may have no opening, and go back to the original', async () => {
  const change = {
    ...{ key: 'staff_message', subject: 'New: {{sender}}, {{subject}}', heading: '{{name}} wrote' },
    ...{ opening: '', closing: 'Ring {{name}} today.' },
  }
  expect((await save(change)).status).toBe(200)
  await confirmationOf('Rosa Lindqvist')
  const toOwner = async () =>
    (await waitForEmails(site)).findLast(({ recipient }) => recipient === 'owner')
  expect(await toOwner()).toMatchObject({ subject: 'New: Rosa Lindqvist, A question' })
  expect((await toOwner())?.bodyText).toMatch(/^Rosa Lindqvist wrote\n\nName: Rosa Lindqvist\n/)
  expect((await toOwner())?.bodyText).toContain('Ring Rosa Lindqvist today.\n\n-- \n')
  await staff.mutate('emailTexts.reset', { key: 'staff_message' })
  await confirmationOf('Rosa Lindqvist')
  expect(await toOwner()).toMatchObject({ subject: 'Message from Rosa Lindqvist: A question' })
})

test('to staff about proposals, follow-ups and invitations are changed as well', async () => {
  const change = { opening: 'Well done.', closing: '' }
  await save({
    ...{ ...change, key: 'staff_proposal_accepted' },
    ...{ subject: 'Signed: {{client}}', heading: '{{reference}} is signed' },
  })
  const { reference } = await proposals.createAccepted()
  const emails = await waitForEmails(site)
  const signed = emails.find(({ subject }) => subject === 'Signed: Mira Castellan, Saltbush')
  expect(signed?.bodyText).toContain(`${reference} is signed\n\nWell done.\n\nProposal: `)
  await save({
    ...{ ...change, key: 'staff_invitation' },
    ...{ subject: 'Join {{agency}}', heading: 'From {{invited_by}}' },
  })
  await callerOf(site, authorization).mutate('staff.invite', {
    ...{ email: 'new@emberlane.example', role: 'viewer' },
  })
  const invitation = (await waitForEmails(site)).find(({ subject }) => subject === 'Join Emberlane')
  expect(invitation?.bodyText).toContain('From olive@emberlane.example\n\nWell done.\n\nYour role')
})

test('without a value for their last variable lose the mark before it', async () => {
  await site.app.inject({
    ...{ method: 'POST', url: '/api/contact' },
    payload: { name: 'Rosa', message: 'Hello', email: 'rosa@tidewater.example' },
  })
  const email = (await waitForEmails(site)).find(({ recipient }) => recipient === 'owner')
  expect(email?.subject).toBe('Message from Rosa')
})

test('that equal the original count as unchanged', async () => {
  await save(message)
  await save({ key: 'message', ...defaultEmailTexts.message })
  expect(await textOf('message')).toMatchObject({ changedAt: null })
})

test('are refused with a variable that their email does not have', async () => {
  // A form can be filled in with anybody's address, so its email never repeats what was typed.
  for (const name of ['name', 'message', 'company', 'reference']) {
    const { status, issues } = await errorOf({ ...message, opening: `Hello {{${name}}}` })
    expect(status).toBe(400)
    expect(issues[0]?.message).toContain(`There is no variable {{${name}}}.`)
  }
  for (const key of staffEmailTextKeys) {
    const { status } = await errorOf({ ...message, key, opening: 'Hello {{greeting}}' })
    expect([key, status]).toEqual([key, 400])
  }
  expect((await errorOf({ ...message, opening: '\u200b' })).status).toBe(400)
  expect((await errorOf({ ...message, key: 'nothing' })).status).toBe(400)
})

test.each(emailTextKeys)('%s is previewed with made-up details, unsaved', async (key) => {
  const change = { key, ...defaultEmailTexts[key], heading: 'Only a preview' }
  const { status, result } = await staff.mutate<EmailPreview>('emailTexts.preview', change)
  expect(status).toBe(200)
  expect(result.subject).not.toContain('{{')
  expect(result.text).toContain('Only a preview\n\n')
  expect(result.text).not.toMatch(/\{\{|undefined|NaN|Invalid/)
  expect(result.html).toContain('Only a preview</h1>')
  expect(await textOf(key)).toMatchObject({ changedAt: null })
})

test.each(clientEmailTextKeys)('%s is previewed to a client', async (key) => {
  const { result } = await staff.mutate<EmailPreview>('emailTexts.preview', {
    ...{ key, ...defaultEmailTexts[key] },
  })
  expect(result.text).toContain('Hello Alex,')
})
