import { statusOf } from '@agency/contract/errors'
import { formSchemaOf, type JsonSchema } from './json-schemas.ts'
import { allParametersOf, type OpenApiDocument } from './openapi-document.ts'
import type { Operation } from './operation.ts'
import { operations } from './operations.ts'
import { referenceStyle } from './reference-style.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value: unknown) => String(value).replace(/[&<>"]/g, (char) => escapes[char] ?? char)

const tokenNotes: Record<Operation['token'], string> = {
  none: 'no token needed',
  optional: 'token optional',
  required: 'token required',
}

interface Row {
  name: string
  required: boolean
  type: string
  note: string
}

interface Property extends JsonSchema {
  format?: string
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  contentMediaType?: string
  items?: Property
  anyOf?: Property[]
  properties?: Record<string, Property>
}

/** Describes a type in a few words: 'text, 120 at most', 'B2B, B2C or Both'. */
function describe(property: Property): string {
  if (property.const !== undefined) return JSON.stringify(property.const)
  if (property.enum) return property.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (property.anyOf) return [...new Set(property.anyOf.map(describe))].join(' or ')
  if (property.items) return `list of ${describe(property.items)}`
  const type = [property.type ?? 'any'].flat().join(' or ').replace('string', 'text')
  const kind = property.format ?? property.contentMediaType
  const format = kind ? ` (${kind})` : ''
  const length = property.maxLength ? `, ${property.maxLength.toLocaleString('en-AU')} at most` : ''
  return `${type}${format}${length}`
}

/** The fields of an object, followed by those of objects inside it. */
function rowsOf(schema: Property, prefix = ''): Row[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const inner = property.items?.properties ? property.items : property
    const row = {
      name: prefix + name,
      required: schema.required?.includes(name) ?? false,
      type: describe(property),
      note: property.description ?? '',
    }
    if (!inner.properties) return [row]
    return [row, ...rowsOf(inner, `${prefix}${name}${inner === property ? '.' : '[].'}`)]
  })
}

function table(caption: string, rows: Row[]): string {
  const hasNotes = rows.some(({ note }) => note !== '')
  const body = rows.map(
    ({ name, required, type, note }) =>
      `<tr><td><code>${text(name)}</code>${required ? ' <span class="need">required</span>' : ''}</td><td>${text(type)}</td>${hasNotes ? `<td>${text(note)}</td>` : ''}</tr>`,
  )
  return `<h3>${caption}</h3><div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><thead><tr><th scope="col">Name</th><th scope="col">Type</th>${hasNotes ? '<th scope="col">Note</th>' : ''}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

const quoted = (value: string) => `'${value.replaceAll("'", "'\\''")}'`

function curlOf(operation: Operation, origin: string) {
  const { method, path, json, form, token } = operation
  const exampleUrl = allParametersOf(operation).reduce(
    (url, { name, in: location, example }) =>
      location === 'path' ? url.replace(`{${name}}`, example ?? name) : url,
    path,
  )
  const lines = [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} ${quoted(origin + exampleUrl)}`,
  ]
  if (token === 'required') lines.push('-H "Authorization: Bearer $TOKEN"')
  if (json) {
    lines.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(json.example))}`)
  } else if (form) {
    for (const [name, value] of Object.entries(form.example))
      lines.push(`-F ${quoted(`${name}=${value}`)}`)
    if ('image' in form.files) lines.push("-F 'image=@picture.png'")
  }
  return lines.join(' \\\n  ')
}

function article(operation: Operation, document: OpenApiDocument, origin: string): string {
  const { id, method, path, summary, description, token, json, form, response, errors } = operation
  const parameters = allParametersOf(operation)
  const schemas = document.components.schemas as Record<string, Property>
  const parts = [
    `<article id="${id}"><h2>${text(summary)}</h2>`,
    `<p class="call"><b>${method.toUpperCase()}</b> <code>${text(path)}</code> <span>${tokenNotes[token]}</span></p>`,
  ]
  if (description) parts.push(`<p>${text(description)}</p>`)
  if (parameters.length > 0) {
    const rows = parameters.map(
      ({ name, in: location, schema, required = false, description: note = '' }) => ({
        name,
        required,
        type: `${location}, ${describe(schema)}`,
        note,
      }),
    )
    parts.push(table('Parameters', rows))
  }
  if (json) parts.push(table('JSON body', rowsOf(schemas[json.shape] ?? {})))
  if (form) {
    const schema = formSchemaOf(form.shape, form.files, form.notes)
    parts.push(table('Form (multipart/form-data)', rowsOf(schema)))
  }
  parts.push(
    `<h3>Example</h3><pre tabindex="0"><code>${text(curlOf(operation, origin))}</code></pre>`,
  )
  const shape = response.shape && schemas[response.shape]
  if (shape) {
    const item = shape.items?.anyOf?.[0] ?? shape.items
    parts.push(table(`Response ${response.status}`, rowsOf(item ?? shape, item ? '[].' : '')))
  } else {
    parts.push(`<h3>Response ${response.status}</h3><p>${text(response.type ?? '')}</p>`)
  }
  parts.push(
    `<p>Errors: ${errors.map((status) => `<code>${status}</code>`).join(' ')}</p></article>`,
  )
  return parts.join('')
}

const errorTable = () => {
  const rows = Object.entries(statusOf).map(([name, status]) => ({
    name,
    required: false,
    type: `HTTP ${status}`,
    note: '',
  }))
  return `<article id="errors"><h2>Errors</h2><p>All errors under /api have this body. <code>errors</code> lists the invalid fields of a 400; quote <code>requestId</code> when you contact us.</p><pre tabindex="0"><code>{ "success": false, "message": "Please enter your name.", "code": "BAD_REQUEST",
  "requestId": "8f8f…", "errors": [{ "path": "name", "message": "Please enter your name." }] }</code></pre>${table('Codes', rows)}</article>`
}

/** The documented paths as a page without scripts. */
export function referencePage(document: OpenApiDocument, origin: string): string {
  const tags = document.tags.map(({ name }) => ({
    name,
    operations: operations.filter(({ tag }) => tag === name),
  }))
  const menu = tags.map(
    ({ name, operations: group }) =>
      `<h2>${name}</h2><ul>${group.map(({ id, summary }) => `<li><a href="#${id}">${text(summary)}</a></li>`).join('')}</ul>`,
  )
  const articles = tags.flatMap(({ operations: group }) =>
    group.map((operation) => article(operation, document, origin)),
  )
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text(document.info.title)}</title><meta name="robots" content="noindex"><style>${referenceStyle}</style></head><body><div class="shell"><nav aria-label="Calls"><a href="/">Back to the site</a>${menu.join('')}<h2>All calls</h2><ul><li><a href="#errors">Errors</a></li></ul></nav><main><header><h1>${text(document.info.title)}</h1><p>${operations.length} calls for scripts and other clients. Bodies are JSON unless a form is listed; text is UTF-8; times are ISO 8601 in UTC. For calls that require a token, get one by <a href="#logIn">logging in</a> and send it as <code>Authorization: Bearer …</code>. Machine-readable version: <a href="/api/openapi.json">openapi.json</a>.</p></header>${articles.join('')}${errorTable()}</main></div></body></html>`
}
