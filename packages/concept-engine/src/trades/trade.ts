import type { Subject } from '../imagery/subject.ts'
import type { LchColour } from '../palette/colour-words.ts'

/** A kind of business: its names, and the colours of a page whose owner specifies none. */
export interface Trade {
  /** 'bakery', 'mortgage-broker'. */
  key: string
  /** On its own line: 'Bakery', 'Mortgage brokers'. */
  label: string
  /** The family of pictures that show its workplace. */
  subject: Subject
  colours: readonly [LchColour[], ...LchColour[][]]
  /** Phrases that name the trade, and words that only suggest it. */
  names: readonly string[]
  hints: readonly string[]
  /** Words in the industry field that apply to this and other trades: 'food', 'hospitality'. */
  field: readonly string[]
  /** Names of the trade in other scripts. */
  foreign: readonly string[]
}

interface TradeSource extends Pick<Trade, 'key' | 'label' | 'subject' | 'colours'> {
  /** Separated by commas. */
  names: string
  hints: string
  field: string
  /** Separated by spaces; '_' stands for a space. */
  foreign?: string
}

const terms = (text: string) =>
  text
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean)

/** A trade in the form that its file uses. */
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
export const lch = (l: number, c: number, h: number): LchColour => ({ l, c, h })
