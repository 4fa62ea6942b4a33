import type { AppRouter } from '@agency/api/router'
import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'

export const trpc = createTRPCReact<AppRouter>()

/** The documented XSRF header, from the documented cookie. */
const xsrfHeader = () => {
  const value = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  return value ? { 'X-XSRF-TOKEN': decodeURIComponent(value) } : {}
}

/** Calls with a visitor's rights: no Authorization header and no time-out. */
export const createPublicClient = () =>
  createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: '/trpc', maxItems: 10, headers: xsrfHeader })],
  })
export type PublicClient = ReturnType<typeof createPublicClient>

export interface ServerRefusal {
  status: number
  message: string
  issues: { path: string; message: string }[]
}

/** What the server answered, where it was the server that refused; undefined when it was not reached. */
export const refusalOf = (error: unknown): ServerRefusal | undefined => {
  if (!(error instanceof TRPCClientError)) return undefined
  const { data, message } = error as TRPCClientError<AppRouter>
  return data ? { status: data.httpStatus, message, issues: data.issues ?? [] } : undefined
}
