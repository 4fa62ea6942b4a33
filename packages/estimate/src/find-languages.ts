const LANGUAGE =
  '(?:English|Vietnamese|Greek|Italian|Arabic|Mandarin|Cantonese|Chinese|Japanese|Korean|Hindi|Punjabi|Spanish|French|German|Turkish|Dari|Amharic|Somali|Tagalog|Thai|Indonesian|Russian|Ukrainian|Portuguese|Polish|Croatian|Macedonian|Serbian|Nepali|Sinhala|Tamil|Urdu|Persian|Farsi|Khmer|Dutch)'
const LANGUAGE_LIST = `${LANGUAGE}(?:(?:\\s*(?:,|/|&)\\s*(?:and\\s+)?|\\s+(?:and|or)\\s+)${LANGUAGE})*`
/** Text that may follow if the word means a language, and not a cuisine, a style or a people. */
const LANGUAGE_CONTEXT = `(?=\\s*(?:[.,;:!?)]|$|(?:and|or|as|too|so|for|because|with|to|speak\\w*|version|versions|translations?|pages|copy|language)\\b))`

/**
 * 'In Greek', 'speak Thai and Khmer', 'English and Arabic', 'a Korean version'; not 'Thai food'.
 */
const languagePatterns = [
  `\\b(?:in|into|speaks?|speaking|reads?|languages?:?|versions?:?|both|between)\\s+(?:both\\s+)?${LANGUAGE_LIST}${LANGUAGE_CONTEXT}`,
  `\\b${LANGUAGE}(?:\\s*(?:,|/|&)\\s*(?:and\\s+)?|\\s+and\\s+)English\\b${LANGUAGE_CONTEXT}`,
  `\\bEnglish(?:\\s*(?:,|/|&)\\s*(?:and\\s+)?|\\s+(?:and|or)\\s+)${LANGUAGE_LIST}${LANGUAGE_CONTEXT}`,
  `\\b${LANGUAGE_LIST}(?:[- ](?:speak\\w*|versions?|translations?|pages|copy|language))\\b`,
].map((source) => new RegExp(source, 'g'))

const numberWords: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 }
/** The number of languages that a website is requested in, English included; at least 1. */
export function countLanguages(description: string): number {
  const statedCount = /\b(\d+|two|three|four|five|six) languages\b/i.exec(description)?.[1]
  const languages = new Set(
    languagePatterns
      .flatMap((pattern) => description.match(pattern) ?? [])
      .flatMap((phrase) => phrase.match(new RegExp(LANGUAGE, 'g')) ?? []),
  )
  languages.delete('English')
  const impliedCount = /\b(?:bi-?lingual|translated)\b/i.test(description)
    ? 2
    : /\bmulti-?lingual\b/i.test(description)
      ? 3
      : 1
  const count = statedCount
    ? (numberWords[statedCount.toLowerCase()] ?? Number(statedCount))
    : languages.size > 0
      ? languages.size + 1
      : impliedCount
  return Math.max(1, count)
}
