import { pageSizes } from '@agency/contract/list-page'
import { z } from 'zod'
import { useUrlState } from './url-state.ts'

/**
 * The state that every list keeps in the URL next to its filters: the page size, and the cursor.
 */
export const listParams = {
  size: z.coerce.number().pipe(z.literal(pageSizes)).catch(25),
  after: z.string().optional(),
  before: z.string().optional(),
}
type ListParams = z.infer<z.ZodObject<typeof listParams>> & { sort: string }

const firstPage = { after: undefined, before: undefined }

/** The row that is open next to its list. */
const OpenId = z.coerce.number().int().positive().optional().catch(undefined)

/**
 * The state of a list, read from the URL and written to it. The schema names the filters and the
 * sort; default values are left out of the URL. `openParam` is the query parameter for the open
 * row.
 */
export function useListState<Shown extends ListParams>(
  schema: z.ZodType<Shown>,
  defaults: Record<string, string> = { size: '25' },
  openParam = 'open',
) {
  const { params, change } = useUrlState()
  const values = schema.parse(Object.fromEntries(params))
  const { sort: _sort, size, after, before, ...filter } = values
  const sort: Shown['sort'] = values.sort
  const set = (name: string, value: string) =>
    change({ [name]: defaults[name] === value ? undefined : value, ...firstPage })
  return {
    filter,
    sort,
    page: { size, ...(after && { after }), ...(before && { before }) },
    openId: OpenId.parse(params.get(openParam) ?? undefined),
    open: (id: number | undefined) => change({ [openParam]: id?.toString() }),
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
