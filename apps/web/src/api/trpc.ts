import type { AppRouter } from '@agency/api/router'
import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import { fetchWithProof } from './fetch-with-proof.ts'
import { xsrfHeader } from './xsrf.ts'

export const trpc = createTRPCReact<AppRouter>()

const ENDPOINT = '/trpc'
export const linkOptions = {
  url: ENDPOINT,
  maxItems: 10,
  headers: () => xsrfHeader(ENDPOINT, document),
  fetch: fetchWithProof as typeof fetch,
}

/** Calls with a visitor's permissions: no Authorization header and no timeout. */
export const createPublicClient = () =>
  createTRPCClient<AppRouter>({ links: [httpBatchLink(linkOptions)] })
export type PublicClient = ReturnType<typeof createPublicClient>

export interface ApiError {
  status: number
  message: string
  issues: { path: string; message: string }[]
}

/** The server's error response; undefined if the server was not reached. */
export const apiErrorOf = (error: unknown): ApiError | undefined => {
  if (!(error instanceof TRPCClientError)) return undefined
  const { data, message } = error as TRPCClientError<AppRouter>
  return data ? { status: data.httpStatus, message, issues: data.issues ?? [] } : undefined
}
