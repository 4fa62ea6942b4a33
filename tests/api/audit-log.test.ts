import { deleteExpiredAuditEntries } from '@agency/api/features/audit/audit-service'
import { createAccount } from '@agency/api/features/auth/account-service'
import { deleteExpired } from '@agency/api/features/retention/delete-expired-job'
import { initialSettings } from '@agency/api/features/settings/initial-settings'
import type { AuditPage } from '@agency/contract/audit-log'
import type { StoredSettings } from '@agency/contract/settings'
import { runAs } from '@agency/db/actor'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLogin, owner } from '../support/accounts.ts'
import { callerOf } from '../support/procedures.ts'
import { createStaff, emailOf, tokenOf } from '../support/roles.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const DAY_MS = 86_400_000
let site: TestApp
let token: string
let staff: ReturnType<typeof callerOf>
beforeAll(async () => {
  site = await openTestApp({ runsScheduledJobs: false })
  token = await createLogin(site)
  staff = callerOf(site, `Bearer ${token}`)
})
afterAll(() => site.close())

/** As a superuser could: the tests start with an empty log. */
const emptyLog = () =>
  site.pool.query(`
    alter table audit_entries disable trigger user;
    delete from audit_entries;
    alter table audit_entries enable trigger user`)
beforeEach(emptyLog)

const entries = async (filter: object = {}) => {
  const { result } = await staff.query<AuditPage>('audit.list', { filter })
  return result.rows
}
const latest = async () => (await entries())[0]
const changesOf = (entry: AuditPage['rows'][number] | undefined) =>
  Object.fromEntries(
    (entry?.changes ?? []).map(({ field, values }) => [
      field,
      values && [values.before, values.after],
    ]),
  )
const addContact = async (name: string) => {
  const { id } = await site.db
    .insertInto('contacts')
    .values({ name, email: `${name.toLowerCase()}@lantern.example` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('a change', () => {
  test('has its person, address and means, and its values before and after', async () => {
    const { result } = await staff.mutate<{ id: number }>('projects.create', { title: 'A ferry' })
    await staff.mutate('projects.update', {
      ...{ id: result.id, change: { title: 'Two ferries', active: false } },
    })
    const entry = await latest()
    expect(entry).toMatchObject({
      ...{ person: owner.email, address: '127.0.0.1', means: 'screen', keyName: '' },
      ...{ kind: 'project', action: 'changed', subject: 'Two ferries' },
      subjectId: String(result.id),
    })
    expect(changesOf(entry)).toEqual({
      title: ['A ferry', 'Two ferries'],
      active: ['yes', 'no'],
    })
    expect(Math.abs(Date.parse(entry?.createdAt ?? '') - Date.now())).toBeLessThan(60_000)
  })

  test('over REST is recorded as well, and a deletion with what was deleted', async () => {
    const headers = { authorization: `Bearer ${token}` }
    const created = await site.app.inject({
      ...{ method: 'POST', url: '/api/projects', headers, payload: { title: 'A lighthouse' } },
    })
    const { id } = created.json().data
    expect(await latest()).toMatchObject({ action: 'created', person: owner.email })
    await site.app.inject({ method: 'DELETE', url: `/api/projects/${id}`, headers })
    const entry = await latest()
    expect(entry).toMatchObject({ kind: 'project', action: 'deleted', address: '127.0.0.1' })
    expect(changesOf(entry).title).toEqual(['A lighthouse', ''])
  })

  test('of the settings names the setting', async () => {
    const { result } = await staff.query<StoredSettings>('settings.get')
    const { updatedAt, agency } = result
    const change = { agency: { ...agency, phone: '+61 3 5550 0199' } }
    await staff.mutate('settings.update', { change, updatedAt })
    // The first change stores the other settings as well.
    const again = await staff.query<StoredSettings>('settings.get')
    await staff.mutate('settings.update', {
      change: { agency: { ...agency, phone: '+61 3 5550 0200' } },
      updatedAt: again.result.updatedAt,
    })
    expect(changesOf(await latest())).toEqual({
      'agency: phone': ['+61 3 5550 0199', '+61 3 5550 0200'],
    })
  })

  test('of a role is recorded for the owner who made it', async () => {
    await createStaff(site, [{ name: 'kit', role: 'editor' }])
    const { id } = await site.db
      .selectFrom('staff')
      .select('id')
      .where('email', '=', emailOf('kit'))
      .executeTakeFirstOrThrow()
    await staff.mutate('staff.changeRole', { id, role: 'viewer' })
    const [entry] = await entries({ kind: 'person' })
    expect(entry).toMatchObject({ person: owner.email, subject: emailOf('kit') })
    expect(changesOf(entry)).toEqual({ role: ['editor', 'viewer'] })
  })

  test('by a command on the server is the system’s', async () => {
    await createAccount(site.deps, { email: 'cli@emberlane.example', password: 'from-the-server' })
    const entry = await latest()
    expect(entry).toMatchObject({
      ...{ means: 'system', person: '', address: '', kind: 'person', action: 'created' },
    })
    expect(changesOf(entry)).toEqual({
      email: ['', 'cli@emberlane.example'],
      role: ['', 'owner'],
    })
  })

  test('that is rolled back leaves no entry', async () => {
    const actor = { means: 'screen', staffId: 1, email: owner.email, address: '' } as const
    const failing = runAs(actor, () =>
      site.db.transaction().execute(async (trx) => {
        await trx
          .insertInto('projects')
          .values({ title: 'Never', publishedDate: '2026-01-01' })
          .execute()
        throw new Error('Stop.')
      }),
    )
    await expect(failing).rejects.toThrow('Stop.')
    expect(await entries()).toEqual([])
  })

  test('by a visitor is not in it, nor is a change of nothing', async () => {
    await site.app.inject({
      ...{ method: 'POST', url: '/api/contact' },
      payload: { name: 'Odile', email: 'odile@lantern.example', message: 'Hello.' },
    })
    const { result } = await staff.mutate<{ id: number }>('projects.create', { title: 'A pier' })
    await emptyLog()
    await staff.mutate('projects.update', { id: result.id, change: { title: 'A pier' } })
    expect(await entries()).toEqual([])
  })

  test('of many rows at once is one entry', async () => {
    const ids: number[] = []
    for (let n = 0; n < 21; n += 1) ids.push(await addContact(`Many${n}`))
    await staff.mutate('contacts.changeSelected', {
      ...{ selection: { ids }, change: { type: 'status', status: 'Cold' } },
    })
    const rows = await entries({ kind: 'contact' })
    expect(rows.map(({ action, subject }) => [action, subject])).toContainEqual([
      'changed',
      '21 at once',
    ])
    expect(rows.length).toBeLessThan(5)
  })
})

describe('what must not be in it', () => {
  test('a person’s name, address and notes, who may ask to be forgotten', async () => {
    const id = await addContact('Thessaly')
    const { result } = await staff.query<{ updatedAt: string }>('contacts.get', { id })
    const { updatedAt } = result
    const { status } = await staff.mutate('contacts.update', {
      ...{ id, change: { contactStatus: 'Contacted', notes: 'Called from Geelong.', updatedAt } },
    })
    expect(status).toBe(200)
    const rows = await entries({ kind: 'contact' })
    expect(rows.some((row) => row.subjectId === String(id))).toBe(true)
    const changes = Object.assign({}, ...rows.map(changesOf))
    expect(changes.status).toEqual(['New', 'Contacted'])
    expect(changes.notes).toBeNull()
    const text = JSON.stringify(rows)
    for (const personal of ['Thessaly', 'thessaly', 'Geelong']) expect(text).not.toContain(personal)
  })

  test('passwords, their hashes, tokens and links', async () => {
    const password = 'a-laneway-in-the-log'
    const colleague = { email: 'noor@emberlane.example', password: 'another-laneway-in-it' }
    const colleagueToken = await createLogin(site, colleague)
    const caller = callerOf(site, `Bearer ${colleagueToken}`)
    const { result } = await caller.mutate<{ token: string }>('auth.changePassword', {
      ...{ currentPassword: colleague.password, newPassword: password },
    })
    const sent = await staff.mutate<{ link: string }>('staff.invite', {
      ...{ email: 'mira@saltbush.example', role: 'viewer' },
    })
    const secrets = await site.pool.query<{ secret: string }>(`
      select password_hash as secret from staff
      union select encode(token_hash, 'hex') from invitations
      union select encode(token_hash, 'base64') from invitations
      union select nonce::text from invitations`)
    const { rows } = await site.pool.query(
      'select row_to_json(e)::text as row from audit_entries e',
    )
    const text = rows.map(({ row }) => row).join('\n')
    expect(text).toContain('changed the password')
    expect(text).toContain('mira@saltbush.example')
    for (const secret of [
      ...secrets.rows.map((row) => row.secret),
      ...[password, colleague.password, colleagueToken, result.token],
      sent.result.link.split('=')[1] ?? '',
    ]) {
      expect(text).not.toContain(secret)
    }
  })
})

describe('the log', () => {
  test('records logins, logouts and exports', async () => {
    const visitor = await createLogin(site, {
      email: 'in@emberlane.example',
      password: 'in-and-out-again',
    })
    await callerOf(site, `Bearer ${visitor}`).mutate('auth.logout')
    await site.app.inject({
      ...{ url: '/api/contacts/export.csv', headers: { authorization: `Bearer ${token}` } },
    })
    const actions = (await entries()).map(({ person, action }) => [person, action])
    expect(actions).toContainEqual(['in@emberlane.example', 'logged in'])
    expect(actions).toContainEqual(['in@emberlane.example', 'logged out everywhere'])
    expect(actions).toContainEqual([owner.email, 'exported'])
  })

  test.each([
    ['update', "update audit_entries set staff_email = 'somebody'"],
    ['delete', 'delete from audit_entries'],
    ['truncate', 'truncate audit_entries'],
    [
      'delete of a recent entry as the clean-up',
      "begin; set local agency.audit_clean_up = 'on'; delete from audit_entries; commit",
    ],
  ])('allows no %s', async (_label, statement) => {
    await staff.mutate('projects.create', { title: `Kept ${statement.length}` })
    const client = await site.pool.connect()
    await expect(client.query(statement)).rejects.toThrow('append-only')
    await client.query('rollback')
    client.release()
    expect(await entries()).toHaveLength(1)
  })

  test('is filtered by person, kind and time', async () => {
    await createStaff(site, [{ name: 'ada', role: 'editor' }])
    const ada = callerOf(site, `Bearer ${await tokenOf(site, 'ada')}`)
    await ada.mutate('projects.create', { title: 'By Ada' })
    await staff.mutate('projects.create', { title: 'By the owner' })
    await staff.mutate('staff.invite', { email: 'zoe@saltbush.example', role: 'viewer' })
    await site.pool.query(`
      insert into audit_entries (created_at, means, kind, action, subject)
      values (now() - interval '20 days', 'system', 'project', 'changed', 'Long ago')`)
    const subjects = async (filter: object) => (await entries(filter)).map(({ subject }) => subject)
    expect(await subjects({ person: emailOf('ada') })).toEqual(['By Ada'])
    expect(await subjects({ kind: 'invitation' })).toEqual(['zoe@saltbush.example'])
    expect(await subjects({ kind: 'project', period: 'week' })).toEqual(['By the owner', 'By Ada'])
    expect(await subjects({ kind: 'project' })).toContain('Long ago')
    const { result } = await staff.query<string[]>('audit.people')
    expect(result).toEqual([emailOf('ada'), owner.email])
  })

  test('is read in pages and exported as CSV with the same filter', async () => {
    for (let n = 1; n <= 27; n += 1) {
      await staff.mutate('projects.create', { title: `=Project ${n}` })
    }
    const first = (await staff.query<AuditPage>('audit.list', {})).result
    const second = (await staff.query<AuditPage>('audit.list', { after: first.next })).result
    const subjects = [...first.rows, ...second.rows].map(({ subject }) => subject)
    expect(subjects).toEqual(Array.from({ length: 27 }, (_, n) => `=Project ${27 - n}`))
    const response = await site.app.inject({
      url: '/api/audit-log/export.csv?kind=project',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = response.body.trim().split('\r\n')
    expect(lines).toHaveLength(28)
    expect(lines[1]).toContain(`"${owner.email}","screen","127.0.0.1","project"`)
    // What a spreadsheet would evaluate is text.
    expect(lines[1]).toContain(`"'=Project 27","created"`)
  })

  test('is kept for the time in the settings', async () => {
    const insert = (days: number) =>
      site.pool.query(
        `insert into audit_entries (created_at, means, kind, action, subject)
         values (now() - $1 * interval '1 day', 'system', 'project', 'changed', $2)`,
        [days, `${days} days`],
      )
    for (const days of [29, 100, 729, 731]) await insert(days)
    const subjects = async () => (await entries()).map(({ subject }) => subject)
    expect(initialSettings.retention.auditDays).toBe(730)
    await deleteExpired(site.deps)
    expect(await subjects()).toEqual(['29 days', '100 days', '729 days'])
    await deleteExpiredAuditEntries(site.db, new Date(Date.now() + DAY_MS))
    expect(await subjects()).toEqual(['29 days'])
  })
})
