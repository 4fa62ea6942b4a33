import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { countAll } from '@agency/api/pagination/row-counts'
import { CONTACT_CHANGED_MEANWHILE } from '@agency/contract/contact'
import { BACKUPS_STAY } from '@agency/contract/contact-deletion'
import type { EmailDetail, EmailPage } from '@agency/contract/email'
import type { NotificationPage } from '@agency/contract/notification'
import { sharePictureUrl } from '@agency/contract/picture-variants'
import type { ProposalDetail } from '@agency/contract/proposal-calls'
import jwt from 'jsonwebtoken'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  filesIn,
  findTablesContaining,
  noor,
  odile,
  openDeletionActions,
  waitUntilNoJobs,
  odileTerms as words,
} from '../support/contact-deletion-site.ts'
import { callerOf, procedureErrorOf } from '../support/procedures.ts'
import { sharedDocuments } from '../support/proposal-site.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

describe('a deleted person', () => {
  let site: TestApp
  let act: Awaited<ReturnType<typeof openDeletionActions>>
  let deleted: Awaited<ReturnType<typeof act.seed>>
  let otherPerson: Awaited<ReturnType<typeof act.seed>>
  let signed: ProposalDetail
  let document: Buffer
  let filesBefore: string[]
  let emailsBefore: string[]
  let otherPersonBefore: unknown[]
  let unreadBefore: number
  let updatedAt: string

  const statusOf = async (url: string) => (await site.app.inject(url)).statusCode
  const readOtherPerson = async () => {
    const { id } = await act.contactOf(noor)
    return Promise.all([
      act.staff.query('contacts.get', { id }),
      act.staff.query('contacts.timeline', { id, size: 50 }),
      act.staff.query('proposals.ofContact', { contactId: id }),
      act.staff.query('search.find', { text: 'haddad' }),
      act.visitor.query('shareLinks.get', { token: otherPerson.link.token }),
    ])
  }
  const unread = async () =>
    (await act.staff.query<{ unread: number }>('notifications.unread')).result.unread
  const sharedFiles = () =>
    ['.webp', '-phone.webp', '.jpg', '.pdf'].map(
      (suffix) => `/share/concepts/${deleted.link.token}${suffix}`,
    )
  const gallery = async () => (await site.app.inject('/api/gallery-concepts')).body

  beforeAll(async () => {
    site = await openTestApp({
      makesVariants: true,
      wrapEstimateWriter: sharedDocuments.wrapEstimateWriter,
    })
    act = await openDeletionActions(site)
    otherPerson = await act.seed(noor)
    await waitUntilNoJobs(site)
    filesBefore = await filesIn(site.filesDir)
    emailsBefore = await filesIn(site.mailDir)
    unreadBefore = await unread()
    otherPersonBefore = await readOtherPerson()

    deleted = await act.seed(odile)
    signed = await act.signProposal(odile, 'A catalogue')
    await waitUntilNoJobs(site)
    await act.staff.mutate('proposals.markDepositReceived', { id: signed.id })
    const response = await site.app.inject(`/proposals/${signed.token}/document.pdf`)
    document = response.rawPayload
    // Made on the first request, as for a shared link.
    await site.app.inject(`/share/concepts/${deleted.link.token}.jpg`)
    await site.deps.storage.put(sharePictureUrl(deleted.imageUrl).slice(9), new Uint8Array(1))
    await waitUntilNoJobs(site)
    // The state that a process leaves if it dies while storing an email.
    const newestEmail = (await filesIn(site.mailDir)).find((file) => !emailsBefore.includes(file))
    await writeFile(path.join(site.mailDir, `${newestEmail}.part`), 'Half a mail to Odile Quenby')
    updatedAt = (await act.contactOf(odile)).updatedAt
  })
  afterAll(() => site.close())

  test('is stored in many places beforehand', async () => {
    const counts = await findTablesContaining(site, words)
    for (const table of [
      ...['contacts', 'contact_changes', 'submissions', 'generations', 'concepts'],
      ...['mails', 'proposals', 'proposal_events', 'rate_limits'],
    ]) {
      expect(counts, table).toHaveProperty([`public.${table}`])
    }
    expect((await filesIn(site.filesDir)).length).toBeGreaterThan(filesBefore.length + 10)
    expect((await filesIn(site.mailDir)).length).toBeGreaterThan(emailsBefore.length + 5)
    expect(await unread()).toBeGreaterThan(unreadBefore)
    expect(await gallery()).toContain(odile.company)
    for (const url of [deleted.imageUrl, deleted.phoneUrl, deleted.pdfUrl, ...sharedFiles()]) {
      expect([url, await statusOf(url)]).toEqual([url, 200])
    }
    expect(document.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('cannot be deleted by visitors, or with expired or forged tokens', async () => {
    const { secret } = site.deps.tokens
    const claims = jwt.decode(act.token) as Record<string, number>
    const now = Math.floor(Date.now() / 1000)
    const expired = jwt.sign({ ...claims, iat: now - 3_600, exp: now - 60 }, secret)
    for (const bearer of [undefined, `Bearer ${expired}`, `Bearer ${act.token}x`, 'Bearer a.b.c']) {
      const response = await act.deleteContact(
        { id: deleted.id, updatedAt },
        callerOf(site, bearer),
      )
      expect(response).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
    }
    expect((await act.contactOf(odile)).id).toBe(deleted.id)
  })

  test('is not deleted if changed since they were loaded', async () => {
    const error = await procedureErrorOf(
      site,
      'contacts.forget',
      { id: deleted.id, updatedAt: '2026-01-01T00:00:00.000Z' },
      `Bearer ${act.token}`,
    )
    expect(error).toMatchObject({ status: 409, message: CONTACT_CHANGED_MEANWHILE })
    for (const input of [
      { id: deleted.id },
      { id: deleted.id, updatedAt: 'now' },
      { id: 2 ** 31 },
    ]) {
      expect((await act.staff.mutate('contacts.forget', input)).status).toBe(400)
    }
    expect((await act.contactOf(odile)).id).toBe(deleted.id)
  })

  test('is gone from every table except for the proposal they signed', async () => {
    const version = site.deps.content.current()
    const responses = await Promise.all([
      act.deleteContact({ id: deleted.id, updatedAt }),
      act.deleteContact({ id: deleted.id, updatedAt }),
    ])
    // Of two concurrent calls, one succeeds.
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404])
    const { result } = responses.find(({ status }) => status === 200) ?? {}
    expect(result).toEqual({
      ...{ submissions: 5, concepts: 1, estimates: 4, proposals: 2, keptProposals: 1 },
      mails: expect.any(Number),
      message: BACKUPS_STAY,
    })
    // Pages that were rendered with their concept are rendered again.
    await expect.poll(() => site.deps.content.current()).toBeGreaterThan(version ?? 0)
    await waitUntilNoJobs(site)
    expect(await findTablesContaining(site, words)).toEqual({
      'public.proposals': 1,
      'public.proposal_events': 1,
    })
    const remaining = await site.db.selectFrom('proposals').select(['id', 'contactId']).execute()
    expect(remaining.filter(({ contactId }) => contactId === null)).toEqual([
      { id: signed.id, contactId: null },
    ])
    const record = await site.db.selectFrom('forgottenPeople').selectAll().executeTakeFirstOrThrow()
    const { message: _message, ...counts } = result ?? {}
    expect(record).toEqual({
      ...{ id: 1, staffId: 1, forgottenAt: expect.any(Date), ...counts },
    })
  })

  test('cannot be deleted a second time', async () => {
    expect(await act.deleteContact({ id: deleted.id, updatedAt })).toMatchObject({
      ...{ status: 404, code: 'NOT_FOUND' },
    })
    expect((await act.staff.query('contacts.get', { id: deleted.id })).status).toBe(404)
  })

  test('leaves no file but the signed document, and no stored email', async () => {
    const remainingFiles = (await filesIn(site.filesDir)).filter(
      (file) => !filesBefore.includes(file),
    )
    const { documentUrl } = await site.db
      .selectFrom('proposals')
      .select('documentUrl')
      .where('id', '=', signed.id)
      .executeTakeFirstOrThrow()
    expect(remainingFiles).toEqual([documentUrl?.slice('/uploads'.length)])
    expect(await filesIn(site.mailDir)).toEqual(emailsBefore)
    const pictures = await site.db.selectFrom('pictures').select('url').execute()
    expect(JSON.stringify(pictures)).not.toContain(path.basename(deleted.imageUrl, '.webp'))
  })

  test('is gone from every public URL', async () => {
    for (const url of [
      ...[deleted.imageUrl, deleted.phoneUrl, deleted.imageUrl.replace('.webp', '-640.webp')],
      ...[sharePictureUrl(deleted.imageUrl), ...sharedFiles()],
      ...[deleted.draft, deleted.sent].map(({ token }) => `/proposals/${token}/document.pdf`),
    ]) {
      expect([url, await statusOf(url)]).toEqual([url, 404])
    }
    // As for every expired estimate.
    expect(await statusOf(deleted.pdfUrl)).toBe(410)
    for (const [name, input] of [
      ['generations.find', { generationId: deleted.generationId }],
      ['shareLinks.get', { token: deleted.link.token }],
      ['proposals.open', { token: deleted.sent.token }],
    ] as const) {
      expect((await act.visitor.query(name, input)).status, name).toBe(404)
    }
    expect(await gallery()).not.toContain(odile.company)
  })

  test('appears in no search or list, and all counts are correct', async () => {
    const { result } = await act.staff.query('search.find', { text: 'quandary' })
    expect(JSON.stringify(result)).not.toMatch(/quandary|quenby/i)
    for (const list of ['contacts.list', 'estimates.list', 'emails.list', 'notifications.list']) {
      const { status, result: page } = await act.staff.query(list, { size: 100 })
      expect([status, JSON.stringify(page)]).toEqual([200, expect.not.stringMatching(/quenby/i)])
    }
    const { rows } = await site.pool.query(`
      select (select count(*)::int from contacts) as contacts,
        (select count(*)::int from submissions) as submissions,
        (select count(*)::int from concepts) as concepts`)
    for (const table of ['contacts', 'submissions', 'concepts'] as const) {
      expect(await countAll(site.db, table), table).toBe(rows[0][table])
    }
    expect(await unread()).toBe(unreadBefore)
    const { rows: notifications } = (
      await act.staff.query<NotificationPage>('notifications.list', { size: 100 })
    ).result
    expect(notifications.filter(({ read }) => !read)).toHaveLength(unreadBefore)
  })

  test('leaves other people’s data unchanged', async () => {
    expect(await readOtherPerson()).toEqual(otherPersonBefore)
    const files = await filesIn(site.filesDir)
    expect(files).toEqual(expect.arrayContaining(filesBefore))
    for (const url of [otherPerson.imageUrl, otherPerson.phoneUrl, otherPerson.pdfUrl]) {
      expect(await statusOf(url), url).toBe(200)
    }
    expect(await statusOf(`/proposals/${otherPerson.sent.token}/document.pdf`)).toBe(200)
  })

  test('leaves what they signed, with its document, payment and evidence', async () => {
    const { result } = await act.staff.query<ProposalDetail>('proposals.get', { id: signed.id })
    expect(result).toMatchObject({
      ...{ state: 'accepted', deposit: { paidBy: 'transfer' }, signed: { name: odile.name } },
      contact: { ...signed.contact, id: null },
    })
    expect(result.events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['created', 'sent', 'accepted', 'sealed', 'deposit_paid']),
    )
    const response = await site.app.inject(`/proposals/${signed.token}/document.pdf`)
    expect(response.rawPayload.equals(document)).toBe(true)
    expect((await act.visitor.query('proposals.open', { token: signed.token })).status).toBe(200)
    const { verifyCode } = result.signed ?? {}
    expect((await site.app.inject(`/verify/${verifyCode}`)).body).toContain(odile.name)
    const { rows } = (
      await act.staff.query<{ rows: { id: number }[] }>('proposals.list', {
        ...{ filter: { text: signed.reference } },
      })
    ).result
    expect(rows.map(({ id }) => id)).toEqual([signed.id])
    for (const text of [odile.name, odile.company, odile.email]) {
      const listed = await act.staff.query<{ rows: { id: number }[] }>('proposals.list', {
        ...{ filter: { text } },
      })
      expect([text, listed.result.rows.map(({ id }) => id)]).toEqual([text, [signed.id]])
    }
  })

  test('is named in the notification of a question, but not in the owner’s email', async () => {
    const question = { token: signed.token, question: 'When do we start?' }
    expect((await act.visitor.mutate('proposals.ask', question)).status).toBe(200)
    expect(await unread()).toBe(unreadBefore + 1)
    const { result } = await act.staff.query<NotificationPage>('notifications.list')
    expect(result.rows[0]).toMatchObject({
      ...{ kind: 'proposal_asked', name: odile.name, contactId: null, proposalId: signed.id },
    })
    const { rows } = (await act.staff.query<EmailPage>('emails.list')).result
    expect(rows[0]).toMatchObject({
      ...{ kind: 'proposal', recipient: 'owner', contact: null },
      subject: `Question about a proposal: ${signed.reference}`,
    })
    const emailDetail = await act.staff.query<EmailDetail>('emails.get', { id: rows[0]?.id })
    expect(emailDetail.result.text).toContain('The client asked a question')
    expect(emailDetail.result.text).toContain('When do we start?')
    expect(emailDetail.result.text).toContain(`/dashboard/proposals/${signed.id}`)
    expect(emailDetail.result.text).not.toContain('/dashboard/users/')
    expect(await findTablesContaining(site, words)).not.toHaveProperty(['public.mails'])
  })

  test('leaves a proposal timeline that allows no other change', async () => {
    for (const change of [
      `text = 'x'`,
      `contact_id = null, text = 'x'`,
      `contact_id = ${otherPerson.id}`,
    ]) {
      await expect(
        site.pool.query(`update proposal_events set ${change} where proposal_id = ${signed.id}`),
      ).rejects.toThrow('The timeline of a proposal is not changed.')
    }
  })

  test('becomes a new contact when they write again', async () => {
    await act.sendMessage(odile)
    const newContact = await act.contactOf(odile)
    expect(newContact).toMatchObject({ totalSubmissions: 1, contactStatus: 'New', notes: '' })
    expect(newContact.id).toBeGreaterThan(deleted.id)
  })
})
