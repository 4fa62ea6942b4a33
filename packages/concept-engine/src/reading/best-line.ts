import type { Clause } from './clause.ts'
import { capitalise } from './sentences.ts'
import { asLine } from './snap.ts'
import type { Span } from './tagger.ts'

/** What leads from the business to what it does: 'We', 'I', 'My husband and I'. */
const WHO =
  /(?:^|[,.;:]\s|\b(?:and|so|but)\s)((?:we|I)(?: (?:also|still|just|now|mainly|mostly))?)\s*$/i

/** 'A practice that also visits schools': what is done besides is not what the business is. */
const BESIDES = /\b(?:(?:that|which|who) (?:also )?|also )\p{L}+s? $/iu

/** A business says what it is in its first sentences. */
const FIRST = 3

/** What the business is or does, by the run of words that says it best; '' where none does. */
export function bestLine(clauses: readonly Clause[], spans: readonly Span[]): string {
  const ours = clauses.filter(({ role }) => role === 'business').map(({ sentence }) => sentence)
  const first = [...new Set(ours)].slice(0, FIRST)
  const [found] = spans
    .filter(({ clause }) => {
      const { role, sentence = '' } = clauses[clause] ?? {}
      return role === 'business' && first.includes(sentence)
    })
    .toSorted((one, other) => other.score - one.score)
  const clause = found && clauses[found.clause]
  if (!found || !clause) return ''
  const best = asLine(found, clause)
  if (BESIDES.test(clause.text.slice(0, best.start))) return ''
  const [, who = ''] = WHO.exec(clause.text.slice(0, best.start)) ?? []
  const line = best.text.replace(/[\s,.;:–—-]+$/, '').replace(/^["“”\s]+/, '')
  return capitalise(who ? `${who} ${line}` : line)
}
