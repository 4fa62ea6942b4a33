import { vi } from 'vitest'

const TRPC_PATH = '/trpc/'

interface Issue {
  path: string
  message: string
}

class ErrorResponse {
  readonly status: number
  readonly message: string
  readonly issues: Issue[]
  readonly code: string
  constructor(status: number, message: string, issues: Issue[], code: string) {
    this.status = status
    this.message = message
    this.issues = issues
    this.code = code
  }
}

/** A response in the server's error format. */
export const errorResponse = (
  status = 500,
  message = 'Something on our side went wrong.',
  issues: Issue[] = [],
  code = 'INTERNAL',
) => new ErrorResponse(status, message, issues, code)
/** The server cannot be reached. */
export const unreachable = Symbol('unreachable')

/** A value, a promise of one, or a function of the call's input, which is the query of a GET. */
export type Responses = Record<string, unknown>

export interface Call {
  name: string
  input: unknown
  headers: Headers
}

const toTrpcResponse = (value: unknown) =>
  value instanceof ErrorResponse
    ? {
        error: {
          message: value.message,
          code: -32_000,
          data: {
            ...{ code: value.code, httpStatus: value.status, requestId: 'test' },
            issues: value.issues,
          },
        },
      }
    : { result: { data: value } }

const toHttpResponse = (value: unknown) => {
  if (value instanceof Response) return value.clone()
  if (!(value instanceof ErrorResponse)) return Response.json(value)
  const { status, message } = value
  const body = { success: false, message, code: 'INTERNAL', requestId: 'test' }
  return Response.json(body, { status })
}

const failure = () => new TypeError('Failed to fetch')

/**
 * Replaces fetch: each call is answered from `responses`, by its procedure ('contacts.list') or its
 * method and path ('GET /api/projects'), and recorded. A test may change the responses later. A call
 * without a response fails the test.
 */
export function fakeCalls(responses: Responses): Call[] {
  const calls: Call[] = []
  const respondTo = (name: string, input: unknown, headers: Headers): unknown => {
    calls.push({ name, input, headers })
    if (!Object.hasOwn(responses, name)) {
      console.error(`No response to ${name}`)
      return errorResponse()
    }
    const response = responses[name]
    return typeof response === 'function' ? response(input) : response
  }
  vi.stubGlobal('fetch', async (target: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(target, init)
    const { method, headers } = request
    const { pathname, searchParams } = new URL(request.url)
    const body = await request.text()
    if (!pathname.startsWith(TRPC_PATH)) {
      const isJson = headers.get('content-type') === 'application/json'
      const query = Object.fromEntries(searchParams)
      const input = isJson ? JSON.parse(body) : method === 'GET' ? query : body
      const value = await respondTo(`${method} ${pathname}`, input, headers)
      if (value === unreachable) throw failure()
      return toHttpResponse(value)
    }
    const inputs = JSON.parse(body || searchParams.get('input') || '{}')
    const names = pathname.slice(TRPC_PATH.length).split(',')
    const values = await Promise.all(
      names.map((name, index) => respondTo(name, inputs[index], headers)),
    )
    if (values.includes(unreachable)) throw failure()
    const error = values.find((value) => value instanceof ErrorResponse)
    return Response.json(values.map(toTrpcResponse), {
      status: error ? (values.length > 1 ? 207 : error.status) : 200,
    })
  })
  return calls
}
