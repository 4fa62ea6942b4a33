import { RateCard } from '@agency/contract/estimate'
import { AgencySettings, type Settings } from '@agency/contract/settings'
import type { Database } from '@agency/db/connect'
import { initialSettings } from './initial-settings.ts'
import { findSettings } from './settings-queries.ts'

/** The settings as stored; what was never set has its initial value. */
export async function getSettings(db: Database): Promise<Settings> {
  const row = await findSettings(db)
  if (!row) return initialSettings
  return { agency: AgencySettings.parse(row.agency), rateCard: RateCard.parse(row.rateCard) }
}
