import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { encodeForm, makePicture, type Parts, sendForm } from '../support/forms.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages, sampleEstimateDocument } from '../support/worker-outputs.ts'

let site: TestApp
let authorization: string
let id: number
interface Operation {
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: JsonSchema; example: object }> }
}
interface JsonSchema {
  $ref?: string
  properties?: Record<string, object>
}
let calls: { method: string; path: string; operation: Operation }[]
let shapes: Record<string, JsonSchema>
beforeAll(async () => {
  site = await openTestApp({
    stages: quickStages,
    wrapEstimateWriter: () => async () => sampleEstimateDocument,
  })
  authorization = `Bearer ${await createLogin(site)}`
  const { paths, components } = (await site.app.inject('/api/openapi.json')).json()
  shapes = components.schemas
  calls = Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const created = await sendForm(site.app, 'POST', '/api/projects', [['title', 'A']], authorization)
  id = created.body.data.id
})
afterAll(() => site.close())

const INVALID_VALUES = [
  5,
  -1,
  1.5,
  true,
  null,
  [],
  {},
  [5],
  [{}],
  'x'.repeat(70_000 / 2),
  'a\0b',
  '\ud800',
  '',
]

const isSentence = (text: string) => /^[A-Z][^{}]*[.?]$/.test(text)
const isLibraryMessage =
  /expected|received|invalid input|invalid option|too (big|small)|unrecognized|NaN|undefined|regex/i

/** The problems with an error's text, given the fields that were sent. */
function problemsOf(
  body: { message: string; errors?: { path: string; message: string }[] },
  names: string[],
) {
  const issues = body.errors ?? []
  return [
    ...[body.message, ...issues.map(({ message }) => message)]
      .filter((text) => !isSentence(text) || isLibraryMessage.test(text))
      .map((text) => `message: ${text}`),
    ...issues
      .map(({ path }) => path)
      .filter((path) => path !== '' && !names.includes(path.split('.')[0] ?? ''))
      .map((path) => `path: ${path}`),
  ]
}

const fill = (path: string) => path.replace(/\{(slug|id)\}/, String(id))
const send = (method: string, url: string, payload?: unknown, headers: object = {}) =>
  site.app.inject({
    ...{ method: method.toUpperCase() as 'POST', url },
    headers: {
      authorization,
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload !== undefined && { payload: JSON.stringify(payload) }),
  })

const shapeOf = ({ $ref, ...schema }: JsonSchema) =>
  ($ref && shapes[$ref.replace('#/components/schemas/', '')]) || schema

describe('rejections name the documented field in a sentence', () => {
  test('for every field of every JSON body', async () => {
    const problems: string[] = []
    let rejectedCount = 0
    for (const { method, path, operation } of calls) {
      const json = operation.requestBody?.content['application/json']
      if (!json) continue
      const names = Object.keys(shapeOf(json.schema).properties ?? {})
      expect(names.length, path).toBeGreaterThan(1)
      const bodies = [
        ...[{}, [], 'text', 5].map((body) => ({ label: JSON.stringify(body), body })),
        ...names.flatMap((name) =>
          INVALID_VALUES.map((value) => ({
            label: `${name}=${JSON.stringify(value)?.slice(0, 20)}`,
            body: { ...json.example, [name]: value },
          })),
        ),
      ]
      for (const { label, body } of bodies) {
        const response = await send(method, fill(path), body)
        expect(response.statusCode, `${path} ${label}: ${response.body}`).toBeLessThan(500)
        if (response.statusCode !== 400) continue
        rejectedCount += 1
        for (const problem of problemsOf(response.json(), names))
          problems.push(`${path} ${label}: ${problem}`)
      }
    }
    expect(rejectedCount).toBeGreaterThan(150)
    expect(problems).toEqual([])
  })

  test('for every field of every form', async () => {
    const problems: string[] = []
    const image = await makePicture()
    for (const { method, path, operation } of calls) {
      const form = operation.requestBody?.content['multipart/form-data']
      if (!form) continue
      const names = Object.keys(shapeOf(form.schema).properties ?? {})
      for (const name of names) {
        for (const value of ['', 'x'.repeat(3_000), '[5]', '{}', 'null', '"', '-1']) {
          const required: Parts = names.includes('image') ? [['image', image]] : [['title', 'A']]
          const parts: Parts = [
            ...required.filter(([fieldName]) => fieldName !== name),
            [name, value],
          ]
          const { payload, contentType } = await encodeForm(parts)
          const response = await site.app.inject({
            ...{ method: method.toUpperCase() as 'POST', url: fill(path), payload },
            headers: { authorization, 'content-type': contentType },
          })
          expect(response.statusCode, `${path} ${name}=${value}`).toBeLessThan(500)
          if (response.statusCode !== 400) continue
          for (const problem of problemsOf(response.json(), names)) {
            problems.push(`${path} ${name}=${value.slice(0, 10)}: ${problem}`)
          }
        }
      }
    }
    expect(problems).toEqual([])
  })

  test('for every query parameter, path parameter and header', async () => {
    const problems: string[] = []
    let rejectedCount = 0
    for (const { method, path, operation } of calls) {
      const parameters = operation.parameters ?? []
      const names = parameters.map(({ name }) => name)
      const example = operation.requestBody?.content['application/json']?.example
      for (const { name, in: location } of parameters) {
        for (const value of ['x'.repeat(400), 'a.b', '-1', '..', '']) {
          const query = location === 'query' ? `?${name}=${value}&${name}=${value}` : ''
          const url =
            location === 'path' ? path.replace(`{${name}}`, encodeURIComponent(value)) : fill(path)
          const headers = location === 'header' ? { [name]: value } : {}
          const response = await send(method, url + query, example, headers)
          expect(response.statusCode, `${path} ${name}=${value}`).toBeLessThan(500)
          if (response.statusCode !== 400) continue
          rejectedCount += 1
          for (const problem of problemsOf(response.json(), names))
            problems.push(`${path} ${name}=${value.slice(0, 10)}: ${problem}`)
        }
      }
    }
    expect(rejectedCount).toBeGreaterThan(20)
    expect(problems).toEqual([])
  })

  test.each([
    ['a list where text is expected', { title: 'A', summary: [] }, 'summary', 'Please enter text.'],
    ['text where a flag is expected', { Active: 'yes' }, 'Active', 'Please choose true or false.'],
    [
      'a number where a flag is expected',
      { IsFeatured: 1 },
      'IsFeatured',
      'Please choose true or false.',
    ],
    ['text where a list is expected', { services: 'Web' }, 'services', 'Please send a list.'],
  ])('%s', async (_label, change, path, message) => {
    const response = await send('PUT', `/api/projects/${id}`, change)
    expect(response.json()).toMatchObject({ message, errors: [{ path, message }] })
  })
})

test('DELETE is accepted with a JSON content type but no body', async () => {
  const created = await sendForm(site.app, 'POST', '/api/projects', [['title', 'B']], authorization)
  const response = await site.app.inject({
    ...{ method: 'DELETE', url: `/api/projects/${created.body.data.id}` },
    headers: { authorization, 'content-type': 'application/json' },
  })
  expect(response.statusCode).toBe(200)
  const empty = await site.app.inject({
    ...{ method: 'POST', url: '/api/contact', headers: { 'content-type': 'application/json' } },
  })
  expect(empty.json().message).toBe('The request body is empty.')
})

test.each(['[]', 'null', ''])('captions sent as %j count as none', async (captions) => {
  const { status, body } = await sendForm(
    site.app,
    'POST',
    '/api/projects',
    [
      ['title', 'With pictures'],
      ['images', await makePicture()],
      ['images', await makePicture()],
      ['captions', captions],
    ],
    authorization,
  )
  expect(status).toBe(201)
  expect(body.data.images.map(({ caption }: { caption: string }) => caption)).toEqual(['', ''])
})

test('JSON creates a project and changes only the fields it names', async () => {
  const fields = { title: 'By JSON', services: ['Web Development'], Active: true, summary: 'One.' }
  const created = await send('POST', '/api/projects', fields)
  expect(created.statusCode).toBe(201)
  expect(created.json().data).toMatchObject(fields)
  const url = `/api/projects/${created.json().data.id}`
  const updated = await send('PUT', url, { IsFeatured: true, summary: 'Two.' })
  expect(updated.json().data).toMatchObject({ ...fields, summary: 'Two.', IsFeatured: true })
  expect((await send('PUT', url, {})).json().message).toBe('There is nothing to change.')
})

test.each([
  ['/api/images/upload', 'PNG, JPEG, GIF or WebP'],
  ['/api/images/style', 'PNG, JPEG, GIF or WebP'],
])('%s lists the types it accepts', async (url, types) => {
  const { status, body } = await sendForm(site.app, 'POST', url, [
    ['image', await makePicture('avif')],
  ])
  expect([status, body.message]).toEqual([415, `Please upload a valid image file (${types}).`])
})

test('a project lists the types it accepts', async () => {
  const parts: Parts = [
    ['title', 'C'],
    ['coverImage', Buffer.from('BM no picture')],
  ]
  const { status, body } = await sendForm(site.app, 'POST', '/api/projects', parts, authorization)
  const message = 'Please upload a valid image file (PNG, JPEG, GIF, WebP or AVIF).'
  expect([status, body.message]).toEqual([415, message])
})
