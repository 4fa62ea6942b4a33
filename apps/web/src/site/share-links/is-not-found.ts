import { apiErrorOf } from '../../api/trpc.ts'

/** Whether there is nothing at a secret link, whichever side asked. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof Error &&
  ([400, 404].includes(apiErrorOf(error)?.status ?? 0) ||
    ('code' in error && ['NOT_FOUND', 'BAD_REQUEST'].includes(String(error.code))) ||
    isNotFound(error.cause))
