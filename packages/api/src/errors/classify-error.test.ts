import { describe, expect, test } from 'vitest'
import { classifyError } from './classify-error.ts'

const errorWith = (code: string) => Object.assign(new Error('internal words'), { code })

describe('an unavailable or overloaded database answers 503 with a retry delay', () => {
  test.each([
    ['no connection (08006)', errorWith('08006')],
    ['terminated by an administrator (57P01)', errorWith('57P01')],
    ['crashed (57P02)', errorWith('57P02')],
    ['starting up (57P03)', errorWith('57P03')],
    ['too many connections (53300)', errorWith('53300')],
    ['statement timeout (57014)', errorWith('57014')],
    ['idle transaction timeout (25P03)', errorWith('25P03')],
    ['connection refused', errorWith('ECONNREFUSED')],
    ['connection reset', errorWith('ECONNRESET')],
    ['host not found', errorWith('ENOTFOUND')],
    ['connection timed out', errorWith('ETIMEDOUT')],
    ['broken pipe', errorWith('EPIPE')],
    ['connection terminated', new Error('Connection terminated unexpectedly')],
    ['connect timeout', new Error('timeout exceeded when trying to connect')],
    ['read timeout', new Error('Query read timeout')],
    [
      'broken while a query waited',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['pool closed', new Error('Cannot use a pool after calling end on the pool')],
  ])('%s', (_what, cause) => {
    const error = classifyError(cause)
    expect(error).toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfterS: 2 })
    expect(error.message).not.toContain(cause.message)
  })
})

describe('a full disk answers 507', () => {
  test.each([
    ['full', errorWith('ENOSPC')],
    ['over a quota', errorWith('EDQUOT')],
    ['wrapped', new Error('put failed', { cause: errorWith('ENOSPC') })],
    ['wrapped twice', new Error('a', { cause: new Error('b', { cause: errorWith('EDQUOT') }) })],
  ])('%s', (_what, cause) => {
    expect(classifyError(cause)).toMatchObject({ code: 'DISK_FULL', status: 507 })
  })
})

test.each([
  ['a constraint', errorWith('23505')],
  ['text that PostgreSQL cannot store', errorWith('22021')],
  ['a bug', new TypeError('x is not a function')],
  ['no error at all', 'thrown text'],
  ['nothing', undefined],
])('answers 500 with a generic message for %s', (_what, cause) => {
  const error = classifyError(cause)
  expect(error).toMatchObject({ code: 'INTERNAL', status: 500, issues: undefined })
  expect(error.message).toBe('Something went wrong on our side. Please try again.')
})
