const UNITS: Record<string, number> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16 },
  ...{ seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50 },
  ...{ sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
}
const UNIT_WORD = Object.keys(UNITS).join('|')
/** A sum in words: in front of dollars, or before what it buys or how it counts. */
const SUM = new RegExp(
  `(?<!\\p{L})((?:${UNIT_WORD})(?:[ -](?:${UNIT_WORD}|hundred|thousand|and))*)(?= (?:dollars|bucks|each|an hour|a day|a week|a night|a head|per |for the (?:week|day|set|lot)|plus gst)(?!\\p{L}))`,
  'giu',
)
/** The same where it is said what something costs: 'from sixteen fifty'. */
const COST = new RegExp(
  `(?<=(?<!\\p{L})(?:from|is|are|at|costs?|only|just) )((?:${UNIT_WORD}) (?:(?:${UNIT_WORD}|hundred|thousand)(?: (?:and )?(?:${UNIT_WORD}|hundred|thousand))*))(?!\\p{L})`,
  'giu',
)

/** A sum in figures: 88 for 'eighty eight', 1650 for 'sixteen fifty'; small counts stay words. */
function inFigures(words: string): string {
  let total = 0
  let part = 0
  for (const word of words.toLowerCase().split(/[ -]/)) {
    const unit = UNITS[word] ?? 0
    if (word === 'hundred') part = Math.max(1, part) * 100
    else if (word === 'thousand') {
      total += Math.max(1, part) * 1000
      part = 0
    } else if (part >= 10 && part < 20 && unit >= 10) part = part * 100 + unit
    else part += unit
  }
  const sum = total + part
  return sum >= 15 ? String(sum) : words
}

/** The text with its sums of money in figures: '88 dollars' for 'eighty eight dollars'. */
export const withSums = (text: string) => text.replace(SUM, inFigures).replace(COST, inFigures)
