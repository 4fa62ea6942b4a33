import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeTemporaryDir, type TemporaryDir } from '../support/temporary-dir.ts'

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

function hold(times: number) {
  const files = ['lock', 'mark'].map((name) => path.join(dir.path, name))
  const holder = fork(path.join(import.meta.dirname, '../support/start-lock-holder.ts'), [
    ...files,
    String(times),
  ])
  const told: string[] = []
  holder.on('message', (message) => told.push(String(message)))
  holders.push(holder)
  return { holder, told, ended: once(holder, 'exit') }
}

test('one process at a time has the start lock, also where those that have it are killed', async () => {
  const staying = [hold(40), hold(40)]
  for (let round = 0; round < 6; round += 1) {
    const killed = hold(1_000)
    await once(killed.holder, 'message')
    killed.holder.kill('SIGKILL')
    await killed.ended
    expect(killed.told).not.toContain('not alone')
  }
  for (const { told, ended } of staying) {
    await ended
    expect(told).toHaveLength(40)
    expect(told).not.toContain('not alone')
  }
})
