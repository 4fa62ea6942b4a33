import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { apiErrorOf } from '../api/trpc.ts'
import { RestFailure } from './api/staff-rest.ts'

const isRefused = (error: unknown) =>
  error instanceof RestFailure ? error.isFinal : apiErrorOf(error) !== undefined

/**
 * What the dashboard remembers of the server's answers. An answer that was on its way when a change
 * was made may not know of the change: where one is asked for again, it is dropped. TanStack Query
 * itself drops only those that already have an earlier answer, and would show the first one that
 * comes as current.
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
 * Asks again once when the server was not reached; what it refused it would refuse again. Without a
 * network a call fails at once and says so, where it would else wait in silence; what could not be
 * loaded is asked for again as soon as there is one.
 */
export const newStaffQueries = (): QueryClient =>
  new StaffQueries({
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && navigator.onLine && !isRefused(error),
      },
    },
  })
