import type { PostedForm } from '@agency/contract/page'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors/app-error.ts'
import { classifyError, logError } from '../errors/classify-error.ts'
import { refuseCrossSite } from '../http/cross-site.ts'
import { causeIn } from '../http/error-responses.ts'
import { networkOf, type RateRule, takeForAddress } from '../limits/rate-limits.ts'
import { failurePage, unsentFormPage } from './failure-page.ts'
import type { Pages } from './pages.ts'
import { standalonePolicy } from './standalone-page.ts'

/** A form that works without the page's code: the browser sends it to the page's own path. */
export interface HtmlForm {
  path: string
  fields: readonly string[]
  /** Further fields that are read, by their names. */
  moreFields?: RegExp
  /** A field that says that what came with it is a beginning: the form's page is shown with it. */
  beginsWith?: string
  /** What a whole network is limited by in the call; looked at before anything else is done. */
  networkRule?: RateRule
  /**
   * Takes what was typed, checked by nobody yet. Returns the path that says what came of it; throws as
   * the form's call under /api does.
   */
  submit(
    values: Record<string, string>,
    sender: { requestId: string; address: string; browser: string },
    params: Record<string, string | undefined>,
  ): Promise<string>
  /** The field that an issue of the call speaks of, where the names differ. */
  fieldOfIssue?(path: string): string | undefined
}

const FORM = 'application/x-www-form-urlencoded'
/** Browsers send the ends of lines as CR LF; a page's code sends LF, as the field's value has it. */
const textsOf = ({ fields, moreFields }: HtmlForm, body: unknown) => {
  const sent = body instanceof URLSearchParams ? body : new URLSearchParams()
  const more = moreFields ? [...new Set(sent.keys())].filter((name) => moreFields.test(name)) : []
  return Object.fromEntries(
    [...fields, ...more].map((field) => [field, (sent.get(field) ?? '').replace(/\r\n/g, '\n')]),
  )
}

const isBeginning = ({ beginsWith }: HtmlForm, body: unknown) =>
  beginsWith !== undefined && body instanceof URLSearchParams && body.has(beginsWith)

/** What the page says of a form that was not accepted. */
function refusedForm(
  error: AppError,
  { fieldOfIssue = (path) => path }: HtmlForm,
  values: Record<string, string>,
): PostedForm {
  const problems = (error.issues ?? []).flatMap(({ path, message }) => {
    const field = fieldOfIssue(path)
    return field ? [{ path: field, message }] : []
  })
  if (problems.length > 0) return { values, problems }
  return { values, problems, outcome: { kind: 'failed', text: error.message } }
}

/**
 * Returns a form that failed by no fault of its sender. When the database is slow many fail together:
 * none of them is worth the rendering of a page, and none loses what was typed.
 */
function sendUnsent(
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
        : unsentFormPage({ message: error.message, path, values }, id),
    )
}

const errorOf = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && cause.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE'
    ? new AppError('UNSUPPORTED_MEDIA_TYPE', `Please send ${FORM}.`)
    : classifyError(cause)

/**
 * Takes forms that a browser sends by itself. The answer is the page of the result (303), or the form's
 * page with what was typed and what is wrong, with the status that the call under /api would answer; for
 * a failure of ours a plain page that sends it again.
 */
export async function formRoutes(
  app: FastifyInstance,
  { limits }: Pick<Deps, 'limits'>,
  { pages, publicUrl, forms }: { pages: Pages; publicUrl: string; forms: HtmlForm[] },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )

    for (const form of forms) {
      scope.post(form.path, {
        // Before the body is read: the page of a refused form is rendered for it alone, which takes
        // longer than anything else that a visitor may ask for.
        onRequest: async ({ ip }) => {
          if (form.networkRule) await limits.check(form.networkRule, networkOf(ip))
          await takeForAddress(limits, 'form', ip)
        },
        errorHandler: (thrown, request, reply) => {
          const cause = causeIn(request, thrown)
          const error = errorOf(cause)
          logError(request.log, { error, cause })
          if (error.retryAfterS !== undefined) reply.header('retry-after', error.retryAfterS)
          const isUnread = request.body === undefined
          const values = textsOf(form, request.body)
          const path = request.url.split('?')[0] ?? form.path
          if (error.status >= 500) return sendUnsent(request, reply, { error, path, values })
          return pages.sendWith(request, reply, {
            form: refusedForm(error, form, values),
            status: error.status,
            ...(isUnread &&
              !form.path.includes(':') && { keepAs: `${error.message} ${form.path}` }),
          })
        },
        handler: async (request, reply) => {
          refuseCrossSite(request, publicUrl)
          const values = textsOf(form, request.body)
          if (isBeginning(form, request.body)) {
            return pages.sendWith(request, reply, { form: { values, problems: [] }, status: 200 })
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
