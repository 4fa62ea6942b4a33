import type { ApiScope } from '@agency/contract/api-key'
import type { ExportedList } from '@agency/contract/list-export'
import type { z } from 'zod'
import type { FormRules } from '../http/multipart.ts'
import type { Notes } from './json-schemas.ts'
import type { ShapeName } from './rest-shapes.ts'

/** The name of the schema of a list's JSON file. */
export type ExportShapeName = `${Capitalize<ExportedList>}Export`

/** A documented call. */
export interface Operation {
  id: string
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  tag: string
  summary: string
  description?: string
  /** Whether the call takes a token: never, optionally, or always. */
  token: 'none' | 'optional' | 'required'
  /** What an API key has to be allowed; any key may make a call without one. */
  scope?: ApiScope
  /** Schemas with which the route validates its path and query. */
  params?: z.ZodObject
  query?: z.ZodObject
  /** Descriptions of their fields, and example values for required ones. */
  notes?: Notes
  examples?: Record<string, string>
  /** What happens to a call with a repeated Idempotency-Key. */
  idempotency?: string
  /** Whether visitors may be asked for a proof of work. */
  proofOfWork?: true
  json?: { shape: ShapeName; example: unknown }
  form?: {
    shape: z.ZodObject
    files: FormRules['files']
    notes: Notes
    example: Record<string, string>
  }
  /** A status with a shape, or with another content type. */
  response: { status: number; shape?: ShapeName | ExportShapeName; type?: string }
  /** Statuses with the error body. */
  errors: number[]
}
