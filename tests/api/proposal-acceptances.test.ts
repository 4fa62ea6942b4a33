import {
  PROPOSAL_ACCEPTED,
  PROPOSAL_CHANGED,
  PROPOSAL_DECLINED,
  PROPOSAL_EXPIRED,
  type PublicProposal,
} from '@agency/contract/proposal-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProposals, writtenOnce } from '../support/proposal-site.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages } from '../support/worker-outputs.ts'

let site: TestApp
let proposals: Awaited<ReturnType<typeof openProposals>>
beforeAll(async () => {
  site = await openTestApp({
    stages: quickStages,
    ...writtenOnce,
  })
  proposals = await openProposals(site)
})
afterAll(() => site.close())

describe('an acceptance', () => {
  test('is stored with its evidence, notifies both sides, and marks the contact', async () => {
    const { id, token, contact, snapshotSha256 } = await proposals.sent()
    const { result } = await proposals.client.mutate<PublicProposal>(
      'proposals.accept',
      proposals.acceptanceOf(await proposals.open(token), token),
    )
    expect(result).toMatchObject({ state: 'accepted', signed: { name: 'Mira Castellan' } })
    const { signed, events } = await proposals.get(id)
    expect(signed).toMatchObject({ address: '127.0.0.1', browser: 'lightMyRequest' })
    expect(events.map(({ kind }) => kind).slice(0, 3)).toEqual(['created', 'sent', 'accepted'])
    expect(snapshotSha256).toBe(result.snapshotSha256)
    const mails = await proposals.mailsOf(contact.id)
    expect(mails.map(({ recipient }) => recipient)).toEqual(['visitor', 'owner', 'visitor'])
    const { contactStatus } = (
      await proposals.staff.query<{ contactStatus: string }>('contacts.get', { id: contact.id })
    ).result
    expect(contactStatus).toBe('Converted')
  })

  test('succeeds for one of several concurrent requests, and the others are refused', async () => {
    const { token, id } = await proposals.sent()
    const acceptance = proposals.acceptanceOf(await proposals.open(token), token)
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
    const acceptance = proposals.acceptanceOf(await proposals.open(token), token)
    await proposals.endIn(id, 0)
    expect((await proposals.open(token)).state).toBe('sent')
    await proposals.endIn(id, -1)
    expect((await proposals.open(token)).state).toBe('expired')
    const refused = await proposals.refusal('proposals.accept', acceptance)
    expect(refused).toMatchObject({ status: 409, message: PROPOSAL_EXPIRED })
    expect((await proposals.get(id)).state).toBe('expired')
  })

  test('of an outdated version is refused', async () => {
    const { token, id, draft, draftVersion } = await proposals.sent()
    const acceptance = proposals.acceptanceOf(await proposals.open(token), token)
    await proposals.staff.mutate('proposals.update', {
      ...{ id, draftVersion, draft: { ...draft, notes: 'New' } },
    })
    await proposals.staff.mutate('proposals.send', { id, draftVersion: draftVersion + 1 })
    const refused = await proposals.refusal('proposals.accept', acceptance)
    expect(refused).toMatchObject({ status: 409, message: PROPOSAL_CHANGED })
  })

  test('with a total other than the one shown is refused', async () => {
    const { token } = await proposals.sent()
    const acceptance = proposals.acceptanceOf(await proposals.open(token), token)
    for (const total of [acceptance.total - 1, 0, 1]) {
      const refused = await proposals.refusal('proposals.accept', { ...acceptance, total })
      expect(refused).toMatchObject({ status: 409, message: PROPOSAL_CHANGED })
    }
    expect((await proposals.open(token)).state).toBe('sent')
  })

  test.each<[string, string, object]>([
    ['a name of 10,000 characters', 'name', { name: 'x'.repeat(10_000) }],
    ['no name', 'name', { name: '  ' }],
    ['a two-line name', 'name', { name: 'Mira\nBcc: all' }],
    ['no consent', 'agreed', { agreed: false }],
    ['markup as a drawing', 'drawing', { drawing: '"/><script>alert(1)</script>' }],
    ['an oversized drawing', 'drawing', { drawing: 'M1 1L1 1'.repeat(3_000) }],
    ['a drawing beyond its field', 'drawing', { drawing: 'M0 0L600 0' }],
    ['a drawing below its field', 'drawing', { drawing: 'M0 0L0 200' }],
    ['a drawing without a starting point', 'drawing', { drawing: 'L1 1' }],
    ['an invisible name', 'name', { name: '\u200b\u200d' }],
    ['a total that is not a number', 'total', { total: 'all' }],
    ['a total below 0', 'total', { total: -1 }],
    ['an excessive total', 'total', { total: 1e18 }],
    ['another field', '', { state: 'accepted' }],
  ])('with %s is refused by field name, and nothing is stored', async (_, path, change) => {
    const { token } = await proposals.sent()
    const acceptance = proposals.acceptanceOf(await proposals.open(token), token)
    const refused = await proposals.refusal('proposals.accept', { ...acceptance, ...change })
    expect(refused.status).toBe(400)
    expect(refused.issues.map((issue) => issue.path)).toContain(path)
    expect((await proposals.open(token)).state).toBe('sent')
  })

  test('with markup as a name is stored as text', async () => {
    const { token, id } = await proposals.sent()
    const name = '<img src=x onerror=alert(1)> O’Neil'
    await proposals.client.mutate('proposals.accept', {
      ...proposals.acceptanceOf(await proposals.open(token), token),
      name,
    })
    const { signed } = await proposals.get(id)
    expect(signed?.name).toBe(name)
    const page = await site.app.inject({ url: `/verify/${signed?.verifyCode}` })
    expect(page.body).not.toContain('<img src=x')
  })

  test.each([
    ['invisible fillers and tags', 'Mi\u3164ra\u180e \u{e0041}X\u2028', 'Mira X'],
    ['bidirectional controls', 'Mira \u202egro.live\u2066 \u200bX\u200f', 'Mira gro.live X'],
    ['a variation selector', '葛\u{e0100}城', '葛\u{e0100}城'],
    ['a joiner between letters', 'क्\u200dष मीरा', 'क्\u200dष मीरा'],
  ])('with %s in its name is stored as it reads', async (_, name, kept) => {
    const { token, id } = await proposals.sent()
    const acceptance = proposals.acceptanceOf(await proposals.open(token), token)
    await proposals.client.mutate('proposals.accept', { ...acceptance, name })
    const { signed } = await proposals.get(id)
    expect(signed?.name).toBe(kept)
    const page = await site.app.inject({ url: `/verify/${signed?.verifyCode}` })
    expect(page.body).toContain(kept)
  })

  test('ends the choices and makes the proposal immutable', async () => {
    const { token, id, draft, draftVersion } = await proposals.sent()
    const seen = await proposals.open(token)
    await proposals.client.mutate('proposals.accept', proposals.acceptanceOf(seen, token))
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

test('a version the client has not seen cannot be declined', async () => {
  const { token } = await proposals.sent()
  const { version } = await proposals.open(token)
  await proposals.client.mutate('proposals.choose', { token, version, choices: { i2: 100 } })
  const refused = await proposals.refusal('proposals.decline', { token, version })
  expect(refused).toMatchObject({ status: 409, message: PROPOSAL_CHANGED })
  expect((await proposals.open(token)).state).toBe('sent')
})

test('a declined proposal keeps its reason and cannot be accepted', async () => {
  const { token, id, contact } = await proposals.sent()
  const acceptance = proposals.acceptanceOf(await proposals.open(token), token)
  await proposals.client.mutate('proposals.decline', {
    ...{ token, version: acceptance.version, reason: 'Too dear.' },
  })
  const refused = await proposals.refusal('proposals.accept', acceptance)
  expect(refused).toMatchObject({ status: 409, message: PROPOSAL_DECLINED })
  expect(await proposals.get(id)).toMatchObject({ state: 'declined', declineReason: 'Too dear.' })
  const owner = (await proposals.mailsOf(contact.id)).find(({ recipient }) => recipient === 'owner')
  expect(owner?.bodyText).toContain('Too dear.')
})
