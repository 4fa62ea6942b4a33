import type { Subject } from '../imagery/subject.ts'
import type { Tint } from '../palette/colour-words.ts'

/** A kind of business: what it is called, and the colours of a page whose owner names none. */
export interface Trade {
  /** 'bakery', 'mortgage-broker'. */
  key: string
  /** In a line of its own: 'Bakery', 'Mortgage brokers'. */
  label: string
  /** The family of pictures that show its place of work. */
  subject: Subject
  colours: readonly [Tint[], ...Tint[][]]
  /** Phrases that name the trade, and words that only hint at it. */
  names: readonly string[]
  hints: readonly string[]
  /** Words of an industry field that cover this and other trades: 'food', 'hospitality'. */
  field: readonly string[]
  /** Names of the trade in other scripts. */
  foreign: readonly string[]
}

interface TradeSource extends Pick<Trade, 'key' | 'label' | 'subject' | 'colours'> {
  /** Commas between. */
  names: string
  hints: string
  field: string
  /** Spaces between; '_' stands for a space. */
  foreign?: string
}

const terms = (text: string) =>
  text
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean)

/** A trade as its file writes it. */
export const trade = ({ names, hints, field, foreign = '', ...rest }: TradeSource): Trade => ({
  ...rest,
  names: terms(names),
  hints: terms(hints),
  field: terms(field),
  foreign: foreign
    .split(/\s+/)
    .filter(Boolean)
    .map((term) => term.replaceAll('_', ' ')),
})

/** A colour of a trade's default set, in OKLCH. */
export const lch = (l: number, c: number, h: number): Tint => ({ l, c, h })
