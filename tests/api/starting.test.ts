import { chmod, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import path from 'node:path'
import { startEmbedded } from '@agency/db/embedded/server'
import {
  type SiteProcess,
  siteAgency,
  spawnSite,
  waitUntilReady,
} from '@agency/tools/site/site-process'
import { makeTemporaryDir, type TemporaryDir } from '@agency/tools/site/temporary-dir'
import { fullOnly } from '@agency/tools/test/test-size'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { serverProcess } from '../../apps/server/src/server-process.ts'
import { validBrief } from '../support/briefs.ts'
import { openTestDirectory, useSiteTemplate } from '../support/test-directory.ts'

const postBrief = (site: SiteProcess, companyName: string) =>
  fetch(`${site.url}/api/generate-estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...validBrief, companyName, showInGallery: true }),
  })

/** Runs work on the database of a site that is running, or of one that was stopped. */
async function withDatabase<T>(
  dataDir: string,
  run: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const server = await startEmbedded(path.join(dataDir, 'postgres'))
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
    await server.release()
  }
}

describe('a site from its first start to its last stop', () => {
  let dir: TemporaryDir
  /** Started as `npm start` does, without a process message when it is ready. */
  let site: SiteProcess
  let pidFile: string
  beforeAll(async () => {
    dir = await makeTemporaryDir('started')
    pidFile = path.join(dir.path, 'postgres/data/postmaster.pid')
    const env = { DATA_DIR: dir.path, SEED: 'none', METRICS_TOKEN: 'a-token-of-the-site-alone' }
    site = await spawnSite(env, { script: 'tools/start.ts' })
    await vi.waitFor(() => expect(site.output()).toContain('Ready'), { timeout: 120_000 })
  })
  afterAll(async () => {
    if (site.child.exitCode === null) await site.stop()
    await dir.remove()
  })

  test('prints the address, the database and the login', () => {
    expect(site.output()).toContain(site.url)
    expect(site.output()).toMatch(/PostgreSQL 18\.\d+, embedded \(started\)/)
    expect(site.output()).toMatch(/Login +demo@\S+ \/ \S+/)
  })

  test('opens its connections in advance, without logging it', async () => {
    const count = () =>
      withDatabase(dir.path, async (client) => {
        const { rows } = await client.query(
          "select 1 from pg_stat_activity where application_name = 'agency-site'",
        )
        return rows.length
      })
    await expect.poll(count).toBe(12)
    expect(site.output()).not.toContain('choose')
    const metrics = await fetch(`${site.url}/metrics`, {
      headers: { authorization: 'Bearer a-token-of-the-site-alone' },
    })
    expect(metrics.status).toBe(200)
    expect(await metrics.text()).not.toContain('choose')
  })

  test('runs as the server process itself, with its memory settings', async () => {
    const readProcFile = async (name: string) =>
      (await readFile(`/proc/${site.child.pid}/${name}`, 'utf8')).split('\0')
    const variables = Object.entries(serverProcess.env).map(([name, value]) => `${name}=${value}`)
    expect(await readProcFile('environ')).toEqual(expect.arrayContaining(variables))
    expect(await readProcFile('cmdline')).toEqual(expect.arrayContaining(serverProcess.flags))
  })

  test('has the agency from the environment on its pages and in its emails', async () => {
    const page = await (await fetch(`${site.url}/contact`)).text()
    expect(page).toContain(siteAgency.AGENCY_EMAIL)
    expect(page).toContain(siteAgency.AGENCY_PHONE)
    for (const path of ['/', '/about', '/contact', '/privacy-policy', '/terms-of-service']) {
      const html = await (await fetch(`${site.url}${path}`)).text()
      expect(html, path).not.toMatch(/emberlane\.example|5550 0148|Tramline/)
    }
    const contactResponse = await fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Mei', email: 'mei@juniper.example', message: 'Hello.' }),
    })
    expect(contactResponse.status).toBe(200)
    const { rows } = await withDatabase(dir.path, (client) =>
      client.query("select to_address from mails where recipient = 'owner'"),
    )
    expect(rows).toEqual([{ to_address: siteAgency.AGENCY_EMAIL }])
  })

  test('accepts only host names that nobody else can have', async () => {
    const { port } = new URL(site.url)
    const status = (host: string) =>
      new Promise((resolve, reject) => {
        get({ port, host: '127.0.0.1', path: '/api/projects', headers: { host } }, (response) => {
          response.resume()
          resolve(response.statusCode)
        }).on('error', reject)
      })
    expect(await status(`rebound.example:${port}`)).toBe(400)
    expect(await status(`localhost:${port}`)).toBe(200)
    expect(await status(`agency.localhost:${port}`)).toBe(200)
  })

  test('does not pass its keys and passwords to the database', async () => {
    const lines = await withDatabase(dir.path, async (client) => {
      await client.query('create temporary table seen (line text)')
      await client.query(
        "copy seen from program 'env' with (format csv, delimiter e'\\x01', quote e'\\x02')",
      )
      return (await client.query('select line from seen')).rows.map(({ line }) => line)
    })
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('\n')).not.toContain('a-token-of-the-site-alone')
  })

  test('returns 503 while its database is down, and recovers by itself', async () => {
    const pid = Number((await readFile(pidFile, 'utf8')).split('\n')[0])
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
    const message = { name: 'Ana', email: 'ana@juniper.example', message: 'After the storm.' }
    // A pooled connection that has not noticed yet may cost one more response.
    await expect
      .poll(
        async () =>
          (
            await fetch(`${site.url}/api/contact`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(message),
            })
          ).status,
      )
      .toBe(200)
    const connections = () =>
      withDatabase(dir.path, async (client) => {
        const { rows } = await client.query(
          `select application_name, count(*)::int from pg_stat_activity
           where application_name in ('agency-site lease', 'agency-site listen', 'agency-site workers')
           group by application_name order by application_name`,
        )
        return rows
      })
    // The site's own lease and that of this test.
    await expect.poll(connections).toEqual([
      { application_name: 'agency-site lease', count: 2 },
      { application_name: 'agency-site listen', count: 1 },
      { application_name: 'agency-site workers', count: 1 },
    ])
  })

  test('shares its database with a second process, and the last one stops it', async () => {
    const secondSite = await waitUntilReady(await spawnSite({ DATA_DIR: dir.path, SEED: 'none' }))
    try {
      expect(secondSite.output()).toContain('embedded (joined)')
      expect(await site.stop()).toBe(0)
      expect((await fetch(`${secondSite.url}/readyz`)).status).toBe(200)
      await readFile(pidFile)
    } finally {
      expect(await secondSite.stop()).toBe(0)
    }
    await expect(readFile(pidFile)).rejects.toThrow('ENOENT')
  })

  test('starts again after a power failure and a newer release, with its own agency', async () => {
    const key = path.join(dir.path, 'jwt-secret')
    await withDatabase(dir.path, async (client) => {
      await client.query(
        `update settings set agency = jsonb_set(agency, '{email}', '"owner@kelp.example"')`,
      )
      await client.query("insert into kysely_migration values ('9999-to-come', now()::text)")
    })
    // The remains of a power failure: a lock file with the pid of a live but unrelated process ...
    const home = path.join(dir.path, 'postgres')
    const lock = `${process.pid}\n${home}/data\n1\n5432\n\n127.0.0.1\n`
    await writeFile(path.join(home, 'data/postmaster.pid'), lock)
    // ... and a login key that was never written.
    await writeFile(key, '')
    // Once it has settings, the agency's variables are not read and change nothing.
    const restarted = await waitUntilReady(
      await spawnSite({ DATA_DIR: dir.path, SEED: 'none', AGENCY_NAME: '', AGENCY_PHONE: '' }),
    )
    try {
      expect((await fetch(`${restarted.url}/readyz`)).status).toBe(200)
      expect(await (await fetch(`${restarted.url}/contact`)).text()).toContain('owner@kelp.example')
      expect((await readFile(key, 'utf8')).length).toBe(64)
      await expect
        .poll(() => restarted.output())
        .toMatch(/9999-to-come.*the database has migrations of a newer release/)
    } finally {
      expect(await restarted.stop()).toBe(0)
    }
  })
})

describe('the location of the database', () => {
  let closedDir: TemporaryDir
  let location: string
  let home: string
  beforeAll(async () => {
    // No other account can enter it, as with root's home directory.
    closedDir = await makeTemporaryDir('closed', true)
    location = path.join(closedDir.path, 'postgres')
    await (await startEmbedded(location)).release()
    home = (await readFile(path.join(location, 'moved-to'), 'utf8').catch(() => location)).trim()
  })
  afterAll(() => closedDir.remove())
  const modeOfLog = async () =>
    ((await stat(path.join(home, 'server.log'))).mode & 0o777).toString(8)

  test.runIf(process.getuid?.() === 0)(
    'is another directory if its account cannot access the given one',
    async () => {
      expect(home).toContain('/var/lib')
    },
  )

  test('has a private log, as it contains the parameters of failed statements', async () => {
    expect(await modeOfLog()).toBe('600')
    // As an earlier release created it.
    await chmod(path.join(home, 'server.log'), 0o644)
    await (await startEmbedded(location)).release()
    expect(await modeOfLog()).toBe('600')
  })

  test.runIf(process.getuid?.() === 0)(
    'keeps root’s files next to the cluster out of reach of its account',
    async () => {
      expect((await stat(home)).uid).toBe(0)
      expect((await stat(path.join(home, 'data'))).uid).not.toBe(0)
      // An earlier release changed the directory's owner, so anybody with that account could have
      // created this link.
      const rootFile = path.join(closedDir.path, 'precious')
      await writeFile(rootFile, 'untouched')
      await rm(path.join(home, 'server.log'))
      await symlink(rootFile, path.join(home, 'server.log'))
      await (await startEmbedded(location)).release()
      expect(await readFile(rootFile, 'utf8')).toBe('untouched')
    },
  )
})

// Smaller tests of the same rules: generation-kills, refused-starts, closing and the group above.
describe('a site interrupted', fullOnly, () => {
  const openDirectory = useSiteTemplate()

  test('by a kill keeps what it acknowledged and resumes its running job', async (context) => {
    const { dataDir, start } = await openDirectory(context)
    const first = await waitUntilReady(await start())
    expect((await postBrief(first, 'Before the Kill')).status).toBe(200)
    // The lead is stored and its job is running when the process dies.
    const pendingBrief = postBrief(first, 'During the Kill').catch(() => 'cut off')
    await withDatabase(dataDir, async (client) => {
      await expect
        .poll(async () => (await client.query('select 1 from generations')).rowCount)
        .toBe(2)
      first.child.kill('SIGKILL')
      await pendingBrief
    })
    const second = await waitUntilReady(await start())
    expect(second.output()).toContain('embedded')
    await withDatabase(dataDir, (client) =>
      expect
        .poll(async () => {
          const { rows } = await client.query('select company_name from concepts order by 1')
          return rows.map(({ company_name: name }) => name)
        })
        .toEqual(['Before the Kill', 'During the Kill']),
    )
  })

  describe('leaves no server behind', () => {
    test('when it is stopped while rendering its demo content', async (context) => {
      const { start, isServerRunning } = await openTestDirectory(context)
      const site = await start({ SEED: 'demo' })
      await expect.poll(() => site.output()).toContain('drawing')
      expect(await isServerRunning()).toBe(true)
      expect(await site.stop()).toBe(0)
      expect(site.output()).not.toContain('Cannot start')
      expect(await isServerRunning()).toBe(false)
    })

    test('when it fails after opening its database', async (context) => {
      const { dataDir, start, isServerRunning } = await openTestDirectory(context)
      // A directory in place of the secret's file.
      await mkdir(path.join(dataDir, 'jwt-secret'))
      const site = await start()
      expect(await site.exited).toBe(1)
      expect(site.output()).toContain('embedded (started)')
      expect(site.output()).toContain('Cannot start: Cannot store the JWT secret in DATA_DIR')
      expect(await isServerRunning()).toBe(false)
    })
  })

  test('while a brief is in progress still responds to it', async (context) => {
    const { dataDir, start } = await openDirectory(context)
    const site = await waitUntilReady(await start())
    const responsePromise = postBrief(site, 'Last Orders')
    await withDatabase(dataDir, async (client) => {
      await expect
        .poll(async () => (await client.query('select 1 from generations')).rowCount, {
          interval: 5,
        })
        .toBe(1)
      expect(await site.stop()).toBe(0)
      const { status } = await responsePromise
      const { rows } = await client.query('select stage from generations')
      if (status === 200) return expect(rows).toEqual([{ stage: 'done' }])
      // A machine that is too busy to finish the drawing responds that the work continues, and
      // keeps it, or even finishes it after that; it never fails it.
      expect(status).toBe(504)
      expect(rows).toEqual([
        { stage: expect.stringMatching(/^(queued|brief|designing|rendering|pricing|done)$/) },
      ])
    })
  })

  test.runIf(process.getuid?.() === 0)(
    'can be started by root below a directory closed to other accounts',

    async (context) => {
      const { start } = await openTestDirectory(context)
      const closedDir = await makeTemporaryDir('closed', true)
      const site = await waitUntilReady(await start({ DATA_DIR: closedDir.path }))
      expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
      expect(await site.stop()).toBe(0)
      expect(await readFile(path.join(closedDir.path, 'postgres/moved-to'), 'utf8')).toContain(
        '/var/lib',
      )
      await closedDir.remove()
    },
  )
})
