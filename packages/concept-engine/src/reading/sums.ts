const SMALL: Record<string, number> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
}
const TEENS: Record<string, number> = {
  ...{ ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16 },
  ...{ seventeen: 17, eighteen: 18, nineteen: 19 },
}
const TENS: Record<string, number> = {
  ...{
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  },
}
const COUNT = Object.keys({ ...SMALL, ...TEENS, ...TENS }).join('|')
/** 'Forty-four', 'two eighty-five', 'a hundred and fifteen'. */
const NUMBER = `(?:an? (?=hundred|thousand))?(?:${COUNT}|hundred|thousand)(?:[ -](?:(?<=(?:hundred|thousand) )and )?(?:${COUNT}|hundred|thousand)){0,6}`

/** What is written of a number, in the order it is said in: of a list that is used up. */
function belowHundred(words: string[]): number | undefined {
  const [word = ''] = words
  const tens = TENS[word]
  const whole = tens ?? TEENS[word] ?? SMALL[word]
  if (whole === undefined) return undefined
  words.shift()
  const unit = tens === undefined ? undefined : SMALL[words[0] ?? '']
  if (unit === undefined) return whole
  words.shift()
  return whole + unit
}

/**
 * A number as it is spoken: 88 for 'eighty-eight', 285 for 'two eighty-five', 1650 for 'sixteen fifty',
 * 115 for 'a hundred and fifteen'. Undefined for words that make no one number.
 */
function spoken(text: string): number | undefined {
  const words = text
    .toLowerCase()
    .split(/[ -]/)
    .filter((word) => word !== 'and' && word !== 'a' && word !== 'an')
  let total = 0
  let isHigh = false
  while (words.length > 0) {
    let part = belowHundred(words)
    if (words[0] === 'hundred') {
      words.shift()
      part = (part ?? 1) * 100 + (belowHundred(words) ?? 0)
    } else if (part !== undefined && !isHigh) {
      const rest = belowHundred(words)
      if (rest !== undefined && rest < 10) return undefined
      if (rest !== undefined) part = part * 100 + rest
    }
    if (words[0] === 'thousand' && !isHigh) {
      words.shift()
      total += (part ?? 1) * 1000
      isHigh = true
    } else {
      if (part === undefined || words.length > 0) return undefined
      total += part
    }
  }
  return total
}

const UNIT = `(?:an?|per) (?:hour|day|week|fortnight|month|term|year|night|head|kilo|dozen|metre|person|session|class|lesson|visit|child|car|bag|box|load|pair|piece|plate|go|game|jar|bunch|loaf)`
/** What a sum in words stands before, whoever says it. */
const BEHIND_SUM = String.raw`(?: (?:dollars?|bucks|each|${UNIT}|for the (?:week|day|set|lot)|plus gst|and up|all up)(?!\p{L}))`
const SUM = new RegExp(
  String.raw`(?<!\p{L})(${NUMBER})(?=${BEHIND_SUM})(?: (?:dollars?|bucks)(?!\p{L})(?: (${Object.keys(TENS).join('|')}|ninety-five)(?!\p{L}))?)?`,
  'giu',
)
/** 'It's two eighty-five', 'from sixteen fifty': no count is said so, but the time of a day is. */
const SPOKEN_PRICE = `(?:(?:${Object.keys(SMALL).join('|')})|(?:${Object.keys({ ...TEENS, ...TENS }).join('|')})(?=[ -](?:${Object.keys(TENS).join('|')})))[ -](?:(?:${Object.keys(TENS).join('|')})(?:[ -](?:${Object.keys(SMALL).join('|')}))?|(?:${Object.keys(TEENS).join('|')})|(?:hundred|thousand)(?:[ -](?:and )?(?:${COUNT}|hundred))*)`
const NO_TIME = String.raw`(?!\p{L}|[ -](?:${COUNT}|hundred|thousand)(?!\p{L})| (?:am|pm|in the|on|to|till?|until|square|people|kids|children|students|members|acres|hectares|kilometres|metres|litres|minutes|hours|days|weeks|months|years|times|odd)(?!\p{L}))`
const COST = new RegExp(
  String.raw`(?<=(?:(?<!\p{L})(?:from|is|are|at|for|costs?|only|just)|[’'](?:s|re)) )(${SPOKEN_PRICE})${NO_TIME}`,
  'giu',
)
/** 'Is three eighty to four sixty' */
const RANGE = new RegExp(
  String.raw`(?<=(?:(?<!\p{L})(?:is|are|costs?)|[’'](?:s|re)) )(${SPOKEN_PRICE})(?= to (?:${SPOKEN_PRICE})(?!\p{L}))`,
  'giu',
)
/** What goes on with sums where one was named: 'eighteen to Port, thirty-five return', ', two forty high set'. */
const FURTHER = new RegExp(
  String.raw`(?<=(?:(?<!\p{L})(?:for|is|are|from|or|(?<!(?:hundred|thousand) )and|free (?:over|above))|\$[\d,.]+ to|[’'](?:s|re)|[,;]) )(${NUMBER})(?=\s*(?:[,.;)]|$)|${BEHIND_SUM}| (?:return|one way|each way|local|concession|full|adults?|child|kids?|high|low|small|large|medium|flat|plus|including|all|to (?!(?:the|do|have|get|be|help|see)\b)\p{L}+|for (?:an?|the|one|two|three|four|both|each|every))(?!\p{L}))`,
  'giu',
)
const DAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?)'
const LARGE = `(?:(?:${Object.keys(SMALL).join('|')})[ -])?(?:${Object.keys(TENS).join('|')})(?:[ -](?:${Object.keys(SMALL).join('|')}))?|(?:${Object.keys(SMALL).join('|')})[ -](?:${Object.keys(TEENS).join('|')})`
/** '$42 on weekdays and forty-eight on Friday night', 'Saturday is ninety-two and Sunday one eighteen' */
const BY_DAY = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:or|and) )(?:${LARGE})(?= on (?:a )?${DAY}(?!\p{L}))|(?<=(?<!\p{L})${DAY}(?: is|’s|'s)? )(?:${LARGE})(?=\s*(?:[,.;]|$)| and ${DAY}(?!\p{L}))`,
  'giu',
)
const AMOUNT = String.raw`\$?\d[\d,.]*\d|\d|${NUMBER}`
/** 'For two ten, no, make that two fifteen', 'a five dollar minimum, no wait, it’s ten now': the last counts. */
const CORRECTED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${AMOUNT})(?= |,)((?:(?!(?<!\p{L})(?:${COUNT}|hundred|thousand)(?!\p{L}))[^.!?\d]){0,40}?),? (?:no|sorry|actually|wait),?(?: (?:no|wait|sorry|actually|hang on),?)* (?:make (?:that|it)|(?:it|that)(?:[’']s| is)|I mean) (?:now )?(${AMOUNT})(?![\p{L}\d])((?: dollars?| bucks)?)(?: now)?(?:, \2 (?:dollars?|bucks)[^,.!?]{0,20}(?=[,.!?]|$))?`,
  'giu',
)

const dollars = (sum: number) =>
  `$${sum.toLocaleString('en-AU', { minimumFractionDigits: Number.isInteger(sum) ? 0 : 2 })}`
/** A sum in figures; words that make no number, and amounts that may as well be counts, stay. */
const inFigures = (words: string, least: number): string => {
  const sum = spoken(words)
  return sum === undefined || sum < least ? words : dollars(sum)
}
/** 'Four fifty each': what is sold by the piece costs no hundreds. */
const BY_PIECE =
  /^ (?:each|an? (?:kilo|bag|box|piece|plate|go|jar|bunch|loaf|pair|game))(?!\p{L})/iu
const DOLLARS_AND_CENTS = new RegExp(
  `^(${COUNT}(?:[ -](?:${Object.keys(SMALL).join('|')}))?)[ -]((?:${Object.keys(TENS).join('|')})(?:[ -]five)?)$`,
  'i',
)
const byPiece = (words: string): string => {
  const [, whole = '', cents = ''] = DOLLARS_AND_CENTS.exec(words) ?? []
  const [above, below] = [spoken(whole), spoken(cents)]
  // 'Twenty-two' is one number.
  const isOne = above !== undefined && above >= 20 && above % 10 === 0 && (below ?? 0) < 10
  return above === undefined || below === undefined || isOne
    ? inFigures(words, SURELY_MONEY)
    : dollars(above + below / 100)
}
/** 'Nine thirty' is a time, unless its unit says otherwise. */
const LIKE_TIME = new RegExp(
  `^(?:${Object.keys(SMALL).join('|')}|ten|eleven|twelve)[ -](?:fifteen|thirty|forty-five)$`,
  'i',
)
/** A bare number below this may be of anything. */
const SURELY_MONEY = 10

const sumsIn = (text: string) =>
  [...text.matchAll(/\$(\d[\d,]*)/g)].map(([, sum = '']) => Number(sum.replaceAll(',', '')))
/** Where nothing costs less, nothing has cents. */
const SMALL_CHANGE = 10
/** How many times one sum is nearer to what else is named than another has to be. */
const CLEARLY = 1.2

/**
 * 'Eight fifty' is $850 or $8.50: whichever is nearer to another sum of the text. Where neither clearly is,
 * the words stay.
 */
function asNamed(words: string, named: readonly number[]): string {
  const [, whole = '', cents = ''] = DOLLARS_AND_CENTS.exec(words) ?? []
  const [above, below] = [spoken(whole), spoken(cents)]
  const high = spoken(words)
  const hasCents = Math.min(...named) < SMALL_CHANGE
  if (above === undefined || below === undefined || high === undefined || !hasCents)
    return inFigures(words, SURELY_MONEY)
  // 'Twenty-two' is one number.
  if (above >= 20 && above % 10 === 0 && below < 10) return inFigures(words, SURELY_MONEY)
  const low = above + below / 100
  const far = (sum: number) =>
    Math.min(...named.map((other) => Math.exp(Math.abs(Math.log(other / sum)))))
  if (far(low) * CLEARLY < far(high)) return dollars(low)
  return far(high) * CLEARLY < far(low) ? dollars(high) : words
}

/** The text with its sums of money in figures: '$88' for 'eighty-eight dollars'. */
export function withSums(text: string): string {
  const said = text
    .replace(CORRECTED, (_whole, between: string, last: string, unit: string) =>
      unit && between.startsWith(unit) ? last + between : last + unit + between,
    )
    .replace(
      SUM,
      (whole: string, words: string, cents: string | undefined, at: number, all: string) => {
        // The words that say 'dollars' go with them.
        const isSaid = whole !== words
        if (!isSaid && BY_PIECE.test(all.slice(at + whole.length))) return byPiece(words)
        const sum = inFigures(words, isSaid ? 1 : SURELY_MONEY)
        if (sum === words) return whole
        return cents ? dollars((spoken(words) ?? 0) + (spoken(cents) ?? 0) / 100) : sum
      },
    )
  const named = sumsIn(said).filter((sum) => sum > 0)
  const further = (words: string) => (LIKE_TIME.test(words) ? words : asNamed(words, named))
  const shown = said.replace(RANGE, further).replace(COST, further)
  if (sumsIn(shown).length === 0) return shown
  // 'Three eighty to four sixty': what one round has found another goes on from.
  return shown.replace(FURTHER, further).replace(FURTHER, further).replace(BY_DAY, further)
}
