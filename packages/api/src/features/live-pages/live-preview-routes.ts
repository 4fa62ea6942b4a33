import { DesignBrief, DesignSeed } from '@agency/contract/brief'
import {
  LIVE_PREVIEW_PATH,
  PREVIEW_SEED_FIELD,
  type PreviewField,
  previewFields,
} from '@agency/contract/live-page'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { rejectCrossSite } from '../../http/cross-site.ts'
import { consumeForAddress, subscriberOf } from '../../limits/rate-limits.ts'
import { livePagePolicy } from './live-page-service.ts'
import type { PagePreviewInput } from './preview-composer.ts'

const FORM = 'application/x-www-form-urlencoded'

/** Placeholders for fields that have not been filled in yet. */
const PLACEHOLDERS: Record<PreviewField, string> = {
  companyName: '',
  businessType: 'Both',
  industry: 'Other',
  colorScheme: 'no preference',
  style: 'Modern',
  description: '',
}

const PreviewInput = z.object({ brief: DesignBrief, seed: DesignSeed })

/** The fields filled in so far and their design; undefined if they do not make a page yet. */
function parsePreview(body: unknown): PagePreviewInput | undefined {
  const fields = body instanceof URLSearchParams ? body : new URLSearchParams()
  const values = Object.fromEntries(
    previewFields.map((field) => [field, fields.get(field)?.trim() || PLACEHOLDERS[field]]),
  ) as Record<PreviewField, string>
  const brief = {
    companyName: values.companyName,
    employeeCount: '1-10',
    businessType: values.businessType,
    industry: values.industry,
    mainGoal: values.description,
    overallVibe: values.style,
    colorFeel: values.colorScheme,
  }
  const seed = Number.parseInt(fields.get(PREVIEW_SEED_FIELD) ?? '', 10)
  return PreviewInput.safeParse({ brief, seed }).data
}

/**
 * Serves a preview of the page for the fields of a brief filled in so far. A frame sends them as a
 * form, so that they appear in no URL and no log; nothing is stored. If there is no page to show,
 * the response is 204, which leaves the frame's content unchanged.
 */
export async function livePreviewRoutes(
  app: FastifyInstance,
  { limits, composePreview, log }: Pick<Deps, 'limits' | 'composePreview' | 'log'>,
  publicUrl: string,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    scope.post(LIVE_PREVIEW_PATH, async (request, reply) => {
      rejectCrossSite(request, publicUrl)
      reply.header('cache-control', 'no-store')
      const input = parsePreview(request.body)
      if (!input) return reply.code(204).send()
      try {
        await consumeForAddress(limits, 'preview', request.ip)
        const caller = subscriberOf(request.ip)
        const { html, style } = await composePreview(input, caller)
        reply.removeHeader('origin-agent-cluster')
        return reply
          .headers({
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': livePagePolicy(style),
            'referrer-policy': 'no-referrer',
            'x-robots-tag': 'noindex',
          })
          .send(html)
      } catch (error) {
        log.debug({ err: error }, 'preview rendering failed')
        return reply.code(204).send()
      }
    })
  })
}
