import { wordsOf } from '../reading/english/sentences.ts'
import type { Statement } from '../reading/facts.ts'
import type { CopyDeck, Story } from './copy-deck.ts'
import { type Draft, markUsed, sameLetters } from './draft.ts'
import { paragraphsOf } from './paragraphs.ts'
import { INTRODUCES_PERSON, LABELLED_ROW, VISIT_INSTRUCTION } from './write-lead.ts'

const STORY_MAX = 460

/** Whether a sentence can be the heading of the text after it. */
const isHeadingLike = ({ text, isSentence, topic }: Statement) =>
  isSentence &&
  (topic === 'story' || topic === 'proof') &&
  text.length <= 58 &&
  !INTRODUCES_PERSON.test(text) &&
  wordsOf(text).length >= 4 &&
  !/[$:]/.test(text) &&
  /^(?:We|I|Our|My|Every|Each)\b/.test(text) &&
  !/^(?:I’m|I am|We are|We’re|My name)\b/.test(text) &&
  // These depend on text that is elsewhere: 'We had one go badly', 'people I refer these to'.
  !/\b(?:it|one|ones|that|this|they|them|those|these|he|she|there|also|had|but|don’t|can’t|won’t|not)\b/i.test(
    text.slice(2),
  )

/** Whether a sentence is the next one after another in the description. */
const follows = (before: Statement, next: Statement | undefined, all: readonly Statement[]) =>
  next !== undefined && all[all.indexOf(before) + 1] === next

/** A shorter text is no section by itself, in characters. */
const STORY_MIN = 44
/** A paragraph of this length is a section by itself, in characters. */
const OWN_STORY_MIN = 110
const MAX_STORIES = 2
/** More sentences are seldom about what the first one says. */
const MAX_HEADED = 3

/** 'We keep the felt of every maker, because old pianos should not be moved far.' */
const mentionsLimit = ({ topic, isSentence, text }: Statement) =>
  topic === 'limit' &&
  isSentence &&
  !VISIT_INSTRUCTION.test(text) &&
  !LABELLED_ROW.test(text) &&
  !/^(?:(?:we|I|our \p{L}+|my \p{L}+)(?:’(?:re|m|ve))? (?:don’t|do not|can’t|cannot|won’t|will not|never|only|no longer|are not|am not|not)\b|(?:no|not|never|only|nothing|nobody|there (?:is|are) no)\b)/iu.test(
    text,
  )

const lengthOf = (statements: readonly Statement[]) =>
  statements.reduce((sum, { text }) => sum + text.length + 1, 0)

/**
 * Up to two paragraphs about the business, each in the client's own order. Short ones share a
 * story.
 */
export function writeStories(draft: Draft, headline: string): Story[] {
  const { facts } = draft
  const isTold = ({ topic, isSentence, text }: Statement) =>
    isSentence &&
    !VISIT_INSTRUCTION.test(text) &&
    !LABELLED_ROW.test(text) &&
    (topic === 'story' || topic === 'proof' || topic === 'person' || topic === 'process')
  // What follows in its paragraph stays with the sentence that opens it, and so does a limit.
  const unsaid = draft.left.filter(({ text }) => !sameLetters(text, headline))
  const told = paragraphsOf(unsaid, facts).filter((paragraph) => {
    const [first] = paragraph
    const opens = first !== undefined && (isTold(first) || mentionsLimit(first))
    return opens && first.heading === '' && paragraph.some(isTold)
  })
  const long = told.filter((paragraph) => lengthOf(paragraph) >= OWN_STORY_MIN)
  const short = told.filter((paragraph) => !long.includes(paragraph)).flat()
  const texts = [...long, ...(lengthOf(short) >= STORY_MIN ? [short] : [])]
    .slice(0, MAX_STORIES)
    .toSorted(([a], [b]) =>
      a && b ? facts.statements.indexOf(a) - facts.statements.indexOf(b) : 0,
    )
    .map((statements) =>
      statements.filter(
        (_, index) => index === 0 || lengthOf(statements.slice(0, index + 1)) <= STORY_MAX,
      ),
    )
  const stories: Story[] = []
  for (const statements of texts) {
    const [first, second] = statements
    if (!first) continue
    markUsed(draft, ...statements)
    // Only the sentence directly before a text can be its heading.
    const head =
      isHeadingLike(first) &&
      follows(first, second, facts.statements) &&
      statements.length <= MAX_HEADED
    const about = `About ${facts.companyName}`
    stories.push({
      eyebrow: stories.length === 0 && facts.foundingYear ? `Since ${facts.foundingYear}` : '',
      headline: head
        ? first.text.replace(/\.$/, '')
        : first.topic === 'process'
          ? 'How it works'
          : stories.some((story) => story.headline === about)
            ? `More about ${facts.voice === 'I' ? 'me' : 'us'}`
            : about,
      text: (head ? statements.slice(1) : statements).map(({ text }) => text).join(' '),
    })
  }
  return stories
}

const canBePull = ({ text, isSentence, topic }: Statement) =>
  isSentence &&
  !/\bso (?:do|does)\b|^(?:We|I) (?:cover|service|serve|travel|go|come|deliver|work)\b/.test(
    text,
  ) &&
  text.length >= 34 &&
  text.length <= 110 &&
  (topic === 'story' || topic === 'proof') &&
  // What the client stands for, not what he does on which days or with whom.
  /^(?:Nothing|Every|Each|Everything|No)\b|^(?:We|I) (?:believe|never|always|think|care|love|want|would rather|only ever|refuse|promise)\b|^(?:Our|My) (?:aim|promise|rule|job|belief|idea|view)\b/.test(
    text,
  ) &&
  !/(?<=.)\p{Lu}\p{Ll}/u.test(text) &&
  !/\d{3}|[()]|\b(?:those|these|that|this|it|them|he|she|they|there|also|you|further|more|less|others?|another|instead|either|too)\b/i.test(
    text,
  )
/** With fewer statements, none can be set aside for large type. */
const MIN_STATEMENTS_FOR_PULL = 9

/** A sentence for large type, if there are enough statements. */
export function writePullQuote(draft: Draft): CopyDeck['pulls'] {
  const pullQuote = draft.left.find(canBePull)
  if (!pullQuote || draft.left.length < MIN_STATEMENTS_FOR_PULL) return []
  markUsed(draft, pullQuote)
  return [{ text: pullQuote.text, by: draft.facts.companyName }]
}
