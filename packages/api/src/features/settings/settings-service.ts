import {
  type PublicSettings,
  SETTINGS_CHANGED_MEANWHILE,
  Settings,
  type SettingsChange,
  type StoredSettings,
} from '@agency/contract/settings'
import type { Database } from '@agency/db/connect'
import { AppError } from '../../errors/app-error.ts'
import { initialSettings } from './initial-settings.ts'
import { changeSettings, findSettings, insertSettings, lockSettings } from './settings-queries.ts'

type SettingsRow = Awaited<ReturnType<typeof findSettings>>

const stored = (row: SettingsRow): StoredSettings =>
  row
    ? { ...Settings.parse(row), updatedAt: row.updatedAt.toISOString() }
    : { ...initialSettings, updatedAt: null }

/** The settings as stored; what was never set has its initial value. */
export const getSettings = async (db: Database): Promise<StoredSettings> =>
  stored(await findSettings(db))

/** What every visitor may see of the settings. */
export async function getPublicSettings(db: Database): Promise<PublicSettings> {
  const { agency, font, retention } = await getSettings(db)
  return { ...agency, font, styleResultDays: retention.styleResultDays }
}

/**
 * Changes parts of the settings. Nothing keeps them in memory, so that the next page and the next
 * estimate follow. Throws CONFLICT where they were changed since `updatedAt`.
 */
export async function updateSettings(
  db: Database,
  { change, updatedAt }: SettingsChange,
): Promise<StoredSettings> {
  const conflict = () => new AppError('CONFLICT', SETTINGS_CHANGED_MEANWHILE)
  await db.transaction().execute(async (trx) => {
    const row = await lockSettings(trx)
    const { updatedAt: state, ...before } = stored(row)
    if (state !== updatedAt) throw conflict()
    const values = { ...before, ...change }
    if (row) await changeSettings(trx, values)
    else if (!(await insertSettings(trx, values))) throw conflict()
  })
  return getSettings(db)
}
