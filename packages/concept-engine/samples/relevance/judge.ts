import { readFileSync } from 'node:fs'
import type { DesignBrief } from '@agency/contract/brief'
import type { Concept, SectionItem } from '@agency/contract/concept'
import { converter } from 'culori'
import { briefMotifs } from '../../src/layout/brief-motifs.ts'
import { isSimilarColour, readColours } from '../../src/palette/read-colours.ts'
import { tokensOf } from '../../src/reading/english/tokens.ts'
import { readBrief } from '../../src/reading/read-brief.ts'
import { findTrade } from '../../src/trades/find-trade.ts'

/** A brief with its contents, annotated by hand by somebody who had not seen the engine. */
export interface AnnotatedBrief {
  id: string
  brief: DesignBrief
  manner: 'tidy' | 'long' | 'short' | 'sloppy' | 'misspelt'
  what: string
  offers: { words: string[]; prices: string[]; note?: string }[]
  places: string[]
  proof: string[]
  people: { name: string; role: string }[]
  contact: string[]
  /** Services that the business says it does not offer. */
  refused: { what: string; span: string }[]
  /** Parts of the description that are meant for whoever makes the website. */
  instructions: string[]
  colours: { wanted: string[]; refused: string[] }
  /** Nouns that a picture may show, best first. */
  subjects: string[]
  headlineFacts: string[]
  misspelt: [string, string][]
  /** Keys of the trades that are correct for this brief. */
  trades: string[]
}

const readBriefs = (name: string): AnnotatedBrief[] =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'))

/** The development set, with which the engine's rules were written. */
export const openBriefs = () => readBriefs('open')
/** The hardest of those: hastily written briefs, with prices and requests in every form. */
export const hastyBriefs = () => readBriefs('in-haste')
/** Thirty-two briefs that are easy to misread. */
export const trickyBriefs = () => readBriefs('trickiest')
/** The held-out set, which was set aside while the rules were written. */
export const heldOutBriefs = () => readBriefs('set-aside')

/** The evaluation of a page against its brief: a description of each fault, and the counts. */
export interface Judgement {
  unsupported: string[]
  contradictions: string[]
  wrongPrices: string[]
  missing: string[]
  leaks: string[]
  wrongTrade: string[]
  wrongPictures: string[]
  /** Whether the first picture shows a thing that is not one of the annotated subjects. */
  wrongHero: boolean
  offers: number
  prices: number
  pricesListed: number
  hasTrade: boolean
  hasPicture: boolean
  /** Share of the page's words that come from the brief. */
  share: number
  headline: string
}

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll("'", '’')
const wordsIn = (text: string): string[] =>
  plain(text)
    .replace(/[’]/g, '')
    // The page writes out abbreviations from the brief.
    .replace(/\bhr(s?)\b/g, 'hour$1')
    .match(/[\p{L}\p{N}]{2,}/gu) ?? []
/** A common stem for all forms of a word. */
const stem = (word: string) => word.replace(/(?:ies|ing|ed|es|s|y|e)$/, '').slice(0, 6)
const REFUSAL =
  /\b(?:no|not|never|don’t|doesn’t|won’t|can’t|cannot|isn’t|aren’t|only|nor|none|nothing|without|except|sorry|rather than|instead of|must|if)\b/i

const textsOf = ({ sections }: Concept) =>
  sections
    .flatMap((section) => [
      ...[section.eyebrow, section.headline, section.text],
      ...[section.callToAction, section.secondCallToAction],
      ...section.items.flatMap(({ title, text, value }) => [title, text, value]),
    ])
    .filter((text) => text.trim() !== '')

const itemsWithValues = ({ sections }: Concept): SectionItem[] =>
  sections.flatMap(({ items }) => items.filter(({ value }) => value.includes('$')))

const toOklch = converter('oklch')

/** The numbers in a text, without separators. */
const numbersIn = (text: string) =>
  (text.replace(/(?<=\d)[, ](?=\d{3}(?!\d))/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map((number) =>
    String(Number(number)),
  )

const NUMBER_WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

/** Evaluates the page of a brief against its annotations. */
export function judge(annotated: AnnotatedBrief, concept: Concept): Judgement {
  const { brief } = annotated
  const facts = readBrief(brief)
  const source = plain(
    `${brief.mainGoal} ${brief.companyName} ${brief.industry} ${facts.text} ${facts.contacts.map(({ value }) => value).join(' ')}`,
  )
  const known = new Set(wordsIn(source).map(stem))
  const numbers = new Set([
    ...numbersIn(source),
    ...wordsIn(source).flatMap((word) => (NUMBER_WORDS[word] ? [String(NUMBER_WORDS[word])] : [])),
    ...[...source.matchAll(/\b(\w+)(?: to (\w+))?\s?grand\b/g)].flatMap(([, low = '', high = '']) =>
      [low, high].map((word) => String((NUMBER_WORDS[word] ?? Number(word)) * 1000)),
    ),
    ...[...source.matchAll(/(\d+(?:\.\d+)?)\s?k\b/g)].map(([, value]) =>
      String(Number(value) * 1000),
    ),
  ])
  const texts = textsOf(concept)
  const briefTexts = texts.filter((text) => !concept.sources[text])
  const page = plain(texts.join(' \n '))

  const unsupported = briefTexts.flatMap((text) => {
    const unknownWords = wordsIn(text).filter((word) => !/^\d/.test(word) && !known.has(stem(word)))
    // A corrected spelling is similar to some word of the brief; 'We' and 'I' may replace a missing
    // subject.
    const invented = unknownWords.filter(
      (word) =>
        word.length > 4 &&
        ![...known].some((other) => other.slice(0, 3) === word.slice(0, 3)) &&
        !/^(?:closed|monday|tuesday|wednesday|thursday|friday|saturday|sunday|since|person|hour|including|about)/.test(
          word,
        ),
    )
    const figures = numbersIn(text).filter((number) => !numbers.has(number))
    return invented.length > 0 || figures.length > 0
      ? [`${text} (${[...invented, ...figures].join(', ')})`]
      : []
  })

  const pageItems = [
    ...concept.sections.flatMap(({ items, kind }) =>
      /^(?:offer|list|hero|ticker)/.test(kind) ? items.map(({ title }) => title) : [],
    ),
    concept.sections[0]?.headline ?? '',
  ]
  const refusedColours = readColours(brief.colorFeel)
  const paletteClashes = (['primary', 'accent', 'tint', 'highlight'] as const).filter((role) => {
    const colour = toOklch(concept.palette[role])
    return (
      colour !== undefined &&
      (colour.c ?? 0) > 0.05 &&
      refusedColours.tints.length === 0 &&
      refusedColours.refused.some((tint) =>
        isSimilarColour({ l: colour.l, c: colour.c, h: colour.h ?? 0 }, tint),
      )
    )
  })
  const isPriced = (title: string) =>
    annotated.offers.some(
      ({ words, prices }) =>
        prices.length > 0 &&
        words.every((word) => title.toLowerCase().includes(word.toLowerCase())) &&
        itemsWithValues(concept).some((item) => item.title === title && item.value !== ''),
    )
  const contradictions = [
    ...annotated.refused.flatMap(({ what }) => {
      const words = wordsIn(what)
        .filter((word) => word.length > 2)
        .map(stem)
      return pageItems
        .filter(
          (title) =>
            words.length > 0 &&
            words.every((word) => wordsIn(title).some((other) => stem(other) === word)) &&
            !REFUSAL.test(title) &&
            // 'A weekend of laying bricks' is an offer, even if the business lays no bricks.
            !isPriced(title),
        )
        .map((title) => `${title} (refused: ${what})`)
    }),
    ...paletteClashes.map(
      (role) => `${role} ${concept.palette[role]} (refused: ${brief.colorFeel})`,
    ),
  ]

  const wrongPrices = itemsWithValues(concept).flatMap(({ title, text, value }) => {
    const amounts = value.match(/\$\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []
    return amounts.flatMap((amount) => {
      const candidates = annotated.offers.filter(({ prices }) =>
        prices.includes(amount.replace(/\.$/, '')),
      )
      const boxWords = wordsIn(`${title} ${text} ${value}`).map(stem)
      const isAssigned = candidates.some(({ words, note }) =>
        [...words, note ?? ''].some((mark) =>
          wordsIn(mark).some(
            (word) =>
              boxWords.includes(stem(word)) ||
              boxWords.some(
                (other) => other.startsWith(stem(word)) || stem(word).startsWith(other),
              ),
          ),
        ),
      )
      return candidates.length > 0 && !isAssigned ? [`${title}: ${value}`] : []
    })
  })

  /** A price that the brief writes as a bare number may stay bare in its own sentence. */
  const isShown = (price: string) => {
    const digits = price.slice(1).replaceAll(',', ',?').replace('.', '\\.')
    const bareNumber = new RegExp(`(?<![\\d.,$])${digits}(?![\\d%])`)
    return page.includes(price.toLowerCase()) || (!source.includes(price) && bareNumber.test(page))
  }
  const missing = annotated.offers.flatMap(({ words, prices }) => [
    ...(words.every((word) => page.includes(plain(word))) ? [] : [`offer ${words.join('+')}`]),
    ...prices
      .filter((price) => !isShown(price))
      .map((price) => `price ${price} of ${words.join('+')}`),
  ])
  const leaks = briefTexts.filter((text) => {
    const words = wordsIn(text)
    return (
      words.length >= 4 &&
      annotated.instructions.some((note) => {
        const noteWords = new Set(wordsIn(note).map(stem))
        return words.filter((word) => noteWords.has(stem(word))).length / words.length > 0.88
      })
    )
  })

  const trade = findTrade(facts)
  const things = briefMotifs(facts)
  const right = new Set(
    [
      ...annotated.subjects,
      ...annotated.offers.flatMap(({ words }) => words),
      annotated.what,
      brief.industry,
    ]
      .flatMap(wordsIn)
      .map(stem),
  )
  const pictures = concept.sections.flatMap((section) =>
    [section.image, ...section.pictures, ...section.items.map(({ image }) => image)].flatMap(
      (image) => image?.motifs ?? [],
    ),
  )
  const isWrong = (name: string) => {
    const word = things.find((thing) => thing.name === name)?.word ?? name
    return !wordsIn(word).some((part) => right.has(stem(part)))
  }
  const [hero] = pictures
  const wrongPictures = [
    ...[...new Set(pictures)].filter(isWrong),
    ...pictures
      .filter((name, index) => pictures.indexOf(name) !== index)
      .map((name) => `${name} twice`),
  ]
  const count = (list: readonly string[]) =>
    list.reduce((sum, text) => sum + wordsIn(text).length, 0)
  return {
    unsupported,
    contradictions,
    wrongPrices,
    missing,
    leaks,
    wrongTrade: trade && !annotated.trades.includes(trade.key) ? [trade.key] : [],
    wrongPictures,
    wrongHero: hero !== undefined && isWrong(hero),
    offers: annotated.offers.length,
    prices: annotated.offers.reduce((sum, { prices }) => sum + prices.length, 0),
    pricesListed: itemsWithValues(concept).length,
    hasTrade: trade !== undefined,
    hasPicture: pictures.length > 0,
    share: count(briefTexts) / Math.max(1, count(texts)),
    headline: concept.sections[0]?.headline ?? '',
  }
}

/** Whether a headline consists of words from the brief, and not only from its instructions. */
export function isFact({ brief, instructions }: AnnotatedBrief, headline: string): boolean {
  const boxWords = new Set(
    wordsIn(
      `${brief.mainGoal} ${brief.companyName} ${brief.industry} ${readBrief(brief).text}`,
    ).map(stem),
  )
  const noteWords = new Set(instructions.flatMap(wordsIn).map(stem))
  const words = tokensOf(headline)
    .filter(({ pos }) => pos === 'NOUN' || pos === 'VERB' || pos === 'PROPN')
    .flatMap(({ lower }) => wordsIn(lower))
  const known = words.filter(
    (word) =>
      boxWords.has(stem(word)) ||
      [...boxWords].some((other) => other.slice(0, 3) === word.slice(0, 3)),
  )
  return (
    known.length === words.length &&
    !(words.length > 2 && words.every((word) => noteWords.has(stem(word))))
  )
}
