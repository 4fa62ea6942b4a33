// npm run concept:sheet: draws the sample briefs; writes contact sheets of them to docs/concepts.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drawConceptSheets } from './sheets/draw-concept-sheets.ts'

const outDir = path.join(path.dirname(import.meta.dirname), 'docs/concepts')
await mkdir(outDir, { recursive: true })
for (const name of await readdir(outDir)) {
  if (name.startsWith('sheet-')) await rm(path.join(outDir, name))
}
for await (const { name, bytes } of drawConceptSheets((line) => console.log(line))) {
  await writeFile(path.join(outDir, name), bytes)
  console.log(`docs/concepts/${name}: ${Math.round(bytes.length / 1024)} kB`)
}
