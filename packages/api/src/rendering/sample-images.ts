import type { DesignBrief } from '@agency/contract/brief'
import type { Concept } from '@agency/contract/concept'

/** The demo pictures to render: a concept of the gallery, or the pictures of a project. */
export interface SampleImagesInput {
  kind: 'concept' | 'project'
  brief: DesignBrief
  seed: number
  /** Selects the symbol of the client's logo. */
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
