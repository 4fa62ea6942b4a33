import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from './schema.ts'

/** Checks a form with the contract's own schema: the first message of each field counts. */
export const zodResolver =
  <Values extends FieldValues>(schema: z.ZodType): Resolver<Values> =>
  (values) => {
    const result = schema.safeParse(values)
    if (result.success) return { values: result.data as Values, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { path, code, message } of result.error.issues) {
      errors[path.join('.')] ??= { type: code, message }
    }
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
