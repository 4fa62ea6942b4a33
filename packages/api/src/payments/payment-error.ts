/**
 * The payment service failed. The message is our own and may be logged: the service's messages can
 * contain a key or a session id.
 */
export class PaymentError extends Error {
  /** HTTP status of the response; undefined if there was none in time. */
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.name = 'PaymentFailure'
    this.status = status
  }
}

const CODE = /^[a-z_]{1,64}$/

/** The safe parts of an error of Stripe's library: status and code. */
export function toPaymentError(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error
  const { statusCode, code, rawType } = Object(error)
  if (typeof statusCode !== 'number') {
    return new PaymentError('The payment service could not be reached in time.')
  }
  const name = [code, rawType].find((value) => typeof value === 'string' && CODE.test(value))
  return new PaymentError(
    `The payment service answered ${statusCode}${name ? ` (${name})` : ''}.`,
    statusCode,
  )
}
