import { wordsOf } from '../reading/english/sentences.ts'
import type { Token } from '../reading/english/token.ts'
import { isNoun, isVerb, tokensOf } from '../reading/english/tokens.ts'

/** Maximum length of a headline, in characters. */
export const HEADLINE_MAX = 78

/** First words of a part that only says where, for whom, how or since when. */
const ADJUNCT_STARTS = new Set(
  `with for in at on across around from near by since because when where while that which who so and or but to into
  under over through between without within behind as until before after if using every me my yes`.split(
    /\s+/,
  ),
)
const SUBORDINATOR = /^(?:that|which|who|where|when|because|if|while|until|so)$/
const DANGLING_END =
  /(?:\b(?:and|or|so|the|an?|of|to|with|for|in|at|by|from|our|my|your|their|its|is|are|was|that|which|who|as|than|on|into|up|come|goes|based|located|working|against|over|under|about|between|through|across|around|near|within|before|after|during|per|without|like|including|such|only|just|mainly|mostly|entirely|solely|completely|largely|wholly|practising|aged|ranging|starting|beginning|priced|tested|as far|(?:few|some|many|several) more)|\btoo \p{L}+|\b(?:interests?|focus|experience|plenty|lots)|[,;:–—-])$/iu

/** Whether a comma is within a list: another item follows, then 'and' and the last one. */
export const isInList = (after: string) =>
  /^\s(?!(?:and|or|for|in|at|by|with|from|who|which|run|owned|led|based|mostly|mainly|including|especially|such|covering|serving|working|specialising|offering|supplying)\b)[\p{L}’-]+(?:\s[\p{L}’-]+){0,5}(?:,(?:\s[\p{L}’-]+){1,6})*,?\s(?:and|or)\s/u.test(
    after,
  )

/** 'Check-ups and cleans, fillings, crowns' is an open list: it has no final 'and'. */
export const isOpenList = (head: string) =>
  /,\s(?!(?:and|or|with|for|in|on|at|from|by|to|near|run|owned|led|who|which|where|\p{L}+ing)\b)(?![^,]*\s(?:and|or)\s)[^,]{2,40}$/u.test(
    head,
  ) && !/\s(?:and|or)\s[^,]*,[^,]*$/.test(head.replace(/^[^,]*,/, ','))

/** The continuation of a list, up to its last item. */
const LIST_CONTINUATION = /^[^.;:()]{0,60}?,?\s(?:and|or)\s(?!(?:we|I|our|my)\b)/iu

/** 'Linen hire', 'pump repairs': nouns at the end of a description of the business. */
export const TRADE_NOUN =
  /^(?:hire|repairs?|services?|supply|design|installs?|removals?|rentals?|works?|sales|training|cleaning|storage|transport)$/

/** 'On three leases in a cold' lacks the thing that is cold. */
function endsInAdjective(line: string): boolean {
  const [article, last] = tokensOf(line).slice(-2)
  return last?.pos === 'ADJ' && /^(?:an?|the|our|my|your)$/.test(article?.lower ?? '')
}

/** Whether a line ends in a word or punctuation mark that cannot end a sentence. */
export const endsIncomplete = (line: string) =>
  DANGLING_END.test(line) ||
  // 'A shed for blokes (and on Fridays'
  /\([^()]*$/.test(line) ||
  endsInAdjective(line) ||
  // 'A registered nurse with 22 years'
  /\bwith (?:over |more than )?\d+\+? years$/i.test(line) ||
  /\b(?:at|in|on) (?:shop|unit|level|suite|lot|factory|shed) \d+\p{L}?$/iu.test(line)

/** A line that ends in a generic person, whom the missing text would specify. */
export const GENERIC_PERSON = /\b(?:people|clients|customers|patients|anyone|everyone|somebody)$/i

/** The text before a token of a sentence, if it is complete there; otherwise undefined. */
function completeBefore(
  tokens: readonly Token[],
  i: number,
  sentenceText: string,
): string | undefined {
  const token = tokens[i]
  const before = tokens[i - 1]
  if (!token || !before) return undefined
  const next = tokens[i + 1]
  const isComma = /^[,;:(–—-]$/.test(token.text)
  // 'Security doors and screens | measured and fitted in our factory'
  const isParticiple =
    token.pos === 'VERB' && /ed$/.test(token.lower) && /s$/.test(before.lower) && isNoun(before)
  // 'Speech pathologist | seeing children'
  const isGerund =
    token.pos === 'VERB' &&
    /ing$/.test(token.lower) &&
    isNoun(before) &&
    // 'Tree removal pruning stump | grinding palms hedges' is a row of unconnected words.
    (i < 4 || tokens.slice(0, i).some(({ pos }) => /^(?:ADP|CCONJ|DET|PRON|PUNCT)$/.test(pos)))
  if (!isComma && !isParticiple && !isGerund && !ADJUNCT_STARTS.has(token.lower)) return undefined
  // The hyphen of 'stop-motion' is not an end, and neither is the 'in' of 'built-in'.
  if (token.text === '-' && before.end === token.start) return undefined
  if (before.text === '-' && before.end === token.start) return undefined
  if (token.text === ',' && isInList(sentenceText.slice(token.end))) return undefined
  // 'Licensed catcher, Ipswich | , Springfield, Lockyer Valley'
  if (
    token.text === ',' &&
    /,\s\p{Lu}\p{Ll}+$/u.test(sentenceText.slice(0, token.start)) &&
    /^\s\p{Lu}\p{Ll}/u.test(sentenceText.slice(token.end))
  )
    return undefined
  // 'The people | who know what to do with them' is meaningless without the relative clause.
  if (
    /^(?:who|that)$/.test(token.lower) &&
    /\bthe \p{L}+$/u.test(sentenceText.slice(0, token.start).trim())
  )
    return undefined
  // 'For people | who ride for a living' is too vague without it.
  if (
    SUBORDINATOR.test(token.lower) &&
    /\b(?:for|with|to|of) (?:the |all )?(?:people|those|anyone|anybody|everyone|families|clients|customers|folks?|men|women|kids|children|businesses|owners)$/i.test(
      sentenceText.slice(0, token.start).trim(),
    )
  )
    return undefined
  // 'We drive people | to medical appointments', 'seeing people | with fractures': only the rest is
  // specific.
  if (
    /^(?:to|with|from|through|into|at|living|whose)$/.test(token.lower) &&
    GENERIC_PERSON.test(before.lower)
  )
    return undefined
  // 'Children 18 months | to 12 years'
  if (
    /^(?:to|or|and|till|until)$/.test(token.lower) &&
    /\d\s?\p{L}*$/u.test(sentenceText.slice(0, token.start).trim())
  )
    return undefined
  // 'Plants indigenous | to the Mornington Peninsula'
  if (token.lower === 'to' && before.pos === 'ADJ') return undefined
  // 'Not | for profit', 'acting | in probate'
  if (/^(?:not|acting|working|specialising|dealing)$/.test(before.lower)) return undefined
  // A list is kept in full.
  if (
    /,\s(?!.*\s(?:and|or)\s)/.test(sentenceText.slice(0, token.start)) &&
    LIST_CONTINUATION.test(` ${sentenceText.slice(token.start)}`)
  )
    return undefined
  // 'Bird and bat netting' is a single thing; 'and we deliver' begins another part.
  const isConjunction = /^(?:and|or)$/.test(token.lower)
  if (isConjunction && !(next && /^(?:PRON|ADV)$/.test(next.pos))) return undefined
  // 'Come to your house', 'look after dogs': the verb needs the words after it.
  const isName = /ing$/.test(before.lower) && isNoun(tokens[i - 2] ?? before)
  // In 'Linen hire | for motels' the last word before the cut is not a verb.
  const isTrade = TRADE_NOUN.test(before.lower) && isNoun(tokens[i - 2] ?? before)
  if (
    isVerb(before) &&
    !isName &&
    !isTrade &&
    /^(?:to|after|on|up|at|for|with|in)$/.test(token.lower)
  )
    return undefined
  const head = sentenceText
    .slice(0, token.start)
    .trim()
    .replace(/[,;:(–—-]+$/, '')
    .trim()
  const isOpen = (head.match(/\(/g)?.length ?? 0) !== (head.match(/\)/g)?.length ?? 0)
  if (isOpen || endsIncomplete(head) || isOpenList(head) || wordsOf(head).length < 3)
    return undefined
  // 'In a workshop behind | my house', 'is owned and operated | by Council'
  const isPassive =
    token.lower === 'by' && before.pos === 'VERB' && /(?:ed|en|wn)$/.test(before.lower)
  if (isPassive || /^(?:ADP|DET|CCONJ|SCONJ|AUX|PART)$/.test(before.pos)) return undefined
  // 'The month 11 | til 3.30', 'tax and BAS, farm succession | and …': times and lists are kept in
  // full.
  if (/\d$/.test(head) && !/(?:19|20)\d\d$/.test(head)) return undefined
  const textBefore = tokens.slice(0, i)
  // A sentence keeps its verb; a text without one is a description of the business.
  const opening = tokens.findIndex(({ lower }) => SUBORDINATOR.test(lower))
  const main = tokens.slice(0, opening < 0 ? undefined : opening)
  const hasSubject = tokens.some(
    ({ pos, lower }) => pos === 'PRON' && /^(?:i|we|they|he|she|it|you)$/.test(lower),
  )
  const needsVerb =
    hasSubject &&
    main.some((token, index) => index > 0 && isVerb(token) && !/(?:ing|ed)$/.test(token.lower))
  if (needsVerb && !textBefore.some((token, index) => index > 0 && isVerb(token))) return undefined
  // 'Cypress that has come down' breaks off: a part is kept in full or removed.
  const breaksOffLate =
    textBefore.findLastIndex((token, index) => index > 3 && SUBORDINATOR.test(token.lower)) > 0
  return breaksOffLate && !isComma && !SUBORDINATOR.test(token.lower) ? undefined : head
}

/** The longest beginning of a sentence that works as a headline by itself, or undefined. */
export function shorten(sentence: string): string | undefined {
  const bare = sentence
    .replace(/[.!]$/, '')
    .replace(
      /[,\s]+(?:yes|yeah|(?:and )?that’s (?:it|all|about it)|we get|me and|me with)\b.*$/i,
      '',
    )
  if (bare.length <= HEADLINE_MAX) return endsIncomplete(bare) ? undefined : bare
  // Text in brackets is shown further down: 'Two-solicitor practice (Margaret …) acting in
  // probate'.
  const plain = bare.replace(/\s*\([^()]*\)/g, '')
  if (plain !== bare) return shorten(plain)
  // 'Restoration of public clocks: town halls, churches, stations' has its name before the colon,
  // or dash.
  const named = /^([^:]{10,}?)(?::|(?<=\p{L}) [–—-](?= [^,]+,[^,]+,))\s/u.exec(bare)?.[1]
  const isLong = named !== undefined && wordsOf(named).length >= 4
  // 'Drone spraying: blackberry, gorse, tussock' is a name with a list.
  const isList =
    named !== undefined && wordsOf(named).length >= 2 && /^[^:]+:\s[^,]+,[^,]+,/.test(bare)
  if (named && named.length <= HEADLINE_MAX && (isLong || isList)) return named
  const tokens = tokensOf(bare)
  for (let index = tokens.length - 1; index > 2; index -= 1) {
    const head =
      (tokens[index]?.start ?? 0) <= HEADLINE_MAX + 1
        ? completeBefore(tokens, index, bare)
        : undefined
    if (head && head.length <= HEADLINE_MAX) {
      // If the few words after the last comma are themselves cut, they are removed with the rest.
      const endsAtPunctuation = !/^[,;:(–—-]$/.test(tokens[index]?.text ?? '')
      const untilComma = endsAtPunctuation
        ? /^(.{24,}),\s\S+(?:\s\S+){0,3}$/.exec(head)?.[1]
        : undefined
      return untilComma && !/,\s[^,]* (?:and|or) [^,]*$/.test(head) ? untilComma : head
    }
  }
  return undefined
}

const ENTRY_MAX_WORDS = 4
/**
 * A line that ends in a long list, with as many of its entries as a headline can hold: 'Timing for
 * fun runs and triathlons'.
 */
export function withFewerEntries(line: string): string | undefined {
  const entries = line.split(', ')
  const [, ...others] = entries
  const isList =
    others.length >= 2 &&
    /\s(?:and|or)\s/.test(others.at(-1) ?? '') &&
    others.slice(0, -1).every((entry) => wordsOf(entry).length <= ENTRY_MAX_WORDS) &&
    // 'Eagles and falcons, under permit, to move pigeons and gulls' is no list.
    !/\s(?:and|or)\s/.test(entries[0] ?? '') &&
    !others
      .slice(0, -1)
      .some((entry) => /^(?:under|with|without|by|in|on|for|to|from|of|at)\s/i.test(entry))
  if (!isList) return undefined
  for (let count = entries.length - 1; count >= 2; count -= 1) {
    const shortened = `${entries.slice(0, count - 1).join(', ')} and ${entries[count - 1]}`
    if (shortened.length <= HEADLINE_MAX) return shortened
  }
  return undefined
}
