import bcrypt from 'bcryptjs'
import { expect, test, vi } from 'vitest'
import { matches } from './password-worker.ts'

test('without a hash, one of the same cost is compared: an unknown address takes as long', () => {
  const compare = vi.spyOn(bcrypt, 'compareSync')
  expect(matches({ password: 'not this one', hash: undefined, cost: 5 })).toBe(false)
  expect(compare.mock.calls.map(([, hash]) => hash)).toEqual([
    expect.stringMatching(/^\$2[ab]\$05\$/),
  ])
  compare.mockRestore()
})
