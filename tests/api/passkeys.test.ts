import { deleteExpired } from '@agency/api/features/retention/delete-expired-job'
import { relyingPartyOf } from '@agency/api/features/second-factor/passkeys'
import type {
  AddedSecondFactor,
  PasskeyAssertion,
  SecondFactorNeeded,
  SecondFactors,
} from '@agency/contract/second-factor'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLogin, logIn, owner } from '../support/accounts.ts'
import { appCode } from '../support/authenticator.ts'
import { callerOf } from '../support/procedures.ts'
import { createStaff, tokenOf } from '../support/roles.ts'
import { openSoftwarePasskey, type SoftwarePasskey } from '../support/software-passkey.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let token: string
let passkey: SoftwarePasskey
beforeAll(async () => {
  site = await openTestApp({ runsScheduledJobs: false })
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.db.deleteFrom('staff').execute()
  token = await createLogin(site)
  passkey = openSoftwarePasskey(site)
})

const callerWith = (bearer: string) => callerOf(site, `Bearer ${bearer}`)
interface Options {
  challenge: string
  rpId?: string
  allowCredentials?: { id: string }[]
  excludeCredentials?: { id: string }[]
}
const startPasskey = async (bearer = token) =>
  (await callerWith(bearer).mutate<Options>('secondFactor.startPasskey')).result
const add = (response: object, bearer = token, name = 'Office laptop') =>
  callerWith(bearer).mutate<AddedSecondFactor>('secondFactor.addPasskey', {
    ...{ name, passkey: response },
  })
/** Adds the passkey; this session goes on with another token. */
async function addPasskey(device = passkey, counter = 0) {
  const { challenge } = await startPasskey()
  const { result, status } = await add(device.register(challenge, { counter }))
  expect(status).toBe(200)
  token = result.token ?? token
  return result
}
async function enterPassword() {
  const response = await site.app.inject({
    ...{ method: 'POST', url: '/api/auth/login', payload: owner },
  })
  return response.json() as SecondFactorNeeded
}
async function challengeOf(loginToken: string) {
  const { result } = await callerOf(site).mutate<Options>('auth.loginPasskeyOptions', {
    loginToken,
  })
  return result.challenge
}
const finish = (loginToken: string, assertion: PasskeyAssertion) =>
  callerOf(site).mutate<{ token: string }>('auth.finishLoginWithPasskey', {
    loginToken,
    passkey: assertion,
  })
const latestAction = async () => {
  const { rows } = await site.pool.query(
    "select action from audit_entries where kind = 'second factor' order by id desc limit 1",
  )
  return rows[0]?.action as string
}

describe('a new passkey', () => {
  test('is listed with its name, and then needed at a login', async () => {
    const { recoveryCodes } = await addPasskey()
    expect(recoveryCodes).toHaveLength(10)
    expect(await logIn(site)).toBeUndefined()
    expect((await enterPassword()).methods).toEqual(['passkey', 'recoveryCode'])
    const { result } = await callerWith(token).query<SecondFactors>('secondFactor.get')
    expect(result.passkeys).toMatchObject([{ name: 'Office laptop', lastUsedAt: null }])
  })

  test('may be one of several; the second ends no sessions', async () => {
    await addPasskey()
    const { challenge, excludeCredentials } = await startPasskey()
    expect(excludeCredentials?.map(({ id }) => id)).toEqual([passkey.id])
    const second = await add(openSoftwarePasskey(site).register(challenge))
    expect(second.result).toEqual({ token: null, recoveryCodes: [] })
    const { result } = await callerWith(token).query<SecondFactors>('secondFactor.get')
    expect(result.passkeys).toHaveLength(2)
  })

  test.each([
    ['of another site', { origin: 'https://emberlane.example.evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['of a person who was not verified', { isVerified: false }],
    ['that was used and not made', { type: 'webauthn.get' }],
  ])('%s is refused', async (_label, changes) => {
    const { challenge } = await startPasskey()
    expect((await add(passkey.register(challenge, changes))).status).toBe(400)
    expect(await logIn(site)).toBeTruthy()
  })

  test('answers the latest challenge, once, and of the same person', async () => {
    await createStaff(site, [{ name: 'kit', role: 'owner' }])
    const kit = await tokenOf(site, 'kit')
    const { challenge: first } = await startPasskey()
    const { challenge } = await startPasskey()
    expect((await add(passkey.register(first))).status).toBe(400)
    // The challenge is used up.
    expect((await add(passkey.register(challenge))).status).toBe(400)
    const own = await startPasskey()
    expect((await add(passkey.register(own.challenge), kit)).status).toBe(400)
    expect((await add(passkey.register(own.challenge))).status).toBe(200)
  })

  test('that somebody else has is refused', async () => {
    await addPasskey()
    await createStaff(site, [{ name: 'kit', role: 'owner' }])
    const kit = await tokenOf(site, 'kit')
    const { challenge } = await startPasskey(kit)
    expect((await add(passkey.register(challenge), kit)).status).toBe(409)
  })

  test('needs a challenge that has not expired', async () => {
    const { challenge } = await startPasskey()
    await site.pool.query("update passkey_challenges set expires_at = now() - interval '1 second'")
    expect((await add(passkey.register(challenge))).status).toBe(400)
  })
})

describe('a login with a passkey', () => {
  test('opens a session, and stores the time', async () => {
    await addPasskey()
    const { loginToken } = await enterPassword()
    const assertion = passkey.use(await challengeOf(loginToken))
    const { status, result } = await finish(loginToken, assertion)
    expect(status).toBe(200)
    const { result: factors } = await callerWith(result.token).query<SecondFactors>(
      'secondFactor.get',
    )
    expect(factors.passkeys[0]?.lastUsedAt).toBeTruthy()
    expect(await latestAction()).toBe('used a passkey')
  })

  test('asks for a challenge with a login token only', async () => {
    const { status } = await callerOf(site).mutate('auth.loginPasskeyOptions', {
      loginToken: token,
    })
    expect(status).toBe(401)
  })

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['of a person who was not verified', { isVerified: false }],
    ['that was made and not used', { type: 'webauthn.create' }],
  ])('is refused for an assertion %s', async (_label, changes) => {
    await addPasskey()
    const { loginToken } = await enterPassword()
    const assertion = passkey.use(await challengeOf(loginToken), changes)
    expect((await finish(loginToken, assertion)).status).toBe(401)
    expect(await latestAction()).toContain('invalid signature')
  })

  test('is refused for the signature of another key', async () => {
    await addPasskey()
    const { loginToken } = await enterPassword()
    const other = openSoftwarePasskey(site).use(await challengeOf(loginToken))
    const forged = { ...other, id: passkey.id, rawId: passkey.id }
    expect((await finish(loginToken, forged)).status).toBe(401)
    expect(await latestAction()).toContain('invalid signature')
  })

  test('is refused for an unknown passkey, and for one of somebody else', async () => {
    await addPasskey()
    const { loginToken } = await enterPassword()
    const unknown = openSoftwarePasskey(site).use(await challengeOf(loginToken))
    expect((await finish(loginToken, unknown)).status).toBe(401)
    expect(await latestAction()).toBe('used an unknown passkey')
    await createStaff(site, [{ name: 'kit', role: 'owner' }])
    const kit = await tokenOf(site, 'kit')
    const device = openSoftwarePasskey(site)
    const { challenge } = await startPasskey(kit)
    await add(device.register(challenge), kit)
    const again = await enterPassword()
    const ofKit = device.use(await challengeOf(again.loginToken))
    expect((await finish(again.loginToken, ofKit)).status).toBe(401)
  })

  test('is refused for a replayed assertion', async () => {
    await addPasskey()
    const { loginToken } = await enterPassword()
    const assertion = passkey.use(await challengeOf(loginToken))
    expect((await finish(loginToken, assertion)).status).toBe(200)
    expect((await finish(loginToken, assertion)).status).toBe(401)
    await challengeOf(loginToken)
    expect((await finish(loginToken, assertion)).status).toBe(401)
  })

  test('is refused for a challenge of another purpose', async () => {
    await addPasskey()
    const { loginToken } = await enterPassword()
    const { result } = await callerWith(token).mutate<Options>('secondFactor.proofPasskeyOptions')
    expect((await finish(loginToken, passkey.use(result.challenge))).status).toBe(401)
  })

  test('is refused for a copied authenticator, whose counter is behind', async () => {
    await addPasskey(passkey, 5)
    const use = async (counter: number) => {
      const { loginToken } = await enterPassword()
      const assertion = passkey.use(await challengeOf(loginToken), { counter })
      return (await finish(loginToken, assertion)).status
    }
    expect(await use(6)).toBe(200)
    for (const counter of [6, 5, 0]) {
      expect(await use(counter), `${counter}`).toBe(401)
      expect(await latestAction()).toBe('used a passkey that may have been copied')
    }
    expect(await use(7)).toBe(200)
  })

  test('works again and again with an authenticator that does not count', async () => {
    await addPasskey()
    for (let n = 0; n < 3; n += 1) {
      const { loginToken } = await enterPassword()
      const { status } = await finish(loginToken, passkey.use(await challengeOf(loginToken)))
      expect(status).toBe(200)
    }
  })

  test.each([
    ['nothing', {}],
    ['a text', 'a passkey'],
    ['bad base64', { id: '§', rawId: '§', type: 'public-key', response: {} }],
  ])('refuses %s with 400', async (_label, assertion) => {
    const { status } = await finish('a.b.c', assertion as PasskeyAssertion)
    expect(status).toBe(400)
  })

  test.each([
    ['rubbish', { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' }],
    ['no signature', { signature: 'AAAA' }],
  ])('refuses %s without an error of the server', async (_label, changes) => {
    await addPasskey()
    const { loginToken } = await enterPassword()
    const assertion = passkey.use(await challengeOf(loginToken))
    const response = { ...assertion.response, ...changes }
    expect((await finish(loginToken, { ...assertion, response })).status).toBe(401)
  })
})

test('the code of an app that is not on yet does not count', async () => {
  await addPasskey()
  const { result } = await callerWith(token).mutate<{ secret: string }>('secondFactor.startApp')
  const { loginToken } = await enterPassword()
  const { status } = await callerOf(site).mutate('auth.finishLogin', {
    ...{ loginToken, code: appCode(result.secret) },
  })
  expect(status).toBe(401)
})

test('a passkey is removed by its owner only', async () => {
  await addPasskey()
  const { result } = await callerWith(token).query<SecondFactors>('secondFactor.get')
  const id = result.passkeys[0]?.id
  await createStaff(site, [{ name: 'kit', role: 'owner' }])
  const kit = callerWith(await tokenOf(site, 'kit'))
  expect((await kit.mutate('secondFactor.removePasskey', { id })).status).toBe(404)
  expect((await callerWith(token).mutate('secondFactor.removePasskey', { id })).status).toBe(200)
  expect(await logIn(site)).toBeTruthy()
  const { rows } = await site.pool.query(
    "select subject, changes from audit_entries where kind = 'second factor' and action = 'deleted'",
  )
  expect(rows.at(-1)).toMatchObject({ subject: 'Office laptop' })
  expect(Object.keys(rows.at(-1).changes).sort()).toEqual(['name', 'staff_id'])
})

test('a challenge that nobody answered is deleted', async () => {
  await startPasskey()
  await deleteExpired(site.deps)
  expect((await site.pool.query('select from passkey_challenges')).rowCount).toBe(1)
  await site.pool.query("update passkey_challenges set expires_at = now() - interval '1 s'")
  await deleteExpired(site.deps)
  expect((await site.pool.query('select from passkey_challenges')).rowCount).toBe(0)
})

test.each([
  ['https://emberlane.example', 'emberlane.example', 'https://emberlane.example'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
])('passkeys of %s are for %s', (publicUrl, id, origin) => {
  expect(relyingPartyOf({ publicUrl })).toEqual({ id, origin })
})
