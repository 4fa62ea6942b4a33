import { removeSecondFactors } from '@agency/api/features/auth/account-service'
import type { CreatedApiKey } from '@agency/contract/api-key'
import type { ProofMethods, RequiredRoles, SecondFactors } from '@agency/contract/second-factor'
import type { StaffList } from '@agency/contract/staff-member'
import jwt from 'jsonwebtoken'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLogin, logIn, owner } from '../support/accounts.ts'
import { addApp, appCode, wrongCode } from '../support/authenticator.ts'
import { callerOf, procedureErrorOf } from '../support/procedures.ts'
import { createStaff, emailOf, tokenOf } from '../support/roles.ts'
import { openSoftwarePasskey } from '../support/software-passkey.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let token: string
beforeAll(async () => {
  site = await openTestApp({ runsScheduledJobs: false })
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.db.deleteFrom('staff').execute()
  await site.db.deleteFrom('requiredSecondFactors').execute()
  token = await createLogin(site)
})

const callerWith = (bearer: string) => callerOf(site, `Bearer ${bearer}`)
const mustEnrol = (bearer: string) => (jwt.decode(bearer) as { mustEnrol?: boolean }).mustEnrol
const requireOf = (...roles: string[]) =>
  callerWith(token).mutate<RequiredRoles>('staff.requireSecondFactor', { roles })
const forgetProof = () => site.pool.query('update staff_sessions set proven_at = null')
const makeKey = async (bearer: string) => {
  const input = { name: 'Timetable', scopes: ['projects:read'] }
  const { status, code } = await callerWith(bearer).mutate<CreatedApiKey>('apiKeys.create', input)
  return code ?? status
}
const prove = (bearer: string, proof: object) =>
  procedureErrorOf(site, 'secondFactor.prove', proof, `Bearer ${bearer}`)
const methodsOf = async (bearer: string) =>
  (await callerWith(bearer).query<ProofMethods>('secondFactor.proofMethods')).result.methods
const staffId = async (email: string) =>
  (
    await site.db
      .selectFrom('staff')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id

describe('a role that needs a second factor', () => {
  test('is said by an owner, and recorded', async () => {
    expect(
      (await callerWith(token).query<RequiredRoles>('staff.secondFactorRoles')).result,
    ).toEqual({
      roles: [],
    })
    const { result } = await requireOf('viewer', 'editor', 'viewer')
    expect(result.roles.sort()).toEqual(['editor', 'viewer'])
    await requireOf('editor')
    const { rows } = await site.pool.query(
      `select action, subject, staff_email from audit_entries
       where kind = 'second factor' and subject in ('editor', 'viewer') order by id`,
    )
    expect(rows.map(({ action, subject }) => `${action} ${subject}`).sort()).toEqual([
      ...['created editor', 'created viewer', 'deleted viewer'],
    ])
    expect(rows[0].staff_email).toBe(owner.email)
    expect((await requireOf('admin')).status).toBe(400)
  })

  test('lets nobody without one do anything but add it, from the next login on', async () => {
    await createStaff(site, [{ name: 'kit', role: 'editor' }])
    const before = await tokenOf(site, 'kit')
    await requireOf('editor')
    // Work that is going on is not interrupted.
    expect((await callerWith(before).query('contacts.list')).status).toBe(200)
    const kit = await tokenOf(site, 'kit')
    expect(mustEnrol(kit)).toBe(true)
    const rejected = await callerWith(kit).query('contacts.list')
    expect(rejected).toMatchObject({ status: 403, code: 'SECOND_FACTOR_REQUIRED' })
    const headers = { authorization: `Bearer ${kit}` }
    const rest = await site.app.inject({ url: '/api/analytics/summary', headers })
    expect(rest.json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
    const added = await addApp(site, kit)
    expect(mustEnrol(added.token)).toBeUndefined()
    expect((await callerWith(added.token).query('contacts.list')).status).toBe(200)
  })

  test('shows whoever lacks one what visitors see, and no more', async () => {
    await createStaff(site, [{ name: 'kit', role: 'editor' }])
    await callerWith(token).mutate('projects.create', { title: 'A hidden pier', active: false })
    await requireOf('editor')
    const headers = { authorization: `Bearer ${await tokenOf(site, 'kit')}` }
    const { body } = await site.app.inject({ url: '/api/projects?status=all', headers })
    expect(body).not.toContain('A hidden pier')
  })

  test('asks those who have one for nothing, nor other roles', async () => {
    await createStaff(site, [
      ...[
        { name: 'kit', role: 'editor' as const },
        { name: 'mira', role: 'viewer' as const },
      ],
    ])
    await addApp(site, await tokenOf(site, 'kit'))
    await requireOf('editor')
    expect(mustEnrol(await tokenOf(site, 'kit'))).toBeUndefined()
    expect(mustEnrol(await tokenOf(site, 'mira'))).toBeUndefined()
    expect(mustEnrol(await logIn(site))).toBeUndefined()
  })

  test('applies to somebody who accepts an invitation', async () => {
    await requireOf('viewer')
    const invited = await callerWith(token).mutate<{ link: string }>('staff.invite', {
      ...{ email: 'noor@saltbush.example', role: 'viewer' },
    })
    const accepted = await callerOf(site).mutate<{ token: string }>('auth.acceptInvitation', {
      token: new URL(invited.result.link).hash.replace('#invitation=', ''),
      password: 'a-laneway-of-my-own',
    })
    expect(mustEnrol(accepted.result.token)).toBe(true)
  })

  test('does not let the last factor be removed, but the last but one', async () => {
    const app = await addApp(site, token)
    token = app.token
    await requireOf('owner')
    const refused = await callerWith(token).mutate('secondFactor.removeApp')
    expect(refused.status).toBe(409)
    const { result } = await callerWith(token).query<SecondFactors>('secondFactor.get')
    expect(result).toMatchObject({ isRequired: true, recoveryCodesLeft: 10 })
    const start = await callerWith(token).mutate<{ challenge: string }>('secondFactor.startPasskey')
    const passkey = openSoftwarePasskey(site).register(start.result.challenge)
    await callerWith(token).mutate('secondFactor.addPasskey', { name: 'Key', passkey })
    expect((await callerWith(token).mutate('secondFactor.removeApp')).status).toBe(200)
  })
})

describe('a second factor that was lost', () => {
  test('is reset by an owner, which ends all sessions and is recorded', async () => {
    await createStaff(site, [{ name: 'kit', role: 'editor' }])
    const kit = await addApp(site, await tokenOf(site, 'kit'))
    const id = await staffId(emailOf('kit'))
    const listed = await callerWith(token).query<StaffList>('staff.list')
    const hasFactor = (list: StaffList) => list.people.map((person) => person.hasSecondFactor)
    expect(hasFactor(listed.result)).toEqual([true, false])
    const { result } = await callerWith(token).mutate<StaffList>('staff.resetSecondFactor', { id })
    expect(hasFactor(result)).toEqual([false, false])
    expect((await callerWith(kit.token).query('auth.me')).status).toBe(401)
    expect((await site.pool.query('select from recovery_codes')).rowCount).toBe(0)
    const { rows } = await site.pool.query(
      "select subject, staff_email from audit_entries where kind = 'second factor' and action = 'reset'",
    )
    expect(rows).toEqual([{ subject: emailOf('kit'), staff_email: owner.email }])
  })

  test('of one’s own is not reset this way', async () => {
    const { status } = await callerWith(token).mutate('staff.resetSecondFactor', {
      id: await staffId(owner.email),
    })
    expect(status).toBe(409)
  })

  test('is removed on the server, with npm run admin', async () => {
    const added = await addApp(site, token)
    await removeSecondFactors(site.deps, { email: owner.email.toUpperCase() })
    expect((await callerWith(added.token).query('auth.me')).status).toBe(401)
    expect(await logIn(site)).toBeTruthy()
    const unknown = removeSecondFactors(site.deps, { email: 'nobody@emberlane.example' })
    await expect(unknown).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a proof', () => {
  test('is a login, for ten minutes', async () => {
    expect(await makeKey(token)).toBe(200)
    await site.pool.query("update staff_sessions set proven_at = now() - interval '10 minutes'")
    expect(await makeKey(token)).toBe('PROOF_REQUIRED')
  })

  test('is the password of somebody without a second factor', async () => {
    await forgetProof()
    expect(await methodsOf(token)).toEqual(['password'])
    expect(await prove(token, { password: 'not this one' })).toMatchObject({
      ...{ status: 400, issues: [{ path: 'password' }] },
    })
    expect(await makeKey(token)).toBe('PROOF_REQUIRED')
    expect((await prove(token, { password: owner.password })).status).toBe(200)
    expect(await makeKey(token)).toBe(200)
  })

  test('is the second factor of somebody who has one, and not the password', async () => {
    const { secret, token: bearer, recoveryCodes } = await addApp(site, token)
    await forgetProof()
    expect(await methodsOf(bearer)).toEqual(['authenticatorApp', 'recoveryCode'])
    expect((await prove(bearer, { password: owner.password })).status).toBe(400)
    expect((await prove(bearer, { code: wrongCode(secret) })).status).toBe(400)
    // The code that turned the app on.
    expect((await prove(bearer, { code: appCode(secret) })).status).toBe(400)
    expect(await makeKey(bearer)).toBe('PROOF_REQUIRED')
    expect((await prove(bearer, { code: appCode(secret, 1) })).status).toBe(200)
    expect(await makeKey(bearer)).toBe(200)
    await forgetProof()
    expect((await prove(bearer, { code: recoveryCodes[0] })).status).toBe(200)
    expect((await prove(bearer, { code: recoveryCodes[0] })).status).toBe(400)
  })

  test('is a passkey for its own challenge', async () => {
    const device = openSoftwarePasskey(site)
    const start = await callerWith(token).mutate<{ challenge: string }>('secondFactor.startPasskey')
    const added = await callerWith(token).mutate<{ token: string }>('secondFactor.addPasskey', {
      ...{ name: 'Key', passkey: device.register(start.result.challenge) },
    })
    const bearer = added.result.token
    await forgetProof()
    const { result } = await callerWith(bearer).mutate<{ challenge: string }>(
      'secondFactor.proofPasskeyOptions',
    )
    const passkey = device.use(result.challenge)
    expect((await prove(bearer, { passkey })).status).toBe(200)
    expect((await prove(bearer, { passkey })).status).toBe(400)
    expect(await makeKey(bearer)).toBe(200)
  })

  test('counts in its own session only', async () => {
    const other = await logIn(site)
    await forgetProof()
    await prove(token, { password: owner.password })
    expect(await makeKey(other)).toBe('PROOF_REQUIRED')
  })

  test('is not had by ending all other sessions or changing the password', async () => {
    await forgetProof()
    const ended = await callerWith(token).mutate<{ token: string }>('auth.endOtherSessions')
    expect(await makeKey(ended.result.token)).toBe('PROOF_REQUIRED')
    const changed = await callerWith(ended.result.token).mutate<{ token: string }>(
      ...([
        'auth.changePassword',
        {
          ...{ currentPassword: owner.password, newPassword: 'another-laneway-now' },
        },
      ] as const),
    )
    expect(await makeKey(changed.result.token)).toBe('PROOF_REQUIRED')
  })

  test('is needed before somebody becomes an owner, and not for other roles', async () => {
    await createStaff(site, [{ name: 'kit', role: 'viewer' }])
    const id = await staffId(emailOf('kit'))
    await forgetProof()
    const change = async (role: string) =>
      (await callerWith(token).mutate('staff.changeRole', { id, role })).code
    expect(await change('editor')).toBeUndefined()
    expect(await change('owner')).toBe('PROOF_REQUIRED')
    const invite = async (email: string, role: string) =>
      (await callerWith(token).mutate('staff.invite', { email, role })).code
    expect(await invite('mira@saltbush.example', 'editor')).toBeUndefined()
    expect(await invite('noor@saltbush.example', 'owner')).toBe('PROOF_REQUIRED')
  })

  test('is not guessed: five attempts in a session', async () => {
    const strict = await openTestApp({ rateLimitFactor: 1, runsScheduledJobs: false })
    try {
      const bearer = await createLogin(strict)
      const guess = async () =>
        (
          await callerOf(strict, `Bearer ${bearer}`).mutate('secondFactor.prove', {
            password: 'not this one',
          })
        ).status
      for (let n = 0; n < 5; n += 1) expect(await guess()).toBe(400)
      expect(await guess()).toBe(429)
    } finally {
      await strict.close()
    }
  })

  test('is in the audit log, right or wrong', async () => {
    await prove(token, { password: 'not this one' })
    await prove(token, { password: owner.password })
    const { rows } = await site.pool.query(
      "select action from audit_entries where kind = 'account' order by id desc limit 2",
    )
    expect(rows.map(({ action }) => action)).toEqual([
      ...['entered the password', 'entered a wrong password'],
    ])
  })
})
