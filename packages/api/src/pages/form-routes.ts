import type { PostedForm } from '@agency/contract/page'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors/app-error.ts'
import { classifyError, logError } from '../errors/classify-error.ts'
import { proofSenderOf } from '../features/proof-of-work/proof-of-work-rest.ts'
import { requireProofOfWork } from '../features/proof-of-work/proof-of-work-service.ts'
import { rejectCrossSite } from '../http/cross-site.ts'
import { causeIn } from '../http/error-responses.ts'
import {
  type CountedRule,
  consumeForAddress,
  networkOf,
  type RateRule,
} from '../limits/rate-limits.ts'
import { failurePage, retryFormPage } from './failure-page.ts'
import type { Pages } from './pages.ts'
import { standalonePolicy } from './standalone-page.ts'

/** A form that works without JavaScript: the browser sends it to the page's own path. */
export interface HtmlForm {
  path: string
  fields: readonly string[]
  /** Matches the names of additional fields to read. */
  extraFields?: RegExp
  /**
   * A field that marks the submission as a start: the form's page is shown with the values sent.
   */
  startField?: string
  /** The limits near which, or always, it is rejected: it cannot contain a proof of work. */
  proofRules?: readonly CountedRule[]
  /** The call's limit for a whole network; checked before anything else. */
  networkRule?: RateRule
  /**
   * Takes the unvalidated input. Returns the path of a page that shows the result; throws the same
   * errors as the form's call under /api.
   */
  submit(
    values: Record<string, string>,
    sender: { requestId: string; address: string; browser: string },
    params: Record<string, string | undefined>,
  ): Promise<string>
  /** The field that a validation issue of the call is about, if the names differ. */
  fieldOfIssue?(path: string): string | undefined
}

const FORM = 'application/x-www-form-urlencoded'
/** Browsers send line breaks as CR LF; the page's JavaScript sends LF, as in the field's value. */
const fieldValuesOf = ({ fields, extraFields }: HtmlForm, body: unknown) => {
  const submitted = body instanceof URLSearchParams ? body : new URLSearchParams()
  const extraNames = extraFields
    ? [...new Set(submitted.keys())].filter((name) => extraFields.test(name))
    : []
  return Object.fromEntries(
    [...fields, ...extraNames].map((field) => [
      field,
      (submitted.get(field) ?? '').replace(/\r\n/g, '\n'),
    ]),
  )
}

const isStart = ({ startField }: HtmlForm, body: unknown) =>
  startField !== undefined && body instanceof URLSearchParams && body.has(startField)

/** The state of the page for a form that was rejected. */
function rejectedForm(
  error: AppError,
  { fieldOfIssue = (path) => path }: HtmlForm,
  values: Record<string, string>,
): PostedForm {
  const errors = (error.issues ?? []).flatMap(({ path, message }) => {
    const field = fieldOfIssue(path)
    return field ? [{ path: field, message }] : []
  })
  if (errors.length > 0) return { values, errors }
  return { values, errors, outcome: { kind: 'failed', text: error.message } }
}

/**
 * Sends back a form that failed through no fault of its sender. When the database is slow many fail
 * together: rendering a page for each would cost too much, and none may lose its input.
 */
function sendRetryForm(
  { id }: FastifyRequest,
  reply: FastifyReply,
  { error, path, values }: { error: AppError; path: string; values: Record<string, string> },
): FastifyReply {
  const isEmpty = Object.values(values).every((value) => value === '')
  const headers = {
    'content-security-policy': standalonePolicy,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
  }
  return reply
    .code(error.status)
    .headers(headers)
    .send(
      isEmpty
        ? failurePage(error.code, id)
        : retryFormPage({ message: error.message, path, values }, id),
    )
}

const errorOf = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && cause.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE'
    ? new AppError('UNSUPPORTED_MEDIA_TYPE', `Please send ${FORM}.`)
    : classifyError(cause)

/**
 * Handles forms that a browser submits without JavaScript. The response is a redirect to the
 * result's page (303), or the form's page with the input and the errors, with the status that the
 * call under /api would return; for a server error, a plain page that sends the form again.
 */
export async function formRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'limits' | 'tokens' | 'log' | 'publicUrl'>,
  { pages, publicUrl, forms }: { pages: Pages; publicUrl: string; forms: HtmlForm[] },
): Promise<void> {
  const { limits } = deps
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )

    for (const form of forms) {
      scope.post(form.path, {
        // Before the body is read: the page of a rejected form is rendered individually, which
        // takes longer than any other request of a visitor.
        onRequest: async ({ ip }) => {
          if (form.networkRule) await limits.check(form.networkRule, networkOf(ip))
          await consumeForAddress(limits, 'form', ip)
        },
        errorHandler: (thrown, request, reply) => {
          const cause = causeIn(request, thrown)
          const error = errorOf(cause)
          logError(request.log, { error, cause })
          if (error.retryAfterS !== undefined) reply.header('retry-after', error.retryAfterS)
          const isBodyUnread = request.body === undefined
          const values = fieldValuesOf(form, request.body)
          const path = request.url.split('?')[0] ?? form.path
          if (error.status >= 500) return sendRetryForm(request, reply, { error, path, values })
          return pages.sendWithContent(request, reply, {
            form: rejectedForm(error, form, values),
            status: error.status,
            ...(isBodyUnread &&
              !form.path.includes(':') && { cacheKey: `${error.message} ${form.path}` }),
          })
        },
        handler: async (request, reply) => {
          rejectCrossSite(request, publicUrl)
          const values = fieldValuesOf(form, request.body)
          if (isStart(form, request.body)) {
            return pages.sendWithContent(request, reply, {
              form: { values, errors: [] },
              status: 200,
            })
          }
          if (form.proofRules) {
            await requireProofOfWork(deps, form.proofRules, proofSenderOf(request))
          }
          const browser = request.headers['user-agent'] ?? ''
          const sender = { requestId: request.id, address: request.ip, browser }
          const params = Object(request.params) as Record<string, string | undefined>
          const location = await form.submit(values, sender, params)
          return reply.code(303).headers({ location, 'cache-control': 'no-store' }).send()
        },
      })
    }
  })
}
