import type { DesignBrief } from '@agency/contract/brief'
import type { Concept } from '@agency/contract/concept'
import type { Estimate } from '@agency/contract/estimate'
import type { AgencySettings } from '@agency/contract/settings'
import type { UploadBytes } from '../../storage/uploaded-pictures.ts'
import type { BookPricing } from '../price-book/read-price-book.ts'

/**
 * The implementations of a generation's stages: worker processes on this machine, or providers.
 * Each may throw an AppError to show a message to the person (GENERATION_FAILED, UPSTREAM_FAILED,
 * TIMEOUT or DISK_FULL); anything else it throws is for the log only.
 */
export interface GenerationStages {
  composeConcept: ComposeConcept
  renderConcept: RenderConcept
  writeEstimate: WriteEstimate
}

/** Bytes that a stage stores between attempts. Private; removed when the generation ends. */
export interface StoredBytes {
  /** The bytes stored under this name; undefined if there are none. */
  read(name: string): Promise<Uint8Array | undefined>
  /** `name` is short: lower case letters, digits and hyphens. */
  write(name: string, bytes: Uint8Array): Promise<void>
}

/** The context of a stage's work, and its abort signal. */
export interface StageCall {
  generationId: string
  requestId: string
  /** Aborts when the generation is cancelled, was claimed by another process, or timed out. */
  signal: AbortSignal
  storedBytes: StoredBytes
}

/** Composes the concept of a brief. */
export type ComposeConcept = (brief: DesignBrief, seed: number, call: StageCall) => Promise<Concept>

export interface RenderedConcept {
  /** WebP, full size. */
  picture: Uint8Array
  /** Full size in pixels. */
  width: number
  height: number
  /** Describes the picture in one sentence. */
  alt: string
  /** WebP of the top of the page. */
  thumbnail: Uint8Array
  /** JPEG, with its own size in pixels. */
  forPdf: { bytes: Uint8Array; width: number; height: number }
}

export interface RenderCall extends StageCall {
  /** Called when the design is done and its pixels are being rendered. */
  onRendering: () => void
  /**
   * May be called as soon as the estimate's picture is ready: the estimate is written in parallel
   * with the rest.
   */
  onPdfImage: (picture: EstimatePicture) => void
  /** The uploaded pictures of a concept that was changed. */
  uploads?: UploadBytes | undefined
}

/** Renders a concept. */
export type RenderConcept = (
  concept: Concept,
  brief: DesignBrief,
  call: RenderCall,
) => Promise<RenderedConcept>

export interface EstimateInput extends BookPricing {
  brief: DesignBrief
  client: { name: string; email: string }
  /** If it or its picture could not be made, the estimate is based on the brief alone. */
  design: { concept: Concept; picture: EstimatePicture } | undefined
  agency: AgencySettings
  /** Printed on the estimate. */
  reference: string
  /** Day of issue in Melbourne, YYYY-MM-DD. */
  issuedOn: string
}

/** A JPEG, its size in pixels and its description. */
export interface EstimatePicture {
  bytes: Uint8Array
  width: number
  height: number
  alt: string
}

/** Prices and writes the estimate; the signal aborts it. */
export type WriteEstimate = (
  input: EstimateInput,
  signal?: AbortSignal,
) => Promise<{ estimate: Estimate; pdf: Uint8Array }>
