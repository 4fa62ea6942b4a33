import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** The first message of each field. */
export function errorsOf<Values extends FieldValues>(
  problems: { path: string; message: string }[],
): FieldErrors<Values> {
  const errors: Record<string, { type: string; message: string }> = {}
  for (const { path, message } of problems) errors[path] ??= { type: 'server', message }
  return errors as FieldErrors<Values>
}

type LoadSchema<Values extends FieldValues> = () => Promise<z.ZodType<Values, Values>>

/** Loads what validates a form; undefined if that fails. */
export const loadValidation = <Values extends FieldValues>(loadSchema: LoadSchema<Values>) =>
  Promise.all([import('@hookform/resolvers/zod'), loadSchema()]).catch(() => undefined)

/**
 * Validates a form with the contract's own schema, with the first message for each field. The
 * schema and its resolver are larger than the page around them, so they are not loaded with it; if
 * they fail to load, the server's identical validation decides.
 */
export const lazyResolver =
  <Values extends FieldValues>(loadSchema: LoadSchema<Values>): Resolver<Values> =>
  async (values, context, options) => {
    const loaded = await loadValidation(loadSchema)
    if (!loaded) return { values, errors: {} }
    const [{ zodResolver }, schema] = loaded
    return zodResolver(schema)(values, context, options)
  }
