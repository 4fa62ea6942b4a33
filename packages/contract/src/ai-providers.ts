import { z } from 'zod'

/** What an AI service can be configured for; this machine does each without one. */
export const providerPurposes = ['concept', 'brief', 'style'] as const
export type ProviderPurpose = (typeof providerPurposes)[number]

/** Who does the work: this machine, or a provider that the operator chose. Never with its key. */
export const Provider = z.object({
  kind: z.enum(['local', 'service']),
  /** Host name of the provider, with a port where it is not the usual one. */
  host: z.string().nullable(),
  /** Null where the provider chooses. */
  model: z.string().nullable(),
})
export type Provider = z.infer<typeof Provider>

export const Providers = z.record(z.enum(providerPurposes), Provider)
export type Providers = z.infer<typeof Providers>

/** How a request to a provider can end besides with a result, and what the owner is told of it. */
export const callFailures = {
  unreachable: 'It could not be reached.',
  timeout: 'It timed out.',
  unauthorized: 'It rejected our API key.',
  busy: 'It is rate-limiting requests.',
  failed: 'It returned a server error.',
  unusable: 'Its response could not be used.',
  declined: 'It declined the request.',
  rejected: 'It did not accept the request: the model or an option may be wrong.',
  cancelled: 'The visitor cancelled.',
} as const
export type CallFailure = keyof typeof callFailures

const ServiceUse = z.object({
  /** Requests that ended with a result. */
  results: z.int(),
  /** Of all requests, in hundredths of a cent of AUD. */
  cost: z.int(),
})

/** A provider, how it does, and what it cost so far; days and months are Melbourne's. */
export const ProviderStatus = Provider.extend({
  /** 'paused' after repeated failures, until `pausedUntil`. */
  state: z.enum(['working', 'paused', 'cap-reached']),
  pausedUntil: z.string().nullable(),
  today: ServiceUse,
  month: ServiceUse,
  lastFailure: z.object({ at: z.string(), what: z.string() }).nullable(),
})
export type ProviderStatus = z.infer<typeof ProviderStatus>

export const ProviderStatuses = z.record(z.enum(providerPurposes), ProviderStatus)
export type ProviderStatuses = z.infer<typeof ProviderStatuses>

const AMOUNT = 'Please enter an amount such as 5 or 7.50.'

/** What the owner allows a provider. */
export const ServiceLimits = z.object({
  /** Whole cents of AUD a Melbourne day; with 0 the provider is never asked. */
  dailyCapCents: z.int(AMOUNT).min(0, AMOUNT).max(10_000_000, 'Please enter at most 100,000.'),
  /** What one result costs, in hundredths of a cent of AUD: providers answer no prices. */
  resultCost: z.int(AMOUNT).min(0, AMOUNT).max(1_000_000, 'Please enter at most 10,000.'),
  /** Whether this machine does the work where the provider does not. */
  fallBack: z.boolean(),
})
export type ServiceLimits = z.infer<typeof ServiceLimits>

export const AiServices = z.object({
  concept: ServiceLimits,
  brief: ServiceLimits,
  style: ServiceLimits,
})
export type AiServices = z.infer<typeof AiServices>
