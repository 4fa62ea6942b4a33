import { createHash } from 'node:crypto'
import { remindClients } from '@agency/api/features/proposals/remind-clients-job'
import type { ProposalDraft } from '@agency/contract/proposal'
import {
  DRAFT_CHANGED_MEANWHILE,
  PROPOSAL_ACCEPTED,
  PROPOSAL_CHANGED,
  PROPOSAL_DECLINED,
  PROPOSAL_EXPIRED,
  PROPOSAL_IS_DECIDED,
  type ProposalDetail,
  type ProposalPage,
  type PublicProposal,
} from '@agency/contract/proposal-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProposals, withChoices } from '../support/proposal-site.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages } from '../support/worker-outputs.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

let site: TestApp
let proposals: Awaited<ReturnType<typeof openProposals>>
beforeAll(async () => {
  site = await openTestApp({ stages: quickStages })
  proposals = await openProposals(site)
})
afterAll(() => site.close())

const open = async (token: string) =>
  (await proposals.client.query<PublicProposal>('proposals.open', { token })).result
const acceptanceOf = ({ version, price }: PublicProposal, token: string) => ({
  ...{ token, version, total: price.total, name: 'Mira Castellan', agreed: true },
})
const mailsOf = (contactId: number) =>
  site.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'bodyText', 'toAddress'])
    .where('contactId', '=', contactId)
    .where('proposalEventId', 'is not', null)
    .orderBy('id')
    .execute()
const itemAt = (items: ProposalDraft['items'], at: number) => {
  const item = items[at]
  if (!item) throw new Error(`There is no item ${at}.`)
  return item
}
/** Lets the last day of a proposal be this many days away. */
const endIn = (id: number, days: number) =>
  site.pool.query(
    `update proposals set expires_on = (now() at time zone 'Australia/Melbourne')::date + $2::int where id = $1`,
    [id, days],
  )

describe('a draft', () => {
  test('has the lines and the total of its estimate, and is made once', async () => {
    const made = await proposals.draft()
    const { totalCents } = await site.db
      .selectFrom('estimates')
      .select('totalCents')
      .where('id', '=', made.estimate.id)
      .executeTakeFirstOrThrow()
    expect(made).toMatchObject({ state: 'draft', totalCents, draftVersion: 1, snapshot: null })
    const again = await proposals.staff.mutate('proposals.create', { estimateId: made.estimate.id })
    expect(again.result).toEqual({ id: made.id })
  })

  test('cannot be seen by anybody but staff', async () => {
    const { id, token } = await proposals.draft()
    expect((await proposals.client.query('proposals.open', { token })).status).toBe(404)
    for (const [call, input] of [
      ['proposals.get', { id }],
      ['proposals.list', {}],
    ] as const) {
      expect((await proposals.client.query(call, input)).status).toBe(401)
    }
    for (const [call, input] of [
      ['proposals.create', { estimateId: 1 }],
      ['proposals.send', { id, draftVersion: 1 }],
      ['proposals.withdraw', { id }],
    ] as const) {
      expect((await proposals.client.mutate(call, input)).status).toBe(401)
    }
  })

  test('that somebody else changed meanwhile is not overwritten', async () => {
    const { id, draft, draftVersion } = await proposals.draft()
    const first = await proposals.staff.mutate<ProposalDetail>('proposals.update', {
      ...{ id, draftVersion, draft: { ...draft, notes: 'First' } },
    })
    expect(first.result.draftVersion).toBe(draftVersion + 1)
    const second = await proposals.refusal(
      ...(['proposals.update', { id, draftVersion, draft }, proposals.authorization] as const),
    )
    expect(second).toMatchObject({ status: 409, message: DRAFT_CHANGED_MEANWHILE })
    expect((await proposals.get(id)).draft.notes).toBe('First')
  })

  test('is previewed with what its choices come to and how it differs from the estimate', async () => {
    const { id, draft } = await proposals.draft()
    const { result } = await proposals.staff.mutate('proposals.preview', {
      ...{ id, draft: withChoices(draft) },
    })
    const sum = (base: number) => base + Math.floor((base * 1_000 + 5_000) / 10_000)
    expect(result).toMatchObject({
      price: { total: sum(1_000_000 + 50_000 + 90_099) },
      least: sum(1_000_000 + 50_000 + 30_033),
      most: sum(1_000_000 + 12_345 + 90_000 + 270_297),
    })
  })

  const bad: [string, string, (draft: ProposalDraft) => void][] = [
    [
      'a price of 0',
      'draft.items.0.unitPrice',
      ({ items }) => {
        itemAt(items, 0).unitPrice = 0
      },
    ],
    [
      'a price below 0',
      'draft.items.0.unitPrice',
      ({ items }) => {
        itemAt(items, 0).unitPrice = -1
      },
    ],
    [
      'a vast price',
      'draft.items.0.unitPrice',
      ({ items }) => {
        itemAt(items, 0).unitPrice = 1e15
      },
    ],
    [
      'no quantity',
      'draft.items.0.quantity',
      ({ items }) => {
        itemAt(items, 0).quantity = 0
      },
    ],
    [
      'a vast quantity',
      'draft.items.0.quantity',
      ({ items }) => {
        itemAt(items, 0).quantity = 1e9
      },
    ],
    ['a group of one', 'draft.items.2.group', ({ items }) => void items.splice(3, 1)],
    [
      'a group without a choice',
      'draft.items.2.isChosen',
      ({ items }) => {
        itemAt(items, 2).isChosen = false
      },
    ],
    [
      'a range upside down',
      'draft.items.4.range.most',
      ({ items }) => {
        itemAt(items, 4).range = { least: 4, most: 2 }
      },
    ],
    [
      'a quantity outside its range',
      'draft.items.4.quantity',
      ({ items }) => {
        itemAt(items, 4).quantity = 1_000
      },
    ],
    [
      'no items',
      'draft.items',
      (draft) => {
        draft.items = []
      },
    ],
    [
      'two items of one id',
      'draft.items.1.id',
      ({ items }) => {
        itemAt(items, 1).id = 'i1'
      },
    ],
    [
      'no consent',
      'draft.consent',
      (draft) => {
        draft.consent = '  '
      },
    ],
    [
      'a title of 10,000 characters',
      'draft.title',
      (draft) => {
        draft.title = 'x'.repeat(10_000)
      },
    ],
    [
      'a NUL',
      'draft.notes',
      (draft) => {
        draft.notes = 'a\0b'
      },
    ],
    [
      'a discount below 0',
      'draft.discount',
      (draft) => {
        draft.discount = -5
      },
    ],
    [
      'no days',
      'draft.validDays',
      (draft) => {
        draft.validDays = 0
      },
    ],
  ]
  test.each(bad)(
    'with %s is refused by the name of the field, and nothing is stored',
    async (_, path, change) => {
      const { id, draft, draftVersion } = await proposals.draft()
      const changed = withChoices(draft)
      change(changed)
      const refused = await proposals.refusal(
        'proposals.update',
        { id, draft: changed, draftVersion },
        proposals.authorization,
      )
      expect(refused.status).toBe(400)
      expect(refused.issues.map((issue) => issue.path)).toContain(path)
      expect((await proposals.get(id)).draftVersion).toBe(draftVersion)
    },
  )

  test('whose choices could cost more than can be stored is refused', async () => {
    const { id, draft, draftVersion } = await proposals.draft()
    const changed = withChoices(draft)
    itemAt(changed.items, 1).unitPrice = 200_000_000
    itemAt(changed.items, 1).quantity = 100_000
    const refused = await proposals.refusal(
      ...([
        'proposals.update',
        { id, draft: changed, draftVersion },
        proposals.authorization,
      ] as const),
    )
    expect(refused.status).toBe(400)
  })
})

describe('a proposal that is sent', () => {
  test('is a frozen snapshot, mailed to its client, whose hash is of what is stored', async () => {
    const { id, token, snapshot, snapshotSha256, contact } = await proposals.sent()
    const row = await site.db
      .selectFrom('proposals')
      .select('snapshot')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(
      createHash('sha256')
        .update(row.snapshot ?? '')
        .digest('hex'),
    ).toBe(snapshotSha256)
    const { draft, draftVersion } = await proposals.get(id)
    await proposals.staff.mutate('proposals.update', {
      ...{ id, draftVersion, draft: { ...draft, title: 'Another' } },
    })
    const seen = await open(token)
    expect(seen.snapshot).toEqual(snapshot)
    expect(seen.state).toBe('sent')
    const mails = await mailsOf(contact.id)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ recipient: 'visitor', toAddress: contact.email })
    expect(mails[0]?.bodyText).toContain(`/proposals/${token}`)
  })

  test('is not sent twice by two presses', async () => {
    const { id, draftVersion, contact } = await proposals.sent()
    const again = await proposals.staff.mutate<ProposalDetail>('proposals.send', {
      id,
      draftVersion,
    })
    expect(again.result.snapshot?.version).toBe(1)
    expect(await mailsOf(contact.id)).toHaveLength(1)
  })

  test('says nothing of other clients, staff or mail, and its token opens nothing else', async () => {
    const { token, id } = await proposals.sent()
    const text = JSON.stringify(await open(token))
    for (const secret of ['@agency', 'staff', 'address":"127', 'pdfUrl', '/uploads/estimates']) {
      expect(text).not.toContain(secret)
    }
    const other = await proposals.sent()
    expect(other.token).not.toBe(token)
    for (const wrong of ['0'.repeat(32), 'x', `${token}0`, String(id), token.toUpperCase()]) {
      const { status } = await proposals.client.query('proposals.open', { token: wrong })
      expect([400, 404]).toContain(status)
    }
  })

  test('ends where it is withdrawn', async () => {
    const { id, token } = await proposals.sent()
    await proposals.staff.mutate('proposals.withdraw', { id })
    expect((await proposals.client.query('proposals.open', { token })).status).toBe(404)
    const document = await site.app.inject({ url: `/proposals/${token}/document.pdf` })
    expect(document.statusCode).toBe(404)
    const refused = await proposals.refusal(
      ...(['proposals.withdraw', { id }, proposals.authorization] as const),
    )
    expect(refused).toMatchObject({ status: 409, message: PROPOSAL_IS_DECIDED })
  })
})

describe('choices', () => {
  test('are priced by the server and kept', async () => {
    const { token, price, id } = await proposals.sent()
    const before = await open(token)
    expect(before.price).toEqual(price)
    const { result } = await proposals.client.mutate<PublicProposal>('proposals.choose', {
      ...{ token, version: before.version },
      choices: { i2: 100, i3: 0, i4: 100, i5: 500 },
    })
    const sum = 1_000_000 + 12_345 + 90_000 + 5 * 30_033
    expect(result.price).toMatchObject({
      sum,
      total: sum + Math.floor((sum * 1_000 + 5_000) / 10_000),
    })
    expect(await open(token)).toEqual(result)
    const row = await proposals.get(id)
    expect(row.totalCents).toBe(result.price.total)
    expect(row.events.at(-1)).toMatchObject({
      ...{ kind: 'changed', total: result.price.total, text: 'Photos; Best; Pages (5)' },
    })
  })

  test.each([
    ['of an item that is not there', { i99: 100 }],
    ['that leave out what is included', { i1: 0 }],
    ['of both of a group', { i4: 100 }],
    ['beyond the range', { i5: 1_000 }],
    ['below 0', { i2: -100 }],
    ['of a vast number', { i5: 1e12 }],
  ])('%s are refused and nothing is stored', async (_, choices) => {
    const { token } = await proposals.sent()
    const before = await open(token)
    const refused = await proposals.refusal('proposals.choose', {
      ...{ token, version: before.version, choices },
    })
    expect(refused.status).toBe(400)
    expect(refused.issues[0]?.path).toMatch(/^choices/)
    expect(await open(token)).toEqual(before)
  })

  test('from a page that is not the last one are refused', async () => {
    const { token } = await proposals.sent()
    const { version } = await open(token)
    const choose = (choices: object) =>
      proposals.refusal('proposals.choose', { token, version, choices })
    const answers = await Promise.all([choose({ i2: 100 }), choose({ i5: 400 })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.message).toBe(PROPOSAL_CHANGED)
  })
})

describe('an acceptance', () => {
  test('is stored with its evidence, tells both, and marks the contact', async () => {
    const { id, token, contact, snapshotSha256 } = await proposals.sent()
    const { result } = await proposals.client.mutate<PublicProposal>(
      'proposals.accept',
      acceptanceOf(await open(token), token),
    )
    expect(result).toMatchObject({ state: 'accepted', signed: { name: 'Mira Castellan' } })
    const { signed, events } = await proposals.get(id)
    expect(signed).toMatchObject({ address: '127.0.0.1', browser: 'lightMyRequest' })
    expect(events.map(({ kind }) => kind).slice(0, 3)).toEqual(['created', 'sent', 'accepted'])
    expect(snapshotSha256).toBe(result.snapshotSha256)
    const mails = await mailsOf(contact.id)
    expect(mails.map(({ recipient }) => recipient)).toEqual(['visitor', 'owner', 'visitor'])
    const { contactStatus } = (
      await proposals.staff.query<{ contactStatus: string }>('contacts.get', { id: contact.id })
    ).result
    expect(contactStatus).toBe('Converted')
  })

  test('of two at once one succeeds, the other is told', async () => {
    const { token, id } = await proposals.sent()
    const acceptance = acceptanceOf(await open(token), token)
    const answers = await Promise.all(
      ['Mira Castellan', 'Ann Other', 'A Third'].map((name) =>
        proposals.refusal('proposals.accept', { ...acceptance, name }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, message } of answers.filter((each) => each.status !== 200)) {
      expect({ status, message }).toEqual({ status: 409, message: PROPOSAL_ACCEPTED })
    }
    const { events } = await proposals.get(id)
    expect(events.filter(({ kind }) => kind === 'accepted')).toHaveLength(1)
  })

  test('after the last day in Melbourne is refused', async () => {
    const { token, id } = await proposals.sent()
    const acceptance = acceptanceOf(await open(token), token)
    await endIn(id, 0)
    expect((await open(token)).state).toBe('sent')
    await endIn(id, -1)
    expect((await open(token)).state).toBe('expired')
    const refused = await proposals.refusal('proposals.accept', acceptance)
    expect(refused).toMatchObject({ status: 409, message: PROPOSAL_EXPIRED })
    expect((await proposals.get(id)).state).toBe('expired')
  })

  test('of what was sent before a newer version is refused', async () => {
    const { token, id, draft, draftVersion } = await proposals.sent()
    const acceptance = acceptanceOf(await open(token), token)
    await proposals.staff.mutate('proposals.update', {
      ...{ id, draftVersion, draft: { ...draft, notes: 'New' } },
    })
    await proposals.staff.mutate('proposals.send', { id, draftVersion: draftVersion + 1 })
    const refused = await proposals.refusal('proposals.accept', acceptance)
    expect(refused).toMatchObject({ status: 409, message: PROPOSAL_CHANGED })
  })

  test('with another total than the page shows is refused', async () => {
    const { token } = await proposals.sent()
    const acceptance = acceptanceOf(await open(token), token)
    for (const total of [acceptance.total - 1, 0, 1]) {
      const refused = await proposals.refusal('proposals.accept', { ...acceptance, total })
      expect(refused).toMatchObject({ status: 409, message: PROPOSAL_CHANGED })
    }
    expect((await open(token)).state).toBe('sent')
  })

  test.each<[string, string, object]>([
    ['a name of 10,000 characters', 'name', { name: 'x'.repeat(10_000) }],
    ['no name', 'name', { name: '  ' }],
    ['a name of two lines', 'name', { name: 'Mira\nBcc: all' }],
    ['no consent', 'agreed', { agreed: false }],
    ['markup for a drawing', 'drawing', { drawing: '"/><script>alert(1)</script>' }],
    ['a vast drawing', 'drawing', { drawing: 'M1 1L1 1'.repeat(3_000) }],
    ['a drawing beyond its field', 'drawing', { drawing: 'M0 0L600 0' }],
    ['a drawing below its field', 'drawing', { drawing: 'M0 0L0 200' }],
    ['a drawing that begins nowhere', 'drawing', { drawing: 'L1 1' }],
    ['a name that nobody can see', 'name', { name: '\u200b\u200d' }],
    ['a total that is no number', 'total', { total: 'all' }],
    ['a total below 0', 'total', { total: -1 }],
    ['a vast total', 'total', { total: 1e18 }],
    ['another field', '', { state: 'accepted' }],
  ])(
    'with %s is refused by the name of the field, and nothing is stored',
    async (_, path, change) => {
      const { token } = await proposals.sent()
      const acceptance = acceptanceOf(await open(token), token)
      const refused = await proposals.refusal('proposals.accept', { ...acceptance, ...change })
      expect(refused.status).toBe(400)
      expect(refused.issues.map((issue) => issue.path)).toContain(path)
      expect((await open(token)).state).toBe('sent')
    },
  )

  test('with markup for a name is kept as text', async () => {
    const { token, id } = await proposals.sent()
    const name = '<img src=x onerror=alert(1)> O’Neil'
    await proposals.client.mutate('proposals.accept', {
      ...acceptanceOf(await open(token), token),
      name,
    })
    const { signed } = await proposals.get(id)
    expect(signed?.name).toBe(name)
    const page = await site.app.inject({ url: `/verify/${signed?.verifyCode}` })
    expect(page.body).not.toContain('<img src=x')
  })

  test('ends the choices, and nothing of it can be changed', async () => {
    const { token, id, draft, draftVersion } = await proposals.sent()
    const seen = await open(token)
    await proposals.client.mutate('proposals.accept', acceptanceOf(seen, token))
    for (const [call, input] of [
      ['proposals.choose', { token, version: seen.version, choices: { i2: 100 } }],
      ['proposals.decline', { token, version: seen.version }],
    ] as const) {
      expect(await proposals.refusal(call, input)).toMatchObject({
        ...{ status: 409, message: PROPOSAL_ACCEPTED },
      })
    }
    for (const [call, input] of [
      ['proposals.update', { id, draft, draftVersion }],
      ['proposals.send', { id, draftVersion }],
      ['proposals.withdraw', { id }],
    ] as const) {
      expect((await proposals.refusal(call, input, proposals.authorization)).status).toBe(409)
    }
  })
})

test('what a client did not see cannot be declined', async () => {
  const { token } = await proposals.sent()
  const { version } = await open(token)
  await proposals.client.mutate('proposals.choose', { token, version, choices: { i2: 100 } })
  const refused = await proposals.refusal('proposals.decline', { token, version })
  expect(refused).toMatchObject({ status: 409, message: PROPOSAL_CHANGED })
  expect((await open(token)).state).toBe('sent')
})

test('to choose what is chosen already changes nothing', async () => {
  const { token } = await proposals.sent()
  const { version } = await open(token)
  const choose = (choices: object) =>
    proposals.client.mutate<PublicProposal>('proposals.choose', { token, version, choices })
  expect((await choose({})).result.version).toBe(version)
  expect((await choose({ i2: 100 })).result.version).toBe(version + 1)
})

test('a declined proposal keeps its reason and cannot be accepted', async () => {
  const { token, id, contact } = await proposals.sent()
  const acceptance = acceptanceOf(await open(token), token)
  await proposals.client.mutate('proposals.decline', {
    ...{ token, version: acceptance.version, reason: 'Too dear.' },
  })
  const refused = await proposals.refusal('proposals.accept', acceptance)
  expect(refused).toMatchObject({ status: 409, message: PROPOSAL_DECLINED })
  expect(await proposals.get(id)).toMatchObject({ state: 'declined', declineReason: 'Too dear.' })
  const owner = (await mailsOf(contact.id)).find(({ recipient }) => recipient === 'owner')
  expect(owner?.bodyText).toContain('Too dear.')
})

test('a question reaches the owner, by bell and by mail', async () => {
  const { token, id, contact } = await proposals.sent()
  await proposals.client.mutate('proposals.ask', { token, question: 'Does it\ninclude photos?' })
  const { result } = await proposals.staff.query<{ rows: { kind: string; proposalId: number }[] }>(
    'notifications.list',
  )
  expect(result.rows[0]).toMatchObject({ kind: 'proposal_asked', proposalId: id })
  const owner = (await mailsOf(contact.id)).find(({ recipient }) => recipient === 'owner')
  expect(owner?.bodyText).toContain('> Does it\n> include photos?')
})

test('openings are counted, told once an hour, and programs are none', async () => {
  const { token, id } = await proposals.sent()
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
  const told = (await mailsOf(contact.id)).filter(({ subject }) => subject.includes('opened'))
  expect(told).toHaveLength(1)
})

describe('reminders', () => {
  const noon = new Date('2026-06-01T02:00:00Z')
  const remindersOf = async (contactId: number) =>
    (await mailsOf(contactId)).filter(({ subject }) => subject.includes('ends soon'))

  test('come once on each day that is set, by day, and not after an answer', async () => {
    const { id, contact, token } = await proposals.sent((draft) => {
      draft.reminderDays = [7, 2]
    })
    await endIn(id, 8)
    await remindClients(site.deps, noon)
    expect(await remindersOf(contact.id)).toHaveLength(0)
    await endIn(id, 7)
    await remindClients(site.deps, new Date('2026-06-01T14:00:00Z'))
    expect(await remindersOf(contact.id)).toHaveLength(0)
    for (let run = 0; run < 3; run += 1) await remindClients(site.deps, noon)
    expect(await remindersOf(contact.id)).toHaveLength(1)
    await endIn(id, 1)
    await remindClients(site.deps, noon)
    const reminders = await remindersOf(contact.id)
    expect(reminders).toHaveLength(2)
    expect(reminders[1]?.bodyText).toContain(`/proposals/${token}/reminders`)
    const { version } = await open(token)
    await proposals.client.mutate('proposals.decline', { token, version })
    await endIn(id, 0)
    await remindClients(site.deps, noon)
    expect(await remindersOf(contact.id)).toHaveLength(2)
  })

  test('are stopped by the page of their link, and by its button alone', async () => {
    const { id, contact, token } = await proposals.sent((draft) => {
      draft.reminderDays = [5]
    })
    const url = `/proposals/${token}/reminders`
    expect((await site.app.inject({ url })).statusCode).toBe(200)
    expect((await proposals.get(id)).events.map(({ kind }) => kind)).not.toContain(
      'reminders_stopped',
    )
    const stopped = await site.app.inject({
      ...{ method: 'POST', url, payload: '' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(stopped.statusCode).toBe(200)
    await endIn(id, 3)
    await remindClients(site.deps, noon)
    expect(await remindersOf(contact.id)).toHaveLength(0)
  })

  test('and the owner hears once of one that expired', async () => {
    const { id, contact } = await proposals.sent()
    await endIn(id, -1)
    await remindClients(site.deps, noon)
    await remindClients(site.deps, noon)
    const told = (await mailsOf(contact.id)).filter(({ subject }) => subject.includes('expired'))
    expect(told).toHaveLength(1)
    const { events } = await proposals.get(id)
    expect(events.filter(({ kind }) => kind === 'expired')).toHaveLength(1)
  })
})

test('the list filters by state and text, with what each state comes to', async () => {
  const { id, reference, totalCents } = await proposals.sent()
  const list = async (filter: object) =>
    (await proposals.staff.query<ProposalPage>('proposals.list', { filter })).result
  const found = await list({ text: reference.toLowerCase() })
  expect(found.rows).toHaveLength(1)
  expect(found.rows[0]).toMatchObject({ id, totalCents, state: 'sent' })
  for (const state of ['draft', 'sent', 'expired', 'accepted', 'declined', 'withdrawn'] as const) {
    const { rows, totals } = await list({ state })
    expect(new Set(rows.map((row) => row.state))).toEqual(new Set([state]))
    const sums = totals.find((each) => each.state === state)
    expect(sums?.count).toBeGreaterThan(0)
    if (rows.length < 25) {
      expect(sums?.totalCents).toBe(rows.reduce((sum, row) => sum + row.totalCents, 0))
    }
  }
})

test('the timeline cannot be rewritten', async () => {
  await proposals.sent()
  await expect(site.pool.query(`update proposal_events set text = 'other'`)).rejects.toThrow(
    'is not changed',
  )
})
