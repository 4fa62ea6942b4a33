import { contrastOf } from '@agency/contract/colour-contrast'
import type { EmbedMessage } from '@agency/contract/embed'
import { dark, light, primary } from '../../theme/palette.ts'

/** The least contrast of text (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5

/** Takes theme and accent from the frame's address; an accent that could not be read is left out. */
export function applyLook(query: URLSearchParams): void {
  const root = document.documentElement
  const chosen = query.get('theme')
  const isLight =
    chosen === 'light' || (chosen !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches)
  root.className = isLight ? 'light' : 'dark'
  const accent = query.get('accent') ?? ''
  if (!/^#[\da-f]{6}$/i.test(accent) || contrastOf(accent, primary.label) < MIN_CONTRAST) return
  for (const shade of [400, 500, 600]) root.style.setProperty(`--e-colors-brand-${shade}`, accent)
  if (contrastOf(accent, (isLight ? light : dark).raised) < MIN_CONTRAST) return
  root.style.setProperty('--e-colors-accent', accent)
}

/**
 * Reports the height of the content to the site that frames it, and each change of it. Returns a
 * function that stops this.
 */
export function reportHeight(content: HTMLElement, embedder: string | undefined): () => void {
  if (!embedder) return () => {}
  // Documents and live pages may not be framed: they open beside the site, as links to pages do.
  document.head.append(Object.assign(document.createElement('base'), { target: '_blank' }))
  // The frame is as high as its content, and a scrollbar that comes and goes would change that.
  document.documentElement.style.overflow = 'hidden'
  const report = () => {
    const { height } = content.getBoundingClientRect()
    parent.postMessage({ type: 'agency-generator', height } satisfies EmbedMessage, embedder)
  }
  // Also now: a browser observes nothing in a frame that is not drawn yet.
  report()
  const observer = new ResizeObserver(report)
  observer.observe(content)
  return () => observer.disconnect()
}
