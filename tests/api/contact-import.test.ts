import { deleteExpired } from '@agency/api/features/retention/delete-expired-job'
import type { Contact, ContactPage } from '@agency/contract/contact'
import { ADDRESS_IS_A_CONTACT } from '@agency/contract/contact-addresses'
import {
  type ContactImport,
  IMPORT_GONE,
  type ImportOptions,
  type ImportPreview,
  importPaths,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  type UndoneImport,
} from '@agency/contract/contact-import'
import type { PipelineTotals } from '@agency/contract/pipeline'
import type { DB } from '@agency/db/schema'
import { isFullRun } from '@agency/tools/test/test-size'
import type { Insertable } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { waitUntilNoJobs } from '../support/contact-deletion-site.ts'
import { emptyTables } from '../support/empty-tables.ts'
import { callerOf, procedureErrorOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let staff: ReturnType<typeof callerOf>
let bearer: string
beforeAll(async () => {
  site = await openTestApp({ runsScheduledJobs: false })
  bearer = `Bearer ${await createLogin(site)}`
  staff = callerOf(site, bearer)
})
afterAll(() => site.close())
beforeEach(async () => {
  await emptyTables(site.pool, 'contacts', 'contact_imports', 'mails', 'tags')
})

type Content = string | Uint8Array<ArrayBuffer>

async function post(
  path: string,
  content: Content | undefined,
  options?: object | string,
  to = site,
) {
  const form = new FormData()
  const json = typeof options === 'object' ? JSON.stringify(options) : options
  if (json !== undefined) form.set('options', json)
  if (content !== undefined) form.set('file', new Blob([content]), 'contacts.csv')
  const body = new Response(form)
  return to.app.inject({
    ...{ method: 'POST', url: path, payload: Buffer.from(await body.arrayBuffer()) },
    headers: { authorization: bearer, 'content-type': body.headers.get('content-type') ?? '' },
  })
}
const preview = async (content: Content, options: Partial<ImportOptions> = {}) => {
  const response = await post(importPaths.preview, content, options)
  expect(response.statusCode, response.body).toBe(200)
  return response.json() as ImportPreview
}
const countsOf = async (content: Content, options: Partial<ImportOptions> = {}) =>
  (await preview(content, options)).result?.counts
const problemsOf = async (content: Content, options: Partial<ImportOptions> = {}) =>
  (await preview(content, options)).result?.problems.map(
    ({ line, column, reason }) => `${line} ${column}: ${reason}`,
  )
const errorOf = async (content: Content, options: object | string = {}) => {
  const response = await post(importPaths.preview, content, options)
  return `${response.statusCode} ${response.json().message}`
}
const request = (values: object = {}) => ({
  ...{ fileName: 'clients.csv', idempotencyKey: crypto.randomUUID() },
  ...values,
})
const importFile = async (content: Content, values: object = {}) => {
  const response = await post(importPaths.import, content, request(values))
  expect(response.statusCode, response.body).toBe(200)
  return response.json() as ContactImport
}
async function undo(id: number) {
  const { result, code } = await staff.mutate<UndoneImport>('contacts.undoImport', { id })
  const failures = site.logLines.filter(({ err }) => err)
  return result ?? expect.unreachable(`${code}: ${JSON.stringify(failures)}`)
}
const list = async (filter: object = {}) =>
  (await staff.query<ContactPage>('contacts.list', { filter, sort: 'name', direction: 'asc' }))
    .result.rows
const named = async (name: string) => {
  const contact = (await list()).find((each) => each.name === name)
  return contact ?? expect.unreachable(`There is no ${name}.`)
}
const createContact = async (values: Insertable<DB['contacts']>) => {
  const { id } = await site.db
    .insertInto('contacts')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
async function sendMessage(email: string) {
  const response = await site.app.inject({
    ...{ method: 'POST', url: '/api/contact' },
    payload: { name: 'Ana', email, subject: '', message: `From ${email}.` },
  })
  expect(response.statusCode).toBe(200)
}
/** Everything that a contact's row says. */
const readContacts = async () =>
  (
    await site.pool.query(
      "select to_jsonb(contacts) - 'updated_at' as row from contacts order by id",
    )
  ).rows
const countRows = async (table: string) =>
  (await site.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n as number

/** Runs this for each contact that is inserted meanwhile. */
async function withTrigger(statement: string, work: () => Promise<void>) {
  await site.pool.query(`
    create function at_insert() returns trigger language plpgsql as $$
    begin
      ${statement}
      return new;
    end $$;
    create trigger at_insert before insert on contacts for each row execute function at_insert()`)
  try {
    await work()
  } finally {
    await site.pool.query('drop function at_insert cascade')
  }
}

const two = 'Name,Email\nAna Reyes,ana@tidewater.example\nBo Lindqvist,bo@tidewater.example\n'

describe('access', () => {
  test('is for staff only', async () => {
    const form = { 'content-type': 'multipart/form-data; boundary=edge' }
    for (const url of Object.values(importPaths)) {
      const response = await site.app.inject({ method: 'POST', url, headers: form, payload: '' })
      expect([url, response.statusCode]).toEqual([url, 401])
    }
    const visitor = callerOf(site)
    expect((await visitor.query('contacts.imports')).status).toBe(401)
    expect((await visitor.mutate('contacts.undoImport', { id: 1 })).status).toBe(401)
    expect((await visitor.query('contacts.assignees')).status).toBe(401)
  })

  test('is limited in size and rate', async () => {
    const large = `Email\n${'x'.repeat(MAX_IMPORT_BYTES)}`
    expect((await post(importPaths.preview, large)).statusCode).toBe(413)
    const rows = Array.from({ length: MAX_IMPORT_ROWS + 1 }, (_, n) => `${n}@tidewater.example`)
    expect(await errorOf(`Email\n${rows.join('\n')}`)).toBe(
      '400 The file has more than 20,000 rows. Please split it.',
    )
    const strict = await openTestApp({ runsScheduledJobs: false, rateLimitFactor: 0.02 })
    try {
      bearer = `Bearer ${await createLogin(strict)}`
      const statuses: number[] = []
      for (let n = 0; n < 3; n += 1) {
        statuses.push((await post(importPaths.preview, two, {}, strict)).statusCode)
      }
      expect(statuses).toEqual([200, 200, 429])
    } finally {
      await strict.close()
      bearer = `Bearer ${await createLogin(site, { email: 'b@c.example', password: 'laneway-two' })}`
    }
  })
})

describe('reading a file', () => {
  const counts = { rows: 2, added: 2, known: 0, filled: 0, duplicates: 0, faulty: 0 }
  const accented = 'Nom;Email\nZoë Müller;zoe@tidewater.example\nBo;bo@tidewater.example\n'
  const utf16 = (text: string, littleEndian: boolean) => {
    const view = new DataView(new ArrayBuffer(text.length * 2))
    for (let n = 0; n < text.length; n += 1) view.setUint16(n * 2, text.charCodeAt(n), littleEndian)
    return new Uint8Array(view.buffer)
  }
  const encodings: Record<string, Content> = {
    'UTF-8': accented,
    'UTF-8 with a byte order mark': `\ufeff${accented}`,
    'UTF-16': utf16(`\ufeff${accented}`, true),
    'UTF-16, big-endian': utf16(`\ufeff${accented}`, false),
    'UTF-16 without a byte order mark': utf16(accented, true),
    'Windows-1252': Uint8Array.from(accented, (character) => character.charCodeAt(0)),
  }
  test.each(Object.entries(encodings))('in %s', async (_name, content) => {
    const { columns, result } = await preview(content, { columns: ['name', 'email'] })
    expect(columns.map(({ heading }) => heading)).toEqual(['Nom', 'Email'])
    expect(result?.samples[0]).toMatchObject({ name: 'Zoë Müller', email: 'zoe@tidewater.example' })
    expect(result?.counts).toEqual(counts)
  })

  test('delimited by commas, semicolons or tabs, whatever is in the cells', async () => {
    for (const delimiter of [',', ';', '\t']) {
      const rows = [
        ['Company', 'Email'],
        ['"Reyes; Sons, ""and""\tothers"', 'ana@tidewater.example'],
        ['Lindqvist', 'bo@tidewater.example'],
      ]
      const text = rows.map((cells) => cells.join(delimiter)).join('\r\n')
      const { result } = await preview(text)
      expect(result?.counts).toEqual(counts)
      expect(result?.samples[0]?.company).toBe('Reyes; Sons, "and"\tothers')
    }
  })

  test('counts the lines of cells with line breaks', async () => {
    const text =
      'Email,Notes\r\na@b.example,"one\r\ntwo\r\nthree"\r\n\r\nnobody,\r\nc@d.example,\r\n'
    const { result } = await preview(text)
    expect(result?.samples).toMatchObject([
      { line: 2, notes: 'one\ntwo\nthree' },
      { line: 7, email: 'c@d.example' },
    ])
    expect(result?.problems).toMatchObject([{ line: 6, column: 'Email' }])
  })

  test('matches the headings of common programs', async () => {
    const fieldsOf = async (headings: string) =>
      (await preview(`${headings}\n${headings.replaceAll(/[^,]+/g, 'x')}`)).columns.map(
        ({ field }) => field,
      )
    expect(
      await fieldsOf(
        'Record ID,First Name,Last Name,Email,Phone Number,Lead Status,Create Date,Associated Company',
      ),
    ).toEqual([null, 'firstName', 'lastName', 'email', 'phone', 'status', 'created', 'company'])
    expect(
      await fieldsOf(
        'First Name,Last Name,Company,E-mail Address,Mobile Phone,Business Phone,Notes',
      ),
    ).toEqual(['firstName', 'lastName', 'company', 'email', 'phone', null, 'notes'])
    expect(
      await fieldsOf(
        'First Name,Last Name,Organization Name,Labels,E-mail 1 - Value,Phone 1 - Value',
      ),
    ).toEqual(['firstName', 'lastName', 'company', 'tags', 'email', 'phone'])
  })

  test('reads what the site itself exports', async () => {
    await createContact({ name: '=Ana', email: 'ana@tidewater.example', phone: '+61 3 9000 0000' })
    await site.pool.query("update contacts set tags = '{Joiner,VIP}', notes = E'- one\\n- two'")
    const { body } = await site.app.inject({
      url: '/api/contacts/export.csv',
      headers: { authorization: bearer },
    })
    await emptyTables(site.pool, 'contacts')
    await importFile(body)
    expect(await list()).toMatchObject([
      { name: '=Ana', phone: '+61 3 9000 0000', tags: ['Joiner', 'VIP'] },
    ])
  })

  test('rejects what is no such file, and says why', async () => {
    expect(await errorOf('')).toBe('400 The file is empty.')
    expect(await errorOf('Email\n')).toBe('400 The file has headings, but no contacts below them.')
    expect(await errorOf('PK\u0003\u0004\0\0')).toBe(
      '400 This is not a CSV file. Please save the spreadsheet as CSV first.',
    )
    expect(await errorOf('Email,Notes\na@b.example,"one\nb@c.example,two\n')).toMatch(
      /^400 After line \d a quote \("\) is opened and never closed\.$/,
    )
    expect(await errorOf('a,'.repeat(101))).toMatch(/^400 The file has headings, but/)
    expect(await errorOf(`${'a,'.repeat(101)}\n1`)).toBe('400 The file has more than 100 columns.')
    expect(await errorOf(two, '{')).toBe('400 The options are not valid JSON.')
    for (const fileName of ['', 'a\0.csv', 'a\nb.csv', 'x'.repeat(256)]) {
      const response = await post(importPaths.import, two, request({ fileName }))
      expect([fileName, response.statusCode]).toEqual([fileName, 400])
    }
    expect((await post(importPaths.preview, undefined, {})).json().message).toBe(
      'Please choose a file first.',
    )
    expect(await errorOf(two, { columns: ['email'] })).toBe(
      '400 The columns belong to another file. Please choose the file again.',
    )
  })

  test('needs the column of addresses, and no field twice', async () => {
    const { columns, result } = await preview('Who,Where\nAna,ana@tidewater.example\n')
    expect(result).toBeNull()
    expect(columns).toEqual([
      { heading: 'Who', field: null, examples: ['Ana'] },
      { heading: 'Where', field: null, examples: ['ana@tidewater.example'] },
    ])
    for (const options of [{}, { columns: ['email', 'email'] }, { columns: ['name', null] }]) {
      const file = 'Who,Where\nAna,ana@tidewater.example\n'
      expect((await post(importPaths.import, file, request(options))).statusCode).toBe(400)
      expect((await post(importPaths.problems, file, options)).statusCode).toBe(400)
    }
    expect(await list()).toEqual([])
  })
})

describe('the rows of a file', () => {
  test('become contacts with all their fields', async () => {
    await importFile(
      [
        'First,Last,Email,Phone,Company,Lifecycle Stage,Source,Tags,Notes,Created',
        'Ana,Reyes,Ana@Tidewater.example,0400 000 000,Reyes & Sons,Opportunity,Trade show,"VIP; vip, Joiner","a\nb",3/4/2024',
        ',,bo@tidewater.example,,,Won,,,,2024-05-06 10:00',
      ].join('\n'),
    )
    expect(await list()).toMatchObject([
      {
        ...{ name: 'Ana Reyes', email: 'Ana@Tidewater.example', phone: '0400 000 000' },
        ...{ company: 'Reyes & Sons', contactStatus: 'Responded', stage: 'talking' },
        ...{ channel: 'import', source: 'Trade show', tags: ['Joiner', 'VIP'], notes: 'a\nb' },
        ...{ firstSeen: '2024-04-02T13:00:00.000Z', totalSubmissions: 0, waitingSince: null },
      },
      {
        ...{ name: 'bo@tidewater.example', stage: 'won', source: '' },
        ...{ firstSeen: '2024-05-05T14:00:00.000Z', movedAt: '2024-05-05T14:00:00.000Z' },
      },
    ])
  })

  test('are named with their line and every fault', async () => {
    const long = 'x'.repeat(121)
    const file = [
      'Email,Name,Company,Status,Created,Tags',
      ',Ana,,,,',
      'ana@,Ana,,,,',
      `${'a'.repeat(250)}@b.example,,,,,`,
      'a\u0007@b.example,,,,,',
      `b@b.example,,${long},,,`,
      'c@b.example,"Ana\nReyes",,,,',
      'd@b.example,,,Platinum,,',
      'e@b.example,,,,31/2/2024,',
      'f@b.example,,,,1/1/2999,',
      `g@b.example,,,,,${Array.from({ length: 21 }, (_, n) => `t${n}`).join(';')}`,
      'h@b.example,,,,,,,surplus',
      `nobody,,${long},Platinum,,`,
      'ok@b.example,,,,,',
      'OK@b.example,,,,,',
    ].join('\n')
    expect(await problemsOf(file)).toEqual([
      '2 Email: The email address is missing.',
      '3 Email: “ana@” is not a valid email address.',
      '4 Email: The email address has more than 254 characters.',
      '5 Email: This contains control characters, or some that cannot be read.',
      '6 Company: Please keep this to 120 characters.',
      '7 Name: Please keep this to one line.',
      '9 Status: The status “Platinum” is not known.',
      '10 Created: “31/2/2024” is not a date.',
      '11 Created: This date is in the future, or before 1970.',
      '12 Tags: Please keep this to 20 tags.',
      '13 : This row has 8 cells, and there are 6 headings.',
      '14 Email: “nobody” is not a valid email address.',
      '14 Status: The status “Platinum” is not known.',
      '14 Company: Please keep this to 120 characters.',
      '16 : This is the same contact as on line 15.',
    ])
    expect(await countsOf(file)).toEqual({
      ...{ rows: 14, added: 1, known: 0, filled: 0, duplicates: 1, faulty: 12 },
    })
    const imported = await importFile(file)
    expect(imported.counts).toMatchObject({ added: 1, duplicates: 1, faulty: 12 })
    expect((await list()).map(({ email }) => email)).toEqual(['ok@b.example'])
  })

  test('with problems are listed in a spreadsheet that calculates nothing', async () => {
    const file = 'Email,Name\n=1+1,"=HYPERLINK(1)"\nok@b.example,\nok@b.example,=2\n'
    const response = await post(importPaths.problems, file)
    expect(response.headers).toMatchObject({
      ...{ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' },
    })
    expect(response.body).toBe(
      [
        '\ufeff"Line","Problem","Email","Name"',
        `"2","Email: “=1+1” is not a valid email address.","'=1+1","'=HYPERLINK(1)"`,
        `"4","This is the same contact as on line 3.","ok@b.example","'=2"`,
        '',
      ].join('\r\n'),
    )
  })

  test('are dated with the day or the month first', async () => {
    const file = 'Email,Created\na@b.example,3/4/2024\nb@b.example,12/25/2024\n'
    expect(await problemsOf(file)).toEqual(['3 Created: “12/25/2024” is not a date.'])
    const { result } = await preview(file, { dayFirst: false })
    expect(result?.samples.map(({ created }) => created)).toEqual(['2024-03-04', '2024-12-25'])
  })

  test('have a limited number of tags', async () => {
    const rows = Array.from({ length: 501 }, (_, n) => `${n}@b.example,note ${n}`)
    expect(await errorOf(`Email,Tags\n${rows.join('\n')}`)).toMatch(
      /^400 The column of tags has more than 500 different ones/,
    )
  })
})

describe('contacts that exist already', () => {
  const file = [
    'Email,Name,Phone,Company,Notes,Tags,Status',
    'ANA@tidewater.example,Another,0400,Reyes,Met in May,VIP,Won',
    'home@tidewater.example,,0499,Third,,,',
    'ana2@tidewater.example,,,,,,',
    'new@tidewater.example,,,,,,',
  ].join('\n')
  let id: number
  beforeEach(async () => {
    id = await createContact({ name: 'Ana', email: 'ana@tidewater.example', company: 'Tidewater' })
    await staff.mutate('contacts.addAddress', { contactId: id, email: 'home@tidewater.example' })
    await createContact({ name: 'Ana 2', email: 'ana2@tidewater.example' })
  })

  test('are found by any of their addresses, and left as they are', async () => {
    expect(await countsOf(file)).toEqual({
      ...{ rows: 4, added: 1, known: 2, filled: 0, duplicates: 1, faulty: 0 },
    })
    const before = await readContacts()
    const { counts } = await importFile(file)
    expect(counts).toMatchObject({ added: 1, known: 2, filled: 0, duplicates: 1 })
    expect((await readContacts()).slice(0, before.length)).toEqual(before)
  })

  test('get only what they lack', async () => {
    expect(await countsOf(file, { known: 'fill' })).toMatchObject({ known: 2, filled: 1 })
    const { counts } = await importFile(file, { known: 'fill' })
    expect(counts).toMatchObject({ added: 1, known: 2, filled: 1 })
    expect((await staff.query<Contact>('contacts.get', { id })).result).toMatchObject({
      ...{ name: 'Ana', company: 'Tidewater', phone: '0400', notes: 'Met in May', tags: ['VIP'] },
      ...{ contactStatus: 'New', channel: 'unknown' },
    })
  })

  test('are the contacts of what they send, under an imported address too', async () => {
    await importFile(file)
    await sendMessage('new@tidewater.example')
    const { channel, totalSubmissions } = await named('new@tidewater.example')
    expect([channel, totalSubmissions]).toEqual(['import', 1])
    expect(await countRows('contacts')).toBe(3)
  })
})

describe('an import', () => {
  test('is done once, however often it is sent', async () => {
    const body = request()
    const [first, second] = await Promise.all([
      post(importPaths.import, two, body),
      post(importPaths.import, two, body),
    ])
    expect(first.json()).toEqual(second.json())
    expect(first.json().counts).toMatchObject({ added: 2, known: 0 })
    expect((await staff.query<ContactImport[]>('contacts.imports')).result).toEqual([first.json()])
  })

  test('of the same file twice at once adds nobody twice', async () => {
    const imports = await Promise.all([importFile(two), importFile(two)])
    expect(imports.map(({ counts }) => counts.added).sort()).toEqual([0, 2])
    expect(await list()).toHaveLength(2)
  })

  test('never makes an address belong to two contacts', async () => {
    const id = await createContact({ name: 'Kim', email: 'kim@tidewater.example' })
    await withTrigger("if new.email like 'slow%' then perform pg_sleep(.7); end if;", async () => {
      const importing = importFile('Email\nhome@tidewater.example\nslow@tidewater.example\n')
      await expect
        .poll(() =>
          countRows("pg_stat_activity where query ~ '^\\s*with added' and state = 'active'"),
        )
        .toBeGreaterThan(0)
      const address = { contactId: id, email: 'home@tidewater.example' }
      expect(await procedureErrorOf(site, 'contacts.addAddress', address, bearer)).toMatchObject({
        ...{ status: 409, message: ADDRESS_IS_A_CONTACT },
      })
      expect((await importing).counts.added).toBe(2)
    })
  })

  test('makes no visitor wait, except for the address that it imports', async () => {
    const client = await site.pool.connect()
    try {
      await client.query('begin; lock table contact_emails in share row exclusive mode')
      await sendMessage('visitor@tidewater.example')
    } finally {
      await client.query('rollback')
      client.release()
    }
    expect(await list()).toHaveLength(1)
  })

  test('sends nobody an email, and counts nobody as a lead or a notification', async () => {
    const read = async () => ({
      mails: await countRows('mails'),
      notifications: await countRows('notifications'),
      jobs: await countRows('graphile_worker._private_jobs'),
      submissions: await countRows('submissions'),
      analytics: (await staff.query('analytics.report', { period: 'month' })).result,
    })
    await waitUntilNoJobs(site)
    const before = await read()
    expect(before.analytics).toHaveProperty('figures')
    await importFile(two)
    expect(await read()).toEqual(before)
  })

  test('that fails half-way leaves nothing behind', async () => {
    const fault = "if new.email = 'p1999@tidewater.example' then raise exception 'a fault'; end if;"
    await withTrigger(fault, async () => {
      const rows = Array.from({ length: 2_000 }, (_, n) => `p${n}@tidewater.example,VIP`)
      const file = `Email,Tags\n${rows.join('\n')}`
      expect((await post(importPaths.import, file, request())).statusCode).toBe(500)
    })
    for (const table of ['contacts', 'contact_imports', 'contact_import_rows', 'tags']) {
      expect([table, await countRows(table)]).toEqual([table, 0])
    }
  })
})

describe('undoing an import', () => {
  test('takes everything back', async () => {
    await createContact({ name: 'Ana', email: 'ana@tidewater.example', company: 'Tidewater' })
    const before = await readContacts()
    const file = `Email,Phone,Notes,Tags\nana@tidewater.example,0400,Hello,VIP\nbo@tidewater.example,,,New\n`
    const { id } = await importFile(file, { known: 'fill' })
    expect(await undo(id)).toEqual({ removed: 1, reset: 1, keptCount: 0, kept: [] })
    expect(await readContacts()).toEqual(before)
    expect(await countRows('tags')).toBe(0)
    expect((await staff.query('contacts.imports')).result).toEqual([])
    expect(await procedureErrorOf(site, 'contacts.undoImport', { id }, bearer)).toMatchObject({
      ...{ status: 404, message: IMPORT_GONE },
    })
  })

  test('keeps and names who was changed, wrote, or was written to', async () => {
    await createContact({ name: 'Known', email: 'known@b.example' })
    const names = ['noted', 'tagged', 'wrote', 'merged', 'addressed', 'again', 'untouched']
    const file = `Email,Name,Phone\n${names.map((name) => `${name}@b.example,${name},`).join('\n')}\nknown@b.example,,0400\n`
    const { id } = await importFile(file, { known: 'fill' })
    const ids = Object.fromEntries((await list()).map((contact) => [contact.name, contact]))
    const change = (name: string, values: object) =>
      staff.mutate('contacts.update', { id: ids[name]?.id, change: values })
    await change('noted', { notes: 'Called.', updatedAt: ids.noted?.updatedAt })
    await change('tagged', { tags: ['VIP'] })
    await sendMessage('wrote@b.example')
    await change('Known', { phone: '0499' })
    await staff.mutate('contacts.addAddress', {
      ...{ contactId: ids.addressed?.id, email: 'other@b.example' },
    })
    const other = await createContact({ name: 'Other', email: 'o@b.example' })
    const { result: otherContact } = await staff.query<Contact>('contacts.get', { id: other })
    await staff.mutate('contacts.merge', {
      ...{ keptId: ids.merged?.id, keptUpdatedAt: ids.merged?.updatedAt },
      ...{ mergedId: other, mergedUpdatedAt: otherContact.updatedAt },
    })
    await importFile('Email,Phone\nagain@b.example,0411\n', { known: 'fill' })
    const undone = await undo(id)
    expect(undone).toMatchObject({ removed: 1, reset: 0, keptCount: 7 })
    expect(undone?.kept.map(({ name }) => name).sort()).toEqual([
      ...['Known', 'addressed', 'again', 'merged', 'noted', 'tagged', 'wrote'],
    ])
    expect((await list()).map(({ name }) => name)).not.toContain('untouched')
    expect((await named('Known')).phone).toBe('0499')
  })

  test('is possible for a day; then the record is deleted, and the contacts stay', async () => {
    const { id } = await importFile(two)
    await site.pool.query("update contact_imports set created_at = now() - interval '25 hours'")
    expect((await staff.query('contacts.imports')).result).toEqual([])
    expect((await procedureErrorOf(site, 'contacts.undoImport', { id }, bearer)).status).toBe(404)
    await deleteExpired(site.deps)
    expect(await countRows('contact_imports')).toBe(0)
    expect(await list()).toHaveLength(2)
  })
})

describe('a large file of contacts', () => {
  const rowCount = isFullRun ? MAX_IMPORT_ROWS : 2_000

  /** What is wrong with every so many rows. */
  const faults: [every: number, spoil: (row: string[]) => string[], reason: string][] = [
    [17, (row) => ['', ...row.slice(1)], 'Email: The email address is missing.'],
    [83, (row) => ['nobody', ...row.slice(1)], 'Email: “nobody” is not a valid email address.'],
    [
      211,
      ([email = '', name, ...row]) => [email, `${name}\u0007`, ...row],
      'Full name: This contains control characters, or some that cannot be read.',
    ],
    [
      397,
      (row) => [...row.slice(0, 4), 'Gold', ...row.slice(5)],
      'Status: The status “Gold” is not known.',
    ],
    [499, (row) => [...row.slice(0, 6), '30/2/2024'], 'Created: “30/2/2024” is not a date.'],
  ]
  const people = ['Chloë Nguyen', 'Søren O’Neill', '李 明', 'Aroha Te Rangi', 'J. "JJ" Smith, Jr.']
  const statuses = ['New', 'contacted', 'Customer', '']
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

  function makeFile() {
    const lines = ['Email,Full name,Phone,Company,Status,Notes,Created']
    const expected: string[] = []
    let line = 2
    for (let n = 1; n <= rowCount; n += 1) {
      const note = n % 7 === 0 ? `Met in ${2000 + (n % 25)}.\nCall again, "soon".` : ''
      const row = [
        ...[`person.${n}@client${n % 900}.example`, `${people[n % people.length]} ${n}`],
        ...[`+61 4${String(n).padStart(8, '0')}`, `Company ${n % 900} Pty Ltd`],
        ...[statuses[n % 4] ?? '', note, `${1 + (n % 28)}/${1 + (n % 12)}/2023`],
      ]
      const [, spoil, reason] = faults.find(([every]) => n % every === 0) ?? []
      lines.push((spoil?.(row) ?? row).map(cell).join(','))
      if (reason) expected.push(`${line} ${reason}`)
      line += note === '' ? 1 : 2
    }
    return { text: lines.join('\r\n'), expected }
  }

  test('are imported with each fault named, filled in, and taken back', async () => {
    const { text, expected } = makeFile()
    const count = rowCount - expected.length
    expect(Buffer.byteLength(text)).toBeLessThan(MAX_IMPORT_BYTES)
    const { body } = await post(importPaths.problems, text)
    const named = [...body.matchAll(/^"(\d+)","([^"]+)"/gm)].map(
      ([, line, why]) => `${line} ${why}`,
    )
    expect(named).toEqual(expected)
    const imported = await importFile(text)
    expect(imported.counts).toMatchObject({
      ...{ rows: rowCount, added: count, duplicates: 0, faulty: expected.length },
    })
    expect(await countRows('contacts')).toBe(count)
    const { result } = await staff.query<PipelineTotals>('pipeline.totals')
    expect(result.stages.reduce((sum, { contacts }) => sum + contacts, 0)).toBe(count)
    expect(await undo(imported.id)).toMatchObject({ removed: count, keptCount: 0 })
    expect(await countRows('contacts')).toBe(0)

    await importFile(text, { columns: ['email', ...Array(6).fill(null)] })
    const known = await countRows('contacts')
    const before = await readContacts()
    const filling = await importFile(text, { known: 'fill' })
    expect(filling.counts).toMatchObject({ added: 0, known: count, filled: count })
    expect(await undo(filling.id)).toMatchObject({ removed: 0, reset: count, keptCount: 0 })
    expect(known).toBeGreaterThan(count)
    expect(await readContacts()).toEqual(before)
  })
})
