import path from 'node:path'
import { readEnv, StartError } from './env.ts'
import { checkPort } from './port.ts'

/** Variables name paths from the repository's root, wherever the process was started. */
const root = path.resolve(import.meta.dirname, '../../..')

try {
  const env = readEnv(process.env, root)
  await checkPort(env)
  // Loaded only now: what cannot start says so at once.
  const { startServer } = await import('./start-server.ts')
  await startServer({ env, root, dev: process.argv.includes('--dev') })
} catch (error) {
  if (error instanceof StartError) console.error(`Cannot start: ${error.message}`)
  else console.error('Cannot start:', error)
  process.exit(1)
}
