import type { Statement } from '../reading/facts.ts'
import { wordsOf } from '../reading/sentences.ts'
import type { CopyDeck, Story } from './copy-deck.ts'
import { type Draft, markUsed, sameLetters } from './draft.ts'
import { VISIT_INSTRUCTION } from './write-lead.ts'

const STORY_MAX = 380

/** Whether a sentence can be the heading of the text after it. */
const isHeadingLike = ({ text, isSentence, topic }: Statement) =>
  isSentence &&
  (topic === 'story' || topic === 'proof') &&
  text.length <= 58 &&
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

/** Paragraphs about the business, at most three. */
export function writeStories(draft: Draft, headline: string): Story[] {
  const stories: Story[] = []
  const { facts } = draft
  while (stories.length < 3) {
    const candidates = draft.left.filter(
      ({ topic, isSentence, text }) =>
        isSentence &&
        !VISIT_INSTRUCTION.test(text) &&
        text.replace(/\.$/, '').toLowerCase() !== headline.toLowerCase() &&
        (topic === 'story' || topic === 'proof' || topic === 'person' || topic === 'process'),
    )
    const [first] = candidates
    if (!first || candidates.reduce((sum, { text }) => sum + text.length, 0) < 44) break
    // Only the sentence directly before a text can be its heading.
    const head =
      isHeadingLike(first) && follows(first, candidates[1], facts.statements) ? first : undefined
    const rest = head ? candidates.slice(1) : candidates
    const chosen: Statement[] = []
    for (const statement of rest) {
      const length = chosen.reduce((sum, { text }) => sum + text.length + 1, 0)
      if (length + statement.text.length > STORY_MAX) break
      chosen.push(statement)
      if (length + statement.text.length > 230) break
    }
    if (chosen.length === 0) {
      const [long] = rest
      if (!long) break
      markUsed(draft, long)
      chosen.push(long)
    }
    markUsed(draft, ...chosen, ...(head ? [head] : []))
    const [next] = chosen
    const isProcess = next?.topic === 'process'
    stories.push({
      eyebrow:
        stories.length === 0 ? (facts.foundingYear ? `Since ${facts.foundingYear}` : '') : '',
      headline: head
        ? head.text.replace(/\.$/, '')
        : isProcess
          ? 'How it works'
          : stories.length === 0
            ? `About ${facts.companyName}`
            : `More about ${facts.voice === 'I' ? 'me' : 'us'}`,
      text: chosen.map(({ text }) => text).join(' '),
    })
  }
  // The rest is too short for a separate story.
  const rest = draft.left.filter(
    ({ topic, isSentence, text }) =>
      isSentence && (topic === 'story' || topic === 'person') && !sameLetters(text, headline),
  )
  const last = stories.at(-1)
  if (last) {
    for (const statement of rest) {
      if (last.text.length + statement.text.length > STORY_MAX + 60) break
      last.text += ` ${statement.text}`
      markUsed(draft, statement)
    }
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
