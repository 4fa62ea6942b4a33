import { remindClients } from '@agency/api/features/proposals/remind-clients-job'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProposals, sharedDocuments } from '../support/proposal-site.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages } from '../support/worker-outputs.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

let site: TestApp
let proposals: Awaited<ReturnType<typeof openProposals>>
beforeAll(async () => {
  site = await openTestApp({
    stages: quickStages,
    ...sharedDocuments,
  })
  proposals = await openProposals(site)
})
afterAll(() => site.close())

describe('reminders', () => {
  const noon = new Date('2026-06-01T02:00:00Z')
  const remindersOf = async (contactId: number | null) =>
    (await proposals.listEmails(contactId)).filter(({ subject }) => subject.includes('ends soon'))

  test('are sent once per configured day, by daytime, and not after an answer', async () => {
    const { id, contact, token } = await proposals.createSent((draft) => {
      draft.reminderDays = [7, 2]
    })
    await proposals.expireIn(id, 8)
    await remindClients(site.deps, noon)
    expect(await remindersOf(contact.id)).toHaveLength(0)
    await proposals.expireIn(id, 7)
    await remindClients(site.deps, new Date('2026-06-01T14:00:00Z'))
    expect(await remindersOf(contact.id)).toHaveLength(0)
    for (let run = 0; run < 3; run += 1) await remindClients(site.deps, noon)
    expect(await remindersOf(contact.id)).toHaveLength(1)
    await proposals.expireIn(id, 1)
    await remindClients(site.deps, noon)
    const reminders = await remindersOf(contact.id)
    expect(reminders).toHaveLength(2)
    expect(reminders[1]?.bodyText).toContain(`/proposals/${token}/reminders`)
    const { version } = await proposals.open(token)
    await proposals.client.mutate('proposals.decline', { token, version })
    await proposals.expireIn(id, 0)
    await remindClients(site.deps, noon)
    expect(await remindersOf(contact.id)).toHaveLength(2)
  })

  test('are stopped by the button on their page, not by opening it', async () => {
    const { id, contact, token } = await proposals.createSent((draft) => {
      draft.reminderDays = [5]
    })
    const url = `/proposals/${token}/reminders`
    expect((await site.app.inject({ url })).statusCode).toBe(200)
    expect((await proposals.get(id)).events.map(({ kind }) => kind)).not.toContain(
      'reminders_stopped',
    )
    const response = await site.app.inject({
      ...{ method: 'POST', url, payload: '' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(response.statusCode).toBe(200)
    await proposals.expireIn(id, 3)
    await remindClients(site.deps, noon)
    expect(await remindersOf(contact.id)).toHaveLength(0)
  })

  test('are replaced by one notice to the owner on expiry', async () => {
    const { id, contact } = await proposals.createSent()
    await proposals.expireIn(id, -1)
    await remindClients(site.deps, noon)
    await remindClients(site.deps, noon)
    const notices = (await proposals.listEmails(contact.id)).filter(({ subject }) =>
      subject.includes('expired'),
    )
    expect(notices).toHaveLength(1)
    const { events } = await proposals.get(id)
    expect(events.filter(({ kind }) => kind === 'expired')).toHaveLength(1)
  })
})

test('openings are counted and reported once an hour, excluding bots', async () => {
  const { token, id } = await proposals.createSent()
  const view = (browser: string) =>
    site.app.inject({
      ...{ method: 'POST', url: '/trpc/proposals.view', payload: { token } },
      headers: { 'user-agent': browser },
    })
  await view('Googlebot/2.1')
  await view(PHONE)
  await view(PHONE)
  const { opens, events, contact } = await proposals.get(id)
  expect(opens).toBe(2)
  expect(events.filter(({ kind }) => kind === 'opened')).toHaveLength(2)
  const notices = (await proposals.listEmails(contact.id)).filter(({ subject }) =>
    subject.includes('opened'),
  )
  expect(notices).toHaveLength(1)
})

test('a question reaches the owner by notification and email', async () => {
  const { token, id, contact } = await proposals.createSent()
  await proposals.client.mutate('proposals.ask', { token, question: 'Does it\ninclude photos?' })
  const { result } = await proposals.staff.query<{ rows: { kind: string; proposalId: number }[] }>(
    'notifications.list',
  )
  expect(result.rows[0]).toMatchObject({ kind: 'proposal_asked', proposalId: id })
  const owner = (await proposals.listEmails(contact.id)).find(
    ({ recipient }) => recipient === 'owner',
  )
  expect(owner?.bodyText).toContain('> Does it\n> include photos?')
})
