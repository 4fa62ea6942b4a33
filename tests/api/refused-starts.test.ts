import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import path from 'node:path'
import { freePort } from '@agency/tools/site/site-process'
import { fullOnly, isFullRun } from '@agency/tools/test/test-size'
import { describe, expect, test } from 'vitest'
import { readEnv } from '../../apps/server/src/env.ts'
import {
  openTestDirectory,
  type TestDirectory,
  useSiteTemplate,
} from '../support/test-directory.ts'

const openDirectory = useSiteTemplate()

describe('refuses to start, and explains how to fix it, when', () => {
  const startAfter = async (
    { start, isServerRunning }: TestDirectory,
    change: () => Promise<unknown>,
  ) => {
    await change()
    const site = await start()
    expect(await site.exited).toBe(1)
    expect(await isServerRunning()).toBe(false)
    return site.output()
  }

  test('the JWT secret was truncated', async (context) => {
    const directory = await openDirectory(context)
    const file = path.join(directory.dataDir, 'jwt-secret')
    const output = await startAfter(directory, async () =>
      writeFile(file, (await readFile(file, 'utf8')).slice(0, 31)),
    )
    expect(output).toContain(`Cannot start: ${file} is too short`)
    expect(output).toContain('Delete it')
    expect((await readFile(file, 'utf8')).length).toBe(31)
  })

  test('the start lock’s file is something else', async (context) => {
    const directory = await openDirectory(context)
    const file = path.join(directory.dataDir, 'postgres/start-lock.sqlite')
    const output = await startAfter(directory, () => writeFile(file, 'x'.repeat(5_000)))
    expect(output).toContain(`Cannot start: ${file} cannot be locked (file is not a database)`)
    // The database is stopped by the next start only, which needs the lock.
    await rm(file)
  })

  test.for([
    ...(isFullRun ? [['is empty', ''] as const] : []),
    ['is wrong', 'f'.repeat(48)],
  ] as const)('the password of the database %s', async ([_label, password], context) => {
    const directory = await openDirectory(context)
    const file = path.join(directory.dataDir, 'postgres/password')
    const before = { password: '' }
    const output = await startAfter(directory, async () => {
      before.password = await readFile(file, 'utf8')
      await writeFile(file, password)
    })
    expect(output).toContain(`Cannot start: ${file} does not hold the password`)
    await writeFile(file, before.password)
  })
})

describe.concurrent('refuses to start, with one line and exit code 1, on', () => {
  const failToStart = async ({ start }: TestDirectory, env: Record<string, string>) => {
    const site = await start(env)
    expect(await site.exited).toBe(1)
    const lines = site.output().trim().split('\n')
    expect(lines).toHaveLength(1)
    return lines[0] ?? ''
  }

  test('a port in use', async (context) => {
    const fresh = await openTestDirectory(context)
    const port = await freePort()
    const holder = await new Promise<Server>((resolve) => {
      const server = createServer().listen(port, '127.0.0.1', () => resolve(server))
    })
    const line = await failToStart(fresh, { PORT: String(port) })
    expect(line).toContain(`port ${port} on 127.0.0.1 is already in use`)
    await new Promise((resolve) => holder.close(resolve))
  })

  test('an unreachable database', async (context) => {
    const fresh = await openTestDirectory(context)
    const port = await freePort()
    const line = await failToStart(fresh, {
      DATABASE_URL: `postgres://a:secret@127.0.0.1:${port}/site`,
    })
    expect(line).toContain('DATABASE_URL')
    expect(line).not.toContain('secret')
  })

  test('an invalid value', async (context) => {
    const fresh = await openTestDirectory(context)
    expect(await failToStart(fresh, { PORT: 'eighty' })).toMatch(/^Cannot start: PORT/)
  })

  test.for([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/site'],
    ['PUBLIC_URL', 'emberlane'],
    ['STORAGE_URL', 's3://bucket'],
    ['SMTP_URL', 'mail.tidewater.example'],
    ['MAIL_FROM', 'Emberlane <site@tidewater.example>, b@c.example'],
    ['SEED', 'everything'],
    ['ROLE', 'king'],
    ['LOG_LEVEL', 'loud'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_EMAIL', 'owner@emberlane.example'],
    ['AGENCY_EMAIL', 'studio'],
    ['AGENCY_PHONE', 'call us'],
    ['AGENCY_FOUNDED_YEAR', 'long ago'],
  ] as const)('%s=%s', ([name, value]) => {
    expect(() => readEnv({ [name]: value }, '/')).toThrow(new RegExp(`^${name} .+\\.$`))
  })

  test.for([
    ['without any details', ['AGENCY_NAME', 'AGENCY_EMAIL', 'AGENCY_PHONE', 'AGENCY_STREET']],
    ...(isFullRun ? [['without an email address', ['AGENCY_EMAIL']] as const] : []),
  ] as const)('a site without its agency’s details, %s', async ([_label, names], context) => {
    const fresh = await openTestDirectory(context)
    const site = await fresh.start(Object.fromEntries(names.map((name) => [name, ''])))
    expect(await site.exited).toBe(1)
    const line = site.output().trim().split('\n').at(-1)
    expect(line).toMatch(/^Cannot start: the agency's details are missing/)
    for (const name of names) expect(line).toContain(name)
    expect(line).toContain('docs/install.md')
  })

  test('the demo login on a public host', fullOnly, async (context) => {
    const { start } = await openTestDirectory(context)
    const site = await start({ HOST: '0.0.0.0' })
    expect(await site.exited).toBe(1)
    expect(site.output()).toContain('ADMIN_EMAIL and ADMIN_PASSWORD')
  })
})
