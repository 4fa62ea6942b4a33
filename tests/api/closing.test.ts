import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { validBrief } from '../support/briefs.ts'
import { openTestApp } from '../support/test-app.ts'
import { drawnConcept } from '../support/worker-outputs.ts'

test('a server that closes finishes what runs, and what came in on it, and is closed then', async () => {
  const [one, two] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const drawing: string[] = []
  const site = await openTestApp({
    runGeneration: async ({ brief }) => {
      drawing.push(brief.companyName)
      await (brief.companyName === 'One' ? one : two).promise
      return drawnConcept
    },
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
  await expect.poll(() => drawing).toEqual(['One', 'Two'])
  await expect(fetch(`http://127.0.0.1:${port}/livez`)).rejects.toThrow()
  one.resolve()
  await sleep(200)
  two.resolve()
  const statuses = [...(await answers).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  const answeredAt = performance.now()
  expect(statuses).toEqual(['200', '200'])
  expect((await closed) - answeredAt).toBeLessThan(1_000)
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
