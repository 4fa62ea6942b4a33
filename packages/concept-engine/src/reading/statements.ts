import type { Clause } from './clause.ts'
import type { Topic } from './facts.ts'
import { hoursOf, isAllHours } from './hours.ts'
import { inFull } from './in-full.ts'
import type { NamedPerson } from './people.ts'
import { roleOf } from './roles.ts'
import { capitalise, HELD_ADDRESS, withStop } from './sentences.ts'
import type { Token } from './token.ts'
import { tokensOf } from './tokens.ts'
import { leavesOutWho } from './work-verbs.ts'

/** An e-mail address within a sentence, with the word that leads to it. */
const ADDRESS = new RegExp(`\\s*(?:at|to|on|via|by)?\\s*${HELD_ADDRESS}`, 'g')
/** Who is to write to it writes to the business. */
const WRITES = new RegExp(
  `(?<!\\b(?:by|via) )\\b(write|email|message|enquire|apply|book|rsvp|contact)(?:\\s(?:an? \\p{L}+|us|me|directly))?\\s(?:(?:to|at|on|via|by)\\s)?(?:[\\p{L}]+\\s(?:at|on)\\s)?\\s*${HELD_ADDRESS}`,
  'giu',
)
/** 'Hi it’s Shaz and I wash dogs', 'it’s Glenno so what I do is put up lights'. */
const INTRODUCTION =
  /^(?:(?:it’s|its|I’m|this is|my name is|my name’s) \p{Lu}\p{Ll}+(?: here)?[, ]+(?:and |so )?)?(?:what (?=(?:I|we) do is)|(?=(?:I|we)\s))/iu
const DO_IS = /^(I|we) do is (?=\p{Ll})/iu
const GREETING =
  /^(?:(?:hi|hiya|heya|hello|hey|(?:good )?(?:morning|afternoon|evening)(?= (?:all|team)|[,.!])|g’day|gday|yeah|right(?! (?:now|here|next|behind|at|on|up))|righto|look|ok|okay|yep|so|oh|well|basically|um|also|and|but|plus|then|btw|just so you know|as for us)\b(?: (?:there|all|guys|team))?[\s,.!]+)+/i
/** 'its a family business' is 'it’s'; 'its gate' is not. */
const IT_IS =
  /\bits (?=\$\d|(?:an?|the|not|just|only|really|very|mean|free|crazy|easy|hard|been|all|too|me|my|our|on|in|run|owned|made|gone|about|important|worth|real|bad|good|best)\b)/gi

/** What says by itself that something is not done, or who. */
const OWN_DENIAL =
  /^(?:no|not|nor|never|none|don’t|do not|can’t|cannot|won’t|will not|we|I|it|they|you|sorry|please)\b/i
/** A heading under which a list says what is not done; its entries do not say so themselves. */
const REFUSALS = /\b(?:don’t|do not|doesn’t|not|won’t|never|can’t|no)\b/i
const DENIES = /\b(?:no|not|don’t|doesn’t|won’t|can’t|cannot|never|nothing|none|only)\b/i

export function denied(text: string, heading: string, voice: 'I' | 'we'): string {
  if (!REFUSALS.test(heading)) return text
  const low = /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
  const subject = voice === 'I' ? 'I' : 'We'
  // Behind a subject a tagger knows 'post', 'hire' and 'move' for what they are.
  const verb = tokensOf(`${subject} ${low}`)[1]
  // 'We don’t do' heads things, 'we don’t' what is not done.
  const headsThings = /\b(?:do|offer|make|sell|stock|take on|supply|offered)$/i.test(heading)
  const isVerb = !headsThings && verb?.pos === 'VERB' && verb.lower === verb.lemma
  if (OWN_DENIAL.test(low) || (!isVerb && DENIES.test(text))) return text
  return isVerb ? `${subject} don’t ${low}` : `No ${low}`
}

/** What is told to the agency, whatever it stands beside. */
const OF_SITE = [
  // 'Keep the back end simple'; that of a truck is none.
  /\b(?:keep|make|want|need) (?:the |a )?(?:\p{L}+ )?back[- ]?end\b|\bback[- ]?end (?:simple|easy|basic)\b/iu,
  // 'If the site can head that off'; a site that is dug or fenced is no website.
  /\b(?:the|this|our|a new) (?:web ?site|(?:site|page) (?:can|could|should|must|needs to) (?:head|tell|say|show|explain|make|help|let|load|look|be (?:easy|simple|clear|quick)))\b(?! (?:is|at|lists?|has)\b)/i,
  // 'Visitors are often angry'
  /^(?:visitors|users|people) (?:usually |often |mostly )?(?:(?:look at|visit|come to) the (?:web ?)?site\b|are (?:often|usually|mostly) (?:angry|anxious|upset|stressed|worried|scared|confused|desperate|in pain)\b)/i,
  // 'No shop, no blog' is said of the website, and so is what is wrong on another page.
  /^(?:so )?no (?:online )?(?:shop|store|cart|blog|newsletter|pop-?ups?|gallery|videos?|contact form|product catalogue|prices on (?:the )?site)\b(?!\s(?!and\b|or\b|please\b|yet\b|on\b|for\b|just\b)\p{L})/iu,
  /\bis wrong\b/i,
  // When it has to be ready is between the client and whoever makes it.
  /\bor (?:it’s |it is )?not worth (?:doing|it)\b|\bneed (?:it|this) (?:live|up|online|launched|done|ready)\b|\b(?:starts?|opens?|launch\w*) in (?:\d+|an?|two|three|four|five|six) (?:weeks?|days?)\b.*\bhelp\b/i,
  // Who comes is told whom it is for.
  /^(?:(?:her|his|their|the) )?(?:customers|clients) (?:are|include)\b|^who comes in\b/i,
  // 'I’ll confirm the street number'
  /^(?:(?:I|we)(?:’ll| will)|will) (?:confirm|send|supply|forward|email|dig (?:up|out)|let you know|get you|give you)\b/i,
  // 'We can’t use testimonials (advertising guidelines)'
  /^(?:we|I) (?:can’t|cannot|can not|don’t|must not|are not allowed to) (?:use|have|show|publish|display) (?:any )?(?:testimonials|reviews|stock|before[- ]and[- ]afters?)\b/i,
  // 'I would love Gladys to feature'
  /^(?:I|we)(?:’d| would) (?:really )?(?:love|like|want) (?:\p{L}+ ){1,5}to (?:feature|appear|show up|stand out|be (?:on|in|at the top of) (?:it|the (?:page|site)))\b/iu,
  // 'Photos: we’ll supply'
  /^(?:the |our )?(?:photos?|pictures?|pics|images|videos?|logo|copy|wording)\s?[:–—-]\s/i,
  // 'Photos are good, Elodie takes them.'
  /^(?:the |our |my )?(?:photos?|pictures?|pics|images)\b[^.]*\b(?:are (?:good|fine|ours|mine|nice|attached|ok)|takes? them|took them|to (?:come|follow))\b/i,
  // 'Form needs: lot address'; one that needs to be signed is the client's.
  /^(?:the |our |a |\p{L}+ )?form(?: bit| page)? (?:asks|wants|needs(?! to be))\b/iu,
]
/** Whose trade websites are may speak of them. */
const MAKES_SITES = /\b(?:web|software|digital|internet|hosting|app|marketing|IT)\b/

export const isOfSite = (text: string, industry: string): boolean =>
  !MAKES_SITES.test(industry) && OF_SITE.some((pattern) => pattern.test(text))

const ASIDE = /\s*\(([^()]{6,})\)/g
/** Addresses somebody, as a list of things does not. */
const SPEAKS = /\b(?:please|pls|don’?t|do not|I|you|we|us|me|my)\b/iu
/** An aside is classified by itself, as if it stood in the middle of what is told of the business. */
const IN_THE_MIDDLE = { before: 'business', at: 0.5, next: '' } as const

/** 'Best leave him off', 'ask our bookkeeper', 'number to come' */
const TAKES_OUT =
  /\b(?:will|to|can|shall) (?:send|supply|forward|e-?mail|come|follow|be (?:supplied|sent|confirmed|provided))\b|\bleave (?:\p{L}+ )?(?:off|out)\b|\bdon’t (?:mention|say|list|show|put)\b|\bask our\b|\bto (?:be )?confirm/iu

/** The text without what it tells the agency in brackets: '(please don’t name the schools)'. */
const withoutAsides = (text: string) =>
  text.replace(ASIDE, (whole, aside: string) =>
    (!SPEAKS.test(aside) && !TAKES_OUT.test(aside)) ||
    (!/\b(?:please|pls)\b/i.test(aside) &&
      !TAKES_OUT.test(aside) &&
      /^(?:business|contact)$/.test(roleOf(tokensOf(aside), aside, IN_THE_MIDDLE)))
      ? whole
      : '',
  )

/** What goes on about how it is to be shown: '…, very popular, please present it warmly', '…; don’t name them'. */
const TO_SHOW =
  /(?:[,;]|(?<=\p{L}) (?=and|but|so))? ?(?:and |but |so )?(?:it|that|this|we|I)(?:’s|’re|’m| is| are| am) (?:fine|ok|okay|happy|good|alright) (?:to|for you to|if you|with you) (?:publish|print|show|say|mention|use|put|shar|list)\p{L}*\b.*$|[,;]? (?:but )?(?:it’s not the main thing,? )?(?:and |but |so )?keep (?:it|this|that|them) (?:small|short|brief|low|simple|subtle|quiet|at the|off|out)\b.*$|[,;]? (?:so |and |but )?(?:if you (?:borrow|copy|use|take|need|have)\b|(?:don’t|do not) (?:name|mention|show|list|say|put|publish|advertise|write|print)\b|(?:please|pls) (?:present|put|make|show|say|keep|don’t|do not|use|link|mention|include|list|add|treat|word|handle|be|get)\b).*$/iu

/** '… so want it so you put your town in', '…, and the site mustn’t sound like it does' */
const OF_HOW_IT_WORKS =
  /,? (?:please |pls )?(?:say|put|word) (?:it|this|that) (?:nice\p{L}*|kindly|politely|gently|softly|carefully)\b.*$|,? (?:so|and) (?:I |we )?(?:want|need|would like) (?:it|you|them|the (?:web ?)?site)\b.*$|,? (?:and|but|so) the (?:web ?)?(?:site|page) (?:must|should|can|needs?|has|cannot)(?:n’t)?\b.*$/iu

/** Sentences that lean on one before them, or count years and nothing else. */
const LEANING = [
  /^\([^()]*\)[\s,;]*\p{L}/u,
  /^Repeat\b/,
  /\(\s*[.,]/,
  /^(?:We|I) (?:will not|won’t|do not|don’t|can not|cannot|can’t|would not|wouldn’t|never) (?:do|use|have|say|sell|make|touch|stock) (?:it|that|this|them)\.$/,
  /^No .{0,40}\b(?:those|that|them|it|this)\.$/,
  /^\d+\+? (?:years|yrs)\.$/,
  /^(?:about|around|nearly|over) \d+ times\b/i,
  // 'I have 84 five star ones.' and 'No. Do birds come back?' go on with what stood before.
  /^.{0,40}\bones?\.$|^(?:Yes|No|Yep|Nope)\.\s|\?$/,
  // 'I send you.' is cut out of 'the kit I send you'.
  /^(?:We|I) \p{L}+ (?:you|them|it|us|me)\.$/u,
  /^\p{L}{2,8} (?:when|if) \p{L}+/iu,
  // 'We know it’s delicate', 'Saturday mornings, same price.'
  /^(?:We|I) (?:know|realise|understand|appreciate|guess|reckon|suppose) (?:it|that|this|they)\b/,
  /\bsame (?:price|cost|rate|thing)\.$/,
  /^(?:nobody|no one|everyone|everybody|people) (?:wants?|knows?|loves?|likes?|asks?)(?: (?:it|that|this|them|one))?[.!]$/i,
  // 'I can’t hear anything up there before that.'
  /\b(?:before|after) (?:that|this)\.$/,
  // 'We alter.' does not say what.
  /^(?:We|I) (?:alter|repair|fix|clean|build|make|sell|hire|deliver|install|restore|print|teach|design|cut|fit|paint|weld|sew|ship|post|buy)\.$/u,
]
export const isLeaning = (text: string): boolean => LEANING.some((pattern) => pattern.test(text))

const CONTENT = /^(?:NOUN|PROPN|ADJ|NUM|X|SYM)$/
/**
 * More words that only name things, without one that joins them, nobody reads as a sentence; who writes
 * with care may write more of them.
 */
const MOST_NAMING = { hasty: 7, careful: 8 }

/** Whether words stand beside each other unjoined: 'vet cats dogs rabbits guinea pigs'. */
export function isRunTogether(tokens: readonly Token[], manner: keyof typeof MOST_NAMING): boolean {
  let naming = 0
  for (const { pos, lower, text } of tokens) {
    const names = CONTENT.test(pos) || (pos === 'VERB' && /(?:ing|ed)$/.test(lower))
    naming = names ? naming + (text === '-' ? 0 : 1) : 0
    if (naming > MOST_NAMING[manner]) return true
  }
  return false
}

/** '…, who should have their own contact form' */
const OWN_PAGE =
  /,? (?:(?:and )?(?:who|which|they|these)) (?:should|must|need to|will need to|can) (?:have|get) (?:their|its|an?) own\b[^.]*\b(?:forms?|pages?|sections?|logins?|areas?|tabs?)\b[^.]*/i
/** What a refusal or a note was cut off behind: 'from $380 and I' */
const LEFT_HANGING =
  /,?\s(?:and|but|so|or|because)(?:\s(?:I|we|it|they|you|he|she))?[\s,]*(?=[.!]?$)/i

export function polished(text: string, voice: 'I' | 'we', { tokens }: Clause): string {
  const bare = withoutAsides(inFull(text))
    .replace(GREETING, '')
    .replace(TO_SHOW, '')
    .replace(OF_HOW_IT_WORKS, '')
    .replace(INTRODUCTION, '')
    .replace(DO_IS, '$1 ')
    .replace(IT_IS, (its) => (its.startsWith('I') ? 'It’s ' : 'it’s '))
    .replace(/\b(now|then) its (?=\p{L})/giu, '$1 it’s ')
    .replace(/\bthere (?=getting|coming|going)/gi, 'they’re ')
    .replace(/^(?:DON’T|DO NOT|CAN’T|CANNOT|WON’T)(?=\s)/, (shouted) => shouted.toLowerCase())
    .replace(WRITES, (_whole, verb: string) =>
      /^(?:contact|message)$/i.test(verb)
        ? `${verb} ${voice === 'I' ? 'me' : 'us'}`
        : `${/^(?:write|email)$/i.test(verb) ? '' : `${verb} by `}email${/^(?:write|email)$/i.test(verb) ? (voice === 'I' ? ' me' : ' us') : ''}`,
    )
    .replace(ADDRESS, '')
    // '… ring 0491 570 313 don’t email I won’t see it'
    .replace(/((?:\d[\s-]?){8,}\d),?\s+(?:don’t|do not|not|never|no)\s.*$/i, '$1')
    .replace(/\s*,?\s*(?:please|thanks|thank you)\s*[.!]?$/i, '')
    .replace(/,?\s(?:but )?(?:it’s )?(?:true|no joke|not kidding|seriously)\s*[.!]?$/i, '')
    // 'Closed Saturdays now yes'
    .replace(/(?<=\p{L} \p{L}+ )(?:now )?(?:yes|yep|yeah)\s*[.!]?$/iu, '')
    // 'Not a petting zoo', 'not regular house cleaning': who is meant is left out.
    .replace(/^not (?=an?\s)/i, voice === 'I' ? 'I’m not ' : 'We’re not ')
    // 'Not watches.'
    .replace(/^not (\p{Ll}+(?<!ed|ing|ly|[^s]s’)s)\.?$/iu, 'No $1')
    .replace(/^not ((?:regular|standard|general|new|old)\s.*?)(?:\s[–—-]\s.*)?$/i, 'No $1')
    .replace(/^\+\s?(?=\d)/, 'Plus ')
    .replace(OWN_PAGE, '')
    // 'No further than that because of his back' goes on with what stood before.
    .replace(/^No (?:further|more|less|later|earlier|fewer) than that\b[^.!?]*[.!?]?\s*/i, '')
    .replace(LEFT_HANGING, '')
    .replace(/\s+(?=[,.;:!?](?!\d))/g, '')
    .trim()
  // 'Also do fetes and kinders.' leaves out who.
  const isHeadless =
    !/\b(?:is|are|was|were|costs?)\b/.test(bare) &&
    // A refusal has its subject, and 'Grow-at-home kits' are things.
    !/^(?:we|I|no)\b/i.test(bare) &&
    !/^\p{L}+-\p{L}/u.test(bare) &&
    (leavesOutWho(tokens) ||
      /^(?:do|does|offer|run|supply|provide|use|travel|cover|specialise|have|been|deliver|service|do(?:n[’']t| not)|can(?:[’']t|not| not)?|won[’']t|will not)\s(?!by\b|sure\b|your?\b|we\b|I\b|be\b|(?:try|touch|panic|worry|wait|leave|forget|bring|park|climb|move|drive|go near|feed|let|get|give|expect|ring|call|text|email|message|open|turn|flush|pour|wash|spray|kill|approach|eat|throw|bin|put)\b)/i.test(
        bare,
      ))
  const subject = voice === 'I' ? 'I' : 'We'
  const whole = !isHeadless
    ? bare
    : /^been\s/i.test(bare)
      ? `${subject}’ve ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`
      : `${subject} ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`.replace(
          /^(I|We) does\b/,
          '$1 do',
        )
  return withStop(capitalise(whole.replace(/(?<![.\p{L}])i\b(?!\.\p{L})/gu, 'I')))
}

const LIMITS =
  /\b(?:no|not|never|none|don’t|doesn’t|won’t|can’t|cannot|isn’t|aren’t|only|except|unless|rather than|instead of|must|have to|has to|minimum|maximum|at least|by appointment|cash|deposit|notice|cancellations?|cancelling|expires?|refunds?|under the age|over the age|required|before you (?:come|visit)|in advance|sorry)\b/i
const PROCESS = /\b(?:how it works|every job|the process|step one|first we|first i|here’s how)\b/i

/** A sum, or what is taken off it or put on it: 'batches of 200 or more: 8% less'. */
export const isOfPrices = (text: string) =>
  /\$\s?\d|\bGST\b|\d ?% (?:off|less|more|extra|discount|cheaper|surcharge|deposit|loading)\b|\b(?:add|plus|save|discount of|deposit of) \d+ ?%/i.test(
    text,
  )

export function topicOf(
  text: string,
  clause: Clause,
  people: readonly NamedPerson[],
  at: number,
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
    /\b(?:closed|opening hours|office hours|yard open)\b|^(?:we(?:’re| are) )?open(?=[ :]*(?:$|\d|mon|tue|wed|thu|fri|sat|sun|week|year|late|early|daily|every|all |from|to|till|until|by|on |seven|six|five|four|three|two))|\bopen (?:on|from|to|till|until|every|daily|all|by|seven|six|five|\d|(?:mon|tue|wed|thu|fri|sat|sun|week|year))/i.test(
      text,
    )
  )
    return 'hours'
  if (PROCESS.test(text)) return 'process'
  // What a business says of itself first is what it is, in whatever words.
  const isOpening = at === 0 && /^(?!no\b|not\b|we don’t|we do not|I don’t|I do not)/i.test(text)
  if ((LIMITS.test(text) && !isOpening) || /don’t|not|won’t/i.test(clause.heading)) return 'limit'
  if (isOfPrices(text)) return 'prices'
  if (people.some(({ name }) => text.includes(name))) return 'person'
  if (
    /\b(?:licen[cs]e|insur\w+|certif\w+|accredit\w+|registered|qualified|award|abn|years|since)\b/i.test(
      text,
    )
  )
    return 'proof'
  return 'story'
}
