import { expect } from 'vitest'
import { validBrief } from './briefs.ts'
import type { callerOf } from './procedures.ts'

/** Starts a generation of the valid brief with a change, and returns its id. */
export async function startGeneration(
  visitor: ReturnType<typeof callerOf>,
  change: object = {},
): Promise<string> {
  const { status, result } = await visitor.mutate<{ generationId: string }>('generations.start', {
    ...validBrief,
    ...change,
  })
  expect(status).toBe(200)
  return result.generationId
}
