import { expect, test } from 'vitest'
import { withTag } from './tag-input.tsx'

test('appends a trimmed tag', () => {
  expect(withTag(['React'], '  Node.js ')).toEqual(['React', 'Node.js'])
})

test.each(['', '   ', 'React', ' React '])('skips %j', (text) => {
  expect(withTag(['React'], text)).toEqual(['React'])
})
