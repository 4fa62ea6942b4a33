import { issueLoginToken } from '@agency/api/features/second-factor/login-token'
import type { AuditPage } from '@agency/contract/audit-log'
import type {
  AddedSecondFactor,
  NewAuthenticatorApp,
  SecondFactorNeeded,
  SecondFactors,
} from '@agency/contract/second-factor'
import jwt from 'jsonwebtoken'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLogin, logIn, owner } from '../support/accounts.ts'
import { addApp, appCode, wrongCode } from '../support/authenticator.ts'
import { send, transports } from '../support/both-transports.ts'
import { callerOf, procedureErrorOf } from '../support/procedures.ts'
import { createStaff, tokenOf } from '../support/roles.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({ runsScheduledJobs: false })
})
afterAll(() => site.close())
let token: string
beforeEach(async () => {
  await site.db.deleteFrom('staff').execute()
  token = await createLogin(site)
})

const callerWith = (bearer: string) => callerOf(site, `Bearer ${bearer}`)
const enterPassword = async (more: object = {}) => {
  const response = await site.app.inject({
    ...{ method: 'POST', url: '/api/auth/login', payload: { ...owner, ...more } },
  })
  return response.json() as SecondFactorNeeded & { token?: string; device?: string }
}
const finish = (input: object) =>
  send(site.app, 'rest', {
    ...{ rest: '/api/auth/second-factor', procedure: 'auth.finishLogin', input },
  })
/** As if time had passed: the latest code may be used again. */
const forgetStep = () => site.pool.query('update authenticator_apps set last_step = null')
const statusWith = async (bearer: string) => (await callerWith(bearer).query('auth.me')).status
const actions = async () => {
  const { rows } = await site.pool.query(
    "select action from audit_entries where kind = 'second factor' order by id",
  )
  return rows.map(({ action }) => action as string)
}

describe('an authenticator app', () => {
  test('is on once a code has been entered, and not before', async () => {
    const staff = callerWith(token)
    const { result: app } = await staff.mutate<NewAuthenticatorApp>('secondFactor.startApp')
    expect(app.url).toMatch(/^otpauth:\/\/totp\/[^?]+\?/)
    expect(new URL(app.url).searchParams.get('secret')).toBe(app.secret)
    expect(app.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(await logIn(site)).toBeTruthy()
    const wrong = await procedureErrorOf(
      ...([site, 'secondFactor.confirmApp', { code: wrongCode(app.secret) }] as const),
      `Bearer ${token}`,
    )
    expect(wrong).toMatchObject({ status: 400, issues: [{ path: 'code' }] })
    const { result } = await staff.mutate<AddedSecondFactor>('secondFactor.confirmApp', {
      code: appCode(app.secret),
    })
    expect(new Set(result.recoveryCodes).size).toBe(10)
    expect(await logIn(site)).toBeUndefined()
    const factors = await callerWith(result.token ?? '').query<SecondFactors>('secondFactor.get')
    expect(factors.result).toMatchObject({ recoveryCodesLeft: 10, passkeys: [] })
    expect(factors.result.appSince).toBeTruthy()
    expect(JSON.stringify(factors.result)).not.toContain(app.secret)
  })

  test('ends all other sessions when it is the first factor', async () => {
    const other = await logIn(site)
    const added = await addApp(site, token)
    expect(await statusWith(other)).toBe(401)
    expect(await statusWith(token)).toBe(401)
    expect(await statusWith(added.token)).toBe(200)
  })

  test('has its secret and its recovery codes in the database in no readable form', async () => {
    const { secret, recoveryCodes } = await addApp(site, token)
    const { rows } = await site.pool.query(
      "select encode(secret, 'hex') as secret from authenticator_apps",
    )
    expect(rows[0].secret).not.toContain(Buffer.from(secret).toString('hex'))
    // IV, tag and 20 encrypted bytes.
    expect(rows[0].secret).toHaveLength(2 * (12 + 16 + 20))
    const codes = await site.pool.query(
      "select encode(code_hash, 'escape') as c from recovery_codes",
    )
    for (const { c } of codes.rows) expect(recoveryCodes.join()).not.toContain(c)
  })

  test('that is on cannot be replaced', async () => {
    const added = await addApp(site, token)
    expect((await callerWith(added.token).mutate('secondFactor.startApp')).status).toBe(409)
    const again = { code: appCode(added.secret, 1) }
    expect((await callerWith(added.token).mutate('secondFactor.confirmApp', again)).status).toBe(
      409,
    )
  })

  test('is removed with its recovery codes, and the password is enough again', async () => {
    const added = await addApp(site, token)
    const { status } = await callerWith(added.token).mutate('secondFactor.removeApp')
    expect(status).toBe(200)
    expect((await site.pool.query('select from recovery_codes')).rowCount).toBe(0)
    expect(await logIn(site)).toBeTruthy()
    const again = await callerWith(added.token).mutate('secondFactor.removeApp')
    expect(again.status).toBe(404)
  })

  test('of somebody else is not touched', async () => {
    await createStaff(site, [{ name: 'kit', role: 'editor' }])
    const kit = await addApp(site, await tokenOf(site, 'kit'))
    await callerWith(token).mutate('secondFactor.removeApp')
    const { result } = await callerWith(kit.token).query<SecondFactors>('secondFactor.get')
    expect(result.appSince).toBeTruthy()
  })
})

describe.each(transports)('a login with a second factor over %s', (transport) => {
  const call = (rest: string, procedure: string, input: unknown) =>
    send(site.app, transport, { rest, procedure, input })
  const password = (input: object = owner) => call('/api/auth/login', 'auth.login', input)
  const code = (input: object) => call('/api/auth/second-factor', 'auth.finishLogin', input)

  test('answers as before for a login without one', async () => {
    const { status, body } = await password()
    expect(status).toBe(200)
    const { success: _success, ...rest } = body
    expect(Object.keys(rest).sort()).toEqual(['device', 'message', 'token'])
  })

  test('gives no token for the password alone, and one for a code', async () => {
    const { secret } = await addApp(site, token)
    const { status, body } = await password()
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('token')
    expect(body).not.toHaveProperty('device')
    expect(body.methods).toEqual(['authenticatorApp', 'recoveryCode'])
    const finished = await code({ loginToken: body.loginToken, code: appCode(secret, 1) })
    expect(finished.status).toBe(200)
    expect(await statusWith(String(finished.body.token))).toBe(200)
    expect(String(finished.body.device).split('.')).toHaveLength(3)
  })

  test('says of a wrong password what it says without one', async () => {
    const before = await password({ ...owner, password: 'not this one' })
    await addApp(site, token)
    const after = await password({ ...owner, password: 'not this one' })
    expect({ ...after.body, requestId: '' }).toEqual({ ...before.body, requestId: '' })
    expect(after.status).toBe(before.status)
  })

  test('takes each recovery code once, with or without hyphens', async () => {
    const { recoveryCodes } = await addApp(site, token)
    const [first = '', second = ''] = recoveryCodes
    const { body } = await password()
    const loginToken = body.loginToken
    const typed = ` ${first.replaceAll('-', ' ').toUpperCase()} `
    expect((await code({ loginToken, code: typed })).status).toBe(200)
    expect((await code({ loginToken, code: first })).status).toBe(401)
    expect((await code({ loginToken, code: second.replaceAll('-', '') })).status).toBe(200)
  })

  test.each([
    ['no code', {}],
    ['letters', { code: 'abcdef' }],
    ['five digits', { code: '12345' }],
    ['a number', { code: 123456 }],
    ['a NUL', { code: '12345\0' }],
    ['a long text', { code: '1'.repeat(10_000) }],
    ['no login', { loginToken: undefined, code: '123456' }],
  ])('refuses %s with 400', async (_label, input) => {
    const { loginToken } = await enterPassword()
    const { status } = await code({ loginToken: loginToken ?? 'a.b.c', ...input })
    expect(status).toBe(400)
  })
})

describe('the code of an app', () => {
  test('counts once, and no earlier one after it', async () => {
    const { secret } = await addApp(site, token)
    const { loginToken } = await enterPassword()
    // The code that turned the app on.
    expect((await finish({ loginToken, code: appCode(secret) })).status).toBe(401)
    const next = { loginToken, code: appCode(secret, 1) }
    expect((await finish(next)).status).toBe(200)
    const again = await finish(next)
    expect(again).toMatchObject({ status: 401, body: { errors: [{ path: 'code' }] } })
    expect((await finish({ loginToken, code: appCode(secret) })).status).toBe(401)
    expect(await actions()).toContain('entered a code that was used before')
  })

  test('counts once of two that are entered at the same time', async () => {
    const { secret } = await addApp(site, token)
    const { loginToken } = await enterPassword()
    const input = { loginToken, code: appCode(secret, 1) }
    const responses = await Promise.all([finish(input), finish(input), finish(input)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })

  test('is accepted half a minute early or late, and no more', async () => {
    const { secret } = await addApp(site, token)
    const { loginToken } = await enterPassword()
    for (const [steps, status] of [
      ...[[-3, 401] as const, [-1, 200] as const],
      ...[[1, 200] as const, [3, 401] as const],
    ]) {
      await forgetStep()
      const response = await finish({ loginToken, code: appCode(secret, steps) })
      expect(response.status, `${steps} steps`).toBe(status)
    }
  })

  test('of another login does not count', async () => {
    await addApp(site, token)
    await createStaff(site, [{ name: 'kit', role: 'owner' }])
    const kit = await addApp(site, await tokenOf(site, 'kit'))
    const { loginToken } = await enterPassword()
    expect((await finish({ loginToken, code: appCode(kit.secret, 1) })).status).toBe(401)
    expect((await finish({ loginToken, code: kit.recoveryCodes[0] })).status).toBe(401)
    // Even if its encrypted secret is put into the row.
    await site.pool.query(`update authenticator_apps set last_step = null,
      secret = (select secret from authenticator_apps as other where other.staff_id =
        (select id from staff where email like 'kit%'))`)
    expect((await finish({ loginToken, code: appCode(kit.secret, 1) })).status).toBe(401)
  })
})

describe('the token of a login that waits', () => {
  test('opens nothing else', async () => {
    await addApp(site, token)
    const { loginToken } = await enterPassword()
    expect(await statusWith(loginToken)).toBe(401)
    const headers = { authorization: `Bearer ${loginToken}` }
    for (const url of ['/api/projects?status=all', '/api/analytics/summary']) {
      expect((await site.app.inject({ url, headers })).statusCode, url).toBe(401)
    }
  })

  test('ends after five minutes', async () => {
    const { secret } = await addApp(site, token)
    const { loginToken } = await enterPassword()
    const { iat, exp, ...claims } = jwt.decode(loginToken) as { iat: number; exp: number }
    expect(exp - iat).toBe(300)
    const old = { ...claims, iat: iat - 301, exp: exp - 301 }
    const { status, body } = await finish({
      ...{ loginToken: jwt.sign(old, site.deps.tokens.secret), code: appCode(secret, 1) },
    })
    expect(status).toBe(401)
    expect(body.errors).toBeUndefined()
  })

  test('that somebody made up, or of another purpose, is refused', async () => {
    const { secret, token: session } = await addApp(site, token)
    const { loginToken } = await enterPassword()
    const code = appCode(secret, 1)
    const forged = jwt.sign(jwt.decode(loginToken) as object, 'x'.repeat(40))
    const unsigned = jwt.sign(jwt.decode(loginToken) as object, '', { algorithm: 'none' })
    for (const other of [forged, unsigned, session, `${loginToken}x`]) {
      expect((await finish({ loginToken: other, code })).status).toBe(401)
    }
  })

  test('ends with a new password, a deactivation and the login', async () => {
    const { secret } = await addApp(site, token)
    const { loginToken } = await enterPassword()
    const code = appCode(secret, 1)
    await site.pool.query(
      "update staff set password_changed_at = password_changed_at + interval '1 s'",
    )
    expect((await finish({ loginToken, code })).status).toBe(401)
    const again = await enterPassword()
    await site.pool.query('update staff set deactivated_at = now()')
    expect((await finish({ loginToken: again.loginToken, code })).status).toBe(401)
    await site.db.deleteFrom('staff').execute()
    expect((await finish({ loginToken: again.loginToken, code })).status).toBe(401)
  })

  test('finishes no login that has no second factor', async () => {
    const staff = await site.db.selectFrom('staff').selectAll().executeTakeFirstOrThrow()
    const pending = {
      ...{ staffId: staff.id, passwordChangedAt: staff.passwordChangedAt.getTime() },
      deviceId: undefined,
    }
    const loginToken = issueLoginToken(pending, site.deps.tokens)
    expect((await finish({ loginToken, code: '123456' })).status).toBe(401)
  })
})

describe('guesses', () => {
  let strictSite: TestApp
  let lenientSite: TestApp
  beforeAll(async () => {
    strictSite = await openTestApp({ rateLimitFactor: 1, runsScheduledJobs: false })
    lenientSite = site
  })
  afterAll(() => strictSite.close())
  beforeEach(async () => {
    site = strictSite
    await site.db.deleteFrom('staff').execute()
    token = await createLogin(site)
  })
  afterEach(() => {
    site = lenientSite
  })
  const guess = async (loginToken: string, secret: string, remoteAddress = '127.0.0.1') => {
    const response = await site.app.inject({
      ...{ method: 'POST', url: '/api/auth/second-factor', remoteAddress },
      payload: { loginToken, code: wrongCode(secret) },
    })
    return response.statusCode
  }

  test('are limited by account and address, and then a right code is refused as well', async () => {
    const { secret } = await addApp(site, token)
    const { loginToken } = await enterPassword()
    for (let n = 0; n < 5; n += 1) expect(await guess(loginToken, secret)).toBe(401)
    expect(await guess(loginToken, secret)).toBe(429)
    expect((await finish({ loginToken, code: appCode(secret, 1) })).status).toBe(429)
    // Another password entry changes nothing.
    const again = await enterPassword()
    expect((await finish({ loginToken: again.loginToken, code: appCode(secret, 1) })).status).toBe(
      429,
    )
  })

  test('of recovery codes are limited as well', async () => {
    await addApp(site, token)
    const { loginToken } = await enterPassword()
    const code = 'abcd-efgh-jkmn-pqrs'
    for (let n = 0; n < 5; n += 1) expect((await finish({ loginToken, code })).status).toBe(401)
    expect((await finish({ loginToken, code })).status).toBe(429)
  })

  test('from many addresses are limited by account', async () => {
    const { secret } = await addApp(site, token)
    const { loginToken } = await enterPassword()
    const statuses: number[] = []
    for (let n = 1; n <= 41; n += 1) {
      statuses.push(await guess(loginToken, secret, `203.0.113.${n}`))
    }
    expect(statuses.slice(0, 40).every((status) => status === 401)).toBe(true)
    expect(statuses[40]).toBe(429)
  })

  test('elsewhere lock out no browser that has logged in before', async () => {
    const { secret } = await addApp(site, token)
    const first = await enterPassword()
    const known = await finish({ loginToken: first.loginToken, code: appCode(secret, 1) })
    const { loginToken } = await enterPassword()
    for (let n = 0; n < 6; n += 1) await guess(loginToken, secret)
    await forgetStep()
    const fromKnown = await enterPassword({ device: known.body.device })
    const finished = await finish({ loginToken: fromKnown.loginToken, code: appCode(secret) })
    expect(finished.status).toBe(200)
  })
})

test('recovery codes can be made anew, which ends the earlier ones', async () => {
  const added = await addApp(site, token)
  const staff = callerWith(added.token)
  const { result } = await staff.mutate<AddedSecondFactor>('secondFactor.renewRecoveryCodes')
  expect(result.recoveryCodes).toHaveLength(10)
  const { loginToken } = await enterPassword()
  expect((await finish({ loginToken, code: added.recoveryCodes[0] })).status).toBe(401)
  expect((await finish({ loginToken, code: result.recoveryCodes[0] })).status).toBe(200)
})

test('recovery codes need a second factor', async () => {
  expect((await callerWith(token).mutate('secondFactor.renewRecoveryCodes')).status).toBe(409)
})

test('what happens to a second factor is in the audit log, without any code', async () => {
  await site.pool.query(`
    alter table audit_entries disable trigger user;
    delete from audit_entries;
    alter table audit_entries enable trigger user`)
  const added = await addApp(site, token)
  const { loginToken } = await enterPassword()
  await finish({ loginToken, code: wrongCode(added.secret) })
  await finish({ loginToken, code: 'abcd-efgh-jkmn-pqrs' })
  await finish({ loginToken, code: added.recoveryCodes[0] })
  await finish({ loginToken, code: appCode(added.secret, 1) })
  await callerWith(added.token).mutate('secondFactor.removeApp')
  const { result } = await callerWith(await logIn(site)).query<AuditPage>('audit.list', {
    filter: { kind: 'second factor' },
  })
  expect(result.rows.map(({ action }) => action).reverse()).toEqual([
    'added the authenticator app',
    'made recovery codes',
    'entered a wrong code',
    'entered a wrong recovery code',
    'used a recovery code',
    'used the authenticator app',
    'removed the authenticator app',
  ])
  for (const row of result.rows) {
    expect(row).toMatchObject({ person: owner.email, address: '127.0.0.1', means: 'screen' })
  }
  const text = JSON.stringify(result)
  for (const secret of [added.secret, ...added.recoveryCodes]) expect(text).not.toContain(secret)
})
