import { expect, test } from 'vitest'
import { Credentials } from './credentials.ts'

test('keeps the spaces around a password but trims the email', () => {
  const typed = { email: ' owner@emberlane.example ', password: '  a laneway for tests ' }
  expect(Credentials.parse(typed)).toEqual({
    email: 'owner@emberlane.example',
    password: '  a laneway for tests ',
  })
  expect(Credentials.safeParse({ ...typed, password: '' }).success).toBe(false)
})
