import { hasBalancedBrackets } from './price-words.ts'

/** A price that the brief states, with its item and terms in the client's words. */
export interface Price {
  /** The item that it pays for: 'Standard gas hot water replacement', 'Wheel bearings, tandem'. */
  title: string
  /** 'From $12,500', '$110 per hour', '$5.50 each, 6 for $30'. */
  price: string
  /** Further details in the clause: 'Before the Child Care Subsidy.', or ''. */
  terms: string
  /** The heading of its part of the list: 'Scissors'. */
  group?: string
}

/** The contents of a clause that are about prices. */
export interface Priced {
  prices: Price[]
  /** The part of the clause that is not about any of the prices; all of it if `prices` is empty. */
  rest: string
}

/** 'Farm door prices' is the heading of a list, not one of its things. */
export const PRICE_HEADING =
  /^(?:prices?|rates|fees|costs?|charges) (?:by|per|for|from|depend\w*)\b|^(?:(?:rough|typical|current|our|my|some|basic|usual|approximate|indicative|guide|starting) )+(?:prices?|pricing|rates|fees|costs?|charges)\b|\b(?:prices|rates|fees|pricing|charges|tickets|costs?|price|(?:price|fee) (?:guide|list))$/i
/** Maximum length of a price's title, in characters. */
export const TITLE_MAX = 70

/** A remark about a price is not a line of a price list: 'I’ve seen them go to $1,400'. */
const PRICE_REMARK =
  /\b(?:I|we)(?:’ve| have) (?:seen|had|known)\b|\b(?:most people|everyone|people) (?:end up|pay|spend)\b/i
/** Amounts that the business pays are not its prices. */
const PAID_BY_BUSINESS = /\b(?:we|I)(?:’ll)? pay\b/i
/** 'We gave $112,000 to the hospital' */
const GIVEN =
  /\b(?:gave|donated|raised|granted|spent|invested) (?:over |about |more than |nearly )?\$\d/i
/** Past sale prices do not count either: 'last year averaged $2,640, top $14,000'. */
const PAST_SALE = /\b(?:averag(?:e|ed|es|ing)|topped|fetched|sold for|went for|raised)\b/i
/** A range of prices that depends on something is left in the client's sentence. */
const OPEN_RANGE =
  /\$\s?[\d.,]+\s?(?:million|billion|m\b)|\bfrom \$?\d[\d.,]*\s(?!to\b|up to\b)[^,.;()]{3,40}?\s(?:up )?to \$?\d/i

/** '$15/$10/kids free' does not say who pays which amount. */
const SLASH_SEPARATED_PRICES = /\$\d[\d.]*\s?\/\s?\$\d/

/** 'A donation of $35 feeds one pup and $150 pays for a kit': what an amount does, not its price. */
const DONATION =
  /\$\d[\d,]* (?:feeds|pays for|buys|covers|keeps|helps|provides|plants|sponsors|funds)\b/i

/** Whether a text mentions prices without listing any. */
export const mentionsPricesOnly = (text: string) =>
  SLASH_SEPARATED_PRICES.test(text) ||
  PRICE_REMARK.test(text) ||
  PAID_BY_BUSINESS.test(text) ||
  GIVEN.test(text) ||
  PAST_SALE.test(text) ||
  DONATION.test(text) ||
  OPEN_RANGE.test(text)

/**
 * A condition that includes part of another sentence: 'Before the subsidy and meals are included'.
 */
const RUN_ON_CONDITION =
  /^(?:before|after|if|when|until|with|for)\b.*\band\b.*\b(?:is|are|was|were|will|can)\b/i
/** An unread amount in the words of another price. */
const UNREAD_AMOUNT =
  /(?<![$\p{L}\d.,:/-])(?!(?:19|20)\d\d\b)\d{3,4}(?![\d,:/-]|\.\d|\s?(?:\p{L}+s\b|m\b|km\b|kg\b|g\b|ml\b|mm\b|cm\b|l\b|am\b|pm\b))/u
/** '… with a minimum charge of' lacks its amount. */
const DANGLING_END = /\b(?:of|for|to|with|at|the|an?|from|is|are|no|not|sorry|just|but)\.?$/i
/** 'Bench only and it’s. Plus valves.' breaks off. */
const BROKEN_SENTENCE =
  /[’'](?:s|re|m|ve)\.(?=\s|$)|\b(?:and|then|because|what)\.(?=\s|$)|\band if\b/i

/** A title that is only a duration. */
const TIME_ONLY = /^\d[\d.½]*\s?(?:min(?:ute)?s?|hrs?|hours?|days?|wks?|weeks?|nights?)\.?$/i

/**
 * 'Friday 9.30-11.30' is a time, and 'chefs and bars buy' names the customers; neither is an offer.
 */
const NOT_A_NAME =
  /^(?:iso|as|nzs|iec|abn|acn|rto|cricos|afsl|acl)$|^adds?$|^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:charges?|pays?|adds?) |^(?:payment plan|deposit refund)$|\b(?:buys?|pays?|gets?|cops?|wants?|expects?|asks? for|attracts?|incurs?|owes?|drops? by|free|with me|with us)$|^(?:charge|me|us)$|^got\b|^(?:youngest|oldest|eldest)\b|^(?:(?:last|this) (?:year|month|week)|what (?:we|I) (?:did|raised|gave))\b|\b(?:raised|gave away|donated)\b|\band all$|^(?:two|three|four|five|six|ten|taking|having|getting|going|doing|being|only)$|^(?:rates|prices|fees|costs?|first|second|next|top|avg|average|gap|(?:the )?others?|(?:the )?(?:first|second|next|other) \p{L}+)$|^(?:about|around|approx\w*) \d|\b\d{2,3} ?(?:hrs?|ph) \d|^\d+ ?[–-] ?\d+ (?:players|people|pax|guests|persons)\b|^(?:comes|goes|runs|costs|includes|sells|works|stays)\b|^(?:\d+ ?x|once|twice|(?:one|two|three|four|five|six) times) (?:an?|each|every|per) |^(?:ft|hrs?|kgs?|mins?|metres?)\b|^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b.*(?:\d[.:]\d\d|\d ?(?:am|pm|to|-|–|until) ?\d)/iu

/** '6pm' is a time; 'small groups maximum' and '$180 per finished' break off. */
const TRUNCATED_NAME =
  /^\d{1,2}(?:[.:]\d\d)? ?(?:am|pm|noon|o’clock)$|\s(?:max(?:imum)?|min(?:imum)?|per|each way or|of at least|at least|of up to|up to)$/i
const TRUNCATED_PRICE =
  /\b(?:applies|apply)$|\bfor (?:me|us)$|\bper (?:\p{L}+ed|extra|additional|full|half|single|whole)$/iu

/** First words of a phrase that is not a name: 'make that $14', 'no travel charge inside Wagga'. */
const NOT_A_NAME_START =
  /^(?:including|includes|incl?)\b|^(?:take|get|do|put|bring|send|pick|leave|drop|have) (?:it|them|that|this|yours?)\b|^(?:make|come|comes|otherwise|then|plus|or|and|but|if|no|not|after|before|back|except|unless|which|that|where|outside)\b|\botherwise\b|(?:\b(?:and|or)|\D\+|&)$/i
/** 'Back.' and 'page (one print page)' were cut off from the words before them. */
const TRUNCATED_START =
  /^(?:(?:back|front|after|before|page|outside|inside|extra|up|over|under|more|less|down)\.?|page \(.*|each extra\b.*\d\.?)$/i

/** Whether prices can be shown as a list: each has a separate item, and complete terms. */
export const isListable = (prices: readonly Price[], rest: string) =>
  new Set(prices.map(({ title }) => title.toLowerCase())).size === prices.length &&
  hasBalancedBrackets(rest) &&
  // 'Dog walk $25 30min $40 1hr' does not say whether a time belongs to the amount before or after
  // it.
  !(
    prices.some(({ title }) => TIME_ONLY.test(title)) &&
    prices.some(({ terms }) => TIME_ONLY.test(terms))
  ) &&
  prices.every(
    ({ title, price, terms }) =>
      hasBalancedBrackets(title) &&
      !NOT_A_NAME_START.test(title) &&
      !TRUNCATED_START.test(terms) &&
      !/\botherwise\b/i.test(terms) &&
      // The meaning of '$130, $98 an hour' depends on text that the list lacks; three sizes of one
      // thing make a row.
      price.split(', $').length !== 2 &&
      !NOT_A_NAME.test(title) &&
      !TRUNCATED_NAME.test(title) &&
      !TRUNCATED_PRICE.test(price) &&
      hasBalancedBrackets(terms) &&
      !RUN_ON_CONDITION.test(terms) &&
      !UNREAD_AMOUNT.test(terms) &&
      !DANGLING_END.test(terms) &&
      !BROKEN_SENTENCE.test(terms) &&
      // 'Lion’s mane $14, three for $33 mixed': the second price is not for lion's mane only.
      !(/\bfor \$/.test(price) && /\b(?:mixed|assorted)\b/i.test(`${title} ${terms}`)) &&
      // '… is free, and after that $85 an hour'
      !/^free\b/i.test(terms) &&
      (terms.match(/\.(?=\s|$)/g)?.length ?? 0) <= 2,
  )
