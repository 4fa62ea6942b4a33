/**
 * The payment service could not do what it was asked for. Its message is ours and may be logged: what the
 * service says can repeat a key or name a session.
 */
export class PaymentFailure extends Error {
  /** Of the service's answer; undefined where there was none in time. */
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.name = 'PaymentFailure'
    this.status = status
  }
}

const CODE = /^[a-z_]{1,64}$/

/** What of an error of Stripe's library may be told: status and code. */
export function paymentFailureOf(error: unknown): PaymentFailure {
  if (error instanceof PaymentFailure) return error
  const { statusCode, code, rawType } = Object(error)
  if (typeof statusCode !== 'number') {
    return new PaymentFailure('The payment service could not be reached in time.')
  }
  const name = [code, rawType].find((each) => typeof each === 'string' && CODE.test(each))
  return new PaymentFailure(
    `The payment service answered ${statusCode}${name ? ` (${name})` : ''}.`,
    statusCode,
  )
}
