import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeStoredEmails } from './email-files.ts'

test('stored emails are removed by age, although a file disappears once it is listed', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'agency-emails-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  // Listed, but not there: as a file is that was renamed in between.
  await symlink(path.join(dir, 'renamed'), path.join(dir, 'a.eml.part'))
  for (const name of ['old.eml', 'young.eml']) await writeFile(path.join(dir, name), '')
  await utimes(path.join(dir, 'old.eml'), 1, 1)
  await removeStoredEmails(dir, new Date(2000))
  expect(await readdir(dir)).toEqual(['a.eml.part', 'young.eml'])
  await expect(removeStoredEmails(path.join(dir, 'none'), new Date())).resolves.toBeUndefined()
})
