import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Whether a program with this name is on the path. */
export const hasProgram = (name: string): boolean =>
  (process.env.PATH ?? '').split(path.delimiter).some((dir) => existsSync(path.join(dir, name)))

export interface ShellSession {
  /** Runs a script; resolves with its output. Throws if one of its commands fails. */
  run(script: string): Promise<string>
  close(): Promise<void>
}

/** A `bash -e` in a directory, with nothing of this process's environment except PATH and `env`. */
export function openShell(cwd: string, env: Record<string, string>): ShellSession {
  const child = spawn('bash', ['-e'], { cwd, env: { PATH: process.env.PATH, ...env } })
  const exited = once(child, 'close')
  child.stdout.setEncoding('utf8')
  child.stderr.setEncoding('utf8')
  let stdout = ''
  let stderr = ''
  let onOutput = () => {}
  child.stdout.on('data', (chunk) => {
    stdout += chunk
    onOutput()
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  // Input to a shell that has exited is reported through its exit.
  child.stdin.on('error', () => {})

  return {
    run: async (script) => {
      const marker = randomUUID()
      stdout = ''
      stderr = ''
      const finished = new Promise<string>((resolve) => {
        onOutput = () => {
          const end = stdout.indexOf(marker)
          if (end >= 0) resolve(stdout.slice(0, end))
        }
      })
      child.stdin.write(`${script}\necho ${marker}\n`)
      const output = await Promise.race([finished, exited.then(() => undefined)])
      if (output === undefined) throw new Error(`The shell exited: ${stdout}${stderr}`)
      return output
    },
    close: async () => {
      child.stdin.end()
      await exited
    },
  }
}
