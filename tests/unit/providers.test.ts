import { expect, test } from 'vitest'
import { readEnv } from '../../apps/server/src/env.ts'
import { providersOf } from '../../apps/server/src/providers.ts'

const secret = 'sk-very-secret'

test('a service is told by its host and model, and nothing else of its address', () => {
  const env = readEnv(
    {
      AI_STYLE_URL: `https://user:${secret}@images.example:8443/v1?key=${secret}`,
      AI_STYLE_KEY: secret,
      AI_STYLE_MODEL: 'lcm-1',
    },
    '/',
  )
  const providers = providersOf(env)
  expect(providers.style).toEqual({ kind: 'service', host: 'images.example:8443', model: 'lcm-1' })
  expect(JSON.stringify(providers)).not.toContain(secret)
})

test('without a service this machine does it', () => {
  const local = { kind: 'local', host: null, model: null }
  expect(providersOf(readEnv({}, '/'))).toEqual({ concept: local, brief: local, style: local })
})
