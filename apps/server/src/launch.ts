// Entry point of `npm start` and the Docker image: replaces itself with the server, with its Node
// flags and variables.
import path from 'node:path'
import { serverProcess } from './server-process.ts'

const server = path.join(import.meta.dirname, 'main.ts')
// Both are read when a process starts, so this one is replaced if the system supports that.
if (process.execve && process.platform !== 'win32') {
  const { flags, env } = serverProcess
  process.execve(process.execPath, [process.execPath, ...flags, server], { ...env, ...process.env })
}
await import('./main.ts')
