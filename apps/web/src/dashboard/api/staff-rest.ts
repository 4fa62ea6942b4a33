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
export class RestFailure extends Error {
  /** Undefined if the server was not reached, or no request was sent. */
  status: number | undefined
  issues: FieldIssue[]
  /** Whether a retry would fail in the same way. */
  isFinal: boolean

  constructor(
    message: string,
    { status, issues = [], isFinal = status !== undefined }: Partial<RestFailure> = {},
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
  answer: z.ZodType<T>
  /** Receives the share of a form that has been uploaded, from 0 to 1. */
  onSent?: ((share: number) => void) | undefined
  /** The message for a call made while nobody is logged in. */
  unauthenticatedMessage: string
  /** The message for a response with an unexpected shape. */
  otherShape?: string
  /** The message if the server sent none. */
  otherwise: string
}

const UNKNOWN_SHAPE = 'The server returned an unexpected response.'

/** Calls to the documented paths with the token of the logged-in user. */
export function openStaffRest(
  of: Pick<Session, 'read' | 'refuse'> = session,
  send: typeof fetch = staffFetch(of),
  upload = staffUpload(of),
) {
  function ask({ method = 'GET', path, body, onSent }: RestCall<unknown>): Promise<Response> {
    const headers = xsrfHeader(path, document)
    if (!(body instanceof FormData)) {
      const json = body && { body: JSON.stringify(body) }
      const type = body && { 'content-type': 'application/json' }
      return send(path, { method, headers: { ...headers, ...type }, ...json })
    }
    return onSent
      ? upload(path, { method, headers, body, onSent })
      : send(path, { method, headers, body })
  }

  return async <T>(call: RestCall<T>): Promise<T> => {
    if (of.read().token === undefined)
      throw new RestFailure(call.unauthenticatedMessage, { isFinal: true })
    const response = await ask(call).catch((cause) => {
      throw new RestFailure(call.otherwise, { cause })
    })
    const body: unknown = await response.json().catch(() => undefined)
    if (!response.ok) {
      const refusal = ErrorBody.partial().safeParse(body)
      throw new RestFailure(refusal.data?.message || call.otherwise, {
        status: response.status,
        issues: refusal.data?.errors ?? [],
      })
    }
    const answer = call.answer.safeParse(body)
    if (!answer.success) throw new RestFailure(call.otherShape ?? UNKNOWN_SHAPE, { isFinal: true })
    return answer.data
  }
}

export type StaffRest = ReturnType<typeof openStaffRest>
/** For the session of this browser; opened at the first call, since it needs a session. */
let opened: StaffRest | undefined
export const staffRest: StaffRest = (call) => {
  opened ??= openStaffRest()
  return opened(call)
}
