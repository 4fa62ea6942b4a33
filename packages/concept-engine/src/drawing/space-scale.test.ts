import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pad, space } from './space-scale.ts'

const spaces = Object.entries(space).map(([step, pixels]) => [Number(step), pixels] as const)

test('sizes each step at four times its number and clearly apart from the next', () => {
  for (const [index, [step, pixels]] of spaces.entries()) {
    expect(pixels).toBe(4 * step)
    const [, next] = spaces[index + 1] ?? []
    if (next && pixels > 0) expect(next / pixels).toBeGreaterThan(1.08)
  }
})

test('writes padding as CSS shorthand', () => {
  expect(pad(space[4], 0, space[6])).toBe('16px 0px 24px')
})

const LITERAL =
  /\b(?:gap|rowGap|columnGap|padding\w*|margin\w*): (?:-?[1-9]|['"`](?!auto))[^,}\n]*/g

test('uses no literal spacing in sections', () => {
  const files = globSync('*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  expect(files.length).toBeGreaterThan(20)
  const literals = files.flatMap((file) => {
    const source = readFileSync(path.join(import.meta.dirname, file), 'utf8')
    return source.match(LITERAL)?.map((found) => `${file} ${found}`) ?? []
  })
  expect(literals).toEqual([])
})
