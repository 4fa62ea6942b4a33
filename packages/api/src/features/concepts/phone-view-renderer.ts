import type { Concept } from '@agency/contract/concept'
import type { UploadBytes } from '../../storage/uploaded-pictures.ts'

/** Renders a concept as it looks on a phone; returns a WebP picture, 780 pixels wide. */
export type PhoneViewRenderer = (
  concept: Concept,
  caller: string,
  uploads?: UploadBytes,
) => Promise<Uint8Array>
