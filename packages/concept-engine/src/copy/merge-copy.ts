import type { DesignBrief } from '@agency/contract/brief'
import { type BriefCopy, type CopyPart, copyLengths } from '@agency/contract/brief-copy'
import { capitalise, cleanText, sentencesOf, withStop } from '../reading/sentences.ts'
import type { CopyDeck } from './copy-deck.ts'
import { createLedger } from './ledger.ts'
import { statedBy } from './stated.ts'

/** Parts that are sentences; the others are lines without a stop of their own. */
const PROSE: readonly CopyPart[] = [
  ...(['lead', 'offerText', 'stepText', 'storyText', 'answer', 'closingText'] as const),
]

/** A text within its lengths, cut at a sentence's end where it is too long; else nothing. */
function fitted(part: CopyPart, given: string): string | undefined {
  // Taking an address or a mark-up out of a sentence leaves half a sentence.
  if (/[<>{}[\]@|\\]|https?:|www\./i.test(given)) return undefined
  const [min, max] = copyLengths[part]
  const text = capitalise(cleanText(given.slice(0, 2_000)).replace(/\s+/g, ' ').trim())
  const ended = PROSE.includes(part) && text ? withStop(text) : text.replace(/[.!]+$/, '')
  if (ended.length <= max) return ended.length >= min ? ended : undefined
  if (!PROSE.includes(part)) return undefined
  let whole = ''
  for (const sentence of sentencesOf(ended)) {
    if (whole.length + sentence.length + 1 > max) break
    whole = whole ? `${whole} ${sentence}` : sentence
  }
  return whole.length >= min ? whole : undefined
}

/** Two buttons that begin alike leave no choice. */
const verbOf = (label: string) => label.split(' ')[0]?.toLowerCase()

/**
 * A deck with the copy that somebody else wrote for the brief, where that can stand on the page: of
 * its length, in type that we have, and stating nothing that the description does not state. What is
 * left out keeps the deck's own words, and so do all facts: figures, prices, hours, people, places,
 * quotations and what is offered. Only English can be checked that way: other decks stay as they are.
 */
export function mergeCopy(deck: CopyDeck, copy: BriefCopy, brief: DesignBrief): CopyDeck {
  if (deck.language !== 'en') return deck
  const isStated = statedBy(brief)
  const ledger = createLedger()
  ledger.say(
    ...[...deck.quotes, ...deck.offers].map(({ text }) => text),
    ...[...deck.people, ...deck.journal].flatMap(({ title, text }) => [title, text]),
  )
  /** The texts of one thing, when all of them can stand and none has been said. */
  const take = <K extends string>(texts: Record<K, [CopyPart, string]>) => {
    const fit = Object.entries<[CopyPart, string]>(texts).map(
      ([key, [part, text]]) => [key, fitted(part, text)] as const,
    )
    const good = fit.every(
      ([, text]) => text !== undefined && isStated(text) && ledger.isFresh(text),
    )
    if (!good) return []
    ledger.say(...fit.map(([, text]) => text ?? ''))
    return [Object.fromEntries(fit) as Record<K, string>]
  }
  const lines = (part: CopyPart, texts: string[]) =>
    texts.slice(0, 8).flatMap((text) => take({ text: [part, text] }).map((taken) => taken.text))
  /** What is served, then what the deck has and nobody has said yet. */
  const then = <T>(served: T[], own: T[], textsOf: (item: T) => string[], most: number): T[] => {
    const fresh = own.filter((item) => textsOf(item).every(ledger.isFresh))
    const all = [...served, ...fresh].slice(0, most)
    ledger.say(...all.flatMap(textsOf))
    return all
  }
  const line = (text: string) => [text]
  const titled = ({ title, text }: { title: string; text: string }) => [title, text]
  const headed = ({ headline, text }: { headline: string; text: string }) => [headline, text]

  // What the description answers itself has figures in it, and stays.
  const answered = deck.faqs.filter(({ text }) => /\d/.test(text))
  ledger.say(...answered.flatMap(titled))
  const asked = copy.questions
    .slice(0, 6)
    .flatMap(({ title, text }) => take({ title: ['question', title], text: ['answer', text] }))
  const steps = copy.steps
    .slice(0, 4)
    .flatMap(({ title, text }) => take({ title: ['stepTitle', title], text: ['stepText', text] }))
  const isStepped = steps.length >= 3
  // What stays is said already, whatever is served besides.
  if (asked.length === 0) ledger.say(...deck.faqs.flatMap(titled))
  if (!isStepped) ledger.say(...deck.steps.flatMap(titled))

  const headlines = lines('headline', copy.headlines)
  const leads = lines('lead', copy.leads)
  const offerTexts = new Map(
    copy.offers.slice(0, 12).flatMap(({ title, text }) => {
      const named = deck.offers.some((offer) => offer.title.toLowerCase() === title.toLowerCase())
      return named
        ? take({ text: ['offerText', text] }).map((taken) => [title.toLowerCase(), taken.text])
        : []
    }) as [string, string][],
  )
  const offers = deck.offers.map((offer) => ({
    ...offer,
    text: offerTexts.get(offer.title.toLowerCase()) ?? offer.text,
  }))
  const stories = copy.stories.slice(0, 4).flatMap(({ eyebrow, headline, text }) =>
    take({
      eyebrow: ['eyebrow', eyebrow],
      headline: ['storyHeadline', headline],
      text: ['storyText', text],
    }),
  )
  const closings = copy.closings
    .slice(0, 3)
    .flatMap(({ headline, text }) =>
      take({ headline: ['closingHeadline', headline], text: ['closingText', text] }),
    )
  const [tagline = deck.tagline] = lines('tagline', [copy.tagline])
  const [first, second] = [copy.actions.first, copy.actions.second].map((label) => {
    const text = fitted('action', label)
    return text && isStated(text) ? text : undefined
  })
  const offerHeadings = lines('offerHeading', copy.offerHeadings).filter(
    (heading) => heading !== deck.list.heading,
  )
  const stepHeadings = lines('stepHeading', copy.stepHeadings)
  return {
    ...deck,
    tagline,
    headlines: then(headlines, deck.headlines, line, 5),
    leads: then(leads, deck.leads, line, 4),
    offers,
    offerHeadings: then(offerHeadings, deck.offerHeadings, line, 4),
    steps: isStepped ? steps : deck.steps,
    stepHeadings: then(stepHeadings, deck.stepHeadings, line, 3),
    stories: then(stories, deck.stories, headed, 4),
    faqs:
      asked.length === 0
        ? deck.faqs
        : then(
            [...asked.slice(0, 2), ...answered, ...asked.slice(2)],
            deck.faqs.filter((faq) => !answered.includes(faq)),
            titled,
            6,
          ),
    closings: then(closings, deck.closings, headed, 3),
    actions: first && second && verbOf(first) !== verbOf(second) ? { first, second } : deck.actions,
  }
}
