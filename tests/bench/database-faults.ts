// PostgreSQL killed immediately 10 times under writes, and stopped (SIGSTOP) once: only 503s, then
// recovery.
import { setTimeout as sleep } from 'node:timers/promises'
import { report } from '@agency/tools/bench/bench-report'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import {
  countStoredMessages,
  findPostmaster,
  listPostgresProcesses,
  sendMessage,
  startSite,
} from '../support/bench-site.ts'

const ROUNDS = 10
const WRITERS = 4

const dir = await makeTemporaryDir('faults')
const site = await startSite(dir.path)
const acknowledged: string[] = []
const statuses = new Map<number, number>()
let lastGood = performance.now()
let isFinished = false
const writers = Array.from({ length: WRITERS }, async (_, writer) => {
  for (let n = 0; !isFinished; n += 1) {
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
  const before = await findPostmaster(dir.path)
  const endedAt = performance.now()
  // SIGQUIT: PostgreSQL's immediate shutdown, without a checkpoint; it recovers at its next start.
  process.kill(before, 'SIGQUIT')
  await sleep(100)
  while (lastGood < endedAt + 100) await sleep(10)
  recoveries.push(lastGood - endedAt)
}
isFinished = true
await Promise.all(writers)

const processes = await listPostgresProcesses(dir.path)
for (const pid of processes) process.kill(pid, 'SIGSTOP')
const stalledRequests = await Promise.all(
  Array.from({ length: 20 }, (_, n) => sendMessage(site.url, `stopped-${n}`)),
)
for (const pid of processes) process.kill(pid, 'SIGCONT')
const resumedAt = performance.now()
while ((await sendMessage(site.url, 'resumed')).status !== 200) await sleep(50)
const resumeMs = performance.now() - resumedAt
await site.stop()

const stored = await countStoredMessages(dir.path)
await dir.remove()
const lostCount = acknowledged.filter((id) => !stored.has(id)).length
const duplicateCount = [...stored.values()].filter((n) => n > 1).length
const unexpected = [...statuses].filter(([status]) => status !== 200 && status !== 503)
const slowestS = Math.max(...recoveries) / 1000
const maxStallS = Math.max(...stalledRequests.map(({ ms }) => ms)) / 1000
console.log([...statuses].map(([status, n]) => `${status}: ${n}`).join(', '))
report(
  {
    metric: `messages acknowledged while PostgreSQL was killed ${ROUNDS} times`,
    value: acknowledged.length,
  },
  { metric: 'of these, lost', value: lostCount, atMost: 0 },
  { metric: 'of these, stored twice', value: duplicateCount, atMost: 0 },
  { metric: 'statuses other than 200 and 503', value: unexpected.length, atMost: 0 },
  { metric: 'slowest recovery', value: slowestS, unit: 's', atMost: 5 },
  { metric: 'PostgreSQL paused: slowest response', value: maxStallS, unit: 's', atMost: 5 },
  {
    metric: 'PostgreSQL paused: responses other than 503',
    ...{ value: stalledRequests.filter(({ status }) => status !== 503).length, atMost: 0 },
  },
  { metric: 'PostgreSQL resumed: recovery time', value: resumeMs / 1000, unit: 's' },
)
