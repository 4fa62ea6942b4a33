import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { apiErrorOf } from '../api/trpc.ts'
import { RestError } from './api/staff-rest.ts'

const isRejected = (error: unknown) =>
  error instanceof RestError ? error.isFinal : apiErrorOf(error) !== undefined

/**
 * The dashboard's query cache. A response that was in flight when a change was made may not include
 * the change, so it is dropped when its query is invalidated. TanStack Query itself drops it only
 * if the query already has earlier data; otherwise it would show the outdated first response as
 * current.
 */
class StaffQueries extends QueryClient {
  override async invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    if (filters?.refetchType !== 'none') {
      await this.cancelQueries({
        ...filters,
        predicate: (query) =>
          query.state.data === undefined && (filters?.predicate?.(query as never) ?? true),
      })
    }
    await super.invalidateQueries(filters, options)
  }
}

/**
 * Retries once if the server was not reached; a request that it rejected would be rejected again.
 * While offline, a call fails immediately and says so, instead of waiting silently; whatever could
 * not be loaded is refetched as soon as there is a network.
 */
export const createStaffQueryClient = (): QueryClient =>
  new StaffQueries({
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && navigator.onLine && !isRejected(error),
      },
    },
  })
