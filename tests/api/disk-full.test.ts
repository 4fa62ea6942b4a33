import type { Deps } from '@agency/api/deps'
import { healthRoutes } from '@agency/api/http/health'
import { connect } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import Fastify from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { makePicture, sendForm } from '../support/forms.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const message = { name: 'Mira', email: 'mira@saltbush.example', message: 'Good morning' }

const send = (site: TestApp) =>
  site.app.inject({ method: 'POST', url: '/api/contact', payload: message })

describe('when the database’s disk is full', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await openTestApp()
    await site.pool.query(`
      create function disk_full() returns trigger language plpgsql as $$
      begin raise sqlstate '53100' using message = 'could not extend file'; end $$;
      create trigger disk_full before insert on submissions
        for each row execute function disk_full()`)
  })
  afterAll(() => site.close())

  test('a write returns 507 with the documented body, and /readyz reports it', async () => {
    expect((await site.app.inject('/readyz')).body).toBe('ok')
    const response = await send(site)
    expect(response.statusCode).toBe(507)
    expect(response.json()).toEqual({
      ...{ success: false, code: 'DISK_FULL', requestId: expect.any(String) },
      message: 'There is not enough disk space to store this.',
    })
    expect(response.body).not.toContain('could not extend')
    const readiness = await site.app.inject('/readyz')
    expect([readiness.statusCode, readiness.body]).toEqual([
      200,
      expect.stringContaining('disk full'),
    ])
  })

  test('reads still return 200, and no part of the write remains', async () => {
    for (const url of ['/api/projects', '/api/gallery-concepts', '/livez']) {
      expect([url, (await site.app.inject(url)).statusCode]).toEqual([url, 200])
    }
    expect((await site.pool.query('select from contacts')).rowCount).toBe(0)
  })
})

test('a write to a full file disk returns 507 and leaves no row or file', async () => {
  const site = await openTestApp({
    wrapStorage: (storage) => ({
      ...storage,
      put: async () => {
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      },
    }),
  })
  const { status, body } = await sendForm(
    site.app,
    'POST',
    '/api/projects',
    [
      ['title', 'Lighthouse'],
      ['coverImage', await makePicture('png', { width: 40, height: 30 })],
    ],
    `Bearer ${await createLogin(site)}`,
  )
  const rows = await site.pool.query('select from projects')
  expect([status, body.code, rows.rowCount]).toEqual([507, 'DISK_FULL', 0])
  expect((await site.app.inject('/readyz')).body).toContain('disk full')
  await site.close()
})

test('a disk too full for a new connection is reported without crashing the process', async () => {
  const app = Fastify()
  const refusingPool = {
    connect: async () => {
      throw Object.assign(new Error('could not write init file'), { code: '53100' })
    },
    end: async () => {},
  }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: refusingPool as never }) })
  healthRoutes(app, { db } as Deps)
  const readiness = await app.inject('/readyz')
  expect([readiness.statusCode, readiness.body]).toEqual([
    200,
    expect.stringContaining('disk full'),
  ])
  await app.close()
})

test('the pool keeps connections open in case no new one can be made', async () => {
  const { pool, close } = connect({ url: `${process.env.AGENCY_TEST_SERVER}` })
  expect(pool.options.min).toBe(2)
  await close()
})
