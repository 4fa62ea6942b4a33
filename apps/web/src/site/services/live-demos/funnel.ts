// What a campaign costs and earns, from five figures of the person who asks.

export interface Figures {
  /** Dollars a month. */
  budget: number
  /** Dollars a click. */
  click: number
  /** Enquiries of a hundred visitors. */
  ask: number
  /** Customers of ten enquiries. */
  buy: number
  /** What a customer leaves after the cost of the work, in dollars. */
  worth: number
}

/** Below this many, one enquiry more or less changes the verdict. */
const FEWEST_TO_LEARN_FROM = 20

export function runMonth({ budget, click, ask, buy, worth }: Figures) {
  const visitors = Math.floor(budget / click)
  const enquiries = Math.round((visitors * ask) / 100)
  const customers = Math.round((enquiries * buy) / 10)
  const earned = customers * worth
  return {
    visitors,
    enquiries,
    customers,
    earned,
    result: earned - budget,
    /** Dollars; undefined without an enquiry. */
    costOfEnquiry: enquiries > 0 ? budget / enquiries : undefined,
    /** What an enquiry may cost before it costs more than it brings. */
    ceilingOfEnquiry: (worth * buy) / 10,
  }
}

/** How many of a hundred visitors have to ask for the month to pay for itself. */
export const askToBreakEven = ({ click, buy, worth }: Figures) =>
  Math.ceil((click * 100) / ((worth * buy) / 10))

export const clickToBreakEven = ({ ask, buy, worth }: Figures) => (worth * (buy / 10) * ask) / 100

export type Advice = 'mend' | 'stop' | 'wait' | 'raise'

/**
 * What to do next month. A loss that a better page could turn comes before more budget; a loss that
 * no page turns is stopped; too few enquiries teach nothing either way.
 */
export function advise(figures: Figures): Advice {
  const { enquiries, costOfEnquiry, ceilingOfEnquiry } = runMonth(figures)
  if (costOfEnquiry === undefined || costOfEnquiry > ceilingOfEnquiry) {
    return askToBreakEven(figures) <= figures.ask * 2 ? 'mend' : 'stop'
  }
  return enquiries < FEWEST_TO_LEARN_FROM ? 'wait' : 'raise'
}
