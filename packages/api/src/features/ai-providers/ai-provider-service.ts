import {
  type AiServices,
  type CallFailure,
  callFailures,
  type ProviderPurpose,
  type ProviderStatus,
  type ProviderStatuses,
  type Providers,
  providerPurposes,
} from '@agency/contract/ai-providers'
import type { Database } from '@agency/db/connect'
import { serviceName } from '../../ai/circuit-breaker.ts'
import { getSettings } from '../settings/settings-service.ts'
import { listLastFailures, listPauses, listUses } from './ai-provider-queries.ts'

const wordsFor = (outcome: string | null) => callFailures[outcome as CallFailure]

/** Whether another request would be admitted. */
function stateOf(
  isPaused: boolean,
  todayCost: number,
  { dailyCapCents, resultCost }: AiServices[ProviderPurpose],
): ProviderStatus['state'] {
  if (isPaused) return 'paused'
  const isCapReached = dailyCapCents === 0 || todayCost + resultCost > dailyCapCents * 100
  return isCapReached ? 'cap-reached' : 'working'
}

/** The provider of each purpose, its state and its costs. */
export async function getProviderStatuses({
  db,
  providers,
}: {
  db: Database
  providers: Providers
}): Promise<ProviderStatuses> {
  const [{ aiServices }, uses, failures, pauses] = await Promise.all([
    getSettings(db),
    listUses(db),
    listLastFailures(db),
    listPauses(db),
  ])
  const statusOf = (purpose: ProviderPurpose): ProviderStatus => {
    const provider = providers[purpose]
    const use = uses.find((row) => row.purpose === purpose)
    const failure = failures.find((row) => row.purpose === purpose)
    const { host, model } = provider
    const pause = pauses.find(
      (row) => row.purpose === purpose && row.service === serviceName(host ?? '', model),
    )
    return {
      ...provider,
      state: stateOf(pause !== undefined, use?.todayCost ?? 0, aiServices[purpose]),
      pausedUntil: pause?.openUntil?.toISOString() ?? null,
      today: { results: use?.todayResults ?? 0, cost: use?.todayCost ?? 0 },
      month: { results: use?.monthResults ?? 0, cost: use?.monthCost ?? 0 },
      lastFailure: failure?.endedAt
        ? { at: failure.endedAt.toISOString(), what: wordsFor(failure.outcome) }
        : null,
    }
  }
  return Object.fromEntries(
    providerPurposes.map((purpose) => [purpose, statusOf(purpose)]),
  ) as ProviderStatuses
}
