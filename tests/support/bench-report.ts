/** One figure of a bench. Its target is for the ratio where there is a yardstick, else for `ours`. */
export interface Figure {
  /** What was measured, in words that need no context but the bench's name. */
  what: string
  ours: number
  /** Of `ours` and `yardstick`, such as 'ms', 'MB' or 'a second'. */
  unit?: string
  /** What the same run measured of something bare, beside ours. */
  yardstick?: number
  /** Ours to the yardstick: the median of paired runs, so not always one divided by the other. */
  ratio?: number
  /** A figure with neither is told and not judged. */
  atMost?: number
  atLeast?: number
}

/** A figure as a bench reports it to `npm run bench`. */
export interface Row extends Figure {
  /** Undefined where there is no target. */
  isMet: boolean | undefined
}

const digits = (value: number) =>
  Number.isInteger(value) ? 0 : Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2

/** A figure as people read it: '1,234', '48.2', '0.71'; 'none' for what is no number. */
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

/** Whether a figure meets its target; not a number never does. */
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
 * Reports figures: a line each, a row each for `npm run bench` where that started this process, and a
 * failing exit code when a target is missed.
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
