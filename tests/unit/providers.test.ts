import { expect, test } from 'vitest'
import { readEnv } from '../../apps/server/src/env.ts'
import { providersOf, servicesOf } from '../../apps/server/src/providers.ts'

const secret = 'sk-very-secret'

test('a service is described by host and model, without the rest of its URL', () => {
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

test('without a service, this machine does the work', () => {
  const local = { kind: 'local', host: null, model: null }
  expect(providersOf(readEnv({}, '/'))).toEqual({ concept: local, brief: local, style: local })
})

test('each purpose has its own service, options and time budget', () => {
  const env = readEnv(
    {
      AI_CONCEPT_URL: 'https://images.example/v1',
      AI_CONCEPT_KEY: secret,
      AI_CONCEPT_SIZE: '1536x1024',
      AI_CONCEPT_SECONDS: '55',
      AI_BRIEF_URL: 'http://chat.example:8080/v1',
      AI_BRIEF_MODEL: 'writer',
    },
    '/',
  )
  expect(servicesOf(env)).toEqual({
    concept: { url: 'https://images.example/v1', key: secret, model: undefined },
    brief: { url: 'http://chat.example:8080/v1', key: undefined, model: 'writer' },
    style: undefined,
    budgets: { concept: 55_000, brief: 14_000, style: 40_000 },
    pictureOptions: { size: '1536x1024', quality: undefined, outputFormat: undefined },
  })
  expect(JSON.stringify(providersOf(env))).not.toContain(secret)
})

test.each([
  ['AI_CONCEPT_URL', 'images.example'],
  ['AI_CONCEPT_SIZE', 'large'],
  ['AI_CONCEPT_FORMAT', 'gif'],
  ['AI_BRIEF_SECONDS', '0'],
  ['AI_STYLE_SECONDS', '111'],
])('an invalid %s is named, without revealing another variable’s key', (name, value) => {
  const readProviderEnv = () => readEnv({ AI_CONCEPT_KEY: secret, [name]: value }, '/')
  expect(readProviderEnv).toThrow(name)
  expect(readProviderEnv).not.toThrow(secret)
})
