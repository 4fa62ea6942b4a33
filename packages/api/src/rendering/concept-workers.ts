import { Piscina } from 'piscina'
import type { DemoPicture, DemoPictureInput } from '../demo/demo-picture.ts'
import type { PhoneDrawer } from '../features/concepts/phone-view.ts'
import type {
  GenerationInput,
  GenerationOutput,
} from '../features/generations/generation-runner.ts'
import type { QuoteInput, QuoteOutput } from '../features/quotes/quote-writer.ts'

export interface ConceptWorkers {
  run(input: GenerationInput): Promise<GenerationOutput>
  writeQuote(input: QuoteInput): Promise<QuoteOutput>
  drawPhone: PhoneDrawer
  drawDemo(input: DemoPictureInput): Promise<DemoPicture>
  /** Makes a thread ready for the first visitor. */
  warmUp(): Promise<void>
  close(): Promise<void>
}

/** Threads that draw concepts and write estimates, so that the event loop never does. */
export function openConceptWorkers({ threads }: { threads: number }): ConceptWorkers {
  const pool = new Piscina({
    filename: new URL('./concept-worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: threads,
    // Fonts stay parsed in a thread: keep it through quiet minutes.
    idleTimeout: 10 * 60_000,
    // Most of a page's memory is pixels outside the heap; what is inside must not grow beside it.
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 },
  })
  return {
    run: (input) => pool.run(input, { name: 'generate' }),
    writeQuote: (input) => pool.run(input, { name: 'writeQuote' }),
    drawPhone: (concept) => pool.run(concept, { name: 'drawPhone' }),
    drawDemo: (input) => pool.run(input, { name: 'drawDemo' }),
    warmUp: () => pool.run(undefined, { name: 'warmUp' }),
    close: () => pool.destroy(),
  }
}
