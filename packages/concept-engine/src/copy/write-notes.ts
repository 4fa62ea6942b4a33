import type { Statement } from '../reading/facts.ts'
import { mentionsPricing } from '../reading/statements/statements.ts'
import type { NoteGroup } from './copy-deck.ts'
import { type Draft, markUsed, notInHeadline } from './draft.ts'
import { isOnlyPlaceOrTime } from './headlines.ts'
import { paragraphsOf } from './paragraphs.ts'

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

/**
 * What stands below the client's own headings, each group in the order of the brief: 'Rules', 'Why
 * us', 'Lead time'. A single short entry has its heading as a label instead.
 */
export function writeHeadedNotes(draft: Draft): NoteGroup[] {
  const { messages } = draft.facts
  const headed = draft.left
    .filter(({ heading, text }) => heading !== '' && !messages.includes(text))
    .toSorted((a, b) => a.span[0] - b.span[0])
  const groups = [...new Set(headed.map(({ heading }) => heading))].map((heading) => ({
    heading,
    statements: headed.filter((statement) => statement.heading === heading),
  }))
  markUsed(draft, ...headed)
  return groups.map(({ heading, statements }) => ({
    heading,
    items: statements.map(({ text }) => text),
  }))
}

const DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i

/** What a note, or a sentence of it, is about. */
export type NoteKind = 'refusal' | 'credential' | 'time' | 'other'

/** 'We don’t do lawns.', 'I cannot see animals without a referral.' Some refusals are promises. */
const REFUSAL =
  /^(?:we|I) (?:do not|don’t|cannot|can’t|won’t|will not|no longer|never) (?!charge|mind|close|rush|need|judge|cut corners|miss|let|leave|stop|forget|push|want|think|have to|be beaten)|^(?:we|I)(?:’re| are|’m| am) not (?:a|an|able|taking)\b/iu
const CREDENTIAL =
  /\b(?:licen[cs]ed?|insured|public liability|accredit(?:ed|ation)|(?:fully|nationally) (?:registered|certified|qualified)|(?:police|national|working with children) checks?|tickets?|ISO(?:\/IEC)? \d|AS(?:\/NZS)? \d{3,})\b/i
const TIME =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)\b|\b(?:january|february|april|june|july|august|september|october|november|december)\b|\b(?:early|late|mid|in|from|until|to) (?:march|may)\b|^(?:strictly )?by appointment\b|^lead times? /i
const PAST = /\b(?:since|founded|established|won|started|began|trained|moved)\b|\b(?:19|20)\d\d\b/i
/** 'Leura and Blackheath on Tuesdays': where comes first. */
const NAMES_TOWNS = /^\p{Lu}\p{L}+(?:,| and) \p{Lu}/u
/** A longer note about times says other things as well, in characters. */
const MAX_SHORT_NOTE = 160

const kindOf = (text: string): NoteKind => {
  if (REFUSAL.test(text)) return 'refusal'
  if (text.length > MAX_SHORT_NOTE) return 'other'
  if (CREDENTIAL.test(text)) return 'credential'
  return TIME.test(text) && !PAST.test(text) && !NAMES_TOWNS.test(text) ? 'time' : 'other'
}

/** Whether two sentences can stand below one heading. */
const agree = (a: NoteKind, b: NoteKind): boolean => a === b || a === 'other' || b === 'other'

/** The kind of a note's sentences if they are all of one, otherwise 'other'. */
export function noteKindOf([first = '', ...others]: readonly string[]): NoteKind {
  const kind = kindOf(first)
  return others.every((text) => kindOf(text) === kind) ? kind : 'other'
}

/**
 * Whether a statement that could stand alone joins those before it in its paragraph: prices are rows
 * of their own, and nothing is said of a mere fragment.
 */
const continues = ([first]: readonly Statement[], { text }: Statement) =>
  first !== undefined &&
  (first.isSentence || (/^No /.test(first.text) && /^No /.test(text))) &&
  !mentionsPricing(first.text) &&
  !mentionsPricing(text) &&
  // 'I don’t do cats. Consults are Monday and Wednesday.': each is below a heading of its own.
  agree(kindOf(first.text), kindOf(text))

/** 'Ring 1800 975 708.' stands beside the buttons. */
const ONLY_A_NUMBER =
  /^(?:please )?(?:ring|call|phone|text|sms)(?: us| me| \p{Lu}\p{L}+)?(?: on| at)? [\d ()+-]{8,}\.?$/iu

/** With limits first, so that nobody makes a wasted trip. */
const rank = ({ topic }: Statement) => (topic === 'limit' ? 0 : topic === 'hours' ? 1 : 2)

/**
 * The statements that are left, each with those of its paragraph that follow it. A sentence that
 * depends on another is left out without it.
 */
export function writeNotes(draft: Draft, headline: string): string[] {
  const { facts } = draft
  const isFit = (statement: Statement) =>
    statement.text.length <= NOTE_MAX &&
    !ONLY_A_NUMBER.test(statement.text) &&
    // Days without times are in no table of hours.
    (DAY.test(statement.text) || !isOnlyPlaceOrTime(statement.text, facts.places))
  const isNext = (before: Statement | undefined, statement: Statement) =>
    before !== undefined &&
    facts.statements.indexOf(before) + 1 === facts.statements.indexOf(statement)
  const notes: Statement[][] = []
  for (const paragraph of paragraphsOf(draft.left.filter(isFit), facts)) {
    let note: Statement[] = []
    for (const statement of paragraph) {
      if (!standsAlone(statement) && !isNext(note.at(-1), statement)) continue
      if (note.length > 0 && standsAlone(statement) && !continues(note, statement)) note = []
      const length = [...note, statement].reduce((sum, { text }) => sum + text.length + 1, -1)
      if (note.length > 0 && length <= NOTE_MAX) note.push(statement)
      else if (standsAlone(statement)) {
        note = [statement]
        notes.push(note)
      }
    }
  }
  const chosen = notes.sort(([a], [b]) => (a && b ? rank(a) - rank(b) : 0)).slice(0, NOTES_MAX)
  markUsed(draft, ...chosen.flat())
  return chosen.flatMap((note) => {
    const texts: string[] = []
    for (const [index, statement] of note.entries()) {
      const shown = notInHeadline(statement, headline)
      const follows = index > 0 && texts.length > 0
      if (shown && (follows || standsAlone(statement))) texts.push(shown.text)
    }
    return texts.length > 0 ? [texts.join(' ')] : []
  })
}
