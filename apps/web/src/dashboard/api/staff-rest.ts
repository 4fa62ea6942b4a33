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

/** What went wrong with a call: the server's own message, where it had one. */
export class RestFailure extends Error {
  /** Undefined when the server was not reached, or not asked. */
  status: number | undefined
  issues: FieldIssue[]
  /** Whether another try would end the same way. */
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
  /** JSON, or a form as it stands. */
  body?: object | FormData
  answer: z.ZodType<T>
  /** Told how much of a form has left, from 0 to 1. */
  onSent?: ((share: number) => void) | undefined
  /** The words for a call that nobody is logged in for. */
  withoutToken: string
  /** The words for an answer of another shape. */
  otherShape?: string
  /** The words where the server had none. */
  otherwise: string
}

const UNKNOWN_SHAPE = 'The server answered in a way this page does not know.'

/** Calls of the documented paths with the token of whoever is logged in. */
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
    if (of.read().token === undefined) throw new RestFailure(call.withoutToken, { isFinal: true })
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
/** Of the session of this browser; opened at the first call, since it needs one. */
let opened: StaffRest | undefined
export const staffRest: StaffRest = (call) => {
  opened ??= openStaffRest()
  return opened(call)
}
