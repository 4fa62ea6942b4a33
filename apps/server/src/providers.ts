import type { Services } from '@agency/api/ai/open-providers'
import type { Service } from '@agency/api/ai/post'
import type { ProviderPurpose, Providers } from '@agency/contract/ai-providers'
import type { Env } from './env.ts'

/** The service configured for a purpose, if any. */
function serviceOf(env: Env, purpose: ProviderPurpose): Service | undefined {
  const name = purpose.toUpperCase() as Uppercase<ProviderPurpose>
  const url = env[`AI_${name}_URL`]
  return url === undefined
    ? undefined
    : { url, key: env[`AI_${name}_KEY`], model: env[`AI_${name}_MODEL`] }
}

/** All configured services. */
export const servicesOf = (env: Env): Services => ({
  concept: serviceOf(env, 'concept'),
  brief: serviceOf(env, 'brief'),
  style: serviceOf(env, 'style'),
  budgets: {
    concept: env.AI_CONCEPT_SECONDS * 1_000,
    brief: env.AI_BRIEF_SECONDS * 1_000,
    style: env.AI_STYLE_SECONDS * 1_000,
  },
  pictureOptions: {
    size: env.AI_CONCEPT_SIZE,
    quality: env.AI_CONCEPT_QUALITY,
    outputFormat: env.AI_CONCEPT_FORMAT,
  },
})

/**
 * The provider of each purpose, for staff to see. Only the host of a service's URL is shown, since
 * the rest may be secret.
 */
export function providersOf(env: Env): Providers {
  const providerOf = (purpose: ProviderPurpose) => {
    const service = serviceOf(env, purpose)
    return service
      ? { kind: 'service' as const, host: new URL(service.url).host, model: service.model ?? null }
      : { kind: 'local' as const, host: null, model: null }
  }
  return {
    concept: providerOf('concept'),
    brief: providerOf('brief'),
    style: providerOf('style'),
  }
}
