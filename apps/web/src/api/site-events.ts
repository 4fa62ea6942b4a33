import type { SiteEventKind, SiteForm, VisitOrigin } from '@agency/contract/site-event'

const ADDRESS = '/trpc/siteEvents.record'
const PATH_MAX = 200
const WORDS_MAX = 100

/** Browsers spell the opt-out in three ways, and some do not have it at all. */
const optsOut = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : '')

/** How a visit began, from the first URL and the page that linked to it. */
export function originOf(address: string, referrer: string): VisitOrigin {
  const { host, searchParams } = new URL(address)
  const from = hostOf(referrer)
  const words = (name: string) => (searchParams.get(name) ?? '').slice(0, WORDS_MAX)
  return {
    referrer: from === host ? '' : from.slice(0, WORDS_MAX),
    source: words('utm_source'),
    medium: words('utm_medium'),
    campaign: words('utm_campaign'),
  }
}

/** Kept in memory only, so it is gone when the page is closed. */
let visit: { origin: VisitOrigin; isEntry: boolean } | undefined

function visitOf() {
  visit ??= {
    origin: originOf(location.href, document.referrer),
    // Coming from another page of this site continues the same visit.
    isEntry: hostOf(document.referrer) !== location.host,
  }
  return visit
}

function send(kind: SiteEventKind, path: string, more: { form?: SiteForm; entry?: boolean }): void {
  if (optsOut() || path.length > PATH_MAX) return
  const event = { kind, path, origin: visitOf().origin, ...more }
  // A beacon is delivered even if the page closes, and nothing waits for it.
  navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(event)], { type: 'application/json' }))
}

/** Records that a page was shown. */
export function recordView(path: string): void {
  const current = visitOf()
  send('view', path, { entry: current.isEntry })
  current.isEntry = false
}

/** Records that a form was sent successfully, or that a document was opened. */
export function recordEvent(kind: SiteEventKind, form?: SiteForm): void {
  send(kind, location.pathname, form ? { form } : {})
}

/** Records the first input into each named form (`data-form`), and each document that is opened. */
export function watchForms(): void {
  const started = new Set<string>()
  document.addEventListener('input', ({ target }) => {
    const form = (target as Element | null)?.closest<HTMLElement>('[data-form]')?.dataset.form
    const once = `${location.pathname} ${form}`
    if (!form || started.has(once)) return
    started.add(once)
    recordEvent('form_start', form as SiteForm)
  })
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element | null)?.closest('a')
    if (link?.pathname.endsWith('.pdf')) recordEvent('pdf_open')
  })
}
