import { readdir, truncate } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@agency/api/errors/app-error'
import { makeConcept } from '@agency/api/features/generations/make-concept-job'
import type { GenerationState } from '@agency/contract/generation'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { validBrief } from '../support/briefs.ts'
import { createStageGates, type GatedStage, type StageGates } from '../support/gated-stages.ts'
import { startGeneration } from '../support/generation-calls.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let gates: StageGates
let site: TestApp
let visitor: ReturnType<typeof callerOf>
beforeEach(async () => {
  gates = createStageGates()
  site = await openTestApp({ stages: gates.stages })
  visitor = callerOf(site)
})
afterEach(async () => {
  gates.openAll()
  await site.close()
})

const start = (change: object = {}) => startGeneration(visitor, change)
const find = async (generationId: string) =>
  (await visitor.query<GenerationState>('generations.find', { generationId })).result
const stageOf = async (id: string) => (await find(id)).stage
const gatedStages: GatedStage[] = ['brief', 'designing', 'rendering', 'pricing']

/**
 * A stage is reported just before it begins: for one with a gate, wait until the gate is reached.
 */
async function waitForStage(id: string, stage: string) {
  await expect.poll(() => stageOf(id)).toBe(stage)
  const gate = gatedStages.find((gatedStage) => gatedStage === stage)
  if (gate) await expect.poll(() => gates.startedStages).toContain(gate)
}

const filesIn = async () =>
  (await readdir(site.filesDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
const countOf = async (table: 'concepts' | 'estimates' | 'submissions') =>
  (await site.db.selectFrom(table).select('id').execute()).length
const notificationKinds = async () =>
  (await site.db.selectFrom('notifications').select('kind').orderBy('id').execute()).map(
    ({ kind }) => kind,
  )

test('reports each stage when it actually begins', async () => {
  const id = await start()
  const startTimes: string[] = []
  for (const stage of gatedStages) {
    await waitForStage(id, stage)
    expect(gates.startedStages.at(-1)).toBe(stage)
    startTimes.push((await find(id)).stageAt)
    gates.open(stage)
  }
  await waitForStage(id, 'done')
  expect(startTimes).toEqual([...startTimes].sort())
  expect(new Set(startTimes).size).toBe(4)
  const { result, failure, position } = await find(id)
  expect(result).toMatchObject({ generationId: id, imageWidth: 1440, pdfUrl: expect.any(String) })
  expect({ failure, position }).toEqual({ failure: null, position: null })
  await expect.poll(filesIn).toHaveLength(3)
})

test('passes the service the brief, but nothing about the person', async () => {
  const briefs: object[] = []
  const { composeConcept } = site.deps
  site.deps.composeConcept = async (brief, ...args) => {
    briefs.push(brief)
    return composeConcept(brief, ...args)
  }
  gates.openAll()
  const id = await start()
  await waitForStage(id, 'done')
  expect(Object.keys(briefs[0] ?? {}).sort()).toEqual([
    ...['businessType', 'colorFeel', 'companyName', 'employeeCount', 'industry'],
    ...['mainGoal', 'overallVibe'],
  ])
})

describe('an estimate whose picture is available early', () => {
  const earlyPicture = { width: 800, height: 500, alt: 'A page' }
  /** Reports a picture for the estimate and, once that has started, does the rest. */
  function reportEarly(bytes: string, rest?: () => Promise<void>) {
    const { renderConcept, writeEstimate } = site.deps
    const pictures: string[] = []
    site.deps.renderConcept = async (concept, brief, call) => {
      call.onPdfImage({ ...earlyPicture, bytes: Buffer.from(bytes) })
      await expect.poll(() => pictures).toEqual([bytes])
      await rest?.()
      return renderConcept(concept, brief, call)
    }
    site.deps.writeEstimate = async (input) => {
      pictures.push(String(input.design && Buffer.from(input.design.picture.bytes)))
      return writeEstimate(input)
    }
    return pictures
  }

  test('is written while the rest is drawn, and only once', async () => {
    const pictures = reportEarly('for the pdf')
    gates.openAll()
    await waitForStage(await start(), 'done')
    expect(pictures).toEqual(['for the pdf'])
  })

  test('is written again when the final drawing is a different one', async () => {
    const pictures = reportEarly('of a drawing that failed')
    gates.openAll()
    await waitForStage(await start(), 'done')
    expect(pictures).toEqual(['of a drawing that failed', 'for the pdf'])
  })

  test('fails at its own stage, not before', async () => {
    reportEarly('for the pdf')
    gates.open('brief')
    gates.open('pricing', new Error('No paper.'))
    const id = await start()
    await expect.poll(() => gates.startedStages).toEqual(['brief', 'pricing', 'designing'])
    expect((await find(id)).failure).toBeNull()
    gates.openAll()
    await waitForStage(id, 'failed')
  })

  test('does not matter when the drawing fails', async () => {
    reportEarly('for the pdf', () => Promise.reject(new Error('No ink.')))
    gates.open('pricing', new Error('No paper.'))
    gates.openAll()
    const id = await start()
    await waitForStage(id, 'failed')
    expect((await find(id)).failure).not.toBeNull()
  })
})

const jobQuery = `
  select locked_at is not null as is_locked from graphile_worker.jobs where key = 'generation:' || $1`

describe('resumed after a process died', () => {
  /** As another process would: the first one loses its claim. */
  const claimAsOther = (id: string) =>
    makeConcept(site.deps, { generationId: id, requestId: 'test' }, { isLast: false })

  test.each([
    ['brief', []],
    ['designing', ['brief']],
    ['rendering', ['brief']],
    ['pricing', ['brief', 'designing', 'rendering']],
  ] as const)(
    'in %s, continues there, and the slow process writes nothing',
    async (resumedStage, stored) => {
      const id = await start()
      for (const stage of gatedStages) {
        await waitForStage(id, stage)
        if (stage === resumedStage) break
        gates.open(stage)
      }
      const second = claimAsOther(id)
      await expect
        .poll(() => gates.startedStages.length)
        .toBeGreaterThan(gatedStages.indexOf(resumedStage) + 1)
      gates.openAll()
      await second
      await waitForStage(id, 'done')
      for (const stage of stored) {
        expect(gates.startedStages.filter((started) => started === stage)).toHaveLength(1)
      }
      // The slow one has finished when its job is back in the queue.
      await expect
        .poll(() => site.logLines.map(({ msg }) => msg))
        .toContain('generation ended or was claimed by another process')
      expect([await countOf('concepts'), await countOf('estimates')]).toEqual([1, 1])
      expect(await notificationKinds()).toEqual(['concept'])
      await expect.poll(filesIn).toHaveLength(3)
    },
  )

  test('leaves the slow process’s job queued, in case the new one dies too', async () => {
    const id = await start()
    await waitForStage(id, 'brief')
    const second = claimAsOther(id)
    await expect.poll(() => gates.startedStages).toEqual(['brief', 'brief'])
    gates.open('brief')
    await expect
      .poll(() => site.logLines.map(({ msg }) => msg))
      .toContain('generation ended or was claimed by another process')
    await expect
      .poll(async () => (await site.pool.query(jobQuery, [id])).rows)
      .toEqual([{ is_locked: false }])
    gates.openAll()
    await second
  })

  test('is handed on without an error by a process that shuts down', async () => {
    const id = await start()
    gates.open('brief')
    await waitForStage(id, 'designing')
    const shutdown = new AbortController()
    const context = { isLast: false, signal: shutdown.signal }
    const handover = makeConcept(site.deps, { generationId: id, requestId: 'test' }, context)
    await expect.poll(() => gates.startedStages).toHaveLength(3)
    shutdown.abort()
    await expect(handover).rejects.toThrow()
    expect(await stageOf(id)).toBe('designing')
    gates.openAll()
    await claimAsOther(id)
    expect(await stageOf(id)).toBe('done')
    expect(gates.startedStages.filter((stage) => stage === 'brief')).toHaveLength(1)
  })

  test('does nothing once it is done', async () => {
    gates.openAll()
    const id = await start()
    await waitForStage(id, 'done')
    const before = gates.startedStages.length
    await claimAsOther(id)
    expect(gates.startedStages).toHaveLength(before)
  })

  test('keeps a stage’s saved files private and available to the next process', async () => {
    const id = await start()
    gates.open('brief')
    await waitForStage(id, 'designing')
    const first = gates.calls.designing
    await first?.storedBytes.write('raw-answer', Buffer.from('paid for'))
    expect(Buffer.from((await first?.storedBytes.read('raw-answer')) ?? '').toString()).toBe(
      'paid for',
    )
    const names = await filesIn()
    expect(names).toEqual([expect.stringMatching(/^\.[0-9a-f]{32}-raw-answer\.1$/)])
    const url = `/uploads/generations/${names[0]}`
    expect((await site.app.inject({ url })).statusCode).toBe(404)

    // As left by a process that died while writing.
    await first?.storedBytes.write('half', Buffer.from('half of it'))
    const file = path.join(
      site.filesDir,
      'generations',
      String(names[0]).replace('raw-answer', 'half'),
    )
    await truncate(file, 36)
    expect(await first?.storedBytes.read('half')).toBeUndefined()

    const second = claimAsOther(id)
    await expect.poll(() => gates.calls.designing === first).toBe(false)
    const storedAnswer = await gates.calls.designing?.storedBytes.read('raw-answer')
    expect(Buffer.from(storedAnswer ?? '').toString()).toBe('paid for')
    await expect(first?.storedBytes.write('too-late', Buffer.from('x'))).rejects.toThrow(
      'another process',
    )
    gates.openAll()
    await second
    await expect.poll(filesIn).toHaveLength(3)
  })
})

describe('a cancelled generation', () => {
  const cancel = async (generationId: string) =>
    (await visitor.mutate<GenerationState>('generations.cancel', { generationId })).result

  test.each(gatedStages)('in %s, stops there and leaves only the lead', async (cancelledStage) => {
    const id = await start()
    for (const stage of gatedStages) {
      await waitForStage(id, stage)
      if (stage === cancelledStage) break
      gates.open(stage)
    }
    expect((await cancel(id)).stage).toBe('cancelled')
    if (cancelledStage !== 'pricing')
      await expect.poll(() => gates.calls[cancelledStage]?.signal.aborted).toBe(true)
    gates.openAll()
    await expect.poll(filesIn).toEqual([])
    expect(await stageOf(id)).toBe('cancelled')
    expect([await countOf('concepts'), await countOf('estimates')]).toEqual([0, 0])
    expect(await countOf('submissions')).toBe(1)
    expect(await notificationKinds()).toEqual(['concept'])
    if (cancelledStage !== 'pricing') expect(gates.startedStages).not.toContain('pricing')
  })

  const makeConceptJobs = "select from graphile_worker.jobs where task_identifier = 'make-concept'"

  test('before it begins, never begins', async () => {
    // Two are made concurrently here: the third one waits.
    const [first, , third] = [await start(), await start(), await start()]
    await expect.poll(() => gates.startedStages).toEqual(['brief', 'brief'])
    expect(await find(third)).toMatchObject({ stage: 'queued', position: 1 })
    await cancel(third)
    gates.openAll()
    await waitForStage(first, 'done')
    await expect.poll(async () => (await site.pool.query(makeConceptJobs)).rowCount).toBe(0)
    expect(gates.startedStages.filter((stage) => stage === 'brief')).toHaveLength(2)
    expect(await stageOf(third)).toBe('cancelled')
  })

  test('after it ended, stays as it was', async () => {
    gates.openAll()
    const id = await start()
    await waitForStage(id, 'done')
    expect((await cancel(id)).stage).toBe('done')
  })

  test('with a blocking call waiting, responds to that call', async () => {
    const blockingCall = site.app.inject({
      method: 'POST',
      url: '/api/generate-estimate',
      payload: validBrief,
    })
    await expect.poll(() => gates.startedStages).toEqual(['brief'])
    const { id } = await site.db.selectFrom('generations').select('id').executeTakeFirstOrThrow()
    await cancel(id)
    const { statusCode, body } = await blockingCall
    expect(statusCode).toBe(409)
    expect(body).toContain('This concept was cancelled.')
  })

  test('with an unknown id, is not found', async () => {
    const generationId = '6f1b6c1e-1f0e-4c5b-9d0e-0f6c2b7f9a01'
    for (const response of [
      await visitor.mutate('generations.cancel', { generationId }),
      await visitor.query('generations.find', { generationId }),
    ]) {
      expect(response).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    }
  })
})

describe('a failed generation', () => {
  test('keeps the estimate when the picture could not be made', async () => {
    const id = await start()
    gates.open('brief')
    gates.open('designing', new Error('the brush broke'))
    gates.open('pricing')
    await waitForStage(id, 'failed')
    const { failure } = await find(id)
    expect(failure).toEqual({
      code: 'GENERATION_FAILED',
      message: expect.stringContaining('We could not generate your concept'),
      pdfUrl: expect.stringMatching(/^\/uploads\/estimates\//),
    })
    expect((await site.app.inject({ url: String(failure?.pdfUrl) })).statusCode).toBe(200)
    expect(await notificationKinds()).toEqual(['concept', 'generation_failed'])
    await expect.poll(filesIn).toEqual([expect.stringMatching(/\.pdf$/)])
  })

  test('shows the message a stage has for the person, but no other error text', async () => {
    const id = await start()
    gates.open('brief', new AppError('UPSTREAM_FAILED', 'The picture service is closed today.'))
    gates.open('pricing', new Error('the pen broke'))
    await waitForStage(id, 'failed')
    expect((await find(id)).failure).toEqual({
      ...{ code: 'UPSTREAM_FAILED', message: 'The picture service is closed today.', pdfUrl: null },
    })
    await expect.poll(filesIn).toEqual([])
  })

  test('fails on its last attempt when the storage never accepts its files', async () => {
    let attempts = 0
    site.deps.storage.put = async () => {
      attempts += 1
      throw new Error('the bucket is gone')
    }
    gates.openAll()
    const id = await start()
    await expect.poll(() => attempts).toBe(1)
    expect(await stageOf(id)).toBe('rendering')
    await expect(
      makeConcept(site.deps, { generationId: id, requestId: 'test' }, { isLast: false }),
    ).rejects.toThrow('the bucket is gone')
    await makeConcept(site.deps, { generationId: id, requestId: 'test' }, { isLast: true })
    expect(await stageOf(id)).toBe('failed')
  })
})
