import bcrypt from 'bcryptjs'
import { expect, test, vi } from 'vitest'
import { matches } from './password-worker.ts'

test('compares a dummy hash of the same cost for an unknown address', () => {
  const compare = vi.spyOn(bcrypt, 'compareSync')
  expect(matches({ password: 'not this one', hash: undefined, cost: 5 })).toBe(false)
  expect(compare.mock.calls.map(([, hash]) => hash)).toEqual([
    expect.stringMatching(/^\$2[ab]\$05\$/),
  ])
  compare.mockRestore()
})
