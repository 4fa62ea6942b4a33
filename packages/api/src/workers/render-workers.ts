import type { DesignBrief } from '@agency/contract/brief'
import type { BriefCopy } from '@agency/contract/brief-copy'
import type { Concept } from '@agency/contract/concept'
import type { PhoneViewRenderer } from '../features/concepts/phone-view-renderer.ts'
import type { EstimateWriter } from '../features/estimates/estimate-writer.ts'
import type { GenerationStages } from '../features/generations/stages.ts'
import type { PreviewComposer } from '../features/live-pages/preview-composer.ts'
import type { PreviewPrices } from '../features/price-book/price-preview.ts'
import type { ProposalWriter } from '../features/proposals/proposal-writer.ts'
import { openFairQueue } from '../limits/fair-queue.ts'
import type { SampleImages, SampleImagesInput } from '../rendering/sample-images.ts'
import type { FontSubsetter } from '../rendering/subset-fonts.ts'
import { openImageProcessPool, retryAfterCrash, type TaskOptions } from './image-process-pool.ts'
import type { RenderMessage } from './render-worker.ts'

/** Of a brief: its language (BCP 47), the offers that its page names, and what it says in the open. */
export interface CopyOutline {
  language: string
  offers: string[]
  description: string
}

/** What a service that writes copy needs of this machine. */
export interface CopyWorkers {
  outlineCopy(brief: DesignBrief, seed: number): Promise<CopyOutline>
  /** Composes the concept of a brief, with copy from elsewhere as far as that can stand there. */
  composeWith(brief: DesignBrief, seed: number, copy?: BriefCopy): Promise<Concept>
}

export interface RenderWorkers {
  copy: CopyWorkers
  /** The stages of a generation as this machine does them. */
  stages: GenerationStages
  writeEstimateDocument: EstimateWriter
  writeProposal: ProposalWriter
  previewPrices: PreviewPrices
  renderPhoneView: PhoneViewRenderer
  composePreview: PreviewComposer
  subsetFonts: FontSubsetter
  renderSampleImages(input: SampleImagesInput): Promise<SampleImages>
  /** Makes a process ready for the first visitor. */
  warmUp(): Promise<void>
  /** Gives what is worked on less time from now on, in ms: the server closes. */
  hurry(ms: number): void
  /** Those that run now. */
  processIds(): number[]
  close(): Promise<void>
}

/** Quotes and phone views that wait, of everybody and of one caller. */
const WAITING_MAX = 40
const WAITING_OF_ONE = 8
/** One that is being made and the newest, and as many more for what was just sent, or of who shares an address. */
const PREVIEWS_OF_ONE = 4
/** Fonts stay parsed in a process: keep it through quiet minutes. */
const IDLE_MS = 10 * 60_000
/** The largest page takes a few seconds, on a busy machine some more. */
const TASK_MS = 30_000
/** Most of a page's memory is pixels outside the heap; what is inside must not grow beside it. */
const HEAP = ['--max-semi-space-size=4', '--max-old-space-size=256', '--expose-gc']
/**
 * Each page's pixels bring on a collection, after a few of which V8 deletes code that is not run: of
 * other layouts, which come again. And compiling beside it takes the core that the next process renders on.
 */
const CODE = ['--no-flush-bytecode', '--no-concurrent-recompilation']
/**
 * Processes that draw concepts and write estimates, one piece of work at a time each: neither the
 * event loop nor the memory of who serves visitors is theirs. They end with this process.
 */
export function openRenderWorkers({
  processes,
  closing,
}: {
  processes: number
  /** When it aborts, what visitors wait for is refused. */
  closing?: AbortSignal
}): RenderWorkers {
  const pool = openImageProcessPool({
    file: new URL('./render-worker.ts', import.meta.url),
    most: processes,
    ...{ idleMs: IDLE_MS, taskMs: TASK_MS },
    flags: [...HEAP, ...CODE],
  })
  const run = <T>(name: string, input?: unknown, more?: Omit<TaskOptions, 'name'>) =>
    retryAfterCrash(() => pool.run<T>(input, { name, ...more }))
  const queue = openFairQueue({
    // One process is left to the generations, which wait in a queue of their own.
    ...{ running: Math.max(1, processes - 1), waiting: WAITING_MAX, retryAfterS: 10, closing },
  })
  // Short and many: what a person is typing is not to wait for what another has sent.
  const previews = openFairQueue({ running: 1, waiting: WAITING_MAX, closing })
  /** Visitors wait in turns; what the site does for itself does not. */
  const withPermit = <T>(work: () => Promise<T>, caller: string | undefined) =>
    caller === undefined ? work() : queue(work, { of: caller, most: WAITING_OF_ONE })
  return {
    stages: {
      composeConcept: (brief, seed, { signal }) => run('compose', { brief, seed }, { signal }),
      drawConcept: (concept, _brief, { signal, onRendering, onPdfImage }) =>
        run('draw', concept, {
          signal,
          onMessage: (message: RenderMessage) => {
            if (message.kind === 'rendering') onRendering()
            else onPdfImage(message.picture)
          },
        }),
      writeEstimate: (input, signal) => run('writeEstimate', input, { signal }),
    },
    copy: {
      outlineCopy: (brief, seed) => run('outlineCopy', { brief, seed }),
      composeWith: (brief, seed, copy) => run('compose', { brief, seed, copy }),
    },
    previewPrices: (input) => run('previewPrices', input),
    writeEstimateDocument: (input, caller) =>
      withPermit(() => run('writeEstimateDocument', input), caller),
    writeProposal: (content, caller) => withPermit(() => run('writeProposal', content), caller),
    composePreview: (input, caller) =>
      previews(() => run('composePreview', input), { of: caller, most: PREVIEWS_OF_ONE }),
    subsetFonts: (fonts, caller) => withPermit(() => run('subsetFonts', fonts), caller),
    renderPhoneView: (concept, caller) => withPermit(() => run('renderPhoneView', concept), caller),
    renderSampleImages: (input) => run('renderSampleImages', input),
    warmUp: () => run('warmUp'),
    hurry: pool.hurry,
    processIds: pool.processIds,
    close: pool.close,
  }
}
