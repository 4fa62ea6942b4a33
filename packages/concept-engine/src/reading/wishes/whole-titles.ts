import type { Clause } from '../clauses/clause.ts'
import { capitalise } from '../english/sentences.ts'
import { tokensOf } from '../english/tokens.ts'

/** 'Crumb buyers that looks separate': how it should look is no part of its name. */
const LOOKS =
  /[,]?\s(?:(?:that|which|who) )?(?:looks?|feels?|stands?|reads?|sounds?) (?!(?:after|into|at|for)\b)(?:\p{L}+ )?\p{L}+$|[,]?\s(?:that|which|who) (?:looks?|feels?|is|are|has|have|was|were|can|should|must|needs?)\b.*$/iu
const QUESTION = /^(?:what|which|where|when|who|whose|why|how|is|are|do|does|can|should|will)\b/i
const SUBJECT = /^(?:I|we|you|he|she|they|it|there|that|this|these|those)$/i
/** What every website has, or what belongs to a map or a picture. */
const PART_OF_OTHERS =
  /^(?:map )?pins?$|^(?!(?:emergency|useful|key|important|staff|local)\b)(?:\p{L}+ )?contacts?$|^captions?$|^(?:nearest )?towns? under\b/iu
/** 'Client list to be approved by me first' */
const PENDING =
  /\b(?:(?:has|have|needs?|still|yet) )?to be (?:approved|confirmed|agreed|decided|checked|signed off|finalised|cleared|advised)\b|\b(?:awaiting|pending|subject to|waiting (?:on|for)) (?:\p{L}+ ){0,2}(?:approval|permission|sign[- ]?off|confirmation)\b|\bonce (?:it|they|that)(?:’s|’re| is| are) (?:approved|confirmed|signed off)\b/iu

/**
 * The name of something requested without words about how it looks; undefined if the title is a
 * statement, or a part of something else.
 */
export function wholeTitle(title: string): string | undefined {
  if (PART_OF_OTHERS.test(title)) return undefined
  if (QUESTION.test(title) || title.endsWith('?')) return title
  const name = title.replace(LOOKS, '').trim()
  const [first, ...rest] = tokensOf(name)
  const isStatement =
    first !== undefined &&
    SUBJECT.test(first.lower) &&
    rest.some(({ pos }) => pos === 'VERB' || pos === 'AUX' || pos === 'PART')
  return isStatement || name.length < 3 ? undefined : name
}

/** Whether something has to be approved before the website may show it. */
export const isPending = (title: string, clauses: readonly Clause[]): boolean =>
  clauses.some(({ text }) => PENDING.test(text) && text.toLowerCase().includes(title.toLowerCase()))

const BREAKS_OFF = /\b(?:page|section|bit|part|article|post)s? (?:about|on)$/i

/** 'Story page about' with the words that follow in the description: 'Where the wood comes from'. */
export function withSubject(title: string, description: string): string {
  if (!BREAKS_OFF.test(title)) return title
  const index = description.toLowerCase().indexOf(title.toLowerCase())
  const [, subject = ''] =
    /^\s+(?:the |our |my )?([^.,;:!?()\n]{4,44}?)(?= and (?:an?|the) |[.,;:!?()\n]|$)/u.exec(
      description.slice(index + title.length),
    ) ?? []
  return index < 0 || subject === '' ? title : capitalise(subject)
}
