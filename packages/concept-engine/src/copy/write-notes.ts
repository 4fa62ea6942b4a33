import type { Statement } from '../reading/facts.ts'
import { type Draft, markUsed, notInHeadline } from './draft.ts'
import { isOnlyPlaceOrTime } from './headlines.ts'

const NOTES_MAX = 14
/** Maximum length of statements that are shown together, in characters. */
const NOTE_MAX = 420

/** A sentence that depends on another makes no sense by itself. */
const DEPENDENT_SENTENCE =
  /^(?:It(?! is (?:best|important|usual|worth|possible|impossible|safest|illegal|wise|better) to )|That|This|They(?! all (?:must|have|need))|Those|These|He|She|Them|Then|So|But|And|Or|Because(?! [^,.]+, )|Which|Who|Same for|Likewise|Not (?!all|an?\b|for\b|open\b|\p{L}+ing\b))\b/u
/** Whether a note makes sense by itself. */
const standsAlone = ({ text }: Statement) =>
  !DEPENDENT_SENTENCE.test(text) &&
  !/^(?:is|are|was|were|will|can|has|have|does|do(?! not\b))\b/i.test(text) &&
  // 'My name is Parisa.'
  !/^(?:My name is|My name’s|Name is|Name’s|I am|I’m) \p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?\.$/u.test(
    text,
  ) &&
  // 'Two things happen here.' only introduces them.
  !/^(?:Two|Three|Four|A few|Several) (?:things|ways|parts|sides|options)\b[^:]{0,24}\.$/.test(
    text,
  ) &&
  // 'No exceptions.' and 'We don’t fit them in glass.' do not say what they refer to.
  !/^No (?:exceptions?|arguments?|dramas?|kidding|worries|problems?|fuss|ideas?|ifs|buts|jokes?|rush|matter|way|thanks|sorry|really|more|need|one|wonder|doubt)\.?$/iu.test(
    text,
  ) &&
  (text.includes('$') || !/^(?:We|I) (?:\p{L}+(?:’t)? ){1,3}(?:them|those)\b/u.test(text))

const DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i

/** Limits come first, so that nobody makes a wasted trip. */
export function writeNotes(draft: Draft, headline: string): string[] {
  const rank = ({ topic }: Statement) => (topic === 'limit' ? 0 : topic === 'hours' ? 1 : 2)
  const chosen = draft.left
    .filter(
      (statement) =>
        statement.text.length <= NOTE_MAX &&
        standsAlone(statement) &&
        // Days without times are in no table of hours.
        (DAY.test(statement.text) || !isOnlyPlaceOrTime(statement.text, draft.facts.places)),
    )
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, NOTES_MAX)
  markUsed(draft, ...chosen)
  return chosen.flatMap((statement) => notInHeadline(statement, headline)?.text ?? [])
}
