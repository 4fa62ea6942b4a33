import { z } from 'zod'

/** The only error table: every code with its HTTP status, for both transports. */
export const statusOf = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  /** The person has to prove who they are, and can then repeat the call. */
  PROOF_REQUIRED: 403,
  /** The person's role needs a second factor, and they have none. */
  SECOND_FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  URI_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  /** The call can be repeated with a proof of work. */
  PROOF_OF_WORK_REQUIRED: 428,
  TOO_MANY_REQUESTS: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  GENERATION_FAILED: 502,
  UPSTREAM_FAILED: 502,
  UNAVAILABLE: 503,
  TIMEOUT: 504,
  DISK_FULL: 507,
} as const
export type ErrorCode = keyof typeof statusOf

/** The body of every error under /api. */
export const ErrorBody = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
