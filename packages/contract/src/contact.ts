import { z } from 'zod'
import { generationStages } from './generation-stages.ts'
import { FeedRequest, PageRequest, pageOf } from './list-page.ts'
import { proposalEventKinds } from './proposal.ts'
import { EstimateSummary } from './stored-estimate.ts'
import { submissionKinds } from './submission-kinds.ts'
import { anyLine, anyText, calendarDay, optionalText, requiredLine } from './text.ts'

export const contactStatuses = ['New', 'Contacted', 'Responded', 'Converted', 'Cold'] as const
export type ContactStatus = (typeof contactStatuses)[number]
const Status = z.enum(contactStatuses)

export const contactPeriods = ['today', 'week', 'month'] as const
export const contactSorts = ['lastActivity', 'firstSeen', 'name', 'totalSubmissions'] as const

export const NOTES_MAX = 10_000

/**
 * One person by email address, created by the first form that contains it. Later forms do not
 * change it; only staff change a name, company or phone number.
 */
export const Contact = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  phone: z.string(),
  totalSubmissions: z.int().min(0),
  /** ISO 8601, UTC: of the first and of the last submission. */
  firstSeen: z.string(),
  lastActivity: z.string(),
  contactStatus: Status,
  notes: z.string(),
  /** When staff plan to write next, YYYY-MM-DD. */
  nextFollowUp: z.string().nullable(),
  /** ISO 8601, UTC: of the last change by staff; identifies the state that a change is based on. */
  updatedAt: z.string(),
})
export type Contact = z.infer<typeof Contact>

/**
 * The filter of the contact list; conditions are combined with AND, and omitted ones are ignored.
 */
export const ContactFilter = z.object({
  /**
   * Matches anywhere in name, email address or company, case-insensitive; one or two letters match
   * the beginning of a word.
   */
  text: optionalText(100),
  status: Status.optional(),
  /**
   * Last activity today, or within the last 7 or 30 days including today, by the day in Melbourne.
   */
  period: z.enum(contactPeriods).optional(),
  /** People with at least one submission of this kind. */
  submission: z.enum(submissionKinds).optional(),
  /** Only those whose follow-up is due: today or earlier. */
  due: z.boolean().default(false),
})
export type ContactFilter = z.infer<typeof ContactFilter>

export const ContactOrder = z.object({
  sort: z.enum(contactSorts).default('lastActivity'),
  direction: z.enum(['asc', 'desc']).default('desc'),
})
export type ContactOrder = z.infer<typeof ContactOrder>

/** The query of GET /api/contacts/export.csv: the list's filter and order, as strings. */
export const ContactExport = ContactFilter.extend({
  due: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  ...ContactOrder.shape,
})

export const ContactListRequest = PageRequest.extend({
  filter: ContactFilter.prefault({}),
  ...ContactOrder.shape,
})
export type ContactListRequest = z.infer<typeof ContactListRequest>

export const ContactPage = pageOf(Contact).extend({
  /** Total number of contacts that match the filter, on all pages. */
  matching: z.int().min(0),
})
export type ContactPage = z.infer<typeof ContactPage>

/** A change of a contact by staff. A text that somebody else may have changed needs `updatedAt`. */
export const ContactChange = z
  .object({
    name: requiredLine(100, 'Please enter a name.').optional(),
    company: anyLine(120).optional(),
    phone: anyText(40).optional(),
    contactStatus: Status.optional(),
    notes: anyText(NOTES_MAX).optional(),
    nextFollowUp: calendarDay.nullable().optional(),
    updatedAt: z.iso.datetime('This is not a valid date and time.').optional(),
  })
  .refine(
    ({ updatedAt, ...change }) => Object.values(change).some((value) => value !== undefined),
    {
      message: 'Please change something.',
    },
  )
  .refine(({ notes, updatedAt }) => notes === undefined || updatedAt !== undefined, {
    path: ['updatedAt'],
    message: 'Notes are changed from the state they were read in.',
  })
export type ContactChange = z.infer<typeof ContactChange>

export const CONTACT_CHANGED_MEANWHILE =
  'Somebody else changed this contact meanwhile. Please load it again.'

export const contactFields = [
  'status',
  'notes',
  'nextFollowUp',
  'name',
  'company',
  'phone',
] as const
export type ContactField = (typeof contactFields)[number]

const time = {
  id: z.int(),
  /** ISO 8601, UTC. */
  time: z.string(),
}
const submission = {
  ...time,
  /** The sender's name and phone number if they differ from the contact's, '' otherwise. */
  submittedName: z.string(),
  submittedPhone: z.string(),
}
/** One entry of a contact's timeline: a submission, or a change by staff. */
export const TimelineEntry = z.discriminatedUnion('type', [
  z.object({
    ...submission,
    type: z.literal('message'),
    subject: z.string(),
    message: z.string(),
  }),
  z.object({
    ...submission,
    type: z.literal('concept'),
    companyName: z.string(),
    industry: z.string(),
    mainGoal: z.string(),
    stage: z.enum(generationStages),
    /** Null while it is being made, if it failed, and if it was deleted. */
    concept: z
      .object({
        id: z.int(),
        conceptId: z.string(),
        imageUrl: z.string(),
        thumbnailUrl: z.string().nullable(),
        imageAlt: z.string(),
        isActive: z.boolean(),
        /** Number of views of the page behind its link, and the time of the last one. */
        views: z.int().min(0),
        lastViewedAt: z.string().nullable(),
      })
      .nullable(),
    estimate: EstimateSummary.nullable(),
  }),
  z.object({
    ...submission,
    type: z.literal('quote'),
    companyName: z.string(),
    industry: z.string(),
    websiteDescription: z.string(),
    estimate: EstimateSummary.nullable(),
  }),
  z.object({
    ...time,
    type: z.literal('change'),
    field: z.enum(contactFields),
    from: z.string(),
    to: z.string(),
    /** Email address of the staff member, or what else made the change. */
    by: z.string(),
  }),
  z.object({
    ...time,
    type: z.literal('proposal'),
    proposalId: z.int(),
    title: z.string(),
    reference: z.string(),
    event: z.enum(proposalEventKinds),
    /** The question, the choices, or the reason given. */
    text: z.string(),
    total: z.int().nullable(),
  }),
])
export type TimelineEntry = z.infer<typeof TimelineEntry>

export const TimelineRequest = FeedRequest.extend({
  id: z.int32().positive(),
})
export type TimelineRequest = z.infer<typeof TimelineRequest>

export const TimelinePage = pageOf(TimelineEntry)
export type TimelinePage = z.infer<typeof TimelinePage>
