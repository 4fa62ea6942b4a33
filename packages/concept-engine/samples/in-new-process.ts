import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * The standard output of a module that runs in a process of its own. The tagger remembers the words
 * that it has met, so that in a process that has read other texts a few tokens differ, and with
 * them the last digits of trained weights.
 */
export async function inNewProcess(source: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', source],
    { maxBuffer: 2 ** 26 },
  )
  return stdout.trim()
}
