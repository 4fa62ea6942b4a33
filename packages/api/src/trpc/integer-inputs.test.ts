import { expect, test } from 'vitest'
import { z } from 'zod'
import { appRouter } from '../router.ts'

/** The largest value of PostgreSQL's integer. */
const MAX = 2 ** 31 - 1

interface Node {
  type?: string
  maximum?: number
  exclusiveMaximum?: number
  enum?: unknown
}

/** Paths in a schema where a number can be larger than any column. */
function unbounded(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, maximum = Number.POSITIVE_INFINITY, enum: values } = node as Node
  const isNumber = type === 'integer' || type === 'number'
  return [
    ...(isNumber && !values && maximum > MAX ? [path] : []),
    ...Object.entries(node).flatMap(([key, value]) => unbounded(value, `${path}.${key}`)),
  ]
}

test('no procedure accepts a number that its column cannot hold', () => {
  const procedures = Object.entries(
    appRouter._def.procedures as unknown as Record<string, { _def: { inputs: z.ZodType[] } }>,
  )
  const unboundedInputs = procedures.flatMap(([name, { _def }]) =>
    _def.inputs.flatMap((input) =>
      unbounded(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }), name),
    ),
  )
  expect(procedures.length).toBeGreaterThan(20)
  expect(unboundedInputs).toEqual([])
})
