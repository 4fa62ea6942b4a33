import { expect, test } from 'vitest'
import { readEnv, StartError } from '../../apps/server/src/env.ts'

const KEYS = { STRIPE_SECRET_KEY: 'sk_live_a1b2c3', STRIPE_WEBHOOK_SECRET: 'whsec_a1b2c3' }

test('both Stripe keys are required together, or neither', () => {
  expect(readEnv(KEYS, '/')).toMatchObject({ ...KEYS, STRIPE_API_URL: 'https://api.stripe.com' })
  expect(readEnv({ STRIPE_SECRET_KEY: '' }, '/').STRIPE_SECRET_KEY).toBeUndefined()
  expect(readEnv({ ...KEYS, STRIPE_API_URL: 'http://127.0.0.1:12111' }, '/').STRIPE_API_URL).toBe(
    'http://127.0.0.1:12111',
  )
})

test.each<[Record<string, string>, string]>([
  [
    { STRIPE_SECRET_KEY: KEYS.STRIPE_SECRET_KEY },
    'STRIPE_WEBHOOK_SECRET must be set together with STRIPE_SECRET_KEY.',
  ],
  [
    { STRIPE_WEBHOOK_SECRET: KEYS.STRIPE_WEBHOOK_SECRET },
    'STRIPE_SECRET_KEY must be set together with STRIPE_WEBHOOK_SECRET.',
  ],
  [
    { ...KEYS, STRIPE_SECRET_KEY: 'pk_live_a1b2c3' },
    'STRIPE_SECRET_KEY must be a secret or restricted key, such as sk_live_….',
  ],
  [
    { ...KEYS, STRIPE_WEBHOOK_SECRET: 'we_a1b2c3' },
    'STRIPE_WEBHOOK_SECRET must be a signing secret, such as whsec_….',
  ],
  [{ ...KEYS, STRIPE_API_URL: 'http://pay.example' }, 'STRIPE_API_URL must be an https address.'],
  [
    { ...KEYS, STRIPE_API_URL: 'http://127.0.0.1.pay.example' },
    'STRIPE_API_URL must be an https address.',
  ],
])('%j is refused with a reason', (env, message) => {
  expect(() => readEnv(env, '/')).toThrow(new StartError(message))
})
