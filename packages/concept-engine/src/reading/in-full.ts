const DAYS: Record<string, string> = {
  ...{ mon: 'Monday', tue: 'Tuesday', tues: 'Tuesday', wed: 'Wednesday', weds: 'Wednesday' },
  ...{ thu: 'Thursday', thur: 'Thursday', thurs: 'Thursday', fri: 'Friday', sat: 'Saturday' },
  ...{ sun: 'Sunday' },
}
const SHORT_DAY = /\b(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)\b\.?/gi
/** Beside a day or a time 'Sat' and 'sun' are days. */
const IS_DAY_BEHIND =
  /^\s?(?:-|–|—|,|&|and|to|only|\d|from|until|till|mornings?|nights?|closed|a month|from|$|(?:mon|tue|wed|thu|fri|sat|sun))/i
const IS_DAY_BEFORE =
  /(?:(?:day|\b1|mon|tues?|weds?|thu|thurs?|fri|sat|sun)s?\s?(?:-|–|—|,|&|and|to)?|\b(?:on|every|closed|each|\d ?[ap]m))\s?$/i

/** Whose something is, where the apostrophe was left out. */
const OWNERS: Record<string, string> = {
  ...{ womens: 'women’s', mens: 'men’s', childrens: 'children’s' },
}
const like = (word: string, written: string) =>
  /^\p{Lu}/u.test(written) ? word.charAt(0).toUpperCase() + word.slice(1) : word

/**
 * A sentence that was written in haste as it is written on a page: days, minimum and included in full,
 * and without what it is sorry for. What it says stays.
 */
export const inFull = (text: string): string =>
  text
    // 'Clients butchers, chemists, quarries' lists them.
    .replace(/^(clients|customers) (?=\p{Ll}+s,\s)/iu, '$1: ')
    .replace(SHORT_DAY, (short, at: number) => {
      const day = DAYS[short.toLowerCase().replace('.', '')] ?? short
      const isDay =
        IS_DAY_BEHIND.test(text.slice(at + short.length)) || IS_DAY_BEFORE.test(text.slice(0, at))
      return isDay
        ? day + (short.endsWith('.') && at + short.length >= text.length ? '.' : '')
        : short
    })
    .replace(/\bevry(?=\b|day|one|thing)/gi, (word) => like('every', word))
    .replace(/\b(?:womens|mens|childrens)\b/gi, (word) =>
      like(OWNERS[word.toLowerCase()] ?? word, word),
    )
    .replace(/\bincl?\b\.?(?=\s?(?:[,;)(]|$))/gi, (word) => like('included', word))
    .replace(/\bincl?\b\.?(?=\s\p{L})/giu, (word) => like('including', word))
    .replace(/\b(min|max)\b\.? (?=\d)/gi, (_whole, word: string) =>
      like(/^min/i.test(word) ? 'minimum ' : 'maximum ', word),
    )
    // Behind a number these are minutes: 'therapy, 45 min'.
    .replace(/(?<!\d ?)\b(min|max)\b\.?(?=[,;.]?$)/gi, (_whole, word: string) =>
      like(/^min/i.test(word) ? 'minimum' : 'maximum', word),
    )
    .replace(/\bapprox\b\.? (?=\d)/gi, (word) => like('about ', word))
    .replace(/\b(so|as|because|when|if) its (?=\p{L})/giu, '$1 it’s ')
    // 'Not into the city sorry parking kills me', 'sorry no dogs'.
    .replace(/^sorry,? (?=\p{L})/iu, '')
    .replace(
      /(?<=\p{L} \p{L}+)(?<!\b(?:are|am|is|be|feel)|’re|’m),? sorry\b[^.!?]*(?=[.!?]?$)/iu,
      '',
    )
    // 'No mirrors no classes'
    .replace(/(?<=\bno \p{L}+(?: \p{L}+)?) no (?=\p{L})/giu, ', no ')
    .replace(
      /(?<=\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)/g,
      ', ',
    )
    // What is there until the client sends the right one: '(fake for now)'.
    .replace(/\s?\((?:fake|placeholder|made up|dummy|tbc|tba|not real|I’ll send)\b[^()]*\)/gi, '')
