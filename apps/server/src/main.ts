import path from 'node:path'
import { StartError } from './env.ts'
import { startServer } from './start-server.ts'

/** Variables name paths from the repository's root, wherever the process was started. */
const root = path.resolve(import.meta.dirname, '../../..')

try {
  await startServer({ source: process.env, root, dev: process.argv.includes('--dev') })
} catch (error) {
  if (error instanceof StartError) console.error(`Cannot start: ${error.message}`)
  else console.error('Cannot start:', error)
  process.exit(1)
}
