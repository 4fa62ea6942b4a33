import { connect } from '@agency/db/connect'
import { migrate } from '@agency/db/migrate'
import { migrations } from '@agency/db/migrations/all'
import { testServerUrl } from '@agency/tools/postgres/test-database'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { expect, test } from 'vitest'

const NAME = `test_upgrade_${process.pid}`

async function runOnServer(sql: string) {
  const client = new pg.Client({ connectionString: testServerUrl() })
  await client.connect()
  await client.query(sql)
  await client.end()
}

test('an upgrade keeps contacts, generations, estimates and settings', async () => {
  await runOnServer(`create database ${NAME}`)
  const url = new URL(testServerUrl())
  url.pathname = `/${NAME}`
  const { db, pool, close } = connect({ url: url.href })
  try {
    const before = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    await before.migrateTo('0003-site-events')
    await pool.query(`
      insert into contacts (email, name, first_seen, last_activity)
      select n || '@tidewater.example', 'Ana', '2026-01-01', '2026-02-01' from generate_series(1, 2) as n`)
    await pool.query(`
      insert into submissions (contact_id, kind, payload, request_id)
      select 1, kind, '{"industry": " Retail "}', 'test'
      from unnest(array['message', 'concept', 'concept', 'quote']) as kind`)
    await pool.query(`insert into settings (agency, rate_card) values ('{}', '{}')`)
    await pool.query(`
      insert into estimates (reference, submission_id, estimate, total_cents, pdf_url, created_at)
      values ('WE-1', 1, '{"low": 90, "high": 120}', 100, '/a.pdf', '2026-09-20T20:00:00Z'),
        ('WE-2', 2, '{}', 100, '/b.pdf', '2026-09-20T13:00:00Z')`)
    await pool.query(`
      insert into generations (id, submission_id, brief, seed, file_token, status, finished_at)
      select gen_random_uuid(), row_number() over (), '{}', 1, 'x', status, finished_at
      from (values ('done', now()), ('failed', now()), ('running', null), ('queued', null))
        as earlier (status, finished_at)`)
    await migrate(db)
    const generations = await pool.query(`
      select stage, finished_at is not null as is_over from generations order by submission_id`)
    expect(generations.rows).toEqual([
      { stage: 'done', is_over: true },
      { stage: 'failed', is_over: true },
      { stage: 'queued', is_over: false },
      { stage: 'queued', is_over: false },
    ])
    const { rows } = await pool.query(`
      select message_count, concept_count, quote_count, submission_count, last_activity::date::text
      from contacts order by id`)
    expect(rows).toEqual([
      {
        ...{ message_count: 1, concept_count: 2, quote_count: 1, submission_count: 4 },
        last_activity: '2026-02-01',
      },
      {
        ...{ message_count: 0, concept_count: 0, quote_count: 0, submission_count: 0 },
        last_activity: '2026-02-01',
      },
    ])
    const industries = await pool.query('select distinct industry from submissions')
    expect(industries.rows).toEqual([{ industry: 'Retail' }])
    const estimates = await pool.query(`
      select low_cents, high_cents, valid_until::text from estimates order by id`)
    expect(estimates.rows).toEqual([
      { low_cents: 90, high_cents: 120, valid_until: '2026-10-21' },
      { low_cents: 100, high_cents: 100, valid_until: '2026-10-20' },
    ])
    const cards = await pool.query('select version, rate_card from rate_card_versions')
    expect(cards.rows).toEqual([{ version: 1, rate_card: {} }])
    const settings = await pool.query('select retention, font from settings')
    expect(settings.rows).toEqual([
      {
        retention: { styleResultDays: 30, shareLinkDays: 90, eventDays: 400 },
        font: { provider: 'own' },
      },
    ])
  } finally {
    await close()
    await runOnServer(`drop database if exists ${NAME} with (force)`)
  }
})
