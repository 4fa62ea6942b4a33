import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

const codegen = createRequire(import.meta.url).resolve('kysely-codegen/dist/cli/bin.js')

/** Writes `schema.ts` from the migrated database at `url`; with `verify`, only compares it. */
export function generateTypes(url: string, mode: 'write' | 'verify'): Promise<string> {
  const args = [
    codegen,
    ...['--dialect', 'postgres', '--camel-case', '--date-parser', 'string'],
    ...['--include-pattern', 'public.*', '--exclude-pattern', 'kysely_*', '--url', url],
    ...['--out-file', path.join(import.meta.dirname, 'schema.ts')],
    ...(mode === 'verify' ? ['--verify'] : []),
  ]
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`kysely-codegen failed: ${output}`)),
    )
  })
}
