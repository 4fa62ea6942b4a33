/** What staff are alerted to. */
export const alertKinds = ['leads_stopped', 'failures_rose'] as const
export type AlertKind = (typeof alertKinds)[number]
