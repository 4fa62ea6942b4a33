import { expect, test } from 'vitest'
import { fileNameOf } from './request-estimate.ts'

test.each([
  ['/uploads/estimates/3f.pdf', '3f.pdf'],
  ['https://files.example/a/b.pdf?token=1', 'b.pdf'],
  ['/uploads/estimates/', 'website_quote.pdf'],
  ['', 'website_quote.pdf'],
])('downloads %j as %s', (url, name) => {
  expect(fileNameOf(url)).toBe(name)
})
