import type { AnalyticsFigures, AnalyticsPeriod, FigureName } from '@agency/contract/analytics'
import { formatCount } from '../../format/dates.ts'

export const periodNames: Record<AnalyticsPeriod, string> = {
  week: 'Week',
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
}

export const figureTitles: Record<FigureName, string> = {
  totalUsers: 'Total Users',
  totalConcepts: 'Total Concepts',
  totalProjects: 'Total Projects',
  totalContacts: 'Total Contacts',
  conceptConversionRate: 'Concept Conversion Rate',
  averageDailyUsers: 'Average Daily Users',
  topIndustry: 'Top Industry',
  userRetention: 'User Retention',
}

const shares: readonly FigureName[] = ['conceptConversionRate', 'userRetention']

/** 0.256 as '25.6%'. */
export const formatShare = (share: number) =>
  share.toLocaleString('en-AU', { style: 'percent', maximumFractionDigits: 1 })

/** A figure as its card shows it; a dash if there is no data to compute it from. */
export function formatFigure(name: FigureName, value: AnalyticsFigures[FigureName]): string {
  if (value === null) return '–'
  if (typeof value === 'string') return value
  if (shares.includes(name)) return formatShare(value)
  return name === 'averageDailyUsers'
    ? value.toLocaleString('en-AU', { maximumFractionDigits: 1 })
    : formatCount(value)
}

export interface Change {
  direction: 'up' | 'down' | 'level'
  /** The change in words and with a sign, so that it can be read without colour. */
  text: string
}

/** A real minus sign, as wide as the plus. */
const formatSigned = (value: number, options: Intl.NumberFormatOptions) =>
  value.toLocaleString('en-AU', { signDisplay: 'exceptZero', ...options }).replace('-', '−')

function changeAmountOf(name: FigureName, value: number, before: number): string {
  if (shares.includes(name)) {
    const points = formatSigned((value - before) * 100, { maximumFractionDigits: 1 })
    return `${points} points`
  }
  // A percentage change from zero is undefined.
  if (before === 0) return formatSigned(value, { maximumFractionDigits: 1 })
  return formatSigned((value - before) / before, { style: 'percent', maximumSignificantDigits: 2 })
}

/** How a figure differs from that of the previous period of the same length. */
export function changeOf(
  name: FigureName,
  value: AnalyticsFigures[FigureName],
  before: AnalyticsFigures[FigureName],
): Change {
  if (value === before) {
    return {
      direction: 'level',
      text: value === null ? 'None in either period' : 'Same as before',
    }
  }
  if (before === null) return { direction: 'level', text: 'None before to compare with' }
  const formattedBefore = formatFigure(name, before)
  if (typeof value !== 'number' || typeof before !== 'number') {
    return { direction: 'level', text: `Before: ${formattedBefore}` }
  }
  const direction = value > before ? 'up' : 'down'
  return {
    direction,
    text: `${changeAmountOf(name, value, before)}, ${direction} from ${formattedBefore}`,
  }
}
