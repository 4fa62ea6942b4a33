import type { SiteEventKind, SiteForm, VisitOrigin } from '@agency/contract/site-event'
import type { VisitReport } from '@agency/contract/visit-source'
import { isStaffBrowser } from '../browser/stored-token.ts'

const ENDPOINT = '/trpc/siteEvents.record'
const MAX_PATH_LENGTH = 200
const MAX_TEXT_LENGTH = 100
/** Holds the sources of this tab's visit, until the tab is closed. */
const VISIT_KEY = 'visit'

/** Browsers spell the opt-out in three ways, and some do not have it at all. */
const hasOptedOut = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}

/** Staff are no visitors: what they open and send is not counted. */
const isCounted = () => !hasOptedOut() && !isStaffBrowser()

const urlOf = (text: string) => (URL.canParse(text) ? new URL(text) : undefined)

/** How a visit began, from the first URL and the page that linked to it. */
export function originOf(url: string, referrer: string): VisitOrigin {
  const { host, pathname, searchParams } = new URL(url)
  const referrerHost = urlOf(referrer)?.host ?? ''
  const param = (name: string) => (searchParams.get(name) ?? '').slice(0, MAX_TEXT_LENGTH)
  return {
    referrer: referrerHost === host ? '' : referrerHost.slice(0, MAX_TEXT_LENGTH),
    source: param('utm_source'),
    medium: param('utm_medium'),
    campaign: param('utm_campaign'),
    landing: pathname.length > MAX_PATH_LENGTH ? '' : pathname,
  }
}

interface Visit extends VisitReport {
  /** Whether the next view begins a visit. */
  isEntry: boolean
  /** Path of the page before; '' if it was on another site. */
  previous: string
}

/** A visit that goes on from another page of this site keeps its sources. */
function storedVisit(): VisitReport | undefined {
  try {
    const stored: VisitReport | null = JSON.parse(sessionStorage.getItem(VISIT_KEY) ?? 'null')
    return stored?.first && stored.last ? stored : undefined
  } catch {
    return undefined
  }
}

/** Somebody may have followed a link before this code was loaded. */
const firstUrl = () => performance.getEntriesByType('navigation')[0]?.name || location.href

function openVisit(): Visit {
  const referrer = urlOf(document.referrer)
  const isEntry = referrer?.host !== location.host
  const origin = originOf(firstUrl(), document.referrer)
  const stored = storedVisit()
  const visit = {
    first: stored?.first ?? origin,
    last: (!isEntry && stored?.last) || origin,
  }
  try {
    sessionStorage.setItem(VISIT_KEY, JSON.stringify(visit))
  } catch {
    // Storage is blocked, so the sources last as long as this page.
  }
  return { ...visit, isEntry, previous: isEntry ? '' : (referrer?.pathname ?? '') }
}

let visit: Visit | undefined
function currentVisit(): Visit {
  visit ??= openVisit()
  return visit
}

function send(
  kind: SiteEventKind,
  path: string,
  details: { form?: SiteForm; entry?: boolean; previous?: string },
): void {
  if (!isCounted() || path.length > MAX_PATH_LENGTH) return
  const event = { kind, path, origin: currentVisit().last, ...details }
  // A beacon is delivered even if the page closes, and nothing waits for it.
  navigator.sendBeacon(ENDPOINT, new Blob([JSON.stringify(event)], { type: 'application/json' }))
}

/** Records that a page was shown. */
export function recordView(path: string): void {
  if (!isCounted()) return
  const current = currentVisit()
  const { isEntry, previous } = current
  send('view', path, { entry: isEntry, ...(previous && !isEntry && { previous }) })
  Object.assign(current, { isEntry: false, previous: path })
}

/** Records that a form was sent successfully, or that a document was opened. */
export function recordEvent(kind: SiteEventKind, form?: SiteForm): void {
  send(kind, location.pathname, form ? { form } : {})
}

/** The visit's sources, to send with a form; undefined if this browser is not counted. */
export function visitReport(): VisitReport | undefined {
  if (!isCounted()) return undefined
  const { first, last } = currentVisit()
  return { first, last }
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
