import { TIME_ZONE } from '@agency/contract/time'

const dayFormat = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })
/** '2026-03-04' as '4 March 2026'. */
export const formatDay = (iso: string) => dayFormat.format(new Date(`${iso}T00:00:00Z`))

const timeFormat = new Intl.DateTimeFormat('en-AU', {
  ...{ dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE },
})
/** A UTC timestamp as Melbourne's local time. */
export const formatTime = (iso: string) => timeFormat.format(new Date(iso))

const dateFormat = new Intl.DateTimeFormat('en-AU', {
  ...{ dateStyle: 'long', timeZone: TIME_ZONE },
})
/** A UTC timestamp as a Melbourne date. */
export const formatDate = (iso: string) => dateFormat.format(new Date(iso))
