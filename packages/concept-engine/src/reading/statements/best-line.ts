import type { Clause } from '../clauses/clause.ts'
import { asLine } from '../clauses/extend-spans.ts'
import type { Span } from '../clauses/tagger.ts'
import { capitalise } from '../english/sentences.ts'
import { isAgencyNote } from './agency-notes.ts'

/** The subject before what the business does: 'We', 'I', 'My husband and I'. */
const BUSINESS_SUBJECT =
  /(?:^|[,.;:]\s|\b(?:and|so|but)\s)((?:we|I)(?: (?:also|still|just|now|mainly|mostly))?)\s*$/i

/** 'A practice that also visits schools': a side activity does not describe the business. */
const SIDE_ACTIVITY = /\b(?:(?:that|which|who) (?:also )?|also )\p{L}+s? $/iu

/** The number of first sentences in which a business describes itself. */
const OPENING_SENTENCES = 3

/**
 * The run of words that best describes what the business is or does, among those that are fit for
 * a headline; '' if there is none.
 */
export function bestLine(
  clauses: readonly Clause[],
  spans: readonly Span[],
  isFit: (line: string) => boolean,
): string {
  const businessSentences = clauses
    .filter(({ role }) => role === 'business')
    .map(({ sentence }) => sentence)
  const first = [...new Set(businessSentences)].slice(0, OPENING_SENTENCES)
  const lines = spans
    .filter(({ clause }) => {
      const { role, sentence = '', text = '' } = clauses[clause] ?? {}
      // 'Most clinics are owned by a company that makes hearing aids' is about others.
      return (
        role === 'business' &&
        !isAgencyNote(text, '') &&
        !/\bGST\b/i.test(text) &&
        // 'The guides are two retired reporters' is about them.
        !/^the (?:guides?|owners?|staff|team|founders?|rooms?|directors?|committee|buyers?|customers?)\b/i.test(
          text,
        ) &&
        first.includes(sentence) &&
        !/^(?:most|many|some|other|unlike|few|people|lots of)\b/i.test(sentence)
      )
    })
    .toSorted((a, b) => b.score - a.score)
    .map((span) => lineOf(span, clauses[span.clause]))
  return lines.find((line) => line !== '' && isFit(line)) ?? ''
}

function lineOf(span: Span, clause: Clause | undefined): string {
  if (!clause) return ''
  const best = asLine(span, clause)
  if (SIDE_ACTIVITY.test(clause.text.slice(0, best.start))) return ''
  const [, subject = ''] = BUSINESS_SUBJECT.exec(clause.text.slice(0, best.start)) ?? []
  const line = best.text.replace(/[\s,.;:–—-]+$/, '').replace(/^["“”\s]+/, '')
  // 'Underpinning (small jobs only' lacks the end of its brackets.
  const bracketed = line.lastIndexOf('(') > line.lastIndexOf(')')
  const whole = bracketed ? line.slice(0, line.lastIndexOf('(')).trim() : line
  return capitalise(subject ? `${subject} ${whole}` : whole)
}
