// npm run style-sheet: paints the project's own pictures and writes docs/image-style/sheet.webp.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drawStyleSheet } from '../tests/support/style-sheet.ts'

const file = path.join(path.dirname(import.meta.dirname), 'docs/image-style/sheet.webp')
const sheet = await drawStyleSheet((line) => console.log(line))
await mkdir(path.dirname(file), { recursive: true })
await writeFile(file, sheet)
console.log(`${file}: ${Math.round(sheet.length / 1024)} kB`)
