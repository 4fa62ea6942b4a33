import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { makeTemporaryDir, type TemporaryDir } from '@agency/tools/site/temporary-dir'
import { afterEach, beforeEach, expect, test } from 'vitest'

let dir: TemporaryDir
let holders: ChildProcess[]
beforeEach(async () => {
  dir = await makeTemporaryDir('start-lock')
  holders = []
})
afterEach(async () => {
  for (const holder of holders) holder.kill('SIGKILL')
  await dir.remove()
})

function startHolder(repetitions: number) {
  const files = ['lock', 'mark'].map((name) => path.join(dir.path, name))
  const holder = fork(path.join(import.meta.dirname, '../support/start-lock-holder.ts'), [
    ...files,
    String(repetitions),
  ])
  const received: string[] = []
  holder.on('message', (message) => received.push(String(message)))
  holders.push(holder)
  return { holder, received, exited: once(holder, 'exit') }
}

test('only one process holds the start lock at a time, even if holders are killed', async () => {
  const persistentHolders = [startHolder(40), startHolder(40)]
  for (let round = 0; round < 6; round += 1) {
    const killed = startHolder(1_000)
    await once(killed.holder, 'message')
    killed.holder.kill('SIGKILL')
    await killed.exited
    expect(killed.received).not.toContain('not alone')
  }
  for (const { received, exited } of persistentHolders) {
    await exited
    expect(received).toHaveLength(40)
    expect(received).not.toContain('not alone')
  }
})
