import { type ErrorCode, statusOf } from '@agency/contract/errors'

export interface Issue {
  path: string
  message: string
}

/** An error whose message is for the person who made the request. Its cause is for the log only. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: Issue[] | undefined
  /** Seconds after which a retry makes sense. */
  readonly retryAfterS: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    options: { issues?: Issue[]; cause?: unknown; retryAfterS?: number } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.issues = options.issues
    this.retryAfterS = options.retryAfterS
  }

  get status(): number {
    return statusOf[this.code]
  }
}
