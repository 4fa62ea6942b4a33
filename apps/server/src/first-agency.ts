import { isDemoAgency } from '@agency/api/features/settings/initial-settings'
import { getSettings, storeFirstAgency } from '@agency/api/features/settings/settings-service'
import type { AgencySettings } from '@agency/contract/settings'
import type { Database } from '@agency/db/connect'
import { type Env, StartError } from './env.ts'

const REQUIRED_VARIABLES = [
  'AGENCY_NAME',
  'AGENCY_EMAIL',
  'AGENCY_PHONE',
  'AGENCY_STREET',
  'AGENCY_PRINCIPAL',
  'AGENCY_FOUNDED_YEAR',
] as const

type AgencyEnv = { [Name in (typeof REQUIRED_VARIABLES)[number]]: NonNullable<Env[Name]> }

const hasAgencyDetails = (env: Env): env is Env & AgencyEnv =>
  REQUIRED_VARIABLES.every((name) => env[name] !== undefined)

const mapUrlOf = (street: string) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: street })}`

const agencyOf = (env: Env & AgencyEnv): AgencySettings => ({
  name: env.AGENCY_NAME,
  tagline: env.AGENCY_TAGLINE,
  principal: env.AGENCY_PRINCIPAL,
  portrait: '',
  foundedYear: env.AGENCY_FOUNDED_YEAR,
  email: env.AGENCY_EMAIL,
  phone: env.AGENCY_PHONE,
  location: env.AGENCY_LOCATION,
  street: env.AGENCY_STREET,
  openingHours: '',
  mapsUrl: mapUrlOf(env.AGENCY_STREET),
  social: { linkedin: '', instagram: '', facebook: '', x: '' },
})

/**
 * Makes sure that any site other than a local demo has its own agency details: those of the
 * environment, until the settings have some. Throws a StartError if there are none: visitors would
 * see the demo's phone number, and their messages would be mailed to an address that nobody reads.
 */
export async function prepareAgency(
  env: Env,
  db: Database,
  { isDemo }: { isDemo: boolean },
): Promise<void> {
  if (isDemo || !isDemoAgency((await getSettings(db)).agency)) return
  if (hasAgencyDetails(env)) return storeFirstAgency(db, agencyOf(env))
  const missing = REQUIRED_VARIABLES.filter((name) => env[name] === undefined)
  throw new StartError(
    `the agency's details are missing; set ${missing.join(', ')} (docs/install.md), or SEED=demo to see the demo on this machine.`,
  )
}
