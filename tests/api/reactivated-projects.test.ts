import {
  createTestDatabase,
  type TestDatabase,
  testServerUrl,
} from '@agency/tools/postgres/test-database'
import { type SiteProcess, spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import { makeTemporaryDir, type TemporaryDir } from '@agency/tools/site/temporary-dir'
import { isFullRun } from '@agency/tools/test/test-size'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { owner } from '../support/accounts.ts'
import { makePicture } from '../support/forms.ts'

// The pictures of a withdrawn project have been moved when it is shown again. What visitors get, on
// cached pages, must contain their current URLs.

let dir: TemporaryDir
let database: TestDatabase
let site: SiteProcess
let authorization: string
beforeAll(async () => {
  dir = await makeTemporaryDir('shown-again')
  database = await createTestDatabase(testServerUrl())
  site = await waitUntilReady(
    await spawnSite({
      ...{ DATA_DIR: dir.path, DATABASE_URL: database.url, SEED: 'none' },
      ...{ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
    }),
  )
  const { token } = (await call('POST', '/api/auth/login', owner)) as { token: string }
  authorization = `Bearer ${token}`
})
afterAll(async () => {
  await site.stop()
  await database.drop()
  await dir.remove()
})

async function call(method: string, path: string, body?: object | FormData): Promise<object> {
  const isForm = body instanceof FormData
  const response = await fetch(site.url + path, {
    method,
    headers: {
      ...(authorization && { authorization }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  expect(response.ok).toBe(true)
  return response.json()
}

const statusOf = async (url: string) => (await fetch(new URL(url, site.url))).status

interface CreatedProject {
  id: number
  slug: string
  coverImage: string
}

async function create(): Promise<CreatedProject> {
  const form = new FormData()
  form.set('title', 'A shop by the sea')
  // Flat, so that their variants are cheap to make.
  const size = { width: 1_200, height: 80 }
  for (const name of ['coverImage', 'clientLogo', 'images']) {
    form.append(name, new Blob([Buffer.from(await makePicture('png', size))]), `${name}.png`)
  }
  const { data } = (await call('POST', '/api/projects', form)) as { data: CreatedProject }
  const pictures = async () => {
    const project = (await call('GET', `/api/projects/${data.id}`)) as {
      data: { pictures: object[] }
    }
    return project.data.pictures
  }
  await expect.poll(pictures).toHaveLength(3)
  return data
}

const setActive = (id: number, Active: boolean) => call('PUT', `/api/projects/${id}`, { Active })

/** Every picture URL that visitors are given, with the status of its response. */
async function findShownPictures(slug: string): Promise<Map<string, number>> {
  const urls = new Set<string>()
  for (const path of [
    `/our-work/${slug}`,
    '/our-work',
    '/',
    '/api/projects',
    `/api/projects/${slug}`,
  ]) {
    const response = await fetch(site.url + path)
    expect([path, response.status]).toEqual([path, 200])
    const text = await response.text()
    for (const [url] of text.matchAll(/\/(?:uploads\/projects|share\/our-work)\/[\w./-]+/g)) {
      urls.add(url)
    }
  }
  const statusByUrl = new Map<string, number>()
  for (const url of urls) statusByUrl.set(url, await statusOf(url))
  return statusByUrl
}

const listUnserved = (statusByUrl: Map<string, number>) =>
  [...statusByUrl].filter(([, status]) => status !== 200).map(([url]) => url)

test('a reactivated project has every picture at the URL on its pages', async () => {
  const { id, slug, coverImage } = await create()
  const before = await findShownPictures(slug)
  expect(before.size).toBeGreaterThan(6)
  expect(listUnserved(before)).toEqual([])

  await setActive(id, false)
  await expect.poll(() => statusOf(coverImage)).toBe(404)
  await setActive(id, true)
  const after = await findShownPictures(slug)
  expect(after.size).toBe(before.size)
  expect(listUnserved(after)).toEqual([])
  expect([...after.keys()]).not.toContain(coverImage)
})

test('a project reactivated at once does too, whatever its jobs were about to do', async () => {
  const { id, slug } = await create()
  for (let round = 0; round < (isFullRun ? 5 : 1); round += 1) {
    await setActive(id, false)
    await setActive(id, true)
    expect(listUnserved(await findShownPictures(slug))).toEqual([])
  }
})
