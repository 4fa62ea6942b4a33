import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { parseInput } from '../errors/classify-error.ts'

/** The header's name, for validation messages. */
const names = { idempotencyKey: 'Idempotency-Key' }

/** The Idempotency-Key header (IETF draft-ietf-httpapi-idempotency-key-header), unquoted. */
function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const value = request.headers['idempotency-key']
  const key = Array.isArray(value) ? value[0] : value
  return key?.replace(/^"(.*)"$/, '$1')
}

/** Parses a request's data together with its Idempotency-Key. Throws BAD_REQUEST. */
export const parseWithKey = <Schema extends z.ZodType>(
  schema: Schema,
  request: FastifyRequest,
  data: unknown = request.body,
): z.output<Schema> =>
  parseInput(schema, { ...Object(data), idempotencyKey: idempotencyKeyOf(request) }, names)
