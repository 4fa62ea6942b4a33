import { capitalise } from '../english/sentences.ts'
import { dollars } from './dollar-amounts.ts'
import type { PlanTable } from './plan-tables.ts'
import type { Price } from './price-list.ts'
import { lowered } from './price-words.ts'

const YES = /^(?:yes|y|✓|✔|x|included|incl)$/i
const NO = /^(?:no|n|[-–—]|none|nil|not included)?$/i

/** 'BAS' keeps its capitals. */
const withinSentence = (text: string) => (/^\p{Lu}{2}/u.test(text) ? text : lowered(text))

/** 'Payroll' and 'to 4' as 'Payroll to 4'. */
const detailOf = (label: string, cell: string): string =>
  NO.test(cell) ? '' : YES.test(cell) ? label : `${label} ${lowered(cell)}`

/** The plans of a table, each with its price and with what the other rows say of it. */
export const plansOf = ({ names, prices, rows }: PlanTable): Price[] =>
  names.map((name, index) => {
    const [first = '', ...others] = rows
      .map(({ label, cells }) => detailOf(label, cells[index] ?? ''))
      .filter((detail) => detail !== '')
    return {
      title: capitalise(name),
      price: dollars(prices[index] ?? '').replace(/\s?\/\s?(?=\p{L})/u, ' per '),
      terms: first ? `${[first, ...others.map(withinSentence)].join(', ')}.` : '',
    }
  })
