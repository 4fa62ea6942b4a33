import { HELD_ADDRESS, type Line, linesOf } from './sentences.ts'
import { isNoun, isVerb, type Token, tokensOf } from './tokens.ts'

/**
 * What a clause of a brief is for. Only 'business' is ever shown: the others are notes to whoever
 * makes the website (what it should do, how it should look, what it may cost), ways to get in touch,
 * and small talk.
 */
export type Role = 'business' | 'website' | 'looks' | 'budget' | 'contact' | 'talk'

/** A sentence, or a part of one that stands by itself. */
export interface Clause {
  text: string
  tokens: Token[]
  role: Role
  /** Whether it is an entry of a list, and under which heading. */
  kind: Line['kind']
  heading: string
}

const SUBJECTS = new Set([
  'i',
  'we',
  'they',
  'he',
  'she',
  'it',
  'you',
  'that',
  'there',
  'my',
  'our',
  'everyone',
])
/** Words that lead into a part of a sentence and bind it to what stands before. */
const BINDERS = new Set(
  `that which who whom whose because if when whenever where wherever so and or but as than how what why until
  before after while since unless although though whether to for in of with by from at on about like not then`.split(
    /\s+/,
  ),
)
/** Heads of a part behind a comma that says something of its own. */
const FRESH =
  /^(?:no|not|never|don’t|also|plus|text|ring|call|phone|email|message|please|want|need|would like|would love|cash|open|closed|close|website|but (?:I|we|not|no|don’t)|and (?:I|we|my|our|no|also|please|don’t)|(?:I|we)(?:’m|’re|’ve|’ll|’d)?|my|our|it’s|that’s|there’s|everyone|can you|could you)\s/i

const saysVerb = ({ pos, lower }: Token, next: Token | undefined) =>
  pos === 'VERB' ||
  pos === 'AUX' ||
  (pos === 'ADV' && next !== undefined && isVerb(next)) ||
  /^['’]/.test(lower)

/** Where a sentence without stops begins to say something new, as indexes of tokens. */
function runOns(tokens: Token[], sloppy: boolean): number[] {
  const cuts: number[] = []
  let from = 0
  let hasVerb = false
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    const next = tokens[at + 1]
    const rest = next ? `${token.text} ${next.text}` : token.text
    const length = at - from
    const isPart =
      before?.text === ',' &&
      length >= 3 &&
      FRESH.test(tailOf(tokens, at)) &&
      tokens.length - at >= 2
    const isRun =
      sloppy &&
      length >= 4 &&
      hasVerb &&
      before !== undefined &&
      next !== undefined &&
      !BINDERS.has(before.lower) &&
      before.pos !== 'ADP' &&
      before.pos !== 'CCONJ' &&
      (before.pos !== 'ADV' || token.lower !== 'no') &&
      before.text !== '(' &&
      (/^(?:i|we|he|she|they|it|there)$/.test(token.lower)
        ? saysVerb(next, tokens[at + 2]) &&
          !isVerb(before) &&
          // 'Growers I know by name' goes on about the growers.
          !(
            isNoun(before) &&
            (tokens[at + 2] === undefined ||
              tokens[at + 2]?.pos === 'ADP' ||
              tokens[at + 2]?.pos === 'PUNCT')
          )
        : /^(?:please|no (?!one)|don['’]?t? want|want to|want people|can you|could you|text me|ring me|call me|website)/i.test(
            rest,
          ))
    const isWish =
      token.lower === 'so' &&
      /^so (?:please|(?:i|we)(?: really| just)?(?: would|['’]d)? (?:like|love|want|need))\b/i.test(
        tailOf(tokens, at),
      )
    const isChain =
      sloppy &&
      length >= 7 &&
      hasVerb &&
      /^(?:and|but|so)$/.test(token.lower) &&
      next !== undefined &&
      /^(?:i|we)$/.test(next.lower) &&
      before?.text !== ','
    if (isPart || isRun || isWish || isChain) {
      cuts.push(at)
      from = at
      hasVerb = false
    }
    if (isVerb(token)) hasVerb = true
  }
  return cuts
}

const tailOf = (tokens: Token[], at: number) => {
  let text = ''
  for (const token of tokens.slice(at, at + 5))
    text += (text && !/^['’]/.test(token.text) && token.text !== "n't" ? ' ' : '') + token.text
  return `${text} `.replaceAll("'", '’')
}

const WEBSITE =
  /\b(?:websites?|web ?pages?|web ?sites?|home ?pages?|landing pages?|wordpress|shopify|squarespace|wix|seo|domain name|hosting|sliders?|pop-?ups?|chat ?bots?|e-?commerce|auto-?play|carousels?|one-?pagers?|widgets?|log-?ins?|hyperlinks?|sitemap|slideshows?|wishlists?|contact form|booking form|enquiry form|quote form|quote button|booking system|booking link|booking button|online shop|call button)\b/i
/** Of these a business may have one of its own: a clause needs a further sign to be about a website. */
const MAYBE = new Set([
  ...[
    'form',
    'photo',
    'picture',
    'calendar',
    'video',
    'page',
    'google',
    'screen',
    'logo',
    'gallery',
    'catalogue',
    'map',
    'link',
    'button',
    'instagram',
    'facebook',
  ],
  ...[
    'web',
    'template',
    'scroll',
    'tab',
    'banner',
    'font',
    'calculator',
    'portal',
    'quiz',
    'blog',
    'newsletter',
  ],
])
const LOOKS =
  /\b(?:colou?rs?|white space|look and feel|clean and (?:modern|simple)|modern|minimal(?:ist)?|fancy|stock (?:photos?|images?|pictures?)|(?:our|own|big|nice|real|good|lots of|any) (?:photos|pictures|images|photographs)|photos of|pictures of|illustrations?|cartoons?|fonts?|background|typeface|retro|vintage look|old[- ]fashioned|hipster|corporate looking|cheesy|girly|pretty but|funny but|playful|bright colou?rs|dark mode|easy to read|easy for|mobile friendly|on a phone|on a mobile|on old phones|load fast|no music|no video|no pop-?ups?|autoplay|drawings would|design (?:something|it)|something (?:calm|clean|simple|modern|warm|bold|quiet)|looks? like|feel like|feel as|feels? (?:warm|calm|premium)|one pager|nothing (?:fancy|that|too|flash|over)|not too (?:fancy|corporate|busy|flash))\b/i
const BUDGET =
  /\b(?:our |my |the )?budget\b|\bgrant of\b|\b(?:we|i)(?:’ve| have)? (?:got|have|can (?:spend|afford))(?: about| around| up to| maybe)? (?:a grant of )?(?:\$\d|\d+k\b)|\bnot a dollar more\b|\bkeep the costs? (?:in mind|down|low)\b|\bhow much (?:is|does|would|will|do you)\b.*\b(?:cost|website|site|charge)|\bcheap(?:est)? (?:website|site|option)\b/i
const DESIRE =
  /^(?:(?:and|but|so|also|plus|then|oh|mainly|mostly|really|just|basically|ideally)[, ]+)*(?:(?:I|we|my \w+|our \w+|the (?:committee|board|boss)|they)(?:’d)?\s+)?(?:(?:would|really|just|also|do|only|both|don’t|do not|not|definitely)\s+)*(?:want(?:s|ed|ing)?|need(?:s|ed)?|like|love|hope|prefer|wish|looking|after|thinking|keen)\b/i
const ASKS =
  /^(?:(?:and|but|so|also|plus|oh|hi|hello|hey|ok|okay)[, ]+)*(?:please|can (?:you|the|it|we|u)|could (?:you|the|it|we)|would (?:you|it)|is it possible|make (?:it|sure|the|them)|keep (?:it|the)|design notes|dunno|(?:it|(?:the |this |our |my )?(?:new |old |current )?(?:site|page|website|design|layout|look|whole thing|home page|homepage|web page)|this)(?:’s| is| should| must| needs?| has| just| will| can| would| wants)\b|(?:dark|light|white|black) background|don’t (?:put|use|make|want|write|do that)|do not (?:put|use|make|want|write)|use (?:our|my|the|lots|big|warm|bright|real|a)|show (?:our|my|the|off|what|some|people|photos|pictures|a)|include (?:a|an|our|my|the|some|photos)|add (?:a|an|our|my|the|some)|put (?:our|my|the|a|in|up)|list (?:our|my|the|all|each)|must have|should (?:have|be|look|feel|show|let)|needs? (?:to|a|an|somewhere|menu|some))/i
/** Whoever uses the website, as its owner speaks of them. */
const VISITORS =
  /\b(?:people|customers|clients|visitors|users|parents|patients|guests|buyers|locals|families|teachers|members|chefs|they|someone|anyone|mums|brides|students|readers|folks|everyone)\b.{0,24}\b(?:should|must|need to|needs to|to be able|be able to|can (?:book|order|buy|see|find|download|ask|pay|join|sign|send|enquire|choose|upload|request|get|ring|call)|(?:to|can|could|want to|wanted to) (?:book|order|buy|see|find|download|ask|pay|join|sign up|send|enquire|choose|upload|request|ring|call|get a|know|read|look|click|contact|reserve|check))\b/i
const SITE_NOUN =
  /\b(?:web ?sites?|web ?pages?|home ?page|landing page|the site|our site|my site|this site|the internet page|one pager|on ?line presence)\b/i
const CONTACT =
  /(?:(?:\+?61|\(?0\d\)?)[\s-]?\d(?:[\s-]?\d){5,9}|\b1[38]00(?:[\s-]?\d){6}|\b13(?:[\s-]?\d){4}\b)/
const CONTACT_VERB =
  /\b(?:ring|call|text|txt|phone|e-?mail|message|contact|write to|mobile|mob|ph|dm|reach|send)\b/i
const OF_WEBSITE =
  /\b(?:talking|typing|dictating|writing) (?:this|into)\b|\b(?:my|our|the) last one\b|\bhacked?\b|\bname is spelt\b|^designer\b|^(?:web|site)\b[ ,–-]|\bget the .{2,20} look\b|^needs? (?:a |an |the )?(?:new )?(?:web|site|page)\b|\bable to (?:change|update|edit|add|swap)\b|\bwork on (?:a|my|their|old|every) phones?\b|\bsomething like (?:that|it|theirs)\b|\b(?:our|my|the|one of my|one of our|a) (?:rivals?|competitors?)\b|\bold (?:web)?site\b|\bon (?:it|there) they can\b|\bhas to be on there\b|\b(?:facebook|instagram|tiktok|gumtree|tripadvisor|social media|socials|testimonials?|spell ?check|scroll\w*|emojis?|clip ?art|pop ?ups?|hashtags?)\b|\b(?:hardly any|not many|fewer|less) words\b|\bstor(?:y|ies)s? page|\b(?:before and after|close-?up|stock) (?:photos?|pics?|pictures?|shots?)\b|\bkeep it to (?:a few|one|two)\b|\bput that up\b|\bby (?:the )?(?:\d+(?:st|nd|rd|th)? )?(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter) (?:please|if you can)\b|\border form\b|\bonline (?:tickets|bookings?|payments?|orders?)\b.{0,20}$|\b(?:bookings?|orders?|tickets) (?:have|has|need|needs|must|should) (?:to )?be online\b|\bcomic sans\b|\b(?:our|the|my) logo\b|\bput it up (?:myself|ourselves|there)\b|\bthe (?:bad |slow )?internet\b|\bbury the\b|\blook (?:trustworthy|professional|expensive|cheap|modern|premium)\b|\bbig letters\b|\b(?:could|can|will|happy to) (?:pay|spend)\b|\bto download\b|\b(?:lovely|nice|great|good|better|awful|old|terrible|current) (?:web ?)?site\b|\binsta(?:gram)? is\b|\b(?:pics|pictures|photos|photographs) (?:on|are|from|all)\b|\bheaps of (?:pics|photos|them)\b|\bwe can photograph\b|\b(?:drawing|logo|photo|video|illustration)s? (?:by|of|for) .{0,24}\b(?:top|front|header|banner)\b|\bevents list\b|\blog in\b|\bmust work on\b|\bno blog\b|\bgift voucher (?:thing|page|button)\b|\bwould be the best thing\b|\bfor (?:whoever|the person|the one|you who|the designer|the developer)\b|\bwould (?:both )?be (?:lovely|great|good|nice|cool|handy|helpful|amazing|brilliant|perfect)\b|\bshould be the first thing\b|\bchat ?(?:ro)?bots?\b|\bjust a button\b|\bshop(?:ping)? (?:basket|cart)\b|\bon the (?:web|front|first) page\b|\bfirst thing (?:they|people|you) see\b|\b(?:before and after|hero|drone|team) (?:photos?|photographs|pics|pictures|shots)\b|\b(?:have|has|got) (?:one|a|some|our own|plenty of|lots of|heaps of|hundreds of|good|professional) (?:photos?|videos?|footage|logo|pics|pictures|photographs|branding)\b|\bupload\b|\bthe (?:design|layout)\b/i
const TALK =
  /^(?:(?:hi|hello|hey|thanks|thank you|cheers|ok|okay|g’day|gday|good morning|to whom|dear|regards|kind regards|hope this|let me know|you’re the designer|not sure what|i don’t know|dunno|no idea|any questions|please help|sorry|yes|no worries)\b.{0,40}$|.*\?$)/i

/** How a row begins that is wholly about the website: 'For the web person:', 'Website:'. */
const WEBSITE_ROW =
  /^(?:(?:about|for|on|re|regarding|as for|now)\s)?(?:the |our |my )?(?:new )?(?:web ?site|site|web ?page|web person|web thing|web stuff|web guy|web|page|design(?:er)?|look(?: and feel)?|you|whoever builds \w+)\b[^.!?:]{0,24}:|^(?:design|website|site) (?:notes?|wishes|wants|ideas|brief)\b|^(?:notes?|wishes) (?:for|about)\b|^(?:dear|hi) (?:designer|developer|web)|^(?:for|about|on) (?:the |our )?(?:web ?site|site|designer)\s*$/i

/** An order without a subject speaks to the designer, or to visitors as a button does. */
const ORDER =
  /^(?:explain|list|feature|highlight|promote|display|describe|mention|link|let (?:people|them|customers|clients|visitors)|check (?:dates|availability|our|my|the)|find (?:out|us|a time|the)|view|browse|book|reserve|request|enrol|donate|sign up|apply|sell (?:online|our|my|the|it|them|more|gift|tickets))\b/i
const ORDER_WORDS = 14

function roleOf(text: string, tokens: Token[], heading: string, before: Role | undefined): Role {
  if (/website|web ?site|designer|about the site|notes? for you|for you/i.test(heading))
    return 'website'
  if (BUDGET.test(text)) return 'budget'
  if (OF_WEBSITE.test(text)) return 'website'
  // 'We have hundreds' goes on about what the sentence before it wished for.
  if (
    (before === 'website' || before === 'looks') &&
    /^(?:we|i) (?:have|’ve got|got) \p{L}+$/iu.test(text.replace(/[.!]$/, ''))
  )
    return 'website'
  const words = tokens.filter(({ pos }) => pos !== 'PUNCT')
  const site = SITE_NOUN.test(text) || WEBSITE.test(text)
  // 'Button mushrooms' are no buttons.
  const maybe = words.some(({ lemma }, at) => MAYBE.has(lemma) && words[at + 1]?.pos !== 'NOUN')
  const phone = CONTACT.test(text) || text.includes(HELD_ADDRESS)
  const visitors = VISITORS.test(text)
  const desire = DESIRE.test(text)
  const asks = ASKS.test(text)
  if (phone && !visitors && !site) return 'contact'
  if (site) return 'website'
  if (visitors && (desire || maybe || asks || /\b(?:should|must|able to|need to)\b/i.test(text)))
    return 'website'
  if (
    /^(?:people|customers|clients|parents|visitors) (?:should|must|need to be able)\b/i.test(text)
  )
    return 'website'
  if (asks) return LOOKS.test(text) ? 'looks' : 'website'
  const needs = /\bneed/i.test(text) && !maybe && !LOOKS.test(text)
  if (desire && !needs && !/\b(?:you|your)\b/i.test(text))
    return LOOKS.test(text) && !maybe ? 'looks' : 'website'
  if (LOOKS.test(text) && (words.length <= 9 || maybe)) return 'looks'
  if (
    maybe &&
    words.length <= 7 &&
    words.some(({ lower }) =>
      /^(?:no|not|don['’]?t?|need|with|and|a|an|want|please)$/.test(lower),
    ) &&
    !words.some((w) => isVerb(w) && w.lemma !== 'do')
  )
    return 'website'
  if (
    /\bonline (?:booking|bookings|shop|store|ordering|orders?|payments?|calendar|catalogue)\b/i.test(
      text,
    ) &&
    !/\b(?:we|i) (?:have|run|sell|take|offer|already)\b/i.test(text)
  )
    return 'website'
  if (/\b(?:book|order|buy|pay|pre-?orders?)\b.{0,30}\bonline\b/i.test(text) && words.length <= 8)
    return 'website'
  if (
    CONTACT_VERB.test(text) &&
    words.length <= 8 &&
    /\b(?:me|us|best|now|today|anytime|for a quote)\b/i.test(text)
  )
    return 'contact'
  if (maybe && before === 'website') return 'website'
  if (maybe && /\b(?:I|we) (?:also |really )?(?:need|want|should have)\b/i.test(text))
    return 'website'
  if (/\bupdat(?:e|ing) it\b|^looks? like\b/i.test(text)) return 'looks'
  if (
    ORDER.test(text) &&
    words.length <= ORDER_WORDS &&
    !phone &&
    !/\$\s?\d|\b(?:we|I|our|my)\b/i.test(text)
  )
    return 'website'
  if (TALK.test(text)) return 'talk'
  return 'business'
}

/** Signs that a clause is about the business, whatever was said before it. */
const TELLING =
  /\$\s?\d|\b(?:open|closed|since|established|years|licen[cs]ed?|insured|based|located|members|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekdays?|weekends?|cash|eftpos|parking|delivery|deliver|free|from \d|founded|started|started in|qualified|registered|award|awards)\b/i
const OUR_WORK =
  /\b(?:we|I|our|my)\b.{0,30}\b(?:do|don’t do|make|sell|fix|repair|build|clean|teach|run|offer|supply|install|restore|grow|bake|hire|deliver|service|train|treat|design|cut|paint|work|take|come|travel|use|buy|provide|specialise|stock|rent|cook|serve|help|look after|care for)\b/i
const REFUSES =
  /^(?:no|not|never|nor) (?!one\b|too\b|that\b|a\b|the\b)\p{L}+|\b(?:we|i) (?:don’t|do not|never|won’t|can’t) (?!want\b|need\b|like\b|have\b|mind\b|know\b|care\b)/iu

const isTelling = (text: string, tokens: Token[]) =>
  TELLING.test(text) ||
  OUR_WORK.test(text) ||
  REFUSES.test(text) ||
  tokens.some(({ pos }, at) => pos === 'PROPN' && at > 0)

/** Whether a description was written without much punctuation. */
export const isSloppy = (text: string) => {
  const words = text.split(/\s+/).length
  const stops = text.match(/[.!?;\n]/g)?.length ?? 0
  const lowerStarts = text.match(/(?:^|[.!?\n]\s*)\p{Ll}/gu)?.length ?? 0
  return (
    words / (stops + 1) > 28 ||
    (stops > 0 && lowerStarts / (stops + 1) > 0.5) ||
    /^\p{Ll}/u.test(text)
  )
}

/**
 * The clauses of a tidied description, in its order. A sentence that was written without stops is
 * taken apart where it begins to say something new.
 */
export function clausesOf(text: string): Clause[] {
  const sloppy = isSloppy(text)
  let before: Role | undefined
  let websiteRow = -1
  return linesOf(text).flatMap((line) => {
    const label = /^([\p{L}][\p{L} ’&]{2,28}):\s+(?=\p{L}|\d)/u.exec(line.text)
    const isNote = label && /web ?site|design|notes?|look|colou?rs?/i.test(label[1] ?? '')
    const own = line.heading || (isNote ? (label?.[1] ?? '') : '')
    if (line.kind === 'sentence' && WEBSITE_ROW.test(line.text)) websiteRow = line.row
    const tokens = tokensOf(line.text)
    const cuts = line.kind === 'item' ? [] : runOns(tokens, sloppy)
    return [0, ...cuts].flatMap((from, index) => {
      const part = tokens.slice(from, [0, ...cuts][index + 1] ?? tokens.length)
      const [first] = part
      const last = part.at(-1)
      if (!first || !last) return []
      const said = line.text
        .slice(first.start, last.end)
        .replace(/^[\s,;–-]+/, '')
        .replace(/[\s,;:–-]+$/, '')
        // 'Cats litter trays no.'
        .replace(
          /^((?:\p{L}+ ){0,3}\p{L}+),? (?:no|nope)(?: sorry| obviously)?([.!]?)$/iu,
          'No $1$2',
        )
      if (!/[\p{L}\p{N}]/u.test(said)) return []
      const own2 = tokensOf(said)
      const after = before
      before = roleOf(said, own2, own, before)
      // What follows a note to the designer and says nothing of the business goes on with it.
      if (
        before === 'business' &&
        (after === 'website' || after === 'looks' || after === 'budget') &&
        line.kind === 'sentence' &&
        !isTelling(said, own2)
      )
        before = 'website'
      if (line.row === websiteRow && before === 'business') before = 'website'
      return [
        {
          text: said,
          tokens: own2,
          role: before,
          kind: line.kind,
          heading: line.heading,
        },
      ]
    })
  })
}

/** Whether a clause has a subject and a verb that says something of it. */
export function isSentence({ tokens }: Clause): boolean {
  const verb = tokens.findIndex(
    (token, at) => isVerb(token) && (at > 0 || token.lower === 'is') && !/ing$/.test(token.lower),
  )
  return (
    verb > 0 &&
    tokens
      .slice(0, verb)
      .some((token) => isNoun(token) || token.pos === 'PRON' || SUBJECTS.has(token.lower))
  )
}
