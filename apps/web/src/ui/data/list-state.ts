import { pageSizes } from '@agency/contract/list-page'
import { z } from 'zod'
import { useUrlState } from './url-state.ts'

/** What every list keeps in the address beside its filters: how many rows, and behind which one. */
export const listPart = {
  size: z.coerce.number().pipe(z.literal(pageSizes)).catch(25),
  after: z.string().optional(),
  before: z.string().optional(),
}
type ListPart = z.infer<z.ZodObject<typeof listPart>> & { sort: string }

const firstPage = { after: undefined, before: undefined }

/**
 * What a list shows, read from the address and written to it. The schema names the filters and the
 * sort; values that go without saying leave the address.
 */
export function useListState<Shown extends ListPart>(
  schema: z.ZodType<Shown>,
  defaults: Record<string, string>,
) {
  const { params, change } = useUrlState()
  const shown = schema.parse(Object.fromEntries(params))
  const { sort: _sort, size, after, before, ...filter } = shown
  const sort: Shown['sort'] = shown.sort
  const set = (name: string, value: string) =>
    change({ [name]: defaults[name] === value ? undefined : value, ...firstPage })
  return {
    filter,
    sort,
    page: { size, ...(after && { after }), ...(before && { before }) },
    params,
    change,
    isFiltered: Object.entries(filter).some(
      ([name, value]) => value !== undefined && value !== (defaults[name] ?? ''),
    ),
    set,
    clear: () =>
      change({
        ...Object.fromEntries(Object.keys(filter).map((name) => [name, undefined])),
        ...firstPage,
      }),
    goTo: (page: { after: string } | { before: string }) =>
      change({ ...firstPage, ...page }, { step: true }),
  }
}

interface Steps {
  set: (name: string, value: string) => void
  goTo: (page: { after: string } | { before: string }) => void
}

/** What a pager does to the address, from a page with its neighbours' cursors. */
export const stepsOf = (
  { set, goTo }: Steps,
  { next, previous }: { next?: string; previous?: string },
) => ({
  onSize: (size: number) => set('size', String(size)),
  onPrevious: previous === undefined ? undefined : () => goTo({ before: previous }),
  onNext: next === undefined ? undefined : () => goTo({ after: next }),
})
