import {
  type CountedFigure,
  type Device,
  type Funnel,
  type FunnelFigure,
  funnelFigures,
  type SourceGroup,
} from '@agency/contract/sources-report'
import { formatWholeDollars } from '../../format/amounts.ts'
import { formatCount } from '../../format/dates.ts'

export const groupNames: Record<SourceGroup, string> = {
  channel: 'Channel',
  source: 'Source',
  page: 'First page',
  campaign: 'Campaign',
  service: 'Service',
}

export const figureNames: Record<CountedFigure, string> = {
  visits: 'Visits',
  started: 'Forms started',
  sent: 'Form submissions',
  opened: 'PDF or page opened',
  proposals: 'Proposals sent',
  accepted: 'Accepted',
  acceptedCents: 'Dollars accepted',
  exits: 'Last pages',
  bots: 'Views by programs',
}

export const deviceNames: Record<Device, string> = {
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Computer',
  '': 'Unknown',
}

export const formatFunnelFigure = (figure: CountedFigure, value: number): string =>
  figure === 'acceptedCents' ? formatWholeDollars(value) : formatCount(value)

/** '+25%', 'the same', 'new': the change in a few characters, with its direction. */
export function shortChangeOf(value: number, before: number) {
  if (value === before) return { direction: 'level', text: 'same' } as const
  const direction = value > before ? 'up' : 'down'
  if (before === 0) return { direction, text: 'new' } as const
  const percent = Math.abs(((value - before) / before) * 100)
  const rounded = percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)
  return {
    direction,
    text: `${direction === 'up' ? '+' : '−'}${formatCount(rounded)}%`,
  } as const
}

/** The share of visits that reached a step; undefined if there is nothing to take a share of. */
export const shareOfVisits = (figures: Funnel, figure: FunnelFigure): string | undefined =>
  figures.visits > 0 && figure === 'sent'
    ? `${Number(((figures[figure] / figures.visits) * 100).toFixed(1))}% of visits`
    : undefined

export const hasAny = (...funnels: Funnel[]): boolean =>
  funnels.some((funnel) => funnelFigures.some((figure) => funnel[figure] > 0))
