import { expect, test } from 'vitest'
import { Credentials } from './credentials.ts'

test('keeps the spaces around a password but trims the email', () => {
  const input = { email: ' owner@emberlane.example ', password: '  a laneway for tests ' }
  expect(Credentials.parse(input)).toEqual({
    email: 'owner@emberlane.example',
    password: '  a laneway for tests ',
  })
  expect(Credentials.safeParse({ ...input, password: '' }).success).toBe(false)
})
