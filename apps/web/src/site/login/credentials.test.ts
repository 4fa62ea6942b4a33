import { expect, test } from 'vitest'
import { Credentials } from './credentials.ts'

test('a password is sent as it was typed, spaces at its ends too', () => {
  const typed = { email: ' owner@emberlane.example ', password: '  a laneway for tests ' }
  expect(Credentials.parse(typed)).toEqual({
    email: 'owner@emberlane.example',
    password: '  a laneway for tests ',
  })
  expect(Credentials.safeParse({ ...typed, password: '' }).success).toBe(false)
})
