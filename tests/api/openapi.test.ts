import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inOrder, openExampleSite, prepareExamples } from '../support/documented-examples.ts'
import { encodeForm, makePicture, type Parts } from '../support/forms.ts'
import type { TestApp } from '../support/test-app.ts'

interface Media {
  schema?: object
  example?: unknown
}
interface Operation {
  operationId: string
  security: object[]
  parameters?: { name: string; in: string; required?: boolean; example?: string }[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { content: Record<string, Media> }>
}
interface Document {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

let site: TestApp
let bearer: string
let document: Document
let project: number
beforeAll(async () => {
  const example = await openExampleSite()
  site = example.site
  bearer = `Bearer ${example.token}`
  document = (await site.app.inject('/api/openapi.json')).json()
})
afterAll(() => site.close())

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
const compiled = new Map<object, ValidateFunction>()
/** Validates a value against a schema of the document, with its references. */
function problemsOf(schema: object, value: unknown) {
  const validate =
    compiled.get(schema) ?? ajv.compile({ ...schema, components: document.components })
  compiled.set(schema, validate)
  return validate(value) ? [] : validate.errors
}

interface SentRequest {
  path: string
  method: string
  type?: string
  body?: unknown
  authorization?: string
}

async function send({ path, method, type, body, authorization }: SentRequest) {
  const form = type === 'multipart/form-data'
  const encoded = form ? await encodeForm(body as Parts) : undefined
  return site.app.inject({
    method: method.toUpperCase() as 'GET',
    url: path,
    headers: {
      ...(authorization && { authorization }),
      ...(encoded ? { 'content-type': encoded.contentType } : type && { 'content-type': type }),
    },
    payload: encoded?.payload ?? (body === undefined ? undefined : JSON.stringify(body)),
  })
}

/** The documented schema for the response's status must exist and match. */
function expectDocumented(operation: Operation, response: Awaited<ReturnType<typeof send>>) {
  const documentedResponse = operation.responses[response.statusCode]
  expect(
    documentedResponse,
    `${operation.operationId} returns ${response.statusCode}`,
  ).toBeDefined()
  const schema = documentedResponse?.content['application/json']?.schema
  if (schema) expect(problemsOf(schema, response.json())).toEqual([])
}

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

const fill = (path: string) =>
  path.replace('{slug}', String(project)).replace('{id}', String(project))

/** The examples of a call's required query parameters. */
function queryOf({ parameters = [] }: Operation) {
  const requiredParameters = parameters.filter(
    (parameter) => parameter.in === 'query' && parameter.required,
  )
  const query = new URLSearchParams(
    requiredParameters.map(({ name, example = '' }) => [name, example]),
  )
  return requiredParameters.length > 0 ? `?${query}` : ''
}

const takesToken = ({ security }: { security: object[] }) => security.some((way) => 'bearer' in way)

test('is an OpenAPI 3.1 document whose references all resolve', () => {
  expect(document.openapi).toBe('3.1.0')
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)]
  expect(references.length).toBeGreaterThan(20)
  for (const [, name = ''] of references) expect(document.components.schemas).toHaveProperty(name)
})

test('lists every call under /api that the server has, and no other', async () => {
  await site.app.ready()
  const documentationPaths = ['/api/docs', '/api/openapi.json']
  let parent = ''
  const servedCalls: string[] = []
  for (const line of site.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', route = '', methods = ''] =
      /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)/.exec(line) ?? []
    if (indent === '') parent = route
    const path = indent === '' ? route : parent + route
    if (!path.startsWith('/api/') || documentationPaths.includes(path)) continue
    for (const method of methods.split(', ')) {
      if (method !== 'HEAD') servedCalls.push(`${method} ${path.replace(':segment', '{}')}`)
    }
  }
  const documented = operations().map(
    ({ path, method }) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/, '{}')}`,
  )
  expect(servedCalls.sort()).toEqual(documented.sort())
})

test('every documented example works as documented', async () => {
  const ownBodies = await prepareExamples(site)
  const testedCalls: string[] = []
  const sorted = inOrder(operations(), ({ operation }) => operation.operationId)
  for (const { path, method, operation } of sorted) {
    const authorization = takesToken(operation) ? bearer : undefined
    const bodies = Object.entries(operation.requestBody?.content ?? { none: {} })
    for (const [type, { example, schema }] of bodies) {
      let body: unknown
      if (type === 'application/json') {
        expect(problemsOf(schema ?? {}, example)).toEqual([])
        body = ownBodies[operation.operationId] ?? example
        expect(problemsOf(schema ?? {}, body)).toEqual([])
      } else if (type === 'multipart/form-data') {
        const fields = Object.entries(example as Record<string, string>) as Parts
        const file = path.startsWith('/api/images/') ? 'image' : 'coverImage'
        body = [...fields, [file, await makePicture()]] satisfies Parts
      }
      const response = await send({
        path: fill(path) + queryOf(operation),
        method,
        ...(type !== 'none' && { type, body }),
        ...(authorization && { authorization }),
      })
      expect(response.statusCode, `${operation.operationId} ${response.body}`).toBeLessThan(300)
      expectDocumented(operation, response)
      if (operation.operationId === 'createProject') project = response.json().data.id
      testedCalls.push(`${operation.operationId} ${type}`)
    }
  }
  expect(testedCalls.length).toBeGreaterThanOrEqual(14)
})

test('parameters and forms declare the bounds that the routes enforce', () => {
  const { get } = document.paths['/api/contacts/export.csv'] ?? {}
  expect(get?.parameters?.find(({ name }) => name === 'text')).toMatchObject({
    ...{ in: 'query', schema: { type: 'string', maxLength: 100 } },
  })
  const { post } = document.paths['/api/projects'] ?? {}
  expect(post?.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
    required: ['title'],
    properties: {
      title: { type: 'string', maxLength: 200 },
      Active: { type: 'string', enum: ['true', 'false'] },
      services: { contentMediaType: 'application/json', contentSchema: { maxItems: 50 } },
      images: { type: 'array', items: { format: 'binary' }, maxItems: 12 },
    },
  })
})

describe('every error has the documented body', () => {
  test('for an invalid token', async () => {
    for (const { path, method, operation } of operations()) {
      if (!takesToken(operation)) continue
      const response = await send({ path: fill(path), method, authorization: 'Bearer a.b.c' })
      expect(response.statusCode).toBe(401)
      expectDocumented(operation, response)
    }
  })

  test('for an invalid body', async () => {
    const bodies: [type: string, body: unknown][] = [
      ['application/json', {}],
      ['application/json', { title: 7, email: 7 }],
      ['application/json', []],
      ['text/csv', 'a,b'],
      ['multipart/form-data', [['__proto__', 'x']] satisfies Parts],
    ]
    for (const { path, method, operation } of operations()) {
      if (!operation.requestBody) continue
      for (const [type, body] of bodies) {
        const response = await send({
          path: fill(path),
          method,
          type,
          body,
          authorization: bearer,
        })
        expect(response.statusCode, `${operation.operationId} ${type}`).toBeGreaterThanOrEqual(400)
        expect(response.statusCode).toBeLessThan(500)
        expectDocumented(operation, response)
      }
    }
  })

  test('for an unknown resource', async () => {
    for (const { path, method, operation } of operations()) {
      if (!path.includes('{')) continue
      const response = await send({
        path: path.replace(/\{\w+\}/, '999999'),
        method,
        authorization: bearer,
        ...(operation.requestBody && { type: 'application/json', body: { IsFeatured: true } }),
      })
      expect(response.statusCode).toBe(404)
      expectDocumented(operation, response)
    }
  })
})

test('describes what webhooks send, with the guide’s examples', async () => {
  const { webhooks } = document as unknown as {
    webhooks: Record<string, { post: { requestBody: { content: Record<string, Media> } } }>
  }
  const guide = await readFile(path.resolve(import.meta.dirname, '../../docs/webhooks.md'), 'utf8')
  const examples = [...guide.matchAll(/^```json$([\s\S]*?)^```$/gm)].map(([, json = '']) =>
    JSON.parse(json),
  )
  expect(Object.keys(webhooks)).toEqual(examples.map(({ type }) => type))
  for (const example of examples) {
    const schema = webhooks[example.type]?.post.requestBody.content['application/json']?.schema
    expect(problemsOf(schema ?? {}, example)).toEqual([])
    expect(problemsOf(schema ?? {}, { ...example, data: {} })).not.toEqual([])
  }
})

test('the reference page shows every call, with a policy that allows no scripts', async () => {
  const response = await site.app.inject('/api/docs')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-security-policy']).toMatch(/script-src 'self' ?;/)
  expect(response.body).not.toContain('<script')
  for (const { path, operation } of operations()) {
    expect(response.body).toContain(`id="${operation.operationId}"`)
    expect(response.body).toContain(`<code>${path}</code>`)
  }
})
