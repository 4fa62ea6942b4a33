import type { FastifyBaseLogger } from 'fastify'
import { type output, ZodError, type ZodType } from 'zod'
import { AppError } from './app-error.ts'

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

const CONNECTION_ERRORS = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EPIPE'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
]

/** PostgreSQL is down, starting, stopping, out of connections, or timed out. */
function isDatabaseUnavailable(error: unknown): boolean {
  const code = codeOf(error)
  if (/^(08...|57P0[1-5]|53300|57014|25P03)$/.test(code)) return true
  if (CONNECTION_ERRORS.includes(code)) return true
  const message = error instanceof Error ? error.message : ''
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end/.test(
    message,
  )
}

const OUTCOME_UNKNOWN = [
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Query read timeout',
  // From Kysely's rollback after a commit on a broken connection: it replaces the original error.
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]

/** An established connection broke, according to the OS; one that failed to open sent nothing. */
const isBrokenSocket = (error: unknown): boolean =>
  CONNECTION_ERRORS.includes(codeOf(error)) &&
  !(error instanceof Error && 'syscall' in error && error.syscall === 'connect')

/**
 * The connection broke during a statement, so it is unknown whether it was committed. Also true for
 * some that were not: callers must be safe in either case.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  // All connection errors of PostgreSQL, or of a pooler in front of it, except refused connections.
  if (/^(08(?!001|004)...|40003|57P0[1-5])$/.test(codeOf(error)) || isBrokenSocket(error))
    return true
  if (!(error instanceof Error)) return false
  return OUTCOME_UNKNOWN.includes(error.message) || isOutcomeUnknown(error.cause)
}

/**
 * A full disk or quota, here or on the database server, however deeply a library wrapped the error.
 */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error)) ||
  (error instanceof Error && error.cause !== undefined && isDiskFull(error.cause))

/** Files cannot be read or written: the bucket fails, or the disk is read-only or gone. */
const isStorageUnavailable = (error: unknown): boolean =>
  /^E_CANNOT_|^(?:EROFS|EIO|ENODEV|ESTALE)$/.test(codeOf(error)) ||
  (error instanceof Error && error.cause !== undefined && isStorageUnavailable(error.cause))

/** Maps the fields of a schema to the names under which they are sent, if these differ. */
type FieldNames = Record<string, string>

const issuesOf = (error: ZodError, names: FieldNames) =>
  error.issues.map(({ path: [field, ...rest], message }) => ({
    path: [...(field === undefined ? [] : [names[String(field)] ?? field]), ...rest].join('.'),
    message,
  }))

const invalidInput = (error: ZodError, names: FieldNames = {}) =>
  new AppError('BAD_REQUEST', error.issues[0]?.message ?? 'The request is not valid.', {
    issues: issuesOf(error, names),
    cause: error,
  })

/** Parses input; issues name the fields as the sender knows them. */
export function parseInput<Schema extends ZodType>(
  schema: Schema,
  input: unknown,
  names: FieldNames,
): output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw invalidInput(parsed.error, names)
}

/** Fastify's own errors, by their code. */
const frameworkErrors: Record<string, () => AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new AppError('PAYLOAD_TOO_LARGE', 'The request is too large for this endpoint.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send application/json.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new AppError('BAD_REQUEST', 'The request body is empty.'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new AppError('BAD_REQUEST', 'The body is not valid JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new AppError('BAD_REQUEST', 'The body does not match its Content-Length.'),
  FST_ERR_BAD_URL: () => new AppError('BAD_REQUEST', 'The URL is not valid.'),
  FST_ERR_MAX_PARAM_LENGTH: () => new AppError('BAD_REQUEST', 'The URL is too long.'),
}

/**
 * Converts any error to one to show to the person. A 5xx response never contains the cause's text.
 */
export function classifyError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof ZodError) return invalidInput(error)
  const frameworkError = frameworkErrors[codeOf(error)]
  if (frameworkError) return frameworkError()
  if (error instanceof SyntaxError && 'statusCode' in error) {
    return new AppError('BAD_REQUEST', 'The body is not valid JSON.', { cause: error })
  }
  if (isDatabaseUnavailable(error)) {
    return new AppError(
      'UNAVAILABLE',
      'Our database is temporarily unavailable. Please try again.',
      {
        cause: error,
        retryAfterS: 2,
      },
    )
  }
  if (isDiskFull(error)) {
    return new AppError('DISK_FULL', 'There is not enough disk space to store this.', {
      cause: error,
    })
  }
  if (isStorageUnavailable(error)) {
    return new AppError(
      'UNAVAILABLE',
      'Our file storage is temporarily unavailable. Please try again.',
      {
        cause: error,
        retryAfterS: 10,
      },
    )
  }
  return new AppError('INTERNAL', 'Something went wrong on our side. Please try again.', {
    cause: error,
  })
}

const logLevelOf = (error: AppError): 'error' | 'warn' | undefined => {
  if (error.status < 500) return undefined
  if (error.code === 'UPSTREAM_FAILED') return 'warn'
  return error.code === 'UNAVAILABLE' && error.cause === undefined ? 'warn' : 'error'
}

const reasonOf = ({ cause }: AppError) => cause instanceof Error && { reason: cause.message }

/**
 * Logs an error, unless the caller is at fault. A full queue or another server's failure is not a
 * fault of this site, and callers could fill the log with either, so these are logged without a
 * stack.
 */
export function logError(
  log: FastifyBaseLogger,
  { error, cause, ...fields }: { error: AppError; cause: unknown; [field: string]: unknown },
): void {
  const level = logLevelOf(error)
  if (level === 'warn') log.warn({ ...fields, ...reasonOf(error) }, error.message)
  if (level === 'error') log.error({ err: cause, ...fields }, error.message)
}
