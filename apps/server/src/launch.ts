// What `npm start` and the Docker image run: becomes the server, with the flags and variables it runs with.
import path from 'node:path'
import { serverProcess } from './server-process.ts'

const server = path.join(import.meta.dirname, 'main.ts')
// Both are read as a process begins: this one is replaced, where the system can do that.
if (process.execve && process.platform !== 'win32') {
  const { flags, env } = serverProcess
  process.execve(process.execPath, [process.execPath, ...flags, server], { ...env, ...process.env })
}
await import('./main.ts')
