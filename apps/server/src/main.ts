import path from 'node:path'
import { readEnv, StartError } from './env.ts'
import { checkPort } from './port.ts'

/** Paths in variables are relative to the repository's root, wherever the process was started. */
const root = path.resolve(import.meta.dirname, '../../..')

try {
  const env = readEnv(process.env, root)
  await checkPort(env)
  // Imported after the checks, so that a configuration error is reported at once.
  const { startServer } = await import('./start-server.ts')
  const hasFlag = (flag: string) => process.argv.includes(flag)
  await startServer({ env, root, dev: hasFlag('--dev'), warmUp: !hasFlag('--no-warm-up') })
} catch (error) {
  if (error instanceof StartError) console.error(`Cannot start: ${error.message}`)
  else console.error('Cannot start:', error)
  process.exit(1)
}
