const LANGUAGE =
  '(?:English|Vietnamese|Greek|Italian|Arabic|Mandarin|Cantonese|Chinese|Japanese|Korean|Hindi|Punjabi|Spanish|French|German|Turkish|Dari|Amharic|Somali|Tagalog|Thai|Indonesian|Russian|Ukrainian|Portuguese|Polish|Croatian|Macedonian|Serbian|Nepali|Sinhala|Tamil|Urdu|Persian|Farsi|Khmer|Dutch)'
const LIST = `${LANGUAGE}(?:(?:\\s*(?:,|/|&)\\s*(?:and\\s+)?|\\s+(?:and|or)\\s+)${LANGUAGE})*`
/** Text that may follow if the word means a language, and not a cuisine, a style or a people. */
const END = `(?=\\s*(?:[.,;:!?)]|$|(?:and|or|as|too|so|for|because|with|to|speak\\w*|version|versions|translations?|pages|copy|language)\\b))`

/** 'In Greek', 'speak Thai and Khmer', 'English and Arabic', 'a Korean version'; not 'Thai food'. */
const spoken = [
  `\\b(?:in|into|speaks?|speaking|reads?|languages?:?|versions?:?|both|between)\\s+(?:both\\s+)?${LIST}${END}`,
  `\\b${LANGUAGE}(?:\\s*(?:,|/|&)\\s*(?:and\\s+)?|\\s+and\\s+)English\\b${END}`,
  `\\bEnglish(?:\\s*(?:,|/|&)\\s*(?:and\\s+)?|\\s+(?:and|or)\\s+)${LIST}${END}`,
  `\\b${LIST}(?:[- ](?:speak\\w*|versions?|translations?|pages|copy|language))\\b`,
].map((source) => new RegExp(source, 'g'))

const counts: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 }
/** The number of languages that a website is requested in, English included; at least 1. */
export function countLanguages(description: string): number {
  const counted = /\b(\d+|two|three|four|five|six) languages\b/i.exec(description)?.[1]
  const named = new Set(
    spoken
      .flatMap((pattern) => description.match(pattern) ?? [])
      .flatMap((phrase) => phrase.match(new RegExp(LANGUAGE, 'g')) ?? []),
  )
  named.delete('English')
  const several = /\b(?:bi-?lingual|translated)\b/i.test(description)
    ? 2
    : /\bmulti-?lingual\b/i.test(description)
      ? 3
      : 1
  const wanted = counted
    ? (counts[counted.toLowerCase()] ?? Number(counted))
    : named.size > 0
      ? named.size + 1
      : several
  return Math.max(1, wanted)
}
