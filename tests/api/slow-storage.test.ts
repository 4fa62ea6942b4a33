import { withEstimateFile } from '@agency/api/features/generations/generation-files'
import { makeConcept } from '@agency/api/features/generations/make-concept-job'
import { openS3Storage } from '@agency/api/storage/s3-storage'
import { withStoredFiles } from '@agency/api/storage/with-stored-files'
import { makeTemporaryDir, type TemporaryDir } from '@agency/tools/site/temporary-dir'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { validBrief } from '../support/briefs.ts'
import { createStageGates, type StageGates } from '../support/gated-stages.ts'
import { callerOf } from '../support/procedures.ts'
import { openS3Stub, type S3Stub } from '../support/s3-stub.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let s3: S3Stub
let copies: TemporaryDir
let gates: StageGates
let site: TestApp
let visitor: ReturnType<typeof callerOf>
let release = () => {}
beforeEach(async () => {
  s3 = await openS3Stub()
  copies = await makeTemporaryDir('copies')
  gates = createStageGates()
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
  release()
  await site.close()
  await s3.close()
  await copies.remove()
})

/** Holds the bucket's response to the first PUT of a matching key, until it is released. */
function holdPut(key: RegExp) {
  const reached = Promise.withResolvers<string>()
  const { promise, resolve } = Promise.withResolvers<void>()
  release = resolve
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
const waitForStage = (id: string, stage: string) => expect.poll(() => stageOf(id)).toBe(stage)
/** Connections that are idle in a transaction and hold its locks. */
const listOpenTransactions = async () =>
  (
    await site.pool.query(`
      select query from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`)
  ).rows
const waitForLostClaim = () =>
  expect
    .poll(() => site.logLines.map(({ msg }) => msg))
    .toContain('generation ended or was claimed by another process')
const claimAsOther = (id: string) =>
  makeConcept(site.deps, { generationId: id, requestId: 'test' }, { isLast: false })

test.each([
  ['its picture', /^concepts\//],
  ['its estimate', /^estimates\//],
])(
  'while the bucket stores %s, a generation holds no row lock and no transaction',
  async (_, key) => {
    gates.openAll()
    const heldPut = holdPut(key)
    const id = await start()
    await heldPut.reached
    expect(await listOpenTransactions()).toEqual([])
    await visitor.mutate('generations.cancel', { generationId: id })
    expect(await stageOf(id)).toBe('cancelled')
    release()
    await waitForLostClaim()
    await expect.poll(() => [...s3.objects.keys()]).toEqual([])
  },
)

test('while the bucket stores a stage’s file, no transaction is held either', async () => {
  const id = await start()
  gates.open('brief')
  await expect.poll(() => gates.calls.designing).toBeDefined()
  const heldPut = holdPut(/^generations\//)
  const writePromise = gates.calls.designing?.storedBytes.write(
    'raw-answer',
    Buffer.from('paid for'),
  )
  await heldPut.reached
  expect(await listOpenTransactions()).toEqual([])
  await visitor.mutate('generations.cancel', { generationId: id })
  release()
  await expect(writePromise).rejects.toThrow('The generation ended')
  await expect.poll(() => [...s3.objects.keys()]).toEqual([])
})

test('a picture stored late under a lost claim replaces nothing and is removed', async () => {
  gates.openAll()
  const heldPut = holdPut(/^concepts\//)
  const id = await start()
  const lateKey = await heldPut.reached
  await claimAsOther(id)
  expect(await stageOf(id)).toBe('done')
  const objectsBefore = new Map(s3.objects)
  const { imageUrl, thumbnailUrl } = await site.db
    .selectFrom('concepts')
    .select(['imageUrl', 'thumbnailUrl'])
    .executeTakeFirstOrThrow()
  for (const url of [imageUrl, thumbnailUrl]) {
    expect(objectsBefore.has(String(url).replace('/uploads/', ''))).toBe(true)
    expect(url).not.toContain(lateKey)
  }
  release()
  await waitForLostClaim()
  await expect.poll(() => new Map(s3.objects)).toEqual(objectsBefore)
  expect(objectsBefore.size).toBe(3)
})

test('a lost claim’s file is available to the next claim, which stores its own', async () => {
  const id = await start()
  gates.open('brief')
  await expect.poll(() => gates.calls.designing).toBeDefined()
  const first = gates.calls.designing?.storedBytes
  await first?.write('raw-answer', Buffer.from('first'))
  const second = claimAsOther(id)
  await expect.poll(() => gates.calls.designing?.storedBytes === first).toBe(false)
  const stageFiles = gates.calls.designing?.storedBytes
  const readAnswer = async () =>
    Buffer.from((await stageFiles?.read('raw-answer')) ?? '').toString()
  expect(await readAnswer()).toBe('first')
  await stageFiles?.write('raw-answer', Buffer.from('second'))
  expect(await readAnswer()).toBe('second')
  await expect(first?.write('raw-answer', Buffer.from('late'))).rejects.toThrow('another process')
  expect(await readAnswer()).toBe('second')
  gates.openAll()
  await second
  await waitForStage(id, 'done')
  await expect.poll(() => s3.objects.size).toBe(3)
})

test('a drawing from an earlier release is continued and stays where it is', async () => {
  gates.open('brief')
  gates.open('designing')
  gates.open('rendering')
  const id = await start()
  await waitForStage(id, 'pricing')
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
  const second = claimAsOther(id)
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
  const drawings = gates.startedStages.filter((stage) => stage === 'rendering')
  expect(drawings).toHaveLength(1)
  const { imageUrl } = await site.db
    .selectFrom('concepts')
    .select('imageUrl')
    .executeTakeFirstOrThrow()
  expect(imageUrl).toBe(`/uploads/concepts/${fileToken}.webp`)
  await waitForLostClaim()
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
    const hangWhenStored = (key: string) => {
      stored = key
      resolve()
      return new Promise<void>(() => {})
    }
    withEstimateFile(site.deps, { id, attempt }, Buffer.from('x'), hangWhenStored).catch(reject)
  })
  expect([...s3.objects.keys()]).toContain(stored)
  const second = claimAsOther(id)
  gates.openAll()
  await second
  await waitForStage(id, 'done')
  await waitForLostClaim()
  await expect.poll(() => [...s3.objects.keys()]).not.toContain(stored)
  expect([...s3.objects.keys()].filter((key) => key.startsWith('estimates/'))).toHaveLength(1)
})

test('files stay when it is unknown whether their rows were committed', async () => {
  const files = [{ key: 'estimates/a.pdf', bytes: Buffer.from('x') }]
  const connectionError = new Error('Connection terminated unexpectedly')
  await expect(
    withStoredFiles(site.deps, files, () => Promise.reject(connectionError)),
  ).rejects.toBe(connectionError)
  expect([...s3.objects.keys()]).toEqual(['estimates/a.pdf'])
  const constraintError = new Error('A row was refused.')
  await expect(
    withStoredFiles(site.deps, files, () => Promise.reject(constraintError)),
  ).rejects.toBe(constraintError)
  expect([...s3.objects.keys()]).toEqual([])
})
