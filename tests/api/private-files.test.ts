import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  createTestDatabase,
  type TestDatabase,
  testServerUrl,
} from '@agency/tools/postgres/test-database'
import { type SiteProcess, spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import { makeTemporaryDir, type TemporaryDir } from '@agency/tools/site/temporary-dir'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { validBrief } from '../support/briefs.ts'

let dir: TemporaryDir
let database: TestDatabase
let site: SiteProcess
/** As an earlier release left them: readable by every account on the machine. */
const earlierFiles = [
  ...['files/estimates/early.pdf', 'files/generations/.early-answer', 'mail/1.eml'],
  ...['concepts', 'styles', 'projects'].map((name) => `files/${name}/early.webp`),
]

beforeAll(async () => {
  dir = await makeTemporaryDir('private')
  for (const name of [...earlierFiles, 'cache/remote-pictures/early.webp']) {
    const file = path.join(dir.path, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, 'early')
    await chmod(path.dirname(file), 0o755)
    await chmod(file, 0o644)
  }
  database = await createTestDatabase(testServerUrl())
  const env = { DATA_DIR: dir.path, DATABASE_URL: database.url, SEED: 'none', LOG_LEVEL: 'info' }
  site = await waitUntilReady(await spawnSite(env))
})
afterAll(async () => {
  await site.stop()
  await database.drop()
  await dir.remove()
})

const modeOf = async (name: string) =>
  ((await stat(path.join(dir.path, name))).mode & 0o777).toString(8)
/** Every file of a directory, with its permissions and those of the directory. */
async function modesIn(name: string): Promise<string[]> {
  const files = await readdir(path.join(dir.path, name))
  const modes = await Promise.all(files.map((file) => modeOf(`${name}/${file}`)))
  return [await modeOf(name), ...modes]
}

test('files an earlier release left readable are made private on start', async () => {
  for (const name of earlierFiles) {
    expect([name, await modeOf(name)]).toEqual([name, '600'])
    expect(await modeOf(path.dirname(name))).toBe('700')
  }
  expect(await modeOf('cache/remote-pictures')).toBe('700')
})

test('a new estimate and its picture are readable by the site’s account only', async () => {
  const response = await fetch(`${site.url}/api/generate-estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(validBrief),
  })
  const generated = (await response.json()) as Record<
    'pdfUrl' | 'imageUrl' | 'generationId',
    string
  >
  // The phone view is written after the response.
  await expect.poll(() => modesIn('files/estimates')).toEqual(['700', '600', '600'])
  expect(await modeOf(generated.imageUrl.replace('/uploads/', 'files/'))).toBe('600')
  const responses = await Promise.all(
    [generated.pdfUrl, generated.imageUrl].map((url) => fetch(site.url + url)),
  )
  expect(responses.map(({ status }) => status)).toEqual([200, 200])

  // Nor does the log contain their names or the ids that they are requested by.
  const secrets = [generated.pdfUrl, generated.imageUrl].map((url) => path.parse(url).name)
  for (const secret of [...secrets, generated.generationId]) {
    await expect.poll(site.output).toContain(secret.slice(0, 6))
    expect(site.output()).not.toContain(secret)
  }
})
