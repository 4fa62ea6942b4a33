import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** The first message of each field. */
export function errorsOf<Values extends FieldValues>(
  problems: { path: string; code?: string; message: string }[],
): FieldErrors<Values> {
  const errors: Record<string, { type: string; message: string }> = {}
  for (const { path, code = 'server', message } of problems) {
    errors[path] ??= { type: code, message }
  }
  return errors as FieldErrors<Values>
}

/**
 * Checks a form with the contract's own schema: the first message of each field counts. The
 * schema is fetched when something is first checked, since it is larger than the page around it;
 * where it cannot be had, the server's own check, the same, decides.
 */
export const zodResolver =
  <Values extends FieldValues>(loadSchema: () => Promise<z.ZodType>): Resolver<Values> =>
  async (values) => {
    const schema = await loadSchema().catch(() => undefined)
    const result = schema?.safeParse(values)
    if (!result) return { values, errors: {} }
    if (result.success) return { values: result.data as Values, errors: {} }
    const problems = result.error.issues.map((issue) => ({ ...issue, path: issue.path.join('.') }))
    return { values: {}, errors: errorsOf<Values>(problems) }
  }
