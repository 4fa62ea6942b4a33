import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { startEmbedded } from '@agency/db/embedded/server'
import { type SiteProcess, spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import { makeTemporaryDir, type TemporaryDir } from '@agency/tools/site/temporary-dir'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '../../apps/server/src/env.ts'
import { DEMO_LOGIN, prepareFirstLogin } from '../../apps/server/src/first-login.ts'
import { runAdmin, runAdminHere } from '../support/server-command.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const EMAIL = 'owner@emberlane.example'
const passwordOf = (stdout: string) => /^Password +(\S+)/m.exec(stdout)?.[1] ?? ''

describe('npm run admin on the embedded database', () => {
  let dir: TemporaryDir
  let site: SiteProcess | undefined
  let password: string
  let otherToken: string
  beforeAll(async () => {
    dir = await makeTemporaryDir('admin')
  })
  afterAll(async () => {
    await site?.stop()
    const server = await startEmbedded(path.join(dir.path, 'postgres'))
    await server.release()
    await dir.remove()
  })

  const runAsProcess = (args: string[], input?: string) =>
    runAdmin(args, { DATA_DIR: dir.path }, input)
  const admin = (args: string[], input?: string) =>
    runAdminHere(args, { DATA_DIR: dir.path }, input)
  const logIn = async (email: string, secret: string) => {
    const response = await fetch(`${site?.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: secret }),
    })
    return { status: response.status, token: ((await response.json()) as { token: string }).token }
  }
  const statusWith = async (token: string) =>
    (await fetch(`${site?.url}/api/projects`, { headers: { authorization: `Bearer ${token}` } }))
      .status

  test('creates a login before the first start and shows its password once', async () => {
    const { code, stdout, stderr } = await runAsProcess(['create', EMAIL])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    password = passwordOf(stdout)
    expect(password.length).toBeGreaterThanOrEqual(20)
    expect(stdout.split(password)).toHaveLength(2)
    // The last process to exit stops the server.
    const pidFile = path.join(dir.path, 'postgres/data/postmaster.pid')
    await expect(readFile(pidFile)).rejects.toThrow('ENOENT')
    site = await waitUntilReady(await spawnSite({ DATA_DIR: dir.path, SEED: 'none' }))
    expect((await logIn(EMAIL, password)).status).toBe(200)
  })

  test('creates a login while the site runs, without interrupting it', async () => {
    const { code, stdout } = await admin(['create', 'second@emberlane.example'])
    expect(code).toBe(0)
    expect(passwordOf(stdout)).not.toBe(password)
    const second = await logIn('second@emberlane.example', passwordOf(stdout))
    expect(second.status).toBe(200)
    otherToken = second.token
    expect((await fetch(`${site?.url}/readyz`)).status).toBe(200)
  })

  test('resets a password while the site runs and ends the sessions of the old one', async () => {
    const { token } = await logIn(EMAIL, password)
    expect(await statusWith(token)).toBe(200)
    const { code, stdout } = await admin(['reset', EMAIL.toUpperCase()])
    expect(code).toBe(0)
    expect(await statusWith(token)).toBe(401)
    expect((await logIn(EMAIL, password)).status).toBe(401)
    expect((await logIn(EMAIL, passwordOf(stdout))).status).toBe(200)
    expect(await statusWith(otherToken)).toBe(200)
  })

  test('reads a password from standard input and does not echo it', async () => {
    const typedPassword = 'a laneway, typed by hand'
    const { code, stdout, stderr } = await runAsProcess(
      ['reset', EMAIL, '--stdin'],
      `${typedPassword}\n`,
    )
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).not.toContain(typedPassword)
    expect((await logIn(EMAIL, typedPassword)).status).toBe(200)
  })

  test('removes a login while the site runs and ends its sessions at once', async () => {
    expect(await statusWith(otherToken)).toBe(200)
    const { code, stdout, stderr } = await admin(['remove', 'Second@emberlane.example'])
    expect({ code, stdout, stderr }).toEqual({
      ...{ code: 0, stdout: 'Removed Second@emberlane.example\n', stderr: '' },
    })
    expect(await statusWith(otherToken)).toBe(401)
    expect((await admin(['remove', 'second@emberlane.example'])).stderr).toMatch(/no login for/)
  })

  test('removes the second factors of a login, and no password', async () => {
    const { code, stdout, stderr } = await admin(['reset-second-factor', EMAIL])
    expect({ code, stdout, stderr }).toEqual({
      ...{ code: 0, stdout: `Removed the second factors of ${EMAIL}\n`, stderr: '' },
    })
    const unknown = await admin(['reset-second-factor', 'nobody@emberlane.example'])
    expect(unknown.stderr).toMatch(/no login for/)
  })

  test('refuses to remove the last login', async () => {
    expect((await admin(['remove', DEMO_LOGIN.email])).code).toBe(0)
    const { code, stderr } = await admin(['remove', EMAIL])
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `${EMAIL} is the last login and cannot be deleted.\n`,
    })
    expect((await logIn(EMAIL, 'a laneway, typed by hand')).status).toBe(200)
  })

  test.each<[string, string[], string, RegExp]>([
    ['a known address', ['create', 'Owner@emberlane.example'], '', /already a login for Owner@/],
    ['an unknown address', ['reset', 'nobody@emberlane.example'], '', /no login for nobody@/],
    ['no address', ['create', 'owner'], '', /owner is not an email address/],
    ['a short password', ['reset', EMAIL, '--stdin'], 'short\n', /at least 12 characters/],
    ['the login’s own address', ['reset', EMAIL, '--stdin'], EMAIL, /other than your email/],
    ['no password', ['reset', EMAIL, '--stdin'], '', /enter a new password/],
    ['two lines', ['reset', EMAIL, '--stdin'], 'the first line\nthe second', /single line/],
    ['the demo’s password', ['reset', EMAIL, '--stdin'], DEMO_LOGIN.password, /is public/],
  ])('refuses %s in one line', async (_label, args, input, message) => {
    const { code, stdout, stderr } = await admin(args, input)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toMatch(message)
  })

  test.each([
    ...[[[]], [['create']], [['drop', EMAIL]], [['create', EMAIL, 'x']], [['--force']]],
    ...[[['remove']], [['remove', EMAIL, '--stdin']], [['reset-second-factor', EMAIL, '--stdin']]],
  ])('prints its usage for %j', async (args) => {
    const { code, stderr } = await admin(args)
    expect(code).toBe(1)
    expect(stderr).toContain('npm run admin -- create EMAIL')
  })
})

test('npm run admin reports an invalid variable in one line', async () => {
  const { code, stderr } = await runAdmin(['create', EMAIL], { JWT_TTL: 'long' })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^JWT_TTL [^\n]+\n$/)
})

describe('the demo login', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())

  const prepare = (env: Record<string, string>, kind: 'embedded' | 'external' = 'embedded') =>
    prepareFirstLogin(readEnv(env, '/'), { db: app.db, kind }, app.deps.passwords)
  const open = { HOST: '0.0.0.0' }
  const adminEnv = { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: 'a-laneway-for-tests' }

  test('keeps the site local to this machine for as long as it exists', async () => {
    await expect(prepare(open)).rejects.toThrow('set ADMIN_EMAIL and ADMIN_PASSWORD')
    expect(await prepare({ ...open, ...adminEnv })).toBe(EMAIL)
    expect(await prepare({})).toContain(DEMO_LOGIN.password)
    await expect(prepare({ ...open, ...adminEnv })).rejects.toThrow('npm run admin -- reset demo@')
    await expect(prepare({ ...open, ...adminEnv }, 'external')).rejects.toThrow(
      'demo login is public',
    )
    await expect(prepare(open, 'external')).rejects.toThrow('demo login is public')
    expect(await prepare({ ...open, ROLE: 'worker' })).toBeDefined()
    expect((await runAdminHere(['reset', DEMO_LOGIN.email], { DATABASE_URL: app.url })).code).toBe(
      0,
    )
    expect(await prepare({ ...open, ...adminEnv })).toBe(EMAIL)
    await expect(prepare(open)).rejects.toThrow('set ADMIN_EMAIL and ADMIN_PASSWORD')
    expect(await prepare({})).toBe(`${DEMO_LOGIN.email} (its password was changed)`)
  })

  test.each<Record<string, string>>([
    { PUBLIC_URL: 'https://agency.example' },
    { PUBLIC_URL: 'http://192.0.2.7' },
    { TRUST_PROXY: '127.0.0.1' },
    { TRUST_PROXY: 'true' },
  ])('is neither created nor accepted behind a proxy on this machine: %j', async (env) => {
    await app.db.deleteFrom('staff').execute()
    await expect(prepare(env)).rejects.toThrow('set ADMIN_EMAIL and ADMIN_PASSWORD')
    expect(await app.db.selectFrom('staff').select('email').execute()).toEqual([])
    await prepare({})
    await expect(prepare({ ...env, ...adminEnv })).rejects.toThrow('npm run admin -- reset demo@')
  })

  test.each([{ PUBLIC_URL: 'http://localhost:8080' }, { PUBLIC_URL: 'http://[::1]:3000' }])(
    'is allowed on this machine under any of its names: %j',
    async (env) => {
      expect(await prepare(env)).toContain(DEMO_LOGIN.password)
    },
  )

  test('is refused as the first login of a publicly reachable site', async () => {
    await app.db.deleteFrom('staff').execute()
    const demo = { ADMIN_EMAIL: DEMO_LOGIN.email, ADMIN_PASSWORD: DEMO_LOGIN.password }
    await expect(prepare({ ...open, ...demo })).rejects.toThrow('demo login is public')
  })
})
