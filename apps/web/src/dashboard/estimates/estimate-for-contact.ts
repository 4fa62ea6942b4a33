import type { Contact, TimelineEntry } from '@agency/contract/contact'
import type { NewEstimate } from '@agency/contract/estimate'

/** What a request says of the website: that of the latest one, and a message only if there is none. */
function requestIn(timeline: readonly TimelineEntry[]) {
  const isRequest = (entry: TimelineEntry) => entry.type === 'quote' || entry.type === 'concept'
  const entry = timeline.find(isRequest) ?? timeline.find(({ type }) => type === 'message')
  switch (entry?.type) {
    case 'quote':
      return { ...entry, description: entry.websiteDescription }
    case 'concept':
      return { ...entry, description: entry.mainGoal }
    case 'message':
      return { companyName: '', industry: '', description: entry.message }
    default:
      return { companyName: '', industry: '', description: '' }
  }
}

/** The request for an estimate that a contact's details and timeline, newest first, contain. */
export function estimateForContact(
  { name, email, phone, company }: Contact,
  timeline: readonly TimelineEntry[],
): NewEstimate {
  const [firstName = '', ...others] = name.trim().split(/\s+/)
  const { companyName, industry, description } = requestIn(timeline)
  return {
    ...{ firstName, lastName: others.join(' '), email, phone },
    ...{ companyName: company || companyName, industry, companySize: '', targetMarket: '' },
    websiteDescription: description,
  }
}
