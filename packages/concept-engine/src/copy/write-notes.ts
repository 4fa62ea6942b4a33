import type { Statement } from '../reading/facts.ts'
import { wordsOf } from '../reading/sentences.ts'
import { beyond, type Draft, take } from './draft.ts'
import { saysOnlyWhere } from './headlines.ts'

const NOTES_MAX = 14
const NOTE_MAX = 300

/** A sentence that leans on another says nothing where it stands by itself. */
const LEANS =
  /^(?:It|That|This|They|Those|These|He|She|Them|Then|So|But|And|Or|Because|Which|Who|Same for|Likewise|Not (?!all|an?\b|for\b|open\b|\p{L}+ing\b))\b/u
/** Whether a note can stand alone: a sentence, a refusal, or a few words that name their thing. */
const standsAlone = ({ text, whole, topic }: Statement) =>
  !LEANS.test(text) &&
  (whole ||
    topic === 'prices' ||
    topic === 'hours' ||
    // 'No solar.', 'Auto only.', 'Two crews.' and 'Free first lesson.' say all there is to say.
    /^No \p{L}|\bonly\.$|^\d|^Established|^(?:Free|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Same[- ]day|Next[- ]day|Fixed|Fully) [^:]{3,36}\.$|\d ?%|\b(?:licen[cs]ed|insured|registered|qualified|certified|accredited)\b/iu.test(
      text,
    ) ||
    wordsOf(text).length >= 4) &&
  !/^(?:is|are|was|were|will|can|has|have|does|do)\b/i.test(text) &&
  // 'Two things happen here.' only leads to them.
  !/^(?:Two|Three|Four|A few|Several) (?:things|ways|parts|sides|options)\b[^:]{0,24}\.$/.test(
    text,
  ) &&
  // 'No exceptions.' and 'We don’t fit them in glass.' leave open to what.
  !/^No (?:exceptions?|arguments?|dramas?|kidding|worries|problems?|fuss|ideas?|jokes?|rush|matter|way|thanks|sorry|really|more|need|one|wonder|doubt)\.?$/iu.test(
    text,
  ) &&
  (text.includes('$') || !/^(?:We|I) (?:\p{L}+(?:’t)? ){1,3}(?:them|those)\b/u.test(text))

/** Limits first: who is told them before coming does not come in vain. */
export function writeNotes(draft: Draft, headline: string): string[] {
  const rank = ({ topic }: Statement) => (topic === 'limit' ? 0 : topic === 'hours' ? 1 : 2)
  const chosen = draft.left
    .filter(
      (statement) =>
        statement.text.length <= NOTE_MAX &&
        standsAlone(statement) &&
        !saysOnlyWhere(statement.text, draft.facts.places),
    )
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, NOTES_MAX)
  take(draft, ...chosen)
  return chosen.flatMap((one) => beyond(one, headline)?.text ?? [])
}
