import { pixelMemory } from '../packages/api/src/pictures/pixel-memory.ts'

/**
 * How the server's process is started, so that what it no longer uses goes back to the system. Half of
 * V8's usual room for young objects, in MB: that room is filled before anything is given back.
 */
export const serverProcess = { flags: ['--max-semi-space-size=16'], env: pixelMemory }
