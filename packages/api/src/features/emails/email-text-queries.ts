import type { EmailTextFields } from '@agency/contract/email-text-fields'
import type { EmailTextKey } from '@agency/contract/email-texts'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'

const columns = ['key', 'subject', 'heading', 'opening', 'closing', 'updatedAt'] as const

export const listEmailTextRows = (db: Database) =>
  db.selectFrom('emailTexts').select(columns).execute()

export const findEmailText = (db: Database | Transaction<DB>, key: EmailTextKey) =>
  db.selectFrom('emailTexts').select(columns).where('key', '=', key).executeTakeFirst()

export const saveEmailTextRow = (db: Database, key: EmailTextKey, fields: EmailTextFields) =>
  db
    .insertInto('emailTexts')
    .values({ key, ...fields })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ ...fields, updatedAt: sql`now()` }),
    )
    .execute()

export const deleteEmailTextRow = (db: Database, key: EmailTextKey) =>
  db.deleteFrom('emailTexts').where('key', '=', key).execute()
