import { z } from 'zod'
import { submissionKinds } from './submission-kinds.ts'

/** The person that an event is about, as they were at that time. */
const EventContact = z.object({
  id: z.int().describe("The contact's number in the dashboard."),
  name: z.string(),
  email: z.string(),
  company: z.string().describe("'' if they gave none."),
  phone: z.string().describe("'' if they gave none."),
})

const cents = z.int().min(0)
const Currency = z.literal('AUD')

const EventProposal = z.object({
  id: z.int(),
  reference: z.string(),
  title: z.string().describe("'' once the client was deleted from the contacts."),
  totalCents: cents.describe('In cents, including GST.'),
  currency: Currency,
  expiresOn: z.string().nullable().describe('The last day to accept it, YYYY-MM-DD.'),
})

/** The client of a proposal; null once they were deleted from the contacts. */
const EventClient = EventContact.omit({ phone: true }).nullable()

const proposal = { proposal: EventProposal, contact: EventClient }

/** What each type of event says, in `data`. */
const eventData = {
  'lead.received': z.object({
    submissionId: z.int(),
    form: z.enum(submissionKinds).describe('The form they sent.'),
    byStaff: z.boolean().describe('Whether staff filled in the form for them.'),
    contact: EventContact,
    subject: z.string().describe("The subject of a message; '' for other forms."),
    text: z.string().describe('What they wrote: a message, a brief or a description.'),
  }),
  'concept.created': z.object({
    conceptId: z.int(),
    submissionId: z.int(),
    companyName: z.string(),
    industry: z.string(),
    style: z.string(),
    contact: EventContact,
  }),
  'estimate.created': z.object({
    submissionId: z.int(),
    conceptId: z.int().nullable().describe('Null if it was made without a concept.'),
    reference: z.string(),
    totalCents: cents.describe('The expected price in cents, including GST.'),
    lowCents: cents,
    highCents: cents,
    currency: Currency,
    validUntil: z.string().describe('YYYY-MM-DD'),
    contact: EventContact,
  }),
  'proposal.sent': z.object({
    ...proposal,
    version: z.int().min(1).describe('Counted from 1; a changed proposal is sent again.'),
  }),
  'proposal.opened': z.object(proposal),
  'proposal.accepted': z.object({
    ...proposal,
    signedBy: z.string().describe('The name that the client signed with.'),
  }),
  'proposal.declined': z.object({
    ...proposal,
    reason: z.string().describe("'' if they gave none."),
  }),
  'project.published': z.object({
    projectId: z.int(),
    slug: z.string(),
    title: z.string(),
    clientName: z.string(),
  }),
} satisfies Record<string, z.ZodType>

export type WebhookEventType = keyof typeof eventData
export const webhookEventTypes = Object.keys(eventData) as WebhookEventType[]
export type WebhookEventData<Type extends WebhookEventType> = z.infer<(typeof eventData)[Type]>

/** The type of an event that staff send to try a subscription. */
export const TEST_EVENT_TYPE = 'webhook.test'

const payloadOf = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({
    type: z.literal(type),
    timestamp: z.iso.datetime().describe('When it happened, ISO 8601 in UTC.'),
    data,
  })

/** The body of a webhook request, by type of event. */
export const webhookPayloads = {
  'lead.received': payloadOf('lead.received', eventData['lead.received']),
  'concept.created': payloadOf('concept.created', eventData['concept.created']),
  'estimate.created': payloadOf('estimate.created', eventData['estimate.created']),
  'proposal.sent': payloadOf('proposal.sent', eventData['proposal.sent']),
  'proposal.opened': payloadOf('proposal.opened', eventData['proposal.opened']),
  'proposal.accepted': payloadOf('proposal.accepted', eventData['proposal.accepted']),
  'proposal.declined': payloadOf('proposal.declined', eventData['proposal.declined']),
  'project.published': payloadOf('project.published', eventData['project.published']),
  [TEST_EVENT_TYPE]: payloadOf(TEST_EVENT_TYPE, z.object({ message: z.string() })),
} satisfies Record<WebhookEventType | typeof TEST_EVENT_TYPE, z.ZodType>

/** What happened, in the words of the dashboard and the documentation. */
export const webhookEventNames: Record<WebhookEventType | typeof TEST_EVENT_TYPE, string> = {
  'lead.received': 'Somebody sent a form',
  'concept.created': 'A concept was made',
  'estimate.created': 'An estimate was made',
  'proposal.sent': 'A proposal was sent',
  'proposal.opened': 'A client opened a proposal',
  'proposal.accepted': 'A client accepted a proposal',
  'proposal.declined': 'A client declined a proposal',
  'project.published': 'A project was published',
  [TEST_EVENT_TYPE]: 'Test event',
}
