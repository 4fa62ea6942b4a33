import { TIME_ZONE } from '@agency/contract/time'

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })
/** '2026-03-04' as '4 March 2026'. */
export const formatDay = (iso: string) => day.format(new Date(`${iso}T00:00:00Z`))

const time = new Intl.DateTimeFormat('en-AU', {
  ...{ dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE },
})
/** A time of UTC as Melbourne's clocks show it. */
export const formatTime = (iso: string) => time.format(new Date(iso))

const date = new Intl.DateTimeFormat('en-AU', {
  ...{ dateStyle: 'long', timeZone: TIME_ZONE },
})
/** A time of UTC as the day that Melbourne's calendars show. */
export const formatDate = (iso: string) => date.format(new Date(iso))
