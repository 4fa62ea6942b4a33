import { expect, test } from 'vitest'
import { decodeToken } from './session.ts'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('reads the claims of a three-part token', () => {
  expect(decodeToken(`${part({})}.${part({ email: 'zoë@example.com' })}.sig`)).toEqual({
    email: 'zoë@example.com',
  })
})

test.each(['', 'one', 'one.two', 'a.b.c', `a.${part({})}.c.d`, `a.${part('text')}.c`])(
  'refuses %j',
  (token) => {
    expect(decodeToken(token)).toBeUndefined()
  },
)
