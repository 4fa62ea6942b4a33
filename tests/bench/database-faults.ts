// PostgreSQL killed immediately 10 times under writes, and stopped (SIGSTOP) once: only 503s, then
// recovery.
import { setTimeout as sleep } from 'node:timers/promises'
import { report } from '@agency/tools/bench/bench-report'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import {
  postgresProcesses,
  postmasterOf,
  sendMessage,
  startSite,
  storedMessages,
} from '../support/bench-site.ts'

const ROUNDS = 10
const WRITERS = 4

const dir = await makeTemporaryDir('faults')
const site = await startSite(dir.path)
const acknowledged: string[] = []
const statuses = new Map<number, number>()
let lastGood = performance.now()
let over = false
const writers = Array.from({ length: WRITERS }, async (_, writer) => {
  for (let n = 0; !over; n += 1) {
    const id = `w${writer}-${n}`
    const { status } = await sendMessage(site.url, id)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 200) {
      acknowledged.push(id)
      lastGood = performance.now()
    } else await sleep(20)
  }
})

const recoveries: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  await sleep(300)
  const before = await postmasterOf(dir.path)
  const endedAt = performance.now()
  // SIGQUIT: PostgreSQL's immediate shutdown, without a checkpoint; it recovers at its next start.
  process.kill(before, 'SIGQUIT')
  await sleep(100)
  while (lastGood < endedAt + 100) await sleep(10)
  recoveries.push(lastGood - endedAt)
}
over = true
await Promise.all(writers)

const processes = await postgresProcesses(dir.path)
for (const pid of processes) process.kill(pid, 'SIGSTOP')
const stopped = await Promise.all(
  Array.from({ length: 20 }, (_, n) => sendMessage(site.url, `stopped-${n}`)),
)
for (const pid of processes) process.kill(pid, 'SIGCONT')
const resumedAt = performance.now()
while ((await sendMessage(site.url, 'resumed')).status !== 200) await sleep(50)
const resumed = performance.now() - resumedAt
await site.stop()

const stored = await storedMessages(dir.path)
await dir.remove()
const lost = acknowledged.filter((id) => !stored.has(id)).length
const doubled = [...stored.values()].filter((n) => n > 1).length
const unexpected = [...statuses].filter(([status]) => status !== 200 && status !== 503)
const slowest = Math.max(...recoveries) / 1000
const stoppedS = Math.max(...stopped.map(({ ms }) => ms)) / 1000
console.log([...statuses].map(([status, n]) => `${status}: ${n}`).join(', '))
report(
  {
    what: `messages acknowledged while PostgreSQL was killed ${ROUNDS} times`,
    ours: acknowledged.length,
  },
  { what: 'of these, lost', ours: lost, atMost: 0 },
  { what: 'of these, stored twice', ours: doubled, atMost: 0 },
  { what: 'statuses other than 200 and 503', ours: unexpected.length, atMost: 0 },
  { what: 'slowest recovery', ours: slowest, unit: 's', atMost: 5 },
  { what: 'PostgreSQL paused: slowest response', ours: stoppedS, unit: 's', atMost: 5 },
  {
    what: 'PostgreSQL paused: responses other than 503',
    ...{ ours: stopped.filter(({ status }) => status !== 503).length, atMost: 0 },
  },
  { what: 'PostgreSQL resumed: recovery time', ours: resumed / 1000, unit: 's' },
)
