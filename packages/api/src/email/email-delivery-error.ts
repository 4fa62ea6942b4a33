/** Why an email could not be delivered. Its message is for staff; it holds no credentials. */
export class EmailDeliveryError extends Error {
  /** Whether another try would end the same way. */
  readonly isPermanent: boolean

  constructor(message: string, { isPermanent }: { isPermanent: boolean }) {
    super(message)
    this.name = 'EmailDeliveryError'
    this.isPermanent = isPermanent
  }
}
