import type { AppRouter } from '@agency/api/router'
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { linkOptions, type PublicClient } from '../api/trpc.ts'

/** Calls with the permissions of the logged-in user; the fetch adds the credentials. */
export const createStaffClient = (staffFetch: typeof fetch): PublicClient =>
  createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({ ...linkOptions, fetch: (url, init) => staffFetch(url, init as RequestInit) }),
    ],
  })
