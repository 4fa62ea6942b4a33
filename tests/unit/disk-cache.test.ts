import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDiskCache } from '@agency/api/cache/disk-cache'
import { afterEach, beforeEach, expect, test } from 'vitest'

let sharedDir: string
beforeEach(async () => {
  sharedDir = await mkdtemp(path.join(tmpdir(), 'agency-cache-'))
})
afterEach(() => rm(sharedDir, { recursive: true, force: true }))

const bytesOf = (name: string) => Buffer.alloc(1_000, name)
const createFile = (name: string) => async () => ({ bytes: bytesOf(name), extension: 'webp' })

/** A process that caches one file and reports its directory. */
async function spawnOwner(name: string) {
  const child = fork(path.join(import.meta.dirname, '../support/cache-owner.ts'), [sharedDir, name])
  const [dir] = await once(child, 'message')
  return { child, dir: dir as string }
}

test('two caches in one directory always find the files they return', async () => {
  const caches = await Promise.all([1, 2].map(() => openDiskCache(sharedDir, 5_000)))
  await Promise.all(
    caches.flatMap((cache, cacheIndex) =>
      Array.from({ length: 200 }, async (_, round) => {
        const name = `name${(round * (cacheIndex + 3)) % 17}`
        const file = await cache.getOrCreate(name, createFile(name))
        expect(await readFile(path.join(cache.dir, file))).toEqual(bytesOf(name))
      }),
    ),
  )
})

test('opening a cache leaves another process’s files alone', async () => {
  const { child, dir } = await spawnOwner('first')
  await writeFile(path.join(dir, 'half.part'), 'x')
  const cache = await openDiskCache(sharedDir, 5_000)
  expect(cache.dir).not.toBe(dir)
  const [first] = (await readdir(dir)).filter((file) => file.endsWith('.webp'))
  expect((await readdir(dir)).sort()).toEqual([first, 'half.part', 'owner.json'])
  child.kill('SIGKILL')
  await once(child, 'exit')
})

test('a killed process’s files are taken over by exactly one other', async () => {
  const { child } = await spawnOwner('first')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const caches = await Promise.all([1, 2, 3].map(() => openDiskCache(sharedDir, 5_000)))
  const owners = caches.filter((cache) => cache.find('first'))
  expect(owners).toHaveLength(1)
  expect(await readdir(sharedDir)).toHaveLength(3)
})

test('another machine’s files are kept until its owner file is stale', async () => {
  const { child, dir } = await spawnOwner('first')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const owner = path.join(dir, 'owner.json')
  await writeFile(owner, JSON.stringify({ host: 'elsewhere', pid: 1 }))
  expect((await openDiskCache(sharedDir, 5_000)).find('first')).toBeUndefined()
  const longAgo = new Date(Date.now() - 3_600_000)
  await utimes(owner, longAgo, longAgo)
  expect((await openDiskCache(sharedDir, 5_000)).find('first')).toMatch(/^first\..+\.webp$/)
})

test('a deleted file is created again', async () => {
  const cache = await openDiskCache(sharedDir, 5_000)
  await cache.getOrCreate('name', createFile('name'))
  await rm(cache.dir, { recursive: true })
  expect(cache.find('name')).toBeUndefined()
  const file = await cache.getOrCreate('name', createFile('name'))
  expect(await readFile(path.join(cache.dir, file))).toEqual(bytesOf('name'))
})
