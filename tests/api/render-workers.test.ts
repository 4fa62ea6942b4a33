import { readFile } from 'node:fs/promises'
import type { EstimatePicture, RenderCall } from '@agency/api/features/generations/stages'
import { openRenderWorkers, type RenderWorkers } from '@agency/api/workers/render-workers'
import { fullOnly } from '@agency/tools/test/test-size'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { validBrief } from '../support/briefs.ts'

let workers: RenderWorkers
beforeAll(() => {
  workers = openRenderWorkers({ processes: 1 })
})
afterAll(() => workers.close())

const callOf = (
  onRendering: () => void,
  onPdfImage: RenderCall['onPdfImage'] = () => {},
): RenderCall => ({
  ...{ generationId: 'x', requestId: 'x', signal: new AbortController().signal },
  ...{ onRendering, onPdfImage },
  storedBytes: { read: async () => undefined, write: async () => {} },
})

test('a page whose render process is killed is rendered identically by another', async () => {
  const concept = await workers.stages.composeConcept(
    validBrief,
    7,
    callOf(() => {}),
  )
  const complete = await workers.stages.renderConcept(
    concept,
    validBrief,
    callOf(() => {}),
  )
  const killed: number[] = []
  const drawing = await workers.stages.renderConcept(
    concept,
    validBrief,
    callOf(() => {
      if (killed.length > 0) return
      killed.push(...workers.processIds())
      for (const id of killed) process.kill(id, 'SIGKILL')
    }),
  )
  expect(killed).toHaveLength(1)
  expect(workers.processIds()).not.toContain(killed[0])
  expect(Buffer.compare(drawing.picture, complete.picture)).toBe(0)
})

test('a cancelled rendering is stopped', async () => {
  const ignore = () => {}
  const concept = await workers.stages.composeConcept(validBrief, 7, callOf(ignore))
  const abortController = new AbortController()
  const drawing = workers.stages.renderConcept(concept, validBrief, {
    ...callOf(() => abortController.abort(new Error('cancelled'))),
    signal: abortController.signal,
  })
  const [id] = workers.processIds()
  await expect(drawing).rejects.toThrow('cancelled')
  expect(workers.processIds()).not.toContain(id)
})

test('the picture for the estimate is available before the others', async () => {
  const concept = await workers.stages.composeConcept(
    validBrief,
    7,
    callOf(() => {}),
  )
  const events: string[] = []
  const earlyPictures: EstimatePicture[] = []
  const drawing = workers.stages.renderConcept(
    concept,
    validBrief,
    callOf(
      () => events.push('rendering'),
      (picture) => {
        events.push('pdf-picture')
        earlyPictures.push(picture)
      },
    ),
  )
  const { alt, forPdf } = await drawing.finally(() => events.push('drawn'))
  expect(events).toEqual(['rendering', 'pdf-picture', 'drawn'])
  const [{ bytes, ...rest } = { bytes: Buffer.of() }] = earlyPictures
  expect(rest).toEqual({ alt, width: forPdf.width, height: forPdf.height })
  expect(Buffer.compare(bytes, forPdf.bytes)).toBe(0)
})

/** Never 0: that would signal every process of this run. */
function kill(id: number | undefined): void {
  if (!id) throw new Error('There is no process to kill.')
  process.kill(id, 'SIGKILL')
}

test('a process that dies on start is replaced, and its work is done', async () => {
  const freshWorkers = openRenderWorkers({ processes: 1 })
  const composed = freshWorkers.copy.outlineCopy(validBrief, 7)
  const [firstId] = freshWorkers.processIds()
  kill(firstId)
  expect((await composed).language).toBe('en')
  await freshWorkers.close()
})

test('a process that dies while idle is replaced when there is work', fullOnly, async () => {
  await workers.warmUp()
  const [idle] = workers.processIds()
  kill(idle)
  await expect.poll(() => workers.processIds()).toEqual([])
  await workers.warmUp()
  expect(workers.processIds()).toHaveLength(1)
})

test('phone views are limited to nine per caller, with separate queues', fullOnly, async () => {
  const fresh = openRenderWorkers({ processes: 1 })
  const concept = await fresh.copy.composeWith(validBrief, 7)
  const requests = Promise.allSettled(
    Array.from({ length: 9 }, () => fresh.renderPhoneView(concept, 'one')),
  )
  await expect(fresh.renderPhoneView(concept, 'one')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
  expect((await fresh.renderPhoneView(concept, 'other')).length).toBeGreaterThan(0)
  await fresh.close()
  // Tasks still waiting for their turn fail with the processes.
  expect((await requests).some(({ status }) => status === 'rejected')).toBe(true)
})

test('a failure in a process is reported here with its cause', async () => {
  const failure = workers.stages.writeEstimate({} as never)
  await expect(failure).rejects.toThrow(/mainGoal/)
  await expect(failure).rejects.toBeInstanceOf(Error)
})

// A process's environment is only in a file on Linux.
test.runIf(process.platform === 'linux')(
  'the processes receive none of this process’s secrets',
  async () => {
    await workers.copy.outlineCopy(validBrief, 7)
    const [id] = workers.processIds()
    const environment = await readFile(`/proc/${id}/environ`, 'utf8')
    const names = environment.split('\0').map((entry) => entry.split('=')[0])
    expect(names).toContain('MALLOC_ARENA_MAX')
    expect(names.filter((name) => /PATH|KEY|SECRET|DATABASE|AGENCY/.test(name ?? ''))).toEqual([])
  },
)
