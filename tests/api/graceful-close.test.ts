import { once } from 'node:events'
import { access, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestDatabase, testServerUrl } from '@agency/tools/postgres/test-database'
import { spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import { fullOnly, isFullRun } from '@agency/tools/test/test-size'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { owner } from '../support/accounts.ts'
import { validBrief } from '../support/briefs.ts'
import { readMemory, workersOf } from '../support/process-memory.ts'
import { openTestApp } from '../support/test-app.ts'
import { stagesWithHook } from '../support/worker-outputs.ts'

test('a closing server finishes running and pipelined requests, then closes', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const drawing: string[] = []
  const site = await openTestApp({
    stages: stagesWithHook(({ companyName }) => {
      drawing.push(companyName)
      return (companyName === 'One' ? first : second).promise
    }),
  })
  const port = Number(new URL(await site.app.listen({ host: '127.0.0.1', port: 0 })).port)
  const socket = connect(port, '127.0.0.1')
  const responseText = text(socket)
  const requestConcept = (companyName: string) => {
    const body = JSON.stringify({ ...validBrief, companyName })
    const head = ['Host: site', 'Content-Type: application/json', `Content-Length: ${body.length}`]
    socket.write(`POST /api/generate-estimate HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${body}`)
  }
  requestConcept('One')
  await expect.poll(() => drawing).toEqual(['One'])
  const closing = site.app.close().then(() => performance.now())
  requestConcept('Two')
  await expect(fetch(`http://127.0.0.1:${port}/livez`)).rejects.toThrow()
  first.resolve()
  await expect.poll(() => drawing).toEqual(['One', 'Two'])
  await sleep(200)
  second.resolve()
  const statuses = [...(await responseText).matchAll(/HTTP\/1\.1 (\d+)/g)].map(
    ([, status]) => status,
  )
  const respondedAt = performance.now()
  expect(statuses).toEqual(['200', '200'])
  expect((await closing) - respondedAt).toBeLessThan(5_000)
  await site.close()
})

test('incomplete requests do not keep the server open', async () => {
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
  const startedAt = performance.now()
  await site.app.close()
  expect(performance.now() - startedAt).toBeLessThan(15_000)
  for (const socket of [head, body]) socket.destroy()
  await site.close()
})

test('a slow client still gets the complete response while the server closes', async () => {
  const site = await openTestApp()
  // More than the two ends of a connection buffer in between.
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
  const closing = site.app.close()
  await sleep(300)
  const [, body = ''] = (await text(socket)).split('\r\n\r\n')
  expect(body.length).toBe(length)
  await closing
  await site.close()
})

test.each(isFullRun ? (['SIGINT', 'SIGTERM'] as const) : (['SIGTERM'] as const))(
  '%s to the whole process group, as a terminal or service manager sends it, ends a site cleanly',
  async (signal) => {
    const dir = await makeTemporaryDir('closing')
    const site = await waitUntilReady(
      await spawnSite({ DATA_DIR: dir.path, SEED: 'none' }, { detached: true }),
    )
    const pid = site.child.pid ?? 0
    // So that its render worker is busy.
    const concept = fetch(`${site.url}/api/generate-estimate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(validBrief),
    }).catch(() => {})
    await expect.poll(async () => (await readMemory(pid)).workerCount).not.toBe(0)
    process.kill(-pid, signal)
    expect([await site.exited, site.output()]).toEqual([
      0,
      expect.not.stringMatching(/ending after an error|warm-up failed/),
    ])
    await concept
    const pidFile = path.join(dir.path, 'postgres/data/postmaster.pid')
    await expect(access(pidFile)).rejects.toThrow('ENOENT')
    await dir.remove()
  },
)

// The pool itself is tested in tests/unit/image-process-pool.test.ts.
test(
  'SIGTERM ends a site with a frozen render worker and leaves no process behind',
  fullOnly,
  async () => {
    const dir = await makeTemporaryDir('blocked')
    const site = await waitUntilReady(await spawnSite({ DATA_DIR: dir.path, SEED: 'none' }))
    const pid = site.child.pid ?? 0
    const requestConcept = (companyName: string) =>
      fetch(`${site.url}/api/generate-estimate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...validBrief, companyName }),
      }).then(({ status }) => status)
    expect(await requestConcept('One')).toBe(200)
    // The worker that was started first rendered that page. It gets work again if there is more
    // than the others can take.
    const [drawing = 0] = await workersOf(pid)
    expect(drawing).toBeGreaterThan(0)
    process.kill(drawing, 'SIGSTOP')
    const concepts = ['Two', 'Three', 'Four', 'Five'].map((name) =>
      requestConcept(name).catch(() => 0),
    )
    // Time to reach the server; from then on only the rendering hangs.
    await sleep(1_000)
    // A site that waited for it would be killed, with another exit code.
    expect(await site.stop()).toBe(0)
    await Promise.all(concepts)
    expect(() => process.kill(drawing, 0)).toThrow('ESRCH')
    await dir.remove()
  },
)

test('SIGTERM ends a site with a frozen database', fullOnly, async () => {
  const dir = await makeTemporaryDir('hanging')
  const site = await waitUntilReady(await spawnSite({ DATA_DIR: dir.path, SEED: 'none' }))
  const pidFile = path.join(dir.path, 'postgres/data/postmaster.pid')
  const server = Number.parseInt(await readFile(pidFile, 'utf8'), 10)
  const backends = await readFile(`/proc/${server}/task/${server}/children`, 'utf8')
  const pids = [server, ...backends.trim().split(' ').map(Number)]
  const brief = fetch(`${site.url}/api/generate-estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(validBrief),
  })
  await sleep(300)
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  try {
    expect(await site.stop()).toBe(0)
    expect((await brief).status).toBe(503)
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
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

test('a draining site reports it and keeps serving before it closes', async () => {
  const dir = await makeTemporaryDir('draining')
  const database = await createTestDatabase(testServerUrl())
  const site = await waitUntilReady(
    await spawnSite({
      ...{ DATA_DIR: dir.path, DATABASE_URL: database.url, SEED: 'none', DRAIN_SECONDS: '2' },
      ...{ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
    }),
  )
  const request = async (path: string) => {
    const { status, headers } = await fetch(site.url + path)
    return [status, headers.get('connection')]
  }
  expect(await request('/readyz')).toEqual([200, 'keep-alive'])
  const exit = site.stop()
  await expect.poll(() => request('/readyz'), { interval: 20 }).toEqual([503, 'close'])
  for (const path of ['/livez', '/', '/api/projects']) {
    expect(await request(path)).toEqual([200, 'close'])
  }
  expect(await exit).toBe(0)
  await expect(request('/livez')).rejects.toThrow()
  await database.drop()
  await dir.remove()
})
