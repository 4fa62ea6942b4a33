import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@agency/contract/errors'
import type { Logger } from 'pino'
import { AppError } from '../errors/app-error.ts'
import { errorBody } from './error-responses.ts'

/** Errors that Node reports before there is a request, by error code. */
const clientErrors: Record<string, [code: ErrorCode, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['REQUEST_TIMEOUT', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['HEADERS_TOO_LARGE', 'The address or the headers are too long.'],
}

/** Responds to malformed or slow HTTP requests with the same body as every other error. */
export const clientErrorHandler =
  (log: Logger) =>
  (cause: Error & { code?: string }, socket: Socket): void => {
    if (cause.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const [code, message] = clientErrors[cause.code ?? ''] ?? [
      'BAD_REQUEST',
      'Malformed HTTP request.',
    ]
    const error = new AppError(code, message)
    const requestId = randomUUID()
    log.info({ requestId, status: error.status, cause: cause.code }, 'refused')
    const body = JSON.stringify(errorBody(error, requestId))
    socket.end(
      [
        `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
        'Connection: close',
        'Cache-Control: no-store',
        'Content-Type: application/json',
        'X-Content-Type-Options: nosniff',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    )
  }
