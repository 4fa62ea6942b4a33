import { z } from 'zod'

/** What an AI service can be configured for; this machine does each without one. */
export const providerPurposes = ['concept', 'brief', 'style'] as const

/** Who does the work: this machine, or a service that the operator chose. Never with its key. */
export const Provider = z.object({
  kind: z.enum(['local', 'service']),
  /** Host name of the service, with a port where it is not the usual one. */
  host: z.string().nullable(),
  /** Null where the service chooses. */
  model: z.string().nullable(),
})
export type Provider = z.infer<typeof Provider>

export const Providers = z.record(z.enum(providerPurposes), Provider)
export type Providers = z.infer<typeof Providers>
