import { setTimeout as sleep } from 'node:timers/promises'
import { ProposalToken, VerifyCode } from '@agency/contract/proposal-calls'
import { PROPOSALS_PATH, proposalPathOf } from '@agency/contract/proposal-paths'
import { QUESTION_SENT } from '@agency/contract/proposal-texts'
import { TIME_ZONE } from '@agency/contract/time'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { consumeForAddress, subscriberOf } from '../../limits/rate-limits.ts'
import type { Pages } from '../../pages/pages.ts'
import { xml } from '../../pages/site-files.ts'
import { keyOfUrl } from '../../storage/storage.ts'
import { getProposalPicture, stopReminders, verifyDocument } from './client-service.ts'
import { checkReturn } from './deposit-service.ts'
import { PRIVATE, sendPrivatePage } from './private-page.ts'
import { readDocument } from './proposal-document.ts'

/** Max wait for the payment service's status when a client returns from a checkout. */
const RETURN_MS = 3_000

interface ByToken {
  Params: { token: string }
}

const time = new Intl.DateTimeFormat('en-AU', {
  ...{ dateStyle: 'long', timeStyle: 'long', timeZone: TIME_ZONE },
})

/** The files of a proposal, its reminders, and the page that verifies a document. */
export function proposalRest(app: FastifyInstance, deps: Deps): void {
  app.get<ByToken>('/share/proposals/:token', async ({ params }, reply) => {
    const [, token] = /^([0-9a-f]{32})\.webp$/.exec(params.token) ?? []
    const url = token && (await getProposalPicture(deps.db, token))
    const bytes = url?.startsWith('/uploads/') ? await deps.storage.read(keyOfUrl(url)) : undefined
    if (!bytes) throw new AppError('NOT_FOUND', 'Image not found.')
    return reply.headers(PRIVATE).type('image/webp').send(bytes)
  })

  app.get<ByToken>(`${PROPOSALS_PATH}/:token/document.pdf`, async ({ params, ip }, reply) => {
    const token = ProposalToken.parse(params.token)
    const { bytes, name } = await readDocument(deps, token, subscriberOf(ip))
    return reply
      .headers({ ...PRIVATE, 'content-disposition': `inline; filename="${name}"` })
      .type('application/pdf')
      .send(bytes)
  })

  app.get<ByToken>(`${PROPOSALS_PATH}/:token/reminders`, async ({ params }, reply) => {
    const path = proposalPathOf(ProposalToken.parse(params.token))
    return sendPrivatePage(
      reply,
      'Reminders',
      `<p>We’ll email you a reminder before your proposal expires.</p>
<form method="post" action="${path}/reminders"><button>Stop sending reminders</button></form>
<p><a href="${path}">Open the proposal</a></p>`,
    )
  })
  // The only form on a page without the app; it has no fields.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, {}),
    )
    scope.post<ByToken>(`${PROPOSALS_PATH}/:token/reminders`, async (request, reply) => {
      const token = ProposalToken.parse(request.params.token)
      await consumeForAddress(deps.limits, 'form', request.ip)
      await stopReminders(deps, token, {
        requestId: request.id,
        ...{ address: request.ip, browser: request.headers['user-agent'] ?? '' },
      })
      return sendPrivatePage(
        reply,
        'No more reminders',
        `<p>You won’t receive any more reminders about this proposal.</p>
<p><a href="${proposalPathOf(token)}">Open the proposal</a></p>`,
      )
    })
  })

  app.get<{ Params: { code: string } }>('/verify/:code', async ({ params, ip }, reply) => {
    await consumeForAddress(deps.limits, 'proxy', ip)
    const code = VerifyCode.safeParse(params.code.toUpperCase().replaceAll('-', ''))
    if (!code.success) throw new AppError('NOT_FOUND', 'No document has this code.')
    const verified = await verifyDocument(deps.db, code.data)
    const facts: [string, string][] = [
      ['Proposal', verified.reference],
      ['From', verified.agency],
      ['For', verified.company],
      ['Signed by', verified.signedBy],
      ['Signed', time.format(new Date(verified.signedAt))],
      ['SHA-256 of what was signed', verified.snapshotSha256],
      ['SHA-256 of the document', verified.documentSha256 ?? 'The document is being prepared.'],
    ]
    const rows = facts.map(
      ([name, value]) => `<p><strong>${xml(name)}</strong><br>${xml(value)}</p>`,
    )
    return sendPrivatePage(
      reply,
      'This document was signed here',
      `${rows.join('\n')}
<p>To check your copy, compare its SHA-256 with the one above: <code>shasum -a 256 FILE</code> on macOS
and Linux, <code>certutil -hashfile FILE SHA256</code> on Windows. If both are the same, not a byte of it
was changed.</p>`,
    )
  })
}

/**
 * The page of a proposal, including the ones after a question was sent without JavaScript, or a
 * deposit was paid.
 */
export function proposalPageRoute(app: FastifyInstance, deps: Deps, pages: Pages): void {
  const form = {
    ...{ values: {}, errors: [] },
    outcome: { kind: 'sent' as const, text: QUESTION_SENT },
  }
  app.get<ByToken>(`${PROPOSALS_PATH}/:token`, async (request, reply) => {
    const { url, params, ip: address, id: requestId } = request
    if (url.endsWith('?asked')) return pages.sendWithContent(request, reply, { form, status: 200 })
    const token = ProposalToken.safeParse(params.token).data
    if (url.endsWith('?paid') && token) {
      const checking = checkReturn(deps, { token, address, requestId })
      await Promise.race([checking, sleep(RETURN_MS, undefined, { ref: false })])
    }
    return pages.send(request, reply)
  })
}
