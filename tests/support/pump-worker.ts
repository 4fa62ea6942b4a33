// A worker thread that matches expressions against texts that repeat what they look for, and
// reports each.
import { parentPort, workerData } from 'node:worker_threads'
import type { Expression } from './expressions.ts'

const TEXTS_OF_EACH = 400
const TEXT_MAX = 700
const SEPARATORS = [
  ...[' ', '-', ',', '.', '\n', 'a', '0', ':', ';', '(', '–', '’', '  ', '/', '@', 'A', '\t', '<'],
]
/** Suffixes that no expression matches, so that it has to backtrack. */
const ENDS = ['!', '\0x', 'zq', ' x$', '$', ' !']

/** Generates the same numbers for the same seed. */
function openDraws(seed: number) {
  let state = seed
  const draw = () => {
    state = (state * 1103515245 + 12345) & 0x7fffffff
    return state / 0x7fffffff
  }
  return { draw, pick: (from: string[]) => from[Math.floor(draw() * from.length)] ?? '' }
}

/** Texts of words from an expression, repeated after a prefix and before a non-matching suffix. */
function* textsFor({ source }: Expression): Generator<string> {
  const words = [...new Set(source.match(/[a-zA-Z’]{2,}/g))].filter((word) => word !== 'Lu')
  const known = words.length > 0 ? words : SEPARATORS
  const { draw, pick } = openDraws(99)
  for (let at = 0; at < TEXTS_OF_EACH; at += 1) {
    let unit = ''
    for (let left = 1 + Math.floor(draw() * 3); left > 0; left -= 1) {
      unit += pick(draw() < 0.5 ? SEPARATORS : known)
      if (draw() < 0.6) unit += pick([' ', '', ', ', '-'])
    }
    const start = pick(['', `${pick(known)} `, ' ', 'a ', '$', '1'])
    yield start + unit.repeat(Math.min(80, Math.ceil(TEXT_MAX / unit.length))) + pick(ENDS)
  }
}

const { all, from }: { all: Expression[]; from: number } = workerData
for (const [index, expression] of all.entries()) {
  if (index < from || !/[+*{]/.test(expression.source)) continue
  const pattern = new RegExp(expression.source, expression.flags.replace(/[gy]/g, ''))
  for (const text of textsFor(expression)) {
    parentPort?.postMessage({ index, text })
    pattern.test(text)
  }
}
