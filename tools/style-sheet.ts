// npm run style-sheet: applies the image styles to the project's own pictures; writes
// docs/image-style/sheet.webp and the pair of pictures that the tool's page shows as an example.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drawExamplePair, drawStyleSheet } from './sheets/draw-style-sheet.ts'

const root = path.dirname(import.meta.dirname)

async function write(name: string, bytes: Uint8Array): Promise<void> {
  const file = path.join(root, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes)
  console.log(`${name}: ${Math.round(bytes.length / 1024)} kB`)
}

const { before, after } = await drawExamplePair()
await write('apps/web/src/site/image-styles/example-before.webp', before)
await write('apps/web/src/site/image-styles/example-after.webp', after)
await write('docs/image-style/sheet.webp', await drawStyleSheet((line) => console.log(line)))
