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
 * One person by their e-mail address, made by the first form that names it. Later forms change nothing
 * of it; only staff change a name, company or phone number.
 */
export const Contact = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  phone: z.string(),
  totalSubmissions: z.int().min(0),
  /** ISO 8601, UTC: of the first and of the last thing they sent. */
  firstSeen: z.string(),
  lastActivity: z.string(),
  contactStatus: Status,
  notes: z.string(),
  /** When staff mean to write next, YYYY-MM-DD. */
  nextFollowUp: z.string().nullable(),
  /** ISO 8601, UTC: of the last change by staff; stands for the state a change is made from. */
  updatedAt: z.string(),
})
export type Contact = z.infer<typeof Contact>

/** Which contacts staff look at; all conditions must hold, one left out holds for all. */
export const ContactFilter = z.object({
  /**
   * Anywhere in name, e-mail address or company, whatever the case; one letter or two at the
   * beginning of a word.
   */
  text: optionalText(100),
  status: Status.optional(),
  /** Last activity today, or within the last 7 or 30 days with today, by the day in Melbourne. */
  period: z.enum(contactPeriods).optional(),
  /** People who sent at least one of these. */
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

/** The query of GET /api/contacts/export.csv: the list's filter and order, as words. */
export const ContactExport = ContactFilter.extend({
  due: z
    .enum(['true', 'false'])
    .default('false')
    .transform((word) => word === 'true'),
  ...ContactOrder.shape,
})

export const ContactListRequest = PageRequest.extend({
  filter: ContactFilter.prefault({}),
  ...ContactOrder.shape,
})
export type ContactListRequest = z.infer<typeof ContactListRequest>

export const ContactPage = pageOf(Contact).extend({
  /** Contacts that match the filter, on whatever page. */
  matching: z.int().min(0),
})
export type ContactPage = z.infer<typeof ContactPage>

/** What staff change about a contact. A text that somebody else may have changed needs `updatedAt`. */
export const ContactChange = z
  .object({
    name: requiredLine(100, 'Please enter a name.').optional(),
    company: anyLine(120).optional(),
    phone: anyText(40).optional(),
    contactStatus: Status.optional(),
    notes: anyText(NOTES_MAX).optional(),
    nextFollowUp: calendarDay.nullable().optional(),
    updatedAt: z.iso.datetime('This is not the time of a change.').optional(),
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
  /** The sender's name and phone number where they differ from the contact's, '' otherwise. */
  givenName: z.string(),
  givenPhone: z.string(),
}
/** One thing that happened with a contact: something they sent, or a change by staff. */
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
    /** Null while it is made, when it failed, and when it was deleted. */
    concept: z
      .object({
        id: z.int(),
        conceptId: z.string(),
        imageUrl: z.string(),
        thumbnailUrl: z.string().nullable(),
        imageAlt: z.string(),
        isActive: z.boolean(),
        /** How often the page behind its link was opened, and when it was last. */
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
    /** E-mail address of the staff member, or what else made the change. */
    by: z.string(),
  }),
  z.object({
    ...time,
    type: z.literal('proposal'),
    proposalId: z.int(),
    title: z.string(),
    reference: z.string(),
    event: z.enum(proposalEventKinds),
    /** What was asked, chosen, or given as a reason. */
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
