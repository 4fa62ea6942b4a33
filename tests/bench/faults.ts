// The effect of one caller on everybody else: large uploads, share pictures, unknown pages, wrong
// logins.
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { report } from '@agency/tools/bench/bench-report'
import { createTestDatabase, testServerUrl } from '@agency/tools/postgres/test-database'
import { spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import sharp from 'sharp'
import { untilNoJobs } from '../support/bench-site.ts'
import { encodeForm } from '../support/forms.ts'
import { readMemory } from '../support/process-memory.ts'
import { quantile } from '../support/quantile.ts'

const UPLOADS = 20
const AT_ONCE = 50
const PROJECTS = 10
const GUESSES = 500
/** Between two requests of everybody else, in ms. */
const EVERY_MS = 20
const MEMORY_EVERY_MS = 200
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

const from = (address: string) => ({ 'x-forwarded-for': address })
/** Everybody else, and the one caller: requests from one network take turns among themselves. */
const OTHERS = '192.0.2.200'
const CALLER = '192.0.2.3'
const read = (path: string, address = OTHERS) =>
  new Promise<number>((resolve, reject) => {
    get(site.url + path, { agent, headers: from(address) }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    }).once('error', reject)
  })
const logIn = (login: object, address: string) =>
  fetch(`${site.url}/api/auth/login`, {
    ...{ method: 'POST', body: JSON.stringify(login) },
    headers: { 'content-type': 'application/json', ...from(address) },
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
  const sent = { 'content-type': contentType, ...headers }
  return fetch(site.url + path, { ...init, headers: sent })
}

interface Beside {
  /** 99 of 100 of everybody else's requests take at most this many ms. */
  p99: number
  /** Peak memory of the server, in MB. */
  memory: number
  ms: number
}

/** Runs some work while everybody else sends requests on a fixed schedule. */
async function beside(paths: string[], work: () => Promise<unknown>): Promise<Beside> {
  const times: number[] = []
  const started = performance.now()
  const isOver = { value: false }
  let memory = 0
  const watching = (async () => {
    while (!isOver.value) {
      memory = Math.max(memory, (await readMemory(site.child.pid ?? 0)).server)
      await sleep(MEMORY_EVERY_MS)
    }
  })()
  const sending = (async () => {
    const sent: Promise<void>[] = []
    // At least a hundred: the p99 of fewer is their maximum.
    for (let index = 0; !isOver.value || index < 100; index += 1) {
      const begun = performance.now()
      const answered = read(paths[index % paths.length] ?? '/').then((status) => {
        if (status !== 200) throw new Error(`${paths[index % paths.length]} answered ${status}.`)
        times.push(performance.now() - begun)
      })
      sent.push(answered)
      await sleep(EVERY_MS)
    }
    await Promise.all(sent)
  })()
  await work()
  const ms = performance.now() - started
  isOver.value = true
  await Promise.all([watching, sending])
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
  await untilNoJobs(database.url)
  const home = await (await fetch(site.url)).text()
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(home) ?? []
  // A page, a list, a script, and a file that is read from the disk each time.
  const others = ['/', '/api/projects', script, picture]
  for (const path of others) await read(path)
  const alone = await beside(others, () => sleep(4_000))

  const photo = await makePhoto(4_000, 3_000)
  const uploads = { kept: 0, refused: 0 }
  const uploading = await beside(others, () =>
    Promise.all(
      Array.from({ length: UPLOADS }, async () => {
        const { status, headers } = await post(
          '/api/images/upload',
          [['image', photo]],
          from('192.0.2.1'),
        )
        if (status === 200) uploads.kept += 1
        else if (status === 503 && headers.has('retry-after')) uploads.refused += 1
        else throw new Error(`An upload answered ${status}.`)
      }),
    ),
  )
  const shares = await beside(others, () =>
    Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const status = await read(`/share/our-work/${slugs[index % PROJECTS]}.jpg`, CALLER)
        if (status !== 200) throw new Error(`A share picture answered ${status}.`)
      }),
    ),
  )
  const unknown = await beside(others, () =>
    Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => read(`/no-such-page-${index}`, CALLER)),
    ),
  )
  const outcomes = new Map<number, number>()
  let right = Number.POSITIVE_INFINITY
  const guessing = await beside(others, async () => {
    const guesses = Array.from({ length: GUESSES }, async (_, index) => {
      const guess = { email: `nobody-${index}@emberlane.example`, password: 'wrong' }
      const { status } = await logIn(guess, '192.0.2.2')
      outcomes.set(status, (outcomes.get(status) ?? 0) + 1)
    })
    const started = performance.now()
    const { status } = await logIn(owner, '192.0.2.101')
    if (status === 200) right = performance.now() - started
    await Promise.all(guesses)
  })
  report(
    { what: 'no load: response time, p99', ours: alone.p99, unit: 'ms' },
    {
      what: `${UPLOADS} concurrent 12-megapixel uploads: response time of others, p99`,
      ...{ ours: uploading.p99, unit: 'ms', atMost: 250 },
    },
    {
      what: 'the same: peak memory of the server',
      ours: uploading.memory,
      unit: 'MB',
      atMost: 400,
    },
    { what: 'the same: stored, the others told to retry', ours: uploads.kept, atLeast: 1 },
    { what: 'the same: until the last response', ours: uploading.ms / 1_000, unit: 's' },
    { what: 'the same: size of one upload', ours: photo.byteLength / 1e6, unit: 'MB' },
    {
      what: `${AT_ONCE} concurrent share pictures of ${PROJECTS} projects: response time of others, p99`,
      ...{ ours: shares.p99, unit: 'ms', atMost: 100 },
    },
    { what: 'the same: until the last response', ours: shares.ms, unit: 'ms' },
    {
      what: `${AT_ONCE} concurrent unknown pages: response time of others, p99`,
      ...{ ours: unknown.p99, unit: 'ms', atMost: 100 },
    },
    {
      what: `${GUESSES} wrong logins from one network: response time of a correct one from another`,
      ...{ ours: right, unit: 'ms', atMost: 2_000 },
    },
    { what: 'the same: response time of others, p99', ours: guessing.p99, unit: 'ms', atMost: 250 },
    { what: 'the same: passwords compared', ours: outcomes.get(401) ?? 0, atMost: 30 },
  )
} finally {
  agent.destroy()
  await site.stop()
  await database.drop()
  await dir.remove()
}
