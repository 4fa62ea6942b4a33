const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields that differ from those that a change started from. */
export const changedNames = <Values extends object>(
  mine: Values,
  base: Partial<Values>,
): (keyof Values)[] =>
  (Object.keys(mine) as (keyof Values)[]).filter((name) => !isEqual(mine[name], base[name]))

/**
 * Merges two people's changes to one base: mine where I changed a field, theirs everywhere else.
 * Fields that no longer exist are left out.
 */
export function mergeValues<Values extends object>(
  mine: Values,
  base: Partial<Values>,
  theirs: Values,
): Values {
  const merged = { ...theirs }
  for (const name of changedNames(mine, base)) if (name in theirs) merged[name] = mine[name]
  return merged
}
