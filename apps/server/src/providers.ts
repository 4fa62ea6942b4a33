import type { Providers } from '@agency/contract/providers'
import type { Env } from './env.ts'

const local = { kind: 'local', host: null, model: null } as const

/** Who does what, for staff to see. Of a service's address only the host: the rest may be secret. */
export const providersOf = ({ AI_STYLE_URL: url, AI_STYLE_MODEL: model }: Env): Providers => ({
  concept: local,
  brief: local,
  style: url ? { kind: 'service', host: new URL(url).host, model: model ?? null } : local,
})
