import {
  ContactFilter,
  type ContactOrder,
  contactChannelNames,
  contactChannels,
  contactSorts,
  contactStatuses,
} from '@agency/contract/contact'
import { z } from 'zod'
import type { ChoiceFilter } from '../../ui/data/filter-row.tsx'
import { listParams, useListState } from '../../ui/data/list-state.ts'
import { assigneeChoices, type Login } from './assignees.tsx'

const newestFirst: ContactOrder = { sort: 'lastActivity', direction: 'desc' }
const nameOf = ({ sort, direction }: ContactOrder) => `${sort}-${direction}`

/** The sort orders by their names in the URL. */
const orders = new Map(
  contactSorts
    .flatMap((sort): ContactOrder[] => [
      { sort, direction: 'asc' },
      { sort, direction: 'desc' },
    ])
    .map((order) => [nameOf(order), order]),
)

const Shown = z.object({
  text: ContactFilter.shape.text.catch(''),
  status: ContactFilter.shape.status.catch(undefined),
  tag: ContactFilter.shape.tag.catch(undefined),
  channel: ContactFilter.shape.channel.catch(undefined),
  assignee: ContactFilter.shape.assignee.catch(undefined),
  period: ContactFilter.shape.period.catch(undefined),
  submission: ContactFilter.shape.submission.catch(undefined),
  /** Only contacts whose follow-up is due. */
  due: z.literal('true').optional().catch(undefined),
  /** Only contacts who wait for an answer. */
  waiting: z.literal('true').optional().catch(undefined),
  sort: z
    .string()
    .refine((name) => orders.has(name))
    .catch(nameOf(newestFirst)),
  ...listParams,
})

const defaults = { sort: nameOf(newestFirst), size: '25' }

/** The filters of the list, with the tags that contacts have and the staff members. */
export const contactChoices = (tags: readonly string[], assignees: Login[]): ChoiceFilter[] => [
  ...choices,
  ...(tags.length > 0
    ? [
        {
          ...{ name: 'tag', label: 'Tag' },
          options: [['', 'Any tag'], ...tags.map((tag) => [tag, tag] as const)] as const,
        },
      ]
    : []),
  ...assigneeChoices(assignees),
]

const choices: ChoiceFilter[] = [
  {
    ...{ name: 'status', label: 'Status' },
    options: [['', 'All statuses'], ...contactStatuses.map((status) => [status, status] as const)],
  },
  {
    ...{ name: 'period', label: 'Activity' },
    options: [
      ['', 'Any activity'],
      ['today', 'Active today'],
      ['week', 'Active in the last 7 days'],
      ['month', 'Active in the last 30 days'],
    ],
  },
  {
    ...{ name: 'submission', label: 'Submission type' },
    options: [
      ['', 'All submissions'],
      ['message', 'Contact form'],
      ['concept', 'AI concept'],
      ['quote', 'Estimate request'],
    ],
  },
  {
    ...{ name: 'channel', label: 'Source' },
    options: [
      ['', 'All sources'],
      ...contactChannels.map((channel) => [channel, contactChannelNames[channel]] as const),
    ],
  },
  {
    ...{ name: 'due', label: 'Follow-up' },
    options: [
      ['', 'Any follow-up'],
      ['true', 'Follow-up due'],
    ],
  },
  {
    ...{ name: 'waiting', label: 'Answer' },
    options: [
      ['', 'Any answer'],
      ['true', 'No answer yet'],
    ],
  },
]

/** The state of the list of contacts, read from the URL and written to it. */
export function useContactListState() {
  const state = useListState(Shown, defaults)
  const { filter, sort, page } = state
  const order = orders.get(sort) ?? newestFirst
  return {
    ...state,
    exportQuery: { ...filter, ...order },
    request: {
      filter: { ...filter, due: filter.due === 'true', waiting: filter.waiting === 'true' },
      ...order,
      ...page,
    },
  }
}
