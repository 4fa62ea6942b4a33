import model from 'wink-eng-lite-web-model'
import winkNLP, { type PartOfSpeech } from 'wink-nlp'

const nlp = winkNLP(model, ['sbd', 'negation', 'pos'])
const { its } = nlp

/** A word or a mark of a text, with its part of speech (Universal Dependencies) and its place. */
export interface Token {
  text: string
  lower: string
  /** The base form in lower case: 'repairs' and 'repaired' are 'repair'. */
  lemma: string
  pos: PartOfSpeech
  /** Whether the text denies it: 'weddings' in 'we don’t do weddings'. */
  denied: boolean
  /** Offsets of the first character and behind the last one, within the text that was read. */
  start: number
  end: number
}

/** The tokens of an English text. */
export function tokensOf(text: string): Token[] {
  // The tagger knows straight apostrophes only; they are of the same length.
  const tokens = nlp.readDoc(text.replaceAll('’', "'")).tokens()
  const lemmas = tokens.out(its.lemma as never) as unknown as string[]
  const parts = tokens.out(its.pos as never) as unknown as PartOfSpeech[]
  const denials = tokens.out(its.negationFlag as never) as unknown as boolean[]
  let at = 0
  const values: string[] = tokens.out()
  return values.map((value, index) => {
    const start = text.replaceAll('’', "'").indexOf(value, at)
    const from = start < 0 ? at : start
    at = from + value.length
    const lower = value.toLowerCase()
    return {
      text: text.slice(from, at),
      lower,
      lemma: (lemmas[index] ?? lower).toLowerCase(),
      pos: parts[index] ?? 'X',
      denied: Boolean(denials[index]),
      start: from,
      end: at,
    }
  })
}

export const isNoun = ({ pos }: Token) => pos === 'NOUN' || pos === 'PROPN'
export const isVerb = ({ pos }: Token) => pos === 'VERB' || pos === 'AUX'
