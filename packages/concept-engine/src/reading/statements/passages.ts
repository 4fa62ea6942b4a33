import type { Clause } from '../clauses/clause.ts'
import { capitalise, wordsOf } from '../english/sentences.ts'
import type { Statement } from '../facts.ts'

/** A statement with the first and last of the clauses that it was made from. */
export interface Placed extends Statement {
  clauses: readonly [first: number, last: number]
}

/** First words of a sentence that makes no sense without the one before it. */
const REFERS_BACK =
  /^(?:(?:Ring|Call|See|Ask|Try) \p{Lu}\p{Ll}+ (?:for|about) (?:that|those|them|it)|It(?! is (?:best|important|usual|worth|possible|impossible|safest|illegal|wise|better) to )|They(?! all (?:must|have|need))|He|She|That|This|These|Those|Both|Neither|Either|Others|Same(?![ -](?:sex|gender|day|week))|Likewise|Otherwise|Instead|Then|So|But|And|Or|Because(?! [^,.]+, )|Which|After that|Anything without (?:it|one|them)|Ours(?= (?:is|are))|The (?:others?|rest|second|third|last|latter|former)(?= (?:\p{L}+ )?(?:is|are|was|were|has|have|\p{L}+s)\b)|The other \p{L}+(?= (?:is|are|was|were|has|have)\b))(?![\p{L}-])/u
/** 'I no longer take pets. I did for six years.': the second sentence omits its verb. */
const ELLIPTICAL =
  /^(?:I|We|They) (?:do not|don’t|am not|are not|cannot|can’t|will not|won’t)\.|^(?:I|We|They) (?:did|didn’t)(?: (?:for|too|so|once|until|till)\b|,|\.)|^\([^()]+\)\.?$|^(?:I|We|They) (?:stopped|quit|gave (?:it|that|them) (?:up|away))(?: in\b|,|\.)/u
/** Whether a text is only the end of the one before it: 'They don’t.' */
export const isElliptical = (text: string): boolean => ELLIPTICAL.test(text)
/** 'It’s $14 a class' says what costs that much. */
const STATES_OWN_PRICE = /^It’s (?:from |about |only )?\$\d[\d,.]* (?:an?|per) /
/** 'This is a family farm' is about the business, wherever it appears. */
const ABOUT_BUSINESS =
  /^(?:This|It)(?: is|’s) (?:an? |the (?:only|oldest|best|first|last|biggest|smallest|home) |my |our |just )/
/** 'Never across to Phillip Island', 'no exceptions': limits of the statement directly before them. */
const LIMITS_PREVIOUS =
  /^(?:Not (?!all\b|an?\b|for\b|open\b|every\b|only\b|\p{L}+ing\b)|Never (?!on\b)\p{L}+(?:[.,]| (?:across|past|to|beyond|in|at|north|south|east|west)\b)|No exceptions\b|Except\b)/u
/** 'Second, wholesale to restaurants': makes no sense if the first part is missing. */
const ORDINAL =
  /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth|lastly|finally|next|then),\s+(?=\S)/iu
/** 'There are three sides to the business.' makes no sense without the text that follows. */
const ENUMERATION_LEAD =
  /^(?:(?:There (?:are|is)|We have|I have|It has) )?(?:[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]everal|[Aa] few|\d) (?:main |different )?(?:sides|parts|things|kinds|types|ways|reasons|areas|arms|sorts|sections|halves)(?: (?:to|in|of) [^,:;.]*)?\.$/
/** Maximum length of statements that are shown together, in characters. */
const MAX_LENGTH = 420

/** 'Training: …', but no label of hours, prices or contacts, which have their own places. */
const LABEL =
  /^(?!(?:what|how|why|hours?|opening|open|times?|prices?|pricing|rates?|fees?|costs?|phone|ph|contact|address|email|where|who|about|services?|note|please|look|colou?rs?|website)\b)\p{Lu}[\p{L} ’&-]{2,28}: /iu
/** Whether a line begins with such a label. */
export const isLabelled = (line: string): boolean => LABEL.test(line)

/** What a statement says below the label that it shares with the one before it. */
function withoutSameLabel(before: string, text: string): string {
  const [label = ''] = LABEL.exec(before) ?? []
  return label !== '' && text.startsWith(label) ? capitalise(text.slice(label.length)) : text
}

const join = (a: Placed, b: Placed): Placed => ({
  ...a,
  text: `${a.text} ${withoutSameLabel(a.text, b.text)}`,
  // 'Full load is twelve thousand litres. That’s $290.': together they are about prices.
  topic: a.topic === 'story' && !LABEL.test(a.text) && /\$\d/.test(b.text) ? 'prices' : a.topic,
  isSentence: a.isSentence || b.isSentence,
  span: [a.span[0], b.span[1]],
  clauses: [a.clauses[0], b.clauses[1]],
})

/** Whether a statement stands in the line of another that a label opens. */
function isBelowLabel(label: Placed, statement: Placed, description: string): boolean {
  const lineStart = description.lastIndexOf('\n', label.span[0]) + 1
  return (
    LABEL.test(label.text) &&
    description.slice(lineStart, label.span[0]).trim() === '' &&
    !description.slice(label.span[0], statement.span[0]).includes('\n') &&
    statement.topic !== 'hours'
  )
}

const withoutCount = (text: string) =>
  ORDINAL.test(text) ? capitalise(text.replace(ORDINAL, '')) : text

/**
 * The statements, joined with those that depend on them, in the order of the brief: 'They sell out'
 * stays with the statement that it refers to, and is left out without it. What follows a label in
 * its line stays below the label: 'Training: three weekends a year. Eight places only.'
 */
export function inPassages(statements: readonly Placed[], description: string): Statement[] {
  const passages: Placed[] = []
  for (const statement of statements) {
    const before = passages.at(-1)
    const dependsOnPrevious =
      ELLIPTICAL.test(statement.text) ||
      (REFERS_BACK.test(statement.text) && !ABOUT_BUSINESS.test(statement.text))
    const isNext = before !== undefined && before.clauses[1] + 1 === statement.clauses[0]
    const isEnumeration =
      isNext &&
      ORDINAL.test(statement.text) &&
      (ENUMERATION_LEAD.test(before.text) ||
        ORDINAL.test(before.text.split(/(?<=[.!?]) /).at(-1) ?? ''))
    const belongsToPrevious =
      (isNext &&
        (dependsOnPrevious ||
          isBelowLabel(before, statement, description) ||
          (before.topic !== 'prices' && LIMITS_PREVIOUS.test(statement.text)))) ||
      isEnumeration
    const canJoin = belongsToPrevious && before.text.length + statement.text.length < MAX_LENGTH
    if (
      canJoin &&
      before.heading === statement.heading &&
      !before.isEntry &&
      !statement.isEntry &&
      !statement.isListed &&
      !before.isListed
    )
      passages[passages.length - 1] = join(before, statement)
    else if (!dependsOnPrevious || passages.length === 0 || STATES_OWN_PRICE.test(statement.text))
      passages.push(statement)
  }
  return passages.flatMap(({ clauses: _, ...statement }) => {
    if (ENUMERATION_LEAD.test(statement.text)) return []
    // A numbered sequence without its beginning or its end is left out.
    const isEnumeration = /(?<=[.!?]) (?:Second|Third|Lastly|Finally|Next|Then)/.test(
      statement.text,
    )
    const [lead = ''] = statement.text.split(/(?<=[.!?]) /)
    const isWhole = isEnumeration && ENUMERATION_LEAD.test(lead)
    const text = isWhole
      ? statement.text
      : statement.text
          .split(/(?<=[.!?]) /)
          .map(withoutCount)
          .join(' ')
    return text !== statement.text && wordsOf(text).length < 2 ? [] : [{ ...statement, text }]
  })
}

/** 'I had to send one back in March' makes no sense without the thing before it either. */
const ONE_OF_PREVIOUS =
  /^(?:I|We) (?!.*\b(?:an?|the|our|my|your) \p{L}+ .*\bone\b)(?:\p{L}+ ){1,3}one (?:back|away|off|out|last|in|for|of)\b/iu

/** 'The other two aren’t' makes no sense without the words before it in its sentence. */
export function joinDependent(statements: readonly Placed[], clauses: readonly Clause[]): Placed[] {
  const result: Placed[] = []
  for (const statement of statements) {
    const last = result.at(-1)
    const belongsToLast =
      last !== undefined &&
      (ONE_OF_PREVIOUS.test(statement.text) ||
        /^(?:The (?:others?|rest)|Not (?:even|on|in|to|at|with|if|when|sundays?|mondays?|saturdays?)|(?:We|I) (?:send|refer|pass) (?:you|people|them))\b/i.test(
          statement.text,
        )) &&
      clauses[last.clauses[1]]?.sentence === clauses[statement.clauses[0]]?.sentence
    if (belongsToLast) {
      const [first = '', ...rest] = statement.text
      result[result.length - 1] = {
        ...last,
        text: `${last.text.replace(/[.!]$/, '')}, ${/^I\b/.test(statement.text) ? first : first.toLowerCase()}${rest.join('')}`,
        span: [last.span[0], statement.span[1]],
        clauses: [last.clauses[0], statement.clauses[1]],
      }
    } else result.push(statement)
  }
  return result
}
