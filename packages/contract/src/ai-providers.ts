import { z } from 'zod'

/**
 * The purposes for which an AI service can be configured; without one, this machine does the work.
 */
export const providerPurposes = ['concept', 'brief', 'style'] as const
export type ProviderPurpose = (typeof providerPurposes)[number]

/**
 * A purpose's provider: this machine, or a service that the operator configured; without its key.
 */
export const Provider = z.object({
  kind: z.enum(['local', 'service']),
  /** Host name of the provider, with a port unless it is the default one. */
  host: z.string().nullable(),
  /** Null if the provider chooses. */
  model: z.string().nullable(),
})
export type Provider = z.infer<typeof Provider>

export const Providers = z.record(z.enum(providerPurposes), Provider)
export type Providers = z.infer<typeof Providers>

/** The ways in which a request to a provider can fail, and the owner's message for each. */
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
  /** Requests that succeeded. */
  results: z.int(),
  /** Cost of all requests, in hundredths of a cent of AUD. */
  cost: z.int(),
})

/** A provider, its state, and its costs so far; days and months are in Melbourne time. */
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

/** The owner's limits for a provider. */
export const ServiceLimits = z.object({
  /** Daily cap (Melbourne time) in whole cents of AUD; with 0 the provider is never called. */
  dailyCapCents: z.int(AMOUNT).min(0, AMOUNT).max(10_000_000, 'Please enter at most 100,000.'),
  /** Cost of one result, in hundredths of a cent of AUD: providers do not report prices. */
  resultCost: z.int(AMOUNT).min(0, AMOUNT).max(1_000_000, 'Please enter at most 10,000.'),
  /** Whether this machine does the work if the provider fails. */
  fallBack: z.boolean(),
})
export type ServiceLimits = z.infer<typeof ServiceLimits>

export const AiServices = z.object({
  concept: ServiceLimits,
  brief: ServiceLimits,
  style: ServiceLimits,
})
export type AiServices = z.infer<typeof AiServices>
