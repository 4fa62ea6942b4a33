import type { RateCard, Role } from '@agency/contract/estimate'

/** Cents for quarter hours at an hourly rate, rounded half up to a whole cent. */
export const priceOf = (quarterHours: number, hourly: number): number =>
  Math.floor((quarterHours * hourly + 2) / 4)

/** A share of an amount in cents, in basis points, rounded half up to a whole cent. */
export const shareOf = (amount: number, basisPoints: number): number =>
  Math.floor((amount * basisPoints + 5_000) / 10_000)

export type Hours = Partial<Record<Role, number>>

/** Cents for quarter hours of several roles, GST included. */
export function grossPrice(hours: Hours, { hourly, gstBasisPoints }: RateCard): number {
  const net = (Object.keys(hours) as Role[]).reduce(
    (sum, role) => sum + priceOf(hours[role] ?? 0, hourly[role]),
    0,
  )
  return net + shareOf(net, gstBasisPoints)
}
