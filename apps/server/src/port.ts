import { createServer } from 'node:net'
import { type Env, StartError } from './env.ts'

/** Why the port could not be had, in one line. */
export const portError = (env: Env, error: NodeJS.ErrnoException) =>
  new StartError(
    error.code === 'EADDRINUSE'
      ? `port ${env.PORT} on ${env.HOST} is taken; stop what uses it or set PORT.`
      : `cannot listen on ${env.HOST}:${env.PORT} (${error.code ?? error.message}).`,
  )

/** Asks for the port before any work is done, so that a taken one is said at once. */
export const checkPort = (env: Env) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(portError(env, error)))
    probe.listen(env.PORT, env.HOST, () => probe.close(() => resolve()))
  })
