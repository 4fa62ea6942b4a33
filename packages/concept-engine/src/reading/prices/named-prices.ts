import { capitalise } from '../english/sentences.ts'
import { type Amount, amountsOf } from './dollar-amounts.ts'
import type { Price } from './price-list.ts'
import { columnPrices } from './price-table.ts'
import { hasBalancedBrackets, lowered, termsOf } from './price-words.ts'

/** Words that a name does not contain: it would be part of a sentence. */
export const NOT_A_NAME =
  /\b(?:I|we|they|he|she|it|it['’]s|is|are|was|were|will|would|if|when|because|but|charge[sd]?|costs?|pays?|paid|budget|quoted?|spent|web ?sites?|the site|web|page|domain|hosting|please|don['’]?t|can['’]?t|gets?|has|(?<!-)off(?!-)|insurance|liability|raised|grant|rent|wages|turnover|approved|loses?|begins?)\b|[?!]/i
/** The same for names that nothing but their place before an amount shows to be names. */
const NOT_A_BARE_NAME =
  /\b(?:you|have|my|our|your|less|more|after|until|cover)\b|(?<!\bor |\band )\b(?:under|over)\b(?! \d)/i
export const NAME_START =
  /^(?:(?:posted|delivered|fitted|installed|supplied|collected|mon|tues|wednes|thurs|fri|satur|sun)(?:days?)?(?: (?:anywhere|interstate|locally))?$|and|or|so|then|plus|beyond|within|outside|past|in|on|at|for|with|without|to|from|by|of|no|not|only|every|each|including|incl?|up to|that|this|the first|first(?! (?:grade|class|aid|fix|coat|floor|pressing)\b)|any|all|about|around)\b/i
/** 'Price: $330', 'min $95', 'Mon $16': the thing itself has no name. */
const SAYS_NOTHING =
  /^(?:prices?|(?:plus|and|then)(?: an?)?|it|its|it[’']s|min(?:imum)?|max(?:imum)?|total|whole|half|(?:three )?quarters?|sell|buy|big|mon|tues?|wed|thu(?:rs)?|fri|sat|sun)$/i
const CONNECTING_END =
  /[\s,:;=–—.-]+$|(?:\sand)?\s(?:is|are|at|for|costs?|(?:go(?:es)?|gets? in|always|usually|commonly|normally|typically|generally|mostly|often))$/i
const NAME_MAX = 70
export const nameOf = (text: string): string | undefined => {
  const name = text
    .replace(/^(?:and|or|plus|then|while)\s/i, '')
    .replace(/^\([^()]*\)\s/, '')
    .replace(/^(?:our |the )?prices? (?=\p{L})/iu, '')
    .replace(/^(?:an?|our|my)\s/i, '')
    .replace(CONNECTING_END, '')
    .replace(CONNECTING_END, '')
    .replace(/\s?\($/, '')
    .trim()
  const bare = name.replace(/\([^()]*\)/g, '')
  const isName =
    name.length >= 2 &&
    bare.length <= NAME_MAX &&
    /\p{L}{2}|\d/u.test(bare) &&
    !SAYS_NOTHING.test(bare.trim()) &&
    !NOT_A_NAME.test(bare) &&
    (/[:–—-]\s*$/.test(text) || !NOT_A_BARE_NAME.test(bare)) &&
    // 'Up to 15cm: $8'
    (!NAME_START.test(bare) || (/:\s*$/.test(text) && /^(?:up to|under|over) \d/i.test(bare))) &&
    // 'Delivery free to 30 km then $3 per km'
    !/\b(?:then|thereafter|after that)$/i.test(bare)
  return isName ? name : undefined
}
/** 'Standard tuning (piano tuned within two years)': a long note goes below the name. */
const rowOf = (name: string, price: string, after: string): Price | undefined => {
  const opened = name.lastIndexOf('(')
  const isOpen = !hasBalancedBrackets(name) && opened > 0
  const bare = isOpen ? name.slice(0, opened).trim() : name
  const rest = isOpen ? `${name.slice(opened + 1)} ${after.replace(/\)/, '')}` : after
  const [, title = bare, note = ''] = /^(.{3,}?)\s\(([^()]{12,})\)$/.exec(bare) ?? []
  const terms = termsOf(note, ...detailsOf(rest))
  return hasBalancedBrackets(title) && hasBalancedBrackets(terms)
    ? { title: title.trim(), price, terms }
    : undefined
}
/** 'Up to a matchbox $99', in a list that says what is measured. */
const MEASURED_ROW =
  /^((?:up to|under|over|within|between) (?:an? |the )?[\p{L}\d][^$]{1,40}?)[:,]? ((?:from )?\$[\d,.]*\d(?: each)?)$/iu
function measuredRow(text: string): Price | undefined {
  const [, name = '', price = ''] = MEASURED_ROW.exec(text) ?? []
  const [, thing = '', wording = ''] =
    /^(\p{L}[^$,]{2,40}?) (?:is|are) (quoted\b[^$,]{0,40}|by quote|on application)$/iu.exec(text) ??
    []
  if (thing && !NOT_A_NAME.test(thing))
    return { title: thing, price: capitalise(wording), terms: '' }
  return name ? { title: capitalise(name), price: capitalise(price), terms: '' } : undefined
}

/** What follows an amount, as separate notes. */
const detailsOf = (after: string): string[] => {
  const trimmed = after.replace(/^[\s,;:.–—-]+|[\s,;.–—-]+$/g, '')
  const unwrapped = /^\(([^()]*)\)$/.exec(trimmed)?.[1] ?? trimmed
  const closed = hasBalancedBrackets(unwrapped) ? unwrapped : unwrapped.replace(/[()]/g, '')
  return closed
    .replace(/^\(([^()]*)\)[\s,]*(?=\S)/, '$1, ')
    .split(/(?<=[\p{L}\d)])\.\s+(?=\p{Lu})/u)
    .map((part) => part.trim())
}
/** Sentences that follow an amount belong to it unless they speak of something else. */
const isTerms = (after: string) =>
  after.length <= 120 &&
  !/\b(?:I|we|please|website|page|form)\b|\?/i.test(after.replace(/\([^()]*\)/g, '')) &&
  !/^\s?(?:for\s)?(?:the|my|our) (?:site|website)/i.test(after)

const splitOutside = (text: string, separator: RegExp): string[] => {
  const parts: string[] = []
  let depth = 0
  let last = 0
  for (const match of text.matchAll(/[()]|[,;/]\s?|\s(?:and|or)\s/g)) {
    const [mark] = match
    if (mark === '(') depth += 1
    else if (mark === ')') depth = Math.max(0, depth - 1)
    else if (
      depth === 0 &&
      separator.test(mark) &&
      // In 'whiting and chips $21.50' the 'and' does not separate prices.
      (!/and|or/.test(mark) || amountsOf(text.slice(last, match.index)).length > 0) &&
      !/^,\d{3}/.test(text.slice(match.index, match.index + 4))
    ) {
      parts.push(text.slice(last, match.index))
      last = match.index + mark.length
    }
  }
  return [...parts, text.slice(last)].map((part) => part.trim()).filter(Boolean)
}

/** 'Site visit within 40 km: free', 'Grease traps by quote' */
export const WITHOUT_AMOUNT =
  /^(.{3,70}?)(?:\s?[:–—=-]\s?|\s)(free(?: of charge)?|nil|P\.?O\.?A\.?|by quote|priced on (?:the spot|site|the day|inspection)|quoted(?: (?:after|on|per|once|when) [^,;.$]{3,30})?|price on (?:application|request)|on (?:application|request))$/i
/** 'Come and try    free, first three visits' */
export const FREE_WITH_NOTE = /^(.{3,60}?)(?:\s{2,}|\s?[:–—=-]\s)free(?:,\s|\s(?=\())(.{3,60})$/i
/** '$22 a dozen or $12 half': two amounts for the same thing, as one. */
function alternativesOf(text: string, amounts: readonly Amount[]): readonly Amount[] {
  const [first, second] = amounts
  if (!first || !second || amounts.length !== 2) return amounts
  const isAlternative = /^,? or $/.test(text.slice(first.end, second.start))
  const [size = ''] =
    /^ (?:an? |the )?(?:half|whole|full|single|double|large|small|pair|each)\b/i.exec(
      text.slice(second.end),
    ) ?? []
  return isAlternative
    ? [
        {
          start: first.start,
          end: second.end + size.length,
          price: `${first.price} or ${lowered(second.price)}${size}`,
        },
      ]
    : amounts
}

/** In 'Package – $540 (saves $60)' the amount in brackets is not charged. */
const NOT_CHARGED = /\((?:you )?(?:saves?|saving|was|normally|usually|valued at|worth)\b[^()]*\)/gi
const chargedAmounts = (text: string) =>
  amountsOf(text.replace(NOT_CHARGED, (inner) => '_'.repeat(inner.length)))

/** A row with one amount: a name, its price, and what else is said about it. */
export function singleRow(text: string): Price | undefined {
  const amounts = alternativesOf(text, chargedAmounts(text))
  const [amount] = amounts
  const [, unpriced = '', wording = ''] = WITHOUT_AMOUNT.exec(text.replace(/[.;\s]+$/, '')) ?? []
  const unpricedName = amount ? undefined : nameOf(`${unpriced}:`)
  if (unpricedName) return rowOf(unpricedName, capitalise(wording), '')
  const [, given = '', freeOf = ''] = FREE_WITH_NOTE.exec(text) ?? []
  const freeName = amount ? undefined : nameOf(`${given}:`)
  if (freeName) return rowOf(freeName, 'Free', freeOf)
  if (!amount || amounts.length !== 1) return undefined
  const after = text.slice(amount.end)
  const before = text.slice(0, amount.start)
  // 'The Table — five courses, 6 to 14 guests, $185'
  const [, dashed = '', note = ''] =
    /^([^–—]{2,40}?)\s[–—]\s(?!(?<=\d\s[–—]\s)\d)(.{3,})$/u.exec(before) ?? []
  if (dashed && isTerms(after) && isTerms(note)) {
    const title = nameOf(`${dashed}:`)
    return title
      ? rowOf(title, amount.price, [note.replace(CONNECTING_END, ''), after].join(', '))
      : undefined
  }
  // 'Bird removal .... we call the wildlife people first, then $95'
  const [, label = '', condition = ''] =
    /^([^:.…]{3,40}?)\s?(?::|\.{3,}|…+)\s?(\p{L}[^.:]{5,80}), then\s$/u.exec(before) ?? []
  if (label && isTerms(after)) return rowOf(label, amount.price, `${condition}. ${after}`)
  const name = nameOf(before)
  if (name) return isTerms(after) ? rowOf(name, amount.price, after) : undefined
  // 'Backyard one hive, we do everything: $49 a month'
  const [, first = '', rest = ''] = /^([^,:$]{3,40}), ([^:$]{3,70}):\s*$/u.exec(before) ?? []
  const firstName = nameOf(`${first}:`)
  return firstName && isTerms(after)
    ? rowOf(firstName, amount.price, [rest, after].join(', '))
    : undefined
}

/**
 * A list in one line or sentence, with or without a heading: 'Add ons: nails $25, teeth $15',
 * 'Services: cleaning (from $280); letters ($4.20 per letter, minimum 40)'. Undefined if some part
 * has no name of its own.
 */
function listedRows(text: string): Price[] | undefined {
  const [, heading = '', list = text] =
    /^([^:$]{2,90}):\s+(.+)$/su.exec(text.replace(/[.;\s]+$/, '')) ?? []
  // 'Membership categories for the current year are: duty member $60, …'
  const subject = heading.replace(/\s(?:are|is|include)$/i, '')
  // 'Hire charges' is a heading; 'we charge' is a statement.
  if (SAYS_SOMETHING.test(subject) || NOT_A_NAME.test(subject.replace(PRICE_NOUN, '')))
    return undefined
  const body = list.replace(/[.;\s]+$/, '')
  const hasSemicolons = splitOutside(body, /^;/).length > 1
  const parts = splitOutside(body, hasSemicolons ? /^;/ : /^[,/]|^\sand\s/)
  // 'Kangaroo $12, joey $8, feed included': what has no amount belongs to the part before it.
  const joined: string[] = []
  for (const part of parts) {
    const isDetail =
      joined.length > 0 &&
      !hasSemicolons &&
      amountsOf(part).length === 0 &&
      !WITHOUT_AMOUNT.test(part)
    // In 'servicing $320, brakes, inspections $220' nothing says what the brakes cost.
    if (isDetail && !DETAIL.test(part)) return undefined
    if (isDetail) joined[joined.length - 1] += `, ${part}`
    else joined.push(part)
  }
  let named = ''
  const rows = joined.map((part) => {
    const row = singleRow(part) ?? (hasSemicolons || heading ? measuredRow(part) : undefined)
    // 'Queens $38 each, 10+ $34', 'class $42, or ten for $380'
    const isQuantity = row !== undefined && QUANTITY.test(row.title) && named !== ''
    // 'Single clean $240, double $340'
    const [, ofSize = ''] = SIZED.exec(named) ?? []
    if (row && ofSize && OTHER_SIZE.test(row.title))
      return { ...row, title: `${row.title} ${ofSize}` }
    // 'Function room $350, members $200'
    if (
      row &&
      heading === '' &&
      FOR_SOME.test(row.title) &&
      named !== '' &&
      !A_CUSTOMER.test(named)
    )
      return { ...row, title: `${named}, ${lowered(row.title)}` }
    // 'Dog box 2 hole $1,980 / 4 hole $2,650'
    const [, counts = ''] = /^\d+ (\p{Ll}+)$/u.exec(row?.title ?? '') ?? []
    const [, ofThing = ''] =
      counts === '' ? [] : (new RegExp(`^(\\p{L}.*) \\d+ ${counts}$`, 'u').exec(named) ?? [])
    if (row && ofThing) return { ...row, title: `${ofThing} ${row.title}` }
    named = row && !isQuantity ? row.title : named
    // '1000 worms is $49, 2000 is $85'
    const [, counted = ''] = /^\d[\d,]* (\p{L}.*)$/u.exec(named) ?? []
    if (row && isQuantity && counted && /^\d[\d,]*$/.test(row.title))
      return { ...row, title: `${row.title} ${counted}` }
    return row && isQuantity
      ? { ...row, title: `${named.replace(/ \d+$/, '')}, ${row.title}` }
      : row
  })
  const priced = rows.flatMap((row) => row ?? [])
  const isList =
    priced.length >= 2 &&
    rows.every(
      (row, index) =>
        row ?? (hasSemicolons && amountsOf(joined[index] ?? '').length === 0 && priced.length >= 3),
    )
  if (!isList) return undefined
  const unpriced = joined.flatMap((part, index) => {
    const [, name = '', note = ''] = /^([^()]{3,60}?)(?:\s?\(([^()]*)\))?$/.exec(part) ?? []
    return rows[index] || !name ? [] : [{ title: name, price: '', terms: termsOf(note) }]
  })
  if (unpriced.length + priced.length !== joined.length) return undefined
  const rowsUnder = withHeading(subject === heading ? heading : '', [...priced, ...unpriced])
  // 'Prices per session, GST included: up to a matchbox $99; …' says something of all of them.
  const [, about = ''] =
    /^(?:our |my |the )?(?:prices?|fees?|rates?|costs?),? ((?:per|by|for|plus|incl?)\b.{2,60})$/i.exec(
      heading,
    ) ??
    // 'Monthly, plus GST: seedling $180, …'
    /^((?:monthly|weekly|fortnightly|daily|hourly|yearly|annually|quarterly|nightly|per \p{L}+)(?:,? (?:plus|incl?\.?|including|ex\.?) gst)?)$/iu.exec(
      heading,
    ) ??
    []
  return about
    ? rowsUnder.map((row) => ({ ...row, group: row.group ?? capitalise(about) }))
    : rowsUnder
}

/** Customers who pay another price for what stands before them. */
const FOR_SOME = /^(?:members?|non-?members?|concessions?|pensioners?|seniors?)$/i
const A_CUSTOMER =
  /^(?:adults?|kids?|child(?:ren)?|students?|famil(?:y|ies)|members?|non-?members?|concessions?|pensioners?|seniors?|under|over|full|social|junior)\b/i
const SIZED = /^(?:single|small|half|standard|short|medium|regular) (\p{L}[\p{L} ]{2,30})$/iu
const OTHER_SIZE = /^(?:double|triple|large|medium|full|long|extra large|jumbo)$/i
const QUANTITY =
  /^(?:\P{L}+|(?:or )?(?:two|three|four|five|six|eight|ten|twelve|twenty|a dozen|\d+)(?: (?:for|of them))?)$/iu
/** A heading that is a statement of its own: 'Fees depend on weight'. */
const SAYS_SOMETHING = /\b(?:depends?|var(?:y|ies)|is|are|was|has|have|includes?|start(?:s|ed)?)\b/i
/** A detail of the price before it. */
const DETAIL =
  /^(?!all\b|per\b)(?:\d|min(?:imum)?\b|max(?:imum)?\b|incl?\b|including|with\b|plus\b|up to|for\b|no\b|not\b|under\b|over\b|both\b|about\b|by\b|at\b|on\b|in\b|to\b|from\b|before|after|until|two|three|four|five|six|bring|makes?\b|takes?\b|lasts?\b|sleeps?\b)|\b(?:included|only|extra|minimum|maximum|free|not)\b|\b(?:mins?|minutes|hrs?|hours?|days?|weeks?)$/i

const PRICE_NOUN =
  /\b(?:add-?\s?ons?|extras|options|prices?|pricing|fees?|rates?|costs?|charges?|menu|services?|list|offer|tickets?|what (?:I|we) (?:charge|do|sell)|guide|per \p{L}+|(?:our|my|the))\b/giu
/** Names that only their heading explains: 'Full', 'Small (under 8 kg)', '2 hours'. */
const NEEDS_HEADING =
  /^(?:full|half|concession|conc|adults?|child(?:ren)?|kids?|students?|seniors?|pensioners?|members?|non-?members?|famil(?:y|ies)|junior|senior|small|medium|large|xl|single|double|per \p{L}+|\d[\d.]*\s?(?:min(?:ute)?s?|hrs?|hours?|days?|weeks?|m|kg|litres?|l)?|weekdays?|weekends?|weeknights?|midweek|(?:off-?)?peak|first|second)(?:\s\([^()]*\))?$/iu
/** 'Membership 1 Sept - 31 Aug', 'Hall hire': without it none of the rows says what it is for. */
const OPENS_LIST =
  /^((?:\p{L}+ ){0,2}(?:memberships?|(?<=\p{L} )hire|entry|tickets?|admission|boarding|storage))(?:,? (?:\d|per\b|from\b|for\b|until\b).*)?$/iu
const MAX_PART_WORDS = 3
export const withHeading = (heading: string, prices: Price[]): Price[] => {
  const subject = heading
    .replace(/^\s*(?:\(\w\)|\w[.)])\s/, '')
    .replace(PRICE_NOUN, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\P{Ll}+$/u, (capitals) => capitalise(capitals.toLowerCase()))
  const opens = OPENS_LIST.exec(subject)?.[1] ?? ''
  return prices.map((price) =>
    opens !== '' &&
    price.title.split(' ').length <= MAX_PART_WORDS &&
    !/\p{Lu}\p{Ll}+ \p{Lu}/u.test(price.title)
      ? { ...price, title: `${capitalise(opens)}, ${lowered(price.title)}` }
      : subject.length >= 3 && subject.length <= 44 && NEEDS_HEADING.test(price.title)
        ? { ...price, title: `${capitalise(subject)}, ${lowered(price.title)}` }
        : price,
  )
}

/** 'Adult $69, kids $35' after a name: several prices of one thing, as written. */
function severalPrices(text: string): Price | undefined {
  const amounts = amountsOf(text)
  const [first] = amounts
  const last = amounts.at(-1)
  if (!first || !last || amounts.length < 2 || amounts.length > 4) return undefined
  const [, before = '', rest = ''] = /^([^:$]{2,70}?)\s?(?::|\s[–—-])\s(.+)$/su.exec(text) ?? []
  const name = nameOf(before)
  if (!name || before.length > first.start || SAYS_SOMETHING.test(name)) return undefined
  const parts = splitOutside(rest.replace(/[.;\s]+$/, ''), /^[,;/]/)
  const lastPriced = parts.findLastIndex((part) => amountsOf(part).length > 0)
  const pricedParts = parts.slice(0, lastPriced + 1)
  const wording = pricedParts.map((part) => {
    const [amount] = amountsOf(part)
    return amount && amountsOf(part).length === 1
      ? `${part.slice(0, amount.start)}${lowered(amount.price)}${part.slice(amount.end)}`.trim()
      : undefined
  })
  // 'Combs and cutters: $4.50 / $3'
  const isBare = wording.every((part) => /^\$[\d.,]+$/.test(part ?? ''))
  const price = wording.join(isBare && rest.includes('/') ? ' / ' : ', ')
  return wording.every((part) => part !== undefined) &&
    price.length <= 64 &&
    !NOT_A_NAME.test(price)
    ? rowOf(name, capitalise(price), parts.slice(lastPriced + 1).join(', '))
    : undefined
}

/** 'Tube stock is $5.50 each, 10 for $50, trays of 40 for $170': one thing by the piece and by the lot. */
const BY_THE_LOT =
  /^(?:our |the )?(\p{L}[\p{L} ’-]{2,40}?)(?: (?:is|are|costs?))? (\$[\d.,]*\d (?:each|a \p{L}+|per \p{L}+))((?:(?:, | or |, or | and )(?:\d+|two|three|four|five|six|ten|a dozen|[\p{L}]+ of \d+) for \$[\d.,]*\d)+)$/iu
function byTheLot(text: string): Price | undefined {
  const [, name = '', each = '', lots = ''] = BY_THE_LOT.exec(text.replace(/[.;]$/, '')) ?? []
  return name && nameOf(`${name}:`) ? rowOf(name, `${each}${lots}`, '') : undefined
}

/** '2 horse straight $90 day $150 weekend $390 week': one thing by different units of time. */
function pricesByUnit(text: string): Price | undefined {
  const amounts = amountsOf(text)
  const [first] = amounts
  if (!first || amounts.length < 2) return undefined
  const name = nameOf(text.slice(0, first.start))
  const isPerUnit = amounts.every(
    ({ price, end }, index) =>
      / (?:an?|per) \p{L}+$/u.test(price) &&
      /^[\s,/]*$/.test(text.slice(end, amounts[index + 1]?.start)),
  )
  return name && isPerUnit
    ? rowOf(name, capitalise(amounts.map(({ price }) => lowered(price)).join(', ')), '')
    : undefined
}

/** 'Move same floor, upright $320 / grand from $590': one thing of two kinds. */
function kindsOf(text: string): Price | undefined {
  const [, thing = '', kinds = ''] =
    /^([^,:$]{3,44}), (\p{L}[\p{L} ]{1,20} \$[\d,.]+(?: \/ (?:\p{L}[\p{L} ]{1,20} )?(?:from )?\$[\d,.]+)+)$/u.exec(
      text.replace(/[.;]$/, ''),
    ) ?? []
  // 'Starter - half day $55, day $80, week $290'
  const [, hired = '', units = ''] =
    /^([^$:–—]{2,40}?) [-–—] ((?:(?:half |full )?(?:day|week|weekend|hour|night|month|overnight))s? \$[\d,.]+(?:, (?:(?:half |full )?(?:day|week|weekend|hour|night|month|overnight))s? \$[\d,]+(?:\.\d\d)?)+)(?:, (.+))?$/u.exec(
      text.replace(/[.;]$/, ''),
    ) ?? []
  const name = nameOf(`${thing || hired}:`)
  return name
    ? rowOf(
        name,
        capitalise(kinds || units),
        units ? text.slice(text.indexOf(units) + units.length) : '',
      )
    : undefined
}

/** The prices of a row or a sentence; undefined unless everything in it has its place. */
export const pricesOfText = (text: string): Price[] | undefined => {
  const columns = /^[^$]+: .* \/ /.test(text) ? columnPrices(text) : undefined
  if (columns) return columns.prices
  const kinds = kindsOf(text)
  if (kinds) return [kinds]
  const row = singleRow(text)
  if (row) return [row]
  // '5 pack: $365 | 10 pack: $700'
  const cells = text.split(/\s\|\s/).map(singleRow)
  if (cells.length > 1 && cells.every((cell) => cell !== undefined)) return cells
  const several = pricesByUnit(text) ?? severalPrices(text)
  return listedRows(text) ?? (several ? [several] : undefined)
}

/** 'Fees: first visit $125 (45 minutes)' */
const LABELLED_PRICE =
  /^(?:(?:our|my|the|schedule of|list of) )*(?:prices?|pricing|rates?|fees?|costs?|charges?)(?: (?:I|we|list|here|schedule|are|is|write|below|as follows)){0,4}\s?(?::|[–—-])\s+(\p{L}.*)$/isu

/** A sentence without the words that only announce prices. */
export const withoutPriceLabel = (text: string): string => LABELLED_PRICE.exec(text)?.[1] ?? text

/**
 * A sentence is a list if it has several names with prices, or a name before a colon; 'Second dog
 * $10' by itself is left to the reader of sentences.
 */
export const sentencePrices = (text: string): Price[] | undefined => {
  const kinds = kindsOf(text) ?? byTheLot(text)
  if (kinds) return [kinds]
  // '…, 10 for $50; 140 mm pots $16': the first of several things has several prices.
  const [first = '', ...others] = text.replace(/[.;]$/, '').split(/;\s/)
  const lot = others.length > 0 ? byTheLot(first) : undefined
  const rest = others.map(singleRow)
  if (lot && rest.every((row) => row !== undefined)) return [lot, ...rest]
  const listed = listedRows(text)
  if (listed) return listed
  const several = pricesByUnit(text) ?? severalPrices(text)
  if (several) return [several]
  const [amount] = amountsOf(text)
  // 'Price: $189 inspection and certificate'
  const [, after = ''] =
    /^(?:(?:our|my|the) )?(?:prices?|pricing|rates?|fees?|costs?|charges?)\s?(?::|[–—-])\s+(\$.*)$/is.exec(
      text,
    ) ?? []
  const [only, ...more] = amountsOf(after)
  const afterName = only ? nameOf(after.slice(only.end)) : undefined
  if (only?.start === 0 && more.length === 0 && afterName)
    return [{ title: afterName, price: only.price, terms: '' }]
  const labelled = withoutPriceLabel(text)
  if (labelled !== text) return pricesOfText(labelled)
  return amount && /:\s$/.test(text.slice(0, amount.start)) ? pricesOfText(text) : undefined
}
