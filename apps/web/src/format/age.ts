import { steps } from './dates.ts'

/** How long ago a time was, in its largest whole unit: '5 minutes', '12 days'. */
export function formatAge(time: string, now = Date.now()): string {
  const elapsed = now - Date.parse(time)
  const { per, unit } = steps.find(({ upTo }) => elapsed < upTo) ?? steps[2]
  const count = Math.max(Math.floor(elapsed / per), 1)
  return new Intl.NumberFormat('en-AU', { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
