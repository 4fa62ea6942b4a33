import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The part of a response that the guide shows. */
type ExpectedOutput =
  /** The body of a 200 response. */
  | { kind: 'json'; body: unknown }
  /** Status, headers and body. */
  | { kind: 'http'; status: number; headers: Map<string, string>; body: unknown }
  /** The output of the shell. */
  | { kind: 'text'; output: string }

export interface Example {
  /** The nearest heading, and the line of the block's first command. */
  section: string
  line: number
  script: string
  expected: ExpectedOutput | undefined
}

interface Block {
  section: string
  line: number
  language: string
  text: string
}

export const guideText = readFileSync(
  path.resolve(import.meta.dirname, '../../docs/api.md'),
  'utf8',
)

function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = []
  let section = ''
  let open: (Omit<Block, 'text'> & { lines: string[] }) | undefined
  for (const [index, text] of markdown.split('\n').entries()) {
    const fence = /^```(\w*)$/.exec(text)
    if (open && fence) {
      blocks.push({ ...open, text: open.lines.join('\n') })
      open = undefined
    } else if (open) open.lines.push(text)
    else if (fence) open = { section, line: index + 2, language: fence[1] ?? '', lines: [] }
    else section = /^##+ (.+)$/.exec(text)?.[1] ?? section
  }
  if (open) throw new Error(`The block of line ${open.line} has no end.`)
  return blocks
}

function readHttp(text: string): ExpectedOutput {
  const [head = '', body = ''] = text.split('\n\n')
  const [first = '', ...lines] = head.split('\n')
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1])
  const headers = new Map(
    lines.map((line) => {
      const [name = '', value = ''] = line.split(': ')
      return [name, value] as const
    }),
  )
  return { kind: 'http', status, headers, body: JSON.parse(body) }
}

function readExpected({ language, text, line }: Block): ExpectedOutput {
  if (language === 'json') return { kind: 'json', body: JSON.parse(text) }
  if (language === 'http') return readHttp(text)
  if (language === 'text') return { kind: 'text', output: text }
  throw new Error(`Line ${line}: a block is sh, json, http or text.`)
}

/** The guide's calls in order, each with the response that follows it. */
export function readGuide(markdown: string): Example[] {
  const blocks = blocksOf(markdown)
  const misplaced = blocks.find(
    ({ language }, index) => language !== 'sh' && blocks[index - 1]?.language !== 'sh',
  )
  if (misplaced)
    throw new Error(`Line ${misplaced.line}: a response must directly follow its call.`)
  return blocks.flatMap(({ language, text, ...location }, index) => {
    const next = blocks[index + 1]
    const expected = next && next.language !== 'sh' ? readExpected(next) : undefined
    return language === 'sh' ? [{ ...location, script: text, expected }] : []
  })
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/**
 * Whether a text matches what is shown; '…' matches anything, and a time matches any other time.
 */
export function matchesText(expected: string, actual: string): boolean {
  if (TIME.test(expected)) return TIME.test(actual)
  const [start = '', ...parts] = expected.split('…')
  const end = parts.pop()
  if (end === undefined) return actual === start
  if (!actual.startsWith(start)) return false
  // Searched for part by part: a regular expression overflows its stack on pictures in base64.
  let position = start.length
  for (const part of parts) {
    const index = actual.indexOf(part, position + 1)
    if (index < 0) return false
    position = index + part.length
  }
  return actual.length > position + end.length && actual.endsWith(end)
}

/**
 * Differences between a response and what is shown: a missing field, a value of another type,
 * another text or boolean. Numbers may differ, and there may be more fields and longer lists.
 */
export function differencesOf(shown: unknown, actual: unknown, location = 'answer'): string[] {
  const difference = [
    `${location}: ${JSON.stringify(shown)} is expected, ${JSON.stringify(actual)} was returned`,
  ]
  if (typeof shown === 'string') {
    return typeof actual === 'string' && matchesText(shown, actual) ? [] : difference
  }
  if (typeof shown === 'number') return typeof actual === 'number' ? [] : difference
  if (typeof shown !== 'object' || shown === null) return shown === actual ? [] : difference
  if (typeof actual !== 'object' || actual === null) return difference
  if (Array.isArray(shown) !== Array.isArray(actual)) return difference
  return Object.entries(shown).flatMap(([key, value]) =>
    differencesOf(value, (actual as Record<string, unknown>)[key], `${location}.${key}`),
  )
}
