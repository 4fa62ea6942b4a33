/** A price that the brief states, with what it is for and on what terms, all in its words. */
export interface Price {
  /** What it buys: 'Standard gas hot water replacement', 'Wheel bearings, tandem'. */
  title: string
  /** 'From $12,500', '$110 per hour', '$5.50 each, 6 for $30'. */
  price: string
  /** What else the clause says of it: 'Before the Child Care Subsidy.', or ''. */
  terms: string
}

/** What somebody tells about a price is no line of a list: 'I’ve seen them go to $1,400'. */
const TELLS =
  /\b(?:I|we)(?:’ve| have) (?:seen|had|known)\b|\b(?:most people|everyone|people) (?:end up|pay|spend)\b/i
/** What the business pays is no price of its own. */
const WE_PAY = /\b(?:we|I)(?:’ll)? pay\b/i
/** What something went for once is none either: 'last year averaged $2,640, top $14,000'. */
const WENT_FOR = /\b(?:averag(?:e|ed|es|ing)|topped|fetched|sold for|went for|raised)\b/i
/** A span of prices that depends on what is between them is the client's to say. */
const SPANS =
  /\$\s?[\d.,]+\s?(?:million|billion|m\b)|\bfrom \$?\d[\d.,]*\s(?!to\b|up to\b)[^,.;()]{3,40}?\s(?:up )?to \$?\d/i

/** '$15/$10/kids free' leaves open which amount is whose. */
const SLASHED = /\$\d[\d.]*\s?\/\s?\$\d/

/** Whether a text speaks of prices and lists none. */
export const onlyTells = (text: string) =>
  SLASHED.test(text) ||
  TELLS.test(text) ||
  WE_PAY.test(text) ||
  WENT_FOR.test(text) ||
  SPANS.test(text)

/** A condition that has swallowed another sentence: 'Before the subsidy and meals are included'. */
const RUNS_ON =
  /^(?:before|after|if|when|until|with|for)\b.*\band\b.*\b(?:is|are|was|were|will|can)\b/i
/** A sum in the words of another price. */
const UNREAD =
  /(?<![$\p{L}\d.,:/-])(?!(?:19|20)\d\d\b)\d{3,4}(?![\d,:/-]|\.\d|\s?(?:\p{L}+s\b|m\b|km\b|kg\b|g\b|ml\b|mm\b|cm\b|l\b|am\b|pm\b))/u
/** '… with a minimum charge of' has lost its sum. */
const DANGLES = /\b(?:of|for|to|with|at|the|an?|from|is|are|no|not|sorry|just|but)\.?$/i
const opens = (text: string) =>
  (text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0)

/** How long something takes, and no more. */
const TIME_ONLY = /^\d[\d.½]*\s?(?:min(?:ute)?s?|hrs?|hours?|days?|wks?|weeks?|nights?)\.?$/i

/** 'Friday 9.30-11.30' is when something is on, and 'chefs and bars buy' who does, and not what. */
const NO_NAME =
  /^(?:charges?|pays?|adds?) |^(?:payment plan|deposit refund)$|\b(?:buys?|pays?|gets?)$|^(?:rates|prices|fees|costs?|first|second|next|top|avg|average)$|^(?:about|around|approx\w*) \d|\b\d{2,3} ?(?:hrs?|ph) \d|^\d+ ?[–-] ?\d+ (?:players|people|pax|guests|persons)\b|^(?:comes|goes|runs|costs|includes|sells|works|stays)\b|^(?:\d+ ?x|once|twice|(?:one|two|three|four|five|six) times) (?:an?|each|every|per) |^(?:ft|hrs?|kgs?|mins?|metres?)\b|^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b.*(?:\d[.:]\d\d|\d ?(?:am|pm|to|-|–|until) ?\d)/i

/** '6pm' is when, 'small groups maximum' and '$180 per finished' leave out what follows. */
const CUT_SHORT =
  /^\d{1,2}(?:[.:]\d\d)? ?(?:am|pm|noon|o’clock)$|\s(?:max(?:imum)?|min(?:imum)?|per|each way or)$/i
const CUT_PRICE = /\bper (?:\p{L}+ed|extra|additional|full|half|single|whole)$/iu

/** What begins a part of a sentence, and no name: 'make that $14', 'no travel charge inside Wagga'. */
const NO_THING =
  /^(?:take|get|do|put|bring|send|pick|leave|drop|have) (?:it|them|that|this|yours?)\b|^(?:make|come|comes|otherwise|then|plus|or|and|but|if|no|not|after|before|back|except|unless|which|that|where|outside)\b|\botherwise\b|(?:\b(?:and|or)|\D\+|&)$/i
/** 'Back.' and 'page (one print page)' were cut from what stood before. */
const CUT =
  /^(?:(?:back|front|after|before|page|outside|inside|extra|up|over|under|more|less|down)\.?|page \(.*|each extra\b.*\d\.?)$/i

/** Whether prices can stand in a list: each with a thing of its own, and terms that are whole. */
export const isSound = (prices: readonly Price[], rest: string) =>
  new Set(prices.map(({ title }) => title.toLowerCase())).size === prices.length &&
  !opens(rest) &&
  // 'Dog walk $25 30min $40 1hr' leaves open on which side of an amount its time stands.
  !(
    prices.some(({ title }) => TIME_ONLY.test(title)) &&
    prices.some(({ terms }) => TIME_ONLY.test(terms))
  ) &&
  prices.every(
    ({ title, price, terms }) =>
      !opens(title) &&
      !NO_THING.test(title) &&
      !CUT.test(terms) &&
      !/\botherwise\b/i.test(terms) &&
      // '$130, $98 an hour' depends on what the list does not say; three sizes of one thing are a row.
      price.split(', $').length !== 2 &&
      !NO_NAME.test(title) &&
      !CUT_SHORT.test(title) &&
      !CUT_PRICE.test(price) &&
      !opens(terms) &&
      !RUNS_ON.test(terms) &&
      !UNREAD.test(terms) &&
      !DANGLES.test(terms) &&
      // '… is free, and after that $85 an hour'
      !/^free\b/i.test(terms) &&
      (terms.match(/\.(?=\s|$)/g)?.length ?? 0) <= 2,
  )
