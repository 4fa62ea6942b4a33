import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../apps/web/src')

/** Every form in a file: a bare element, or a styled one that is a form. */
const FORM = /<form\b|<Form\b|chakra\(\s*'form'/
const POSTED = /method="post"|method: 'post'/g
const countIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length

test('no form would put its input into a URL, whenever it is submitted', () => {
  const files = globSync('**/*.tsx', { cwd: root }).filter((file) =>
    FORM.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(files.length).toBeGreaterThan(5)
  const leakingFiles = files.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    // If a styled form has a name, that is used as an element.
    const formCount = Math.max(
      countIn(text, /<form\b|<Form\b/g),
      countIn(text, /chakra\(\s*'form'/g),
    )
    return countIn(text, POSTED) < formCount
  })
  expect(leakingFiles).toEqual([])
})
