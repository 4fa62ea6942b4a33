import { type Connection, connect } from '@agency/db/connect'
import { migrateTo } from '@agency/db/migrate'
import { migrations } from '@agency/db/migrations/all'
import {
  createEmptyDatabase,
  type TestDatabase,
  testServerUrl,
} from '@agency/tools/postgres/test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBreakingChanges, readSchemaShape } from '../support/schema-shape.ts'

/**
 * Capabilities that earlier releases lose through a migration. From 0014 on, a line here is a
 * contraction: it says in which release the last use of what it removes was dropped
 * (docs/decisions/0026).
 */
const CONTRACTIONS: Record<string, Record<string, string>> = {
  // These two are older than the rule: a release from before them has to be stopped first.
  '0006-estimates': {
    'estimates.low_cents has to be given': 'before the rule',
    'estimates.high_cents has to be given': 'before the rule',
    'estimates.valid_until has to be given': 'before the rule',
  },
  '0008-generation-stages': {
    'generations.status is gone': 'before the rule',
    "generations must keep CHECK ((failure = ANY (ARRAY['GENERATION_FAILED'::text, 'UPSTREAM_FAILED'::text, 'TIMEOUT'::text, 'DISK_FULL'::text])))":
      'allows one more than the check it replaces',
    "generations must keep CHECK (((finished_at IS NOT NULL) = (stage = ANY (ARRAY['done'::text, 'failed'::text, 'cancelled'::text]))))":
      'before the rule',
  },
  '0018-proposals': {
    'mails must keep UNIQUE INDEX btree (proposal_event_id, recipient) WHERE (proposal_event_id IS NOT NULL)':
      'of a new column, which the release before leaves empty',
  },
  '0020-forgotten-people': {
    'proposals must keep FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE SET NULL':
      'the same reference; no earlier release deletes a contact',
    'proposal_events must keep FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE SET NULL':
      'the same reference; no earlier release deletes a contact',
  },
  '0056-mcp': {
    "audit_entries must keep CHECK ((means = ANY (ARRAY['screen'::text, 'key'::text, 'mcp'::text, 'system'::text])))":
      'allows one more than the check it replaces',
  },
}

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await createEmptyDatabase(testServerUrl())
  connection = connect({ url: database.url, max: 2, hasTimeLimits: false })
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

test('a migration takes nothing from the previous release that is not listed here', async () => {
  const breakingChanges: Record<string, string[]> = {}
  let before = await readSchemaShape(connection.pool)
  for (const name of Object.keys(migrations)) {
    await migrateTo(connection.db, name)
    const after = await readSchemaShape(connection.pool)
    const changes = findBreakingChanges(before, after)
    if (changes.length > 0) breakingChanges[name] = changes.sort()
    before = after
  }
  const expected = Object.entries(CONTRACTIONS).map(([name, lines]) => [
    name,
    Object.keys(lines).sort(),
  ])
  expect(breakingChanges).toEqual(Object.fromEntries(expected))
})

describe('the comparison detects', () => {
  test.each([
    ['a dropped table', 'drop table people_days', ['people_days is gone']],
    ['a dropped column', 'alter table contacts drop column phone', ['contacts.phone is gone']],
    [
      'a renamed column',
      'alter table contacts rename column phone to telephone',
      ['contacts.phone is gone'],
    ],
    [
      'a changed type',
      'alter table contacts alter column phone type varchar(9)',
      ['contacts.phone has another type'],
    ],
    [
      'a new required column',
      'alter table contacts add column town text; alter table contacts alter column town set not null',
      ['contacts.town has to be given'],
    ],
    [
      'a dropped default',
      'alter table contacts alter column phone drop default',
      ['contacts.phone has to be given'],
    ],
    [
      'a column made not null',
      'alter table contacts alter column next_follow_up set not null',
      ['contacts.next_follow_up may not be null'],
    ],
    [
      'a new constraint on existing columns',
      "alter table contacts add check (name <> '')",
      ["contacts must keep CHECK ((name <> ''::text))"],
    ],
    [
      'a unique index',
      'create unique index on contacts (phone)',
      ['contacts must keep UNIQUE INDEX btree (phone)'],
    ],
    [
      'nothing in a new column',
      "alter table contacts add column town text not null default ''",
      [],
    ],
    ['nothing in a new table', 'create table towns (name text primary key)', []],
    ['nothing in an index', 'create index on contacts (phone)', []],
  ])('%s', async (_, change, expected) => {
    const client = await connection.pool.connect()
    try {
      await client.query('begin')
      const before = await readSchemaShape(client)
      await client.query(change)
      expect(findBreakingChanges(before, await readSchemaShape(client))).toEqual(expected)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})
