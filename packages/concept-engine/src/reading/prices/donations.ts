import { capitalise } from '../english/sentences.ts'
import type { RequestedForm } from '../forms/requested-forms.ts'

/** '$35 / $70 / $150, other' */
const AMOUNTS =
  /\$\s?\d+(?:,\d{3})*(?:\s?(?:,|\/|\||or|and|;)\s?(?:or\s)?\$\s?\d+(?:,\d{3})*)+(?<other>(?:\s?(?:,|\/|\||or|and|;)\s?)(?:or |an? |any )*(?:other|own amount|choose|custom|whatever|different)\b)?/iu
const HOW_OFTEN =
  /\b(monthly|each month|every month|weekly|yearly|annually|quarterly|regular(?:ly)?|once(?:[- ]off)?|one[- ]off|single)\b/giu
const FREQUENCIES: Record<string, string> = {
  ...{ 'each month': 'Monthly', 'every month': 'Monthly', annually: 'Yearly', single: 'Once' },
  ...{ regular: 'Regularly', regularly: 'Regularly', 'one-off': 'Once', 'one off': 'Once' },
  ...{ 'once-off': 'Once', 'once off': 'Once' },
}

/** The amounts and the frequencies that donors choose from; undefined if no amounts are named. */
export function donationForm(sentence: string): RequestedForm | undefined {
  if (!/\bdonat(?:e|ions?|ing)\b|\bgiving page\b/i.test(sentence)) return undefined
  const found = AMOUNTS.exec(sentence)
  if (!found) return undefined
  const amounts = found[0].match(/\$\s?\d+(?:,\d{3})*/g)?.map((amount) => amount.replace(/\s/g, ''))
  const often = [...sentence.matchAll(HOW_OFTEN)].map(([, word = '']) => {
    const name = word.toLowerCase()
    return FREQUENCIES[name] ?? capitalise(name)
  })
  const frequencies = [...new Set(often)]
  return {
    title: 'Donate',
    fields: [
      `Amount - ${[...(amounts ?? []), ...(found.groups?.other ? ['Other'] : [])].join('/')}`,
      ...(frequencies.length > 1 ? [`How often - ${frequencies.join('/')}`] : []),
    ],
  }
}

/** The text with blanks instead of such amounts, which are no prices; its offsets stay the same. */
export const withoutDonationAmounts = (text: string): string =>
  text.replace(/[^.!?\n]+/g, (sentence) => {
    if (!donationForm(sentence)) return sentence
    return sentence
      .replace(/\([^()]*\$[^()]*\)/g, (inside) => ' '.repeat(inside.length))
      .replace(AMOUNTS, (amounts) => ' '.repeat(amounts.length))
  })
