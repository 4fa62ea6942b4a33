import { ErrorBody } from '@agency/contract/errors'
import type { z } from 'zod'
import { xsrfHeader } from '../../api/xsrf.ts'
import { type Session, session } from '../../browser/session.ts'
import { staffFetch } from '../../browser/staff-fetch.ts'
import { staffUpload } from './staff-upload.ts'

export interface FieldIssue {
  path: string
  message: string
}

/** A failed call, with the server's own message if it sent one. */
export class RestError extends Error {
  /** Undefined if the server was not reached, or no request was sent. */
  status: number | undefined
  issues: FieldIssue[]
  /** Whether a retry would fail in the same way. */
  isFinal: boolean

  constructor(
    message: string,
    { status, issues = [], isFinal = status !== undefined }: Partial<RestError> = {},
  ) {
    super(message)
    this.status = status
    this.issues = issues
    this.isFinal = isFinal
  }
}

export interface RestCall<T> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** JSON, or a form that is sent as it is. */
  body?: object | FormData
  schema: z.ZodType<T>
  /** Receives the share of a form that has been uploaded, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  /** The message for a call made while nobody is logged in. */
  unauthenticatedMessage: string
  /** The message for a response with an unexpected shape. */
  invalidResponseMessage?: string
  /** The message if the server sent none. */
  fallbackMessage: string
}

const INVALID_RESPONSE = 'The server returned an unexpected response.'

/** Calls to the documented paths with the token of the logged-in user. */
export function openStaffRest(
  authSession: Pick<Session, 'read' | 'invalidate'> = session,
  send: typeof fetch = staffFetch(authSession),
  upload = staffUpload(authSession),
) {
  function request({
    method = 'GET',
    path,
    body,
    onProgress,
  }: RestCall<unknown>): Promise<Response> {
    const headers = xsrfHeader(path, document)
    if (!(body instanceof FormData)) {
      const json = body && { body: JSON.stringify(body) }
      const type = body && { 'content-type': 'application/json' }
      return send(path, { method, headers: { ...headers, ...type }, ...json })
    }
    return onProgress
      ? upload(path, { method, headers, body, onProgress })
      : send(path, { method, headers, body })
  }

  return async <T>(call: RestCall<T>): Promise<T> => {
    if (authSession.read().token === undefined)
      throw new RestError(call.unauthenticatedMessage, { isFinal: true })
    const response = await request(call).catch((cause) => {
      throw new RestError(call.fallbackMessage, { cause })
    })
    const body: unknown = await response.json().catch(() => undefined)
    if (!response.ok) {
      const errorBody = ErrorBody.partial().safeParse(body)
      throw new RestError(errorBody.data?.message || call.fallbackMessage, {
        status: response.status,
        issues: errorBody.data?.errors ?? [],
      })
    }
    const result = call.schema.safeParse(body)
    if (!result.success)
      throw new RestError(call.invalidResponseMessage ?? INVALID_RESPONSE, { isFinal: true })
    return result.data
  }
}

export type StaffRest = ReturnType<typeof openStaffRest>
/** For the session of this browser; opened at the first call, since it needs a session. */
let client: StaffRest | undefined
export const staffRest: StaffRest = (call) => {
  client ??= openStaffRest()
  return client(call)
}
