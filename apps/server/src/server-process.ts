import path from 'node:path'
import { imageProcessMemory } from '@agency/api/workers/image-process-memory'

const root = path.resolve(import.meta.dirname, '../../..')

/**
 * How the server's process is started. What it no longer uses goes back to the system: half of V8's
 * usual room for young objects, in MB, since that room is filled before anything is given back. And
 * compiled code is kept between starts, which halves the processor time of one.
 */
export const serverProcess = {
  flags: ['--max-semi-space-size=16'],
  env: { ...imageProcessMemory, NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node') },
}
