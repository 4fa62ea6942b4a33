import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

const PREFIX = 'whsec_'

/** A secret as the specification writes it: 32 random bytes in base64. */
export const newSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`

/** The headers that prove who sent a message: one signature for each secret that is valid. */
export const signedHeaders = (
  { messageId, payload }: { messageId: string; payload: string },
  secrets: string[],
  time: Date,
) => ({
  'webhook-id': messageId,
  'webhook-timestamp': String(Math.floor(time.getTime() / 1_000)),
  'webhook-signature': secrets
    .map((secret) => new Webhook(secret).sign(messageId, time, payload))
    .join(' '),
})

/** A text without these secrets and signatures, and without anything that looks like a secret. */
export const withoutSecrets = (text: string, secrets: string[]): string =>
  secrets
    .flatMap((secret) => [secret, secret.replace(PREFIX, '')])
    .reduce((masked, secret) => masked.replaceAll(secret, '…'), text)
    .replace(/whsec_[\w+/=-]+/g, `${PREFIX}…`)
