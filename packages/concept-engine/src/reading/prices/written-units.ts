const TIMES =
  'hour|day|night|week|fortnight|month|term|year|person|head|km|kilo|dozen|session|visit|metre'
const WRITTEN: Record<string, string> = {
  ...{ hr: 'hour', h: 'hour', dy: 'day', wk: 'week', mth: 'month', mo: 'month', yr: 'year' },
  ...{ doz: 'dozen', dz: 'dozen', pp: 'person', hd: 'head', pers: 'person', ppl: 'person' },
}
const written = (unit: string) => WRITTEN[unit.toLowerCase()] ?? unit.toLowerCase()

/** '$130/day', '$22 / doz', '$40/hr' */
const SLASHED = new RegExp(
  String.raw`(\$\d[\d,.]*)\s?\/\s?(${TIMES}|${Object.keys(WRITTEN).join('|')})(?![\p{L}\d])(?!\s?[/$])`,
  'giu',
)
/** '$135pp', '$80 p/p' */
const PER_PERSON = /(\$\d[\d,]*(?:\.\d\d)?)\s?(?:pp|p\/p|p\.p\.)(?![\p{L}\d])/giu
/** 'Vegan dumplings – 3 hrs – $130': how long something takes stands between its name and its price. */
const TIMED_ROW =
  /^([^\S\n]*(?:[-–—•*·]\s)?\p{L}[^\n$–—:]{2,60}?)\s[-–—]\s(\d[\d.]*(?:\s?[-–]\s?\d[\d.]*)?\s?(?:hours?|hrs?|days?|weeks?|wks?|mins?|minutes|sessions?|nights?))\s[-–—]\s(?=(?:from )?\$\d)/gimu
/** 'Call out $140 day 180 after 9pm': what it costs by day, and what later. */
const BY_DAY =
  /(\$\d[\d,]*)(?: (?:in the|during the|by))? (day|daytime|weekdays?|business hours),? (?:and |or )?\$?(\d{2,4}) ((?:(?:after|before) \d|(?:on|at) (?:weekends?|nights?|saturdays?|sundays?|public holidays?)\b)[^\n.,;$]{0,24})/giu
const BY_TIMES: Record<string, string> = {
  ...{ daytime: 'in the daytime', weekday: 'on weekdays', 'business hour': 'in business hours' },
}
/** '99 first chip 30 each one after' */
const FIRST_THEN_EACH =
  /(?<![\d$.,])\$?(\d{2,4}) (?:for )?(?:the )?first (\p{L}+)(?: (?:and|then))?,? (?:and |then )?\$?(\d{1,3}) (?:for )?each ((?:one|extra|other|additional)(?: one)?(?: after(?: that)?)?|after(?: that)?)/giu

const BY_TIME = String.raw`(\$\d[\d,]*(?:\.\d\d)?) (night|day|evening|half[- ]day|full[- ]day|weekend|weekday)`
/** '$350 night, $200 day': what is hired by night or by day has two prices. */
const TIMES_BEHIND = new RegExp(
  String.raw`(?<=^|\n|[.;]\s)${BY_TIME}(?:, ${BY_TIME})+(?=\s*[,.;\n])`,
  'gi',
)
/** 'Room hire $350 night' */
const BARE_TIME = /(\$\d[\d,]*(?:\.\d\d)?) (night|evening|session)(?=\s*(?:[,.;)\n]|$))/gi

/** '3 nights $1,450 / 1,990', and '– 2,600 / 3,480' in the next line */
const SECOND_UNSIGNED = /(\$\d[\d,]* \/ )(\d{1,3},\d{3}|\d{3,4})(?=\s*$)/gm
const BOTH_UNSIGNED = /([–—-] )(\d{1,3},\d{3}) \/ (\d{1,3},\d{3})(?=\s*$)/gm
/** 'small from 120 med 180-250 big ones i gotta look' */
const SIZE = '(?:extra small|small|medium|med|large|lge|big(?: ones)?|extra large|xl|huge)'
const SIZED = String.raw`(${SIZE} (?:from )?)\$?(\d{2,4})(?:\s?[-–]\s?\$?(\d{2,4}))?`
const SIZES_IN_RUN = new RegExp(
  String.raw`(?<=^|[.,;:\n]\s*)${SIZED}(?:,? ${SIZED})+(?=\s*(?:[.,;\n]|$)| ${SIZE}\b)`,
  'giu',
)
/** 'medium $180 to $250 big ones I have to look' */
const SIZE_NEXT = new RegExp(
  String.raw`(?<!\$\d{1,4} )(\b${SIZE} (?:from )?\$\d+(?: to \$\d+)?) (?=${SIZE}\b)`,
  'giu',
)
/** 'small 10-15 medium 15-25 large 25-40 kg' are no prices. */
const MEASURED =
  /^[^.;\n]*\d ?(?:kgs?|kilos?|grams?|g|cm|mm|m|metres?|l|lit(?:re|er)s?|people|seats?|guests?|kids|years?|yrs?)\b/i
const withSizesApart = (run: string, ...match: unknown[]) => {
  const [offset, text] = match.slice(-2) as [number, string]
  return MEASURED.test(text.slice(offset + run.length))
    ? run
    : [...run.matchAll(new RegExp(SIZED, 'giu'))]
        .map(([, size, low, high]) => `${size}$${low}${high ? ` to $${high}` : ''}`)
        .join(', ')
}
/** '$40 per hour, one on one 75hr'; in '$40 per hour, we answer within 24hr' the second is a time. */
const ALSO_PER_HOUR =
  /(\$\d[\d.]* per hour[^.\n]*?,[^.\n$\d]{3,30} )(?<!\b(?:within|in|after|every|each|for|over|under|up to|minimum|maximum|min|max|of|than|about|next|least|takes?|open|is|are) )(\d{2,3}) ?(?:\/ ?)?(?:hr|ph)\b(?! (?:notice|turn|call|service|response|reply))/giu
/** 'take mulch away is extra 60'; 'sleeps an extra 10' is no price. */
const EXTRA = /(?<=\b(?:is|costs?|charge) )extra (\d{2,3})(?=\s*(?:[.,;\n]|$))/giu

/** A description whose prices name what they are by in words, as all readers of prices expect. */
export const withWrittenUnits = (text: string): string =>
  text
    .replace(SLASHED, (_price, amount: string, unit: string) => `${amount} per ${written(unit)}`)
    .replace(PER_PERSON, '$1 per person')
    .replace(/(\$\d[\d,.]*) wks?\b/gi, '$1 per week')
    .replace(/(\$\d{1,3})(\d{3})(?![\d,.]\d|\d)/g, '$1,$2')
    .replace(
      /\bmin(?:imum|\.)? (\d+) ?(?:hr|hour)s?\b(?! (?:lesson|session|class))/gi,
      (_min, hours: string) => `minimum ${hours} ${hours === '1' ? 'hour' : 'hours'}`,
    )
    // 'service from 220 (4cyl) 290 6cyl or diesel', 'RWC yes $95'
    .replace(
      /(from )\$?(?!(?:19|20)\d\d\b)(\d{3,4}) \((?![^()]*\b(?:kgs?|km|m|mm|l|litres?)\b)([^()\n]{2,20})\),? \$?(?!(?:19|20)\d\d\b)(\d{3,4}) (?!(?:am|pm|mins?|hours?|kgs?|kms?|mm?|litres?|people|seats?|guests?|kids|adults|head|sheep)\b)(\d?\p{L}[^,.;\n$()]{1,24})(?=[,.;\n]|$)/giu,
      '$1$$$2 ($3), $$$4 ($5)',
    )
    .replace(/\byes (?=\$\d)/gi, '')
    // '$30 = formula for one joey for a week'
    .replace(/(\$\d[\d,]*) ?= ?(?=\p{L})/gu, '$1 pays for ')
    .replace(SECOND_UNSIGNED, '$1$$$2')
    .replace(BOTH_UNSIGNED, /\$\d[\d,]* \/ \$?\d/.test(text) ? '$1$$$2 / $$$3' : '$&')
    .replace(SIZES_IN_RUN, withSizesApart)
    .replace(SIZE_NEXT, '$1, ')
    .replace(ALSO_PER_HOUR, '$1$$$2 per hour')
    .replace(EXTRA, 'extra $$$1')
    .replace(TIMES_BEHIND, (prices) => prices.replace(new RegExp(BY_TIME, 'gi'), '$2 $1'))
    .replace(BARE_TIME, '$1 per $2')
    .replace(TIMED_ROW, '$1 ($2) – ')
    .replace(
      BY_DAY,
      (_price, low: string, time: string, high: string, later: string) =>
        `${low} ${BY_TIMES[time.toLowerCase().replace(/s$/, '')] ?? `by ${time}`} or $${high} ${later}`,
    )
    .replace(
      FIRST_THEN_EACH,
      (_price, first: string, thing: string, next: string, which: string) =>
        `First ${thing} $${first}, each ${which} $${next}`,
    )
