import { z } from 'zod'
import { Tag, Tags } from './contact-tags.ts'
import { emailStates } from './email-states.ts'
import { generationStages } from './generation-stages.ts'
import { queryFlag } from './list-export.ts'
import { FeedRequest, PageRequest, pageOf } from './list-page.ts'
import { lostReasons, Stage, stages, statusOfStage } from './pipeline-stages.ts'
import { proposalEventKinds } from './proposal.ts'
import { EstimateSummary } from './stored-estimate.ts'
import { submissionKinds } from './submission-kinds.ts'
import { anyLine, anyText, calendarDay, emailAddress, optionalText, requiredLine } from './text.ts'
import { channelNames, channels, LeadSources } from './visit-source.ts'

export const contactStatuses = ['New', 'Contacted', 'Responded', 'Converted', 'Cold'] as const
export type ContactStatus = (typeof contactStatuses)[number]
const Status = z.enum(contactStatuses)

/** How a contact first reached the agency: the first channel that a form of theirs reported. */
export const contactChannels = [...channels, 'import'] as const
export type ContactChannel = (typeof contactChannels)[number]
export const contactChannelNames: Record<ContactChannel, string> = {
  ...channelNames,
  import: 'Imported',
}

export const contactPeriods = ['today', 'week', 'month'] as const
export const contactSorts = [
  ...(['lastActivity', 'firstSeen', 'name', 'totalSubmissions', 'value', 'movement'] as const),
] as const

export const NOTES_MAX = 10_000
export const LOST_NOTE_MAX = 500
/** In characters. */
const SOURCE_MAX = 200

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
  /** Their stage in the pipeline, which belongs to the status. */
  stage: Stage,
  /** Why they were lost; null if unknown or not lost. */
  lostReason: z.enum(lostReasons).nullable(),
  lostNote: z.string(),
  /** Cents including GST, as in `pipelineDefinitions`. */
  valueCents: z.int().min(0),
  /** ISO 8601, UTC: of the last movement, as in `pipelineDefinitions`. */
  movedAt: z.string(),
  tags: z.array(z.string()),
  channel: z.enum(contactChannels),
  /** Where a contact comes from, in the words of an imported file or of staff; or ''. */
  source: z.string(),
  /** The staff member who is responsible for them. */
  assigneeId: z.int().nullable(),
  notes: z.string(),
  /** When staff plan to write next, YYYY-MM-DD. */
  nextFollowUp: z.string().nullable(),
  /**
   * ISO 8601, UTC: of the first thing that they sent and nobody has answered; null if they have an
   * answer. An answer is an email that staff wrote to them, a proposal that was sent to them, or a
   * status other than New that staff set.
   */
  waitingSince: z.string().nullable(),
  /** ISO 8601, UTC: of the last change by staff; identifies the state that a change is based on. */
  updatedAt: z.string(),
})
export type Contact = z.infer<typeof Contact>

/** A staff member by id, or nobody. */
export const AssigneeFilter = z.string().regex(/^(?:none|[1-9]\d{0,8})$/)

/**
 * The filter of the contact list; conditions are combined with AND, and omitted ones are ignored.
 */
export const ContactFilter = z.object({
  /**
   * Matches anywhere in name, email address or company, case-insensitive; one or two letters match
   * the beginning of a word. A whole second address matches as well.
   */
  text: optionalText(100),
  status: Status.optional(),
  stage: Stage.optional(),
  tag: Tag.optional(),
  channel: z.enum(contactChannels).optional(),
  assignee: AssigneeFilter.optional(),
  /**
   * Last activity today, or within the last 7 or 30 days including today, by the day in Melbourne.
   */
  period: z.enum(contactPeriods).optional(),
  /** People with at least one submission of this kind. */
  submission: z.enum(submissionKinds).optional(),
  /** Only those whose follow-up is due: today or earlier. */
  due: z.boolean().default(false),
  /** Only those who wait for an answer. */
  waiting: z.boolean().default(false),
})
export type ContactFilter = z.infer<typeof ContactFilter>

export const ContactOrder = z.object({
  sort: z.enum(contactSorts).default('lastActivity'),
  direction: z.enum(['asc', 'desc']).default('desc'),
})
export type ContactOrder = z.infer<typeof ContactOrder>

/** The query of an export: the list's filter and order, as strings. */
export const ContactExport = ContactFilter.extend({
  due: queryFlag,
  waiting: queryFlag,
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
  /** The newest of all contacts: 'all that match' does not include newer ones. */
  newestId: z.int().min(0),
})
export type ContactPage = z.infer<typeof ContactPage>

/**
 * A change of a contact by staff. A text that somebody else may have changed needs `updatedAt`.
 * Setting the status that a waiting contact already has records that they were answered.
 */
export const ContactChange = z
  .object({
    name: requiredLine(100, 'Please enter a name.').optional(),
    company: anyLine(120).optional(),
    phone: anyText(40).optional(),
    contactStatus: Status.optional(),
    stage: Stage.optional(),
    /** The stage that the change starts from: it is rejected if they are in another one by now. */
    fromStage: Stage.optional(),
    lostReason: z.enum(lostReasons).nullable().optional(),
    lostNote: anyText(LOST_NOTE_MAX).optional(),
    tags: Tags.optional(),
    assigneeId: z.int32().positive().nullable().optional(),
    notes: anyText(NOTES_MAX).optional(),
    nextFollowUp: calendarDay.nullable().optional(),
    updatedAt: z.iso.datetime('This is not a valid date and time.').optional(),
  })
  .refine(
    ({ updatedAt, fromStage, ...change }) =>
      Object.values(change).some((value) => value !== undefined),
    {
      message: 'Please change something.',
    },
  )
  .refine(({ notes, updatedAt }) => notes === undefined || updatedAt !== undefined, {
    path: ['updatedAt'],
    message: 'Notes are changed from the state they were read in.',
  })
  .refine(
    ({ stage, contactStatus }) =>
      stage === undefined || contactStatus === undefined || statusOfStage[stage] === contactStatus,
    { path: ['stage'], message: 'This stage belongs to another status.' },
  )
export type ContactChange = z.infer<typeof ContactChange>

/** A contact that staff enter, such as somebody who rang. */
export const NewContact = z.object({
  name: requiredLine(100, 'Please enter a name.'),
  email: emailAddress,
  company: anyLine(120).default(''),
  phone: anyText(40).default(''),
  /** Where they come from, in the words of staff. */
  source: anyLine(SOURCE_MAX).default(''),
})
export type NewContact = z.infer<typeof NewContact>
export const CONTACT_EXISTS =
  'This address belongs to a contact already. Search for it in the list.'

/** The details of a contact that staff can correct. */
export const ContactDetails = NewContact.omit({ email: true, source: true })
export type ContactDetails = z.infer<typeof ContactDetails>

export const ASSIGNEE_GONE = 'This person can no longer log in. Please choose somebody else.'
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
  /** How the visit reached the site; null if the browser did not say. */
  sources: LeadSources.nullable(),
}
const MessageEntry = z.object({
  ...submission,
  type: z.literal('message'),
  subject: z.string(),
  message: z.string(),
})
const BriefEntry = z.object({
  ...submission,
  type: z.literal('concept'),
  companyName: z.string(),
  industry: z.string(),
  mainGoal: z.string(),
  stage: z.enum(generationStages),
})
const QuoteEntry = z.object({
  ...submission,
  type: z.literal('quote'),
  companyName: z.string(),
  industry: z.string(),
  websiteDescription: z.string(),
})
/** What somebody sent, without what was made from it. */
export const SubmissionEntry = z.discriminatedUnion('type', [MessageEntry, BriefEntry, QuoteEntry])
export type SubmissionEntry = z.infer<typeof SubmissionEntry>

/** One entry of a contact's timeline: a submission, or a change by staff. */
export const TimelineEntry = z.discriminatedUnion('type', [
  MessageEntry,
  BriefEntry.extend({
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
  QuoteEntry.extend({ estimate: EstimateSummary.nullable() }),
  z.object({
    ...time,
    type: z.literal('change'),
    field: z.enum(contactFields),
    from: z.string(),
    to: z.string(),
    /** Email address of the staff member, or what else made the change. */
    by: z.string(),
    /** The stages of a changed status; null if they were not recorded. */
    fromStage: z.enum(stages).nullable(),
    toStage: z.enum(stages).nullable(),
    lostReason: z.enum(lostReasons).nullable(),
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
  z.object({
    ...time,
    type: z.literal('email'),
    subject: z.string(),
    /** What was written; null once its retention period is over. */
    text: z.string().nullable(),
    to: z.string(),
    /** Email address of the staff member. */
    by: z.string(),
    state: z.enum(emailStates),
    /** Why the last attempt to deliver it failed. */
    lastError: z.string().nullable(),
  }),
])
export type TimelineEntry = z.infer<typeof TimelineEntry>

export const TimelineRequest = FeedRequest.extend({
  id: z.int32().positive(),
})
export type TimelineRequest = z.infer<typeof TimelineRequest>

export const TimelinePage = pageOf(TimelineEntry)
export type TimelinePage = z.infer<typeof TimelinePage>
