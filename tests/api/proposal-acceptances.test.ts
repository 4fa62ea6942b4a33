import {
  PROPOSAL_ACCEPTED,
  PROPOSAL_CHANGED,
  PROPOSAL_DECLINED,
  PROPOSAL_EXPIRED,
  type PublicProposal,
} from '@agency/contract/proposal-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProposals, sharedDocuments } from '../support/proposal-site.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages } from '../support/worker-outputs.ts'

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

describe('an acceptance', () => {
  test('is stored with its evidence, notifies both sides, and marks the contact', async () => {
    const { id, token, contact, snapshotSha256 } = await proposals.createSent()
    const { result } = await proposals.client.mutate<PublicProposal>(
      'proposals.accept',
      proposals.acceptanceOf(await proposals.open(token), token),
    )
    expect(result).toMatchObject({ state: 'accepted', signed: { name: 'Mira Castellan' } })
    const { signed, events } = await proposals.get(id)
    expect(signed).toMatchObject({ address: '127.0.0.1', browser: 'lightMyRequest' })
    expect(events.map(({ kind }) => kind).slice(0, 3)).toEqual(['created', 'sent', 'accepted'])
    expect(snapshotSha256).toBe(result.snapshotSha256)
    const emails = await proposals.listEmails(contact.id)
    expect(emails.map(({ recipient }) => recipient)).toEqual(['visitor', 'owner', 'visitor'])
    const { contactStatus } = (
      await proposals.staff.query<{ contactStatus: string }>('contacts.get', { id: contact.id })
    ).result
    expect(contactStatus).toBe('Converted')
  })

  test('succeeds for one of several concurrent requests, and the others are refused', async () => {
    const { token, id } = await proposals.createSent()
    const acceptance = proposals.acceptanceOf(await proposals.open(token), token)
    const responses = await Promise.all(
      ['Mira Castellan', 'Ann Other', 'A Third'].map((name) =>
        proposals.errorOf('proposals.accept', { ...acceptance, name }),
      ),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, message } of responses.filter((response) => response.status !== 200)) {
      expect({ status, message }).toEqual({ status: 409, message: PROPOSAL_ACCEPTED })
    }
    const { events } = await proposals.get(id)
    expect(events.filter(({ kind }) => kind === 'accepted')).toHaveLength(1)
  })

  test('after the last day in Melbourne is refused', async () => {
    const { token, id } = await proposals.createSent()
    const acceptance = proposals.acceptanceOf(await proposals.open(token), token)
    await proposals.expireIn(id, 0)
    expect((await proposals.open(token)).state).toBe('sent')
    await proposals.expireIn(id, -1)
    expect((await proposals.open(token)).state).toBe('expired')
    const error = await proposals.errorOf('proposals.accept', acceptance)
    expect(error).toMatchObject({ status: 409, message: PROPOSAL_EXPIRED })
    expect((await proposals.get(id)).state).toBe('expired')
  })

  test('of an outdated version is refused', async () => {
    const { token, id, draft, draftVersion } = await proposals.createSent()
    const acceptance = proposals.acceptanceOf(await proposals.open(token), token)
    await proposals.staff.mutate('proposals.update', {
      ...{ id, draftVersion, draft: { ...draft, notes: 'New' } },
    })
    await proposals.staff.mutate('proposals.send', { id, draftVersion: draftVersion + 1 })
    const error = await proposals.errorOf('proposals.accept', acceptance)
    expect(error).toMatchObject({ status: 409, message: PROPOSAL_CHANGED })
  })

  test('with a total other than the one shown is refused', async () => {
    const { token } = await proposals.createSent()
    const acceptance = proposals.acceptanceOf(await proposals.open(token), token)
    for (const total of [acceptance.total - 1, 0, 1]) {
      const error = await proposals.errorOf('proposals.accept', { ...acceptance, total })
      expect(error).toMatchObject({ status: 409, message: PROPOSAL_CHANGED })
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
    const { token } = await proposals.createSent()
    const acceptance = proposals.acceptanceOf(await proposals.open(token), token)
    const error = await proposals.errorOf('proposals.accept', { ...acceptance, ...change })
    expect(error.status).toBe(400)
    expect(error.issues.map((issue) => issue.path)).toContain(path)
    expect((await proposals.open(token)).state).toBe('sent')
  })

  test('with markup as a name is stored as text', async () => {
    const { token, id } = await proposals.createSent()
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
  ])('with %s in its name is stored as it is displayed', async (_, name, storedName) => {
    const { token, id } = await proposals.createSent()
    const acceptance = proposals.acceptanceOf(await proposals.open(token), token)
    await proposals.client.mutate('proposals.accept', { ...acceptance, name })
    const { signed } = await proposals.get(id)
    expect(signed?.name).toBe(storedName)
    const page = await site.app.inject({ url: `/verify/${signed?.verifyCode}` })
    expect(page.body).toContain(storedName)
  })

  test('ends the choices and makes the proposal immutable', async () => {
    const { token, id, draft, draftVersion } = await proposals.createSent()
    const opened = await proposals.open(token)
    await proposals.client.mutate('proposals.accept', proposals.acceptanceOf(opened, token))
    for (const [call, input] of [
      ['proposals.choose', { token, version: opened.version, choices: { i2: 100 } }],
      ['proposals.decline', { token, version: opened.version }],
    ] as const) {
      expect(await proposals.errorOf(call, input)).toMatchObject({
        ...{ status: 409, message: PROPOSAL_ACCEPTED },
      })
    }
    for (const [call, input] of [
      ['proposals.update', { id, draft, draftVersion }],
      ['proposals.send', { id, draftVersion }],
      ['proposals.withdraw', { id }],
    ] as const) {
      expect((await proposals.errorOf(call, input, proposals.authorization)).status).toBe(409)
    }
  })
})

test('a version the client has not seen cannot be declined', async () => {
  const { token } = await proposals.createSent()
  const { version } = await proposals.open(token)
  await proposals.client.mutate('proposals.choose', { token, version, choices: { i2: 100 } })
  const error = await proposals.errorOf('proposals.decline', { token, version })
  expect(error).toMatchObject({ status: 409, message: PROPOSAL_CHANGED })
  expect((await proposals.open(token)).state).toBe('sent')
})

test('a declined proposal keeps its reason and cannot be accepted', async () => {
  const { token, id, contact } = await proposals.createSent()
  const acceptance = proposals.acceptanceOf(await proposals.open(token), token)
  await proposals.client.mutate('proposals.decline', {
    ...{ token, version: acceptance.version, reason: 'Too dear.' },
  })
  const error = await proposals.errorOf('proposals.accept', acceptance)
  expect(error).toMatchObject({ status: 409, message: PROPOSAL_DECLINED })
  expect(await proposals.get(id)).toMatchObject({ state: 'declined', declineReason: 'Too dear.' })
  const owner = (await proposals.listEmails(contact.id)).find(
    ({ recipient }) => recipient === 'owner',
  )
  expect(owner?.bodyText).toContain('Too dear.')
})
