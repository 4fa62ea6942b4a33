import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { runAdminCommand } from '../../apps/server/src/cli/admin-command.ts'
import type { Terminal } from '../../apps/server/src/cli/terminal.ts'
import { serverProcess } from '../../apps/server/src/server-process.ts'

const { NODE_COMPILE_CACHE } = serverProcess.env
const root = path.resolve(import.meta.dirname, '../..')

export interface CommandResult {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs a program of the server as a process with this environment and standard input. */
export async function runCommand(
  program: string,
  args: string[],
  env: Record<string, string>,
  input = '',
): Promise<CommandResult> {
  const child = spawn(process.execPath, [path.join(root, 'apps/server/src', program), ...args], {
    cwd: root,
    // Compiled code is cached, as the server's is.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_COMPILE_CACHE, ...env },
  })
  // A command that fails before it reads leaves its input unread.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code, stdout, stderr }
}

/** Runs a server command in this process: starting a new one takes a second of a core. */
export async function runHere(
  command: (terminal: Terminal) => Promise<number>,
): Promise<CommandResult> {
  const output = { stdout: '', stderr: '' }
  const code = await command({
    log: (line) => {
      output.stdout += `${line}\n`
    },
    error: (line) => {
      output.stderr += `${line}\n`
    },
  })
  return { code, ...output }
}

/** Does what `npm run admin --` does. */
export const runAdminHere = (args: string[], env: Record<string, string>, input = '') =>
  runHere((terminal) => runAdminCommand(args, env, { ...terminal, readInput: async () => input }))

/** Runs the program that `npm run admin --` runs. */
export const runAdmin = (args: string[], env: Record<string, string>, input?: string) =>
  runCommand('cli/admin.ts', args, env, input)
