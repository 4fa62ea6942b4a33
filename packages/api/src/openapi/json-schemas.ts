import { z } from 'zod'
import type { FormRules } from '../http/multipart.ts'

/** A JSON schema, or a part of one. */
export interface JsonSchema {
  [key: string]: unknown
  type?: string | string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** A later version may return more fields, so callers must not reject unknown ones. */
function withoutClosedObjects(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutClosedObjects)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, item]) => !(key === 'additionalProperties' && item === false))
      .map(([key, item]) => [key, withoutClosedObjects(item)]),
  )
}

/** The schema of a request or of a response: defaults and trimming differ between the two. */
export function schemaOf(shape: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' })
  return withoutClosedObjects(schema) as JsonSchema
}

/** Descriptions by field name, for fields whose names do not say enough. */
export type Notes = Record<string, string>

const described = (schema: JsonSchema, note: string | undefined): JsonSchema =>
  note === undefined ? schema : { ...schema, description: note }

/** The schema of a request, with descriptions of its fields. */
export function describedSchemaOf(shape: z.ZodObject, notes: Notes): JsonSchema {
  const { properties = {}, ...schema } = schemaOf(shape, 'input')
  const fields = Object.entries(properties).map(
    ([name, field]) => [name, described(field, notes[name])] as const,
  )
  return { ...schema, properties: Object.fromEntries(fields) }
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  description?: string
  required?: boolean
  schema: JsonSchema
  example?: string
}

/** The parameters that a route validates with this schema. */
export function parametersOf(
  location: 'path' | 'query',
  shape: z.ZodObject,
  { notes = {}, examples = {} }: { notes?: Notes; examples?: Record<string, string> },
): Parameter[] {
  const { properties = {}, required = [] } = schemaOf(shape, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: location, schema },
    ...(required.includes(name) && { required: true }),
    ...(notes[name] !== undefined && { description: notes[name] }),
    ...(examples[name] !== undefined && { example: examples[name] }),
  }))
}

/** Form fields are text: a flag is 'true' or 'false', and structured values are JSON. */
function toFormField(schema: JsonSchema): JsonSchema {
  if (schema.type === 'boolean') return { type: 'string', enum: ['true', 'false'] }
  return schema.type === 'array' || schema.type === 'object'
    ? { type: 'string', contentMediaType: 'application/json', contentSchema: schema }
    : schema
}

const file: JsonSchema = { type: 'string', format: 'binary' }

/**
 * A form whose text fields are validated by a schema and whose files by the rules of its parser.
 */
export function formSchemaOf(shape: z.ZodObject, files: FormRules['files'], notes: Notes) {
  const { properties = {}, required = [] } = schemaOf(shape, 'input')
  const fields = Object.entries(properties).map(([name, schema]) => [name, toFormField(schema)])
  const parts = Object.entries(files).map(([name, max]) => [
    name,
    max === 1 ? file : { type: 'array', items: file, maxItems: max },
  ])
  const allProperties: [string, JsonSchema][] = Object.entries(
    Object.fromEntries([...fields, ...parts]),
  )
  return {
    type: 'object',
    required,
    properties: Object.fromEntries(
      allProperties.map(([name, schema]) => [name, described(schema, notes[name])]),
    ),
  }
}
