import type { Facts, Statement } from '../reading/facts.ts'
import { capitalise, wordsOf } from '../reading/sentences.ts'
import { isVerb, tokensOf } from '../reading/tokens.ts'

export const HEADLINE_MAX = 64

/** Sentences that lean on the one before them are no headlines. */
const LEANS =
  /^(?:founded|established|used|sizes|prices|minimum|open|they|this|that|these|those|there|it|it’s|he|she|also|and|but|so|because|most|some|both|all of|then|each|yes|now|today|since|in \d|who we are|what we|how it|where|when|a few|by the numbers|not|no|the rest|mum|dad|my (?:mum|dad|wife|husband|daughter|son))\b/i
/** A part of a sentence that only says where, for whom, how or since when; what stands before is whole. */
const ADJUNCT = new Set(
  'with for in at on across around from near by since because when where while that which who so and or but to into under over through between without within behind as until before after if using'.split(
    ' ',
  ),
)
const DANGLING =
  /(?:\b(?:and|or|the|an?|of|to|with|for|in|at|by|from|our|my|your|their|its|is|are|was|that|which|who|as|than|on|into|up)|[,;:–—-])$/i

/** The longest beginning of a sentence that stands by itself in a headline, or nothing. */
export function shortened(sentence: string): string | undefined {
  const bare = sentence.replace(/[.!]$/, '')
  if (bare.length <= HEADLINE_MAX) return bare
  const tokens = tokensOf(bare)
  for (let at = tokens.length - 1; at > 3; at -= 1) {
    const token = tokens[at]
    if (!token || token.start > HEADLINE_MAX) continue
    // The hyphen of 'stop-motion' ends nothing.
    const isHyphen = token.text === '-' && tokens[at - 1]?.end === token.start
    // 'Bird and bat netting' is one thing; 'and we deliver' begins another.
    const next = tokens[at + 1]
    const joins =
      /^(?:and|or)$/.test(token.lower) && !(next && (isVerb(next) || next.pos === 'PRON'))
    // 'Dogs, cats, rabbits and birds' is no end after the second.
    const inList =
      token.text === ',' &&
      /^\s*(?:\p{L}+\s?){1,4}(?:,|\sand\s|$)/u.test(bare.slice(token.end)) &&
      !/^\s*(?:run|owned|led|based|since|who|which|where)\b/.test(bare.slice(token.end))
    const cuts =
      /^[,;:(–—-]$/.test(token.text) || (ADJUNCT.has(token.lower) && token.pos !== 'PART')
    if (!cuts || isHyphen || joins || inList) continue
    const head = bare
      .slice(0, token.start)
      .trim()
      .replace(/[,;:(–—-]+$/, '')
      .trim()
    const headTokens = tokens.slice(0, at)
    const open = (head.match(/\(/g)?.length ?? 0) !== (head.match(/\)/g)?.length ?? 0)
    if (open || DANGLING.test(head) || wordsOf(head).length < 4) continue
    // A sentence keeps its verb; what has none is a name for the business.
    const needsVerb = tokens.some(
      (each, index) => index > 0 && isVerb(each) && !/(?:ing|ed)$/.test(each.lower),
    )
    if (needsVerb && !headTokens.some((each, index) => index > 0 && isVerb(each))) continue
    // A list that is cut at its second thing says too little: 'We test rock'.
    if (
      token.text === ',' &&
      /^\s*\p{L}+(?:\s\p{L}+)?(?:,|\sand\s)/u.test(bare.slice(token.end)) &&
      head.length < 30
    )
      continue
    // 'Cypress that has come down' breaks off: a part that is begun is said whole or not at all.
    const opens = headTokens.findLastIndex(
      (each, index) =>
        index > 3 && /^(?:that|which|who|where|when|because|if|while|until|so)$/.test(each.lower),
    )
    if (
      opens > 0 &&
      /^(?:that|which|who|where|when|because|if|while|until|so)$/.test(token.lower) === false &&
      token.text !== ','
    )
      continue
    return head
  }
  return undefined
}

/** 'A family plumbing business in Coburg' of 'We are a family plumbing business in Coburg, run by …'. */
function natureOf(statement: Statement, companyName: string): string | undefined {
  const name = companyName.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const found = new RegExp(
    `^(?:we are|we’re|i am|i’m|it is|it’s|this is|(?:the )?${name} (?:is|are))\\s+((?:an?|the)\\s.+?)[.!]?$`,
    'iu',
  ).exec(statement.text)?.[1]
  if (!found) return undefined
  // Who runs it and since when is told below.
  const told = found.search(/,?\s(?:run|owned|led|founded|started) by\s|,?\ssince\s/i)
  const nature = told < 0 ? found : found.slice(0, told)
  const parts = [
    ...nature.matchAll(
      /,\s|\s(?:that|which|who|where|run by|owned by|because|since|when|with|for|based|serving|offering|selling|doing|taking)\s|[;:–—(]/gu,
    ),
  ]
  const ends = [...parts.map(({ index }) => index), nature.length].filter(
    (end) => end <= HEADLINE_MAX,
  )
  const whole = nature.slice(0, ends.at(-1) ?? 0).trim()
  return wordsOf(whole).length >= 2 && !DANGLING.test(whole) ? capitalise(whole) : undefined
}

const isTold = ({ topic, text }: Statement) =>
  (topic === 'story' || topic === 'proof' || topic === 'person') &&
  !/\$|\d{5,}|:\s/.test(text) &&
  !LEANS.test(text)

const NOT_FIRST =
  /^(?:Dr|Prof|Chef|Licen[cs]e|ABN|Fully|Insured|Ask|Book|Bring|Park|Ring|Call|Text|NATA|Mum|Dad|Talking|Typing|Coach|Owner|President|Operator)\b|(?:\p{L}+ ){1,2}is \p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+[, ]|^I (?:am|’m) \p{Lu}|^I’m \p{Lu}|^My name/u

/** A weaker line says less than the industry that the client named. */
const LEAST = 1.5

interface Candidate {
  line: string
  score: number
}

const WORK =
  /\b(?:we|i)\s(?:also\s)?(?!(?:are|am|have|was|were|had|began|started|get|take|like|love|want|need|can|will)\b)\p{Ll}+/iu
/** What a business is in law or in number says little of it: 'An incorporated association'. */
const DULL_OPENING =
  /^(?:an? (?:incorporated|registered|not-for-profit|crew|team|group|small business|family business$|business|company)\b|you\b|if\b|same day\b|small groups\b)/i

/** Facts of the client's that can head the page, best first, each at most 64 characters long. */
export function headlinesOf(facts: Facts): string[] {
  const { statements, companyName, nouns, places } = facts
  const telling = nouns.slice(0, 9).map(({ word }) => word)
  const startsWithName = (text: string) => text.toLowerCase().startsWith(companyName.toLowerCase())
  const score = (line: string, at: number, bonus: number): Candidate => {
    const low = line.toLowerCase()
    const subject = telling.some((word) =>
      low.includes(word.slice(0, Math.max(4, word.length - 1))),
    )
    const points =
      bonus +
      Math.max(0, 3.5 - at * 0.9) +
      (subject ? 3 : -2) +
      (WORK.test(line) || startsWithName(line) ? 2 : 0) +
      (places.some((place) => line.includes(place)) ? 0.7 : 0) +
      (DULL_OPENING.test(line) ? -4 : 0) +
      (/\bif\b|\bor\b/.test(low) ? -1.5 : 0) +
      (/\d/.test(line) ? -1 : 0) +
      (line.length < 16 ? -1.5 : 0)
    return { line, score: points }
  }
  const candidates = statements.slice(0, 10).flatMap((statement, at): Candidate[] => {
    const { text, topic } = statement
    const [lead = ''] = text.split(/[,.;:!?]\s|\s[–—-]\s|[,.;:!?]$|\s\(/)
    const isOpening =
      at < 2 && topic !== 'hours' && lead.length <= HEADLINE_MAX && wordsOf(lead).length >= 3
    // What stands before a price or a limit may still say what the business is.
    const opening =
      isOpening && !LEANS.test(lead) && !/\$|\d{3}/.test(lead) && !DANGLING.test(lead)
        ? [score(lead, at, 0.2)]
        : []
    if (!isTold(statement)) return opening
    const nature = natureOf(statement, companyName)
    const isOurs = !NOT_FIRST.test(text) || startsWithName(text)
    const short = isOurs && wordsOf(text).length >= 2 ? shortened(text) : undefined
    return [
      ...(nature ? [score(nature, at, 2.5)] : []),
      ...(short ? [score(short, at, statement.whole ? 0.6 : 0)] : []),
      ...opening,
    ]
  })
  const best = candidates.sort((a, b) => b.score - a.score)
  const lines = best
    .filter(({ score: points }) => points > LEAST)
    .map(({ line }) => capitalise(line))
  return lines.filter(
    (line, at) => lines.findIndex((other) => other.toLowerCase() === line.toLowerCase()) === at,
  )
}
