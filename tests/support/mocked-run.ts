import type { GenerationState } from '@agency/contract/generation'
import type { Page } from 'playwright/test'
import { mockCalls } from './answered-calls.ts'

export const GENERATION_ID = '6f1b6c1e-1f0e-4c5b-9d0e-0f6c2b7f9a01'

/** The state of a generation that was queued this many seconds ago. */
export function someState(
  stage: GenerationState['stage'],
  more: Partial<GenerationState> = {},
  seconds = 3,
): GenerationState {
  const now = new Date()
  const queuedAt = new Date(now.getTime() - seconds * 1_000).toISOString()
  return {
    ...{ generationId: GENERATION_ID, stage, queuedAt, stageAt: now.toISOString() },
    ...{ now: now.toISOString(), position: null, result: null, failure: null },
    ...more,
  }
}

/** A demo concept as a generation result. */
export const someResult = {
  ...{ generationId: GENERATION_ID, conceptId: 'demo', pdfUrl: '/uploads/estimates/demo.pdf' },
  imageUrl: '/uploads/concepts/demo-second-crack.webp',
  ...{ inGallery: false, released: false },
  ...{ imageWidth: 1440, imageHeight: 3000, imageAlt: 'A website concept for Second Crack' },
}

interface Streams extends Window {
  streams: (EventTarget & { isOpen: boolean })[]
}

/**
 * Fakes the server's side of generations, so that a test can hold one in any stage: `tell` sends
 * states, and `breakStream` breaks a stream. `calls` fakes other calls.
 */
export async function mockRun(page: Page, calls: Record<string, unknown> = {}) {
  await page.addInitScript(() => {
    const here = window as unknown as Streams
    here.streams = []
    window.EventSource = class extends EventTarget {
      isOpen = true
      constructor() {
        super()
        here.streams.push(this)
      }
      close() {
        this.isOpen = false
      }
    } as never
  })
  await page.route('**/share/generations/*/live', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Live</title><h1>Live' }),
  )
  const answered = await mockCalls(page, {
    'generations.start': { generationId: GENERATION_ID },
    'generations.cancel': someState('cancelled'),
    'generations.find': someState('queued'),
    ...calls,
  })
  const send = (name: string, data?: string) =>
    page.evaluate(
      ([event = '', text]) => {
        const { streams } = window as unknown as Streams
        for (const stream of streams.filter(({ isOpen }) => isOpen)) {
          stream.dispatchEvent(new MessageEvent(event, { data: text }))
        }
      },
      [name, data],
    )
  const untilHeard = () =>
    page.waitForFunction(() => (window as unknown as Streams).streams.some(({ isOpen }) => isOpen))
  return {
    answered,
    tell: async (state: GenerationState) => {
      await untilHeard()
      await send('message', JSON.stringify(state))
    },
    breakStream: async () => {
      await untilHeard()
      await send('error')
    },
    /** The streams that the page has open. */
    open: () =>
      page.evaluate(
        () => (window as unknown as Streams).streams.filter(({ isOpen }) => isOpen).length,
      ),
  }
}
