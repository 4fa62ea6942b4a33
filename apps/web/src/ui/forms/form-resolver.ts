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

/**
 * Validates a form with the contract's own schema, with the first message for each field. The
 * schema and its resolver are loaded when something is first validated, since they are larger than
 * the page around them; if they fail to load, the server's identical validation decides.
 */
export const lazyResolver =
  <Values extends FieldValues>(
    loadSchema: () => Promise<z.ZodType<Values, Values>>,
  ): Resolver<Values> =>
  async (values, context, options) => {
    const loaded = await Promise.all([import('@hookform/resolvers/zod'), loadSchema()]).catch(
      () => undefined,
    )
    if (!loaded) return { values, errors: {} }
    const [{ zodResolver }, schema] = loaded
    return zodResolver(schema)(values, context, options)
  }
