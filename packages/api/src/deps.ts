import type { Providers } from '@agency/contract/providers'
import type { Database } from '@agency/db/connect'
import type { Logger } from 'pino'
import type { Passwords } from './auth/passwords.ts'
import type { TokenSettings } from './auth/tokens.ts'
import type { PhoneDrawer } from './features/concepts/phone-view.ts'
import type { GenerationStages } from './features/generations/stages.ts'
import type { PreviewComposer } from './features/live-pages/live-preview-routes.ts'
import type { PreviewPrices } from './features/price-book/price-preview.ts'
import type { ProposalWriter } from './features/proposals/proposal-document.ts'
import type { QuoteWriter } from './features/quotes/quote-writer.ts'
import type { FormMemory } from './http/form-memory.ts'
import type { FairQueue } from './limits/fair-queue.ts'
import type { RateLimits } from './limits/rate-limits.ts'
import type { ContentVersion } from './live/content-version.ts'
import type { GenerationNotices } from './live/generation-notices.ts'
import type { WatchPlaces } from './live/watch-places.ts'
import type { MailDelivery } from './mail/delivery.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { RemotePictures } from './outbound/remote-picture-cache.ts'
import type { PaintStyle } from './painting/paint-style.ts'
import type { CardPayments } from './payments/card-payments.ts'
import type { PictureProcessor } from './pictures/picture-processor.ts'
import type { VariantMaker } from './pictures/variant-maker.ts'
import type { FontSubsetter } from './rendering/subset-fonts.ts'
import type { Sealer } from './signing/sealer.ts'
import type { Storage } from './storage/storage.ts'

/** What services work with. Made once by the process (or a test) and passed in. */
export interface Deps {
  db: Database
  storage: Storage
  log: Logger
  metrics: Metrics
  passwords: Passwords
  limits: RateLimits
  tokens: TokenSettings
  generations: GenerationNotices
  /** Those who enter the queue of generations wait here, where they hold no connection. */
  generationEntries: FairQueue
  content: ContentVersion
  watches: WatchPlaces
  forms: FormMemory
  pictures: PictureProcessor
  remotePictures: RemotePictures
  writeQuote: QuoteWriter
  writeProposal: ProposalWriter
  previewPrices: PreviewPrices
  drawPhone: PhoneDrawer
  composePreview: PreviewComposer
  subsetFonts: FontSubsetter
  paintStyle: PaintStyle
  providers: Providers
  mail: MailDelivery
  /** undefined where deposits are paid by bank transfer alone. */
  cardPayments: CardPayments | undefined
  /** Origin of the site, without a trailing slash. */
  publicUrl: string
  /** How long a person waits for a painted picture, in ms. */
  styleTimeoutMs: number
  /** What kept pictures of the style tool may take in all, with their variants. */
  styleResultsMaxBytes: number
  /** How long a blocking call waits for a generation, in ms. */
  generationTimeoutMs: number
}

/** What job tasks work with on top of that. */
export interface JobDeps extends Deps, GenerationStages {
  makeVariants: VariantMaker['run']
  sealer: Sealer
}
