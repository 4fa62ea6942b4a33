/**
 * One figure of a bench. Its target is for the ratio if there is a baseline, otherwise for `ours`.
 */
export interface Figure {
  /** The measured quantity, in words that need no context except the bench's name. */
  what: string
  ours: number
  /** The unit of `ours` and `yardstick`, such as 'ms', 'MB' or 'a second'. */
  unit?: string
  /** The same run's measurement of a bare baseline server. */
  yardstick?: number
  /**
   * Ours relative to the baseline: the median of paired runs, so not always one divided by the
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
export const readable = (value: number, unit = '') =>
  Number.isFinite(value)
    ? `${value.toLocaleString('en-AU', { maximumFractionDigits: digits(value) })}${unit && ` ${unit}`}`
    : 'none'

/** '≤ 700 ms', '≥ 0.7', or nothing. */
export function targetOf({ ratio, unit, atMost, atLeast }: Figure): string {
  const suffix = ratio === undefined ? unit : ''
  if (atMost !== undefined && atMost === atLeast) return `= ${readable(atMost, suffix)}`
  return [
    atMost === undefined ? [] : `≤ ${readable(atMost, suffix)}`,
    atLeast === undefined ? [] : `≥ ${readable(atLeast, suffix)}`,
  ]
    .flat()
    .join(', ')
}

/** Whether a figure meets its target; NaN never does. */
export function meetsTarget({ ours, ratio, atMost, atLeast }: Figure): boolean | undefined {
  if (atMost === undefined && atLeast === undefined) return undefined
  const judged = ratio ?? ours
  return (
    Number.isFinite(judged) &&
    judged <= (atMost ?? Number.POSITIVE_INFINITY) &&
    judged >= (atLeast ?? Number.NEGATIVE_INFINITY)
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
    const { what, ours, unit, yardstick, ratio } = figure
    const beside =
      yardstick === undefined ? '' : ` beside ${readable(yardstick, unit)}: ${readable(ratio ?? 0)}`
    const target = targetOf(figure)
    console.log(
      `${what}: ${readable(ours, unit)}${beside}${target && ` (${target})`}${row.isMet === false ? '   MISSED' : ''}`,
    )
    process.send?.(row)
  }
}
