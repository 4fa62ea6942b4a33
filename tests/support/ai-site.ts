import type { Services } from '@agency/api/ai/open-providers'
import { initialSettings } from '@agency/api/features/settings/initial-settings'
import type { ProviderPurpose, ServiceLimits } from '@agency/contract/ai-providers'
import { type AiStub, openAiStub } from '@agency/tools/ai-stub/ai-stub'
import { openTestApp, type TestApp, type TestAppOptions } from './test-app.ts'

/** Must not appear in any log, response or table. */
export const KEY = 'a-key-that-must-stay-here'

export interface AiSite extends TestApp {
  stub: AiStub
  /** Resets the state of every service, and clears the faults that were queued. */
  reset(): Promise<void>
  /** Changes the owner's limits for a service. */
  setLimits(purpose: ProviderPurpose, limits: Partial<ServiceLimits>): Promise<void>
  /** The requests to services in the ledger, in order. */
  calls(): Promise<
    { purpose: string; outcome: string | null; cost: number; model: string | null }[]
  >
}

/** The product with a stub for the services of these purposes. */
export async function openAiSite(
  purposes: ProviderPurpose[],
  { services, ...options }: TestAppOptions = {},
): Promise<AiSite> {
  const stub = await openAiStub()
  const service = { url: stub.url, key: KEY, model: 'of-the-house' }
  const requested: Services = Object.fromEntries(purposes.map((purpose) => [purpose, service]))
  const site = await openTestApp({ ...options, services: { ...requested, ...services } })
  let aiServices = structuredClone(initialSettings.aiServices)
  const store = () =>
    site.db
      .insertInto('settings')
      .values({
        agency: JSON.stringify(initialSettings.agency),
        rateCard: JSON.stringify(initialSettings.rateCard),
        aiServices: JSON.stringify(aiServices),
      })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ aiServices: JSON.stringify(aiServices) }),
      )
      .execute()
  await site.db
    .insertInto('rateCardVersions')
    .values({ version: 1, rateCard: JSON.stringify(initialSettings.rateCard) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return {
    ...site,
    stub,
    reset: async () => {
      Object.assign(stub, { next: [], always: undefined })
      stub.requests.length = 0
      aiServices = structuredClone(initialSettings.aiServices)
      await store()
      await site.db.deleteFrom('serviceCalls').execute()
      await site.db.updateTable('serviceStates').set({ failures: 0, openUntil: null }).execute()
    },
    setLimits: async (purpose, limits) => {
      aiServices = { ...aiServices, [purpose]: { ...aiServices[purpose], ...limits } }
      await store()
    },
    calls: () =>
      site.db
        .selectFrom('serviceCalls')
        .select(['purpose', 'outcome', 'cost', 'model'])
        .orderBy('id')
        .execute(),
    close: async () => {
      await site.close()
      await stub.close()
    },
  }
}
