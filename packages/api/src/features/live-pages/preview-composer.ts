import type { DesignBrief } from '@agency/contract/brief'

/** The page of a brief that is being written: its document, and the text of its style element. */
export interface PreviewedPage {
  html: string
  style: string
}

/** What a preview is made of. */
export interface PagePreviewInput {
  brief: DesignBrief
  /** Names the design. */
  seed: number
}

/** Composes the page of a brief for a caller; nothing of either is kept. */
export type PreviewComposer = (input: PagePreviewInput, caller: string) => Promise<PreviewedPage>
