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

/** The row that is open beside its list. */
const OpenId = z.coerce.number().int().positive().optional().catch(undefined)

/**
 * What a list shows, read from the address and written to it. The schema names the filters and the
 * sort; values that go without saying leave the address. `opened` is the open row's name in it.
 */
export function useListState<Shown extends ListPart>(
  schema: z.ZodType<Shown>,
  defaults: Record<string, string> = { size: '25' },
  opened = 'open',
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
    openId: OpenId.parse(params.get(opened) ?? undefined),
    open: (id: number | undefined) => change({ [opened]: id?.toString() }),
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
