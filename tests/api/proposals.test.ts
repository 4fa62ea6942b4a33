import { createHash } from 'node:crypto'
import type { ProposalDraft } from '@agency/contract/proposal'
import {
  DRAFT_CHANGED_MEANWHILE,
  PROPOSAL_CHANGED,
  PROPOSAL_IS_DECIDED,
  type ProposalDetail,
  type ProposalPage,
  type PublicProposal,
} from '@agency/contract/proposal-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProposals, sharedDocuments, withChoices } from '../support/proposal-site.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages } from '../support/worker-outputs.ts'

let site: TestApp
let proposals: Awaited<ReturnType<typeof openProposals>>
beforeAll(async () => {
  site = await openTestApp({
    stages: quickStages,
    wrapEstimateWriter: sharedDocuments.wrapEstimateWriter,
  })
  proposals = await openProposals(site)
})
afterAll(() => site.close())

const getItem = (items: ProposalDraft['items'], index: number) => {
  const item = items[index]
  if (!item) throw new Error(`There is no item ${index}.`)
  return item
}

describe('a draft', () => {
  test('has the lines and total of its estimate, and is created once', async () => {
    const created = await proposals.createDraft()
    const { totalCents } = await site.db
      .selectFrom('estimates')
      .select('totalCents')
      .where('id', '=', created.estimate.id)
      .executeTakeFirstOrThrow()
    expect(created).toMatchObject({ state: 'draft', totalCents, draftVersion: 1, snapshot: null })
    const repeated = await proposals.staff.mutate('proposals.create', {
      estimateId: created.estimate.id,
    })
    expect(repeated.result).toEqual({ id: created.id })
  })

  test('is visible to staff only', async () => {
    const { id, token } = await proposals.createDraft()
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

  test('changed in the meantime is not overwritten', async () => {
    const { id, draft, draftVersion } = await proposals.createDraft()
    const first = await proposals.staff.mutate<ProposalDetail>('proposals.update', {
      ...{ id, draftVersion, draft: { ...draft, notes: 'First' } },
    })
    expect(first.result.draftVersion).toBe(draftVersion + 1)
    const second = await proposals.errorOf(
      ...(['proposals.update', { id, draftVersion, draft }, proposals.authorization] as const),
    )
    expect(second).toMatchObject({ status: 409, message: DRAFT_CHANGED_MEANWHILE })
    expect((await proposals.get(id)).draft.notes).toBe('First')
  })

  test('is previewed with the price range of its choices', async () => {
    const { id, draft } = await proposals.createDraft()
    const { result } = await proposals.staff.mutate('proposals.preview', {
      ...{ id, draft: withChoices(draft) },
    })
    const withGst = (base: number) => base + Math.floor((base * 1_000 + 5_000) / 10_000)
    expect(result).toMatchObject({
      price: { total: withGst(1_000_000 + 50_000 + 90_099) },
      least: withGst(1_000_000 + 50_000 + 30_033),
      most: withGst(1_000_000 + 12_345 + 90_000 + 270_297),
    })
  })

  const invalidDrafts: [string, string, (draft: ProposalDraft) => void][] = [
    [
      'a price of 0',
      'draft.items.0.unitPrice',
      ({ items }) => {
        getItem(items, 0).unitPrice = 0
      },
    ],
    [
      'a price below 0',
      'draft.items.0.unitPrice',
      ({ items }) => {
        getItem(items, 0).unitPrice = -1
      },
    ],
    [
      'an excessive price',
      'draft.items.0.unitPrice',
      ({ items }) => {
        getItem(items, 0).unitPrice = 1e15
      },
    ],
    [
      'no quantity',
      'draft.items.0.quantity',
      ({ items }) => {
        getItem(items, 0).quantity = 0
      },
    ],
    [
      'an excessive quantity',
      'draft.items.0.quantity',
      ({ items }) => {
        getItem(items, 0).quantity = 1e9
      },
    ],
    ['a group of one', 'draft.items.2.group', ({ items }) => void items.splice(3, 1)],
    [
      'a group without a choice',
      'draft.items.2.isChosen',
      ({ items }) => {
        getItem(items, 2).isChosen = false
      },
    ],
    [
      'an inverted range',
      'draft.items.4.range.most',
      ({ items }) => {
        getItem(items, 4).range = { least: 4, most: 2 }
      },
    ],
    [
      'a quantity outside its range',
      'draft.items.4.quantity',
      ({ items }) => {
        getItem(items, 4).quantity = 1_000
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
      'two items with the same id',
      'draft.items.1.id',
      ({ items }) => {
        getItem(items, 1).id = 'i1'
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
  test.each(invalidDrafts)(
    'with %s is refused by field name, and nothing is stored',
    async (_, path, change) => {
      const { id, draft, draftVersion } = await proposals.createDraft()
      const editedDraft = withChoices(draft)
      change(editedDraft)
      const error = await proposals.errorOf(
        'proposals.update',
        { id, draft: editedDraft, draftVersion },
        proposals.authorization,
      )
      expect(error.status).toBe(400)
      expect(error.issues.map((issue) => issue.path)).toContain(path)
      expect((await proposals.get(id)).draftVersion).toBe(draftVersion)
    },
  )

  test('at its limits is previewed and saved, and refused one character beyond them', async () => {
    const { id, draft, draftVersion } = await proposals.createDraft()
    // The longest that JSON gets: a character of one UTF-16 unit takes three bytes.
    const repeatText = (length: number) => '界'.repeat(length)
    const longestDraft = {
      ...draft,
      scope: Array.from({ length: 80 }, () => ({
        name: repeatText(120),
        description: repeatText(600),
      })),
      assumptions: Array.from({ length: 40 }, () => repeatText(600)),
      exclusions: Array.from({ length: 40 }, () => repeatText(600)),
      terms: Array.from({ length: 40 }, () => repeatText(1_200)),
    }
    const call = (path: string, terms: string[]) =>
      proposals.staff.mutate(`proposals.${path}`, {
        ...{ id, draft: { ...longestDraft, terms } },
        ...(path === 'update' && { draftVersion }),
      })
    for (const path of ['preview', 'update']) {
      expect((await call(path, longestDraft.terms)).status).toBe(200)
    }
    const { code } = await call('preview', [repeatText(1_201)])
    expect(code).toBe('BAD_REQUEST')
  })

  test.each(['update', 'preview', 'previewDocument'])(
    'is not even parsed from a visitor: %s',
    async (path) => {
      const { statusCode } = await site.app.inject({
        ...{ method: 'POST', url: `/trpc/proposals.${path}` },
        headers: { 'content-type': 'application/json' },
        // Parsing it would report invalid JSON.
        payload: `{"id":1,${'x'.repeat(1_000_000)}`,
      })
      expect(statusCode).toBe(401)
    },
  )

  test('with choices too expensive to store is refused', async () => {
    const { id, draft, draftVersion } = await proposals.createDraft()
    const editedDraft = withChoices(draft)
    getItem(editedDraft.items, 1).unitPrice = 200_000_000
    getItem(editedDraft.items, 1).quantity = 100_000
    const error = await proposals.errorOf(
      ...([
        'proposals.update',
        { id, draft: editedDraft, draftVersion },
        proposals.authorization,
      ] as const),
    )
    expect(error.status).toBe(400)
  })
})

describe('a sent proposal', () => {
  test('is an immutable snapshot, emailed to its client, with a hash of its text', async () => {
    const { id, token, snapshot, snapshotSha256, contact } = await proposals.createSent()
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
    const opened = await proposals.open(token)
    expect(opened.snapshot).toEqual(snapshot)
    expect(opened.state).toBe('sent')
    const emails = await proposals.listEmails(contact.id)
    expect(emails).toHaveLength(1)
    expect(emails[0]).toMatchObject({ recipient: 'visitor', toAddress: contact.email })
    expect(emails[0]?.bodyText).toContain(`/proposals/${token}`)
  })

  test('is sent once, even if requested twice', async () => {
    const { id, draftVersion, contact } = await proposals.createSent()
    const repeated = await proposals.staff.mutate<ProposalDetail>('proposals.send', {
      id,
      draftVersion,
    })
    expect(repeated.result.snapshot?.version).toBe(1)
    expect(await proposals.listEmails(contact.id)).toHaveLength(1)
  })

  test('reveals no other clients, staff or email, and its token opens nothing else', async () => {
    const { token, id } = await proposals.createSent()
    const text = JSON.stringify(await proposals.open(token))
    for (const secret of ['@agency', 'staff', 'address":"127', 'pdfUrl', '/uploads/estimates']) {
      expect(text).not.toContain(secret)
    }
    const otherProposal = await proposals.createSent()
    expect(otherProposal.token).not.toBe(token)
    for (const unknownToken of [
      '0'.repeat(32),
      'x',
      `${token}0`,
      String(id),
      token.toUpperCase(),
    ]) {
      const { status } = await proposals.client.query('proposals.open', { token: unknownToken })
      expect([400, 404]).toContain(status)
    }
  })

  test('is gone once withdrawn', async () => {
    const { id, token } = await proposals.createSent()
    await proposals.staff.mutate('proposals.withdraw', { id })
    expect((await proposals.client.query('proposals.open', { token })).status).toBe(404)
    const document = await site.app.inject({ url: `/proposals/${token}/document.pdf` })
    expect(document.statusCode).toBe(404)
    const error = await proposals.errorOf(
      ...(['proposals.withdraw', { id }, proposals.authorization] as const),
    )
    expect(error).toMatchObject({ status: 409, message: PROPOSAL_IS_DECIDED })
  })
})

describe('choices', () => {
  test('are priced by the server and stored', async () => {
    const { token, price, id } = await proposals.createSent()
    const before = await proposals.open(token)
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
    expect(await proposals.open(token)).toEqual(result)
    const row = await proposals.get(id)
    expect(row.totalCents).toBe(result.price.total)
    expect(row.events.at(-1)).toMatchObject({
      ...{ kind: 'changed', total: result.price.total, text: 'Photos; Best; Pages (5)' },
    })
  })

  test.each([
    ['of an unknown item', { i99: 100 }],
    ['that deselect an included item', { i1: 0 }],
    ['of both items in a group', { i4: 100 }],
    ['beyond the range', { i5: 1_000 }],
    ['below 0', { i2: -100 }],
    ['of an excessive number', { i5: 1e12 }],
  ])('%s are refused, and nothing is stored', async (_, choices) => {
    const { token } = await proposals.createSent()
    const before = await proposals.open(token)
    const error = await proposals.errorOf('proposals.choose', {
      ...{ token, version: before.version, choices },
    })
    expect(error.status).toBe(400)
    expect(error.issues[0]?.path).toMatch(/^choices/)
    expect(await proposals.open(token)).toEqual(before)
  })

  test('from an outdated page are refused', async () => {
    const { token } = await proposals.createSent()
    const { version } = await proposals.open(token)
    const choose = (choices: object) =>
      proposals.errorOf('proposals.choose', { token, version, choices })
    const responses = await Promise.all([choose({ i2: 100 }), choose({ i5: 400 })])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(responses.find(({ status }) => status === 409)?.message).toBe(PROPOSAL_CHANGED)
  })
})

test('choosing what is already chosen changes nothing', async () => {
  const { token } = await proposals.createSent()
  const { version } = await proposals.open(token)
  const choose = (choices: object) =>
    proposals.client.mutate<PublicProposal>('proposals.choose', { token, version, choices })
  expect((await choose({})).result.version).toBe(version)
  expect((await choose({ i2: 100 })).result.version).toBe(version + 1)
})

test('the list filters by state and text, with a total for each state', async () => {
  const { id, reference, totalCents } = await proposals.createSent()
  await proposals.createDraft()
  await proposals.createAccepted()
  await proposals.createDeclined()
  const withdrawn = await proposals.createSent()
  await proposals.staff.mutate('proposals.withdraw', { id: withdrawn.id })
  const expired = await proposals.createSent()
  await proposals.expireIn(expired.id, -1)
  const list = async (filter: object) =>
    (await proposals.staff.query<ProposalPage>('proposals.list', { filter })).result
  const listed = await list({ text: reference.toLowerCase() })
  expect(listed.rows).toHaveLength(1)
  expect(listed.rows[0]).toMatchObject({ id, totalCents, state: 'sent' })
  for (const state of ['draft', 'sent', 'expired', 'accepted', 'declined', 'withdrawn'] as const) {
    const { rows, totals } = await list({ state })
    expect(new Set(rows.map((row) => row.state))).toEqual(new Set([state]))
    const stateTotal = totals.find((entry) => entry.state === state)
    expect(stateTotal?.count).toBeGreaterThan(0)
    if (rows.length < 25) {
      expect(stateTotal?.totalCents).toBe(rows.reduce((sum, row) => sum + row.totalCents, 0))
    }
  }
})

test('the timeline cannot be rewritten', async () => {
  await proposals.createSent()
  await expect(site.pool.query(`update proposal_events set text = 'other'`)).rejects.toThrow(
    'is not changed',
  )
})
