/**
 * 'Sat mornings', 'every 2nd wed', 'fri-sun': these are also ordinary words, and are days only next
 * to certain words.
 */
const DAY =
  /(?<!\p{L})(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?=(?: ?[-–&/+] ?| to | and |, ?| or )(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?!\p{L})| (?:mornings?|afternoons?|arvos?|nights?|evenings?|only|\d))(?!\p{L})|(?<=(?<!\p{L})(?:every|on|open|closed|\d(?:st|nd|rd|th)|(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat)(?: ?[-–&/+] ?| to | and |, ?| )) ?)(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?!\p{L})/gu
const MONTH_NAME =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may(?! (?:not|be|have|only|still|also)\\b)|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const MONTH_SEPARATOR = ' ?(?:-|–|to|till?|and|&|,) ?'
/** 'Nov to may': next to another month, such a word is a month. */
const ADJACENT_MONTH = new RegExp(
  `(?<!\\p{L})${MONTH_NAME}(?=${MONTH_SEPARATOR}${MONTH_NAME}(?!\\p{L}))|(?<=(?<!\\p{L})${MONTH_NAME}${MONTH_SEPARATOR})${MONTH_NAME}(?!\\p{L})`,
  'giu',
)
const SHORT_MONTH =
  /((?<!\p{L})(?:in|from|until|til|till|to|end|of|by|since|through|and|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|Jan|Feb|Apr|Aug|Sept|Oct|Nov|Dec|-|\d(?:st|nd|rd|th)?) ?)(jan|feb|apr|aug|sept|oct|nov|dec)(?!\p{L})/gu

/** A text whose days, months and holidays have their capitals. */
export const withDayNames = (text: string): string =>
  text
    .replace(DAY, (day) => day.charAt(0).toUpperCase() + day.slice(1))
    .replace(ADJACENT_MONTH, (month) => month.charAt(0).toUpperCase() + month.slice(1))
    .replace(
      SHORT_MONTH,
      (_match, lead: string, month: string) =>
        lead + month.charAt(0).toUpperCase() + month.slice(1),
    )
    .replace(
      /\b(good friday|easter (?:monday|sunday|saturday)|anzac day|boxing day|australia day|christmas (?:day|eve)|new year[’']?s (?:day|eve)|(?:king|queen)[’']?s birthday|melbourne cup day|labour day)\b/gi,
      (day) => day.replace(/(?<!\p{L}|’|')\p{Ll}/gu, (letter) => letter.toUpperCase()),
    )

const RECURRENCE = '(?:first|second|third|fourth|last)(?: and (?:third|fourth|last))?'
/** 'Sat 8.30 - 1.00, second and fourth of the month only': the days come before their times. */
export const withRecurringDays = (text: string): string =>
  text.replace(
    new RegExp(
      `\\b((?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun)s?:? (\\d{1,2}(?:[.:]\\d\\d)? ?(?:[ap]m)? ?(?:-|–|to|till?|until) ?\\d{1,2}(?:[.:]\\d\\d)? ?(?:[ap]m)?),? \\(?(?:the )?(${RECURRENCE}) of (?:the|each|every) month(?: only)?\\)?`,
      'gi',
    ),
    (_match, day: string, times: string, which: string) => `${which} ${day} of the month ${times}`,
  )

/** '6 morning to 3 afternoon' is from 6 am to 3 pm. */
export const withDayHalves = (text: string): string =>
  text.replace(
    /\b(\d{1,2}(?:[.:]\d\d)?) (?:o’clock )?(?:in the )?(morning|afternoon|evening|night)(?=\s(?:to|till?|until)\s\d|[,.;]|$)/gi,
    (_match, time: string, half: string) => `${time}${/^m/i.test(half) ? 'am' : 'pm'}`,
  )
