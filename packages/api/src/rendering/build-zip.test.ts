import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { buildZip } from './build-zip.ts'

const options = { folder: 'corner-bakery-website', maxBytes: 1_000 }
const zipOf = (...files: [string, string][]) =>
  buildZip(new Map(files.map(([path, text]) => [path, Buffer.from(text)])), options)

test('holds the files below one folder', () => {
  const files = unzipSync(zipOf(['site/index.html', '<p>'], ['README.txt', 'Read']))
  expect(Object.keys(files)).toEqual([
    'corner-bakery-website/README.txt',
    'corner-bakery-website/site/index.html',
  ])
  expect(Buffer.from(files['corner-bakery-website/README.txt'] ?? []).toString()).toBe('Read')
})

test('is the same bytes for the same files, whatever their order and the time zone', () => {
  const zip = zipOf(['a.txt', 'A'], ['b.txt', 'B'])
  const timeZone = process.env.TZ
  process.env.TZ = 'Pacific/Kiritimati'
  const elsewhere = zipOf(['b.txt', 'B'], ['a.txt', 'A'])
  if (timeZone === undefined) delete process.env.TZ
  else process.env.TZ = timeZone
  expect(Buffer.from(elsewhere).equals(Buffer.from(zip))).toBe(true)
})

test.each([
  '../evil.txt',
  'site/../../evil.txt',
  '/etc/passwd',
  'C:\\evil.txt',
  'site\\evil.txt',
  'site//evil.txt',
  '.htaccess',
  'site/.git/config',
  'a..b/c',
  '',
  'new\nline.txt',
  'nul\0.txt',
])('refuses the path %j', (path) => {
  expect(() => zipOf([path, 'x'])).toThrow('Not a safe path')
})

test('refuses a folder that is not one name', () => {
  expect(() =>
    buildZip(new Map([['a.txt', Buffer.from('x')]]), { ...options, folder: '..' }),
  ).toThrow('Not a safe path')
})

test('refuses more than the maximum size', () => {
  expect(() => zipOf(['a.txt', 'x'.repeat(600)], ['b.txt', 'x'.repeat(600)])).toThrow(
    'larger than 1000 bytes',
  )
})
