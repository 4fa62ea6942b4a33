import { isIP } from 'node:net'
import path from 'node:path'
import type { SmtpServer } from '@agency/api/email/smtp'
import type { S3Bucket } from '@agency/api/storage/s3-storage'
import { z } from 'zod'

const optional = <T extends z.ZodType>(schema: T) =>
  // An empty variable, as compose files set it, counts as absent.
  z.preprocess((value) => (value === '' ? undefined : value), schema)

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

const secondsOf = { s: 1, m: 60, h: 3_600, d: 86_400 } as const

/** Parses a duration such as '12h' to seconds. */
const duration = z
  .string()
  .regex(/^[1-9]\d{0,5}[smhd]$/, 'must be a whole number with s, m, h or d, such as 12h')
  .transform(
    (text) => Number(text.slice(0, -1)) * secondsOf[text.slice(-1) as 's' | 'm' | 'h' | 'd'],
  )

/**
 * Time budget for one provider result, in seconds; the stages around it time out after two minutes.
 */
const budgetSeconds = z.coerce
  .number('must be a number')
  .min(1, 'must be at least 1 second')
  .max(110, 'must be at most 110 seconds')

/** Parses s3://KEY:SECRET@HOST/BUCKET?region=R; `tls=off` is for a service without TLS. */
const bucketUrl = z.string().transform((text, context): S3Bucket => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const bucket = url?.pathname.slice(1)
  if (url?.protocol !== 's3:' || !url.host || !url.username || !url.password || !bucket) {
    context.addIssue('must be s3://KEY:SECRET@HOST/BUCKET, with ?region=NAME where there is one')
    return z.NEVER
  }
  return {
    endpoint: `${url.searchParams.get('tls') === 'off' ? 'http' : 'https'}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
})

/** The API key is sent to this URL, so a remote host must use https. */
const stripeUrl = httpUrl.refine(
  (text) => /^https:|^http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?\/?$/.test(text),
  'must be an https address',
)

/** Percent-decodes a part of a URL; undefined if it is malformed. */
function percentDecode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

const SMTP_FORM =
  'must be smtp://USER:PASSWORD@HOST:PORT or smtps://…, with ?tls=required or ?tls=off'

/**
 * TLS mode of an SMTP URL. By default, a login is only sent over a network to a server with a valid
 * certificate.
 */
function tlsOf({ protocol, hostname, username, searchParams }: URL): SmtpServer['tls'] | undefined {
  const requested = searchParams.get('tls')
  if (protocol === 'smtps:') return requested === null ? 'implicit' : undefined
  if (requested === 'required' || requested === 'off') return requested
  if (requested !== null) return undefined
  const isLocalHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  return username && !isLocalHost ? 'required' : 'offered'
}

/** Parses the URL of a mail server. */
const smtpUrl = z.string().transform((text, context): SmtpServer => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isKnown = url?.protocol === 'smtp:' || url?.protocol === 'smtps:'
  const tls = url && isKnown ? tlsOf(url) : undefined
  const user = percentDecode(url?.username ?? '')
  const password = percentDecode(url?.password ?? '')
  const hasCompleteLogin = (user === '') === (password === '')
  if (!url?.hostname || !tls || user === undefined || password === undefined || !hasCompleteLogin) {
    context.addIssue(SMTP_FORM)
    return z.NEVER
  }
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (tls === 'implicit' ? 465 : 587),
    tls,
    ...(user && { login: { user, password } }),
  }
})

/** Names that the proxy setting accepts for networks. */
const NETWORKS = /^(?:loopback|linklocal|uniquelocal)$/
/**
 * True for '127.0.0.1', '10.0.0.0/8' or 'uniquelocal', but not for a hop count or all addresses.
 */
function isProxy(part: string): boolean {
  const [address = '', bits, ...more] = part.split('/')
  const maximum = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  const isRange = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= maximum)
  return NETWORKS.test(part) || (maximum > 0 && isRange && more.length === 0)
}

const trustProxy = z
  .string()
  .default('false')
  .refine(
    (value) =>
      value === 'true' ||
      value === 'false' ||
      value.split(',').every((part) => isProxy(part.trim())),
    'must be true, false, or addresses of proxies, such as 127.0.0.1 or uniquelocal',
  )
  .transform((value) => (value === 'true' ? true : value === 'false' ? false : value))

/**
 * Schema of the environment, which is read once. Missing variables get the defaults documented in
 * docs/configure.md.
 */
const Environment = z
  .object({
    PORT: optional(z.coerce.number('must be a number').int().min(1).max(65_535).default(3000)),
    HOST: optional(z.string().default('127.0.0.1')),
    PUBLIC_URL: optional(httpUrl.optional()),
    DATA_DIR: optional(z.string().default('.data')),
    DATABASE_URL: optional(
      z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
    ),
    STORAGE_URL: optional(bucketUrl.optional()),
    CACHE_MB: optional(
      z.coerce
        .number('must be a number')
        .int()
        .min(1, 'must be at least 1')
        .max(1_048_576, 'must be at most 1048576')
        .default(1_024),
    ),
    STYLE_RESULTS_MB: optional(
      z.coerce.number('must be a number').int().min(0, 'must be at least 0').default(5_120),
    ),
    CONCEPT_PICTURES_MB: optional(
      z.coerce.number('must be a number').int().min(0, 'must be at least 0').default(5_120),
    ),
    SMTP_URL: optional(smtpUrl.optional()),
    MAIL_FROM: optional(z.email('must be an e-mail address').optional()),
    AI_CONCEPT_URL: optional(httpUrl.optional()),
    AI_CONCEPT_KEY: optional(z.string().optional()),
    AI_CONCEPT_MODEL: optional(z.string().optional()),
    AI_CONCEPT_SECONDS: optional(budgetSeconds.default(38)),
    AI_CONCEPT_SIZE: optional(
      z
        .string()
        .regex(/^(auto|\d{2,4}x\d{2,4})$/, 'must be WIDTHxHEIGHT, or auto')
        .optional(),
    ),
    AI_CONCEPT_QUALITY: optional(z.string().optional()),
    AI_CONCEPT_FORMAT: optional(
      z.enum(['png', 'jpeg', 'webp'], "must be 'png', 'jpeg' or 'webp'").optional(),
    ),
    AI_BRIEF_URL: optional(httpUrl.optional()),
    AI_BRIEF_KEY: optional(z.string().optional()),
    AI_BRIEF_MODEL: optional(z.string().optional()),
    AI_BRIEF_SECONDS: optional(budgetSeconds.default(14)),
    AI_STYLE_URL: optional(httpUrl.optional()),
    AI_STYLE_KEY: optional(z.string().optional()),
    AI_STYLE_MODEL: optional(z.string().optional()),
    AI_STYLE_SECONDS: optional(budgetSeconds.default(40)),
    METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters').optional()),
    JWT_SECRET: optional(z.string().min(32, 'must have at least 32 characters').optional()),
    JWT_TTL: optional(z.string().default('12h').pipe(duration)),
    ADMIN_EMAIL: optional(z.email('must be an e-mail address').optional()),
    ADMIN_PASSWORD: optional(
      z
        .string()
        .min(12, 'must have at least 12 characters')
        .refine((text) => Buffer.byteLength(text) <= 72, 'must have at most 72 bytes')
        .optional(),
    ),
    AGENCY_NAME: optional(z.string().max(80, 'must have at most 80 characters').optional()),
    AGENCY_EMAIL: optional(z.email('must be an e-mail address').optional()),
    AGENCY_PHONE: optional(
      z
        .string()
        .regex(/^\+?[\d ()-]{6,39}$/, 'must be digits, spaces, brackets and hyphens')
        .optional(),
    ),
    AGENCY_STREET: optional(z.string().max(200, 'must have at most 200 characters').optional()),
    AGENCY_PRINCIPAL: optional(z.string().max(100, 'must have at most 100 characters').optional()),
    AGENCY_FOUNDED_YEAR: optional(
      z.coerce.number('must be a year').int('must be a year').min(1800).max(2100).optional(),
    ),
    AGENCY_LOCATION: optional(z.string().max(120).default('Melbourne, Australia')),
    AGENCY_TAGLINE: optional(z.string().max(200).default('Websites, film and automation.')),
    SIGNING_P12: optional(z.string().optional()),
    SIGNING_PASSPHRASE: optional(z.string().default('')),
    STRIPE_SECRET_KEY: optional(
      z
        .string()
        .regex(/^[sr]k_(live|test)_\w+$/, 'must be a secret or restricted key, such as sk_live_…')
        .optional(),
    ),
    STRIPE_WEBHOOK_SECRET: optional(
      z
        .string()
        .regex(/^whsec_\S+$/, 'must be a signing secret, such as whsec_…')
        .optional(),
    ),
    STRIPE_API_URL: optional(stripeUrl.default('https://api.stripe.com')),
    SEED: optional(z.enum(['demo', 'none'], "must be 'demo' or 'none'").optional()),
    TRUST_PROXY: optional(trustProxy),
    ROLE: optional(
      z.enum(['all', 'web', 'worker'], "must be 'all', 'web' or 'worker'").default('all'),
    ),
    DRAIN_SECONDS: optional(
      z.coerce
        .number('must be a number')
        .min(0, 'must be at least 0')
        .max(15, 'must be at most 15')
        .default(0),
    ),
    RATE_LIMIT_FACTOR: optional(
      z.coerce.number('must be a number').positive('must be above 0').default(1),
    ),
    LOG_LEVEL: optional(
      z
        .enum(
          ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
          'must be fatal, error, warn, info, debug, trace or silent',
        )
        .default('warn'),
    ),
  })
  .refine((env) => (env.ADMIN_EMAIL === undefined) === (env.ADMIN_PASSWORD === undefined), {
    path: ['ADMIN_EMAIL'],
    message: 'must be set together with ADMIN_PASSWORD',
  })
  .refine((env) => env.STRIPE_SECRET_KEY === undefined || env.STRIPE_WEBHOOK_SECRET !== undefined, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    message: 'must be set together with STRIPE_SECRET_KEY',
  })
  .refine((env) => env.STRIPE_WEBHOOK_SECRET === undefined || env.STRIPE_SECRET_KEY !== undefined, {
    path: ['STRIPE_SECRET_KEY'],
    message: 'must be set together with STRIPE_WEBHOOK_SECRET',
  })

export type Env = z.infer<typeof Environment> & { publicUrl: string; dataDir: string }

/** Thrown for problems that whoever starts the server can fix; the message is one clear line. */
export class StartError extends Error {}

/** Parses the environment. Throws a StartError that names the variable if a value is invalid. */
export function readEnv(source: NodeJS.ProcessEnv, base: string): Env {
  const parsed = Environment.safeParse(source)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new StartError(`${issue?.path.join('.')} ${issue?.message ?? 'is not valid'}.`)
  }
  const env = parsed.data
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST
  return {
    ...env,
    publicUrl: (env.PUBLIC_URL ?? `http://${host}:${env.PORT}`).replace(/\/+$/, ''),
    dataDir: path.resolve(base, env.DATA_DIR),
  }
}
