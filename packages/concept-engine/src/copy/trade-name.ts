import { isWord } from '../reading/english/spelling.ts'
import { tokensOf } from '../reading/english/tokens.ts'

/** Words that end like an agent or an activity, and are things. */
const THING =
  /^(?:water|timber|lumber|leather|paper|rubber|copper|flowers?|computers?|butter|silver|amber|liquor|beer|trailers?|containers?|letters?|posters?|boilers?|scooters?|mowers?|tractors?|motors?|mirrors?|feathers?|ladders?|rings?|strings?|wings?|buildings?|earrings?|puddings?|furniture|berr(?:y|ies)|cherr(?:y|ies)|dairy|jewellery|stationery|sausages?|tillage)$/i
/** People by what they do: 'farrier', 'locksmith', 'wig makers'. */
const AGENT = /(?:\p{L}{2}(?:er|or|eer)|ist|ian|smith|wright|monger|ant)s?$/iu
/** What somebody does, or a place where it is done: 'carting', 'automation', 'bakery'. */
const ACTIVITY =
  /(?:\p{L}{3}(?:ing|ings|tion|sion|ment|logy|graphy|metry|ture|craft|work|works|ery|ary|iture|ance|ence|ics)|\p{L}{2}age)$/iu
const NAMED_WORK =
  /^(?:hire|rentals?|sales|repairs?|services?|suppl(?:y|ies)|tours?|charters?|lessons?|class(?:es)?|courses?|camps?|care|support|health|control|recovery|design|arts?|music|dance|yoga|pilates|therapy|massage|law|finance|insurance|travel|transport|freight|logistics|storage|security|removals?|surveys?|survey|retail|trade|club|society|choir|band|orchestra|theatre|school|college|university|academy|centre|center|clinic|practice|hospital|surgery|shop|store|studio|gallery|museum|farms?|vineyard|winery|trust|foundation|fund|charity|group|association|collective|cooperative|co-op|network|agency|company|business|kennels?|cattery|stables?|market|festival|church|library|garage|workshop|factory|yard|mill|bar|pub|restaurant|caf[eé]|hotel|motel|stays?|nursery|media|shelter|council|team|league|press|house|office|broker|forge|foundry|laborator(?:y|ies)|labs?|vet|pharmacy|physio|childcare|daycare|catering)$/i

/** A category of businesses, which says nothing of this one. */
export const CATEGORY =
  /^(?:retail|travel|e-?commerce|marketing|(?:allied )?health(?:care)?|hospitality|construction|education|finance|real estate|automotive|fitness|beauty|technology|agriculture|farming|arts?|trades?|childcare|legal|food(?: (?:and|&) (?:drink|beverage)s?)?|sports?|(?:volunteer |local |registered |small )?(?:community|charity)(?: (?:group|organisation|club|charity|service))?|volunteers?(?: (?:group|organisation|run))?|tourism(?: experiences?)?|transport|professional services|manufacturing|events?|entertainment|media|property|wellness|medical|pets?|animals?|home(?: services)?|cleaning|consulting|charity|non-?profit|nfp|engineering|logistics|energy|environment|not[ -]for[ -]profit|clubs?|b2b|sole trader|small business|business|hire|rentals?|(?:online )?(?:shop|store|retail)|online|farms?|take ?aways?|sport(?:s|ing) clubs?|services?|council(?: service)?|government|rural|local|recreation|leisure|other|creative(?: industries)?|wholesale|import(?:\/export)?|manufacturer|contractor|contracting|freelance|.*\b(?:stuff|things|etc))$/i
/** 'Charity – wildlife rescue', 'Trades: welding', 'ship / training charity' */
const SEPARATOR = /\s?:\s|\s[–—-]\s|\s\/\s/

/** A field of work, 'horology': what stands behind it only explains it. */
const SCIENCE = /(?:logy|graphy|metry|nomy|ics)$/i

const isWork = (word: string) =>
  NAMED_WORK.test(word) || (!THING.test(word) && (AGENT.test(word) || ACTIVITY.test(word)))
const stemOf = (word: string) => word.toLowerCase().replace(/(?:ies|es|s|y|e)$/, '')

const wordsOf = (text: string) => text.split(/[^\p{L}’'-]+/u).filter(Boolean)

const COUNTRY_OR_STATE =
  /,\s(?:NZ|New Zealand|Aotearoa|Aust(?:ralia)?|AU|VIC|NSW|QLD|SA|WA|TAS|NT|ACT|Victoria|Queensland|Tasmania)$/i
/** 'Italian school Saturdays', 'yoga Tuesday nights' */
const DAYS_BEHIND =
  /(?<=\p{L})\s(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|evenings?|nights?)(?: (?:and|&) \p{L}+days?)?$/iu
/** 'Hydraulic hose repair 24/7 mobile' */
const QUALITY_BEHIND =
  /^(\p{L}[^,]*\p{L})\s((?:24\/7|24 hours?|mobile|on[- ]site|local)(?: mobile)?)$/iu
const withQualityFirst = (kind: string) =>
  kind.replace(
    QUALITY_BEHIND,
    (_kind, trade: string, quality: string) =>
      `${quality} ${/^\p{Lu}\p{Ll}/u.test(trade) ? trade.charAt(0).toLowerCase() + trade.slice(1) : trade}`,
  )
/**
 * A kind of business without its country, its days, and what stands behind a comma and is no work:
 * 'Toy library, volunteer charity', 'marine trimmer, boat covers clears upholstery'.
 */
function withoutAdditions(kind: string): string {
  const [first = '', ...others] = kind
    .replace(COUNTRY_OR_STATE, '')
    // 'Driving lessons for new people in Australia' is a trade for some.
    .replace(/ for .*$/i, '')
    .replace(DAYS_BEHIND, '')
    .split(', ')
  const lastWord = wordsOf(first).at(-1) ?? ''
  const isNamed = wordsOf(first).length > 1 && isWork(lastWord)
  const isAgent = isNamed && AGENT.test(lastWord) && !THING.test(lastWord)
  const kept = others.filter((part) => {
    const last = wordsOf(part.split(/ (?:and|&) /).at(-1) ?? '').at(-1) ?? ''
    return !CATEGORY.test(part) && (!isNamed || (isAgent ? AGENT.test(last) : isWork(last)))
  })
  return [first, ...kept].join(', ')
}

/**
 * What a business does, by the field 'Industry' of the form, without categories; several things are
 * separated by ' / '. 'Language services - Auslan' is 'Auslan language services'. A field that names
 * a thing ('gates') takes the trade from a company that is called by it ('Pittock Gate Automation':
 * 'gate automation'); '' if there is none, as 'Snakes in Mandurah' says nothing of who catches them.
 */
export function tradeName(industry: string, companyName: string): string {
  const kinds = industry
    .split(SEPARATOR)
    .map((kind) => withQualityFirst(withoutAdditions(kind.trim())))
    .filter((kind) => kind !== '' && !CATEGORY.test(kind))
  const [group = '', kind = ''] = kinds
  const isKind =
    kinds.length === 2 &&
    !industry.includes(' / ') &&
    isWork(wordsOf(group).at(-1) ?? '') &&
    !wordsOf(kind).some(isWork) &&
    // 'Horology — clocks and watches' is no 'clocks and watches horology'.
    !SCIENCE.test(group)
  const named = isKind
    ? `${kind} ${group.toLowerCase()}`
    : kinds.length === 2 && SCIENCE.test(group)
      ? group
      : kinds.join(' / ')
  return wordsOf(named).some(isWork) ? named : tradeInName(companyName, wordsOf(named))
}

/** The end of a company's name that begins with one of these things and says what is done. */
function tradeInName(companyName: string, things: readonly string[]): string {
  const own = companyName
    .replace(/[,.]?\s(?:pty|ltd|inc|incorporated|co|limited)\b\.?/gi, '')
    .split(/\s+/)
  const from = own.findIndex((word) =>
    things.some((thing) => stemOf(thing).length > 2 && stemOf(word) === stemOf(thing)),
  )
  const trade = from < 0 ? [] : own.slice(from)
  const isTrade =
    trade.length > 1 &&
    isWork(trade.at(-1) ?? '') &&
    trade.every((word) => isWord(word.toLowerCase()))
  return isTrade ? trade.join(' ').toLowerCase() : ''
}

/**
 * The trade with which a description begins, before it says anything: 'Licensed snake catcher' of
 * 'Licensed snake catcher (DBCA WA), Mandurah'; ''.
 */
export function openingTrade(description: string): string {
  const [, opening = ''] = /^([^,.;:()–—!?]{6,48}?)(?= \(|,|\.)/u.exec(description) ?? []
  const words = opening.split(' ')
  const isName = tokensOf(opening).every(
    // 'Licensed' and 'qualified' are tagged as verbs.
    ({ pos, lower }) => /^(?:NOUN|PROPN|ADJ|ADP|CCONJ|PUNCT)$/.test(pos) || /ed$/.test(lower),
  )
  const last = words.at(-1) ?? ''
  const saysWhat = isWork(last) && !/^(?:business|company|trade)$/i.test(last)
  return words.length > 1 && isName && saysWhat ? opening : ''
}
