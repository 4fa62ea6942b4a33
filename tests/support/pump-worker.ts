// A worker thread that matches expressions against texts that repeat what they look for, and
// reports each.
import { parentPort, workerData } from 'node:worker_threads'
import type { Expression } from './expressions.ts'

const TEXTS_PER_EXPRESSION = 400
const MAX_TEXT_LENGTH = 700
const SEPARATORS = [
  ...[' ', '-', ',', '.', '\n', 'a', '0', ':', ';', '(', '–', '’', '  ', '/', '@', 'A', '\t', '<'],
]
/** Suffixes that no expression matches, so that it has to backtrack. */
const SUFFIXES = ['!', '\0x', 'zq', ' x$', '$', ' !']

/** Generates the same numbers for the same seed. */
function openRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1103515245 + 12345) & 0x7fffffff
    return state / 0x7fffffff
  }
  return { next, pick: (values: string[]) => values[Math.floor(next() * values.length)] ?? '' }
}

/** Texts of words from an expression, repeated after a prefix and before a non-matching suffix. */
function* textsFor({ source }: Expression): Generator<string> {
  const words = [...new Set(source.match(/[a-zA-Z’]{2,}/g))].filter((word) => word !== 'Lu')
  const candidates = words.length > 0 ? words : SEPARATORS
  const { next, pick } = openRandom(99)
  for (let i = 0; i < TEXTS_PER_EXPRESSION; i += 1) {
    let unit = ''
    for (let remaining = 1 + Math.floor(next() * 3); remaining > 0; remaining -= 1) {
      unit += pick(next() < 0.5 ? SEPARATORS : candidates)
      if (next() < 0.6) unit += pick([' ', '', ', ', '-'])
    }
    const prefix = pick(['', `${pick(candidates)} `, ' ', 'a ', '$', '1'])
    yield prefix +
      unit.repeat(Math.min(80, Math.ceil(MAX_TEXT_LENGTH / unit.length))) +
      pick(SUFFIXES)
  }
}

const { expressions, startIndex }: { expressions: Expression[]; startIndex: number } = workerData
for (const [index, expression] of expressions.entries()) {
  if (index < startIndex || !/[+*{]/.test(expression.source)) continue
  const pattern = new RegExp(expression.source, expression.flags.replace(/[gy]/g, ''))
  for (const text of textsFor(expression)) {
    parentPort?.postMessage({ index, text })
    pattern.test(text)
  }
}
