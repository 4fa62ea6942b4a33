/** 'Tues. & Sat. 12.45', 'D. Killeen (Hon. Sec.)': stops that end no sentence. */
const STOP_OF_DAY =
  /(?<!\p{L})(mon|tues?|wed|weds|thurs?|fri|sat|sun)\.(?=\s?(?:[&,;\d–—-]|and\b|to\b))/giu
const STOP_OF_OFFICE =
  /(?<!\p{L})(?:(Hon|Sec|Treas|Pres|Tel|Ph|No)\.(?=\s?(?:\p{Lu}|\d|\)))|(approx|incl|max|min)\.(?=\s?\$?\d))/gu
const OFFICES: Record<string, string> = {
  ...{ 'Hon Sec': 'Honorary Secretary', 'Hon Treas': 'Honorary Treasurer', Treas: 'Treasurer' },
  ...{ Pres: 'President', Sec: 'Secretary' },
}
/** A pictograph between two words stands for a stop. */
const PICTOGRAPH =
  /[^\S\n]*(?:\p{Extended_Pictographic}\uFE0F?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*)+[^\S\n]*/gu
/** '1.150 $', as amounts are written in much of Europe. */
const EUROPEAN_AMOUNT = /(?<![\d.,$])(\d{1,3})\.(\d{3}) ?\$(?!\d)/g
/** '. Crutching trailer' in a line of its own */
const STOP_AS_BULLET = /^[^\S\n]*\.[^\S\n]+(?=\p{L})/gmu

/** '> driver sign-up', in a line of its own */
const QUOTE_AS_BULLET = /^[^\S\n]*>[^\S\n]+(?=\S)/gmu
/** '$22/-', '65/-', as amounts are written in India */
const INDIAN_AMOUNT = /(?<![\d.,])\$?(\d{1,3}(?:,\d{3})+|\d{1,5})\/-(?!\d)/g
/** 'Smt. Deepa' */
const STOP_OF_HONORIFIC = /(?<!\p{L})(Smt|Kum|Shri|Sri|Pt|Ustad)\.(?=\s?\p{Lu})/gu
/** 'Kete $145 w lunch' */
const WITH = /(?<=[\p{L}\d)] )w (?=\p{Ll}{3,})/gu

/** 'Lager 4.4%, Gully Pale 5.0, Dark 5.6': the numbers that follow are shares as well. */
const SHARES = /\d\.\d ?%(?:,[^,.\n%$]{2,30} \d\.\d(?![\d%]))+/gu
/** 'Per seat / month' */
const PER_TIME = /\bper (\p{L}+) ?\/ ?(month|week|year|hour|day|night|term)\b/giu

/** A description in which stops, pictographs and amounts are written as others write them. */
export const withUsualMarks = (text: string): string =>
  text
    .replace(STOP_AS_BULLET, '- ')
    .replace(QUOTE_AS_BULLET, '- ')
    .replace(INDIAN_AMOUNT, '$$$1')
    .replace(STOP_OF_HONORIFIC, '$1')
    .replace(WITH, 'with ')
    .replace(STOP_OF_DAY, '$1')
    .replace(STOP_OF_OFFICE, '$1$2')
    .replace(
      /\b(?:Hon Sec|Hon Treas)\b\.?/g,
      (office) => OFFICES[office.replace('.', '')] ?? office,
    )
    .replace(
      /(?<=\()(?:Treas|Pres|Sec)\.?(?=\))|(?<=^|[.,;] )(?:Pres|Treas)\.?(?= \p{Lu})/gmu,
      (office) => OFFICES[office.replace('.', '')] ?? office,
    )
    .replace(PICTOGRAPH, (mark, at: number, all: string) =>
      /\p{L}|\d/u.test(all[at - 1] ?? '') && /\p{Lu}/u.test(all[at + mark.length] ?? '')
        ? '. '
        : ' ',
    )
    .replace(SHARES, (row) => row.replace(/(\d\.\d)(?!\d| ?%)/g, '$1%'))
    .replace(PER_TIME, 'per $1 per $2')
    .replace(EUROPEAN_AMOUNT, '$$$1,$2')
