import type { GenerationState } from '@agency/contract/generation'
import type { Page } from 'playwright/test'
import { withoutPreview } from './generator-form.ts'
import { mockCalls } from './mock-calls.ts'

const GENERATION_ID = '6f1b6c1e-1f0e-4c5b-9d0e-0f6c2b7f9a01'

/** The state of a generation that was queued this many seconds ago. */
export function buildState(
  stage: GenerationState['stage'],
  change: Partial<GenerationState> = {},
  seconds = 3,
): GenerationState {
  const now = new Date()
  const queuedAt = new Date(now.getTime() - seconds * 1_000).toISOString()
  return {
    ...{ generationId: GENERATION_ID, stage, queuedAt, stageAt: now.toISOString() },
    ...{ now: now.toISOString(), position: null, result: null, failure: null },
    ...change,
  }
}

/** A demo concept as a generation result. */
export const sampleResult = {
  ...{ generationId: GENERATION_ID, conceptId: 'demo', pdfUrl: '/uploads/estimates/demo.pdf' },
  imageUrl: '/uploads/concepts/demo-second-crack.webp',
  ...{ inGallery: false, released: false },
  ...{ imageWidth: 1440, imageHeight: 3000, imageAlt: 'A website concept for Second Crack' },
}

interface Streams extends Window {
  streams: (EventTarget & { isOpen: boolean })[]
}

/**
 * Fakes the server's side of generations, so that a test can hold one in any stage: `sendState`
 * sends states, and `breakStream` breaks a stream. `calls` fakes other calls.
 */
export async function mockRun(page: Page, calls: Record<string, unknown> = {}) {
  await page.addInitScript(() => {
    const mockWindow = window as unknown as Streams
    mockWindow.streams = []
    window.EventSource = class extends EventTarget {
      isOpen = true
      constructor() {
        super()
        mockWindow.streams.push(this)
      }
      close() {
        this.isOpen = false
      }
    } as never
  })
  await withoutPreview(page)
  await page.route('**/share/generations/*/live', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Live</title><h1>Live' }),
  )
  const callCounts = await mockCalls(page, {
    'generations.start': { generationId: GENERATION_ID },
    'generations.cancel': buildState('cancelled'),
    'generations.find': buildState('queued'),
    ...calls,
  })
  const dispatch = (name: string, data?: string) =>
    page.evaluate(
      ([event = '', text]) => {
        const { streams } = window as unknown as Streams
        for (const stream of streams.filter(({ isOpen }) => isOpen)) {
          stream.dispatchEvent(new MessageEvent(event, { data: text }))
        }
      },
      [name, data],
    )
  const waitForStream = () =>
    page.waitForFunction(() => (window as unknown as Streams).streams.some(({ isOpen }) => isOpen))
  return {
    callCounts,
    sendState: async (state: GenerationState) => {
      await waitForStream()
      await dispatch('message', JSON.stringify(state))
    },
    breakStream: async () => {
      await waitForStream()
      await dispatch('error')
    },
    /** The streams that the page has open. */
    countOpenStreams: () =>
      page.evaluate(
        () => (window as unknown as Streams).streams.filter(({ isOpen }) => isOpen).length,
      ),
  }
}
