import { isWord } from '../english/spelling.ts'

/** Sentences about the owner, by a relative or a friend: 'He does tuning', 'she’s booked out'. */
const ABOUT_HIM = /(?<=^|[.!?;,\n]\)?\s*|\band )he(?:’s|’ll)?(?= \p{Ll})/giu
const ABOUT_HER = /(?<=^|[.!?;,\n]\)?\s*|\band )she(?:’s|’ll)?(?= \p{Ll})/giu
const MIN_SENTENCES = 3
/** Somebody else whom a pronoun may mean. */
const OTHERS =
  /\b(?:his|her|my|our|the|an?) (?:son|daughter|brother|sister|nephew|niece|uncle|aunt|grandfather|grandmother|grandson|granddaughter|apprentice|offsider|partner|mate|boss|worker|assistant|colleague|employee|trainee|student)s?\b/i

/**
 * The person whom a description is about if somebody else wrote it and it speaks of nobody else:
 * 'Anton' at Anton Vesely Pianos; ''.
 */
export function ownerIn(description: string, companyName: string): string {
  // An aside may be about somebody else: '(The "Son" is my brother.)'
  const text = description.replace(/\([^()]*\)/g, '')
  const [him, her] = [ABOUT_HIM, ABOUT_HER].map((pattern) => text.match(pattern)?.length ?? 0)
  const isAboutOne =
    (him ?? 0) >= MIN_SENTENCES !== (her ?? 0) >= MIN_SENTENCES &&
    !((him ?? 0) > 0 && (her ?? 0) > 0)
  const [first = ''] = companyName.split(/[\s’']/)
  const [opening = ''] =
    /^\P{L}*(\p{Lu}\p{Ll}+)(?= (?:has|is|was|does|makes|runs|\p{Ll}{3,}s)\b)/u.exec(description) ??
    []
  return isAboutOne && !OTHERS.test(text)
    ? ([first, opening].find(
        (name) =>
          /^\p{Lu}\p{Ll}{2,}$/u.test(name) &&
          !isWord(name.toLowerCase()) &&
          new RegExp(`(?<!\\p{L})${name}(?= (?:has|is|was|does|\\p{Ll}{2,}s)\\b)`, 'u').test(
            description,
          ),
      ) ?? '')
    : ''
}

/** 'Men’s shed at yarraby' with the capital that the company's name has. */
export const withNameCapitals = (description: string, companyName: string): string =>
  (companyName.match(/(?<!\p{L})\p{Lu}\p{Ll}{3,}(?!\p{L})/gu) ?? [])
    .filter((word) => !isWord(word.toLowerCase()))
    .reduce(
      (text, word) =>
        text.replace(new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, 'gu'), word),
      description,
    )

/**
 * The description with its owner's name where a sentence begins with 'he' or 'she', so that each is
 * clear by itself: 'Anton does tuning', 'Anton will look at a piano before you buy it'.
 */
export function withOwnerNamed(description: string, companyName: string): string {
  const owner = ownerIn(description, companyName)
  return owner === ''
    ? description
    : description.replace(
        /(?<=^|[.!?\n]\)?\s*)(?:He|She)(’ll)?(?= \p{Ll})(?! (?:said|says|reckons|told|would|wants?|wanted|likes?|hates?|thinks|asked|insists|prefers) )/gu,
        (_pronoun, will: string | undefined) => (will ? `${owner} will` : owner),
      )
}
