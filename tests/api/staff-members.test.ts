import { deleteExpired } from '@agency/api/features/retention/delete-expired-job'
import type { Role } from '@agency/contract/permissions'
import type { SentInvitation, StaffList } from '@agency/contract/staff-member'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLogin, logIn, owner } from '../support/accounts.ts'
import { emptyTables } from '../support/empty-tables.ts'
import { type MailServer, openMailServer, parseEmail } from '../support/mail-server.ts'
import { callerOf } from '../support/procedures.ts'
import { createStaff, emailOf, tokenOf } from '../support/roles.ts'
import { openDeliveryTo, waitForEmails } from '../support/stored-emails.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const PASSWORD = 'a-laneway-of-my-own'
const colleague = { email: 'mira@saltbush.example', role: 'editor' as Role }

let mailServer: MailServer
let site: TestApp
let staff: ReturnType<typeof callerOf>
beforeAll(async () => {
  mailServer = await openMailServer()
  site = await openTestApp({ mail: openDeliveryTo(mailServer) })
})
afterAll(async () => {
  await site.close()
  await mailServer.close()
})
beforeEach(async () => {
  // An invitation that is still being delivered would be taken for the next test's.
  await waitForEmails(site)
  await emptyTables(site.pool, 'staff', 'invitations', 'mails')
  staff = callerOf(site, `Bearer ${await createLogin(site)}`)
})

const as = async (name: string) => callerOf(site, `Bearer ${await tokenOf(site, name)}`)
const visitor = () => callerOf(site)
const idOf = async (name: string) => {
  const { id } = await site.db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', emailOf(name))
    .executeTakeFirstOrThrow()
  return id
}
const peopleOf = ({ result }: { result: StaffList }) =>
  result.people.map(({ email, role, deactivatedAt }) => [
    email.split('@')[0],
    role,
    deactivatedAt === null ? 'active' : 'deactivated',
  ])
const invite = (invitation = colleague) => staff.mutate<SentInvitation>('staff.invite', invitation)
/** The token in the latest email that was delivered. */
async function latestToken(): Promise<string> {
  await waitForEmails(site)
  const { raw } = mailServer.received.at(-1) ?? { raw: Buffer.alloc(0) }
  const { text, html } = await parseEmail(raw)
  const token = /\/login#invitation=([\w-]{43})\s/.exec(text ?? '')?.[1]
  expect(html).toContain(`/login#invitation=${token}"`)
  if (token === undefined) throw new Error('The email has no link.')
  return token
}
const accept = (token: string, password = PASSWORD) =>
  visitor().mutate<{ token: string }>('auth.acceptInvitation', { token, password })

describe('an invitation', () => {
  test('gives a colleague a login with the role that was chosen, once', async () => {
    const sent = await invite()
    expect(sent.result).toMatchObject({
      invitation: { ...colleague, isExpired: false },
      link: null,
    })
    const token = await latestToken()
    const opened = await visitor().mutate('auth.openInvitation', { token })
    expect(opened.result).toEqual({ ...colleague, agencyName: 'Emberlane' })
    const accepted = await accept(token)
    expect(accepted.status).toBe(200)
    const me = await callerOf(site, `Bearer ${accepted.result.token}`).query('auth.me')
    expect(me.result).toMatchObject(colleague)
    expect((await accept(token)).status).toBe(404)
    expect(await logIn(site, { email: colleague.email, password: PASSWORD })).toBeTruthy()
    const { result } = await staff.query<StaffList>('staff.list')
    expect(result.invitations).toEqual([])
  })

  test('works once even if it is accepted twice at the same time', async () => {
    await invite()
    const token = await latestToken()
    const statuses = (await Promise.all([accept(token), accept(token)])).map((one) => one.status)
    expect(statuses.sort()).toEqual([200, 404])
  })

  test('is neither in the database nor in what staff can read of its email', async () => {
    await invite()
    const token = await latestToken()
    const [email] = await waitForEmails(site)
    const { rows } = await site.pool.query('select row_to_json(i)::text as row from invitations i')
    for (const kept of [rows[0].row, JSON.stringify(email)]) expect(kept).not.toContain(token)
    const file = await staff.query('emails.file', { id: email?.id })
    const shown = await staff.query('emails.get', { id: email?.id })
    expect(shown.result).toMatchObject({ kind: 'invitation', state: 'sent' })
    for (const response of [file, shown]) {
      expect(response.status).toBe(200)
      expect(JSON.stringify(response.result)).not.toContain(token)
    }
    expect(JSON.stringify(site.logLines)).not.toContain(token)
  })

  test('can be sent again, which makes the earlier link invalid', async () => {
    const { result } = await invite()
    const earlier = await latestToken()
    const again = await staff.mutate('staff.resendInvitation', { id: result.invitation.id })
    expect(again.status).toBe(200)
    const later = await latestToken()
    expect(later).not.toBe(earlier)
    expect((await accept(earlier)).status).toBe(404)
    expect((await accept(later)).status).toBe(200)
  })

  test('can be withdrawn', async () => {
    const { result } = await invite()
    const token = await latestToken()
    const withdraw = () => staff.mutate('staff.withdrawInvitation', { id: result.invitation.id })
    expect((await withdraw()).status).toBe(200)
    expect((await accept(token)).status).toBe(404)
    expect((await visitor().mutate('auth.openInvitation', { token })).status).toBe(404)
    expect((await withdraw()).status).toBe(404)
    const resent = await staff.mutate('staff.resendInvitation', { id: result.invitation.id })
    expect(resent.status).toBe(404)
  })

  test('expires, is shown as expired, can be sent again and is deleted in the end', async () => {
    const { result } = await invite()
    const token = await latestToken()
    await site.db.updateTable('invitations').set({ expiresAt: new Date() }).execute()
    expect((await accept(token)).status).toBe(404)
    const { result: list } = await staff.query<StaffList>('staff.list')
    expect(list.invitations).toMatchObject([{ email: colleague.email, isExpired: true }])
    await staff.mutate('staff.resendInvitation', { id: result.invitation.id })
    expect((await accept(await latestToken())).status).toBe(200)
    await invite({ ...colleague, email: 'late@saltbush.example' })
    await deleteExpired(site.deps, new Date(Date.now() + 60 * 86_400_000))
    expect((await site.pool.query('select from invitations')).rowCount).toBe(1)
    await deleteExpired(site.deps, new Date(Date.now() + 100 * 86_400_000))
    expect((await site.pool.query('select from invitations')).rowCount).toBe(0)
  })

  test('is refused for a login and for an address that was invited, in any case', async () => {
    expect((await invite({ ...colleague, email: owner.email.toUpperCase() })).code).toBe('CONFLICT')
    await invite()
    const again = await invite({ ...colleague, email: colleague.email.toUpperCase() })
    expect(again.code).toBe('CONFLICT')
    expect((await invite({ ...colleague, role: 'admin' as Role })).status).toBe(400)
  })

  test('takes no weak password, and none that is the email address', async () => {
    await invite()
    const token = await latestToken()
    for (const password of ['short', 'aaaaaaaaaaaaaa', colleague.email]) {
      expect((await accept(token, password)).status).toBe(400)
    }
    expect((await accept(token)).status).toBe(200)
  })

  test('does not take over a login that was made on the server meanwhile', async () => {
    await invite()
    const token = await latestToken()
    await createLogin(site, { email: colleague.email, password: 'set-on-the-server' })
    expect((await accept(token)).status).toBe(404)
    expect(
      await logIn(site, { email: colleague.email, password: 'set-on-the-server' }),
    ).toBeTruthy()
  })
})

test('without a mail server the link is returned once, to be passed on by hand', async () => {
  const withoutMail = await openTestApp()
  const caller = callerOf(withoutMail, `Bearer ${await createLogin(withoutMail)}`)
  const { result } = await caller.mutate<SentInvitation>('staff.invite', colleague)
  const token = result.link?.split('#invitation=')[1]
  const response = await callerOf(withoutMail).mutate('auth.acceptInvitation', {
    ...{ token, password: PASSWORD },
  })
  expect(response.status).toBe(200)
  await withoutMail.close()
})

describe('a role', () => {
  beforeEach(() => createStaff(site, [{ name: 'kit', role: 'editor' }]))

  test('changes what somebody may do from their next call on', async () => {
    const kit = await as('kit')
    expect((await kit.mutate('projects.create', { title: 'A ferry' })).status).toBe(200)
    const changed = await staff.mutate<StaffList>('staff.changeRole', {
      ...{ id: await idOf('kit'), role: 'viewer' },
    })
    expect(peopleOf(changed)).toEqual([
      ['kit', 'viewer', 'active'],
      ['owner', 'owner', 'active'],
    ])
    const refused = await kit.mutate('projects.create', { title: 'Another ferry' })
    expect(refused).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect((await kit.query('projects.list', { status: 'all' })).status).toBe(200)
  })

  test('of the last owner who can log in stays, and so does the owner', async () => {
    const id = await idOf('owner')
    await createStaff(site, [{ name: 'left', role: 'owner' }])
    await staff.mutate('staff.deactivate', { id: await idOf('left') })
    for (const [name, input] of [
      ['staff.changeRole', { id, role: 'editor' }],
      ['staff.deactivate', { id }],
      ['staff.remove', { id }],
    ] as const) {
      expect(await staff.mutate(name, input), name).toMatchObject({ status: 409 })
    }
    expect((await staff.query('staff.list')).status).toBe(200)
  })

  test('goes to somebody else with the ownership', async () => {
    const kit = await as('kit')
    const transferred = await staff.mutate<StaffList>('staff.transferOwnership', {
      id: await idOf('kit'),
    })
    expect(peopleOf(transferred)).toEqual([
      ['kit', 'owner', 'active'],
      ['owner', 'editor', 'active'],
    ])
    expect((await staff.query('staff.list')).status).toBe(403)
    expect((await kit.query('staff.list')).status).toBe(200)
  })

  test('of an owner goes to nobody who cannot log in, and not to the owner again', async () => {
    await staff.mutate('staff.deactivate', { id: await idOf('kit') })
    for (const name of ['kit', 'owner']) {
      const response = await staff.mutate('staff.transferOwnership', { id: await idOf(name) })
      expect(response.code, name).toBe('CONFLICT')
    }
    expect((await staff.mutate('staff.transferOwnership', { id: 4711 })).status).toBe(404)
  })

  test.each([
    ['demote', 'staff.changeRole', { role: 'viewer' }],
    ['deactivate', 'staff.deactivate', {}],
    ['remove', 'staff.remove', {}],
  ] as const)(
    'stays with one of two owners who %s each other at once',
    async (_what, call, change) => {
      for (const round of [1, 2, 3, 4]) {
        const name = `second${round}`
        await createStaff(site, [
          { name, role: 'owner' },
          { name: `first${round}`, role: 'owner' },
        ])
        await site.db.deleteFrom('staff').where('email', '=', owner.email).execute()
        const [one, other] = [await as(name), await as(`first${round}`)]
        const ids = { one: await idOf(name), other: await idOf(`first${round}`) }
        const statuses = await Promise.all([
          one.mutate(call, { ...change, id: ids.other }),
          other.mutate(call, { ...change, id: ids.one }),
        ])
        expect(statuses.map(({ status }) => status).sort()).not.toEqual([200, 200])
        const { rows } = await site.pool.query(
          "select count(*)::int as owners from staff where role = 'owner' and deactivated_at is null",
        )
        expect(rows[0].owners).toBe(1)
        await emptyTables(site.pool, 'staff')
      }
    },
  )
})

describe('a deactivated person', () => {
  const kit = { email: emailOf('kit'), password: 'the-laneway-of-kit' }
  let token: string
  beforeEach(async () => {
    token = await createLogin(site, kit)
    await staff.mutate('staff.deactivate', { id: await idOf('kit') })
  })
  const loginWith = (password: string) => visitor().mutate('auth.login', { ...kit, password })

  test('is logged out at once and cannot log in', async () => {
    const { status } = await callerOf(site, `Bearer ${token}`).query('auth.me')
    expect(status).toBe(401)
    expect((await loginWith(kit.password)).status).toBe(401)
    expect((await site.pool.query('select from staff_sessions')).rowCount).toBe(1)
  })

  test('is told so only with the right password', async () => {
    const messageWith = async (password: string) => {
      const payload = { ...kit, password }
      const response = await site.app.inject({ method: 'POST', url: '/api/auth/login', payload })
      return response.json().message
    }
    expect(await messageWith(kit.password)).toContain('deactivated')
    expect(await messageWith('something else')).not.toContain('deactivated')
  })

  test('can be let in again, without the sessions of before', async () => {
    await staff.mutate('staff.reactivate', { id: await idOf('kit') })
    expect((await loginWith(kit.password)).status).toBe(200)
    const { status } = await callerOf(site, `Bearer ${token}`).query('auth.me')
    expect(status).toBe(401)
  })

  test('can be removed, and what they did stays', async () => {
    const response = await staff.mutate<StaffList>('staff.remove', { id: await idOf('kit') })
    expect(peopleOf(response)).toEqual([['owner', 'owner', 'active']])
  })
})
