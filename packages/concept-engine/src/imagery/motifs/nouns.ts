const MAX_WORDS = 4

const irregular: Record<string, string> = {
  calves: 'calf',
  feet: 'foot',
  geese: 'goose',
  hooves: 'hoof',
  knives: 'knife',
  leaves: 'leaf',
  loaves: 'loaf',
  mice: 'mouse',
  oxen: 'ox',
  scarves: 'scarf',
  shelves: 'shelf',
  teeth: 'tooth',
  wolves: 'wolf',
}

/** The possible singulars of a word, the word itself first. */
const singulars = (word: string): string[] => [
  word,
  ...(irregular[word] ? [irregular[word]] : []),
  ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
  ...(/(s|x|z|ch|sh|o)es$/.test(word) ? [word.slice(0, -2)] : []),
  ...(/[^s]s$/.test(word) ? [word.slice(0, -1)] : []),
]

/** A phrase as written, and with its last word in the singular. */
const spellings = (words: readonly string[]): string[] => {
  const head = words.slice(0, -1).join(' ')
  return singulars(words.at(-1) ?? '').map((last) => (head ? `${head} ${last}` : last))
}

const wordsOf = (phrase: string) =>
  phrase
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean)

/** All words of a brief, in singular and plural. */
export const vocabularyOf = (phrases: readonly string[]): ReadonlySet<string> =>
  new Set(phrases.flatMap(wordsOf).flatMap(singulars))

export interface Found {
  word: string
  name: string
}

/**
 * The nouns of a phrase that have a meaning: longest first, and from the end, since the last noun
 * is the head of the phrase. The meaning is null for a phrase that is known to have no picture, and
 * undefined for an unknown one.
 */
export function nounsIn(
  phrase: string,
  meaningOf: (spelling: string) => string | null | undefined,
): Found[] {
  const words = wordsOf(phrase)
  const found: Found[] = []
  let end = words.length
  while (end > 0) {
    let length = 1
    for (let size = Math.min(MAX_WORDS, end); size > 0; size -= 1) {
      const meaning = spellings(words.slice(end - size, end))
        .map((word) => ({ word, name: meaningOf(word) }))
        .find(({ name }) => name !== undefined)
      if (!meaning) continue
      if (meaning.name) found.push({ word: meaning.word, name: meaning.name })
      length = size
      break
    }
    end -= length
  }
  return found
}
