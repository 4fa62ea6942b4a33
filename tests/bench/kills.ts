// kill -9 of the app under writes, 50 times: nothing acknowledged is lost, nothing is duplicated.
import { setTimeout as sleep } from 'node:timers/promises'
import { report } from '@agency/tools/bench/bench-report'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import { countStoredMessages, sendMessage, startSite } from '../support/bench-site.ts'

const ROUNDS = 50
const WRITERS = 8
const WRITE_MS = 400

const dir = await makeTemporaryDir('kills')
const acknowledged: string[] = []
let sentCount = 0
for (let round = 0; round < ROUNDS; round += 1) {
  const site = await startSite(dir.path)
  let killed = false
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let n = 0; !killed; n += 1) {
      const id = `m${round}-${writer}-${n}`
      sentCount += 1
      if ((await sendMessage(site.url, id)).status === 200) acknowledged.push(id)
    }
  })
  await sleep(WRITE_MS)
  site.child.kill('SIGKILL')
  killed = true
  await Promise.all([...writers, site.exited])
}
const stored = await countStoredMessages(dir.path)
await dir.remove()
const lostCount = acknowledged.filter((id) => !stored.has(id)).length
const duplicateCount = [...stored.values()].filter((n) => n > 1).length
report(
  {
    metric: `messages acknowledged of ${sentCount}, with the app killed ${ROUNDS} times`,
    ...{ value: acknowledged.length, atLeast: 1 },
  },
  { metric: 'of these, lost', value: lostCount, atMost: 0 },
  { metric: 'of these, stored twice', value: duplicateCount, atMost: 0 },
)
