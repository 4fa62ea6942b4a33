import { readFile } from 'node:fs/promises'
import type { DrawCall, EstimatePicture } from '@agency/api/features/generations/stages'
import { openRenderWorkers, type RenderWorkers } from '@agency/api/workers/render-workers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { validBrief } from '../support/briefs.ts'
import { fullOnly } from '../support/test-size.ts'

let workers: RenderWorkers
beforeAll(() => {
  workers = openRenderWorkers({ processes: 1 })
})
afterAll(() => workers.close())

const callOf = (
  onRendering: () => void,
  onPdfImage: DrawCall['onPdfImage'] = () => {},
): DrawCall => ({
  ...{ generationId: 'x', requestId: 'x', signal: new AbortController().signal },
  ...{ onRendering, onPdfImage },
  kept: { read: async () => undefined, write: async () => {} },
})

test('a page that is drawn by a process which is killed is drawn by another, to the same bytes', async () => {
  const concept = await workers.stages.composeConcept(
    validBrief,
    7,
    callOf(() => {}),
  )
  const whole = await workers.stages.drawConcept(
    concept,
    validBrief,
    callOf(() => {}),
  )
  const killed: number[] = []
  const drawn = await workers.stages.drawConcept(
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
  expect(Buffer.compare(drawn.picture, whole.picture)).toBe(0)
})

test('a page that nobody wants any more is drawn no further', async () => {
  const nobody = () => {}
  const concept = await workers.stages.composeConcept(validBrief, 7, callOf(nobody))
  const unwanted = new AbortController()
  const drawing = workers.stages.drawConcept(concept, validBrief, {
    ...callOf(() => unwanted.abort(new Error('cancelled'))),
    signal: unwanted.signal,
  })
  const [id] = workers.processIds()
  await expect(drawing).rejects.toThrow('cancelled')
  expect(workers.processIds()).not.toContain(id)
})

test('the picture for the estimate is there before the others are', async () => {
  const concept = await workers.stages.composeConcept(
    validBrief,
    7,
    callOf(() => {}),
  )
  const told: string[] = []
  const early: EstimatePicture[] = []
  const drawing = workers.stages.drawConcept(
    concept,
    validBrief,
    callOf(
      () => told.push('rendering'),
      (picture) => {
        told.push('pdf-picture')
        early.push(picture)
      },
    ),
  )
  const { alt, forPdf } = await drawing.finally(() => told.push('drawn'))
  expect(told).toEqual(['rendering', 'pdf-picture', 'drawn'])
  const [{ bytes, ...rest } = { bytes: Buffer.of() }] = early
  expect(rest).toEqual({ alt, width: forPdf.width, height: forPdf.height })
  expect(Buffer.compare(bytes, forPdf.bytes)).toBe(0)
})

/** Never 0: that would be every process of this run. */
function kill(id: number | undefined): void {
  if (!id) throw new Error('There is no process to kill.')
  process.kill(id, 'SIGKILL')
}

test('one that dies as it begins is replaced, and its work is done', async () => {
  const fresh = openRenderWorkers({ processes: 1 })
  const composed = fresh.copy.outlineCopy(validBrief, 7)
  const [begun] = fresh.processIds()
  kill(begun)
  expect((await composed).language).toBe('en')
  await fresh.close()
})

test(
  'one that dies while it has nothing to do is replaced when there is something',
  fullOnly,
  async () => {
    await workers.warmUp()
    const [idle] = workers.processIds()
    kill(idle)
    await expect.poll(() => workers.processIds()).toEqual([])
    await workers.warmUp()
    expect(workers.processIds()).toHaveLength(1)
  },
)

test(
  'phone views take turns: one caller has nine at once, and another its own',
  fullOnly,
  async () => {
    const fresh = openRenderWorkers({ processes: 1 })
    const concept = await fresh.copy.composeWith(validBrief, 7)
    const many = Promise.allSettled(
      Array.from({ length: 9 }, () => fresh.renderPhoneView(concept, 'one')),
    )
    await expect(fresh.renderPhoneView(concept, 'one')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    })
    expect((await fresh.renderPhoneView(concept, 'other')).length).toBeGreaterThan(0)
    await fresh.close()
    // Those whose turn had not come are given up with the processes.
    expect((await many).some(({ status }) => status === 'rejected')).toBe(true)
  },
)

test('what fails in a process is an error here, with what it failed by', async () => {
  const failing = workers.stages.writeEstimate({} as never)
  await expect(failing).rejects.toThrow(/mainGoal/)
  await expect(failing).rejects.toBeInstanceOf(Error)
})

// Elsewhere than on Linux a process's environment is in no file.
test.runIf(process.platform === 'linux')(
  'the processes know none of the secrets of this one',
  async () => {
    await workers.copy.outlineCopy(validBrief, 7)
    const [id] = workers.processIds()
    const environment = await readFile(`/proc/${id}/environ`, 'utf8')
    const names = environment.split('\0').map((entry) => entry.split('=')[0])
    expect(names).toContain('MALLOC_ARENA_MAX')
    expect(names.filter((name) => /PATH|KEY|SECRET|DATABASE|AGENCY/.test(name ?? ''))).toEqual([])
  },
)
