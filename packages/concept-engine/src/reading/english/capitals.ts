import { capitalise } from './sentences.ts'
import { isEveryday, isWord } from './spelling.ts'

const ABBREVIATION =
  /(?<![\p{L}@.])(?:EPA|GST|NDIS|NSW|VIC|QLD|TAS|ABN|ACN|HACCP|ISO|TIG|MIG|PVC|LED|UHF|DIY|GP|DVA|RSPCA|AHPRA|NATA|CBD|RTO|RSL|CWA|SES|CFA|RFS|PVA|POA|BYO|EFTPOS|ATO|SEO|FAQS?|PDF|TV|UV|4WD|WWCC|PL)(?![\p{L}@])/gu
/** A sentence of several words in capitals among others that are not. */
const CAPITAL_SENTENCE =
  /(?<=^|\n[^\S\n]*(?:[-–—•*·]\s)?|[.!?]\s)(?!\S*\s*$)\p{Lu}[\p{Lu}’']*(?:[,;]? [\p{Lu}\d][\p{Lu}\d’'-]*){2,}(?=[.!?](?:\s|$)|[^\S\n]*(?:\n|$))/gu
const inLowerCase = (text: string) =>
  [...text.matchAll(ABBREVIATION)].reduce(
    (lower, { 0: word, index }) => lower.slice(0, index) + word + lower.slice(index + word.length),
    text.toLowerCase(),
  )
/**
 * Converts a text that is mostly in capitals to lower case, except for abbreviations; a few capitals
 * are abbreviations.
 */
export function withoutShouting(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  if (letters <= 20 || capitals / letters <= 0.6)
    return text.replace(CAPITAL_SENTENCE, (sentence) =>
      SHOUTED_SENTENCE.test(sentence) ? capitalise(inLowerCase(sentence)) : sentence,
    )
  return inLowerCase(text)
}

/**
 * 'Can NOT send to WA': an emphasised word is converted to lower case; a string that is not a word
 * is a name.
 */
const ACRONYM =
  /^(?:ACT|TIG|MIG|CAD|SIM|DOT|AED|SES|VET|PET|ABS|AID|RAM|LED|GAP|RED|TAC|AGE|HER|HIS|GAS)$/
/** Two-letter strings that are words in any position. */
const TWO_LETTER_WORD = /^(?:IN|TO|OF|ON|AT|BY|IF|IS|OR|SO|UP|WE|DO|BE|AN|MY)$/
export const withoutCapitals = (word: string) => {
  const low = word.toLowerCase()
  if (TWO_LETTER_WORD.test(word)) return low
  // Short strings in capitals are more often abbreviations than words: 'TAN', 'COB'.
  const isIntended = word.length <= 4 ? isEveryday(low) : isWord(low)
  return word.length >= 3 && !ACRONYM.test(word) && isIntended ? low : word
}

/**
 * Words in capitals before a bracket that elaborates on them, or before a number if there are
 * several of a kind.
 */
const CAPITALS_NAME =
  /(?<![\p{L}’])\p{Lu}[\p{Lu}’]*(?: \p{Lu}[\p{Lu}’]*)+(?: No\. \d+)?(?= \()|(?<![\p{L}’])\p{Lu}{2,}(?= No\. \d)/gu
/** 'TOPSOIL SANDY LOAM 52/m3': a row of a price list, which the name in it need not shout. */
const CAPITALS_ROW =
  /^(?=.*\p{Lu}{3,} .*\p{Lu}{3,})[^\p{Ll}\n]*(?:\$ ?\d[^\p{Ll}\n]*|\d ?\/ ?(?:\p{L}{1,2}\d?|EACH)(?: [^\p{Ll}\n]*)?|\p{Lu} \d{1,4})$/gmu
const TITLE_CASE_EXCEPTION = /^(?:a|an|the|of|and|or|in|on|at|for|to)$/
/** 'WE CANNOT POST TO WA OR TAS (quarantine)' is a sentence, not a name. */
const SHOUTED_SENTENCE =
  /^(?:WE|I|YOU|THEY|IT|PLEASE|NO|DO|DON[’']T)\b|\b(?:CANNOT|CAN[’']T|WILL|WON[’']T|DON[’']T|DO|IS|ARE|MUST|ONLY)\b/
const inTitleCase = (name: string) =>
  SHOUTED_SENTENCE.test(name) ? inSentenceCase(name) : inNameCase(name)
const STATE = /^(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT|GST|NDIS)$/
const inSentenceCase = (text: string) =>
  capitalise(
    text
      .split(' ')
      .map((word) => (STATE.test(word) ? word : word.toLowerCase()))
      .join(' '),
  )
const inNameCase = (name: string) =>
  name
    .toLowerCase()
    .split(' ')
    .map((word, index) => (index > 0 && TITLE_CASE_EXCEPTION.test(word) ? word : capitalise(word)))
    .join(' ')

/** A text whose rows and names in capitals are written as others are. */
export const withCapitalisedNames = (text: string): string =>
  text
    // 'SHAFT NO. 9' is a number, and 'THE ASSAY OFFICE (2-5 people)' a name.
    .replace(/(?<!\p{L})NO\. ?(?=\d)/gu, 'No. ')
    .replace(CAPITALS_ROW, (row) => row.toLowerCase())
    .replace(CAPITALS_NAME, inTitleCase)
