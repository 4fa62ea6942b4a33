import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { embedSnippetOf, findEmbeddingOrigin } from '@agency/contract/embed'
import { EMBED_PATH } from '@agency/contract/indexed-paths'
import { Embedding } from '@agency/contract/settings'
import { expect, test } from 'vitest'

test.each([
  ['https://www.example.com', 'https://www.example.com'],
  ['HTTPS://Www.Example.COM/', 'https://www.example.com'],
  ['https://example.com:443', 'https://example.com'],
  ['https://example.com:8443', 'https://example.com:8443'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['https://例え.テスト', 'https://xn--r8jz45g.xn--zckzah'],
  ['http://localhost:5173', 'http://localhost:5173'],
  ['https://localhost', 'https://localhost'],
])('%s is the origin %s', (text, origin) => {
  expect(findEmbeddingOrigin(text)).toBe(origin)
})

test.each([
  ['http', 'http://example.com'],
  ['http on a host named like localhost', 'http://localhost.example.com'],
  ['another scheme', 'ftp://example.com'],
  ['no scheme', 'example.com'],
  ['one slash', 'https:/example.com'],
  ['a path', 'https://example.com/page'],
  ['a query', 'https://example.com?a'],
  ['a fragment', 'https://example.com#a'],
  ['a user', 'https://user:pass@example.com'],
  ['a user in disguise', 'https://example.com%40evil.example'],
  ['a wildcard', 'https://*.example.com'],
  ['a wildcard alone', 'https://*'],
  ['all of a scheme', 'https://'],
  ['a keyword of the policy', "'self'"],
  ['two sources', 'https://one.example https://two.example'],
  ['another directive', "https://one.example;script-src 'unsafe-inline'"],
  ['a comma', 'https://one.example,two.example'],
  ['a backslash', 'https://one.example\\@evil.example'],
  ['an address', 'https://203.0.113.9'],
  ['an address in another spelling', 'https://0xcb.0x0.0x71.0x9'],
  ['an IPv6 address', 'https://[::1]'],
  ['a name without a dot', 'https://intranet'],
  ['a trailing dot', 'https://example.com.'],
  ['an empty label', 'https://a..example'],
  ['a port beyond the last', 'https://example.com:65536'],
  ['a line break', 'https://one.example\nhttps://two.example'],
  ['a NUL', 'https://one\0.example'],
  ['null', 'null'],
  ['nothing', ''],
])('refuses %s', (_label, text) => {
  expect(findEmbeddingOrigin(text)).toBeUndefined()
  expect(Embedding.safeParse({ origins: [text] }).success).toBe(false)
})

test('a list has each site once, and at most 20', () => {
  const sites = (count: number) =>
    Array.from({ length: count }, (_, index) => `https://site-${index}.example`)
  expect(Embedding.parse({ origins: ['https://a.example/', 'https://A.example'] })).toEqual({
    origins: ['https://a.example'],
  })
  expect(Embedding.safeParse({ origins: sites(20) }).success).toBe(true)
  expect(Embedding.safeParse({ origins: sites(21) }).error?.issues[0]?.message).toBe(
    'Please enter at most 20 sites.',
  )
})

const root = path.resolve(import.meta.dirname, '../..')

test('the script is small, and knows the page that it frames', async () => {
  const script = await readFile(path.join(root, 'packages/api/src/features/embed/embed.js'), 'utf8')
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(10_240)
  expect(gzipSync(script).length).toBeLessThanOrEqual(2_048)
  expect(script).toContain(`'${EMBED_PATH}'`)
})

test('the documented snippet is the one that the dashboard shows', async () => {
  const page = await readFile(path.join(root, 'docs/embed.md'), 'utf8')
  expect(page).toContain(embedSnippetOf('https://agency.example'))
})
