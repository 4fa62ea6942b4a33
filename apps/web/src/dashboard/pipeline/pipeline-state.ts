import { ContactFilter, type ContactOrder } from '@agency/contract/contact'
import { type BoardOrder, boardOrders } from '@agency/contract/pipeline'
import { stageLabels, stages } from '@agency/contract/pipeline-stages'
import { z } from 'zod'
import type { ChoiceFilter } from '../../ui/data/filter-row.tsx'
import { listParams, useListState } from '../../ui/data/list-state.ts'

const listOrders: Record<string, ContactOrder> = {
  'movement-desc': { sort: 'movement', direction: 'desc' },
  'movement-asc': { sort: 'movement', direction: 'asc' },
  'value-desc': { sort: 'value', direction: 'desc' },
  'value-asc': { sort: 'value', direction: 'asc' },
  'name-asc': { sort: 'name', direction: 'asc' },
  'name-desc': { sort: 'name', direction: 'desc' },
}
/** The order of the cards as that of contacts. */
const contactOrders: Record<BoardOrder, ContactOrder> = {
  recent: { sort: 'movement', direction: 'desc' },
  stalled: { sort: 'movement', direction: 'asc' },
  value: { sort: 'value', direction: 'desc' },
}
const newestFirst: ContactOrder = { sort: 'movement', direction: 'desc' }

const Shown = z.object({
  text: ContactFilter.shape.text.catch(''),
  stage: ContactFilter.shape.stage.catch(undefined),
  assignee: ContactFilter.shape.assignee.catch(undefined),
  view: z.enum(['board', 'list']).catch('board'),
  order: z.enum(boardOrders).catch('recent'),
  sort: z
    .string()
    .refine((name) => name in listOrders)
    .catch('movement-desc'),
  ...listParams,
})

const defaults = { view: 'board', order: 'recent', sort: 'movement-desc', size: '25' }

const orderOptions: readonly (readonly [BoardOrder, string])[] = [
  ['recent', 'Latest movement first'],
  ['stalled', 'Longest without movement first'],
  ['value', 'Largest value first'],
]

/** The filters of the board and of the list. */
export const boardChoices: ChoiceFilter[] = [
  { name: 'order', label: 'Order of the cards', options: orderOptions },
]
export const listChoices: ChoiceFilter[] = [
  {
    ...{ name: 'stage', label: 'Stage' },
    options: [['', 'All stages'], ...stages.map((stage) => [stage, stageLabels[stage]] as const)],
  },
]

/** The state of the pipeline, read from the URL and written to it. */
export function usePipelineState() {
  const state = useListState(Shown, defaults)
  const { text, stage, assignee, view, order } = state.filter
  const listOrder = listOrders[state.sort] ?? newestFirst
  return {
    ...state,
    view,
    order,
    // The view and the order hide nothing.
    isFiltered: text !== '' || assignee !== undefined || (view === 'list' && stage !== undefined),
    clear: () => {
      state.set('text', '')
      state.set('stage', '')
      state.set('assignee', '')
    },
    /** What is shown, as the export of contacts takes it. */
    exportQuery:
      view === 'list'
        ? { text, stage, assignee, ...listOrder }
        : { text, assignee, ...contactOrders[order] },
    listRequest: {
      filter: { text, stage, assignee, due: false, waiting: false },
      ...listOrder,
      ...state.page,
    },
  }
}

export type PipelineState = ReturnType<typeof usePipelineState>
