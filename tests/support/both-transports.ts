import type { FastifyInstance } from 'fastify'

export interface ApiResponse {
  status: number
  /** The result, or the error's message, code and fields. */
  body: Record<string, unknown>
}

export const transports = ['rest', 'trpc'] as const
export type Transport = (typeof transports)[number]

interface Call {
  /** The documented path. */
  rest: string
  /** The corresponding procedure. */
  procedure: string
  input: unknown
}

/** Sends one mutation over the requested transport and converts its response to one shape. */
export async function send(
  app: FastifyInstance,
  transport: Transport,
  { rest, procedure, input }: Call,
): Promise<ApiResponse> {
  const response = await app.inject({
    method: 'POST',
    url: transport === 'rest' ? rest : `/trpc/${procedure}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(input) ?? '',
  })
  const json = response.json()
  if (transport === 'rest') return { status: response.statusCode, body: json }
  if (json.error) {
    const { message, data } = json.error
    return {
      status: response.statusCode,
      body: {
        success: false,
        message,
        code: data.code,
        requestId: data.requestId,
        errors: data.issues,
      },
    }
  }
  return { status: response.statusCode, body: json.result.data }
}
