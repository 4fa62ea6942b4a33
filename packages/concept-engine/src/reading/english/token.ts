import type { PartOfSpeech } from 'wink-nlp'

/**
 * A word or a punctuation mark of a text, with its part of speech (Universal Dependencies) and its
 * position.
 */
export interface Token {
  text: string
  lower: string
  /** The base form in lower case: 'repairs' and 'repaired' are 'repair'. */
  lemma: string
  pos: PartOfSpeech
  /** Whether the text denies it: 'weddings' in 'we don’t do weddings'. */
  negated: boolean
  /**
   * Offset of the first character, and offset after the last one, within the text that was read.
   */
  start: number
  end: number
}
