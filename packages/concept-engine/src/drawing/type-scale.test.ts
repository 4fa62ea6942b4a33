import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { typeScale } from './type-scale.ts'

const sizes = Object.values(typeScale)

test('rises in clearly distinct steps', () => {
  for (const [index, size] of sizes.entries()) {
    const next = sizes[index + 1]
    if (next) expect(next / size).toBeGreaterThan(1.06)
  }
})

test('uses no literal font sizes in sections', () => {
  const files = globSync('*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  expect(files.length).toBeGreaterThan(20)
  const literals = files.flatMap((file) => {
    const source = readFileSync(path.join(import.meta.dirname, file), 'utf8')
    return source.match(/fontSize: \d+/g)?.map((found) => `${file} ${found}`) ?? []
  })
  expect(literals).toEqual([])
})
