import { describe, expect, test } from 'vitest'
import { classifyError } from './classify-error.ts'

const fault = (code: string) => Object.assign(new Error('internal words'), { code })

describe('a database that is away, or asked for too much, answers 503 and when to ask again', () => {
  test.each([
    ['no connection (08006)', fault('08006')],
    ['an administrator ended it (57P01)', fault('57P01')],
    ['it crashed (57P02)', fault('57P02')],
    ['it is starting (57P03)', fault('57P03')],
    ['too many connections (53300)', fault('53300')],
    ['a statement took too long (57014)', fault('57014')],
    ['a transaction stood still (25P03)', fault('25P03')],
    ['refused', fault('ECONNREFUSED')],
    ['reset', fault('ECONNRESET')],
    ['no such host', fault('ENOTFOUND')],
    ['no way to it', fault('ETIMEDOUT')],
    ['gone while it was written to', fault('EPIPE')],
    ['ended', new Error('Connection terminated unexpectedly')],
    ['no connection in time', new Error('timeout exceeded when trying to connect')],
    ['no answer in time', new Error('Query read timeout')],
    [
      'broken while it was waited for',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['closed', new Error('Cannot use a pool after calling end on the pool')],
  ])('%s', (_what, cause) => {
    const error = classifyError(cause)
    expect(error).toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfterS: 2 })
    expect(error.message).not.toContain(cause.message)
  })
})

describe('a full disk answers 507', () => {
  test.each([
    ['full', fault('ENOSPC')],
    ['over a quota', fault('EDQUOT')],
    ['wrapped', new Error('put failed', { cause: fault('ENOSPC') })],
    ['wrapped twice', new Error('a', { cause: new Error('b', { cause: fault('EDQUOT') }) })],
  ])('%s', (_what, cause) => {
    expect(classifyError(cause)).toMatchObject({ code: 'DISK_FULL', status: 507 })
  })
})

test.each([
  ['a constraint', fault('23505')],
  ['text that PostgreSQL cannot store', fault('22021')],
  ['a bug', new TypeError('x is not a function')],
  ['no error at all', 'thrown text'],
  ['nothing', undefined],
])('%s is a bug: 500 in general words', (_what, cause) => {
  const error = classifyError(cause)
  expect(error).toMatchObject({ code: 'INTERNAL', status: 500, issues: undefined })
  expect(error.message).toBe('Something went wrong on our side. Please try again.')
})
