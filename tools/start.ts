// npm start: builds what changed, then becomes the server.
import path from 'node:path'
import { build } from './build.ts'

const root = path.dirname(import.meta.dirname)
const startedAt = performance.now()
const timer = setTimeout(() => console.log('Build     building the web app ...'), 1_500)
try {
  const { cached } = await build(root)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`Build     ${cached ? 'up to date' : `done in ${seconds} s`}`)
} catch (error) {
  console.error(`Cannot start: ${(error as Error).message}`)
  process.exit(1)
} finally {
  clearTimeout(timer)
}
await import('../apps/server/src/launch.ts')
