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
import type { StarterSiteRenderer } from '../rendering/render-starter-site.ts'
import type { SampleImages, SampleImagesInput } from '../rendering/sample-images.ts'
import type { FontSubsetter } from '../rendering/subset-fonts.ts'
import { openImageProcessPool, retryAfterCrash, type TaskOptions } from './image-process-pool.ts'
import type { RenderMessage } from './render-worker.ts'

/**
 * Outline of a brief for copywriting: its language (BCP 47), the offers that its page names, and
 * the description that may be used.
 */
export interface CopyOutline {
  language: string
  offers: string[]
  description: string
}

/** What a copywriting provider needs from this machine. */
export interface CopyWorkers {
  outlineCopy(brief: DesignBrief, seed: number): Promise<CopyOutline>
  /** Composes the concept of a brief, using the given copy as far as it is suitable. */
  composeWith(brief: DesignBrief, seed: number, copy?: BriefCopy): Promise<Concept>
}

export interface RenderWorkers {
  copy: CopyWorkers
  /** The stages of a generation, done on this machine. */
  stages: GenerationStages
  writeEstimateDocument: EstimateWriter
  writeProposal: ProposalWriter
  previewPrices: PreviewPrices
  renderPhoneView: PhoneViewRenderer
  composePreview: PreviewComposer
  renderStarterSite: StarterSiteRenderer
  subsetFonts: FontSubsetter
  renderSampleImages(input: SampleImagesInput): Promise<SampleImages>
  /** Prepares a process for the first visitor. */
  warmUp(): Promise<void>
  /** Reduces the time left for running tasks, in ms: called when the server closes. */
  setTaskTimeout(ms: number): void
  /** The running processes. */
  processIds(): number[]
  close(): Promise<void>
}

/** Max waiting quotes and phone views, in total and per caller. */
const MAX_WAITING = 40
const MAX_WAITING_PER_CALLER = 8
/**
 * Per caller: one in progress and the newest one, and as many again for a brief just sent, or for
 * others who share the IP address.
 */
const MAX_PREVIEWS_PER_CALLER = 4
/** A process keeps its parsed fonts, so it stays alive through quiet minutes. */
const IDLE_MS = 10 * 60_000
/** The largest page takes a few seconds; on a machine with ten other tasks, half a minute. */
const TASK_MS = 2 * 60_000
/** Most of a page's memory is pixels outside the heap; the heap must not grow as well. */
const HEAP = ['--max-semi-space-size=4', '--max-old-space-size=256', '--expose-gc']
/**
 * The pixels of each page trigger a garbage collection, and after a few V8 flushes unused code:
 * that of other layouts, which will be needed again. And concurrent compilation would take the core
 * that the next process renders on.
 */
const CODE = ['--no-flush-bytecode', '--no-concurrent-recompilation']
/**
 * Processes that render concepts and write estimates, one task at a time each: they use neither the
 * event loop nor the memory of the server process. They end with this process.
 */
export function openRenderWorkers({
  processes,
  closing,
}: {
  processes: number
  /** When it aborts, tasks that visitors wait for are rejected. */
  closing?: AbortSignal
}): RenderWorkers {
  const pool = openImageProcessPool({
    file: new URL('./render-worker.ts', import.meta.url),
    maxProcesses: processes,
    ...{ idleMs: IDLE_MS, taskMs: TASK_MS },
    flags: [...HEAP, ...CODE],
  })
  const run = <T>(name: string, input?: unknown, options?: Omit<TaskOptions, 'name'>) =>
    retryAfterCrash(() => pool.run<T>(input, { name, ...options }))
  const queue = openFairQueue({
    // One process is left to the generations, which have their own queue.
    ...{
      concurrency: Math.max(1, processes - 1),
      maxWaiting: MAX_WAITING,
      retryAfterS: 10,
      closing,
    },
  })
  // Short and frequent: the preview that a person is typing must not wait for others' submissions.
  const previews = openFairQueue({ concurrency: 1, maxWaiting: MAX_WAITING, closing })
  /** Visitors wait in turn; the site's own work does not. */
  const withPermit = <T>(work: () => Promise<T>, caller: string | undefined) =>
    caller === undefined
      ? work()
      : queue(work, { caller, maxWaitingPerCaller: MAX_WAITING_PER_CALLER })
  return {
    stages: {
      composeConcept: (brief, seed, { signal }) => run('compose', { brief, seed }, { signal }),
      renderConcept: (concept, _brief, { signal, onRendering, onPdfImage, uploads }) =>
        run(
          'render',
          { concept, uploads },
          {
            signal,
            onMessage: (message: RenderMessage) => {
              if (message.kind === 'rendering') onRendering()
              else onPdfImage(message.picture)
            },
          },
        ),
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
      previews(() => run('composePreview', input), {
        caller,
        maxWaitingPerCaller: MAX_PREVIEWS_PER_CALLER,
      }),
    subsetFonts: (fonts, caller) => withPermit(() => run('subsetFonts', fonts), caller),
    renderStarterSite: (concept, caller, uploads) =>
      withPermit(() => run('renderStarterSite', { concept, uploads }), caller),
    renderPhoneView: (concept, caller, uploads) =>
      withPermit(() => run('renderPhoneView', { concept, uploads }), caller),
    renderSampleImages: (input) => run('renderSampleImages', input),
    warmUp: () => run('warmUp'),
    setTaskTimeout: pool.setTaskTimeout,
    processIds: pool.processIds,
    close: pool.close,
  }
}
