/** `kept` was stored as a file: there was no mail server. `failed` is not retried automatically. */
export const emailStates = ['queued', 'sent', 'kept', 'failed'] as const
export type EmailState = (typeof emailStates)[number]
