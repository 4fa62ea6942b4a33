import { chmod, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import path from 'node:path'
import { startEmbedded } from '@agency/db/embedded/server'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { serverProcess } from '../../apps/server/src/server-process.ts'
import { validBrief } from '../support/briefs.ts'
import { type SiteProcess, spawnSite, untilReady } from '../support/site-process.ts'
import { openPlace, useStartedSite } from '../support/start-places.ts'
import { makeTemporaryDir } from '../support/temporary-dir.ts'

const openUsedPlace = useStartedSite()

const postBrief = (site: SiteProcess, companyName: string) =>
  fetch(`${site.url}/api/generate-estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...validBrief, companyName, showInGallery: true }),
  })

const gallery = async (site: SiteProcess) => {
  const response = await fetch(`${site.url}/api/gallery-concepts`)
  return (await response.json()) as { companyName: string }[]
}

describe('a site that is not the demo', () => {
  test("has the agency of the environment on its pages and in its mails, and the dashboard's from then on", async (context) => {
    const { dataDir, start } = await openPlace(context)
    const first = await untilReady(await start())
    const page = await (await fetch(`${first.url}/contact`)).text()
    expect(page).toContain('studio@agency-under-test.example')
    expect(page).toContain('+61 3 5550 0199')
    for (const path of ['/', '/about', '/contact', '/privacy-policy', '/terms-of-service']) {
      const html = await (await fetch(`${first.url}${path}`)).text()
      expect(html, path).not.toMatch(/emberlane\.example|5550 0148|Tramline/)
    }
    const sent = await fetch(`${first.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Mei', email: 'mei@juniper.example', message: 'Hello.' }),
    })
    expect(sent.status).toBe(200)
    const server = await startEmbedded(path.join(dataDir, 'postgres'))
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    const { rows } = await client.query("select to_address from mails where recipient = 'owner'")
    expect(rows).toEqual([{ to_address: 'studio@agency-under-test.example' }])
    await client.query(
      `update settings set agency = jsonb_set(agency, '{email}', '"owner@kelp.example"')`,
    )
    await client.end()
    await server.release()
    await first.stop()
    // Once it has one, the variables are not asked for and change nothing.
    const second = await untilReady(await start({ AGENCY_NAME: '', AGENCY_PHONE: '' }))
    expect(await (await fetch(`${second.url}/contact`)).text()).toContain('owner@kelp.example')
  })
})

describe('npm start', () => {
  test('keeps what was acknowledged when it is killed, and takes up the job that ran', async (context) => {
    const { dataDir, start } = await openUsedPlace(context)
    const first = await untilReady(await start())
    expect((await postBrief(first, 'Before the Kill')).status).toBe(200)
    // The lead is stored and its job is under way when the process dies.
    const unanswered = postBrief(first, 'During the Kill').catch(() => 'cut off')
    const server = await startEmbedded(path.join(dataDir, 'postgres'))
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    await expect
      .poll(async () => (await client.query('select 1 from generations')).rowCount)
      .toBe(2)
    await client.end()
    first.child.kill('SIGKILL')
    await unanswered
    await server.release()

    const second = await untilReady(await start())
    expect(second.output()).toContain('embedded')
    await expect
      .poll(async () => (await gallery(second)).map((concept) => concept.companyName).sort(), {
        timeout: 60_000,
      })
      .toEqual(['Before the Kill', 'During the Kill'])
  })

  test('shares one server between two processes, and stops it with the last', async (context) => {
    const { dataDir, start } = await openUsedPlace(context)
    const one = await untilReady(await start())
    const two = await untilReady(await start())
    expect(one.output()).toContain('embedded (started)')
    expect(two.output()).toContain('embedded (joined)')
    expect(await one.stop()).toBe(0)
    expect((await fetch(`${two.url}/readyz`)).status).toBe(200)
    const pidFile = path.join(dataDir, 'postgres/data/postmaster.pid')
    await readFile(pidFile)
    expect(await two.stop()).toBe(0)
    await expect(readFile(pidFile)).rejects.toThrow('ENOENT')
  })

  test('gives its database none of its keys and passwords', async (context) => {
    const { dataDir, start } = await openUsedPlace(context)
    await untilReady(await start({ METRICS_TOKEN: 'a-token-of-the-site-alone' }))
    const server = await startEmbedded(path.join(dataDir, 'postgres'))
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    await client.query('create temporary table seen (line text)')
    await client.query(
      "copy seen from program 'env' with (format csv, delimiter e'\\x01', quote e'\\x02')",
    )
    const { rows } = await client.query('select line from seen')
    await client.end()
    await server.release()
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ line }) => line).join('\n')).not.toContain('a-token-of-the-site-alone')
  })

  test('is not stopped by the lock file of a machine that lost power', async (context) => {
    const { dataDir, start } = await openUsedPlace(context)
    const home = path.join(dataDir, 'postgres')
    // The number of a process that is alive, and is something else.
    await writeFile(
      path.join(home, 'data/postmaster.pid'),
      `${process.pid}\n${home}/data\n1\n5432\n\n127.0.0.1\n`,
    )
    const again = await untilReady(await start())
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200)
  })

  test('answers 503 while its database is away, and comes back by itself', async (context) => {
    const { dataDir, start } = await openUsedPlace(context)
    const site = await untilReady(await start())
    const pid = Number(
      (await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0],
    )
    process.kill(pid, 'SIGKILL')
    const statuses = new Set<number>()
    await expect
      .poll(
        async () => {
          const response = await fetch(`${site.url}/api/gallery-concepts`)
          statuses.add(response.status)
          if (response.status === 503) {
            expect(response.headers.get('retry-after')).toBe('2')
            expect(await response.json()).toMatchObject({ success: false, code: 'UNAVAILABLE' })
          }
          return response.status
        },
        { timeout: 60_000, interval: 20 },
      )
      .toBe(503)
    await expect
      .poll(async () => (await fetch(`${site.url}/api/gallery-concepts`)).status, {
        timeout: 60_000,
      })
      .toBe(200)
    expect([...statuses].every((status) => status === 200 || status === 503)).toBe(true)
    // A pooled connection that has not noticed yet may cost one more answer.
    await expect
      .poll(async () => (await postBrief(site, 'After the Storm')).status, { timeout: 60_000 })
      .toBe(200)
    const server = await startEmbedded(path.join(dataDir, 'postgres'))
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    const { rows } = await client.query(
      `select application_name, count(*)::int from pg_stat_activity
       where application_name in ('agency-site lease', 'agency-site listen', 'agency-site workers')
       group by application_name order by application_name`,
    )
    await client.end()
    await server.release()
    // The site's own lease and that of this test.
    expect(rows).toEqual([
      { application_name: 'agency-site lease', count: 2 },
      { application_name: 'agency-site listen', count: 1 },
      { application_name: 'agency-site workers', count: 1 },
    ])
  })

  test('says the address, the database and the login, and ends with 0', async (context) => {
    const { start } = await openPlace(context)
    const site = await untilReady(await start())
    await expect.poll(() => site.output()).toContain('Ready')
    expect(site.output()).toContain(site.url)
    expect(site.output()).toMatch(/PostgreSQL 18\.\d+, embedded/)
    expect(site.output()).toMatch(/Login +demo@\S+ \/ \S+/)
    expect(await site.stop()).toBe(0)
  })

  test('becomes the server, which is told to give its memory back', async (context) => {
    const { dataDir, ends } = await openUsedPlace(context)
    const site = ends(
      await spawnSite({ DATA_DIR: dataDir, SEED: 'none' }, { script: 'scripts/start.ts' }),
    )
    await expect.poll(() => site.output(), { timeout: 60_000 }).toContain('Ready')
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
    const partsOf = async (name: string) =>
      (await readFile(`/proc/${site.child.pid}/${name}`, 'utf8')).split('\0')
    const variables = Object.entries(serverProcess.env).map(([name, value]) => `${name}=${value}`)
    expect(await partsOf('environ')).toEqual(expect.arrayContaining(variables))
    expect(await partsOf('cmdline')).toEqual(expect.arrayContaining(serverProcess.flags))
    expect(await site.stop()).toBe(0)
  })
})

describe('leaves no server behind', () => {
  test('when it is told to end while it draws its demo content', async (context) => {
    const { start, serverRuns } = await openPlace(context)
    const site = await start({ SEED: 'demo' })
    await expect.poll(() => site.output(), { timeout: 60_000 }).toContain('drawing')
    expect(await serverRuns()).toBe(true)
    expect(await site.stop()).toBe(0)
    expect(site.output()).not.toContain('Cannot start')
    expect(await serverRuns()).toBe(false)
  })

  test('when it fails after its database was opened', async (context) => {
    const { dataDir, start, serverRuns } = await openPlace(context)
    // A directory where the file of the secret belongs.
    await mkdir(path.join(dataDir, 'jwt-secret'))
    const site = await start()
    expect(await site.ended).toBe(1)
    expect(site.output()).toContain('embedded (started)')
    expect(site.output()).toContain('Cannot start: DATA_DIR')
    expect(await serverRuns()).toBe(false)
  })
})

test('a key of logins that a loss of power left empty is made anew', async (context) => {
  const { dataDir, start } = await openUsedPlace(context)
  await writeFile(path.join(dataDir, 'jwt-secret'), '')
  await untilReady(await start())
  expect((await readFile(path.join(dataDir, 'jwt-secret'), 'utf8')).length).toBe(64)
})

test('a release that finds the database of a newer one says so', async (context) => {
  const { dataDir, start } = await openUsedPlace(context)
  const server = await startEmbedded(path.join(dataDir, 'postgres'))
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query("insert into kysely_migration values ('9999-to-come', now()::text)")
  await client.end()
  await server.release()
  const site = await untilReady(await start())
  await expect
    .poll(() => site.output())
    .toMatch(/9999-to-come.*a newer release has changed this database/)
})

test('an accepted brief is answered when the site is told to end meanwhile', async (context) => {
  const { dataDir, start } = await openUsedPlace(context)
  const site = await untilReady(await start())
  const accepted = postBrief(site, 'Last Orders')
  const server = await startEmbedded(path.join(dataDir, 'postgres'))
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await expect
    .poll(async () => (await client.query('select 1 from generations')).rowCount, { interval: 5 })
    .toBe(1)
  expect(await site.stop()).toBe(0)
  expect((await accepted).status).toBe(200)
  const { rows } = await client.query('select stage from generations')
  expect(rows).toEqual([{ stage: 'done' }])
  await client.end()
  await server.release()
})

test.runIf(process.getuid?.() === 0)(
  'root can start below a directory that no other account can enter',
  async (context) => {
    const { start } = await openPlace(context)
    const closed = await makeTemporaryDir('closed', true)
    const site = await untilReady(await start({ DATA_DIR: closed.path }))
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
    expect(await site.stop()).toBe(0)
    expect(await readFile(path.join(closed.path, 'postgres/moved-to'), 'utf8')).toContain(
      '/var/lib',
    )
    await closed.remove()
  },
)

test.runIf(process.getuid?.() === 0)(
  'what root writes beside the cluster is out of reach of the account of the cluster',
  async (context) => {
    const { dataDir } = await openPlace(context)
    const at = path.join(dataDir, 'postgres')
    await (await startEmbedded(at)).release()
    const home = (await readFile(path.join(at, 'moved-to'), 'utf8').catch(() => at)).trim()
    expect((await stat(home)).uid).toBe(0)
    expect((await stat(path.join(home, 'data'))).uid).not.toBe(0)
    // As whoever had the account could make it where an earlier release had given the place away.
    const precious = path.join(dataDir, 'precious')
    await writeFile(precious, 'untouched')
    await rm(path.join(home, 'server.log'))
    await symlink(precious, path.join(home, 'server.log'))
    await (await startEmbedded(at)).release()
    expect(await readFile(precious, 'utf8')).toBe('untouched')
  },
)

test('a site for this machine answers to no name that somebody else may have', async (context) => {
  const { start } = await openUsedPlace(context)
  const site = await untilReady(await start())
  const { port } = new URL(site.url)
  const status = (host: string) =>
    new Promise((resolve, reject) => {
      get({ port, host: '127.0.0.1', path: '/api/projects', headers: { host } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      }).on('error', reject)
    })
  expect(await status(`rebound.example:${port}`)).toBe(400)
  expect(await status(`localhost:${port}`)).toBe(200)
  expect(await status(`agency.localhost:${port}`)).toBe(200)
})

test('the log of its database, with what failed statements were given, is for its account alone', async (context) => {
  const { dataDir } = await openPlace(context)
  const at = path.join(dataDir, 'postgres')
  await (await startEmbedded(at)).release()
  const home = (await readFile(path.join(at, 'moved-to'), 'utf8').catch(() => at)).trim()
  const log = path.join(home, 'server.log')
  expect(((await stat(log)).mode & 0o777).toString(8)).toBe('600')
  // As an earlier release made it.
  await chmod(log, 0o644)
  await (await startEmbedded(at)).release()
  expect(((await stat(log)).mode & 0o777).toString(8)).toBe('600')
})
