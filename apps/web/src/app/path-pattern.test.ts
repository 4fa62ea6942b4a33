import { expect, test } from 'vitest'
import { matchPath } from './path-pattern.ts'

test('a star stands for any address below, but not for the folder itself or its neighbours', () => {
  expect(matchPath('/dashboard/*', '/dashboard/settings/people')).toEqual({})
  expect(matchPath('/dashboard/*', '/dashboard')).toBeUndefined()
  expect(matchPath('/dashboard/*', '/dashboards/a')).toBeUndefined()
})

test('parameters are decoded, and an escape that is none stays as it is', () => {
  expect(matchPath('/users/:id', '/users/a%20b')).toEqual({ id: 'a b' })
  expect(matchPath('/users/:id', '/users/%4')).toEqual({ id: '%4' })
  expect(matchPath('/users/:id', '/users/')).toBeUndefined()
})
