import { expect, test } from 'vitest'
import { addTag } from './tag-input.tsx'

test('appends a trimmed tag', () => {
  expect(addTag(['React'], '  Node.js ')).toEqual(['React', 'Node.js'])
})

test.each(['', '   ', 'React', ' React '])('skips %j', (text) => {
  expect(addTag(['React'], text)).toEqual(['React'])
})
