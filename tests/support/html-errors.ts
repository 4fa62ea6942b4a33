import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

// Downloaded on demand, like Lighthouse.
const HTML_VALIDATE = 'html-validate@11.21.1'

const run = (args: string[]) =>
  new Promise<string>((resolve) => {
    const child = spawn('npx', ['--yes', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (text) => {
      output += text
    })
    child.once('close', () => resolve(output))
  })

/**
 * Rules of the HTML standard and of its accessibility; the formatting of the source does not
 * matter.
 */
const RULES = {
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'long-title': 'off', 'no-inline-style': 'error' },
}

/** What html-validate finds in documents, which are written to a folder below `dir`. */
export async function findHtmlErrors(dir: string, documents: readonly string[]): Promise<string[]> {
  const pages = path.join(dir, 'html')
  await mkdir(pages, { recursive: true })
  await writeFile(path.join(pages, '.htmlvalidate.json'), JSON.stringify({ root: true, ...RULES }))
  for (const [index, html] of documents.entries())
    await writeFile(path.join(pages, `${index}.html`), html)
  const config = path.join(pages, '.htmlvalidate.json')
  const resultFile = path.join(pages, 'found.json')
  await run([
    HTML_VALIDATE,
    `--formatter=json=${resultFile}`,
    `--config=${config}`,
    `${pages}/*.html`,
  ])
  const results: { messages: { ruleId: string; message: string }[] }[] = JSON.parse(
    await readFile(resultFile, 'utf8'),
  )
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  )
}
