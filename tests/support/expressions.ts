import { glob, readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { parseAst } from 'vitest/node'

/** A regular expression in the code, with its location: 'packages/estimate/src/scope.ts:63'. */
export interface Expression {
  location: string
  source: string
  flags: string
}

const root = path.resolve(import.meta.dirname, '../..')

interface Literal {
  start: number
  regex: { pattern: string; flags: string }
}

const isLiteral = (node: object): node is Literal => 'regex' in node && 'start' in node

/** Calls `onLiteral` with every expression below a node of the syntax tree. */
function visit(node: unknown, onLiteral: (literal: Literal) => void): void {
  if (node === null || typeof node !== 'object') return
  if (isLiteral(node)) onLiteral(node)
  for (const child of Object.values(node)) visit(child, onLiteral)
}

/** The expressions that are literals in the packages' code, and the files that build others. */
async function findLiterals() {
  const literals: Expression[] = []
  const builders: string[] = []
  for await (const file of glob('packages/*/src/**/*.ts', { cwd: root })) {
    if (file.endsWith('.test.ts')) continue
    // Types are replaced by white space, so that the rest keeps its position.
    const code = stripTypeScriptTypes(await readFile(path.join(root, file), 'utf8'))
    if (code.includes('new RegExp(')) builders.push(file)
    visit(parseAst(code), ({ start, regex }) => {
      const line = code.slice(0, start).split('\n').length
      literals.push({ location: `${file}:${line}`, source: regex.pattern, flags: regex.flags })
    })
  }
  return { literals, builders }
}

/** The first message of a thread that runs a neighbouring file. */
async function firstMessageOf<T>(file: URL, workerData: unknown): Promise<T> {
  const worker = new Worker(file, { workerData })
  try {
    return await new Promise<T>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject)
    })
  } finally {
    await worker.terminate()
  }
}

/** Every expression of the packages: the literals, and those built at run time. */
export async function findPackageExpressions(): Promise<Expression[]> {
  const { literals, builders } = await findLiterals()
  const built = await firstMessageOf<Expression[]>(
    new URL('./built-expressions.ts', import.meta.url),
    {
      root,
      builders,
    },
  )
  return [...literals, ...built]
}

/** The input that an expression was still matching when its time ran out. */
export interface SlowExpression extends Expression {
  text: string
}

interface Progress {
  index: number
  text: string
}

/**
 * Matches the expressions against long inputs, starting at `startIndex`, until one takes longer
 * than `maxMs`.
 */
function pumpFrom(expressions: Expression[], startIndex: number, maxMs: number) {
  const worker = new Worker(new URL('./pump-worker.ts', import.meta.url), {
    workerData: { expressions, startIndex },
  })
  const result = Promise.withResolvers<Progress | undefined>()
  let last: Progress = { index: startIndex, text: '' }
  let timer: NodeJS.Timeout | undefined
  const restartTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(() => result.resolve(last), maxMs)
  }
  worker.on('message', (progress: Progress) => {
    last = progress
    restartTimer()
  })
  // Timed from its first message on: how long a thread takes to start depends on the machine.
  worker.once('exit', () => result.resolve(undefined)).once('error', result.reject)
  return result.promise.finally(() => {
    clearTimeout(timer)
    return worker.terminate()
  })
}

/**
 * Matches each expression against long repetitions of its own words; returns those that take longer
 * than `maxMs` for one.
 */
export async function findSlowExpressions(
  expressions: Expression[],
  maxMs: number,
): Promise<SlowExpression[]> {
  const slow: SlowExpression[] = []
  for (let start = 0; start < expressions.length; ) {
    const timedOut = await pumpFrom(expressions, start, maxMs)
    const expression = timedOut && expressions[timedOut.index]
    if (!timedOut || !expression) break
    slow.push({ ...expression, text: timedOut.text })
    start = timedOut.index + 1
  }
  return slow
}
