import { createHash } from 'node:crypto'
import type { RenderedPage } from '@agency/contract/page'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Lets Emotion's production mode add its empty <style> and insert rules into it. */
const EMPTY_STYLE = hashOf('')

const NO_ANCESTORS = "frame-ancestors 'none'"

/**
 * The policy of a page with these inline scripts and styles: hashes, so that a page has the same
 * bytes for every visitor.
 */
export const pagePolicy = (
  page: Pick<RenderedPage, 'inlineScripts' | 'inlineStyles' | 'styleOrigins' | 'fontOrigins'>,
) =>
  [
    "default-src 'none'",
    `script-src 'self' ${page.inlineScripts.map(hashOf).join(' ')}`.trim(),
    `style-src ${["'self'", ...(page.styleOrigins ?? []), EMPTY_STYLE, ...page.inlineStyles.map(hashOf)].join(' ')}`,
    "img-src 'self' data: blob:",
    `font-src ${["'self'", ...(page.fontOrigins ?? [])].join(' ')}`,
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    NO_ANCESTORS,
  ].join('; ')

/** The policy of a page that pages of these origins may frame; none for no page. */
export const withFrameAncestors = (policy: string, origins: string[]) =>
  origins.length === 0
    ? policy
    : policy.replace(NO_ANCESTORS, `frame-ancestors ${origins.join(' ')}`)

/** HSTS: for a year after its first https visit a browser uses https only (ASVS 3.4.1). */
const HTTPS_ONLY = { maxAge: 31_536_000, includeSubDomains: false }

export async function useSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(helmet, {
    // Pages set their own policy; other responses need none of these.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:') && HTTPS_ONLY,
  })
}
