import type { DesignBrief } from '@agency/contract/brief'
import type { Concept } from '@agency/contract/concept'

/** What to draw for the demo: a concept of the gallery, or the pictures of a project. */
export interface SampleImagesInput {
  kind: 'concept' | 'project'
  brief: DesignBrief
  seed: number
  /** Which sign the client's logo has. */
  mark: number
}

export interface SampleImages {
  concept: Concept
  alt: string
  width: number
  height: number
  /** WebP files by their suffix: '' is the main one. */
  files: Record<string, Uint8Array>
}
