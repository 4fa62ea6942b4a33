import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { advisoryLocks } from '@agency/db/advisory-locks'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(apps|packages|db|tools|tests\/support)\/.*\.(ts|tsx|mjs)$/.test(file))

test('advisory locks have unique numbers', () => {
  const numbers = Object.values(advisoryLocks)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('advisory locks are taken by name, never by number', () => {
  const numericCalls = sources.filter(
    (file) =>
      file !== 'db/src/advisory-locks.ts' &&
      /pg_(try_)?advisory|\b727_?\d{3}\b/.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(numericCalls).toEqual([])
})
