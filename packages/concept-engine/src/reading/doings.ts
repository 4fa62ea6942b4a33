import type { Clause } from './clauses.ts'
import {
  isNextVerb,
  isWork,
  listed,
  NOUNS_TOO,
  OFFERING,
  SELF,
  TITLE_MAX,
  textOf,
  titlesIn,
} from './things.ts'
import { isVerb, type Token } from './tokens.ts'

/** What ends the name of a trade: 'crane truck hire', 'cool room repairs'. */
const HEADS_NAME =
  /^(?:hire|rentals?|sales|repairs?|cleaning|removals?|servic(?:e|es|ing)|installations?|works?)$/

const isNamed = (token: Token | undefined) => /^\p{Lu}\p{Ll}/u.test(token?.text ?? '')
const POLISHED =
  /^(?:floor|floorboard|concrete|stone|marble|granite|terrazzo|timber|brass|silver|metal|steel|chrome|aluminium|car|boat|bench|benchtop|furniture|shoe|glass|lens|paint|headlight|gem|gemstone|jewellery|rim|wheel|slab|tile|deck|hull|caravan)$/
/** 'Polish smallgoods' are made; who polishes them says that they are polished, or what has a polish. */
const isOfPoland = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1]
  return next !== undefined && /^(?:NOUN|PROPN)$/.test(next.pos) && !POLISHED.test(next.lemma)
}

/** 'Shear alpacas on your property', 'fix zips': the business is left out before its verb. */
export const leavesOutWho = ([first, second, third, fourth]: readonly Token[]) =>
  !(
    first?.lower === 'polish' &&
    isOfPoland(
      [first, second].flatMap((token) => token ?? []),
      0,
    )
  ) &&
  first !== undefined &&
  second !== undefined &&
  first.lower === first.lemma &&
  isWork(first) &&
  !NOUNS_TOO.has(first.lower) &&
  second.text !== ':' &&
  // 'Walk ins till 4', 'mulch free if you live on the way'
  !/^(?:ins?|free|only|welcome|ok|okay|available|included|extra|open|closed|shut)$/.test(
    second.lower,
  ) &&
  // 'Master glassblower Ewan Struthers' is somebody.
  !(second.pos === 'NOUN' && isNamed(third) && isNamed(fourth)) &&
  // 'Repair café first Sunday' names one; who repairs something repairs cafés, or a café.
  !(
    /^(?:NOUN|PROPN)$/.test(second.pos) &&
    second.lower === second.lemma &&
    /^(?:repair|sew|swap|build|learn|share|meet)$/.test(first.lower)
  ) &&
  // 'Crane truck hire' is one thing.
  !(second.pos === 'NOUN' && third && HEADS_NAME.test(third.lower)) &&
  /^(?:NOUN|PROPN|ADJ|DET|CCONJ|PUNCT)$/.test(second.pos)

/** The '-ing' form: 'restoring', 'cutting', 'tying'. */
function gerund(verb: string): string {
  if (/ie$/.test(verb)) return verb.replace(/ie$/, 'ying')
  if (/(?:ee|oe|ye)$/.test(verb)) return `${verb}ing`
  if (/e$/.test(verb)) return verb.replace(/e$/, 'ing')
  if (
    /^(?:[^aeiou]*[aeiou][^aeiouwxy]|.*[^aeiou]fit|.*cut|.*trim|.*ship)$/.test(verb) &&
    !/[wxy]$/.test(verb)
  )
    return `${verb}${verb.at(-1)}ing`
  return `${verb}ing`
}

/** Things of one verb whose subject is the business. */
export interface Doing {
  /** Base forms: 'tune' and 'repair' in 'we tune and repair pianos'. */
  verbs: string[]
  titles: string[]
}

/** What leads to the things that a business has to offer: 'we take orders for celebration cakes'. */
const TAKES =
  /\b(?:takes? (?:orders|bookings|commissions) for|practis(?:e|es|ing) (?:only |mainly |mostly )?in|act(?:s|ing)? (?:only |mainly )?in|looks? after)$/i

/** What the business does with what: 'we repair burst pipes and clear drains'. */
export function doingsOf(clause: Clause, company: readonly string[]): Doing[] {
  const { tokens } = clause
  const doings: Doing[] = []
  let isOurs = false
  /** Verbs whose thing stands behind a later one. */
  let chain: string[] = []
  /** Whether they are said of a third person: 'installs and services'. */
  let isThird = false
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    if (
      SELF.test(token.lower) ||
      (company.includes(token.lower) && token.pos === 'PROPN') ||
      /^(?:our|my) (?:\S+ ){0,2}(?:team|crews?|staff|members|guides|teachers|volunteers|technicians|drivers|people|studio|workshop|clinic|shop|company|business|farm)$/i.test(
        textOf(clause, tokens.slice(at, at + 3)),
      )
    )
      isOurs = true
    else if (
      /^(?:it|they|he|she|you|who|that|which|there)$/.test(token.lower) &&
      token.pos === 'PRON'
    )
      isOurs = /^(?:that|which|who)$/.test(token.lower) && at < 9
    // 'We take orders for celebration cakes.'
    const takes = TAKES.exec(clause.text.slice(0, tokens[at]?.end))
    if (takes && isOurs && !tokens[at - 2]?.denied) {
      const titles = titlesIn(clause, at + 1)
      // One thing that is looked after is the verb's: 'we look after graves'.
      const isAll = titles.length >= 3 || !/after$/i.test(takes[0])
      if (isAll) doings.push({ verbs: ['do'], titles })
      continue
    }
    const heads =
      at === 0 || (at === 1 && /^(?:also|and|mostly|mainly|then)$/.test(before?.lower ?? ''))
    // At the head of a note some are taken for nouns.
    const isHead = at === 0 && leavesOutWho(tokens)
    // 'Repair' is taken for a noun in 'we tune and repair pianos'.
    const isChained =
      (chain.length > 0 || (doings.length > 0 && isNextVerb(tokens, at))) &&
      // 'Services' is taken for a noun in 'Hallam installs and services air conditioners'.
      (token.lower === token.lemma || (isThird && token.lower === `${token.lemma}s`)) &&
      /^(?:,|and|or)$/.test(before?.lower ?? '')
    if (!isChained && !/^(?:,|and|or)$/.test(token.lower)) chain = []
    if (token.denied || !(isVerb(token) || isHead || isChained) || !isWork(token)) continue
    // 'I examine signatures, altered wills and letters': the wills are altered already.
    const isDone =
      /ed$/.test(token.lower) &&
      before?.text === ',' &&
      tokens.slice(0, at).some((each) => isVerb(each) && !/ed$/.test(each.lower))
    // 'Lift studies by our engineer' are studies.
    const isOfNext =
      heads &&
      !isOurs &&
      NOUNS_TOO.has(token.lower) &&
      /^(?:NOUN|PROPN)$/.test(tokens[at + 1]?.pos ?? '')
    // 'Small jobs we fit in' has its thing before it; a tagger takes 'in.' for inches.
    const isBehind = /^in\.?$/.test(tokens[at + 1]?.lower ?? '') && tokens.length <= at + 3
    if (isDone || isOfNext || isBehind || (token.lower === 'polish' && isOfPoland(tokens, at)))
      continue
    // 'Fixed fee conveyancing' fixes nothing.
    if (at === 0 && /ed$/.test(token.lower)) continue
    if (!(isOurs || heads) || before?.lower === 'to') continue
    if (NOUNS_TOO.has(token.lower) && before?.pos === 'NOUN') continue
    if (token.lemma === 'do' && tokens[at + 1]?.pos === 'PART') continue
    // 'Installs carry a warranty' is about the installs.
    if (at === 0 && tokens[1] && isVerb(tokens[1])) continue
    if (
      /(?:ing|ed|en)$/.test(token.lower) &&
      before?.pos !== 'AUX' &&
      !heads &&
      before?.text !== ',' &&
      before?.lower !== 'and'
    )
      continue
    let start = at + 1
    if (/^(?:out|up|off|down)$/.test(tokens[start]?.lower ?? '')) start += 1
    // 'We clean, repair and restore barns' does all of it with barns.
    if (/^(?:,|and|or)$/.test(tokens[start]?.lower ?? '')) {
      chain.push(token.lemma)
      isThird = /s$/.test(token.lower) && token.lower !== token.lemma
      continue
    }
    const titles = titlesIn(clause, start)
    if (titles.length > 0) doings.push({ verbs: [...chain, token.lemma], titles })
    chain = []
  }
  return doings
}

/** Titles for what is done: the things themselves, or the work on them, whole where that is short. */
export function worded({ verbs, titles }: Doing): string[] {
  if (verbs.every((verb) => OFFERING.has(verb))) return titles
  const work = listed(verbs.map(gerund))
  const whole = `${work} ${listed(titles)}`
  if (titles.length <= 3 && whole.length <= TITLE_MAX) return [whole]
  return titles.map((title) => `${work} ${title}`).filter(({ length }) => length <= TITLE_MAX)
}
