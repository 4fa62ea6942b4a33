/** Why an email could not be delivered. Its message is for staff and contains no credentials. */
export class EmailDeliveryError extends Error {
  /** Whether a retry would fail in the same way. */
  readonly isPermanent: boolean

  constructor(message: string, { isPermanent }: { isPermanent: boolean }) {
    super(message)
    this.name = 'EmailDeliveryError'
    this.isPermanent = isPermanent
  }
}
