import { once } from 'node:events'
import { access, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { owner } from '../support/accounts.ts'
import { validBrief } from '../support/briefs.ts'
import { readMemory, workersOf } from '../support/process-memory.ts'
import { spawnSite, untilReady } from '../support/site-process.ts'
import { makeTemporaryDir } from '../support/temporary-dir.ts'
import { openTestApp } from '../support/test-app.ts'
import { createTestDatabase, testServerUrl } from '../support/test-database.ts'
import { fullOnly, isFullRun } from '../support/test-size.ts'
import { stagesAfter } from '../support/worker-outputs.ts'

test('a server that closes finishes what runs, and what came in on it, and is closed then', async () => {
  const [one, two] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const drawing: string[] = []
  const site = await openTestApp({
    stages: stagesAfter(({ companyName }) => {
      drawing.push(companyName)
      return (companyName === 'One' ? one : two).promise
    }),
  })
  const port = Number(new URL(await site.app.listen({ host: '127.0.0.1', port: 0 })).port)
  const socket = connect(port, '127.0.0.1')
  const answers = text(socket)
  const ask = (companyName: string) => {
    const body = JSON.stringify({ ...validBrief, companyName })
    const head = ['Host: site', 'Content-Type: application/json', `Content-Length: ${body.length}`]
    socket.write(`POST /api/generate-estimate HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${body}`)
  }
  ask('One')
  await expect.poll(() => drawing).toEqual(['One'])
  const closed = site.app.close().then(() => performance.now())
  ask('Two')
  await expect(fetch(`http://127.0.0.1:${port}/livez`)).rejects.toThrow()
  one.resolve()
  await expect.poll(() => drawing).toEqual(['One', 'Two'])
  await sleep(200)
  two.resolve()
  const statuses = [...(await answers).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  const answeredAt = performance.now()
  expect(statuses).toEqual(['200', '200'])
  expect((await closed) - answeredAt).toBeLessThan(5_000)
  await site.close()
})

test('requests that do not come in whole hold nothing open', async () => {
  const site = await openTestApp()
  const port = Number(new URL(await site.app.listen({ host: '127.0.0.1', port: 0 })).port)
  const head = connect(port, '127.0.0.1')
  const body = connect(port, '127.0.0.1')
  await Promise.all([once(head, 'connect'), once(body, 'connect')])
  head.write('GET /about HTTP/1.1\r\nHost: site\r\nX: ')
  body.write(
    'POST /api/contact HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
  )
  await sleep(200)
  const began = performance.now()
  await site.app.close()
  expect(performance.now() - began).toBeLessThan(15_000)
  for (const socket of [head, body]) socket.destroy()
  await site.close()
})

test('an answer that is read slowly is read whole while the server closes', async () => {
  const site = await openTestApp()
  // More than the two ends of a connection hold in between.
  await sql`
    insert into projects (title, content) select 'Long', repeat('x', 100000)
    from generate_series(1, 200)`.execute(site.db)
  const { headers } = await site.app.inject('/api/projects')
  const length = Number(headers['content-length'])
  expect(length).toBeGreaterThan(20_000_000)
  const port = Number(new URL(await site.app.listen({ host: '127.0.0.1', port: 0 })).port)
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /api/projects HTTP/1.1\r\nHost: site\r\n\r\n')
  await once(socket, 'readable')
  const closed = site.app.close()
  await sleep(300)
  const [, body = ''] = (await text(socket)).split('\r\n\r\n')
  expect(body.length).toBe(length)
  await closed
  await site.close()
})

test.each(isFullRun ? (['SIGINT', 'SIGTERM'] as const) : (['SIGTERM'] as const))(
  '%s to all of its processes at once, as a terminal or a service manager sends it, ends a site with nothing left behind',
  async (signal) => {
    const dir = await makeTemporaryDir('closing')
    const site = await untilReady(
      await spawnSite({ DATA_DIR: dir.path, SEED: 'none' }, { detached: true }),
    )
    const pid = site.child.pid ?? 0
    // So that its drawing process is at work.
    const concept = fetch(`${site.url}/api/generate-estimate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(validBrief),
    }).catch(() => {})
    await expect.poll(async () => (await readMemory(pid)).workerCount).not.toBe(0)
    process.kill(-pid, signal)
    expect([await site.ended, site.output()]).toEqual([
      0,
      expect.not.stringMatching(/ending after an error|warm-up failed/),
    ])
    await concept
    const pidFile = path.join(dir.path, 'postgres/data/postmaster.pid')
    await expect(access(pidFile)).rejects.toThrow('ENOENT')
    await dir.remove()
  },
)

// Of the pool: tests/unit/image-process-pool.test.ts.
test('SIGTERM ends a site whose drawing process stands still, and nothing of it stays', {
  ...fullOnly,
  timeout: 180_000,
}, async () => {
  const dir = await makeTemporaryDir('blocked')
  const site = await untilReady(await spawnSite({ DATA_DIR: dir.path, SEED: 'none' }))
  const pid = site.child.pid ?? 0
  const ask = (companyName: string) =>
    fetch(`${site.url}/api/generate-estimate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...validBrief, companyName }),
    }).then(({ status }) => status)
  expect(await ask('One')).toBe(200)
  // The first that was begun drew that page. It has work again where there is more than the others take.
  const [drawing = 0] = await workersOf(pid)
  expect(drawing).toBeGreaterThan(0)
  process.kill(drawing, 'SIGSTOP')
  const concepts = ['Two', 'Three', 'Four', 'Five'].map((name) => ask(name).catch(() => 0))
  // Time to reach the server; what hangs then is its drawing.
  await sleep(1_000)
  // One that waited for it would be ended by force, with another code.
  expect(await site.stop()).toBe(0)
  await Promise.all(concepts)
  expect(() => process.kill(drawing, 0)).toThrow('ESRCH')
  await dir.remove()
})

test('SIGTERM ends a site whose database stands still', {
  ...fullOnly,
  timeout: 180_000,
}, async () => {
  const dir = await makeTemporaryDir('hanging')
  const site = await untilReady(await spawnSite({ DATA_DIR: dir.path, SEED: 'none' }))
  const pidFile = path.join(dir.path, 'postgres/data/postmaster.pid')
  const server = Number.parseInt(await readFile(pidFile, 'utf8'), 10)
  const backends = await readFile(`/proc/${server}/task/${server}/children`, 'utf8')
  const all = [server, ...backends.trim().split(' ').map(Number)]
  const brief = fetch(`${site.url}/api/generate-estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(validBrief),
  })
  await sleep(300)
  for (const pid of all) process.kill(pid, 'SIGSTOP')
  try {
    expect(await site.stop()).toBe(0)
    expect((await brief).status).toBe(503)
  } finally {
    for (const pid of all) process.kill(pid, 'SIGCONT')
  }
  process.kill(server, 'SIGINT')
  await expect
    .poll(() =>
      access(pidFile).then(
        () => true,
        () => false,
      ),
    )
    .toBe(false)
  await dir.remove()
})

test('a site that drains says so and serves on before it closes', async () => {
  const dir = await makeTemporaryDir('draining')
  const database = await createTestDatabase(testServerUrl())
  const site = await untilReady(
    await spawnSite({
      ...{ DATA_DIR: dir.path, DATABASE_URL: database.url, SEED: 'none', DRAIN_SECONDS: '2' },
      ...{ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
    }),
  )
  const ask = async (path: string) => {
    const { status, headers } = await fetch(site.url + path)
    return [status, headers.get('connection')]
  }
  expect(await ask('/readyz')).toEqual([200, 'keep-alive'])
  const ended = site.stop()
  await expect.poll(() => ask('/readyz'), { interval: 20 }).toEqual([503, 'close'])
  for (const path of ['/livez', '/', '/api/projects']) {
    expect(await ask(path)).toEqual([200, 'close'])
  }
  expect(await ended).toBe(0)
  await expect(ask('/livez')).rejects.toThrow()
  await database.drop()
  await dir.remove()
})
