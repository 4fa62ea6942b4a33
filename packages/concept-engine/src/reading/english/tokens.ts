import model from 'wink-eng-lite-web-model'
import winkNLP, { type PartOfSpeech } from 'wink-nlp'
import { withNouns } from './homographs.ts'
import type { Token } from './token.ts'

const nlp = winkNLP(model, ['sbd', 'negation', 'pos'])
const { its } = nlp

/** The tokens of an English text. */
export function tokensOf(text: string): Token[] {
  // The tagger knows only straight apostrophes, which have the same length.
  const tokens = nlp.readDoc(text.replaceAll('’', "'")).tokens()
  const lemmas = tokens.out(its.lemma as never) as unknown as string[]
  const parts = tokens.out(its.pos as never) as unknown as PartOfSpeech[]
  const denials = tokens.out(its.negationFlag as never) as unknown as boolean[]
  let i = 0
  const values: string[] = tokens.out()
  const result = values.map((value, index): Token => {
    const start = text.replaceAll('’', "'").indexOf(value, i)
    const from = start < 0 ? i : start
    i = from + value.length
    const lower = value.toLowerCase()
    return {
      text: text.slice(from, i),
      lower,
      lemma: lemmaOf(lemmas[index] ?? lower, lower),
      pos: parts[index] ?? 'X',
      negated: Boolean(denials[index]),
      start: from,
      end: i,
    }
  })
  return withDenials(withNouns(result.flatMap(splitContraction).flatMap(splitPossessive), isNamed))
}

/**
 * Once the tagger has met enough words, it gives 'cannot' and misspelt contractions such as 'dont'
 * the lemma of another word.
 */
const lemmaOf = (lemma: string, lower: string) =>
  CONTRACTION.test(lower) ? lower : lemma.toLowerCase()
const CONTRACTION =
  /^(?:cannot|(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|must|ai)nt)$/

/** Whether the tagger also knows a word as a noun: it tags it as one after an article. */
const isNamed = (word: string): boolean =>
  (
    nlp
      .readDoc(`the ${word} is`)
      .tokens()
      .out(its.pos as never) as unknown as string[]
  )[1] === 'NOUN'

/** The tagger treats 'I'm' as a single token, although it splits every other contraction. */
function splitContraction(token: Token): Token[] {
  if (token.lower !== "i'm" && token.lower !== 'i’m') return [token]
  const offset = token.start + 1
  const [i, am] = [token.text.slice(0, 1), token.text.slice(1)]
  return [
    { ...token, text: i, lower: 'i', lemma: 'i', pos: 'PRON', end: offset },
    { ...token, text: am, lower: "'m", lemma: 'be', pos: 'AUX', start: offset },
  ]
}

/**
 * The tagger remembers words that it has met, and then no longer splits some possessives, such as
 * "children's": what it makes of a text would depend on the texts before it.
 */
function splitPossessive(token: Token): Token[] {
  const [, owner = ''] = /^(\p{L}+)['’]s$/u.exec(token.text) ?? []
  if (owner === '') return [token]
  const offset = token.start + owner.length
  const tagged = nlp.readDoc(owner).tokens()
  const [lemma = owner] = tagged.out(its.lemma as never) as unknown as string[]
  const [pos] = tagged.out(its.pos as never) as unknown as PartOfSpeech[]
  const lower = owner.toLowerCase()
  const isProper = /^\p{Lu}/u.test(owner) && pos !== 'NOUN'
  return [
    {
      ...token,
      ...{ text: owner, lower, lemma: lemma.toLowerCase(), end: offset },
      pos: isProper ? 'PROPN' : (pos ?? 'NOUN'),
    },
    {
      ...token,
      ...{ text: token.text.slice(owner.length), lower: "'s", lemma: "'s", start: offset },
      pos: 'PART',
    },
  ]
}

export const isNoun = ({ pos }: Token) => pos === 'NOUN' || pos === 'PROPN'
export const isVerb = ({ pos }: Token) => pos === 'VERB' || pos === 'AUX'

/** Words that deny the things after them, and that the model's negation does not detect. */
const DENYING_WORD =
  /^(?:except|without|nor|neither|excluding|minus|nothing)$|^(?:gave up|stopped|quit|no longer|used to|rather than|instead of|other than|apart from|anything but|not any|stay away)$/
/** 'We leave roofs to others', 'we refer wills elsewhere'. */
const REFERRAL_VERB = /^(?:leave|refer|send|pass)$/
const SCOPE_END = /^(?:[.;:!?()]|but|with|although|though|because|since|unless|if|when|so)$/

/** The tokens, with everything that a refusal covers marked as negated, however it is worded. */
function withDenials(tokens: Token[]): Token[] {
  const negated = new Set<number>()
  for (const [index, token] of tokens.entries()) {
    const pair = `${token.lower} ${tokens[index + 1]?.lower ?? ''}`
    const denies = DENYING_WORD.test(token.lower) || DENYING_WORD.test(pair)
    const rest = tokens.slice(index + 1)
    const end = rest.findIndex(
      ({ lower, text }, step) =>
        SCOPE_END.test(lower) ||
        text === '–' ||
        // 'Without draining them, recover anchors' denies only the first part.
        (text === ',' && rest[step + 1] !== undefined && isVerb(rest[step + 1] as Token)),
    )
    const part = rest.slice(0, end < 0 ? undefined : end)
    if (denies) for (const [step] of part.entries()) negated.add(index + 1 + step)
    // 'We leave roofs to others.' denies roofs.
    const to = part.findIndex(({ lower }) => lower === 'to' || lower === 'elsewhere')
    if (
      REFERRAL_VERB.test(token.lemma) &&
      to > 0 &&
      (part[to]?.lower === 'elsewhere' ||
        /^(?:others?|the|a|an|someone|somebody|your|those|them)$/.test(part[to + 1]?.lower ?? ''))
    )
      for (let step = 0; step < to; step += 1) negated.add(index + 1 + step)
    // 'Floors are best left to your usual contractor.' denies floors.
    const isLeft =
      token.lower === 'left' &&
      tokens[index + 1]?.lower === 'to' &&
      tokens.slice(Math.max(0, index - 3), index).some(({ pos }) => pos === 'AUX')
    // 'Fascinators aren’t our thing.' denies fascinators.
    const isDisowned = /^(?:thing|job|business|line|area|game)$/.test(token.lower) && token.negated
    if (isLeft || isDisowned)
      for (
        let previous = index - 1;
        previous >= 0 && !SCOPE_END.test(tokens[previous]?.lower ?? '');
        previous -= 1
      )
        negated.add(previous)
    // 'No termites, spiders or ants': the denial applies to the whole list.
    const before = tokens[index - 1]
    const goesOn =
      before !== undefined &&
      (before.text === ',' || /^(?:or|nor|and)$/.test(before.lower)) &&
      (tokens[index - 2]?.negated ||
        negated.has(index - 2) ||
        (before.text !== ',' && tokens[index - 2]?.text === ',' && negated.has(index - 3)))
    // In 'We do not sell, install or repair racking.' all three verbs are negated.
    const isDoing = token.pos === 'VERB' && tokens[index - 2]?.pos === 'VERB'
    const isThing = isNoun(token) || token.pos === 'ADJ' || isDoing || /ing$/.test(token.lower)
    const hasSubject = tokens.slice(index, index + 3).some(({ pos }) => pos === 'PRON')
    if (goesOn && isThing && !hasSubject) {
      for (
        let step = index;
        step < tokens.length &&
        ((step === index && isDoing) ||
          isNoun(tokens[step] as Token) ||
          tokens[step]?.pos === 'ADJ' ||
          /ing$/.test(tokens[step]?.lower ?? ''));
        step += 1
      )
        negated.add(step)
    }
  }
  const isNegated = tokens.map((token, index) => token.negated || negated.has(index))
  return tokens.map((token, index) => {
    const isDeniedHere = (isNegated[index] ?? false) && !isAffirmedLater(tokens, isNegated, index)
    return isDeniedHere === token.negated ? token : { ...token, negated: isDeniedHere }
  })
}

/** 'Don’t need fancy, just a booking page': the text after 'just' is wanted. */
function isAffirmedLater(tokens: readonly Token[], isDenied: readonly boolean[], index: number) {
  for (let previous = index; previous > 0; previous -= 1) {
    const { lower = '', text } = tokens[previous] ?? {}
    if (lower === 'just') {
      const denies = tokens.slice(Math.max(0, previous - 4), previous).some((token, step) => {
        const place = Math.max(0, previous - 4) + step
        return isDenied[place] && (isNoun(token) || token.pos === 'ADJ')
      })
      return denies && /^(?:an?|the|some|one|my|our)$|ing$/.test(tokens[previous + 1]?.lower ?? '')
    }
    if (SCOPE_END.test(lower) || text === ',') return false
  }
  return false
}
