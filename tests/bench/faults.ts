// The effect of one caller on everybody else: large uploads, share pictures, unknown pages, wrong
// logins.
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { report } from '@agency/tools/bench/bench-report'
import { createTestDatabase, testServerUrl } from '@agency/tools/postgres/test-database'
import { spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import sharp from 'sharp'
import { waitUntilNoJobs } from '../support/bench-site.ts'
import { encodeForm } from '../support/forms.ts'
import { readMemory } from '../support/process-memory.ts'
import { quantile } from '../support/quantile.ts'

const UPLOADS = 20
const CONCURRENT_REQUESTS = 50
const PROJECTS = 10
const GUESSES = 500
/** Between two requests of everybody else, in ms. */
const REQUEST_INTERVAL_MS = 20
const MEMORY_INTERVAL_MS = 200
const owner = { email: 'owner@emberlane.example', password: 'a-laneway-for-benches' }

const dir = await makeTemporaryDir('faults')
const database = await createTestDatabase(testServerUrl())
// With the limits of production. This script acts as the proxy in front, which sets the client's IP
// address.
const site = await waitUntilReady(
  await spawnSite(
    {
      ...{ DATA_DIR: dir.path, DATABASE_URL: database.url, SEED: 'none', LOG_LEVEL: 'fatal' },
      ...{ TRUST_PROXY: '127.0.0.1', ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
    },
    { warmUp: true },
  ),
)
const agent = new Agent({ keepAlive: true })

const forwardedFor = (address: string) => ({ 'x-forwarded-for': address })
/** Everybody else, and the one caller: requests from one network take turns among themselves. */
const OTHERS_ADDRESS = '192.0.2.200'
const CALLER_ADDRESS = '192.0.2.3'
const getStatus = (path: string, address = OTHERS_ADDRESS) =>
  new Promise<number>((resolve, reject) => {
    get(site.url + path, { agent, headers: forwardedFor(address) }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    }).once('error', reject)
  })
const logIn = (login: object, address: string) =>
  fetch(`${site.url}/api/auth/login`, {
    ...{ method: 'POST', body: JSON.stringify(login) },
    headers: { 'content-type': 'application/json', ...forwardedFor(address) },
  })

/** 12 megapixels with the grain of a camera, as a JPEG. */
const makePhoto = (width: number, height: number) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#7a8b6f' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(2)
    .jpeg({ quality: 90 })
    .toBuffer()

async function post(path: string, parts: [string, string | Buffer][], headers: object) {
  const { payload, contentType } = await encodeForm(parts)
  const init = { method: 'POST', body: new Uint8Array(payload) }
  const allHeaders = { 'content-type': contentType, ...headers }
  return fetch(site.url + path, { ...init, headers: allHeaders })
}

interface Effect {
  /** 99 of 100 of everybody else's requests take at most this many ms. */
  p99: number
  /** Peak memory of the server, in MB. */
  memory: number
  ms: number
}

/** Runs some work while everybody else sends requests on a fixed schedule. */
async function measureEffect(paths: string[], run: () => Promise<unknown>): Promise<Effect> {
  const times: number[] = []
  const startedAt = performance.now()
  const isFinished = { value: false }
  let memory = 0
  const memoryPoll = (async () => {
    while (!isFinished.value) {
      memory = Math.max(memory, (await readMemory(site.child.pid ?? 0)).server)
      await sleep(MEMORY_INTERVAL_MS)
    }
  })()
  const requestLoop = (async () => {
    const requests: Promise<void>[] = []
    // At least a hundred: the p99 of fewer is their maximum.
    for (let index = 0; !isFinished.value || index < 100; index += 1) {
      const requestedAt = performance.now()
      const request = getStatus(paths[index % paths.length] ?? '/').then((status) => {
        if (status !== 200) throw new Error(`${paths[index % paths.length]} returned ${status}.`)
        times.push(performance.now() - requestedAt)
      })
      requests.push(request)
      await sleep(REQUEST_INTERVAL_MS)
    }
    await Promise.all(requests)
  })()
  await run()
  const ms = performance.now() - startedAt
  isFinished.value = true
  await Promise.all([memoryPoll, requestLoop])
  return { p99: quantile(times, 0.99), memory, ms }
}

try {
  const { token } = (await (await logIn(owner, '192.0.2.100')).json()) as { token: string }
  const authorization = { authorization: `Bearer ${token}` }
  const cover = await makePhoto(2_400, 1_800)
  const slugs: string[] = []
  let picture = ''
  for (let index = 0; index < PROJECTS; index += 1) {
    const parts: [string, string | Buffer][] = [
      ['title', `Project ${index}`],
      ['coverImage', cover],
    ]
    const { data } = (await (await post('/api/projects', parts, authorization)).json()) as {
      data: { slug: string; coverImage: string }
    }
    slugs.push(data.slug)
    picture = data.coverImage
  }
  await waitUntilNoJobs(database.url)
  const home = await (await fetch(site.url)).text()
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(home) ?? []
  // A page, a list, a script, and a file that is read from the disk each time.
  const otherPaths = ['/', '/api/projects', script, picture]
  for (const path of otherPaths) await getStatus(path)
  const baseline = await measureEffect(otherPaths, () => sleep(4_000))

  const photo = await makePhoto(4_000, 3_000)
  const uploads = { stored: 0, rejected: 0 }
  const duringUploads = await measureEffect(otherPaths, () =>
    Promise.all(
      Array.from({ length: UPLOADS }, async () => {
        const { status, headers } = await post(
          '/api/images/upload',
          [['image', photo]],
          forwardedFor('192.0.2.1'),
        )
        if (status === 200) uploads.stored += 1
        else if (status === 503 && headers.has('retry-after')) uploads.rejected += 1
        else throw new Error(`An upload returned ${status}.`)
      }),
    ),
  )
  const duringShares = await measureEffect(otherPaths, () =>
    Promise.all(
      Array.from({ length: CONCURRENT_REQUESTS }, async (_, index) => {
        const status = await getStatus(
          `/share/our-work/${slugs[index % PROJECTS]}.jpg`,
          CALLER_ADDRESS,
        )
        if (status !== 200) throw new Error(`A share picture returned ${status}.`)
      }),
    ),
  )
  const duringUnknownPages = await measureEffect(otherPaths, () =>
    Promise.all(
      Array.from({ length: CONCURRENT_REQUESTS }, (_, index) =>
        getStatus(`/no-such-page-${index}`, CALLER_ADDRESS),
      ),
    ),
  )
  const outcomes = new Map<number, number>()
  let correctLoginMs = Number.POSITIVE_INFINITY
  const duringGuesses = await measureEffect(otherPaths, async () => {
    const guesses = Array.from({ length: GUESSES }, async (_, index) => {
      const guess = { email: `nobody-${index}@emberlane.example`, password: 'wrong' }
      const { status } = await logIn(guess, '192.0.2.2')
      outcomes.set(status, (outcomes.get(status) ?? 0) + 1)
    })
    const startedAt = performance.now()
    const { status } = await logIn(owner, '192.0.2.101')
    if (status === 200) correctLoginMs = performance.now() - startedAt
    await Promise.all(guesses)
  })
  report(
    { metric: 'no load: response time, p99', value: baseline.p99, unit: 'ms' },
    {
      metric: `${UPLOADS} concurrent 12-megapixel uploads: response time of others, p99`,
      ...{ value: duringUploads.p99, unit: 'ms', atMost: 250 },
    },
    {
      metric: 'the same: peak memory of the server',
      value: duringUploads.memory,
      unit: 'MB',
      atMost: 400,
    },
    { metric: 'the same: stored, the others told to retry', value: uploads.stored, atLeast: 1 },
    { metric: 'the same: until the last response', value: duringUploads.ms / 1_000, unit: 's' },
    { metric: 'the same: size of one upload', value: photo.byteLength / 1e6, unit: 'MB' },
    {
      metric: `${CONCURRENT_REQUESTS} concurrent share pictures of ${PROJECTS} projects: response time of others, p99`,
      ...{ value: duringShares.p99, unit: 'ms', atMost: 100 },
    },
    { metric: 'the same: until the last response', value: duringShares.ms, unit: 'ms' },
    {
      metric: `${CONCURRENT_REQUESTS} concurrent unknown pages: response time of others, p99`,
      ...{ value: duringUnknownPages.p99, unit: 'ms', atMost: 100 },
    },
    {
      metric: `${GUESSES} wrong logins from one network: response time of a correct one from another`,
      ...{ value: correctLoginMs, unit: 'ms', atMost: 2_000 },
    },
    {
      metric: 'the same: response time of others, p99',
      value: duringGuesses.p99,
      unit: 'ms',
      atMost: 250,
    },
    { metric: 'the same: passwords compared', value: outcomes.get(401) ?? 0, atMost: 30 },
  )
} finally {
  agent.destroy()
  await site.stop()
  await database.drop()
  await dir.remove()
}
