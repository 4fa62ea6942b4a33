import { glob, readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { parseAst } from 'vitest/node'

/** A regular expression in the code, with its location: 'packages/estimate/src/scope.ts:63'. */
export interface Expression {
  at: string
  source: string
  flags: string
}

const root = path.resolve(import.meta.dirname, '../..')

interface Literal {
  start: number
  regex: { pattern: string; flags: string }
}

const isLiteral = (node: object): node is Literal => 'regex' in node && 'start' in node

/** Calls `found` with every expression below a node of the syntax tree. */
function visit(node: unknown, found: (literal: Literal) => void): void {
  if (node === null || typeof node !== 'object') return
  if (isLiteral(node)) found(node)
  for (const child of Object.values(node)) visit(child, found)
}

/** The expressions that are literals in the packages' code, and the files that build others. */
async function readCode() {
  const written: Expression[] = []
  const builders: string[] = []
  for await (const file of glob('packages/*/src/**/*.ts', { cwd: root })) {
    if (file.endsWith('.test.ts')) continue
    // Types are replaced by white space, so that the rest keeps its position.
    const code = stripTypeScriptTypes(await readFile(path.join(root, file), 'utf8'))
    if (code.includes('new RegExp(')) builders.push(file)
    visit(parseAst(code), ({ start, regex }) => {
      const line = code.slice(0, start).split('\n').length
      written.push({ at: `${file}:${line}`, source: regex.pattern, flags: regex.flags })
    })
  }
  return { written, builders }
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
export async function expressionsOfPackages(): Promise<Expression[]> {
  const { written, builders } = await readCode()
  const built = await firstMessageOf<Expression[]>(
    new URL('./built-expressions.ts', import.meta.url),
    {
      root,
      builders,
    },
  )
  return [...written, ...built]
}

/** The input that an expression was still matching when its time ran out. */
export interface Stuck extends Expression {
  text: string
}

interface Progress {
  index: number
  text: string
}

/** Pumps the expressions, starting with the one at `from`, until one takes longer than `mostMs`. */
function pumpFrom(all: Expression[], from: number, mostMs: number) {
  const worker = new Worker(new URL('./pump-worker.ts', import.meta.url), {
    workerData: { all, from },
  })
  const ended = Promise.withResolvers<Progress | undefined>()
  let last: Progress = { index: from, text: '' }
  let timer: NodeJS.Timeout | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => ended.resolve(last), mostMs)
  }
  worker.on('message', (progress: Progress) => {
    last = progress
    wait()
  })
  // Timed from its first message on: how long a thread takes to start depends on the machine.
  worker.once('exit', () => ended.resolve(undefined)).once('error', ended.reject)
  return ended.promise.finally(() => {
    clearTimeout(timer)
    return worker.terminate()
  })
}

/**
 * Matches each expression against long repetitions of its own words; returns those that take
 * `mostMs` for one.
 */
export async function stuckExpressions(all: Expression[], mostMs: number): Promise<Stuck[]> {
  const found: Stuck[] = []
  for (let from = 0; from < all.length; ) {
    const stuck = await pumpFrom(all, from, mostMs)
    const expression = stuck && all[stuck.index]
    if (!stuck || !expression) break
    found.push({ ...expression, text: stuck.text })
    from = stuck.index + 1
  }
  return found
}
