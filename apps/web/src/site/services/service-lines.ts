import type { ServiceSlug } from '@agency/contract/services'

/** One line for each service, as shown on cards. */
export const serviceLines: Record<ServiceSlug, string> = {
  'web-development':
    'Sites and shops that load fast on a train, keep their ranking and can be edited without ringing us.',
  'ui-ux-design':
    'Screens drawn with the people who will use them, tested before anyone writes production code.',
  'digital-marketing':
    'Search, ads and email measured in enquiries and sales. Reach is reported last, if at all.',
  'ai-video-production':
    'Property walk-throughs, explainers and ads made in days, directed by people, finished by machines.',
  'business-automation':
    'The quote, the booking and the invoice talk to each other, so your Tuesday stays yours.',
  'generative-ai-integration':
    'Assistants that answer from your own documents, with limits, logs and a bill you can predict.',
}
