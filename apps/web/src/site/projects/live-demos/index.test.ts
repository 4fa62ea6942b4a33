import { expect, test } from 'vitest'
import { liveDemos } from './index.ts'

test('only a slug with a demo has one, whatever an object inherits', () => {
  expect(liveDemos.get('lighthouse-lane-homes')).toBeDefined()
  for (const slug of ['constructor', 'toString', 'some-project'])
    expect(liveDemos.get(slug)).toBeUndefined()
})
