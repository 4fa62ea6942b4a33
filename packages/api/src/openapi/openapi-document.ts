import { ErrorBody, statusOf } from '@agency/contract/errors'
import { formSchemaOf, type Parameter, parametersOf, schemaOf } from './json-schemas.ts'
import { type Operation, operations } from './operations.ts'
import { restShapes, type ShapeName } from './rest-shapes.ts'

const requests = new Set<string>(operations.flatMap(({ json }) => json?.shape ?? []))

const refTo = (name: ShapeName | 'Error') => ({ $ref: `#/components/schemas/${name}` })

const errorNames: Record<number, string> = {
  400: 'The request is not valid; `errors` names the fields.',
  401: 'The token is missing or not good.',
  404: 'There is nothing at this address.',
  408: 'The body came too slowly.',
  409: 'It conflicts with what is stored.',
  413: 'It is too large, or there is too much of it.',
  415: 'The content type is not accepted, or a file is not a picture.',
  429: 'Too many for now; Retry-After says when to come back.',
  500: 'A fault of ours; the request id finds it in our log.',
  502: 'The result could not be made.',
  503: 'The database is away or the queue is full; Retry-After says when to come back.',
  504: 'It takes longer than we wait; what was sent is kept.',
  507: 'There is no room to store this.',
}

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
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

const securityOf = ({ token }: Operation) => {
  if (token === 'required') return [{ bearer: [] }]
  return token === 'optional' ? [{}, { bearer: [] }] : []
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

/** All that a call takes beside its body. */
export function allParametersOf(operation: Operation): Parameter[] {
  const { params, query, idempotency } = operation
  return [
    ...(params ? parametersOf('path', params, operation) : []),
    ...(query ? parametersOf('query', query, operation) : []),
    ...(idempotency === undefined
      ? []
      : [
          {
            ...{ name: 'Idempotency-Key', in: 'header' as const },
            description: `A UUID of your own. ${idempotency}`,
            schema: { type: 'string', format: 'uuid' },
          },
        ]),
  ]
}

function operationOf(operation: Operation) {
  const { id, tag, summary, description, answer, errors } = operation
  const parameters = allParametersOf(operation)
  const { status, shape, type } = answer
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
        description: 'It worked.',
        content: shape
          ? { 'application/json': { schema: refTo(shape) } }
          : { [type ?? 'application/octet-stream']: {} },
      },
      ...Object.fromEntries(
        [...errors].sort((a, b) => a - b).map((error) => [error, errorResponse(error)]),
      ),
    },
  }
}

/** The documented paths as an OpenAPI 3.1 document. */
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
      description: `Every error has one body. Its codes: ${codes.join(', ')}.`,
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        ...Object.fromEntries(
          Object.entries(restShapes).map(([name, shape]) => [
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
