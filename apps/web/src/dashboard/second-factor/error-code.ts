import type { AppRouter } from '@agency/api/router'
import { TRPCClientError } from '@trpc/client'

/** The code of the server's error response; undefined if the server was not reached. */
export const errorCodeOf = (error: unknown): string | undefined =>
  error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).data?.code : undefined
