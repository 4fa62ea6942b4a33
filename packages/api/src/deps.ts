import type { Providers } from '@agency/contract/ai-providers'
import type { Database } from '@agency/db/connect'
import type { Logger } from 'pino'
import type { ContentVersion } from './cache/content-version.ts'
import type { EmailDelivery } from './email/delivery.ts'
import type { Passwords } from './features/auth/passwords.ts'
import type { TokenSettings } from './features/auth/tokens.ts'
import type { PhoneViewRenderer } from './features/concepts/phone-view-renderer.ts'
import type { EstimateWriter } from './features/estimates/estimate-writer.ts'
import type { GenerationStages } from './features/generations/stages.ts'
import type { ApplyImageStyle } from './features/image-styles/apply-image-style.ts'
import type { PreviewComposer } from './features/live-pages/preview-composer.ts'
import type { PreviewPrices } from './features/price-book/price-preview.ts'
import type { ProposalWriter } from './features/proposals/proposal-writer.ts'
import type { RedrawConcept } from './features/studio/redraw-concept.ts'
import type { UploadMemory } from './http/upload-memory.ts'
import type { ImageProcessor } from './images/image-processor.ts'
import type { VariantMaker } from './images/variant-maker.ts'
import type { FairQueue } from './limits/fair-queue.ts'
import type { RateLimits } from './limits/rate-limits.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { GuardedPost } from './outbound/guarded-post.ts'
import type { RemoteImages } from './outbound/remote-image-cache.ts'
import type { CardPayments } from './payments/card-payments.ts'
import type { GenerationEvents } from './pubsub/generation-events.ts'
import type { SseSlots } from './pubsub/sse-slots.ts'
import type { StarterSiteRenderer } from './rendering/render-starter-site.ts'
import type { FontSubsetter } from './rendering/subset-fonts.ts'
import type { Sealer } from './signing/sealer.ts'
import type { Storage } from './storage/storage.ts'

/** Dependencies of the services. Created once by the process (or a test) and passed in. */
export interface Deps {
  db: Database
  storage: Storage
  log: Logger
  metrics: Metrics
  passwords: Passwords
  limits: RateLimits
  tokens: TokenSettings
  generations: GenerationEvents
  /** Requests wait here to enter the generation queue, so that they hold no database connection. */
  generationEntries: FairQueue
  content: ContentVersion
  sseSlots: SseSlots
  forms: UploadMemory
  pictures: ImageProcessor
  remoteImages: RemoteImages
  webhookRequests: GuardedPost
  writeEstimateDocument: EstimateWriter
  writeProposal: ProposalWriter
  previewPrices: PreviewPrices
  renderPhoneView: PhoneViewRenderer
  composePreview: PreviewComposer
  renderStarterSite: StarterSiteRenderer
  subsetFonts: FontSubsetter
  applyImageStyle: ApplyImageStyle
  providers: Providers
  emailDelivery: EmailDelivery
  /** undefined if deposits can only be paid by bank transfer. */
  cardPayments: CardPayments | undefined
  /** Origin of the site, without a trailing slash. */
  publicUrl: string
  /** How long a person waits for a styled image, in ms. */
  styleTimeoutMs: number
  /** Max total size of the stored style-tool images, including variants. */
  styleResultsMaxBytes: number
  /** Max total size of the pictures uploaded in the Studio, including variants. */
  conceptPicturesMaxBytes: number
  /** How long a blocking call waits for a generation, in ms. */
  generationTimeoutMs: number
  /** Aborts while the server closes: blocking calls wait no longer. */
  closing: AbortSignal
}

/** Additional dependencies of job tasks. */
export interface JobDeps extends Deps, GenerationStages {
  makeVariants: VariantMaker['run']
  redrawConcept: RedrawConcept
  sealer: Sealer
}
