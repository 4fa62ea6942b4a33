import { SearchRequest, SearchResults } from '@agency/contract/search'
import { router, staffProcedure } from '../../trpc/trpc.ts'
import { search } from './search-service.ts'

export const searchRouter = router({
  find: staffProcedure('overview:read')
    .input(SearchRequest)
    .output(SearchResults)
    .query(({ ctx, input }) => search(ctx.deps.db, input)),
})
