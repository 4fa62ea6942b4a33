import { EMAIL_PLACEHOLDER } from '../english/sentences.ts'
import type { Token } from '../english/token.ts'
import weights from './role-weights.json' with { type: 'json' }

/**
 * The purpose of a clause in a brief. Only 'business' is ever shown: the others are notes to
 * whoever makes the website (what it should do, how it should look, what it may cost), ways to get
 * in touch, small talk, and anything that is not for customers: aims, worries and remarks about
 * customers.
 */
export const ROLES = [
  'business',
  'website',
  'looks',
  'budget',
  'contact',
  'talk',
  'private',
] as const
export type Role = (typeof ROLES)[number]

/** The position of a clause in its brief. */
export interface ClausePosition {
  /** The role of the clause before it. */
  before: Role | 'start'
  /** From 0, the beginning of the brief, to 1. */
  position: number
  /** The text of the next clause; '' at the end. */
  next: string
}

const PHONE = /(?:\d[\s-]?){8,}/

/**
 * The features of a clause: its words, alone and in pairs and threes, its shape and its position.
 */
export function featuresOf(
  tokens: readonly Token[],
  text: string,
  { before, position, next }: ClausePosition,
): string[] {
  const isMoney = /\$\s?\d/.test(text)
  const wordTokens = tokens.filter((token) => token.pos !== 'PUNCT' || /[?!]/.test(token.text))
  const words = wordTokens.map(({ lower }) =>
    /\d/.test(lower) ? (isMoney ? '$' : '#') : lower.replaceAll("'", '’'),
  )
  const [first = ''] = words
  const parts = tokens.map(({ pos }) => pos)
  const [following = 'end', second = ''] = next.toLowerCase().match(/[\p{L}’']+/gu) ?? []
  return [
    ...new Set([
      'bias',
      ...wordTokens.map(({ lemma }) => `lemma ${lemma}`),
      ...words.map((word) => `word ${word}`),
      ...words.slice(1).map((word, step) => `two ${words[step]} ${word}`),
      ...words.slice(2).map((word, step) => `three ${words[step]} ${words[step + 1]} ${word}`),
      `first ${first}`,
      `firsts ${first} ${words[1] ?? ''}`,
      `last ${words.at(-1) ?? ''}`,
      `begins ${parts.slice(0, 2).join(' ')}`,
      `begins ${parts.slice(0, 3).join(' ')}`,
      `length ${Math.min(6, Math.floor(words.length / 3))}`,
      `behind ${before}`,
      `behind ${before} ${first}`,
      `next ${following}`,
      `nexts ${following} ${second}`,
      `quarter ${Math.min(3, Math.floor(position * 4))}`,
      ...(PHONE.test(text) || text.includes(EMAIL_PLACEHOLDER) ? ['phone'] : []),
      ...(isMoney ? ['money'] : []),
      ...(parts.includes('PROPN') ? ['name'] : []),
      ...(parts.some((part) => part === 'VERB' || part === 'AUX') ? [] : ['no verb']),
    ]),
  ]
}

/**
 * The probability of each of some classes, from the sum of the weights of all features (logistic
 * regression). `steps` is the scale of the weights: that many of their units make 1.
 */
export function classProbabilities(
  features: readonly string[],
  featureWeights: Record<string, number[]>,
  classes: number,
  steps = 1,
): number[] {
  const sums = Array.from({ length: classes }, () => 0)
  for (const feature of features)
    for (const [index, weight] of (Object.hasOwn(featureWeights, feature)
      ? (featureWeights[feature] ?? [])
      : []
    ).entries())
      sums[index] = (sums[index] ?? 0) + weight
  const maximum = Math.max(...sums)
  const exponentials = sums.map((sum) => Math.exp((sum - maximum) / steps))
  const total = exponentials.reduce((sum, value) => sum + value, 0)
  return exponentials.map((value) => value / total)
}

/** The probability of each of `ROLES`. */
export const roleProbabilities = (
  features: readonly string[],
  featureWeights: Record<string, number[]>,
  steps = 1,
): number[] => classProbabilities(features, featureWeights, ROLES.length, steps)

/** The weights from `npm run roles:train`, and their scale: how many of their units make 1. */
const trained: Record<string, number[]> = weights
export const WEIGHT_SCALE = 20

/** Words that are never used to address customers. */
export const ABOUT_THE_SITE =
  /\b(?:web ?sites?|web ?pages?|home ?page|landing page|wordpress|squarespace|shopify|wix|seo|pop-?ups?|(?:dark|light|white|black) background|fonts?|stock (?:photos?|images?|pictures?)|our (?:present|current|old|existing|new) site|CTAs?|target audience|(?:last|old|previous|current) (?:designer|developer|web (?:guy|bloke|person|lady|man|fella|designer|developer)))\b/i

/**
 * The minimum probability of a statement. In five-fold cross-validation 9.5 % of notes are printed
 * and 5.6 % of statements lost without it (`npm run roles:train`).
 */
const MIN_BUSINESS_PROBABILITY = 0.45

/** Words that only the agency is addressed with. */
const FOR_THE_AGENCY = [
  /\b(?:CTAs?|call to action|target (?:audience|market)|home ?page|landing page|wordpress|squarespace|shopify|wix|seo|stock (?:photos?|images?|pictures?)|our (?:present|current|old|existing) (?:web ?)?site|(?:last|old|previous|current) (?:designer|developer|web (?:guy|bloke|person|lady|man|fella|designer|developer)))\b/i,
  // 'Hi, we need a new website'
  /^(?:(?:also|just|and|but|really|please|so|hi|hello)[, ]+)*(?:we |I )?(?:need|want|after|looking for) (?:an? |our |some sort of )?(?:(?:new|simple|basic|better|proper|decent|good|nice|modern|fresh|\w+ page) )*(?:web ?)?(?:site|page|presence)\b/i,
  // 'We require a website which presents our services', 'Workshop sign-up, if it’s doable'
  /^(?:we|I) (?:would )?(?:require|need|want|seek|like|are seeking|am seeking|commission)(?: to have)? (?:an? |the |our )?(?:[\p{L}-]+ ){0,3}(?:web ?site|web ?page)\b|\bif (?:(?:it|that)(?:’s| is) (?:doable|possible|not too hard|easy|feasible)|you can (?:do|manage|swing) (?:it|that))\b/iu,
  // 'Three doors into the site please: build, paint, hire'
  /\b(?:into|onto|on|for) the (?:web ?)?site,? (?:please|pls)\b|\b(?:please|pls) .*\b(?:into|onto|on) the (?:web ?)?site\b/i,
  // 'Farmers ring, they don’t fill in forms.'
  /\b(?:don’t|do not|won’t|never) fill (?:in|out) (?:an? |any |the )?forms?\b/i,
  // 'Saves them $100'
  /^(?:it |that |this |which )?(?:saves?|would save|will save) (?:them|people|everyone|us|me|customers|clients)\b/i,
  // 'We’ll film it', 'we will supply the artwork later'
  /^(?:and |but )?(?:we|I)(?:’ll| will| can) (?:film|supply|send (?:you|it|them)|provide (?:it|them|you)|shoot|get you|take (?:it|them|the (?:photos|pictures))|write (?:it|them)|dig (?:it|them) out)\b(?!.*\b(?:customers?|clients?|patients?)\b)/i,
  // 'We must never promise an outcome', 'we do not use ‘special’ anywhere'
  /\b(?:we|I) must (?:never |not )?(?:promise|publish|state|mention|disclose)\b|\b(?:don’t|do not|never) (?:use|say|write) (?:the words? )?['‘“"]\p{L}/iu,
  // 'Visitors should be able to book', 'want to know how old the tank is'
  /^(?:(?:and|so|also|but)[, ]+)?(?:visitors|people|customers|clients|patients|parents|members|users|families|buyers|residents|they|everyone|(?:the|new|our|prospective|existing) \p{L}+s) (?:should|must|needs? to|ought to) (?:also |then )?(?:be able to|get|see|find|know|feel|understand|come away)\b|^(?:want|need) to know\b/iu,
  // 'Wish: a map with the weeks that I’m in each area'
  /^(?:my |our |main |big |the )?wish(?:es|list)?\s?[:–—-]\s/i,
  // 'I need visitors to understand within five seconds that we don’t do that'
  /^(?:(?:so|and|but|there’s|also)[, ]+)*(?:I|we)(?:’d| would)? (?:need|want|like) (?:visitors|people|customers|clients|everyone|them|users|parents|patients) to (?:know|understand|see|feel|realise|get|think)\b/i,
  // 'Please use ordinary people'
  /^(?:please|pls) use (?:normal|real|ordinary|natural)\b/i,
  // 'Don’t need forms, they need to ring me not email'
  /^(?:we |I )?(?:don’t|do not) (?:need|want) (?:any |an? )?(?:contact |booking |online )?forms?\b|\b(?:they|people|customers) (?:just )?need to (?:ring|call|text) (?:me|us)\b/i,
  // 'And people to order stuff by ringing the shed', 'someone hits a wallaby and googles'
  /(?:^|\band |\balso |, )(?:new )?(?:people|customers|folks|locals|clients) to (?:order|book|ring|call|find|see|come|join|buy|know)\b|\band googles\b/i,
  // 'There are four different people who come to the site, and they all land on a wall of text'
  /\bwall of text\b|\b(?:people|visitors|customers|clients) who (?:come to|land on|visit) (?:the|our|my) (?:web ?)?site\b/i,
  // 'Clients half farmers, half councils'
  /^(?:our |my )?(?:clients|customers|visitors|members|buyers|patients|students) (?:half|mostly|mainly)\b/i,
]

/** The most probable role of a clause. */
export function roleOf(tokens: readonly Token[], text: string, position: ClausePosition): Role {
  const probabilities = roleProbabilities(featuresOf(tokens, text, position), trained, WEIGHT_SCALE)
  const best = probabilities.indexOf(Math.max(...probabilities))
  // A clause that could be a note is not printed: a leaked note is worse for a page than a missing
  // sentence.
  const isNote =
    best === 0 &&
    ((probabilities[0] ?? 0) < MIN_BUSINESS_PROBABILITY ||
      FOR_THE_AGENCY.some((pattern) => pattern.test(text)))
  const [, ...others] = probabilities
  return ROLES[isNote ? 1 + others.indexOf(Math.max(...others)) : best] ?? 'website'
}
