import { expect, test } from 'vitest'
import { redactPath } from '../http/redact-path.ts'
import { maskSecrets } from './mask-secrets.ts'

const HEX = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'
const UUID = '1f0f5dd2-8a44-4d3c-9b8a-0c1f7d3f6a55'

test.each([
  [{ path: `/uploads/estimates/${HEX}.pdf` }, { path: '/uploads/estimates/0f1e2d….pdf' }],
  [
    { path: `/uploads/styles/${HEX.toUpperCase()}-320.avif` },
    { path: '/uploads/styles/0F1E2D…-320.avif' },
  ],
  [{ generationId: UUID }, { generationId: '1f0f5d…' }],
  [{ err: { message: `no ${UUID}, no ${HEX}` } }, { err: { message: 'no 1f0f5d…, no 0f1e2d…' } }],
  [{ key: `generations/.${HEX}${HEX}-answer` }, { key: 'generations/.0f1e2d…-answer' }],
  [
    { err: { message: 'Invalid API Key provided: sk_test_4eC39HqLyjWDarjtT1zdp7dc' } },
    { err: { message: 'Invalid API Key provided: sk_tes…' } },
  ],
  [
    { url: 'https://checkout.example/c/pay/cs_live_a1B2c3D4e5F6', key: 'whsec_a1B2c3D4e5F6' },
    { url: 'https://checkout.example/c/pay/cs_liv…', key: 'whsec_…' },
  ],
  [{ msg: 'signed with whsec_a1B2+c3/D4e5F6=' }, { msg: 'signed with whsec_…' }],
  // Text that looks like a request id field is masked.
  [{ msg: `"reqId":"${UUID}"` }, { msg: '"reqId":"1f0f5d…"' }],
  [
    { reqId: UUID, requestId: UUID, time: 1_795_427_289_123, msg: 'answered' },
    { reqId: UUID, requestId: UUID, time: 1_795_427_289_123, msg: 'answered' },
  ],
])('logs %j as %j', (line, expected) => {
  expect(JSON.parse(maskSecrets(JSON.stringify(line)))).toEqual(expected)
})

const spelled = [...HEX].map((character) => `%${character.charCodeAt(0).toString(16)}`).join('')
test.each([
  `/concepts/${HEX}`,
  `/concepts/${HEX.slice(0, 20)}`,
  `/share/concepts/${HEX.slice(0, 20)}.jpg`,
  `/calendar/${HEX.slice(0, 20)}/follow-ups.ics`,
  `//Calendar//${HEX}${HEX}/follow-ups.ics`,
  `/%63oncepts/${HEX.slice(0, 20)}`,
  `//share//concepts//${HEX.slice(0, 20)}-phone.webp`,
  `/Concepts/${HEX.slice(0, 20)}?from=mail`,
  `/share/concepts/${HEX}.jpg`,
  `/%63oncepts/${HEX}`,
  `/concepts%2f${HEX}`,
  `//share//concepts//${HEX}-phone.webp`,
  `/concepts/${spelled}`,
  `/Concepts/${HEX}?from=mail`,
  `/nothing/${spelled}`,
  `/uploads/estimates/${spelled}.pdf`,
])('logs no secret from %s', (url) => {
  const line = maskSecrets(JSON.stringify({ path: redactPath(url) }))
  expect(decodeURIComponent(line)).not.toContain(HEX.slice(0, 7))
  expect(line).not.toContain(spelled.slice(0, 21))
})

test('logs other paths unchanged', () => {
  for (const path of [
    '/',
    '/our-work/lighthouse-lane',
    '/api/projects/12',
    '/trpc/a.b',
    '/%00%zz',
  ]) {
    expect(maskSecrets(redactPath(`${path}?q=1`))).toBe(path)
  }
})
