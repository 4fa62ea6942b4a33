import type { DesignBrief } from '@agency/contract/brief'

/** The page of a brief that is being written: its document, and the text of its style element. */
export interface PreviewedPage {
  html: string
  style: string
}

/** Input for a preview. */
export interface PagePreviewInput {
  brief: DesignBrief
  /** Selects the design. */
  seed: number
}

/** Composes the page of a brief for a caller; neither is stored. */
export type PreviewComposer = (input: PagePreviewInput, caller: string) => Promise<PreviewedPage>
