import { createServer } from 'node:net'
import { type Env, StartError } from './env.ts'

/** Explains in one line why the port could not be opened. */
export const portError = (env: Env, error: NodeJS.ErrnoException) =>
  new StartError(
    error.code === 'EADDRINUSE'
      ? `port ${env.PORT} on ${env.HOST} is already in use; stop the process using it or set PORT.`
      : `cannot listen on ${env.HOST}:${env.PORT} (${error.code ?? error.message}).`,
  )

/** Probes the port before any other work, so that a port in use is reported at once. */
export const checkPort = (env: Env) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(portError(env, error)))
    probe.listen(env.PORT, env.HOST, () => probe.close(() => resolve()))
  })
