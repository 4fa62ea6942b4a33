import { capitalise } from '../english/sentences.ts'
import { fieldEntries } from '../forms/field-entries.ts'
import { fieldLabel } from '../forms/field-labels.ts'

/** Something short at the top of the page that its owner changes. */
export interface OwnerNotice {
  /** 'Current lead time', or '' if its states say everything. */
  title: string
  /** What it says today, if the brief states it, or what it may say: 'Open', 'Closed'. */
  states: string[]
}
/** A list of things that change, whose columns the client names. */
export interface OwnerList {
  title: string
  columns: string[]
  /** The words that ask for it. */
  wording: string
}

const SIGN =
  '(?:banner|notice|sign|sticker|alert|bar|strip|flag|message|switch|toggle|traffic light|status|label|note)'
/** 'A banner up the top saying Harvest Open or Harvest Closed' */
const EITHER_STATE = new RegExp(
  `\\b${SIGN}\\b(?<between>[^.;:]{0,40}?)(?: (?:that )?(?:saying|says|reading|reads|to say|showing|shows|with|for|that I can switch (?:to|between)|of)|:)\\s["“]?(?<first>[^.,;:"“”]{2,28}?)["”]?\\s?(?:\\bor\\b|\\/|\\bvs\\b)\\s?["“]?(?<second>[^.,;:"“”()]{2,28}?)["”]?(?=[.,;()]|$|\\s(?:that|which|so|on|at|and|I|we|depending)\\b)`,
  'iu',
)
/** 'A banner at the top that we can change: OPEN TODAY, CLOSED DUE TO RAIN, or SEASON FINISHED' */
const LISTED_STATES = new RegExp(
  `\\b${SIGN}\\b[^.;:]{0,60}:\\s(?<states>[^.;:,]{2,28}(?:, [^.;:,]{2,28}){1,4}(?:,? or [^.;:,]{2,28})?)(?=[.;]|$)`,
  'iu',
)
/** 'Ground open/closed sign', 'an open or closed notice' */
const STATES_BEFORE = new RegExp(
  `(?<first>(?:\\p{L}+ )?\\p{L}+)(?: ?\\/ ?| or )(?<second>\\p{L}+(?: \\p{L}+)?) ${SIGN}\\b`,
  'iu',
)
/** 'A "fully booked" notice we can turn on' */
const QUOTED_STATE = new RegExp(`["“‘'](?<state>[^"“”‘’']{3,32})["”’'] ${SIGN}\\b`, 'iu')
/** 'Sorry closed sign for hot days' */
const PLAIN_STATE = new RegExp(
  `(?<state>(?:sorry,? )?(?:we[’']re )?(?:closed|open|cancelled|full|fully booked|booked out|sold out)(?: today)?) ${SIGN}\\b`,
  'iu',
)
/** 'Spaces left - undercover 3, open 11 - need to change these ourselves' */
const LEFT =
  /^(?:[-–•*]\s)?(?<title>(?:\p{L}+ )?(?:spaces?|places?|sites?|vacanc(?:y|ies)|berths?|spots?|rooms?|seats?|tickets|stock|pups|puppies|slots?) (?:left|available|free|remaining))\s?[-–:]\s(?<state>[^-–.]{2,40}?)(?=,?\s[-–]|,? (?:need|so|I|we)\b|[.]|$)/iu
/** Words that say who changes it: '… so I can change it', '… that I can flick over' */
const CHANGED =
  /\b(?:I|we|he|she|they|office|staff|secretary|\p{Lu}\p{Ll}+|(?:our|my|the) \p{L}+) (?:can|could|will) (?:easily |just |quickly )?(?:change|update|edit|switch|flick|turn|toggle|flip|set|put)\b|\b(?:office|staff|I|we) (?:changes?|updates?) (?:it|this|that|them|each|every|on)\b|\bneed to (?:be able to )?(?:change|update|edit) (?:it|this|that|these|them)\b|\b(?:able|easy) (?:for \p{L}+ )?to (?:change|update|edit|switch|flick|go|put|turn)\b[^.]{0,20}\b(?:home ?page|top|it|myself|ourselves)\b/iu
/** 'Current lead time so I can change it (14 weeks at the moment)' */
const CURRENT =
  /\b(?<title>(?:current|present|latest|today[’']s|this week[’']?s|next) (?:\p{L}+ ){0,2}\p{L}+?)(?=,? (?:so|that|which|at|up|on|banner|notice|and|\(|\d)|[,.;:(]|$)/iu
const NOW =
  /\((?:it[’']s |its |now |currently |presently )?(?<inside>[^()]{2,36}?)(?: (?:at the moment|right now|now|currently|at present|today|this week))?\)|(?:^|time|delay|wait) (?<behind>\d[^,.;()]{1,20}?)(?=[,.;]|$)|,\s(?<last>\d[^.,;()]{1,20}?) (?:at the moment|right now|now|currently|today)\b|\b(?:currently|at the moment|right now|presently)(?: it[’']s| its| it is)? (?<named>\d[^.,;()]{1,24})/iu
/** 'No running … (this has to be able to go on the home page by 8am)' */
const CALLED_OFF =
  /^(?<what>no (?:running|trains|rides|play|games?|training|tours?|cruises?|flights?|harvest|classes|market|skating|racing|swimming|sailing|fishing|services?|deliver(?:y|ies))|(?:course|track|club|pool|farm|road|rink|courts?|grounds?) closed|closed|cancelled)\b/iu

/** 'Say if tonight's viewing is ON or CANCELLED' */
const WHETHER_ON =
  /\b(?:say|show|tell (?:people|them|us|everyone)|display|(?:see|know)(?= (?:if|whether))) (?:straight away )?(?:if|whether) (?:the )?(?<title>[\p{L}’' ]{3,28}?) (?:is|are) (?<first>on|open|running|going ahead|up) or (?<second>cancelled|off|closed|shut|down|not (?:on|running|open))(?!\p{L})/iu
/** 'If the harvest's closed by the regulator we need a banner we can put up ourselves' */
const IF_CLOSED = new RegExp(
  `\\bif (?:the |a |our )?(?<what>[\\p{L} ]{3,28}?)(?:[’']s| is| are| gets?) (?<state>closed|cancelled|shut|full|down|flooded)(?!\\p{L})[^.]*\\b${SIGN}\\b`,
  'iu',
)

/** 'Harvest Open or Harvest Closed' */
const namesState = (text: string) =>
  text.trim() !== '' &&
  text.split(/\s+/).length <= 4 &&
  !/\b(?:something|whatever|it|them|so)\b/i.test(text)

/** What the owner wants to change at the top of the page, according to a sentence. */
export function ownerNoticeIn(sentence: string): OwnerNotice | undefined {
  const either = EITHER_STATE.exec(sentence)?.groups
  const isAtTop = /\b(?:top|home ?page|front page|up high|header|first thing)\b/i.test(sentence)
  const isRefused = /\b(?:no|not|never|without|n[’']t)\s(?:\p{L}+\s){0,3}$/iu
  if (either && (CHANGED.test(sentence) || isAtTop)) {
    const states = [either.first ?? '', either.second ?? ''].map((state) => state.trim())
    const index = EITHER_STATE.exec(sentence)?.index ?? 0
    if (states.every(namesState) && !isRefused.test(sentence.slice(0, index)))
      return { title: '', states: states.map((state) => capitalise(state)) }
  }
  const whether = WHETHER_ON.exec(sentence)?.groups
  if (whether)
    return {
      title: capitalise((whether.title ?? '').replaceAll("'", '’')),
      states: [whether.first ?? '', whether.second ?? ''].map((state) =>
        capitalise(state.toLowerCase()),
      ),
    }
  if (!CHANGED.test(sentence)) return undefined
  const closed = IF_CLOSED.exec(sentence)?.groups
  if (closed) return { title: '', states: [capitalise(`${closed.what} ${closed.state}`)] }
  const listed = LISTED_STATES.exec(sentence)
  if (listed?.groups?.states && !isRefused.test(sentence.slice(0, listed.index))) {
    const states = listed.groups.states
      .split(/,? or |, /)
      .map((state) => capitalise(state.replace(/["“”]/g, '').trim().toLowerCase()))
    if (states.every(namesState)) return { title: '', states }
  }
  const left = LEFT.exec(sentence.trim())?.groups
  if (left) return { title: capitalise(left.title ?? ''), states: [left.state?.trim() ?? ''] }
  const ahead = STATES_BEFORE.exec(sentence)
  if (ahead?.groups && !isRefused.test(sentence.slice(0, ahead.index))) {
    const first = (ahead.groups.first ?? '').replace(/^(?:an?|the|our|some|with|and)\s/i, '')
    const second = ahead.groups.second ?? ''
    // 'Ground open/closed'
    const [subject = '', ...others] = first.split(' ')
    const isShared = others.length > 0 && !second.includes(' ')
    const states = [first, isShared ? `${subject} ${second}` : second]
    return { title: '', states: states.map((state) => capitalise(state)) }
  }
  const quoted = QUOTED_STATE.exec(sentence) ?? PLAIN_STATE.exec(sentence)
  if (quoted?.groups?.state && !isRefused.test(sentence.slice(0, quoted.index)))
    return { title: '', states: [capitalise(quoted.groups.state)] }
  const current = CURRENT.exec(sentence)
  if (current?.groups?.title) {
    const {
      inside = '',
      named = '',
      last = '',
      behind = '',
    } = NOW.exec(sentence.slice(current.index))?.groups ?? {}
    const state = (inside || behind || named || last)
      .replace(/\s(?:at the moment|right now|currently|now)$/i, '')
      .trim()
    return {
      title: capitalise(current.groups.title).replace(/^(This week|Today)s /, '$1’s '),
      states: state ? [state] : [],
    }
  }
  const off = CALLED_OFF.exec(sentence.trim())?.groups?.what
  return off && isAtTop
    ? {
        title: '',
        states: [`${capitalise(off)} today`.replace(/^(Closed|Cancelled) today$/, '$1')],
      }
    : undefined
}

/** 'Hay for sale', 'stock list': the name of a list. */
const LIST_NAME =
  /(?<![\p{L}’'])(?<title>(?:\p{L}+ ){0,2}(?:for sale|available|in stock)|(?:stock|hay|plant|vehicle|puppy|fleet|sale|animal|locos?|available \p{L}+) (?:list|board|register))\b/iu
/** '… a list Lorraine can change with type, bales, how much per tonne' */
const CHANGING_LIST =
  /\b(?:list|table|board|page|register)(?:\s[-–:]\s(?<first>[^.:]+?,[^.:]+?)(?:,? [-–] |, )(?:so )?(?:I|we)(?:’d)? (?:want|need|like|have|can) (?:to )?(?:be able to )?(?:change|update|edit|keep up|add to)\b.*)$|\b(?:list|table|board|page|register)\b(?<between>[^.;:]{0,50}?)\b(?:can|could|to) (?:easily )?(?:change|update|edit|keep up|add to)\b[^.;:,]{0,24}?(?:,? (?:with|showing|saying|listing)|:) (?<list>[^.]+,.+)$/iu
/** 'A page for the locos: name, gauge, builder, year, photo' */
const PAGE_OF =
  /\b(?:list|table|page|register|section|catalogue) (?:for|of) (?:the |our |all |all the |each )*(?<title>\p{L}+(?: \p{L}+)?)(?::|,? (?:with|showing)(?: the)?|(?: each)? with) (?<list>[^.]+,[^.]+,.+)$/iu
const LIST_STOP =
  /,? (?:and|then|but) (?:buyers?|people|customers?|they|we|I|contracting|it|that[’']s)\b.*$|[.!]\s.*$/iu
const COLUMNS = { least: 3, most: 8 }
/** 'A page for schools: bring a hat, water, lunch' lists no columns. */
const KNOWN_COLUMN =
  /\b(?:names?|prices?|cost|photos?|pictures?|year|size|type|make|model|age|colour|breed|sex|length|width|height|status|location|address|phone|number|capacity|weight|builder|gauge|hours|date|berths?|sleeps|grade|condition|variety|quantity|qty|material|author|artist|title|sold)\b/i

/** A short column heading: 'how much per tonne' is 'Price per tonne'. */
const heading = (entry: string) =>
  (fieldLabel(entry) ?? '')
    .replace(/\s(?:y\/n|- .*)$/i, '')
    .replace(/\s(?:yes|no) or (?:yes|no)$/i, '')
    .replace(/^How much(?: is it)?(?= |$)/i, 'Price')
    .replace(/^How many /i, '')
    .replace(/^(\p{L}+) or not$/iu, '$1')
    .replace(/^What (?:the )?(?=\p{L}+$)/iu, '')

/** The list that changes, with its columns, according to a sentence. */
export function ownerListIn(sentence: string): OwnerList | undefined {
  const changing = CHANGING_LIST.exec(sentence)
  const page = changing ? undefined : PAGE_OF.exec(sentence)
  const list = changing?.groups?.first ?? changing?.groups?.list ?? page?.groups?.list
  if (!list || /\bforms?\b/i.test(changing?.groups?.between ?? '')) return undefined
  const columns = fieldEntries(list.replace(LIST_STOP, ''))
    .map((entry) => capitalise(heading(entry)))
    .filter((column) => column !== '' && column.length <= 28)
  const before = changing ? sentence.slice(0, changing.index) : ''
  const named = changing
    ? (LIST_NAME.exec(before)?.groups?.title ?? LIST_NAME.exec(sentence)?.groups?.title)
    : page?.groups?.title
  const title = (named ?? '')
    .replace(/^(?:(?:there[’']s|then|and|also|is|are|the|our|we|have|got|some|a|of)\s)+/iu, '')
    .trim()
  const isTable =
    changing !== null || columns.filter((column) => KNOWN_COLUMN.test(column)).length >= 2
  return title !== '' && isTable && columns.length >= COLUMNS.least
    ? {
        title: capitalise(title),
        columns: columns.slice(0, COLUMNS.most),
        wording: (changing ?? page)?.[0] ?? '',
      }
    : undefined
}
