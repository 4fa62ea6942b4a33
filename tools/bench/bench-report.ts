/**
 * One figure of a bench. Its target is for the ratio if there is a baseline, otherwise for `value`.
 */
export interface Figure {
  /** The measured quantity, in words that need no context except the bench's name. */
  metric: string
  value: number
  /** The unit of `value` and `baseline`, such as 'ms', 'MB' or 'a second'. */
  unit?: string
  /** The same run's measurement of a bare baseline server. */
  baseline?: number
  /**
   * The value relative to the baseline: the median of paired runs, so not always one divided by the
   * other.
   */
  ratio?: number
  /** A figure with neither limit is reported but not judged. */
  atMost?: number
  atLeast?: number
}

/** A figure as a bench reports it to `npm run bench`. */
export interface Row extends Figure {
  /** Undefined if there is no target. */
  isMet: boolean | undefined
}

const digits = (value: number) =>
  Number.isInteger(value) ? 0 : Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2

/**
 * A figure for display: '1,234', '48.2', '0.71'; 'none' for anything that is not a finite number.
 */
export const formatValue = (value: number, unit = '') =>
  Number.isFinite(value)
    ? `${value.toLocaleString('en-AU', { maximumFractionDigits: digits(value) })}${unit && ` ${unit}`}`
    : 'none'

/** '≤ 700 ms', '≥ 0.7', or nothing. */
export function targetOf({ ratio, unit, atMost, atLeast }: Figure): string {
  const suffix = ratio === undefined ? unit : ''
  if (atMost !== undefined && atMost === atLeast) return `= ${formatValue(atMost, suffix)}`
  return [
    atMost === undefined ? [] : `≤ ${formatValue(atMost, suffix)}`,
    atLeast === undefined ? [] : `≥ ${formatValue(atLeast, suffix)}`,
  ]
    .flat()
    .join(', ')
}

/** Whether a figure meets its target; NaN never does. */
export function meetsTarget({ value, ratio, atMost, atLeast }: Figure): boolean | undefined {
  if (atMost === undefined && atLeast === undefined) return undefined
  const comparedValue = ratio ?? value
  return (
    Number.isFinite(comparedValue) &&
    comparedValue <= (atMost ?? Number.POSITIVE_INFINITY) &&
    comparedValue >= (atLeast ?? Number.NEGATIVE_INFINITY)
  )
}

/**
 * Reports figures: prints a line for each, sends each as a row to `npm run bench` if that started
 * this process, and sets a failing exit code if a target is missed.
 */
export function report(...figures: Figure[]): void {
  for (const figure of figures) {
    const row: Row = { ...figure, isMet: meetsTarget(figure) }
    if (row.isMet === false) process.exitCode = 1
    const { metric, value, unit, baseline, ratio } = figure
    const comparison =
      baseline === undefined
        ? ''
        : `, baseline ${formatValue(baseline, unit)}, ratio ${formatValue(ratio ?? 0)}`
    const target = targetOf(figure)
    console.log(
      `${metric}: ${formatValue(value, unit)}${comparison}${target && ` (${target})`}${row.isMet === false ? '   MISSED' : ''}`,
    )
    process.send?.(row)
  }
}
