import { asksFields } from './asked-forms.ts'
import type { Clause } from './clauses.ts'
import { roleOf } from './roles.ts'
import { capitalise, withStop, wordsOf } from './sentences.ts'
import { phraseAt, type RequestSort, sortOf, sortOfTitle } from './site-things.ts'
import { asName } from './snap.ts'
import type { Span } from './tagger.ts'
import { isNoun, isVerb, tokensOf } from './tokens.ts'
import { toldOf, toVisitors } from './told-of.ts'

/** Something that the client asked the website to hold, which only the client can supply. */
export interface Request {
  /** As the client calls it: 'Canteen roster', 'What to expect on your first night'. */
  title: string
  sort: RequestSort
  /** What it is made of, where the client said so: the topics of its questions. */
  topics: string[]
  /** What the client told of it already, or ''. */
  text: string
}
type Found = Omit<Request, 'text'> & { text?: string }

/** What is asked for is there already, is over, or is not to be shown. */
const ELSEWHERE =
  /\b(?:old|current|present|existing|previous|last) (?:web ?site|site|page|one)\b|\blast (?:web )?(?:bloke|guy|fella|man|woman|lady|designer|developer|person|mob)\b|\b(?:few|nobody|no one|hardly anyone|not many) (?:\p{L}+ )?(?:knows?|understands?)\b|\b(?:used to|was|were|had|died|abandon|forget|scrap|kill|remove|delete|take (?:it )?(?:off|down)|get rid|leave (?:it |them )?(?:off|out)|not wanted|isn’t wanted|no need|nobody|no one|hates?|sick of|instead of|rather than|banned|already|approve|update|edit|change (?:it|them))\b/iu
const TITLE_MAX = 46

/** 'Which towns' and 'how many bins' are answered by a list, 'what to expect' by a text. */
const toldSort = (title: string): RequestSort =>
  /^where (?:to park|we|to find)\b/i.test(title)
    ? 'map'
    : /^(?:which|where|how (?:many|much))\b|\b(?:fees|costs?|prices?)\b/i.test(title)
      ? 'rows'
      : /^when\b/i.test(title)
        ? 'dates'
        : 'text'

const PART_OF_SITE =
  /\b(?:page|section|spot|area|bit|part|somewhere|tab|space|blurb|paragraph)\s(?:on|about|for|explaining|describing|covering|with|on the|listing)\s((?:the |our |my |a |an |all )?[^,.;:!?()–—]{4,60})/giu

/** 'A section on saying goodbye to a pet' is headed by what it is on. */
const partsIn = ({ text }: Clause): string[] =>
  [...text.matchAll(PART_OF_SITE)].flatMap(([, said = '']) => partOf(said.trim()) ?? [])

function partOf(said: string): string | undefined {
  // 'A page for each partner' are pages of partners.
  const isEach = /^each\s/i.test(said)
  const cut = said
    .replace(
      /\s(?:that|which|who|so|because|as|but|would|should|could|is|are|where|when|if|please|and (?:a|an|the|also|then|we|I|\p{L}+ (?:dates|pages?|list))|on (?:the|our)|in (?:plain|simple)|with|to)\b.*$/iu,
      '',
    )
    .replace(
      /^(?:(?:the|our|my|a|an|all|each|every|of|about|around|some|\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\s)+/i,
      '',
    )
    .trim()
  const isEmpty =
    cut.length < 4 ||
    wordsOf(cut).length > 6 ||
    /^(?:it|its|their|that|this|them|each|people|customers|clients|those|us|me|what|how|where|front|top|home|phone|website|site|page|google|more|photos?|pictures|pics|videos?)\b/i.test(
      cut,
    ) ||
    /\b(?:web ?site|page|sold|request)$/i.test(cut)
  const title = capitalise(toVisitors(isEach && !/\s|s$/.test(cut) ? `${cut}s` : cut))
  return isEmpty || title.length > TITLE_MAX ? undefined : title
}

/** What a page is for by its name: 'snake bite and calving emergency pages', 'a wholesale page'. */
const NAMED_PAGES =
  /\b((?:(?!(?:or|of|on|to|the|our|my|an?|with|for|in|at|from|each|every|any|no|this|that)\b)[\p{L}’-]+ ){1,8})pages?\b(?! (?:of|on|about|for|with|per)\b)/giu
const PLAIN_PAGE =
  /\b(?:home|front|landing|first|second|last|next|single|new|web|one|two|three|few|own|separate|same|contact|about|main|top|bottom|facebook|google|old|current|whole|more|simple|longer|extra|other|booking|should|is|be|it|you|they|people|load|loads)\b/i

function pagesIn({ text, tokens }: Clause): Found[] {
  return [...text.matchAll(NAMED_PAGES)].flatMap(({ 1: said = '', index }): Found[] => {
    const named = said
      .trim()
      .replace(
        /^(?:(?:and|also|please|plus|maybe|include|add|show|we|I|would|could|like|love|want|need|needs|have|has)\s)+/i,
        '',
      )
    const own = tokens.filter(({ start, end }) => start >= index && end <= index + said.length)
    const isPlain = PLAIN_PAGE.test(named) || own.some(({ denied }) => denied) || !own.some(isNoun)
    const title = capitalise(named)
    return isPlain || named.length < 4 || title.length > TITLE_MAX
      ? []
      : [{ title, sort: sortOfTitle(title), topics: [] }]
  })
}

/** The topics of questions: 'Most questions are about stings, kids and the neighbours'. */
function topicsIn(clauses: readonly Clause[]): string[] {
  const said = clauses
    .map(
      ({ text }) =>
        /\bquestions?\b[^.;]{0,40}?\b(?:about|on|are|like|such as)\s([^.;!?()]{4,100})/i.exec(
          text,
        )?.[1],
    )
    .find((found) => found !== undefined)
  if (!said) return []
  const parts = said
    .replace(/\s(?:so|because|which)\b.*$/i, '')
    .split(/,\s*(?:and\s)?|\s(?:and|or)\s/)
    .map((part) => part.replace(/^(?:the|about|a|an)\s/i, '').trim())
  return parts.every((part) => part.length >= 3 && part.length <= 40)
    ? parts.slice(0, 5).map((part) => capitalise(toVisitors(part)))
    : []
}

/** Things of the lexicon that a clause asks for. */
function thingsIn({ text, tokens }: Clause): Found[] {
  return tokens.flatMap((token, at): Found[] => {
    const sort = isNoun(token) ? sortOf(token.lower) : undefined
    const next = tokens[at + 1]
    if (!sort || token.denied || (next && isNoun(next))) return []
    const { from, to } = phraseAt(tokens, at)
    const isWanted =
      tokens.slice(0, from).some(({ lower }) => WANTS.test(lower)) ||
      WANTED.test(text) ||
      (from <= 1 && !tokens.some(isVerb))
    // 'A fixed timetable won’t work.'
    const isRefused = REFUSED_BEHIND.test(text.slice(token.end))
    // 'An explanation of what happens' is told by what it is of; 'scared of fees' asks for none.
    const isTold = /^\s(?:of|on|about|for) (?:what|how|which|where|when|why|who)\b/i.test(
      text.slice(token.end),
    )
    const isFeared = FEARED.test(text.slice(0, tokens[from]?.start))
    if (!isWanted || isRefused || isTold || isFeared || FIELDS.test(text)) return []
    const first = tokens[from]
    const last = tokens[to]
    if (!first || !last) return []
    // 'Come-in instructions' is named whole.
    const before =
      /[\p{L}’]+-(?:[\p{L}’]+-|[\p{L}’]+ )?$/u.exec(text.slice(0, first.start))?.[0] ?? ''
    const title = capitalise(before + text.slice(first.start, last.end))
    const said = wordsOf(title.replaceAll('-', ' '))
    // 'Details' alone, or a whole row of words, is no heading.
    const isBare = said.length === 1 && (sort === 'text' || BARE.test(token.lower))
    return (isBare && listedBehind(title, text) === '') ||
      said.length > 6 ||
      title.length > TITLE_MAX
      ? []
      : [{ title, sort, topics: [] }]
  })
}
/** 'A fixed timetable won’t work.' */
const FEARED = /\b(?:scared of|worried about|afraid of|sick of|hate|hates) (?:\p{L}+ )?$/iu
const REFUSED_BEHIND =
  /^\s(?:so none|none|won’t|doesn’t|isn’t|aren’t|can’t|don’t|is not|does not|never)\b/i
/** What visitors are to fill in is asked for by a form. */
const FIELDS =
  /\b(?:put in|tell (?:us|me)|give (?:us|me)|type in|fill in|enter) (?:the|their|a|how)\b/i
/** Verbs by which something is asked for before it is named, or after. */
const WANTS =
  /^(?:needs?|wants?|like|love|show|shows|list|lists|have|has|include|includes|put|add|see|find|get|gets|give|gives|explain|provide|with|stick|chuck|whack|pop|bung|download|print|link|post|publish|display|keep|read|browse|check|about)$/
const WANTED =
  /\b(?:should|must|has to|have to|needs? to|ought to|would be|would help|would save|could be|please|at the top|up high|first|too)\b/i
/** Heads that need a word before them to say anything. */
const BARE =
  /^(?:policy|policies|instructions|boards?|listings?|calendars?|applications?|inductions?|lists?|tables?|charts?|sheets?|cards|forms|plans|drawings|rules|reports?|patterns|guides?|locations|documents|towns|register|crew|archive|articles?|profiles?|certificates?|events|dates|positions|resources|notices|badges|logos|tips)$/

/** What visitors are to see, as the object of its verb: 'show finished homes with the slope'. */
const SHOWS =
  /\b(?:show|shows|showing|see|list|lists)\s((?!line\b)(?:(?:our|the|my|your|some|past|recent|finished|different|all|each|every|four or five|a few|\p{L}+) ){0,4}?[\p{L}-]{4,})(?=\s?[,.;:!?(]|$|\s(?:with|and|slowly|in|on|from|by|so|because|at|that|as|up|for|off)\b)/giu
const NO_SIGHT =
  /\b(?:type|fonts?|print|text|words?|contrast|colou?rs?|photos?|pictures?|pics|prices?|number|hours|people|them|us|it|this|that|what|which|how|where|when|why|who|if|off|up|site|website|page|menu|everything|something|anything|me|you|boss|wife|husband|kids|mates|friends|manager|doctor|slope|free|availability|same|left|more|less|work out|length)$|^(?:it|that|what|which|how|where|when|why|who|if|us|them|people|a sense|off|up|more|everyone|as|by|for|of|with|in|on|at|to|from|matters?|is|are|was|has|have)\b/i

function sightsIn({ text, tokens }: Clause): Found[] {
  return [...text.matchAll(SHOWS)].flatMap((match): Found[] => {
    const said = (match[1] ?? '').replace(
      /^(?:the|our|my|your|some|all|a few|four or five|each|every)\s/i,
      '',
    )
    const at = match.index + match[0].length
    const last = tokens.find(({ end }) => end >= at)
    const listed = /^\s?\(([^()$]{6,90})\)/.exec(text.slice(at))?.[1]?.split(/,\s*(?:and\s)?/) ?? []
    if (!last || !isNoun(last) || last.denied || NO_SIGHT.test(said) || wordsOf(said).length > 4)
      return []
    const isSeen =
      /\b(?:homes?|houses?|work|jobs|projects|rebuilds|gardens|pieces|cakes|kitchens|builds|installs|rooms|designs|collection|range)$/i.test(
        said,
      )
    return [
      {
        title: capitalise(toVisitors(said)),
        sort: isSeen ? 'pictures' : 'rows',
        topics: listed.length >= 3 ? listed.map((part) => capitalise(part.trim())) : [],
      },
    ]
  })
}

/** The name of an entry in a list of what the website is to hold, and what the entry tells of it. */
const NAMED_ENTRY = /^([^:,.;!?()–—]{3,60}?\??)(?::\s|,\s|\.\s|(?<=\?)\s|\s[–—-]\s|\s\(|$)(.*)$/su
/** What an entry begins with that is to be done for visitors. */
const TO_DO =
  /^(?:(?:must|should|needs? to|has to|to|also|please)\s)*(?:show|list|have|include|explain|give|add|a|an|the|our)\s/i
/** Parts of an entry that go on speaking to whoever makes the website. */
const WISHED =
  /\b(?:show (?:the|our|my|a|photos|pictures|which|what)|should|able to|need|needs|please|if poss\w*|want|click|site|website|page|upload|update|change (?:this|it)|we had|has to|have to be|must be|link|sort|typed)\b/i
const TEXT_MAX = 200
const ASKED = /^(?:what|how|which|where|when|why|who)\b(?!’s)|^no\b/i

/** 'Function room: seats 120, hire $250' under 'We need it to have' is a thing with what is told of it. */
function entryOf({ text, kind, role }: Clause): Found | undefined {
  if (kind !== 'item' || role !== 'website' || ASKED.test(text)) return undefined
  const [, named = '', rest = ''] = NAMED_ENTRY.exec(text.replace(TO_DO, '')) ?? []
  const bare = named.replace(/\s(?:page|section)\b.*$/i, '').trim()
  const title = capitalise(
    /\p{Ll}/u.test(bare)
      ? bare.replace(/\b(?:AN?|THE|OR|OF|TO|IN|ON|AND|FOR|YOUR|OUR|MY|IS|IT)\b/g, (word) =>
          word.toLowerCase(),
        )
      : bare.toLowerCase(),
  )
  const isNamed =
    title.length >= 3 &&
    wordsOf(title).length <= 8 &&
    title.length <= LONGEST_ENTRY &&
    !WISHED.test(title) &&
    !/^(?:get|give|make|let|keep|be|it|they|people|customers|no|not|don’t|someone|so|and)\b/i.test(
      title,
    )
  if (!isNamed) return undefined
  const told = rest
    .replace(/\)\s*$/, '')
    .split(/(?<=[.!?])\s|,\s(?=show|and show|with)/)
    .filter(
      (part) =>
        !WISHED.test(part) &&
        wordsOf(part).length >= 2 &&
        roleOf(tokensOf(part), part, { before: 'business', at: 0.5, next: '' }) === 'business',
    )
    .map((part) => withStop(capitalise(part.trim())))
    .join(' ')
  return { title, sort: sortOfTitle(title), topics: [], text: told.length <= TEXT_MAX ? told : '' }
}
const LONGEST_ENTRY = 58

/** 'A history timeline (1898, 1914 wool trade, 1967)': what is listed in brackets behind a thing is of it. */
function listedBehind(title: string, text: string): string {
  const at = text.toLowerCase().indexOf(title.toLowerCase())
  const listed =
    at < 0
      ? ''
      : (/^[^.;:()]{0,12}\(([^()$]{6,120})\)/.exec(text.slice(at + title.length))?.[1] ?? '')
  const isList = (listed.match(/,\s/g)?.length ?? 0) >= 2 && !WISHED.test(listed)
  return isList ? withStop(capitalise(listed.trim())) : ''
}

const STEPS_FOR =
  /\b(what to do\b[^:–—.!?()]{0,24}?|steps?|first aid|instructions)(?::|\s[–—-])\s((?:keep|don’t|do not|never|stay|check|call|ring|turn|move|leave|put|take|note|cover|wash|stop|get|bring|wait|open|close|switch|lock|write|send|tell|go|look|make|use|remove|hold|cool|pack|freeze|soak|rinse|dry)\b.{12,})$/isu

/** What visitors are to be told to do: 'what to do right now - keep your eyes on it, keep pets in'. */
function stepsFor({ sentence }: Clause): Found[] {
  const [, named = '', said = ''] = STEPS_FOR.exec(sentence) ?? []
  const whole = said
    .slice(0, TEXT_MAX + 1)
    .replace(said.length > TEXT_MAX ? /[.;!?][^.;!?]*$/ : /$/, '')
  const title = /^what/i.test(named) ? named.toLowerCase().trim() : 'what to do'
  return whole.length >= 20
    ? [{ title: capitalise(title), sort: 'text', topics: [], text: withStop(capitalise(whole)) }]
    : []
}

const tellingWords = (title: string) =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/s$/, ''))
/** Whether one of the things is named by the same words. */
const sharesWords = (title: string, among: readonly Found[]) => {
  const words = tellingWords(title)
  return among.some((other) => tellingWords(other.title).some((word) => words.includes(word)))
}

const stemOf = (title: string) => title.toLowerCase().replace(/s\b/g, '')

/** Words that name a page by themselves. */
const LONE =
  /^(?:workshops|classes|events|donations|rebates|vacancies|referrals|aftercare|status|careers|jobs|history|sponsors|resources|handouts|testimonials|recipes|stockists|licences|minutes|press|awards|research)$/i
/** Beside what the rules find in a clause, a run of words has to be surer than alone. */
const SURE = 80
/** A heading of more characters is a sentence. */
const ASKED_MAX = 64
/** What is no thing to show: parts of any website, and what is done to it. */
const NO_THING =
  /^(?:it|this|that|them|things?|stuff|info(?:rmation)?|details|online|web ?site|site|page|pages|form|forms|button|contact|phone|number|email|logo|home ?page|menu bar|links?|price|cost|exit|quick exit|buy|trailer|facebook|insta(?:gram)?|socials?|reviews? from google)$|\b(?:web ?site|fonts?|colou?rs?|numbers?|instagram|facebook|english|chinese|languages?|notes|online|log ?ins?|punjabi|vietnamese|arabic|mandarin|cantonese|greek|italian|hindi|nepali|auslan|braille)\b|^(?:book|apply|pay|order|enrol|join|donate|buy|see|sign|hire|send|type)\b|\b(?:apply|not just)\b|\b(?:each|every)$|\b(?:bars?|buttons?|banners?|pop-?ups?|sliders?|widgets?|feeds?|logins?)$/i

/** What visitors do, in which language a page is, and what is said of a film are no pages. */
const NO_PAGE =
  /^(?:we|i|they|you)\b|^packages table$|\b(?:pitch|people|stuff|things?|dream|buttons?|banners?)$|^(?:book|apply|pay|order|enrol|join|donate|buy|see|sign|hire|send|type|need)\b|\b(?:apply|not just|log ?in)\b|\b(?:each|every)$|^(?:(?:and|in|punjabi|vietnamese|arabic|mandarin|cantonese|chinese|greek|italian|hindi|nepali|auslan|dari|farsi|somali|tagalog|korean|japanese|spanish|french|german)(?:\s|$))+$|\b(?:films?|videos?|clips?) (?:of|in|on|about)\b/i

/** 'FAQ “does my child need speech therapy?”': what is quoted is asked, and names no page. */
const isQuoted = (text: string, at: number) =>
  (text.slice(0, at).match(/["“”]|(?<!\p{L})['‘]|['’](?!\p{L})/gu)?.length ?? 0) % 2 === 1

/** 'What to do if your pet dies at home': a question is asked as far as its clause goes. */
function wholeOf(span: Span, { text }: Clause): Span {
  const behind = /^[^,;:.!?()]*/.exec(text.slice(span.end))?.[0] ?? ''
  const end = span.end + behind.trimEnd().length
  return { ...span, end, text: text.slice(span.start, end) }
}

/** What a run of words asks for, as a heading. */
function spanned(span: Span, clause: Clause): Found | undefined {
  const isTold = /^(?:what|how|which|where|when|why|who)\b/i.test(span.text)
  const name = isTold ? wholeOf(span, clause) : asName(span, clause)
  const own = clause.tokens.filter(({ start, end }) => start >= span.start && end <= span.end)
  // What photographs are to show is told to whoever takes them.
  const isOfPictures =
    /\b(?:photos?|photographs|pictures|pics|type|print|text) (?:should|must|need|to|big|large)\b/i.test(
      clause.text,
    )
  if (
    !name ||
    isOfPictures ||
    isQuoted(clause.text, span.start) ||
    own.some(({ denied }) => denied) ||
    FEARED.test(clause.text.slice(0, span.start)) ||
    REFUSED_BEHIND.test(clause.text.slice(span.end))
  )
    return undefined
  const said = name.text
    .replace(/^["“”'’\s]+|["“”'’\s.,;:]+$/g, '')
    .replace(/^(?:the|an?|our|my|your|all|some|each|every)\s/i, '')
    .replace(
      isTold ? /$^/ : /\s(?:where|which|that|who|so|because|with|as|when|if|while)(?:\s.*)?$/i,
      '',
    )
    .replace(/\s(?:page|section|button|link|thing|things|stuff|bit)$/i, '')
    .replace(/(?:\s(?:in|on|at|for|of|to|and|or|with|from|by|the|a|each|where))+$/i, '')
  const isOpen = (said.match(/\(/g)?.length ?? 0) !== (said.match(/\)/g)?.length ?? 0)
  // 'Dogs are fine' is a sentence, and 'how to steep it' needs what it is.
  const isSaid = !isTold && own.some(({ pos }) => pos === 'AUX')
  const isLeaning = /\b(?:it|that|this|they|them|get|no)$/i.test(said)
  // Of 'swearing ok within reason' one word is no page.
  const isLone =
    /^\S+$/.test(said) &&
    !LONE.test(said) &&
    sortOf(said.toLowerCase()) === undefined &&
    !/^\W*(?:$|\W\s|(?:and|or|page|section|with|for|that|which|so)\b)/.test(
      clause.text.slice(span.end),
    )
  // 'Visit while it is running' is cut to a word.
  const isCut =
    /^\S+$/.test(said) && /\s/.test(name.text.trim()) && sortOf(said.toLowerCase()) === undefined
  if (isSaid || isLeaning || isLone || isCut || tellingWords(said).length === 0) return undefined
  if (NO_THING.test(said) || said.length < 4 || said.length > ASKED_MAX || isOpen) return undefined
  const title = capitalise(toVisitors(said))
  return {
    title,
    sort: isTold ? toldSort(title) : sortOfTitle(title),
    topics: [],
    text: listedBehind(said, clause.text),
  }
}

/** What ends the name of an entry, and what leads to it. */
const BEHIND_NAME =
  /\s(?:with|w\/|so|where|that|which|who|because|please|as|if|when|on|from|in|for|via|at|like|not)\s.*$/i
const BEFORE_NAME =
  /^(?:(?:and|also|plus|then|a|an|the|our|my|some|maybe|perhaps|proper|simple|good|nice|need|want|include|add|have|show)\s)+/i
/** Entries that stand on a page in another form, or on none. */
const SHOWN_ELSEWHERE =
  /\b(?:galler(?:y|ies)|photos?|pics?|pictures?|quotes?|booking|bookings|book|contact|wait ?list|newsletters?|blog|log ?ins?|portal|phone|numbers?|prices?|pricing|fees?|rates|hours|shop|store|orders?|ordering|map|faqs?|calendar|menu|videos?|films?|join|enrol\w*|donat\w+|search|calculator|buttons?|logo|colou?rs?|fonts?|design|style|site|website|page|layout|social\w*|facebook|insta\w*|seo|google|carousel|deposit|enquir\w+|sign ?ups?|downloads?|sms|email|whatsapp|app|thing|stuff|way|place|top|big|simple|easy|fast|mobile)\b/i

/** A row of names without a verb, such as 'rebates page, reseller enquiries, support articles': each is a wish. */
function wishedIn({ role, text, kind, tokens, sentence }: Clause): Found[] {
  const parts = text
    .replace(/\s*\([^()]*\)?/g, '')
    .replace(/[.!]$/, '')
    .split(/[,;]\s(?:and\s)?|\s[–—]\s/)
  const isRow = parts.length > 2 && !SPOKEN.test(text) && !asksFields(sentence)
  if (role !== 'website' || kind !== 'sentence' || !isRow) return []
  return parts.flatMap((part): Found[] => {
    const name = part.trim().replace(BEFORE_NAME, '').replace(BEHIND_NAME, '').trim()
    const own = tokens.filter(
      ({ start, end }) => start >= text.indexOf(part) && end <= text.indexOf(part) + part.length,
    )
    const last = tokensOf(name).at(-1)
    const count = wordsOf(name).length
    const isName =
      name.length >= 4 &&
      name.length <= TITLE_MAX &&
      count <= 5 &&
      (count > 1 || LONE.test(name)) &&
      !/^(?:how|what|which|where|when|why|who|upload)\b|\bforms?$/i.test(name) &&
      last !== undefined &&
      isNoun(last) &&
      !own.some(({ denied, pos }) => denied || pos === 'AUX' || pos === 'PRON') &&
      !/[?"“”‘]|['’](?!s\b)|\b(?:no|not)\b/i.test(part) &&
      !SHOWN_ELSEWHERE.test(name) &&
      !NO_THING.test(name)
    return isName ? [{ title: capitalise(name), sort: sortOfTitle(name), topics: [] }] : []
  })
}
/** Who speaks lists nothing. */
const SPOKEN =
  /\b(?:I|we|they|he|she|it|people|must|should|can|could|would|want|wants|like|need to|has to)\b/i

/** What the website is to hold, in the order of the brief; each thing once. */
export function requestsOf(clauses: readonly Clause[], spans: readonly Span[]): Request[] {
  const about = clauses.filter(
    (clause) =>
      entryOf(clause) !== undefined ||
      ((clause.role === 'website' || NEEDS.test(clause.text)) && !ELSEWHERE.test(clause.text)),
  )
  const topics = topicsIn(clauses)
  // 'We would like to help buyers understand what they are buying' hopes for a page.
  const hoped = clauses.filter(({ role, text }) => role === 'private' && !ELSEWHERE.test(text))
  const asked = spans.flatMap((span): { clause: number; found: Found; score: number }[] => {
    const clause = clauses[span.clause]
    const found =
      span.kind === 'ask' && clause && !ELSEWHERE.test(clause.text) && spanned(span, clause)
    return found ? [{ clause: span.clause, found, score: span.score }] : []
  })
  const inSpans = (clause: Clause, least: number) =>
    asked
      .filter(({ clause: at, score }) => clauses[at] === clause && score >= least)
      .map(({ found: each }) => each)
  const found = [
    ...new Set([...about, ...hoped, ...asked.flatMap(({ clause }) => clauses[clause] ?? [])]),
  ].flatMap((clause): Found[] => {
    const entry = entryOf(clause)
    const [steps] = stepsFor(clause)
    if (entry) return [entry.text || !steps ? entry : { ...entry, text: steps.text ?? '' }]
    if (steps) return [steps]
    const parts = partsIn(clause)
    const own: Found[] = [
      ...toldOf(clause.text).map((title) => ({ title, sort: toldSort(title), topics: [] })),
      ...parts.map((title) => ({ title, sort: sortOfTitle(title), topics: [] })),
    ]
    const isNew = ({ title }: Found, among: readonly Found[]) =>
      !among.some((one) => one.title.toLowerCase().includes(title.toLowerCase()))
    const things = (
      clause.role === 'private' ? pagesIn(clause) : [...thingsIn(clause), ...pagesIn(clause)]
    ).filter((each) => isNew(each, own))
    const sights = (clause.role === 'website' ? sightsIn(clause) : []).filter(
      (each) =>
        isNew(each, [...own, ...things]) &&
        !things.some(({ title }) => each.title.toLowerCase().includes(title.toLowerCase())),
    )
    const byParts = [...own, ...things, ...sights]
    const byRules = [
      ...byParts,
      ...wishedIn(clause).filter(({ title }) => !sharesWords(title, byParts)),
    ]
    const spannedHere = inSpans(clause, byRules.length > 0 ? SURE : 0).filter(
      ({ title }) => !sharesWords(title, byRules),
    )
    return [...byRules, ...spannedHere].map((request) =>
      request.sort === 'questions'
        ? { ...request, topics }
        : { ...request, text: listedBehind(request.title, clause.text) },
    )
  })
  const requests = found.map((each): Request => ({ text: '', ...each }))
  return requests.filter(
    ({ title, sort }, at) =>
      // 'The restoration of No. 217' is cut at its stop.
      !/\bno$/i.test(title) &&
      !NO_PAGE.test(title) &&
      !NO_THING.test(title) &&
      requests.findIndex(
        (other) =>
          // 'Load charts' and 'load charts pdf' are one thing.
          `${stemOf(title)} `.startsWith(`${stemOf(other.title)} `) ||
          (sort === 'questions' && other.sort === sort),
      ) === at,
  )
}
/** 'Need fixtures, rego information and sponsors' logos' is said of the website without its name. */
const NEEDS =
  /^(?:need|needs|want|would like|must have|please (?:add|show|list|include))\s(?!(?:more|new|to|a new|some more|some help|help|staff|people)\b)/i
