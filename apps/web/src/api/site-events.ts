import type { SiteEventKind, SiteForm, VisitOrigin } from '@agency/contract/site-event'

const ENDPOINT = '/trpc/siteEvents.record'
const MAX_PATH_LENGTH = 200
const MAX_TEXT_LENGTH = 100

/** Browsers spell the opt-out in three ways, and some do not have it at all. */
const hasOptedOut = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '')

/** How a visit began, from the first URL and the page that linked to it. */
export function originOf(url: string, referrer: string): VisitOrigin {
  const { host, searchParams } = new URL(url)
  const referrerHost = hostOf(referrer)
  const param = (name: string) => (searchParams.get(name) ?? '').slice(0, MAX_TEXT_LENGTH)
  return {
    referrer: referrerHost === host ? '' : referrerHost.slice(0, MAX_TEXT_LENGTH),
    source: param('utm_source'),
    medium: param('utm_medium'),
    campaign: param('utm_campaign'),
  }
}

/** Kept in memory only, so it is gone when the page is closed. */
let visit: { origin: VisitOrigin; isEntry: boolean } | undefined

function currentVisit() {
  visit ??= {
    origin: originOf(location.href, document.referrer),
    // Coming from another page of this site continues the same visit.
    isEntry: hostOf(document.referrer) !== location.host,
  }
  return visit
}

function send(
  kind: SiteEventKind,
  path: string,
  details: { form?: SiteForm; entry?: boolean },
): void {
  if (hasOptedOut() || path.length > MAX_PATH_LENGTH) return
  const event = { kind, path, origin: currentVisit().origin, ...details }
  // A beacon is delivered even if the page closes, and nothing waits for it.
  navigator.sendBeacon(ENDPOINT, new Blob([JSON.stringify(event)], { type: 'application/json' }))
}

/** Records that a page was shown. */
export function recordView(path: string): void {
  const current = currentVisit()
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
    const startKey = `${location.pathname} ${form}`
    if (!form || started.has(startKey)) return
    started.add(startKey)
    recordEvent('form_start', form as SiteForm)
  })
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element | null)?.closest('a')
    if (link?.pathname.endsWith('.pdf')) recordEvent('pdf_open')
  })
}
