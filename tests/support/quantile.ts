/** The value below which this share of the values is; 0 if there are none. */
export const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0

export const median = (values: number[]): number => quantile(values, 0.5)
