import type { VisitOrigin } from '@agency/contract/site-event'
import { OWN_EMAIL_SOURCE, type VisitReport } from '@agency/contract/visit-source'

const origin = (landing: string, change: Partial<VisitOrigin> = {}): VisitOrigin => ({
  ...{ referrer: '', source: '', medium: '', campaign: '', landing },
  ...change,
})
const google = { referrer: 'www.google.com' }

/** How the visits of the demo's people began, in rotation; somebody's browser does not say. */
const firstOrigins: (VisitOrigin | undefined)[] = [
  origin('/services/web-development', google),
  origin('/'),
  origin('/our-work', { referrer: 'www.linkedin.com' }),
  origin('/ai-generator', { referrer: 'chatgpt.com', source: 'chatgpt.com' }),
  origin('/', google),
  origin('/ai-generator', { ...google, source: 'google', medium: 'cpc', campaign: 'free-concept' }),
  origin('/services/ui-ux-design', { referrer: 'clutch.co' }),
  undefined,
  origin('/gallery', { referrer: 'www.instagram.com' }),
  origin('/services/business-automation', google),
  origin('/about', { source: 'newsletter', medium: 'email', campaign: 'letter' }),
  origin('/', { referrer: 'www.perplexity.ai' }),
]

/** A later form of the same person is often sent from a link in an email of this site. */
const returning = origin('/concepts', { source: OWN_EMAIL_SOURCE, campaign: 'concept' })

/** The visit in which a person of the demo sent a form; `number` counts their forms from 0. */
export function demoVisit(person: number, number: number): VisitReport | undefined {
  const first = firstOrigins[person % firstOrigins.length]
  if (number > 0 && person % 2 === 0) return { first: returning, last: returning }
  return first && { first, last: first }
}
