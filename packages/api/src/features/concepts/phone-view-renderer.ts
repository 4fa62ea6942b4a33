import type { Concept } from '@agency/contract/concept'

/** Renders a concept as it looks on a phone; returns a WebP picture, 780 pixels wide. */
export type PhoneViewRenderer = (concept: Concept, caller: string) => Promise<Uint8Array>
