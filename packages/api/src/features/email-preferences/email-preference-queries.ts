import type {
  EmailPreferenceName,
  EmailPreferences,
  EmailPreferencesChange,
} from '@agency/contract/email-preferences'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'

const columns = ['weeklySummary', 'monthlySummary', 'leadAlerts', 'failureAlerts'] as const

export const findEmailPreferences = (db: Database, staffId: number): Promise<EmailPreferences> =>
  db.selectFrom('staff').select(columns).where('id', '=', staffId).executeTakeFirstOrThrow()

export const changeEmailPreferences = (
  db: Database,
  staffId: number,
  change: EmailPreferencesChange,
): Promise<EmailPreferences> =>
  db
    .updateTable('staff')
    .set(change)
    .where('id', '=', staffId)
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Everybody who can log in and chose to be sent this, in alphabetical order. */
export const listRecipients = (trx: Transaction<DB>, preference: EmailPreferenceName) =>
  trx
    .selectFrom('staff')
    .select(['id', 'email', 'createdAt'])
    .where(preference, '=', true)
    .where('deactivatedAt', 'is', null)
    .orderBy(sql`lower(email)`)
    .execute()
