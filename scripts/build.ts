import { spawn } from 'node:child_process'
import path from 'node:path'

/**
 * Builds what changed, by Turborepo's cache. Quiet when it works: the output is shown only when the
 * build fails. Rejects with an error of one line then.
 */
export function build(root: string): Promise<{ cached: boolean }> {
  const child = spawn('turbo', ['run', 'build', '--output-logs=errors-only', '--no-color'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // Vite keeps compiled code; in the shared directory for temporary files others could put theirs.
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
      ...{ TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
    },
    shell: process.platform === 'win32',
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) return resolve({ cached: output.includes('FULL TURBO') })
      console.error(output)
      reject(new Error('the build failed, see above.'))
    })
  })
}
