// 1,000 sockets that never finish their request next to ordinary ones; 1,000 uploads that break
// off.
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { report } from '@agency/tools/bench/bench-report'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import { startSite } from '../support/bench-site.ts'
import { median } from '../support/quantile.ts'

const SLOW_CLIENTS = 1_000
const ABORTED_UPLOADS = 1_000
const DEMO = { email: 'demo@emberlane.example', password: 'melbourne-laneway' }

const dir = await makeTemporaryDir('slow')
const site = await startSite(dir.path)
const port = Number(new URL(site.url).port)
const open = (text: string) =>
  new Promise<Socket>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text)
      resolve(socket)
    })
    socket.on('error', () => resolve(socket))
  })

async function timeReads(count: number) {
  const times: number[] = []
  for (let n = 0; n < count; n += 1) {
    const startedAt = performance.now()
    const response = await fetch(`${site.url}/api/projects`)
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`A read returned ${response.status}.`)
    times.push(performance.now() - startedAt)
  }
  return times
}

await timeReads(50)
const sockets = await Promise.all(
  Array.from({ length: SLOW_CLIENTS }, () =>
    open('POST /api/contact HTTP/1.1\r\nHost: site\r\nX-Slow: '),
  ),
)
const readTimes = await timeReads(200)
for (const socket of sockets) socket.destroy()

const login = await fetch(`${site.url}/api/auth/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(DEMO),
})
const { token } = (await login.json()) as { token: string }
const head = [
  'POST /api/projects HTTP/1.1',
  'Host: site',
  `Authorization: Bearer ${token}`,
  'Content-Type: multipart/form-data; boundary=edge',
  'Content-Length: 5000000',
  '',
  '--edge\r\nContent-Disposition: form-data; name="title"\r\n\r\nNever\r\n--edge',
  'Content-Disposition: form-data; name="coverImage"; filename="c.png"\r\n\r\n\x89PNG',
].join('\r\n')
const descriptors = async () => (await readdir(`/proc/${site.child.pid}/fd`)).length
const before = await descriptors()
for (let round = 0; round < ABORTED_UPLOADS / 50; round += 1) {
  const batch = await Promise.all(Array.from({ length: 50 }, () => open(head)))
  await sleep(20)
  for (const socket of batch) socket.destroy()
}
await sleep(1_000)
const openDescriptors = (await descriptors()) - before
const files = (await readdir(path.join(dir.path, 'files/projects')).catch(() => [])).length
const projects = (await (await fetch(`${site.url}/api/projects`)).json()) as { data: unknown[] }
const code = await site.stop()
await dir.remove()

report(
  {
    metric: `${SLOW_CLIENTS} slow sockets: response time of others, median`,
    value: median(readTimes),
    unit: 'ms',
  },
  {
    metric: `${SLOW_CLIENTS} slow sockets: response time of others, maximum`,
    ...{ value: Math.max(...readTimes), unit: 'ms', atMost: 100 },
  },
  {
    metric: `${ABORTED_UPLOADS} aborted uploads: additional descriptors`,
    value: openDescriptors,
    atMost: 19,
  },
  { metric: `${ABORTED_UPLOADS} aborted uploads: files left`, value: files, atMost: 0 },
  {
    metric: `${ABORTED_UPLOADS} aborted uploads: rows left`,
    value: projects.data.length,
    atMost: 0,
  },
  { metric: 'exit code of the site afterwards', value: code ?? -1, atMost: 0, atLeast: 0 },
)
