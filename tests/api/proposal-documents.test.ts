import { execFile } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { sealProposal } from '@agency/api/features/proposals/seal-proposal-job'
import { loadOrCreateCertificate, readP12 } from '@agency/api/signing/certificate'
import { openSealer } from '@agency/api/signing/sealer'
import { sweepFiles } from '@agency/api/storage/sweep-files-job'
import type { PublicProposal } from '@agency/contract/proposal-calls'
import { readPdf } from '@agency/estimate/read-pdf'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readCertificate } from '../../apps/server/src/signing-certificate.ts'
import { openProposals, sharedDocuments } from '../support/proposal-site.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages } from '../support/worker-outputs.ts'

const run = promisify(execFile)

let site: TestApp
let proposals: Awaited<ReturnType<typeof openProposals>>
let dir: string
/** The number of documents that were written. */
let writeCount = 0
beforeAll(async () => {
  site = await openTestApp({
    stages: quickStages,
    wrapEstimateWriter: sharedDocuments.wrapEstimateWriter,
    wrapProposalWriter: (write) => (content, caller) => {
      writeCount += 1
      return write(content, caller)
    },
  })
  proposals = await openProposals(site)
  dir = await mkdtemp(path.join(tmpdir(), 'proposal-documents-'))
})
afterAll(async () => {
  await site.close()
  await rm(dir, { recursive: true, force: true })
})

const dollars = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
const documentOf = (token: string) => site.app.inject({ url: `/proposals/${token}/document.pdf` })
const textOf = async (bytes: Uint8Array) =>
  (await readPdf(bytes)).pages
    .flat()
    .map(({ text }) => text)
    .join(' ')

async function createAccepted(drawing = '', name = 'Mira Castellan') {
  const proposal = await proposals.createSent()
  const { token } = proposal
  const before = await proposals.open(token)
  const { result } = await proposals.client.mutate<PublicProposal>('proposals.choose', {
    ...{ token, version: before.version, choices: { i2: 100, i5: 700 } },
  })
  await proposals.client.mutate('proposals.accept', {
    ...{ token, version: result.version, total: result.price.total, drawing },
    ...{ name, agreed: true },
  })
  await vi.waitFor(async () => expect((await documentOf(token)).statusCode).toBe(200), 30_000)
  return { ...proposal, price: result.price, response: await documentOf(token) }
}

test('the document of a proposal matches its page to the cent', async () => {
  const { token } = await proposals.createSent()
  const { version } = await proposals.open(token)
  await proposals.client.mutate('proposals.choose', { token, version, choices: { i2: 100 } })
  const { price } = await proposals.open(token)
  const response = await documentOf(token)
  expect(response.headers).toMatchObject({
    ...{ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' },
    ...{ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
  })
  const text = await textOf(response.rawPayload)
  for (const cents of [price.subtotal, price.gst, price.total, price.deposit]) {
    expect(text).toContain(dollars(cents))
  }
  for (const { amount } of price.lines) expect(text).toContain(dollars(amount))
  expect(text).not.toContain('SHA-256')
})

test('the document is generated once for all requests, and again when options change', async () => {
  const { token } = await proposals.createSent()
  const before = writeCount
  const documents = await Promise.all(Array.from({ length: 20 }, () => documentOf(token)))
  expect(new Set(documents.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  await documentOf(token)
  expect(writeCount - before).toBe(1)
  const { version } = await proposals.open(token)
  await proposals.client.mutate('proposals.choose', { token, version, choices: { i2: 100 } })
  await documentOf(token)
  expect(writeCount - before).toBe(2)
})

test('a signed document contains its evidence, and its hash is the stored one', async () => {
  const { id, response, price, snapshotSha256 } = await createAccepted('M10 10L200 100L300 20')
  const detail = await proposals.get(id)
  const hash = createHash('sha256').update(response.rawPayload).digest('hex')
  expect(detail.signed?.documentSha256).toBe(hash)
  const text = await textOf(response.rawPayload)
  const facts = [
    ...['Mira Castellan', '127.0.0.1', 'lightMyRequest', 'Photos', 'Version 1'],
    ...[snapshotSha256 ?? '', detail.signed?.verifyCode ?? '', dollars(price.total)],
    ...['Options changed', 'Accepted', 'not legal advice', 'made for itself'],
  ]
  for (const fact of facts) expect(text).toContain(fact)
  const verified = await site.app.inject({ url: `/verify/${detail.signed?.verifyCode}` })
  expect(verified.statusCode).toBe(200)
  expect(verified.body).toContain(hash)
  expect(verified.body).not.toContain('saltbush.example')
  expect((await site.app.inject({ url: `/verify/${'0'.repeat(20)}` })).statusCode).toBe(404)
})

test('the timeline keeps the decisive steps, however many others there are', async () => {
  const { id, token } = await proposals.createSent()
  const happen = (kind: string, count: number) =>
    site.pool.query(
      `insert into proposal_events (proposal_id, contact_id, kind)
       select id, contact_id, $2 from proposals, generate_series(1, $3::int) where id = $1`,
      [id, kind, count],
    )
  await happen('opened', 600)
  const { version } = await proposals.open(token)
  const { result } = await proposals.client.mutate<PublicProposal>('proposals.choose', {
    ...{ token, version, choices: { i2: 100 } },
  })
  await happen('asked', 1_100)
  await proposals.client.mutate('proposals.accept', proposals.acceptanceOf(result, token))
  await vi.waitFor(async () => expect((await documentOf(token)).statusCode).toBe(200), 30_000)
  const text = await textOf((await documentOf(token)).rawPayload)
  for (const step of ['Sent', 'Options changed', 'Accepted, $']) expect(text).toContain(step)
  // Drafted, sent, opened 600 times, changed, 1,100 questions and accepted: 60 of these steps are
  // shown.
  expect(text).toContain('1644 further steps are kept and not shown here.')
  expect(text.match(/Question asked/g)).toHaveLength(56)
  await happen('opened', 1_100)
  const { events } = await proposals.get(id)
  const kinds = new Set(events.map(({ kind }) => kind))
  expect([...kinds].sort()).toEqual(
    ['accepted', 'changed', 'created', 'opened', 'sealed', 'sent'].sort(),
  )
  expect(events.map((event) => event.id)).toEqual(
    events.map((event) => event.id).toSorted((a, b) => a - b),
  )
  const { steps } = await proposals.open(token)
  expect(new Set(steps.map(({ kind }) => kind))).toEqual(
    new Set(['sent', 'opened', 'changed', 'accepted']),
  )
})

test('a name in unsupported letters is recorded as code points', async () => {
  const { response } = await createAccepted('', 'สมชาย ใจดี')
  expect(await textOf(response.rawPayload)).toContain('U+0E2A U+0E21 U+0E0A U+0E32 U+0E22 U+0020')
  const { response: secondResponse } = await createAccepted('', 'Nguyễn Thị Ánh 😀')
  expect(await textOf(secondResponse.rawPayload)).not.toContain('U+')
})

// poppler-utils is not an npm package: the README names it, and CI installs it.
const hasPdfsig = await run('pdfsig', ['-v']).then(
  () => true,
  ({ code }: { code?: unknown }) => code !== 'ENOENT',
)

test.runIf(hasPdfsig)('pdfsig validates the seal and detects a changed byte', async () => {
  const { response } = await createAccepted()
  const file = path.join(dir, 'signed.pdf')
  await writeFile(file, response.rawPayload)
  const { stdout } = await run('pdfsig', [file]).catch((error) => error)
  expect(stdout).toContain('Signature Validation: Signature is Valid.')
  expect(stdout).toContain('ETSI.CAdES.detached')
  expect(stdout).toContain('Total document signed')
  const tampered = Buffer.from(response.rawPayload)
  const index = tampered.indexOf('/Title')
  tampered[index + 10] = (tampered[index + 10] ?? 0) ^ 1
  await writeFile(file, tampered)
  const tamperedReport = await run('pdfsig', [file]).catch((error) => error)
  expect(tamperedReport.stdout).toContain('Digest Mismatch')
})

test('sealing again changes nothing', async () => {
  const { id, response, token } = await createAccepted()
  await Promise.all([0, 1].map(() => sealProposal(site.deps, { proposalId: id })))
  const secondDocument = await documentOf(token)
  expect(secondDocument.rawPayload.equals(response.rawPayload)).toBe(true)
})

test('concurrent runs leave one document', async () => {
  const { token, id } = await proposals.createSent()
  const { version, price } = await proposals.open(token)
  const documents = () => readdir(path.join(site.filesDir, 'estimates'))
  const before = await documents()
  await proposals.client.mutate('proposals.accept', {
    ...{ token, version, total: price.total, name: 'Mira Castellan', agreed: true },
  })
  await Promise.all([0, 1, 2].map(() => sealProposal(site.deps, { proposalId: id })))
  const { events } = await proposals.get(id)
  expect(events.filter(({ kind }) => kind === 'sealed')).toHaveLength(1)
  // The site's own job was one of them; the late result is removed.
  await expect.poll(documents).toHaveLength(before.length + 1)
})

test('the sweep of unused files keeps signed documents', async () => {
  const { token } = await createAccepted()
  await sweepFiles(site.deps, new Date(Date.now() + 3 * 86_400_000))
  expect((await documentOf(token)).statusCode).toBe(200)
})

describe('certificates', () => {
  test('the site’s own is created once, by the first process, as a private file', async () => {
    const home = path.join(dir, 'home')
    const keys = await Promise.all([0, 1, 2].map(() => loadOrCreateCertificate(home, 'A site')))
    expect(new Set(keys.map(({ privateKey }) => privateKey)).size).toBe(1)
    expect((await stat(path.join(home, 'signing.pem'))).mode & 0o777).toBe(0o600)
    expect(await loadOrCreateCertificate(home, 'Another')).toEqual(keys[0])
    const env = { SIGNING_P12: undefined, SIGNING_PASSPHRASE: '', dataDir: home }
    expect(await readCertificate(env)).toBeUndefined()
    const complete = await readFile(path.join(home, 'signing.pem'), 'utf8')
    for (const damaged of ['', complete.slice(0, 900), complete.replace(/[A-Z]{3}/g, 'AAA')]) {
      await writeFile(path.join(home, 'signing.pem'), damaged)
      const message = `signing.pem in ${home} holds no key with its certificate`
      await expect(readCertificate(env)).rejects.toThrow(message)
    }
  })

  test('the owner’s is used and named, and a broken one is refused with a reason', async () => {
    const key = path.join(dir, 'key.pem')
    const cert = path.join(dir, 'cert.pem')
    const p12 = path.join(dir, 'owner.p12')
    await run('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert],
      ...['-days', '30', '-subj', '/CN=Emberlane Pty Ltd'],
    ])
    await run('openssl', [
      ...['pkcs12', '-export', '-inkey', key, '-in', cert, '-out', p12, '-passout', 'pass:secret'],
    ])
    const bytes = await readFile(p12)
    const certificate = await readP12(bytes, 'secret')
    expect(new X509Certificate(certificate.certificates[0] ?? '').subject).toBe(
      'CN=Emberlane Pty Ltd',
    )
    expect(await openSealer({ certificate, dir }).describe()).toContain('Emberlane Pty Ltd')
    await expect(readP12(bytes, 'wrong')).rejects.toThrow('SIGNING_PASSPHRASE')
    await expect(readP12(Buffer.from('no file'), 'x')).rejects.toThrow('is not a PKCS #12 file')
    const invalidEnv = { SIGNING_P12: p12, SIGNING_PASSPHRASE: 'wrong', dataDir: dir }
    await expect(readCertificate(invalidEnv)).rejects.toThrow(/^SIGNING_P12 cannot be opened/)
    const missing = { ...invalidEnv, SIGNING_P12: `${p12}.none` }
    await expect(readCertificate(missing)).rejects.toThrow(/^SIGNING_P12 cannot be read/)
    await expect(readCertificate({ ...invalidEnv, SIGNING_P12: '/dev/zero' })).rejects.toThrow(
      'SIGNING_P12 is not a PKCS #12 file of at most 1 MB.',
    )
    const laterDate = new Date(Date.now() + 40 * 86_400_000)
    await expect(readP12(bytes, 'secret', laterDate)).rejects.toThrow('expired certificate')
  })
})
