import { type BriefCopy, type CopyPart, copyLengths } from '@agency/contract/brief-copy'
import { truncate } from '@agency/contract/text'
import { capitalise, cleanText, sentencesOf, withFullStop } from '../reading/english/sentences.ts'
import type { Facts } from '../reading/facts.ts'
import type { CopyDeck } from './copy-deck.ts'
import { supportedBy } from './supported.ts'
import { createUsedSentences } from './used-sentences.ts'

/** Parts that are sentences; the others are lines without a full stop. */
const SENTENCE_PARTS: readonly CopyPart[] = [
  ...(['lead', 'offerText', 'storyText', 'closingText'] as const),
]

/**
 * A text within its length limits, cut at the end of a sentence if it is too long; undefined if
 * that is impossible.
 */
function fitText(part: CopyPart, supplied: string): string | undefined {
  // Removing an address or markup from a sentence would leave half a sentence.
  if (/[<>{}[\]@|\\]|https?:|www\./i.test(supplied)) return undefined
  const [min, max] = copyLengths[part]
  const text = capitalise(cleanText(truncate(supplied, 2_000)).replace(/\s+/g, ' ').trim())
  const punctuated =
    SENTENCE_PARTS.includes(part) && text ? withFullStop(text) : text.replace(/[.!]+$/, '')
  if (punctuated.length <= max) return punctuated.length >= min ? punctuated : undefined
  if (!SENTENCE_PARTS.includes(part)) return undefined
  let sentences = ''
  for (const sentence of sentencesOf(punctuated)) {
    if (sentences.length + sentence.length + 1 > max) break
    sentences = sentences ? `${sentences} ${sentence}` : sentence
  }
  return sentences.length >= min ? sentences : undefined
}

/** Two buttons with the same verb are not a real choice. */
const verbOf = (label: string) => label.split(' ')[0]?.toLowerCase()

/**
 * Merges externally written copy into a deck. A part is used if it is within the length limits, in
 * characters that our fonts have, and without claims that the brief does not support. Rejected
 * parts keep the deck's own text, and so do all facts (figures, prices, hours, people, places,
 * limits and offers). Only English can be checked this way, so other decks are unchanged.
 */
export function mergeCopy(deck: CopyDeck, copy: BriefCopy, facts: Facts): CopyDeck {
  if (deck.language !== 'en') return deck
  const isSupported = supportedBy(facts)
  const usedSentences = createUsedSentences()
  usedSentences.markUsed(
    ...deck.notes.flatMap(({ items }) => items),
    ...deck.prices.items.map(({ text }) => text),
    ...deck.pulls.map(({ text }) => text),
  )
  const sources = new Map(deck.sources)
  /** The texts of one item, if all of them are usable and none has been used. */
  const take = <K extends string>(texts: Record<K, [CopyPart, string]>) => {
    const fittedTexts = Object.entries<[CopyPart, string]>(texts).map(
      ([key, [part, text]]) => [key, fitText(part, text)] as const,
    )
    const isUsable = fittedTexts.every(
      ([, text]) => text !== undefined && isSupported(text) && usedSentences.isUnused(text),
    )
    if (!isUsable) return []
    const words = fittedTexts.map(([, text]) => text ?? '')
    usedSentences.markUsed(...words)
    for (const text of words) if (!sources.has(text)) sources.set(text, 'service')
    return [Object.fromEntries(fittedTexts) as Record<K, string>]
  }
  const lines = (part: CopyPart, texts: string[]) =>
    texts.slice(0, 8).flatMap((text) => take({ text: [part, text] }).map((taken) => taken.text))
  const offerTexts = new Map(
    copy.offers.slice(0, 12).flatMap(({ title, text }) => {
      const isOffered = deck.offers.some(
        (offer) => offer.title.toLowerCase() === title.toLowerCase(),
      )
      return isOffered
        ? take({ text: ['offerText', text] }).map((taken) => [title.toLowerCase(), taken.text])
        : []
    }) as [string, string][],
  )
  const stories = copy.stories.slice(0, 4).flatMap(({ eyebrow, headline, text }) =>
    take({
      eyebrow: ['eyebrow', eyebrow],
      headline: ['storyHeadline', headline],
      text: ['storyText', text],
    }),
  )
  const [closing = deck.closing] = copy.closings
    .slice(0, 3)
    .flatMap(({ headline, text }) =>
      take({ headline: ['closingHeadline', headline], text: ['closingText', text] }),
    )
  const [tagline = deck.tagline] = lines('tagline', [copy.tagline])
  const [first, second] = [copy.actions.first, copy.actions.second].map((label) => {
    const text = fitText('action', label)
    return text && isSupported(text) ? text : undefined
  })
  const isPair = first && second && verbOf(first) !== verbOf(second)
  if (isPair) for (const label of [first, second]) sources.set(label, 'service')
  const [offerHeading = deck.offerHeading] = lines('offerHeading', copy.offerHeadings)
  const headlines = lines('headline', copy.headlines)
  const leads = lines('lead', copy.leads)
  return {
    ...deck,
    tagline,
    headlines: [...headlines, ...deck.headlines].slice(0, 5),
    leads: [...leads, ...deck.leads].slice(0, 4),
    offers: deck.offers.map((offer) => ({
      ...offer,
      text: offer.text || (offerTexts.get(offer.title.toLowerCase()) ?? ''),
    })),
    offerHeading,
    // The client's own story stays, and the supplied one follows it.
    stories: [...deck.stories, ...stories].slice(0, 4),
    closing,
    actions: isPair ? { first, second } : deck.actions,
    sources,
  }
}
