import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { openFontFiles } from './font-files.ts'

const FACE = '@fontsource/inter'

let files: string[]
beforeAll(async () => {
  const require = createRequire(import.meta.resolve('@agency/fonts/faces'))
  const dir = path.join(path.dirname(require.resolve(`${FACE}/package.json`)), 'files')
  files = (await readdir(dir)).filter((name) => name.endsWith('.woff'))
})
const specifierOf = (name: string | undefined) => `${FACE}/files/${name}`

test('returns the same buffer for repeated and concurrent reads', async () => {
  const unpacked: number[] = []
  const read = openFontFiles((bytes) => {
    unpacked.push(bytes.length)
    return bytes
  })
  const [first, second] = await Promise.all([
    read(specifierOf(files[0])),
    read(specifierOf(files[0])),
  ])
  expect(await read(specifierOf(files[0]))).toBe(first)
  expect(second).toBe(first)
  expect(unpacked).toHaveLength(1)
  expect(first.subarray(0, 4).toString()).toBe('wOFF')
})

test('caches files and evicts the least recently used', async () => {
  expect(files.length).toBeGreaterThan(40)
  const read = openFontFiles()
  const [frequent, rare, ...others] = files
  const first = await Promise.all([read(specifierOf(frequent)), read(specifierOf(rare))])
  for (const name of others) {
    await read(specifierOf(name))
    expect(await read(specifierOf(frequent))).toBe(first[0])
  }
  const again = await read(specifierOf(rare))
  expect(again).not.toBe(first[1])
  expect(again).toEqual(first[1])
})

test('retries a file that could not be read', async () => {
  let isBroken = true
  const read = openFontFiles((bytes) => {
    if (isBroken) throw new Error('Broken.')
    return bytes
  })
  await expect(read(specifierOf(files[0]))).rejects.toThrow('Broken.')
  isBroken = false
  await expect(read(specifierOf(files[0]))).resolves.toBeInstanceOf(Buffer)
})
