import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { unpackWoff } from './unpack-woff.ts'

const FONT = '@fontsource/manrope/files/manrope-latin-400-normal.woff'
const owner = createRequire(import.meta.resolve('@agency/fonts/faces'))

const sum = (table: Buffer) => {
  let total = 0
  for (let offset = 0; offset < table.length; offset += 4)
    total = (total + table.readUInt32BE(offset)) % 2 ** 32
  return total
}

test('unpacks font tables with their original checksums', async () => {
  const woff = await readFile(owner.resolve(FONT))
  const font = unpackWoff(woff)
  const count = font.readUInt16BE(4)
  expect(count).toBe(woff.readUInt16BE(12))
  expect(font.length).toBe(woff.readUInt32BE(16))
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + index * 16
    const tag = font.toString('latin1', entry, entry + 4)
    const start = font.readUInt32BE(entry + 8)
    const length = Math.ceil(font.readUInt32BE(entry + 12) / 4) * 4
    const table = Buffer.from(font.subarray(start, start + length))
    // This table's checksum is computed with its field for the whole font's checksum at 0.
    if (tag === 'head') table.writeUInt32BE(0, 8)
    expect([tag, sum(table)]).toEqual([tag, font.readUInt32BE(entry + 4)])
  }
})
