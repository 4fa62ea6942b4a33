import type { Compared, SummaryFigures } from './summary-figures.ts'
import type { SummaryPeriod } from './summary-period.ts'

const words = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
]
const dollars = new Intl.NumberFormat('en-AU', {
  ...{ style: 'currency', currency: 'AUD', maximumFractionDigits: 0 },
})

/** A number up to ten as a word, others in digits: 'three', '1,240'. */
const numberText = (count: number) => words[count] ?? count.toLocaleString('en-AU')
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** 'three people', 'one person', 'no people' */
const countText = (count: number, one: string, several: string) =>
  `${numberText(count)} ${count === 1 ? one : several}`

const nameOf: Record<SummaryPeriod, string> = { week: 'the week', month: 'the month' }

/** 'three more than the week before' */
function changeText({ count, before }: Compared, period: SummaryPeriod, fewer = 'fewer'): string {
  const earlier = `${nameOf[period]} before`
  if (count === before) return count === 0 ? `as in ${earlier}` : `the same as in ${earlier}`
  const difference = numberText(Math.abs(count - before))
  return `${difference} ${count > before ? 'more' : fewer} than ${earlier}`
}

const timesText = (count: number) =>
  count === 0
    ? 'not reached'
    : `reached ${['', 'once', 'twice'][count] ?? `${numberText(count)} times`}`

function waitingText({ count, days }: SummaryFigures['waiting']): string {
  if (count === 0) return 'Nobody is waiting for an answer.'
  const wait = days < 1 ? 'less than a day' : countText(days, 'day', 'days')
  return count === 1
    ? `One person has been waiting for an answer for ${wait}.`
    : `${capitalised(numberText(count))} people are waiting for an answer, the longest for ${wait}.`
}

function acceptedText({ count, before }: Compared, period: SummaryPeriod): string[] {
  if (count === 0 && before === 0) return []
  const [total, change] = [count, Math.abs(count - before)].map((cents) =>
    dollars.format(cents / 100),
  )
  const comparison =
    count === before
      ? changeText({ count, before }, period)
      : `${change} ${count > before ? 'more' : 'less'} than ${nameOf[period]} before`
  return [`Proposals for ${total} including GST were accepted, ${comparison}.`]
}

/** The figures of a period in sentences, in paragraphs that belong together. */
export function summarySentences(figures: SummaryFigures, period: SummaryPeriod): string[][] {
  const compare = (text: string, compared: Compared) =>
    `${capitalised(text)}, ${changeText(compared, period)}.`
  const verb = ({ count }: Compared) => (count === 1 ? 'was' : 'were')
  const { leads, visits, goals, estimates, proposals, accepted, acceptedCents, waiting } = figures
  return [
    [compare(`${countText(leads.count, 'lead', 'leads')} came in`, leads), waitingText(waiting)],
    [
      compare(
        `there ${verb(visits)} ${countText(visits.count, 'visit', 'visits')} to the website`,
        visits,
      ),
      ...goals.map((goal) => compare(`the goal “${goal.name}” was ${timesText(goal.count)}`, goal)),
    ],
    [
      compare(
        `${countText(estimates.count, 'estimate', 'estimates')} ${verb(estimates)} made`,
        estimates,
      ),
      compare(
        `${countText(proposals.count, 'proposal', 'proposals')} ${verb(proposals)} sent`,
        proposals,
      ),
      compare(
        `${countText(accepted.count, 'proposal', 'proposals')} ${verb(accepted)} accepted`,
        accepted,
      ),
      ...acceptedText(acceptedCents, period),
    ],
  ]
}
