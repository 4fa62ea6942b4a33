import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../apps/web/src')

/** APIs that browsers only provide to pages loaded over https (or from this machine). */
const SECURE_ONLY =
  /randomUUID\(|crypto\.subtle|navigator\.(clipboard|serviceWorker|storage|locks|share|mediaDevices|credentials)|\bcaches\.|showSaveFilePicker|showOpenFilePicker/

/** Has a fallback if there is no clipboard. */
const EXCEPTIONS = ['browser/copy-text.ts']

test('the site works on http://host: nothing in it needs a secure context', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
    (file) =>
      !/\.test\.tsx?$/.test(file) && SECURE_ONLY.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(files).toEqual(EXCEPTIONS)
})
