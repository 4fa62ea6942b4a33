import weights from './role-weights.json' with { type: 'json' }
import { EMAIL_PLACEHOLDER } from './sentences.ts'
import type { Token } from './token.ts'

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

/** 'Want younger members and hall hire': a wish without a subject is for the agency. */
const REQUEST_WITHOUT_SUBJECT =
  /^(?:(?:also|just|and|but|really|please|so)[, ]+)*(?:(?:we |I )?(?:need|needs|needing|want) (?:a|an|our|some sort of) (?:(?:new|simple|basic|better|proper|decent|good|nice|modern|fresh|\w+ page) )*(?:web)?(?:site|page|presence)\b|wants?|wanting|looking for|hoping (?:for|to)|would (?:like|love)|i[’']?d (?:like|love)|keen to)\s(?!to (?:see|hear)\b)(?!.*\?)|\bthe (?:site|page) (?:should|must|needs?|has to|could|would|ought)\b/i

/** Photographs and texts that the client supplies: 'we will get our own taken'. */
const CLIENT_SUPPLIES =
  /\b(?:we|I)(?:’ll| will| can| could) (?:get|send|take|supply|provide|write|email) (?:you )?(?:our|my|the|some|all|heaps)\b.{0,20}\b(?:own|photos?|pics|pictures|words|text|logo)\b/i

/** Instructions that only the designer can follow. */
const DESIGNER_INSTRUCTION =
  /^(?:(?:but|so|and|though|although|maybe|also)[, ]+)*(?:please |maybe |just )*(?:(?:don’t|do not|never) (?:put|mention|say|show|print|list|write|include|use (?:any|the (?:word|term|phrase)|['‘“"]\p{L}+))(?!\p{L})|(?:ignore|put that|put it|put up|say it|say so|say that|make (?:a|the|it|sure)|leave (?:it|that|her|him|them|out) (?:off|out)?|kill that)\b)/iu

/** A request that is not addressed to visitors: 'please state that up front'. */
const POLITE_REQUEST =
  /^(?:(?:and|but|so)[, ]+)*(?:please|pls) (?!(?:also |just |always )?(?:ring|call|phone|text|email|message|bring|book|arrive|wear|allow|contact|check|note|come|send|ask|knock|park|leave|wait|drop|order|pay|let|give|be|enter|keep|have|remove|close|shut|return|speak|see|tell|read|register|reply|visit|rsvp|supply|provide|fill|complete|sign|use|take|don’t|do not)\b)/i

/** Instructions to say, show or send something are for the designer, wherever they appear. */
const DISPLAY_INSTRUCTION =
  /\bneeds? to (?:show|be (?:shown|obvious|up the top|at the top))\b|^\(?(?:want|need|would like) to show\b|\bso something (?:polite|nice|simple|clear|short)\b|\bplease (?:set out|show|explain|include|list|mention|add|put|link|make|keep|have|(?:don’t|do not) (?:use|put|show|mention|print))\b|\b(?:we|I)(?: would|’d) (?:like|love|want) (?:an?|the) (?:\p{L}+ ){0,3}(?:guide|list|page|section|form|map|calendar|button|table|explanation|checklist|gallery|way|spot|place)\b|\bplaceholder\b|\b(?:explanation|guide|page|list|section|map|calendar|form|video|chart|table|checklist|diagram)s?\b[^.]{0,60}\bwould (?:really )?(?:help|save|be (?:good|great|nice|handy|useful|wonderful))\b|\bto be (?:stated|made clear|spelt out)\b|^(?:the |our )?(?:committee|treasurer|secretary|president|board) (?:\p{L}+ )?(?:insists?|has resolved|have resolved|resolved|wants?|would like|reckons?)\b|\b(?:easy|simple) for (?:me|us) to (?:change|update|edit)\b|\b(?:book|booking|buy|call|main) button\b|\bshould not look like\b|\b(?:photos?|pictures|pics|images) should\b|\b(?:is|are|would be) a must\b|\b(?:I|we)(?:’ll| will) send (?:you|it|them|the (?:right|real|photos|logo|text|words))\b|\bhas to (?:say|be (?:said|stated|mentioned|shown|clear|obvious|there|simple))\b|\bto be (?:supplied|confirmed|advised|provided)\b|\b(?:I think )?will check\b|\bif poss(?:ible)?\.?$|\b(?:big|huge) (?:at|up) (?:the )?(?:top|high)\b|^(?:so )?(?:everyone|everybody|they all) asks?\b|^what’s missing is\b|\b(?:differentiator|page \p{L}+ of (?:a|the) pdf|priority order|we’d like supported)\b|\bthe most important thing is\b|^no need (?:for )?(?:an? |any |the )?(?:forms?|shop|blog|bookings?|gallery|login|newsletter|map|chat)\b|\b(?:can’t|can not|cannot) afford\b|\bis (?:this|it) (?:really |actually )?free\b.*\?|^(?:say|put) (?:that|this|it) (?:nicely|clearly|somewhere|first)\b/iu

/**
 * 'Order form with the week wanted', 'Thesis order form: upload PDF or deliver pages', 'page on our
 * history'.
 */
const FORM_REQUEST =
  /^(?:(?:an?|the|our) )?(?:(?!bring|fill|complete|return|sign|use|download|send)\p{L}+ ){0,2}forms? (?:with|where|for|so|that (?:asks|lets))\b|^(?:an? )?(?!bring|fill|complete|return|sign|use|download|send)(?:\p{L}+ ){1,2}forms?(?:[,:.]|$)|^(?:an? )?(?:page|section) (?:on|about|for|where|with)\b/iu

/** 'Please use normal bodies': a request to whoever chooses the pictures. */
const PICTURE_REQUEST =
  /^(?:please|pls) use (?:only |just |some |our |any )?(?:normal|real|plain|large|big|different|actual|simple|proper|lots|good|natural|the (?:same|logo|photos?)|\p{L}+ (?:photos?|pictures?|images|words|language|english|text|type|colours?))\b/iu

/**
 * Legal or professional requirements for a page are followed, not shown: 'We must never promise
 * outcomes'.
 */
const LEGAL_REQUIREMENT =
  /^please no \p{L}+|\b(?:copied|pasted) (?:that|this|it)\b|\bwould be (?:the dream|a dream|ideal|cool|lovely|awesome)\b|\bin a perfect world\b|\bno instant\b|\b(?:we|I) must (?:never |not |always )?(?:promise|link|display|publish|state|mention|disclose|carry|show|include|say)\b|^must (?:display|show|link|include|mention|have|be)\b/iu

/** 'We want: tickets first', 'both must feel spoken to': requests. */
const REQUEST_ROW =
  /^(?:we|I)(?: really)? (?:want|need|would like)(?: (?:it|the site))?:|^(?:both|all|everyone|they|people|visitors|customers|clients) (?:must|should|need to|have to|has to) feel\b/i

/**
 * 'Need fixtures, rego information and a map' asks for parts of a website without mentioning it.
 */
const PARTS_REQUEST =
  /^(?:(?:we|I|they|just|also|really|and) ){0,3}(?:needs?|wants?|would like|would love) (?:(?:an?|the|our|some|online|proper|simple|good|little) ){0,3}(?:[\p{L}/-]+ ){0,5}(?:pages?|forms?|policy|comparison|pictures|pics|diagrams?|gallery|fixtures|timetables?|map|menu|bookings?|calendar|buttons?|sections?|photos|shop|logos|faqs?|roster|newsletter|blog|videos?|login)\b/iu

/**
 * Something that visitors should find is a request, no matter how the visitors are described:
 * 'Couples should get a sense of me.'
 */
const VISITOR_EXPECTATION =
  /\b(?:we|i)(?:’d| would)?(?: really| just)? (?:want|like|need|love) (?:our )?(?:people|customers|clients|patients|parents|visitors|residents|members|them|everyone|users|buyers|families) to\b|^(?!(?:you|we|i|it|that|this)\b)(?:[\p{L}’]+ ){1,4}(?:should|needs? to) (?:be able to|get|see|find|know|feel|understand|come away)\b|\b(?:i|we)(?:’d| would)? (?:like|want|need) (?:it|this|everything|the (?:site|page|whole thing)) to\b|^two audiences\b/iu

/** 'We want to sell bottles online' is a request as well. */
const ONLINE_AIM =
  /^(?:(?:and|so|also|but|then|eventually|one day)[, ]+)*(?:we|I)(?:’d| would)?(?: also| really| just| both)? (?:want|like|love|need|hope|are hoping|plan) to (?:be able to )?(?:sell|take|let|have|show|accept|put|display|list|get|start|add|stop|move|look|sound|stand|feel|come across|advertise|promote|attract|reach|use|keep|give people|make it)\b/i

/** The hopes and the situation of a business are for the agency. */
const AIMS =
  /\b(?:I|we) (?:don’t|do not) (?:own|have|use) a (?:computer|website)\b|\bnot good with computers\b|\b(?:wearying|annoying) number of calls\b|\b(?:we|I)(?:’d| would)?(?: really| just| dearly| also)? (?:want|need|love|like|hope for|are after)(?: to (?:get|have|find|attract|do|see|grow|bring in|take on))? (?:(?:some|a few|a lot|lots) )?(?:more|fewer|less)\b(?! (?:than|info|details|time|notice))|^(?:our |my )?(?:clients|customers|visitors|members) are (?:half|mostly|mainly|usually|about|around)\b|^(?:need|want|wanting|after|chasing|hoping for) (?:more|new) (?:\p{L}+ )?(?:students|customers|clients|work|jobs|bookings|business|patients|people|pupils)\b|\b(?:phone|work|trade|business|bookings?|things?) (?:has|have|is|are)(?: been| gone| got)?(?: very| really| a bit| so)? (?:quiet|quieter|quiter|slow|slower|down|dead|dropped off)\b|\bwork (?:is |comes |through |by |from )*word of mouth\b|\b(?:my|our) (?:customers|clients|patients|students|leads|buyers|visitors|readers) are\b(?! (?:welcome|always|never|insured|safe|invited))|\bfeels? strongly\b|\bis (?:very )?(?:firm|adamant)\b|\bmost want to grow\b|\b(?:we|I)(?:’d| would)?(?: most)? (?:want|like|hope) to grow\b|\bmakes? (?:us |me |the )?(?:most )?money\b|^(?:and |but )?(?:the |our |my )?(?:main |big |only )?(?:problem|trouble|issue) is\b|\b(?:we|I) (?:lose|miss out on|are losing) (?:bookings|customers|work|jobs|business|sales)\b|\bmost of (?:our|my|the) (?:leads|enquiries|customers|clients|patients|calls|callers|buyers|visitors)\b|\b(?:visitors|customers|clients|buyers|readers) are (?:maybe|about|around|roughly) |^(?:(?:and|but|because|as|so) )?(?:people|everyone|customers|clients|we) (?:keep|always|constantly|are always|get) (?:ask|ring|call)(?:ing|ed)\b|\bI(?:’ve| have) been (?:the )?(?:secretary|treasurer|president)\b|\b(?:is|are) the bulk of (?:it|our|the)\b|\babout \d+ ?% of (?:it|our|the|what)\b|\b(?:truth is|to be honest|tbh)\b|^(?:ideal )?(?:client|customer)s? (?:we|I) (?:like|love)\b|\bnot me\b|\bto me on\b|\b(?:our|my|the) (?:accountant|bookkeeper|bank|landlord)\b.*\b(?:reckons?|says?|said|thinks?|wants?|told)\b|^(?:our |my |the )?rent (?:is|has|went|goes|got)\b|^(?:our |my |the )?(?:profit )?margins? (?:is|are|on)\b|\bafter last time\b|\b(?:don’t|do not) advertise\b|\bphone (?:melts|rings off|goes mad|runs hot)\b|^(?:people|everyone|everybody|parents|customers|clients|they|most people) (?:always |all |usually |still )?(?:wants?|asks?|rings?|calls?|complains?|assumes?|expects?)\b|^(?:our |my |the )?(?:clients|customers|students|members|buyers|visitors|patients) (?:half|mostly|mainly|about|around|roughly|usually)\b|\b(?:lost|lose|losing) (?:some|a few|track|half|them|orders|numbers)\b|\bon paper\b|\b(?:is|are|gets?|goes) (?:crazy|mad|mental|insane|bonkers)\b|\b(?:people|parents|customers|everyone|members|clients) (?:fight|argue|complain|ring|whinge|moan|nag|ask)(?: us| me)? about\b|\b(?:we|I|my \p{L}+) (?:do|does|run|runs|handle|handles|look after|looks after) (?:the )?(?:insta\w*|facebook|socials?|social media)\b/iu

/** 'Also we do fading for a cover-up' among requests for the website describes the business. */
const BUSINESS_ACTIVITY =
  /^(?:(?:and|also|but|for those people|for businesses),? )*(?:we|I) (?:also )?(?:do(?! (?:have|love|not|need|want))|offer|provide|run|sell|charge|refer|treat|teach|make|supply|repair|fix|clean|install|are not part)\b(?!.*\b(?:sites?|web ?sites?|pages?|online|photos?|pics?|pictures|logo|words|font|put|show|link|facebook|insta\w*|google|don’t|not|never|form|list|that|this|it)\b)/i

/** 'We’ve done a few parish churches' tells of past work. */
const PAST_WORK =
  /^(?:we|I)(?:’ve| have) (?:also )?(?:done|made|built|restored|repaired|fixed|painted|worked on|cleaned|installed|fitted|trained|taught|rescued|moved)\b(?!.*\b(?:sites?|web ?sites?|pages?|online|logos?|photos|posts?)\b)/i

/** 'The form must be signed by a parent' is about a paper form. */
const PAPER_FORM =
  /\bforms? (?:must|has to|have to|needs? to) be (?:signed|returned|brought|handed|witnessed)\b/i

/**
 * 'No roofing!' between two requests refuses work; a refusal of something that a page can have is
 * about the page.
 */
const REFUSAL = /^(?:and |but |also )?no \p{L}+(?: \p{L}+)?[.!]*$/iu
const PAGE_FEATURE =
  /\b(?:pop-?ups?|sliders?|carousels?|gradients?|silhouettes?|animations?|jargon|slogans?|stock|clutter|fluff|waffle|hype|fonts?|colou?rs?|photos?|pics|pictures?|images?|videos?|music|blog|news|shop|cart|forms?|bookings?|logins?|newsletters?|facebook|insta\w*|social|cookies|chat\w*|icons?|cartoons?|clip ?art|drawings|emojis?|text|words|prices?|address|number|surnames?|logo|template|gimmicks?|nonsense|fuss|frills|pink|red|blue|green|yellow|orange|purple|black|white|grey|brown|beige|gold|silver)\b/i
const MIN_REFUSAL_PROBABILITY = 0.3
/**
 * The minimum probability of a statement. In five-fold cross-validation at 0.5, 9.0 % of notes are
 * printed and 5.5 % of statements lost; without it 10.2 and 4.9 %, at 0.6 7.6 and 6.4 %.
 */
const MIN_BUSINESS_PROBABILITY = 0.45

/** The most probable role of a clause. */
export function roleOf(tokens: readonly Token[], text: string, position: ClausePosition): Role {
  const probabilities = roleProbabilities(featuresOf(tokens, text, position), trained, WEIGHT_SCALE)
  const isShowable = probabilities.indexOf(Math.max(...probabilities)) === 0
  if (isShowable && AIMS.test(text)) return 'private'
  const [, ...otherProbabilities] = probabilities
  const isNote =
    ABOUT_THE_SITE.test(text) ||
    DESIGNER_INSTRUCTION.test(text) ||
    POLITE_REQUEST.test(text) ||
    DISPLAY_INSTRUCTION.test(text) ||
    PARTS_REQUEST.test(text) ||
    REQUEST_ROW.test(text) ||
    FORM_REQUEST.test(text) ||
    LEGAL_REQUIREMENT.test(text) ||
    PICTURE_REQUEST.test(text) ||
    VISITOR_EXPECTATION.test(text) ||
    ONLINE_AIM.test(text) ||
    REQUEST_WITHOUT_SUBJECT.test(text) ||
    CLIENT_SUPPLIES.test(text)
  // A clause that could be a note is not printed: a leaked note is worse for a page than a missing
  // sentence.
  const isUncertain = isShowable && (probabilities[0] ?? 0) < MIN_BUSINESS_PROBABILITY
  const role =
    isNote || isUncertain
      ? (ROLES[1 + otherProbabilities.indexOf(Math.max(...otherProbabilities))] ?? 'website')
      : (ROLES[probabilities.indexOf(Math.max(...probabilities))] ?? 'business')
  const refusesWork =
    REFUSAL.test(text) &&
    !PAGE_FEATURE.test(text) &&
    (probabilities[0] ?? 0) >= MIN_REFUSAL_PROBABILITY
  // 'Hand bent glass neon.' in the first sentence is about the business.
  const isFirst =
    role === 'looks' &&
    position.position === 0 &&
    position.before === 'start' &&
    !PAGE_FEATURE.test(text)
  const describesBusiness =
    isFirst ||
    (role === 'website' &&
      !isNote &&
      (BUSINESS_ACTIVITY.test(text) ||
        PAST_WORK.test(text) ||
        PAPER_FORM.test(text) ||
        refusesWork))
  return describesBusiness ? 'business' : role
}
