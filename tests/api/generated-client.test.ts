import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { makeTemporaryDir, type TemporaryDir } from '@agency/tools/site/temporary-dir'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inOrder, openExampleSite, prepareExamples } from '../support/documented-examples.ts'
import { makePicture } from '../support/forms.ts'
import type { TestApp } from '../support/test-app.ts'

// A client for TypeScript, generated from the site's OpenAPI document by a generator that others use.

interface Media {
  example?: Record<string, unknown>
}
interface Operation {
  operationId: string
  security: object[]
  parameters?: { name: string; in: string; required?: boolean; example?: string }[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, unknown>
}
type Call = (options: object) => Promise<{ error?: unknown; response: Response }>

const root = path.resolve(import.meta.dirname, '../..')

/** The generator uses the API of TypeScript 6, which the native compiler no longer has. */
async function importGenerator() {
  const hooks = registerHooks({
    resolve: (name, context, next) =>
      next(name === 'typescript' ? '@ts-morph/common/dist/typescript.js' : name, context),
  })
  const generator = await import('@hey-api/openapi-ts')
  hooks.deregister()
  return generator
}

let site: TestApp
let token: string
let dir: TemporaryDir
let baseUrl: string
let operations: Operation[]
let calls: Record<string, Call>
beforeAll(async () => {
  ;({ site, token } = await openExampleSite())
  baseUrl = await site.app.listen({ host: '127.0.0.1', port: 0 })
  const document = await (await fetch(`${baseUrl}/api/openapi.json`)).json()
  operations = Object.values<Record<string, Operation>>(document.paths).flatMap((methods) =>
    Object.values(methods),
  )
  dir = await makeTemporaryDir('generated-client')
  const { createClient } = await importGenerator()
  await createClient({
    input: document,
    output: path.join(dir.path, 'client'),
    logs: { level: 'silent' },
    plugins: ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'],
  })
  calls = await import(path.join(dir.path, 'client/sdk.gen.ts'))
}, 60_000)
afterAll(async () => {
  await site.close()
  await dir.remove()
})

/** The documented examples of the parameters that a call needs, in its path or query. */
const parametersOf = ({ parameters = [] }: Operation, place: 'path' | 'query') =>
  parameters
    .filter((parameter) => parameter.in === place && parameter.required)
    .map(({ name, example = '' }) => [name, example] as const)

/** The documented examples of a call: JSON where it takes a form as well. */
function examplesOf({ requestBody }: Operation) {
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {}
  return { json: json?.example, form: json ? undefined : form?.example }
}

test('it has every call', () => {
  const names = operations.map(({ operationId }) => operationId)
  expect(Object.keys(calls)).toEqual(expect.arrayContaining(names))
})

test('its types accept every documented example, and nothing else', async () => {
  const lines = operations.map((operation) => {
    const { json, form } = examplesOf(operation)
    const body = form
      ? `{ ...(${JSON.stringify(form)} as const), image: new Blob() }`
      : JSON.stringify(json)
    const options = [
      ...(body ? [`body: ${body}`] : []),
      ...(['path', 'query'] as const).flatMap((place) => {
        const entries = parametersOf(operation, place)
        return entries.length > 0
          ? [`${place}: ${JSON.stringify(Object.fromEntries(entries))}`]
          : []
      }),
    ]
    return `await calls.${operation.operationId}({ ${options.join(', ')} })`
  })
  const file = path.join(dir.path, 'examples.ts')
  const invalid = '// @ts-expect-error\nawait calls.sendMessage({ body: { name: 7 } })'
  const imports = "import * as calls from './client/sdk.gen'"
  await writeFile(file, [imports, ...lines, invalid, ''].join('\n'))
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
  const flags = '--noEmit --strict --skipLibCheck --target es2023 --module esnext'
  const resolution = '--moduleResolution bundler --lib es2023,dom,dom.iterable --checkers 1'
  const options = [tsc, ...`${flags} ${resolution}`.split(' '), file]
  // Outside of this project's own settings.
  const compile = promisify(execFile)(process.execPath, options, { cwd: dir.path })
  const output = await compile.catch((error) => error)
  expect(output).toEqual({ stdout: '', stderr: '' })
}, 60_000)

test('every documented example gets an answer that is documented', async () => {
  const ownBodies = await prepareExamples(site)
  const picture = new File([Uint8Array.from(await makePicture())], 'photo.png')
  let project = ''
  for (const operation of inOrder(operations, ({ operationId }) => operationId)) {
    const { operationId, security, responses } = operation
    const { json, form } = examplesOf(operation)
    const body = ownBodies[operationId] ?? json ?? (form && { ...form, image: picture })
    const takesToken = security.some((way) => 'bearer' in way)
    const result = await calls[operationId]?.({
      ...{ baseUrl, body },
      ...(takesToken && { auth: token }),
      path: Object.fromEntries(parametersOf(operation, 'path').map(([name]) => [name, project])),
      query: Object.fromEntries(parametersOf(operation, 'query')),
    })
    const status = result?.response.status ?? 0
    expect(status, `${operationId} ${JSON.stringify(result?.error)}`).toBeLessThan(300)
    expect(Object.keys(responses)).toContain(String(status))
    if (operationId === 'createProject') project = String(Object(result).data.data.id)
  }
})
