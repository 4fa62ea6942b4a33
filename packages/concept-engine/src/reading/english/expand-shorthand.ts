const DAYS: Record<string, string> = {
  ...{ mon: 'Monday', tue: 'Tuesday', tues: 'Tuesday', wed: 'Wednesday', weds: 'Wednesday' },
  ...{ thu: 'Thursday', thur: 'Thursday', thurs: 'Thursday', fri: 'Friday', sat: 'Saturday' },
  ...{ sun: 'Sunday' },
}
const DAY_ABBREVIATION = /\b(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)\b\.?/gi
/** Next to a day or a time, 'sat' and 'sun' are days, but not in 'sun-catchers'. */
const DAY_CONTEXT_AFTER =
  /^(?!-(?!mon|tue|wed|thu|fri|sat|sun)\p{L})\s?(?:-|–|—|,|&|and|to|only|\d|from|until|till|mornings?|nights?|closed|a month|from|$|(?:mon|tue|wed|thu|fri|sat|sun))/iu
const DAY_CONTEXT_BEFORE =
  /(?:(?:day|\b1|mon|tues?|weds?|thu|thurs?|fri|sat|sun)s?\s?(?:-|–|—|,|&|and|to)?|\b(?:on|every|closed|each|\d ?[ap]m))\s?$/i

/** Possessives whose apostrophe is often left out. */
const POSSESSIVES: Record<string, string> = {
  ...{ womens: 'women’s', mens: 'men’s', childrens: 'children’s' },
}
const matchCase = (word: string, written: string) =>
  /^\p{Lu}/u.test(written) ? word.charAt(0).toUpperCase() + word.slice(1) : word

/**
 * A hastily written sentence in the form that a page shows: days, minimum and included in full, and
 * without apologies. Its meaning does not change.
 */
export const expandShorthand = (text: string): string =>
  text
    // 'Clients butchers, chemists, quarries' is a list of clients.
    .replace(/^(clients|customers) (?=\p{Ll}+s,\s)/iu, '$1: ')
    .replace(DAY_ABBREVIATION, (short, offset: number) => {
      const day = DAYS[short.toLowerCase().replace('.', '')] ?? short
      const isDay =
        DAY_CONTEXT_AFTER.test(text.slice(offset + short.length)) ||
        DAY_CONTEXT_BEFORE.test(text.slice(0, offset))
      return isDay
        ? day + (short.endsWith('.') && offset + short.length >= text.length ? '.' : '')
        : short
    })
    .replace(/\bevry(?=\b|day|one|thing)/gi, (word) => matchCase('every', word))
    .replace(/\b(?:womens|mens|childrens)\b/gi, (word) =>
      matchCase(POSSESSIVES[word.toLowerCase()] ?? word, word),
    )
    // 'Riverbend Toy Library Inc.' is a name.
    .replace(/(?<!\p{Lu}\p{Ll}+ (?=I))\b[Ii]ncl?\b\.?(?=\s?(?:[,;)(]|$))/gu, (word) =>
      matchCase('included', word),
    )
    .replace(/(?<!\p{Lu}\p{Ll}+ (?=I))\b[Ii]ncl?\b\.?(?=\s\p{L})/gu, (word) =>
      matchCase('including', word),
    )
    .replace(/\b(min|max)\b\.? (?=\d)/gi, (_match, word: string) =>
      matchCase(/^min/i.test(word) ? 'minimum ' : 'maximum ', word),
    )
    // After a number these are minutes: 'therapy, 45 min'.
    .replace(/(?<!\d ?)\b(min|max)\b\.?(?=[,;.]?$)/gi, (_match, word: string) =>
      matchCase(/^min/i.test(word) ? 'minimum' : 'maximum', word),
    )
    .replace(/(?<=\d )(w)k(s?)\b/gi, '$1eek$2')
    .replace(/\bapprox\b\.? (?=\d)/gi, (word) => matchCase('about ', word))
    .replace(/\b(so|as|because|when|if) its (?=\p{L})/giu, '$1 it’s ')
    // 'Not into the city sorry parking kills me', 'sorry no dogs': the apology is removed.
    .replace(/^sorry,? (?=\p{L})/iu, '')
    .replace(
      /(?<=\p{L} \p{L}+)(?<!\b(?:are|am|is|be|feel)|’re|’m),? sorry\b[^.!?()]*(?=\)?[.!?]?$)/iu,
      '',
    )
    // 'No mirrors no classes': the comma is added.
    .replace(/(?<=\bno \p{L}+(?: \p{L}+)?) no (?=\p{L})/giu, ', no ')
    .replace(
      /(?<=\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)/g,
      ', ',
    )
    // Placeholders until the client sends the real thing: '(fake for now)'.
    .replace(/\s?\((?:fake|placeholder|made up|dummy|tbc|tba|not real|I’ll send)\b[^()]*\)/gi, '')
