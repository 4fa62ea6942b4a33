// kill -9 of the app under writes, 50 times: nothing acknowledged is lost, nothing is duplicated.
import { setTimeout as sleep } from 'node:timers/promises'
import { report } from '@agency/tools/bench/bench-report'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import { sendMessage, startSite, storedMessages } from '../support/bench-site.ts'

const ROUNDS = 50
const WRITERS = 8
const WRITE_FOR_MS = 400

const dir = await makeTemporaryDir('kills')
const acknowledged: string[] = []
let sent = 0
for (let round = 0; round < ROUNDS; round += 1) {
  const site = await startSite(dir.path)
  let killed = false
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let n = 0; !killed; n += 1) {
      const id = `m${round}-${writer}-${n}`
      sent += 1
      if ((await sendMessage(site.url, id)).status === 200) acknowledged.push(id)
    }
  })
  await sleep(WRITE_FOR_MS)
  site.child.kill('SIGKILL')
  killed = true
  await Promise.all([...writers, site.ended])
}
const stored = await storedMessages(dir.path)
await dir.remove()
const lost = acknowledged.filter((id) => !stored.has(id)).length
const doubled = [...stored.values()].filter((n) => n > 1).length
report(
  {
    what: `messages acknowledged of ${sent}, with the app killed ${ROUNDS} times`,
    ...{ ours: acknowledged.length, atLeast: 1 },
  },
  { what: 'of these, lost', ours: lost, atMost: 0 },
  { what: 'of these, stored twice', ours: doubled, atMost: 0 },
)
