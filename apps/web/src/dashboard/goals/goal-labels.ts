import { type Goal, goalEventNames, isReportedByBrowser } from '@agency/contract/goal'
import { formatDay } from '../../format/dates.ts'
import { formatShare } from '../analytics/figure-labels.ts'

/** 'Page viewed: /services and all below it' */
export function eventText({ event, pageMatch, path }: Pick<Goal, 'event' | 'pageMatch' | 'path'>) {
  if (pageMatch === 'any') return goalEventNames[event]
  return `${goalEventNames[event]}: ${path}${pageMatch === 'below' ? ' and all below it' : ''}`
}

/** 'Counted from 3 Mar 2026'; undefined for what is never deleted. */
export const countedFromText = ({ event, countedFrom }: Pick<Goal, 'event' | 'countedFrom'>) =>
  isReportedByBrowser(event) ? `Counted from ${formatDay(countedFrom)}` : undefined

/** The count as a share of visits; a dash if there were none. */
export const rateText = (count: number, visits: number) =>
  visits === 0 ? '–' : formatShare(count / visits)
