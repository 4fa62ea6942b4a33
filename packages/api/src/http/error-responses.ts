import { type ErrorBody, type ErrorCode, statusOf } from '@agency/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { classifyError, logError } from '../errors/classify-error.ts'
import { failurePage } from '../pages/failure-page.ts'
import type { Pages } from '../pages/pages.ts'
import { standalonePolicy } from '../pages/standalone-page.ts'
import { isBrowserRequest, isPage } from './page-urls.ts'

const codeOfStatus = new Map(
  Object.entries(statusOf).map(([code, status]) => [status as number, code as ErrorCode]),
)

export const errorBody = (error: AppError, requestId: string): ErrorBody => ({
  success: false,
  message: error.message,
  code: error.code,
  requestId,
  ...(error.issues && { errors: error.issues }),
})

/** Whether this is a browser's request for a page. */
const isPageRequest = ({ headers, originalUrl }: FastifyRequest) =>
  isPage(originalUrl) && /\btext\/html\b/i.test(headers.accept ?? '')

/**
 * The cause of a request's error; if the caller disconnected while sending, the disconnection is
 * the cause, whatever the error says.
 */
export const causeIn = ({ raw }: FastifyRequest, cause: unknown): unknown =>
  raw.errored && !raw.complete
    ? new AppError('BAD_REQUEST', 'The request was interrupted.', { cause })
    : cause

export function sendError(request: FastifyRequest, reply: FastifyReply, thrown: unknown) {
  const cause = causeIn(request, thrown)
  const error = classifyError(cause)
  logError(request.log, { error, cause })
  if (error.retryAfterS !== undefined) reply.header('retry-after', error.retryAfterS)
  if (error.status === 401) reply.header('www-authenticate', 'Bearer')
  // A file that could not be read is not saved under its name.
  reply.removeHeader('content-disposition')
  reply.code(error.status).header('cache-control', 'no-store')
  if (error.status >= 500 && isPageRequest(request)) {
    return reply
      .header('content-security-policy', standalonePolicy)
      .type('text/html; charset=utf-8')
      .send(failurePage(error.code, request.id))
  }
  return reply.type('application/json').send(errorBody(error, request.id))
}

/** The same, but a person who requested a missing page gets the site's not-found page. */
export async function sendErrorForPerson(
  request: FastifyRequest,
  reply: FastifyReply,
  cause: unknown,
  pages: Pages | undefined,
) {
  const { status } = classifyError(cause)
  if (!pages || !isBrowserRequest(request) || (status !== 400 && status !== 404)) {
    return sendError(request, reply, cause)
  }
  try {
    return await pages.sendNotFound(request, reply)
  } catch (error) {
    return sendError(request, reply, error)
  }
}

/** The same response format for every error, thrown by a handler or by Fastify itself. */
export function useErrorResponses(app: FastifyInstance, pages?: Pages): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOfStatus.get(error.statusCode ?? 0)
    const classified = classifyError(error)
    // Paths that the file server rejects are reported as not found.
    if (error.statusCode === 403 || error.statusCode === 404) {
      return sendErrorForPerson(
        request,
        reply,
        new AppError('NOT_FOUND', 'Not found.', { cause: error }),
        pages,
      )
    }
    // A framework error that is not in the table keeps its 4xx status, but not its text.
    const standardError =
      classified.code === 'INTERNAL' && code !== undefined && statusOf[code] < 500
        ? new AppError(code, 'The request is not valid.', { cause: error })
        : error
    return sendErrorForPerson(request, reply, standardError, pages)
  })
}
