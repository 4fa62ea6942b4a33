import type { RemoteEmbed } from './project-embed.ts'

// In a separate module, so that a browser that only needs this needs no schema library.
export type { ProjectEmbed, RemoteEmbed } from './project-embed.ts'

/** The document that holds a project's film or page. */
export const embedPathOf = (segment: string) => `/our-work/${encodeURIComponent(segment)}/embed`

/** What it may do. Without an origin it reads no cookies and no storage. */
export const EMBED_SANDBOX = {
  film: '',
  page: 'allow-scripts allow-forms',
} satisfies Record<RemoteEmbed['kind'], string>
