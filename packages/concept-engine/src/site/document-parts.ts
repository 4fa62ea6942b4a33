import type { Concept, Palette } from '@agency/contract/concept'
import type { Element } from '../drawing/element.ts'
import type { DrawnConcept } from '../drawing/kit-interface.ts'
import { menuOf } from '../drawing/menu.ts'
import { attributes, escapeHtml } from './escape.ts'
import type { Writer } from './to-html.ts'

const LATIN_CHARACTER = /[\p{ASCII}\p{Script=Latin}]/u
/**
 * Characters that sections add to a concept's own text: figures, quotation marks, dots between
 * words.
 */
const ADDED_CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32))}\u00a0·•–—‘’“”…→×`

/** The characters that need a font of another script: Latin text uses the page's own typefaces. */
export const charactersOf = (text: string) =>
  [...new Set(text + text.toUpperCase() + text.toLowerCase() + ADDED_CHARACTERS)]
    .filter((character) => !LATIN_CHARACTER.test(character))
    .sort()
    .join('')

/** The characters in Latin script, which the page's own typefaces have. */
export const latinCharactersOf = (text: string): string =>
  [...new Set(text + text.toUpperCase() + text.toLowerCase() + ADDED_CHARACTERS)]
    .filter((character) => LATIN_CHARACTER.test(character) || ADDED_CHARACTERS.includes(character))
    .filter((character) => !/\p{Cc}/u.test(character))
    .sort()
    .join('')

/** Weights above it use a bold file if there is no other (CSS Fonts 4, font matching). */
const MAX_REGULAR_WEIGHT = 500

/** Bold text, and text in fields, whose weight is set by the form. */
export function boldTextOf({ props, meaning }: Element): string {
  const isBold = Number(props.style?.fontWeight ?? 0) > MAX_REGULAR_WEIGHT
  const childTexts = (props.children ?? []).map((child) =>
    typeof child === 'string' ? (isBold ? child : '') : child ? boldTextOf(child) : '',
  )
  return [...childTexts, meaning?.control?.label, meaning?.control?.value].join('')
}

/** BCP 47 code; a stored concept may contain anything. */
export const languageOf = ({ language }: Concept) =>
  /^[a-z]{2,3}(?:-[\w-]+)?$/i.test(language) ? language : 'en'

/** The colour of the browser around a page; of several, the first one that applies is used. */
export const themeColour = ({ background }: Palette, media?: string) =>
  `<meta name="theme-color"${attributes({ content: background, media })}>`

/** The menu of narrow screens, which opens without a script. */
export function menuHtml(
  concept: DrawnConcept,
  hrefOf: Writer['hrefOf'],
  title: string,
  currentHref?: string,
): string {
  const call = concept.sections[0]?.callToAction
  const links = menuOf(concept).map((page, order) => {
    const href = hrefOf({ page }, -1, order)
    const isCurrent = href === currentHref
    return `<li><a${attributes({ href, 'aria-current': isCurrent ? 'page' : undefined })}>${escapeHtml(page)}</a></li>`
  })
  const action = call
    ? `<li><a${attributes({ class: 'call', href: hrefOf({ action: 'first', label: call }, -1, 0) })}>${escapeHtml(call)}</a></li>`
    : ''
  return `<details class="menu"><summary>${escapeHtml(title)}</summary><nav${attributes({ 'aria-label': title })}><ul>${links.join('')}${action}</ul></nav></details>`
}
