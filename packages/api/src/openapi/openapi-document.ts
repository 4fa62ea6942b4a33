import { API_KEY_PATTERN, KEY_IN_URL } from '@agency/contract/api-key'
import { ErrorBody, statusOf } from '@agency/contract/errors'
import { PROOF_OF_WORK_HEADER, PROOF_OF_WORK_PATH } from '@agency/contract/proof-of-work'
import {
  TEST_EVENT_TYPE,
  webhookEventNames,
  webhookPayloads,
} from '@agency/contract/webhook-events'
import type { z } from 'zod'
import { listExports } from '../list-exports.ts'
import { exportShapeName } from './export-operations.ts'
import { formSchemaOf, type Parameter, parametersOf, schemaOf } from './json-schemas.ts'
import type { ExportShapeName, Operation } from './operation.ts'
import { operations } from './operations.ts'
import { restShapes, type ShapeName } from './rest-shapes.ts'

const PROOF_OF_WORK_NOTE = `A solution of the challenge of ${PROOF_OF_WORK_PATH}, as the libraries of altcha encode it: JSON in base64. It is only needed to repeat a request that returned 428, works once, and is never asked of an API key.`

const requests = new Set<string>(operations.flatMap(({ json }) => json?.shape ?? []))

/** The bodies of all documented paths, by name. */
const shapes: Record<string, z.ZodType> = {
  ...restShapes,
  ...Object.fromEntries(listExports.map(({ list, json }) => [exportShapeName(list), json])),
}

const refTo = (name: ShapeName | ExportShapeName | 'Error') => ({
  $ref: `#/components/schemas/${name}`,
})

const errorNames: Record<number, string> = {
  400: 'The request is invalid; `errors` lists the fields.',
  401: 'The token is missing or invalid, or the API key is invalid, expired or revoked.',
  403: 'The role of the token’s owner does not allow this call, or the API key has no such scope.',
  404: 'Not found.',
  408: 'The request body arrived too slowly.',
  409: 'The request conflicts with stored data.',
  413: 'The request body is too large.',
  415: 'The content type is not supported, or a file is not an image.',
  428: `The settings of the site ask for a proof of work: solve the challenge of ${PROOF_OF_WORK_PATH}, and repeat the request.`,
  429: 'Too many requests; wait for Retry-After.',
  500: 'Server error; quote the requestId when you report it.',
  502: 'The result could not be generated.',
  503: 'The database is unavailable or the queue is full; wait for Retry-After.',
  504: 'Timed out; the submission has been stored.',
  507: 'The disk is full.',
}

const retryAfter = {
  'Retry-After': {
    description: 'Seconds to wait before retrying.',
    schema: { type: 'integer', minimum: 1 },
  },
}
const authenticate = {
  'WWW-Authenticate': { description: 'Bearer', schema: { type: 'string' } },
}

const errorResponse = (status: number) => ({
  description: errorNames[status] ?? 'An error.',
  ...([429, 503].includes(status) && { headers: retryAfter }),
  ...(status === 401 && { headers: authenticate }),
  content: { 'application/json': { schema: refTo('Error') } },
})

const securityOf = ({ token, scope }: Operation) => {
  const key = { apiKey: scope === undefined ? [] : [scope] }
  if (token === 'required') return [{ bearer: [] }, key]
  return token === 'optional' ? [{}, { bearer: [] }, key] : [{}, key]
}

function bodyOf({ json, form }: Operation) {
  if (!json && !form) return undefined
  return {
    required: true,
    content: {
      ...(json && {
        'application/json': {
          schema: refTo(json.shape),
          example: json.example,
        },
      }),
      ...(form && {
        'multipart/form-data': {
          schema: formSchemaOf(form.shape, form.files, form.notes),
          example: form.example,
        },
      }),
    },
  }
}

/** All parameters of a call, apart from its body. */
export function allParametersOf(operation: Operation): Parameter[] {
  const { params, query, idempotency, proofOfWork } = operation
  return [
    ...(params ? parametersOf('path', params, operation) : []),
    ...(query ? parametersOf('query', query, operation) : []),
    ...(idempotency === undefined
      ? []
      : [
          {
            ...{ name: 'Idempotency-Key', in: 'header' as const },
            description: `A UUID that you choose. ${idempotency}`,
            schema: { type: 'string', format: 'uuid' },
          },
        ]),
    ...(proofOfWork
      ? [
          {
            ...{ name: PROOF_OF_WORK_HEADER, in: 'header' as const },
            description: PROOF_OF_WORK_NOTE,
            schema: { type: 'string' },
          },
        ]
      : []),
  ]
}

function operationOf(operation: Operation) {
  const { id, tag, summary, description, response, errors, proofOfWork } = operation
  const parameters = allParametersOf(operation)
  const { status, shape, type } = response
  const requestBody = bodyOf(operation)
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    security: securityOf(operation),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      [status]: {
        description: 'Success.',
        content: shape
          ? { 'application/json': { schema: refTo(shape) } }
          : { [type ?? 'application/octet-stream']: {} },
      },
      ...Object.fromEntries(
        [...errors, ...(proofOfWork ? [428] : [])]
          .sort((a, b) => a - b)
          .map((error) => [error, errorResponse(error)]),
      ),
    },
  }
}

const webhookHeaders = {
  'webhook-id': 'Identifies the event: the same in each attempt to deliver it.',
  'webhook-timestamp': 'When the request was signed, in seconds since 1970.',
  'webhook-signature': 'One or two signatures by Standard Webhooks, separated by a space.',
}

/** What this site sends to servers that staff enter, by type of event. */
const webhooks = Object.fromEntries(
  Object.entries(webhookPayloads).map(([type, payload]) => [
    type,
    {
      post: {
        operationId: type,
        summary: webhookEventNames[type as keyof typeof webhookEventNames],
        ...(type === TEST_EVENT_TYPE && { description: 'Sent when staff try a webhook.' }),
        parameters: Object.entries(webhookHeaders).map(([name, description]) => ({
          ...{ name, in: 'header', required: true, description, schema: { type: 'string' } },
        })),
        requestBody: {
          required: true,
          content: { 'application/json': { schema: schemaOf(payload, 'output') } },
        },
        responses: {
          '2XX': { description: 'Received.' },
          '410': { description: 'The webhook is disabled.' },
          default: { description: 'Sent again later; with Retry-After not before that.' },
        },
      },
    },
  ]),
)

/** The documented paths, and the webhooks, as an OpenAPI 3.1 document. */
export function openApiDocument({ title, publicUrl }: { title: string; publicUrl: string }) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: operationOf(operation),
    }
  }
  const codes = Object.entries(statusOf).map(([code, status]) => `${code} (${status})`)
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1.0.0',
      description: `All errors have the same body. Codes: ${codes.join(', ')}.`,
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    webhooks,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: {
          ...{ type: 'http', scheme: 'bearer', bearerFormat: API_KEY_PATTERN },
          description: `Made in the dashboard, with the scopes that are named beside each call. ${KEY_IN_URL}`,
        },
      },
      schemas: {
        ...Object.fromEntries(
          Object.entries(shapes).map(([name, shape]) => [
            name,
            schemaOf(shape, requests.has(name) ? 'input' : 'output'),
          ]),
        ),
        Error: schemaOf(ErrorBody, 'output'),
      },
    },
  }
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>
