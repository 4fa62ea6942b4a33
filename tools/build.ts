import { spawn } from 'node:child_process'
import path from 'node:path'

/**
 * Builds the packages that changed, with Turborepo's cache. Prints the output only if the build
 * fails, and then rejects with an error of one line.
 */
export function build(root: string): Promise<{ cached: boolean }> {
  const child = spawn('turbo', ['run', 'build', '--output-logs=errors-only', '--no-color'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // Vite stores compiled code here; in the shared temporary directory, other users could plant
      // files.
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
      ...{ TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
    },
    shell: process.platform === 'win32',
  })
  let output = ''
  const appendOutput = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', appendOutput)
  child.stderr.on('data', appendOutput)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) return resolve({ cached: output.includes('FULL TURBO') })
      console.error(output)
      reject(new Error('Build failed; see above.'))
    })
  })
}
