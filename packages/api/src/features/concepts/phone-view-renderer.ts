import type { Concept } from '@agency/contract/concept'

/** Renders a concept as a phone shows it; a WebP picture, 780 pixels wide. */
export type PhoneViewRenderer = (concept: Concept, caller: string) => Promise<Uint8Array>
