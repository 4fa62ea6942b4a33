// npm run motif:sheet -- --out DIR [--words goat,piano]: draws the subjects in every composition,
// as a PNG contact sheet for each treatment.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { drawMotifSheet, treatments } from './sheets/draw-motif-sheet.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    words: { type: 'string', default: 'goat,grand piano,bread,excavator,tooth,bicycle' },
  },
})
if (!values.out) {
  console.error('npm run motif:sheet -- --out DIR [--words goat,piano]')
  process.exit(1)
}
await mkdir(values.out, { recursive: true })
for (const treatment of treatments) {
  const file = path.join(values.out, `motifs-${treatment}.png`)
  await writeFile(file, await drawMotifSheet(values.words.split(','), treatment))
  console.log(file)
}
