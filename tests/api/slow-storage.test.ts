import { withEstimateFile } from '@agency/api/features/generations/generation-files'
import { makeConcept } from '@agency/api/features/generations/make-concept-job'
import { openS3Storage } from '@agency/api/storage/s3-storage'
import { withStoredFiles } from '@agency/api/storage/with-stored-files'
import { makeTemporaryDir, type TemporaryDir } from '@agency/tools/site/temporary-dir'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { validBrief } from '../support/briefs.ts'
import { type Gates, openGates } from '../support/gated-stages.ts'
import { callerOf } from '../support/procedures.ts'
import { openS3Stub, type S3Stub } from '../support/s3-stub.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let s3: S3Stub
let copies: TemporaryDir
let gates: Gates
let site: TestApp
let visitor: ReturnType<typeof callerOf>
let letGo = () => {}
beforeEach(async () => {
  s3 = await openS3Stub()
  copies = await makeTemporaryDir('copies')
  gates = openGates()
  const { endpoint, bucket, accessKeyId } = s3
  const storage = await openS3Storage(
    { endpoint, bucket, accessKeyId, secretAccessKey: 'stub-secret', region: 'us-east-1' },
    copies.path,
  )
  site = await openTestApp({ storage, stages: gates.stages })
  visitor = callerOf(site)
})
afterEach(async () => {
  gates.openAll()
  letGo()
  await site.close()
  await s3.close()
  await copies.remove()
})

/** Holds the bucket's response to the first PUT of a matching key, until it is released. */
function holdPut(key: RegExp) {
  const reached = Promise.withResolvers<string>()
  const { promise, resolve } = Promise.withResolvers<void>()
  letGo = resolve
  let isClaimedBy = false
  s3.hold = (request) => {
    const [method, name = ''] = request.split(' ')
    if (isClaimedBy || method !== 'PUT' || !key.test(name)) return undefined
    isClaimedBy = true
    reached.resolve(name)
    return promise
  }
  return { reached: reached.promise }
}

const start = async () => {
  const { result } = await visitor.mutate<{ generationId: string }>('generations.start', validBrief)
  return result.generationId
}
const stageOf = async (id: string) =>
  (await site.db.selectFrom('generations').select('stage').where('id', '=', id).executeTakeFirst())
    ?.stage
const reaches = (id: string, stage: string) => expect.poll(() => stageOf(id)).toBe(stage)
/** Connections that are idle in a transaction and hold its locks. */
const listOpenTransactions = async () =>
  (
    await site.pool.query(`
      select query from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`)
  ).rows
const gaveUp = () =>
  expect
    .poll(() => site.logged.map(({ msg }) => msg))
    .toContain('generation ended or was claimed by another process')
const takeOver = (id: string) =>
  makeConcept(site.deps, { generationId: id, requestId: 'test' }, { isLast: false })

test.each([
  ['its picture', /^concepts\//],
  ['its estimate', /^estimates\//],
])(
  'while the bucket stores %s, a generation holds no row lock and no transaction',
  async (_, key) => {
    gates.openAll()
    const put = holdPut(key)
    const id = await start()
    await put.reached
    expect(await listOpenTransactions()).toEqual([])
    await visitor.mutate('generations.cancel', { generationId: id })
    expect(await stageOf(id)).toBe('cancelled')
    letGo()
    await gaveUp()
    await expect.poll(() => [...s3.objects.keys()]).toEqual([])
  },
)

test('while the bucket stores a stage’s file, no transaction is held either', async () => {
  const id = await start()
  gates.open('brief')
  await expect.poll(() => gates.calls.designing).toBeDefined()
  const put = holdPut(/^generations\//)
  const written = gates.calls.designing?.storedBytes.write('raw-answer', Buffer.from('paid for'))
  await put.reached
  expect(await listOpenTransactions()).toEqual([])
  await visitor.mutate('generations.cancel', { generationId: id })
  letGo()
  await expect(written).rejects.toThrow('The generation ended')
  await expect.poll(() => [...s3.objects.keys()]).toEqual([])
})

test('a picture stored late under a lost claim replaces nothing and is removed', async () => {
  gates.openAll()
  const put = holdPut(/^concepts\//)
  const id = await start()
  const late = await put.reached
  await takeOver(id)
  expect(await stageOf(id)).toBe('done')
  const shown = new Map(s3.objects)
  const { imageUrl, thumbnailUrl } = await site.db
    .selectFrom('concepts')
    .select(['imageUrl', 'thumbnailUrl'])
    .executeTakeFirstOrThrow()
  for (const url of [imageUrl, thumbnailUrl]) {
    expect(shown.has(String(url).replace('/uploads/', ''))).toBe(true)
    expect(url).not.toContain(late)
  }
  letGo()
  await gaveUp()
  await expect.poll(() => new Map(s3.objects)).toEqual(shown)
  expect(shown.size).toBe(3)
})

test('a lost claim’s file is available to the next claim, which stores its own', async () => {
  const id = await start()
  gates.open('brief')
  await expect.poll(() => gates.calls.designing).toBeDefined()
  const first = gates.calls.designing?.storedBytes
  await first?.write('raw-answer', Buffer.from('first'))
  const second = takeOver(id)
  await expect.poll(() => gates.calls.designing?.storedBytes === first).toBe(false)
  const kept = gates.calls.designing?.storedBytes
  const read = async () => Buffer.from((await kept?.read('raw-answer')) ?? '').toString()
  expect(await read()).toBe('first')
  await kept?.write('raw-answer', Buffer.from('second'))
  expect(await read()).toBe('second')
  await expect(first?.write('raw-answer', Buffer.from('late'))).rejects.toThrow('another process')
  expect(await read()).toBe('second')
  gates.openAll()
  await second
  await reaches(id, 'done')
  await expect.poll(() => s3.objects.size).toBe(3)
})

test('a drawing from an earlier release is continued and stays where it is', async () => {
  gates.open('brief')
  gates.open('designing')
  gates.open('rendering')
  const id = await start()
  await reaches(id, 'pricing')
  const { fileToken } = await site.db
    .selectFrom('generations')
    .select('fileToken')
    .executeTakeFirstOrThrow()
  // As that release stored it: under the token itself, and without an attempt.
  for (const [key, object] of [...s3.objects]) {
    s3.objects.delete(key)
    s3.objects.set(key.replace(/[0-9a-f]{32}/, fileToken), object)
  }
  await site.pool.query("update generations set drawn = drawn - 'attempt'")
  // The claim is lost before the gates open; otherwise the first may still finish its work.
  const second = takeOver(id)
  await expect
    .poll(async () => {
      const { attempt } = await site.db
        .selectFrom('generations')
        .select('attempt')
        .executeTakeFirstOrThrow()
      return attempt
    })
    .toBe(2)
  gates.openAll()
  await second
  const drawings = gates.reached.filter((stage) => stage === 'rendering')
  expect(drawings).toHaveLength(1)
  const { imageUrl } = await site.db
    .selectFrom('concepts')
    .select('imageUrl')
    .executeTakeFirstOrThrow()
  expect(imageUrl).toBe(`/uploads/concepts/${fileToken}.webp`)
  await gaveUp()
  await expect
    .poll(() => [...s3.objects.keys()].sort())
    .toEqual([
      `concepts/${fileToken}-top.webp`,
      `concepts/${fileToken}.webp`,
      expect.stringMatching(/^estimates\//),
    ])
})

test('an estimate without a row after a crash is removed when the generation ends', async () => {
  gates.open('brief')
  const id = await start()
  await expect.poll(() => gates.calls.designing).toBeDefined()
  const { attempt } = await site.db
    .selectFrom('generations')
    .select('attempt')
    .executeTakeFirstOrThrow()
  let stored = ''
  await new Promise<void>((resolve, reject) => {
    // Its process is killed just before its row would be written.
    const work = (key: string) => {
      stored = key
      resolve()
      return new Promise<void>(() => {})
    }
    withEstimateFile(site.deps, { id, attempt }, Buffer.from('x'), work).catch(reject)
  })
  expect([...s3.objects.keys()]).toContain(stored)
  const second = takeOver(id)
  gates.openAll()
  await second
  await reaches(id, 'done')
  await gaveUp()
  await expect.poll(() => [...s3.objects.keys()]).not.toContain(stored)
  expect([...s3.objects.keys()].filter((key) => key.startsWith('estimates/'))).toHaveLength(1)
})

test('files stay when it is unknown whether their rows were committed', async () => {
  const files = [{ key: 'estimates/a.pdf', bytes: Buffer.from('x') }]
  const broken = new Error('Connection terminated unexpectedly')
  await expect(withStoredFiles(site.deps, files, () => Promise.reject(broken))).rejects.toBe(broken)
  expect([...s3.objects.keys()]).toEqual(['estimates/a.pdf'])
  const refused = new Error('A row was refused.')
  await expect(withStoredFiles(site.deps, files, () => Promise.reject(refused))).rejects.toBe(
    refused,
  )
  expect([...s3.objects.keys()]).toEqual([])
})
