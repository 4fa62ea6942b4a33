import type { Clause } from '../clauses/clause.ts'
import { roleOf } from '../clauses/roles.ts'
import { expandShorthand } from '../english/expand-shorthand.ts'
import { capitalise, EMAIL_PLACEHOLDER, withFullStop } from '../english/sentences.ts'
import type { Token } from '../english/token.ts'
import { isNoun, tokensOf } from '../english/tokens.ts'
import { lacksSubject } from '../english/work-verbs.ts'
import type { Topic } from '../facts.ts'
import type { NamedPerson } from '../people/people.ts'
import { hoursOf, isAllHours } from '../time/hours.ts'

/** An email address within a sentence, with the word that introduces it. */
const EMAIL_REFERENCE = new RegExp(`\\s*(?:at|to|on|via|by)?\\s*${EMAIL_PLACEHOLDER}`, 'g')
/** An invitation to write to a named person becomes an invitation to write to the business. */
const INVITES_EMAIL = new RegExp(
  `(?<!\\b(?:by|via) )\\b(write|email|message|enquire|apply|book|rsvp|contact)(?:\\s(?:an? \\p{L}+|us|me|directly))?\\s(?:(?:to|at|on|via|by)\\s)?(?:[\\p{L}]+\\s(?:at|on)\\s)?\\s*${EMAIL_PLACEHOLDER}`,
  'giu',
)
/** Introductions: 'Hi it’s Shaz and I wash dogs', 'it’s Glenno so what I do is put up lights'. */
const INTRODUCTION =
  /^(?:(?:it’s|its|I’m|this is|my name is|my name’s) \p{Lu}\p{Ll}+(?: here)?[, ]+(?:[\p{L} ]{3,24}, )?(?:and |so )?)?(?:what (?=(?:I|we) do is)|(?=(?:I|we)\s))/iu
const LEFTOVER_DO_IS = /^(I|we) do is (?=\p{Ll})/iu
const GREETING =
  /^(?:(?:hi|hiya|heya|hello|hey|alright|all right(?=,)|(?:good )?(?:morning|afternoon|evening)(?= (?:all|team)|[,.!])|g’day|gday|yeah|right(?! (?:now|here|next|behind|at|on|up))|righto|look|ok|okay|yep|so|oh|well|basically|um|also|and|but|plus|then|btw|just so you know|as for us)\b(?: (?:there|all|guys|team))?[\s,.!]+)+/i
/** 'its a family business' means 'it’s'; 'its gate' does not. */
const ITS_FOR_IT_IS =
  /\bits (?=\$\d|(?:an?|the|not|just|only|really|very|mean|free|crazy|easy|hard|been|all|too|me|my|our|on|in|run|owned|made|gone|about|important|worth|real|bad|good|best)\b)/gi

/** Text that already says that something is not done, or who does not do it. */
const ALREADY_NEGATED =
  /^(?:no|not|nor|never|none|don’t|do not|can’t|cannot|won’t|will not|we|I|it|they|you|sorry|please)\b/i
/** The heading of a list of refusals, whose entries do not contain a negation. */
const REFUSALS_HEADING = /\b(?:don’?t|do not|doesn’t|not|won’t|never|can’t)\b|^no\b/i
const NEGATION = /\b(?:no|not|don’t|doesn’t|won’t|can’t|cannot|never|nothing|none|only)\b/i

export function negate(text: string, heading: string, voice: 'I' | 'we'): string {
  // 'Memberships (no lock-in contract)' is no list of refusals.
  if (!REFUSALS_HEADING.test(heading.replace(/\([^()]*\)/g, ''))) return text
  // 'Loan chair while yours is in: yes, free'
  if (/:\s*yes\b/i.test(text)) return text
  const low = /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
  const subject = voice === 'I' ? 'I' : 'We'
  // After a subject the tagger recognises 'post', 'hire' and 'move' as verbs.
  const verb = tokensOf(`${subject} ${low}`)[1]
  // 'We don’t do' is a heading for things, 'we don’t' for activities.
  // Below a bare 'we don’t', 'shade sails' and 'caravan annexes' are things.
  const [noun, plural, ...others] = tokensOf(low.replace(/\.$/, ''))
  const isThing =
    /^(?:we|I) (?:don[’']t|do not|won[’']t|never)\W*$/i.test(heading) &&
    others.length === 0 &&
    noun !== undefined &&
    isNoun(noun) &&
    !ALSO_DOES.test(noun.lower) &&
    !/^(?:move|post|paint|cut|wash|cook|pack|print|photograph|spray|groom|shear|walk|board)$/.test(
      noun.lower,
    ) &&
    (plural === undefined || (isNoun(plural) && plural.lower.endsWith('s')))
  const isNounHeading =
    isThing || /\b(?:do|offer|make|sell|stock|take on|supply|offered)$/i.test(heading)
  const isVerb =
    !isNounHeading && (verb?.lower === 'do' || (verb?.pos === 'VERB' && verb.lower === verb.lemma))
  const [first = ''] = text.split(/\.\s/)
  if (ALREADY_NEGATED.test(low) || (!isVerb && NEGATION.test(first))) return text
  return isVerb ? `${subject} don’t ${low}` : `No ${low}`
}

const ASIDE = /\s*\(([^()]{6,})\)/g
/** Words that address somebody, which a list does not contain. */
const ADDRESSES_SOMEBODY = /\b(?:please|pls|don’?t|do not|I|you|we|us|me|my)\b/iu
/**
 * An aside is classified separately, as if it were in the middle of statements about the business.
 */
const ASIDE_CONTEXT = { before: 'business', position: 0.5, next: '' } as const

/**
 * 'Best leave him off', 'ask our bookkeeper', 'number to come': instructions to leave something
 * out, or to wait for it.
 */
const OMISSION_INSTRUCTION =
  /\b(?:say|word|put|phrase|write) (?:that|it|this) (?:\p{L}+ )?(?:nicer|nicely|better|politely|kindly|properly|differently|gently|well)\b|\b(?:don’t|can’t|cannot) name\b|\b(?:will|to|can|shall) (?:send|supply|forward|e-?mail|come|follow|be (?:supplied|sent|confirmed|provided))\b|\bleave (?:\p{L}+ )?(?:off|out)\b|\bgive you the\b|\bcheck (?:the |my |our )?(?:spelling|with|this|that)\b|\b(?:not sure|I think|double check)\b[^()]*\b(?:spell\p{L}*|right|correct)\b|\bdon’t (?:mention|say|list|show|put)\b|\bask our\b|\bto (?:be )?confirm/iu

/** The text without notes to the agency in brackets: '(please don’t name the schools)'. */
const withoutAsides = (text: string) =>
  text.replace(ASIDE, (match, aside: string) =>
    (!ADDRESSES_SOMEBODY.test(aside) && !OMISSION_INSTRUCTION.test(aside)) ||
    (!/\b(?:please|pls)\b/i.test(aside) &&
      !OMISSION_INSTRUCTION.test(aside) &&
      /^(?:business|contact)$/.test(roleOf(tokensOf(aside), aside, ASIDE_CONTEXT)))
      ? match
      : '',
  )

/** 'An adult must watch at all times. Must be very clear, insurance', '… that’s the main thing' */
const STRESS_TAIL =
  /(\p{L}{3}[.!]?)[,.]? (?:(?:(?:this|that|it) )?(?:must|needs to|has to|should) be (?:(?:very|really|super|absolutely) )?(?:clear|obvious|prominent)\b.*|(?:and )?that’s the (?:main|big|most important) (?:thing|one|point)\b.*)$/iu
/** 'Registered BAS agent (number to go in the footer, she’ll supply it)' */
const LATER_DETAIL =
  /\s?\((?=[^()]*\b(?:footer|header|to (?:go|come|follow|be (?:confirmed|supplied|added))|tb[ac]|(?:will|can) (?:supply|send|provide|confirm)|(?<=’ll )(?:supply|send|provide|confirm))\b)[^()]*\)/giu
/** Who filled in the form: 'Written by the committee (seven of us, on a Tuesday night)' */
const WRITERS_NOTE =
  /^(?:this (?:was |is )?)?(?:written|typed|dictated|filled in|put together|done|submitted) (?:out )?(?:by|for|on behalf of) [^.!?]*[.!?]?$|,? and (?:hates|can[’']t (?:use|do|stand)|doesn[’']t (?:use|do|like)|is (?:no good|hopeless|useless) (?:with|at|on)) (?:computers|technology|typing|websites|e-?mails?|this (?:sort|kind) of (?:thing|stuff)|the internet)\b/iu
/** A reason that only insiders know: 'no 21sts after what happened'. */
const WHAT_HAPPENED = / (?:after|because of|since|given) what happened\b[^.,;]*/gi
/**
 * Continuations about the presentation: '…, very popular, please present it warmly', '…; don’t name
 * them'.
 */
const PRESENTATION_TAIL =
  /,? so you(?:’ll| will)(?: \p{L}+)? be (?:dealing|talking|speaking) with (?:me|us)\b.*$|[,;]? (?:so |but |and )?(?:please )?(?:don’t|do not) (?:claim|imply|suggest|say|pretend) (?:it|that|this|they)(?:’s|’re| is| are)\b.*$|[,;]? (?:so |but |and )?(?:please )?(?:don’t|do not) (?:claim|promise|imply|suggest) (?:more|anything|any more)\b.*$|,? and (?:I|we)(?:’ll| will) say(?: so)?\b.*$|,? and (?:I|we)(?:’d| would) (?:ask|like) that (?:this|it|that) be\b.*$|,? (?:and|which) (?:must|should|needs? to|has to) be kept (?:visibly |clearly |well )?(?:separate|apart|away)\b.*$|,? so (?:just |please )?(?:say|write) (?!hello|hi\b|goodbye).*$|[,;] (?:so )?(?:please )?put (?:that|this|it) (?:somewhere|clear)\b.*$|,? so (?:that )?(?:I|we) (?:know|can see) (?:about|how|who|what|when)\b.*$|,? (?:and )?you can (?:put|say|use|mention|print) (?:that|this|it)(?: in| up| on| there)?\b.*$|[,;] (?:please |pls )?put (?:that|this|it|them) (?:in|on|at|up|first|near)\b.*$|(?:[,;]|(?<=\p{L}) (?=and|but|so))? ?(?:and |but |so )?(?:it|that|this|we|I)(?:’s|’re|’m| is| are| am) (?:fine|ok|okay|happy|good|alright) (?:to|for you to|if you|with you) (?:publish|print|show|say|mention|use|put|shar|list)\p{L}*\b.*$|[,;]? (?:but )?(?:it’s not the main thing,? )?(?:and |but |so )?keep (?:it|this|that|them) (?:small|short|brief|low|simple|subtle|quiet|at the|off|out)\b.*$|[,;]? (?:so |and |but )?(?:if you (?:borrow|copy|use|take|need|have)\b(?=[^.]*\b(?:photos?|pictures?|pics?|images?|logos?|wording|words?|texts?|quotes?|credit|names?|stor(?:y|ies))\b)|(?:don’t|do not) (?:name|mention|show|list|say|put|publish|advertise|write|print)\b|(?:please|pls) (?:present|put|make|show|say|keep|don’t|do not|use|link|mention|include|list|add|treat|word|handle|be|get)\b).*$/iu

/**
 * Continuations about how the website works: '… so want it so you put your town in', '…, and the
 * site mustn’t sound like it does'.
 */
const FUNCTION_TAIL =
  /,? (?:and )?(?:I|we)(?:’d| would)? (?:want|need|like) (?:the|my|our|this) (?:web ?)?(?:site|page) to (?:say|show|explain|make) (?:that|this|it|so)\b.*$|,? (?:and )?(?:that|this|it|which) (?:needs? to|has to|must|should|ought to) (?:be (?:there|in there|visible|easy to (?:see|find)|up (?:top|front)|at the top|first|big|on (?:the|every|each) (?:page|site|home ?page|front page))|go (?:on|in|at|up|first)|appear|stand out)\b.*$|,? (?:and|but|though) (?:I|we)(?:’d| would) (?:rather|prefer|sooner) (?:that|it|this)(?: was| is| were|’s)? (?:said|put|done|shown|told|kept)\b.*$|,? (?:though|but|although) (?:I|we)(?:’d| would) (?:rather|prefer|sooner)\b.*$|,? which (?:people|customers|clients|they|everyone) (?:need|ought|have) to know\b.*$|,? (?:and|so) (?:we|I) (?:should|would|’d) (?:like|want) (?:that|this|it) (?:explained|said|shown|made|put|told)\b.*$|,? so (?:please )?(?:keep|leave|don’t|do not) [^.]*\b(?:logos?|photos?|pictures?|names?|badges?|away from us|off)\b.*$|,? so (?:please |definitely |just |always )?(?:push|tell|get|encourage|steer|nudge|send|point) (?:people|them|customers|folks|everyone)\b.*$|,? (?:which|that|and (?:it|they|this)) (?:should|must|needs? to|has to|have to) be (?:downloadable|(?:available |there )?(?:online|on the (?:web ?)?(?:site|page))|easy to find|printable|downloaded)\b.*$|,? (?:please |pls )?(?:say|put|word) (?:it|this|that) (?:nice\p{L}*|kindly|politely|gently|softly|carefully)\b.*$|,? (?:so|and) (?:I |we )?(?:want|need|would like) (?:it|you|them|(?:the|one|an?)(?: new)? (?:web ?)?(?:site|page))\b.*$|,? (?:and|but|so) the (?:web ?)?(?:site|page) (?:must|should|can|needs?|has|cannot)(?:n’t)?\b.*$/iu

/** Sentences that depend on an earlier one, or only count years. */
const FRAGMENTS = [
  // 'In that order.'
  /^in (?:that|this) order\.?$/i,
  // 'We are getting there.', 'Things are looking up.'
  /^(?:we|I)(?:’re| are|’m| am) (?:(?:just|still|slowly|always|all|very) )*(?:getting there|learning|trying|growing|doing (?:ok|okay|fine|well|(?:our|my) best)|excited|happy|busy)\.?$|^(?:things|it)(?: are|’s| is) (?:looking up|going (?:well|ok|okay|fine))\.?$/iu,
  // 'We’re not your.', 'It comes with the.'
  /\s(?:the|an?|your|our|my|their|his|her|its|and|or|but|of|with|from|if|because)[.!]$/i,
  // Thinking aloud: 'I think you call it registered', 'or whatever', 'and that.'
  /\b(?:I think (?:you|they|we|it) call|or whatever|let me think|hang on|no wait|scratch that|take that out|what else|where was I|you know what I mean|if that makes sense|I’ll give you the|people (?:honestly )?ask me that|sick of (?:getting|people|the))\b|\b(?:and|or) that\.$|^(?:Oh|Well|Anyway|Um),? /i,
  // What is left of a correction: '…, no, it’s on Thursday', 'No, there’s a ramp now.'
  /(?:^|, )no,? (?:it’s|it is|that’s|there’s|they’re|make (?:it|that)|I mean|sorry|actually)\b/i,
  // 'I know about the scones.' is the purpose of the sentence before it.
  /^(?:I|We) know (?:about|how many|who|what|when)\b/,
  // 'What people can order.' was the heading of a list.
  /^What (?:people|you|customers|we) .{0,28}\.$/,
  // 'Get asked every day.', 'people get upset', 'the new one came in last week', 'we take that over the phone'
  /^(?:I |We )?gets? asked\b|^people (?:get|are|were) \p{L}+\.$|^The (?:new|old|other) one\b|^(?:We|I) \p{L}+ (?:that|this) (?:over|on|in|at|by|with)\b[^,]*\.$/iu,
  // 'Usually two to five hours.'
  /^(?:usually|normally|mostly|typically|generally|often) (?:[\p{L}\d–-]+ ){1,6}(?:hours?|days?|minutes|weeks?|months?|people|metres)\.$/iu,
  // 'No, not vet bills.' takes something back.
  /^No, /,
  // 'I’m insured only.'
  /^(?:I’m|We’re) \p{L}+ only\.$/iu,
  // 'I don’t do lawns and no.' was dictated, and goes on.
  /\band no\.$|^no and\.?$/i,
  // 'Very popular.' of the thing before it
  /^(?:very|really|super|always|most) popular\.$/i,
  // 'Groups.'
  /^(?!licen[cs]ed|insured|accredited)\p{L}+\.$/iu,
  /^\([^()]*\)[\s,;]*\p{L}/u,
  /^Repeat\b/,
  /\(\s*[.,]/,
  /^(?:We|I) (?:will not|won’t|do not|don’t|can not|cannot|can’t|would not|wouldn’t|never) (?:do|use|have|say|sell|make|touch|stock) (?:it|that|this|them)\.$/,
  /^No (?!.*n?’t\b).{0,40}\b(?:those|that|them|it|this)\.$/,
  /^(?:about|around|nearly|over) \d+ times\b/i,
  // 'I have 84 five star ones.' and 'No. Do birds come back?' continue the text before them.
  /^.{0,40}\bones?\.$|^(?:Yes|No|Yep|Nope)\.\s|\?$/,
  // 'I send you.' was cut from 'the kit I send you'.
  /^(?:We|I) \p{L}+ (?:you|them|it|us|me)\.$/u,
  // 'We know it’s delicate', 'Saturday mornings, same price.'
  /^(?:We|I) (?:know|realise|understand|appreciate|guess|reckon|suppose) (?:it|that|this|they)\b(?!.*\b(?:so|but)\b.*\b(?:no|not|don’t|never|only)\b)/,
  /^.{0,36}\bsame (?:price|cost|rate|thing)\.$/,
  /^(?:nobody|no one|everyone|everybody|people) (?:wants?|knows?|loves?|likes?|asks?)(?: (?:it|that|this|them|one))?[.!]$/i,
  // 'I can’t hear anything up there before that.'
  /^[^$]*\b(?:before|after) (?:that|this)\.$/,
  // 'I used to.', 'No not the.', 'I mean not guinea pigs.', 'What do I charge.'
  /^(?:We|I) used to[.,]|^No,? not\b[^,]{0,20}\.$|^(?:I mean|Sorry)\b|^What (?:do|did|was) (?:I|we)\b|\bthe\.$/,
  /^There (?:isn’t|is no|aren’t|are no) (?:one|any)s?\b/,
  // 'It’s physio.', 'Nothing to do with solar.'
  /^It’s \p{L}+\.$|^Nothing to do with\b/u,
  // 'I’m not qualified.' for something mentioned elsewhere.
  /^(?:I’m|We’re|I am|We are) not (?:qualified|licen[cs]ed|trained|insured|allowed|set up)\.$/,
  // 'Bass as in low notes.'
  /^\p{L}+ as in \p{L}/u,
  // 'We’re not.', 'No fee.', 'If there is no money.'
  /^(?:We’re|I’m|We are|I am) not\.|^No (?:fee|charge|cost|extra)\.$/,
  /^(?:If|When|Unless|Although|Because) (?!.*(?:,|\b(?:we|I|you|please|ring|call|ask|text)\b))(?:\S+ ){1,5}\S+\.$/,
  // 'I like a month.'
  /^(?:I|We) like (?:an?|it|that|the) ?\p{L}{0,9}\.$/u,
  /^Everything else (?:follows|depends|comes)\b/,
  // 'We alter.' does not say what is altered.
  /^(?:We|I) (?:alter|repair|fix|clean|build|make|sell|hire|deliver|install|restore|print|teach|design|cut|fit|paint|weld|sew|ship|post|buy)\.$/u,
]
/** 'We also buy broken ones.' says enough next to what they are. */
const NAMES_KIND_OF_ONES =
  /^(?:(?:we|I) )?(?:also )?(?:buy|sell|fix|repair|hire|make|take|collect|stock) (?:a few |some )?(?:broken|old|used|new|second[ -]hand|2nd[ -]hand|reconditioned|refurbished|damaged|smaller|bigger|custom|vintage) ones\.$/i
export const isFragment = (text: string): boolean =>
  !NAMES_KIND_OF_ONES.test(text) && FRAGMENTS.some((pattern) => pattern.test(text))

const CONTENT_POS = /^(?:NOUN|PROPN|ADJ|NUM|X|SYM)$/
/**
 * More consecutive nouns, adjectives and numbers than this, without a connecting word, do not read
 * as a sentence; a careful writer may use more of them.
 */
const MAX_NAMING_WORDS = { hasty: 7, careful: 8 }

/** Whether words follow each other unconnected: 'vet cats dogs rabbits guinea pigs'. */
export function isRunTogether(
  tokens: readonly Token[],
  care: keyof typeof MAX_NAMING_WORDS,
): boolean {
  let naming = 0
  for (const { pos, lower, text } of tokens) {
    const names = CONTENT_POS.test(pos) || (pos === 'VERB' && /(?:ing|ed)$/.test(lower))
    naming = names ? naming + (text === '-' ? 0 : 1) : 0
    if (naming > MAX_NAMING_WORDS[care]) return true
  }
  return false
}

/** '…, who should have their own contact form' */
const SEPARATE_PAGE_REQUEST =
  /,? (?:(?:and )?(?:who|which|they|these)) (?:should|must|need to|will need to|can) (?:have|get) (?:their|its|an?) own\b[^.]*\b(?:forms?|pages?|sections?|logins?|areas?|tabs?)\b[^.]*/i
/** 'Not drillers.' says what the business is mistaken for. */
const OTHER_TRADE =
  /^not (drillers|plumbers|builders|electricians|solicitors|lawyers|groomers|vets|doctors|engineers|movers|removalists|cleaners|decorators|mechanics|caterers|florists|photographers|architects|surveyors|planners|designers|painters|accountants|brokers|advisers|counsellors|psychologists|carpenters|landscapers|arborists|roofers|tilers|glaziers)\.?$/i

/** The end of a text from which a refusal or a note was cut off: 'from $380 and I'. */
const DANGLING_END =
  /,?\s(?:and|but|(?<!\bor )so|or|because|which|who)(?:\s(?:I|we|it|they|you|he|she))?[\s,]*(?=[.!]?$)/i

/** 'Also caravan annexes' are things; 'also buy broken ones' lacks a subject. */
const ALSO_DOES =
  /^(?:buy|sell|do|make|repair|fix|offer|teach|hire|rent|restore|clean|build|take|run|stock|supply|deliver|cater|host|ship|breed|train|provide|install|service|sharpen|mend|grow|bake|sew|weld|tow|collect|swap|trade|come|travel|help|speak|work)$/

export function polished(text: string, voice: 'I' | 'we', { tokens }: Clause): string {
  const withoutNotes = withoutAsides(expandShorthand(text))
    // 'Prices: first consultation is free', 'what I charge: …'
    .replace(
      /^(?:(?:our|my|the) )?(?:prices?|pricing|fees?|rates?|costs?|what (?:I|we) (?:charge|do|offer)|about(?: us| me)?|who (?:we are|I am))\s?[:–-]\s(?=\p{L}|\$)/iu,
      '',
    )
    // 'Needs a tap and somewhere to park the trailer that’s it'
    .replace(
      /(?<=\p{L}{3}),? (?:that’s (?:it|all|about it|the lot)|(?<!\b(?:do|does|did|doing|and|but|with) )nothing else)(?: really| folks)?(?=[.!]?$)/iu,
      '',
    )
    // '14 yrs.'
    .replace(
      /^((?:(?:over|more than|about|nearly|almost) )?\d+\+?) years?[.!]?$/i,
      '$1 years’ experience',
    )
    // 'Say cook all mushrooms before eating'
    // 'Put what to do: keep watching it, DON’T try to kill it'
    .replace(/^(?:put|show|include|list) (?:up )?(?=what to do\b)/i, '')
    .replace(/(?<=\p{Ll}[,;]? )(?:DON’T|DO NOT|NOT|NEVER|CAN’T|ONLY)(?= \p{Ll})/gu, (word) =>
      word.toLowerCase(),
    )
    .replace(/^say (?=(?:cook|keep|wash|ring|call|bring|do not|don’t|never|always|check)\b)/i, '')
    .replace(GREETING, '')
    // 'Yes we help nervous drivers'
    .replace(/^yes,? (?=(?:we|I)\b)/i, '')
    // '$150 day $200 after 9pm'
    .replace(
      /^(\$\d[\d.,]* (?:day|night|weekdays?|weekends?|adults?|kids?|child(?:ren)?)) (?=\$\d)/i,
      '$1, ',
    )
    // 'Hanging ball = swarm'
    .replace(/(?<=\p{L}) = (?=\p{L})/gu, ': ')
    .replace(WRITERS_NOTE, '')
    // 'REPAIR – cracked panes' as a sentence
    .replace(/^(We|I) (\p{Ll}+) [–—-] (?=\p{Ll})/u, '$1 $2 ')
    .replace(LATER_DETAIL, '')
    .replace(WHAT_HAPPENED, '')
    .replace(STRESS_TAIL, '$1')
    .replace(PRESENTATION_TAIL, '')
    .replace(FUNCTION_TAIL, '')
    .replace(INTRODUCTION, '')
    .replace(LEFTOVER_DO_IS, '$1 ')
    .replace(ITS_FOR_IT_IS, (its) => (its.startsWith('I') ? 'It’s ' : 'it’s '))
    .replace(/\b(now|then) its (?=\p{L})/giu, '$1 it’s ')
    .replace(/\bthere (?=getting|coming|going)/gi, 'they’re ')
    .replace(/^(?:DON’T|DO NOT|CAN’T|CANNOT|WON’T|NO|NOT|NEVER|ONLY)(?=\s)/, (withoutCapitals) =>
      withoutCapitals.toLowerCase(),
    )
    .replace(INVITES_EMAIL, (_match, verb: string) =>
      /^(?:contact|message)$/i.test(verb)
        ? `${verb} ${voice === 'I' ? 'me' : 'us'}`
        : `${/^(?:write|email)$/i.test(verb) ? '' : `${verb} by `}email${/^(?:write|email)$/i.test(verb) ? (voice === 'I' ? ' me' : ' us') : ''}`,
    )
    .replace(EMAIL_REFERENCE, '')
    // '… ring 0491 570 313 don’t email I won’t see it'
    .replace(/((?:\d[\s-]?){8,}\d),?\s+(?:don’t|do not|not|never|no)\s.*$/i, '$1')
    .replace(/\s*,?\s*(?:please|thanks|thank you)\s*[.!]?$/i, '')
    .replace(/,?\s(?:but )?(?:it’s )?(?:true|no joke|not kidding|seriously)\s*[.!]?$/i, '')
    // 'We don’t work Sundays oh', '… $15 a step and yes'
    .replace(/(?:,? (?:and yes|and yeah|oh|um|er|anyway|and so|and um))+(?=[.!]?$)/iu, '')
    // 'Closed Saturdays now yes'
    .replace(/(?<=\p{L} \p{L}+ )(?:now )?(?:yes|yep|yeah)\s*[.!]?$/iu, '')
    // 'Not a petting zoo', 'not regular house cleaning': the subject is missing.
    .replace(/^not (?=an?\s)/i, voice === 'I' ? 'I’m not ' : 'We’re not ')
    // 'Not hockey sticks, we get asked a lot.'
    .replace(/^not ((?:\p{Ll}+ ){0,2}\p{Ll}+s),? (?:we|I) get asked\b.*$/iu, 'No $1')
    // 'Not watches.'
    .replace(OTHER_TRADE, voice === 'I' ? 'I’m not $1' : 'We’re not $1')
    .replace(/^not (\p{Ll}+(?<!ed|ing|ly|[^s]s’)s)\.?$/iu, 'No $1')
    .replace(/^not ((?:regular|standard|general|new|old)\s.*?)(?:\s[–—-]\s.*)?$/i, 'No $1')
    .replace(/^\+\s?(?=\d)/, 'Plus ')
    // 'No exceptions, and sign the waiver' changes the subject.
    .replace(/^No (?:exceptions|excuses|arguments),? (?:and|&) /i, '')
    .replace(SEPARATE_PAGE_REQUEST, '')
    .replace(/\b(and|or),\s(?=no\b)/g, '$1 ')
    // 'No further than that because of his back' continues the text before it.
    .replace(/^No (?:further|more|less|later|earlier|fewer) than that\b[^.!?]*[.!?]?\s*/i, '')
    // 'Have to be dry and penned' is about the things that customers bring.
    .replace(/^(?:have|has|needs?|got) to be (?=\p{Ll})/iu, 'Must be ')
    .replace(DANGLING_END, '')
    // '… bring the bag label., someone’s clay' has lost what stood between.
    .replace(
      /([.!])[,;]\s+(\p{L})/gu,
      (_match, stop: string, c: string) => `${stop} ${c.toUpperCase()}`,
    )
    // '… no council DAs (we’ll tell you' lost its end.
    .replace(/\s\([^()]*$/, '')
    .replace(/\s+(?=[,.;:!?](?!\d))/g, '')
    .trim()
  // 'Also do fetes and kinders.' lacks a subject.
  const isInstruction = VISITOR_INSTRUCTION.test(withoutNotes) || REFUSED_ACTION.test(withoutNotes)
  const needsSubject =
    !isInstruction &&
    // 'Depot to depot.'
    !/^(\p{L}+) to \1\b/iu.test(withoutNotes) &&
    // 'Install constraint: loops go in before carpet'
    !/^\p{L}+(?:,? \p{L}+){0,3}: /u.test(withoutNotes) &&
    // 'Crane trucks Karratha, Dampier and Wickham'
    !/^\p{Lu}?\p{Ll}+ \p{L}+s,? \p{Lu}\p{Ll}+(?:$|[.,]| and )/u.test(withoutNotes) &&
    // 'Tile and tin.'
    !/^\p{L}+ and \p{L}+\.?$/iu.test(withoutNotes) &&
    !/\b(?:is|are|was|were|costs?)\b/.test(withoutNotes) &&
    // A text that begins with 'we', 'I' or 'no' lacks nothing, and 'Grow-at-home kits' are things.
    !/^(?:we|I|no)\b/i.test(withoutNotes) &&
    !/^\p{L}+-\p{L}/u.test(withoutNotes) &&
    ((lacksSubject(tokens) &&
      // The verb is still there if something was cut off before the text.
      withoutNotes.toLowerCase().startsWith(tokens[0]?.lower ?? '')) ||
      // 'Also buy broken ones.'
      (tokens[0]?.lower === 'also' && ALSO_DOES.test(tokens[1]?.lower ?? '')) ||
      /^speaks? \p{Lu}\p{Ll}/u.test(withoutNotes) ||
      // 'Will take wool away for nothing'
      /^will (?:also |happily |gladly )?(?:take|come|go|travel|do|make|fix|repair|pick|collect|deliver|remove|buy|teach|work|help|quote|match|swap|cut|clean|bring|beat)\b/i.test(
        withoutNotes,
      ) ||
      /^(?:do|does|offer|run|supply|provide|use|travel|cover|specialise|have|been|deliver|service|do(?:n[’']t| not)|can(?:[’']t|not| not)?|won[’']t|will not)\s(?!(?:not )?\p{L}+ (?:it|them|your|anything|us|me)\b|by\b|sure\b|your?\b|we\b|I\b|be\b|(?:try|touch|panic|worry|wait|leave|forget|bring|park|climb|move|drive|go near|feed|let|get|give|expect|ring|call|text|email|message|open|turn|flush|pour|wash|spray|kill|gut|skin|freeze|cut|trim|shave|approach|eat|throw|bin|put|light|over(?:fill|load)|use the)\b)/iu.test(
        withoutNotes,
      ))
  const subject = voice === 'I' ? 'I' : 'We'
  const withSubject = !needsSubject
    ? withoutNotes
    : /^been\s/i.test(withoutNotes)
      ? `${subject}’ve ${withoutNotes.charAt(0).toLowerCase()}${withoutNotes.slice(1)}`
      : `${subject} ${withoutNotes.charAt(0).toLowerCase()}${withoutNotes.slice(1)}`.replace(
          /^(I|We) (do|speak)e?s\b/,
          '$1 $2',
        )
  return withFullStop(capitalise(withSubject.replace(/(?<![.\p{L}])i\b(?!\.\p{L})/gu, 'I')))
}

const RESTRICTION =
  /^(?:needs?|requires?|bring|must) |^what (?:I|we) (?:leave|refer|send|pass)\b[^.:]*\b(?:others|elsewhere|someone else)\s?:|\bneeds? to be\b|\b(?:no|not|nor|never|none|don’t|doesn’t|won’t|can’t|cannot|isn’t|aren’t|only|except|unless|rather than|instead of|must|have to|has to|should|(?<!accounts )payable|minimum|maximum|at least|by appointment|cash|deposit|notice|cancellations?|cancelling|expires?|refunds?|under the age|over the age|required|before you (?:come|visit)|in advance|sorry)\b/i
/** 'Do not try to kill it', 'don’t wash your bite': what visitors must not do. */
const REFUSED_ACTION =
  /^(?:please )?(?:do not|don[’']t|never) (?:(?:try|panic|worry|wait|forget|climb|drive|go near|let|expect|ring|call|email|approach)\b|\p{L}+ (?:it|them|your|near|to it|a bite)\b)/iu
/** Instructions for visitors: 'charge it the night before', 'before we come turn the mill off'. */
const VISITOR_INSTRUCTION =
  /^(?:please )?(?:before (?:we|I) (?:come|arrive|start)\b|(?:charge|turn|bring|wear|keep|clear|plug|have|send|wrap|leave|move|take|empty|switch|tie|lock|book|sign|check|measure|remove|cover) (?:it|them|your|the|an?|any|all|key|old|dogs?|cats?|everything|online)\b)/iu
const BUSINESS_ACTIVITY =
  /^(?:I|we) (?!(?:don’t|do not|can’t|cannot|won’t|never|only|no longer)\b)\p{Ll}/iu
const RELATIVE_CLAUSE = /\b(?:whose|who|that|which) [^.;]*/iu
const PROCESS =
  /\b(?:how it works|the process|step one|first we|first i|here’s how)\b|^how (?:an?|the|our|my|this|your) [\p{L} ]{3,24}? (?:goes|works|runs|unfolds|happens):|^what happens(?: [^:]{1,24})?:|^(?:our|my) process:/iu

/**
 * Whether a text states an amount, a discount or a surcharge: 'batches of 200 or more: 8% less'.
 */
/** 'All plus GST', 'weekly, no lock-in contract', 'prices per queen' */
const ABOUT_ALL_PRICES = /\bgst\b|\bsubsidy\b|\block-in\b|^(?:prices?|rates|fees) per\b/i
export const mentionsPricing = (text: string) =>
  /\$\s?\d|\bGST\b|^(?:\p{L}+ ){1,3}(?:is |are )?(?:double|half price)\.?$|\d ?% (?:off|less|more|extra|discount|cheaper|surcharge|deposit|loading)\b|\b(?:add|plus|save|discount of|deposit of) \d+ ?%/iu.test(
    text,
  )

export function topicOf(
  text: string,
  clause: Clause,
  people: readonly NamedPerson[],
  index: number,
): Topic {
  // 'Saturday is $92 and Sunday $118', 'including oil and filters'
  if (
    (/\bis \$\d/.test(text) && !/\d ?(?:am|pm)\b|\d ?(?:-|–|to) ?\d/i.test(text)) ||
    /^includ(?:es|ing)\b/i.test(text)
  )
    return 'prices'
  if (
    hoursOf(text).length > 0 ||
    (/day\b/i.test(text) && isAllHours(text)) ||
    /\b(?:closed|(?:we’re|we are|I’m|I am) shut|opening hours|office hours|yard open)\b|^(?:we(?:’re| are) )?open(?=[ :]*(?:$|\d|mon|tue|wed|thu|fri|sat|sun|week|year|late|early|daily|every|all |from|to|till|until|by|on |seven|six|five|four|three|two))|\bopen (?:on|from|to|till|until|every|daily|all|by|seven|six|five|\d|(?:mon|tue|wed|thu|fri|sat|sun|week|year))/i.test(
      text,
    )
  )
    return 'hours'
  if (PROCESS.test(text)) return 'process'
  // The first statement of a business describes what it is, in any words.
  const isOpening = index === 0 && /^(?!no\b|not\b|we don’t|we do not|I don’t|I do not)/i.test(text)
  // 'I help people whose income doesn’t fit a bank’s form' is not a limit.
  const isHelp =
    BUSINESS_ACTIVITY.test(text) && !RESTRICTION.test(text.replace(RELATIVE_CLAUSE, ''))
  if (
    ((RESTRICTION.test(text) || VISITOR_INSTRUCTION.test(text)) && !isOpening && !isHelp) ||
    /don’t|not|won’t/i.test(clause.heading)
  )
    return 'limit'
  if (mentionsPricing(text) || ABOUT_ALL_PRICES.test(text)) return 'prices'
  if (people.some(({ name }) => text.includes(name))) return 'person'
  if (
    /\b(?:licen[cs]e|insur\w+|certif\w+|accredit\w+|registered|qualified|award|abn|years|since)\b/i.test(
      text,
    )
  )
    return 'proof'
  return 'story'
}
