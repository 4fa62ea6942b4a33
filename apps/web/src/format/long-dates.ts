import { TIME_ZONE } from '@agency/contract/time'

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })
/** '2026-03-04' as '4 March 2026'. */
export const formatDay = (iso: string) => day.format(new Date(`${iso}T00:00:00Z`))

const time = new Intl.DateTimeFormat('en-AU', {
  ...{ dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE },
})
/** A UTC timestamp as Melbourne's local time. */
export const formatTime = (iso: string) => time.format(new Date(iso))

const date = new Intl.DateTimeFormat('en-AU', {
  ...{ dateStyle: 'long', timeZone: TIME_ZONE },
})
/** A UTC timestamp as a Melbourne date. */
export const formatDate = (iso: string) => date.format(new Date(iso))
