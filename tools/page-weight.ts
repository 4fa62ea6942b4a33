// Size of each page's JavaScript, brotli-compressed as it is sent; part of npm run check.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from './build.ts'

/** Kilobytes (1,000 bytes) of brotli. */
const HOME_MAX = 125
/** Runs before the first paint: the paint waits for it, and it loads the rest afterwards. */
const ENTRY_MAX = 3
const PAGE_MAX = 40
const LIVE_DEMO_MAX = 25
const DASHBOARD_MAX = 220

interface Chunk {
  file: string
  imports?: string[]
  isEntry?: boolean
  isDynamicEntry?: boolean
}

const root = path.dirname(import.meta.dirname)
await build(root)
const client = path.join(root, 'apps/web/dist/client')
const manifest: Record<string, Chunk> = JSON.parse(
  await readFile(path.join(client, '.vite/manifest.json'), 'utf8'),
)

/** A module's chunk and all chunks that it depends on. */
function chunksOf(key: string, found = new Set<string>()) {
  if (!manifest[key] || found.has(key)) return found
  found.add(key)
  for (const imported of manifest[key].imports ?? []) chunksOf(imported, found)
  return found
}

const weights = new Map<string, number>()
for (const [key, { file }] of Object.entries(manifest)) {
  if (!file.endsWith('.js')) continue
  weights.set(key, brotliCompressSync(await readFile(path.join(client, file))).length / 1000)
}
const sumWeights = (keys: Iterable<string>) =>
  [...keys].reduce((sum, key) => sum + (weights.get(key) ?? 0), 0)

const sharedChunks = new Set([...chunksOf('src/entry-client.ts'), ...chunksOf('src/start.tsx')])
const pages = Object.keys(manifest).filter((key) => /^src\/site\/.*-page\.tsx$/.test(key))
const demos = Object.keys(manifest).filter((key) => /\/live-demos\/.*\.tsx$/.test(key))
const guardChunks = chunksOf('src/dashboard/staff-guard.tsx')
const dashboardChunks = chunksOf('src/dashboard/dashboard.tsx')

let failed = false
function report(name: string, weight: number, max: number) {
  const isTooLarge = weight > max
  failed ||= isTooLarge
  const line = `${weight.toFixed(1).padStart(6)} of ${max} KB   ${name}`
  if (isTooLarge) console.error(`${line}   TOO LARGE`)
  else console.log(line)
}

report('before the first paint', sumWeights(chunksOf('src/entry-client.ts')), ENTRY_MAX)
report(
  'home page in total',
  sumWeights(new Set([...sharedChunks, ...chunksOf('src/site/home/home-page.tsx')])),
  HOME_MAX,
)
report(
  'dashboard shell in total',
  sumWeights(new Set([...sharedChunks, ...guardChunks, ...dashboardChunks])),
  DASHBOARD_MAX,
)
for (const page of pages) {
  const chunks = chunksOf(page)
  for (const key of chunks) {
    if (key.startsWith('src/dashboard/')) {
      failed = true
      console.error(`${page} downloads the dashboard's ${key}.`)
    }
  }
  report(
    `${page}, its own`,
    sumWeights([...chunks].filter((key) => !sharedChunks.has(key))),
    PAGE_MAX,
  )
}
for (const demo of demos) {
  const own = [...chunksOf(demo)].filter((key) => !sharedChunks.has(key))
  report(`${demo}, its own`, sumWeights(own), LIVE_DEMO_MAX)
}
if (pages.length === 0 || demos.length === 0) {
  failed = true
  console.error('No page, or no live demo, was found in the build.')
}
process.exit(failed ? 1 : 0)
