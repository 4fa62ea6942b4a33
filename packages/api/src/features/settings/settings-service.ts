import { isDeepStrictEqual } from 'node:util'
import type { RateCardState } from '@agency/contract/estimate'
import {
  type AgencySettings,
  type PublicSettings,
  SETTINGS_CHANGED_MEANWHILE,
  Settings,
  type SettingsChange,
  type StoredSettings,
} from '@agency/contract/settings'
import type { Database } from '@agency/db/connect'
import { AppError } from '../../errors/app-error.ts'
import type { Staff } from '../auth/viewer.ts'
import { checkLargestPrice } from '../price-book/check-largest-price.ts'
import { readPriceBook } from '../price-book/read-price-book.ts'
import { initialSettings, isDemoAgency } from './initial-settings.ts'
import {
  changeSettings,
  findSettings,
  insertRateCard,
  insertSettings,
  lockSettings,
} from './settings-queries.ts'

type SettingsRow = Awaited<ReturnType<typeof lockSettings>>

/** Parses settings from their row. */
export const settingsOf = (row: NonNullable<SettingsRow>): Settings => Settings.parse(row)

const stored = (row: SettingsRow) =>
  row
    ? { ...settingsOf(row), updatedAt: row.updatedAt.toISOString() }
    : { ...initialSettings, updatedAt: null }

/** The first card is the default, before anybody changed it. */
const rateCardState = (row: Awaited<ReturnType<typeof findSettings>>): RateCardState => {
  const version = row?.version ?? 1
  return { version, since: version > 1 && row ? row.createdAt.toISOString() : null }
}

/** The settings as stored; values that were never set have their initial value. */
export async function getSettings(db: Database): Promise<StoredSettings> {
  const row = await findSettings(db)
  return { ...stored(row), rateCardState: rateCardState(row) }
}

/** The part of the settings that every visitor may see. */
export async function getPublicSettings(db: Database): Promise<PublicSettings> {
  const { agency, font, retention } = await getSettings(db)
  const { styleResultDays, shareLinkDays } = retention
  return { ...agency, font, styleResultDays, shareLinkDays }
}

/** The other sites whose pages may contain the generator. */
export const listEmbeddingOrigins = async (db: Database): Promise<string[]> =>
  (await getSettings(db)).embedding.origins

/**
 * Changes parts of the settings. Nothing caches them, so the next page and the next estimate use
 * the new values. A changed rate card is stored under a new version number. Throws CONFLICT if they
 * were changed since `updatedAt`.
 */
export async function updateSettings(
  db: Database,
  { change, updatedAt }: SettingsChange,
  staff?: Pick<Staff, 'email'>,
): Promise<StoredSettings> {
  const conflict = () => new AppError('CONFLICT', SETTINGS_CHANGED_MEANWHILE)
  await db.transaction().execute(async (trx) => {
    const row = await lockSettings(trx)
    const { updatedAt: state, ...before } = stored(row)
    if (state !== updatedAt) throw conflict()
    const values = { ...before, ...change }
    if (row) await changeSettings(trx, values)
    else if (await insertSettings(trx, values)) await insertRateCard(trx, before.rateCard)
    else throw conflict()
    if (!isDeepStrictEqual(values.rateCard, before.rateCard)) {
      const { book } = await readPriceBook(trx)
      checkLargestPrice({ ...book, rateCard: values.rateCard }, 'change.rateCard.hourly.build')
      await insertRateCard(trx, values.rateCard, { staffEmail: staff?.email ?? null })
    }
  })
  return getSettings(db)
}

/** Stores the agency of a site that still has the demo's; safe if another process does the same. */
export const storeFirstAgency = (db: Database, agency: AgencySettings): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const row = await lockSettings(trx)
    const { updatedAt: _time, ...before } = stored(row)
    if (!isDemoAgency(before.agency)) return
    const values = { ...before, agency }
    if (row) await changeSettings(trx, values)
    else if (await insertSettings(trx, values)) await insertRateCard(trx, before.rateCard)
  })
