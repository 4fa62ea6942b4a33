import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnv } from '../../apps/server/src/env.ts'
import { freePort } from '../support/site-process.ts'
import { openPlace, type Place, useStartedSite } from '../support/start-places.ts'
import { fullOnly, isFullRun } from '../support/test-size.ts'

const openUsedPlace = useStartedSite()

describe('does not start, and says what to do, when', () => {
  const startAfter = async ({ start, serverRuns }: Place, change: () => Promise<unknown>) => {
    await change()
    const site = await start()
    expect(await site.ended).toBe(1)
    expect(await serverRuns()).toBe(false)
    return site.output()
  }

  test('the key of logins was cut short', async (context) => {
    const again = await openUsedPlace(context)
    const file = path.join(again.dataDir, 'jwt-secret')
    const output = await startAfter(again, async () =>
      writeFile(file, (await readFile(file, 'utf8')).slice(0, 31)),
    )
    expect(output).toContain(`Cannot start: ${file} is too short`)
    expect(output).toContain('Remove it')
    expect((await readFile(file, 'utf8')).length).toBe(31)
  })

  test('the file of the start lock is something else', async (context) => {
    const again = await openUsedPlace(context)
    const file = path.join(again.dataDir, 'postgres/start-lock.sqlite')
    const output = await startAfter(again, () => writeFile(file, 'x'.repeat(5_000)))
    expect(output).toContain(`Cannot start: ${file} cannot be locked (file is not a database)`)
    // The database is stopped by the next start alone, which needs the lock.
    await rm(file)
  })

  test.for([
    ...(isFullRun ? [['is empty', ''] as const] : []),
    ['is another', 'f'.repeat(48)],
  ] as const)('the password of the database %s', async ([_what, password], context) => {
    const again = await openUsedPlace(context)
    const file = path.join(again.dataDir, 'postgres/password')
    const before = { password: '' }
    const output = await startAfter(again, async () => {
      before.password = await readFile(file, 'utf8')
      await writeFile(file, password)
    })
    expect(output).toContain(`Cannot start: ${file} does not hold the password`)
    await writeFile(file, before.password)
  })
})

describe.concurrent('what cannot start says why in one line and ends with 1', () => {
  const failing = async ({ start }: Place, env: Record<string, string>) => {
    const site = await start(env)
    expect(await site.ended).toBe(1)
    const lines = site.output().trim().split('\n')
    expect(lines).toHaveLength(1)
    return lines[0] ?? ''
  }

  test('a taken port', async (context) => {
    const fresh = await openPlace(context)
    const port = await freePort()
    const holder = await new Promise<Server>((resolve) => {
      const server = createServer().listen(port, '127.0.0.1', () => resolve(server))
    })
    const line = await failing(fresh, { PORT: String(port) })
    expect(line).toContain(`port ${port} on 127.0.0.1 is taken`)
    await new Promise((resolve) => holder.close(resolve))
  })

  test('a database that cannot be reached', async (context) => {
    const fresh = await openPlace(context)
    const port = await freePort()
    const line = await failing(fresh, {
      DATABASE_URL: `postgres://a:secret@127.0.0.1:${port}/site`,
    })
    expect(line).toContain('DATABASE_URL')
    expect(line).not.toContain('secret')
  })

  test('a value that cannot be read', async (context) => {
    const fresh = await openPlace(context)
    expect(await failing(fresh, { PORT: 'eighty' })).toMatch(/^Cannot start: PORT/)
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
    ['without any of it', ['AGENCY_NAME', 'AGENCY_EMAIL', 'AGENCY_PHONE', 'AGENCY_STREET']],
    ...(isFullRun ? [['without its address', ['AGENCY_EMAIL']] as const] : []),
  ] as const)('a site that does not know whose it is, %s', async ([_how, names], context) => {
    const fresh = await openPlace(context)
    const site = await fresh.start(Object.fromEntries(names.map((name) => [name, ''])))
    expect(await site.ended).toBe(1)
    const line = site.output().trim().split('\n').at(-1)
    expect(line).toMatch(/^Cannot start: this site does not know whose it is/)
    for (const name of names) expect(line).toContain(name)
    expect(line).toContain('docs/install.md')
  })

  test('the demo login beyond this machine', fullOnly, async (context) => {
    const { start } = await openPlace(context)
    const site = await start({ HOST: '0.0.0.0' })
    expect(await site.ended).toBe(1)
    expect(site.output()).toContain('ADMIN_EMAIL and ADMIN_PASSWORD')
  })
})
