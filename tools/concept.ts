// npm run concept -- --brief FILE --out FILE [--seed N]: draws the concept of one brief. The brief
// is JSON in the format of POST /api/generate-estimate; the picture is WebP or PNG, depending on
// the file's extension.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { renderPage, WEBP } from '../packages/api/src/rendering/render-page.ts'
import { createConcept } from '../packages/concept-engine/src/create-concept.ts'
import { DesignBrief } from '../packages/contract/src/brief.ts'

const USAGE = 'npm run concept -- --brief brief.json --out concept.webp [--seed 1]'

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

const { values } = parseArgs({
  options: {
    brief: { type: 'string' },
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
const { brief: file, out } = values
const seed = Number(values.seed)
if (!file || !out) fail(USAGE)
if (!Number.isSafeInteger(seed) || seed < 0) fail('--seed takes a whole number from 0.')

const text = await readFile(file, 'utf8').catch(() => fail(`${file} cannot be read.`))
const read = DesignBrief.safeParse(JSON.parse(text))
if (!read.success) {
  fail(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
}
const started = performance.now()
const concept = createConcept(read.data, seed)
const page = await renderPage(concept)
const image = page.image()
await writeFile(
  out,
  await (path.extname(out) === '.png' ? image.png() : image.webp(WEBP)).toBuffer(),
)
const { width, height } = page
console.log(
  `${out}: ${width} × ${height} px, ${concept.style}, ${concept.archetype}, ${concept.sections.length} sections, ${Math.round(performance.now() - started)} ms`,
)
