import { readdir, readFile, rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import { createAccount } from '@agency/api/features/auth/account-service'
import { openPasswords } from '@agency/api/features/auth/passwords'
import { projectFormRules } from '@agency/api/features/projects/project-form'
import { initialSettings } from '@agency/api/features/settings/initial-settings'
import { openImageProcessor } from '@agency/api/images/image-processor'
import { MAX_IMAGE_BYTES, MAX_PIXELS } from '@agency/api/images/image-type'
import { type RateRule, rateRules } from '@agency/api/limits/rate-limits'
import { openRemoteImageCache } from '@agency/api/outbound/remote-image-cache'
import { DESCRIPTION_MAX } from '@agency/contract/constants'
import { statusOf } from '@agency/contract/errors'
import { GALLERY_MAX } from '@agency/contract/gallery-concept'
import { imageStyles } from '@agency/contract/image-style'
import { STYLE_MAX_SIDE } from '@agency/contract/image-style-tool'
import { variantWidths } from '@agency/contract/picture-variants'
import { connect, type Database } from '@agency/db/connect'
import { demoProjects } from '@agency/demo/content/projects'
import {
  createTestDatabase,
  type TestDatabase,
  testServerUrl,
} from '@agency/tools/postgres/test-database'
import { type SiteProcess, spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import { makeTemporaryDir, type TemporaryDir } from '@agency/tools/site/temporary-dir'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owner } from '../support/accounts.ts'
import {
  differencesOf,
  type Example,
  guideText,
  matchesText,
  readGuide,
} from '../support/api-guide.ts'
import { addRecoveryCode } from '../support/authenticator.ts'
import { makePicture } from '../support/forms.ts'
import { openRecorder, type RecordedCall, type Recorder } from '../support/recorded-calls.ts'
import { hasProgram, openShell, type ShellSession } from '../support/shell-session.ts'
import { showReleased } from '../support/show-released.ts'

const protectedLogin = { ...owner, email: 'protected@emberlane.example' }
const RECOVERY_CODE = 'k7mh-x2pq-9r4t-w6vz'
const REMOTE = 'https://pictures.example/concept.png'

let dataDir: TemporaryDir
let workDir: TemporaryDir
let database: TestDatabase
let site: SiteProcess
let recorder: Recorder
let shell: ShellSession
/** Every call that the guide makes. */
const recordedCalls: RecordedCall[] = []

/**
 * The demo's projects, a concept with a remote picture that was fetched before, and a login with a
 * second factor.
 */
async function fill(db: Database) {
  const passwords = openPasswords(4)
  await createAccount({ db, passwords }, protectedLogin).finally(() => passwords.close())
  await addRecoveryCode(db, protectedLogin.email, RECOVERY_CODE)
  for (const { picture: _picture, stills: _stills, ...project } of [...demoProjects].reverse()) {
    const updatedAt = new Date(project.publishedDate)
    const coverImage = `${project.slug}.webp`
    await db
      .insertInto('projects')
      .values({ ...project, updatedAt, coverImage })
      .execute()
  }
  await db
    .insertInto('concepts')
    .values({
      ...{ publicId: 'remote', imageUrl: REMOTE, companyName: 'Tidewater', pageType: 'Home page' },
      ...{ active: true, released: true },
      ...{ industry: 'Retail', websiteFor: 'Retail', colorPalette: 'red' },
      ...{ overallVibe: 'Bold', designStyle: 'Bold' },
    })
    .execute()
  const bytes = await makePicture('png', { width: 800, height: 600 })
  const cache = path.join(dataDir.path, 'cache/remote-pictures')
  await using opened = new AsyncDisposableStack()
  const pictures = openImageProcessor(1)
  opened.defer(() => pictures.close())
  const fetchImage = async () => ({ bytes, type: 'png' as const })
  const fetched = await openRemoteImageCache(cache, { fetchImage, pictures })
  await fetched.getOrFetch(REMOTE)
  // The state that a process leaves on exit: the site takes it over.
  for (const name of await readdir(cache)) {
    await rm(path.join(cache, name, 'owner.json'))
    await utimes(path.join(cache, name), 0, 0)
  }
}

beforeAll(async () => {
  if (!hasProgram('curl')) {
    throw new Error('The calls of docs/api.md need curl, and there is none on this machine.')
  }
  dataDir = await makeTemporaryDir('guide-site')
  workDir = await makeTemporaryDir('guide')
  database = await createTestDatabase(testServerUrl())
  const { db, close } = connect({ url: database.url })
  await fill(db).finally(close)
  site = await waitUntilReady(
    await spawnSite({
      ...{ DATA_DIR: dataDir.path, DATABASE_URL: database.url, SEED: 'none' },
      ...{ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
    }),
  )
  recorder = await openRecorder(site.url)
  shell = openShell(workDir.path, {
    ...{ SITE: recorder.url, EMAIL: owner.email, PASSWORD: owner.password },
    ...{ PROTECTED_EMAIL: protectedLogin.email, CODE: RECOVERY_CODE },
  })
})
afterAll(async () => {
  await shell?.close()
  await recorder?.close()
  await site?.stop()
  await database?.drop()
  await workDir?.remove()
  await dataDir?.remove()
})

const isRefusal = (status: number) => status >= 400 && status < 500

const expectMatchingText = (actual: string, expected: string) =>
  expect(actual).toSatisfy((text) => matchesText(expected, text), expected)

/** The last call is as shown; those before it succeeded, or were rejected if the last one is. */
function expectResponse({ expected }: Example, calls: RecordedCall[], output: string) {
  const status = expected?.kind === 'http' ? expected.status : 200
  const lastCall = calls.at(-1)
  expect(lastCall?.status, lastCall?.body.toString()).toBe(status)
  for (const before of calls.slice(0, -1)) {
    expect(before.status === 200 || (isRefusal(status) && isRefusal(before.status))).toBe(true)
  }
  if (expected?.kind === 'text') return expectMatchingText(output.trim(), expected.output)
  if (!expected) return
  expect(lastCall?.headers['content-type']).toMatch(/^application\/json\b/)
  expect(differencesOf(expected.body, JSON.parse(String(lastCall?.body)))).toEqual([])
  if (expected.kind === 'json') return
  for (const [name, value] of expected.headers) {
    const actual = String(lastCall?.headers[name])
    // Retry-After seconds may differ, as other numbers may.
    if (/^\d+$/.test(value)) expect(actual, name).toMatch(/^\d+$/)
    else expectMatchingText(actual, value)
  }
}

async function staffShow(): Promise<void> {
  const { db, close } = connect({ url: database.url })
  await showReleased(db).finally(close)
}

describe('every call in the guide returns the answer shown with it', () => {
  test.each(readGuide(guideText))('$section, line $line', async (example) => {
    // By then staff have shown the concepts that the guide released.
    if (example.section === 'The gallery') await staffShow()
    const output = await shell.run(example.script)
    const calls = recorder.take()
    recordedCalls.push(...calls)
    expectResponse(example, calls, output)
  })
})

const isPicture = (format: string) => async (bytes: Buffer) => {
  const picture = sharp(bytes)
  expect((await picture.metadata()).format).toBe(format)
  await picture.stats()
}
/** Checks for the files that the guide saves, by file extension. */
const kinds: Record<string, (bytes: Buffer) => unknown> = {
  '.pdf': (bytes) => {
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(bytes.subarray(-8).toString().trim()).toMatch(/%%EOF$/)
  },
  '.webp': isPicture('webp'),
  '.png': isPicture('png'),
  '.json': (bytes) => JSON.parse(bytes.toString()),
  '.csv': (bytes) => expect(bytes.toString()).toMatch(/^\ufeff"[A-Z][^"]*",/),
}

test('every file that the guide saves has the type its name says', async () => {
  const names = await readdir(workDir.path)
  expect([...new Set(names.map((name) => path.extname(name)))].sort()).toEqual(
    Object.keys(kinds).sort(),
  )
  for (const name of names) {
    await kinds[path.extname(name)]?.(await readFile(path.join(workDir.path, name)))
  }
})

interface Documented {
  method: string
  path: string
  /** As in the guide's table. */
  token: string
  body: string
}

interface Operation {
  security: object[]
  requestBody?: { content: Record<string, object> }
}

/** By its ways in: whether a token is one, and whether none is needed. */
const tokenOf = (security: object[]) => {
  if (!security.some((way) => 'bearer' in way)) return ''
  return security.some((way) => Object.keys(way).length === 0) ? 'optional' : 'required'
}
const bodies: Record<string, string> = {
  'application/json': 'JSON',
  'multipart/form-data': 'form',
}

async function readDocumented(): Promise<Documented[]> {
  const document = await (await fetch(`${site.url}/api/openapi.json`)).json()
  return Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      token: tokenOf(security),
      body: Object.keys(requestBody?.content ?? {})
        .map((type) => bodies[type] ?? type)
        .join(' or '),
    })),
  )
}

/** '/api/projects/12' and '/api/projects/$ID' both match '/api/projects/{id}'. */
const matchesTemplate = (template: string, requested: string) => {
  const templateSegments = template.split('/')
  const requestedSegments = requested.split('/')
  return (
    templateSegments.length === requestedSegments.length &&
    templateSegments.every(
      (segment, index) => segment.startsWith('{') || segment === requestedSegments[index],
    )
  )
}

describe('the guide covers the documented paths', () => {
  test('its table lists every call with its token and body, and no other', async () => {
    const rows = guideText.matchAll(/^\| `([A-Z]+ \/api\/[^`]+)` \|([\w ]*)\|([\w ]*)\|/gm)
    const listed = [...rows].map((row) => row.slice(1).map((cell) => cell.trim()))
    const documented = (await readDocumented()).map((call) => {
      return [`${call.method} ${call.path}`, call.token, call.body]
    })
    expect(listed.sort()).toEqual(documented.sort())
  })

  test('includes a working example of every call', async () => {
    const succeeded = recordedCalls.filter(({ status }) => status < 300)
    const missing = (await readDocumented()).filter(
      ({ method, path }) =>
        !succeeded.some((call) => call.method === method && matchesTemplate(path, call.path)),
    )
    expect(missing).toEqual([])
  })

  test('mentions no other path, in prose or in calls', async () => {
    const documentationPaths = ['/api/docs', '/api/openapi.json']
    for (const path of documentationPaths) expect((await fetch(site.url + path)).status).toBe(200)
    const documentedPaths = [
      ...documentationPaths,
      ...(await readDocumented()).map(({ path }) => path),
    ]
    const mentioned = guideText.matchAll(/(?:(?<=\$SITE)|(?<![\w/]))\/api\/[\w/.{}$-]*[\w}]/g)
    const unknown = [...mentioned].filter(
      ([path]) => !documentedPaths.some((template) => matchesTemplate(template, path)),
    )
    expect(unknown.map(([path]) => path)).toEqual([])
  })
})

test('its error table lists every code with its status', () => {
  const rows = [...guideText.matchAll(/^\| ([\d, ]+) \| (`[A-Z_`, ]+) \|/gm)]
  const listed = rows.flatMap(([, statuses = '', codes = '']) =>
    codes.split(', ').map((code, index) => {
      const codeStatuses = statuses.split(', ')
      return [code.replaceAll('`', ''), Number(codeStatuses[index] ?? codeStatuses[0])]
    }),
  )
  expect(Object.fromEntries(listed)).toEqual(statusOf)
})

test('its table of limits matches the rate limits in force', () => {
  const rulesByPath: Record<string, RateRule> = {
    ...{ '/api/generate-estimate': 'generate', '/api/quotes/website': 'quote' },
    ...{ '/api/images/style': 'style', '/api/images/upload': 'upload' },
    ...{ '/api/contact': 'message', '/api/proxy-image': 'proxy', '/api/auth/login': 'login' },
    '/api/auth/second-factor': 'secondFactor',
  }
  const rows = [
    ...guideText.matchAll(/^\| (`\/api\/.+`) \| (\d+) \D*(\d+) minutes?\b[^|]*\| ?(\d*)[^|]*\|$/gm),
  ]
  const listed = rows.flatMap(([, paths = '', points, minutes, network]) =>
    paths
      .split(', ')
      .map((path) => [path.replaceAll('`', ''), [points, minutes, network].map(Number)]),
  )
  const configuredRules = Object.entries(rulesByPath).map(([path, rule]) => {
    const { points, seconds } = rateRules[rule]
    const networkRule = Object.entries(rateRules).find(([name]) => name === `${rule}Network`)?.[1]
    const hasSameWindow = networkRule?.seconds === seconds
    return [path, [points, seconds / 60, hasSameWindow ? networkRule.points : 0]]
  })
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(configuredRules))
})

test('the bounds it states are those in force', () => {
  const text = guideText.replace(/\s+/g, ' ')
  const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`
  const [first, ...styles] = imageStyles.map(({ id }) => `\`${id}\``)
  for (const claim of [
    `The newest ${GALLERY_MAX} concepts`,
    `\`mainGoal\` has ${DESCRIPTION_MAX.toLocaleString('en-AU')} characters at most`,
    `(${variantWidths.slice(0, -1).join(', ')} or ${variantWidths.at(-1)})`,
    `${first} unless you say ${styles.slice(0, -1).join(', ')} or ${styles.at(-1)}`,
    `${STYLE_MAX_SIDE} pixels a side at most`,
    `made ${STYLE_MAX_SIDE} pixels a side at most`,
    `${megabytes(MAX_IMAGE_BYTES)} and ${MAX_PIXELS / 1e6} megapixels at most`,
    `a project's form ${megabytes(projectFormRules.maxBytes)}`,
    `for ${initialSettings.retention.styleResultDays} days unless`,
  ]) {
    expect(text).toContain(claim)
  }
})

test('no response allows cross-origin access', async () => {
  const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' }
  const preflight = await fetch(`${site.url}/api/contact`, { method: 'OPTIONS', headers })
  expect(preflight.status).toBe(405)
  const names = [
    ...preflight.headers.keys(),
    ...recordedCalls.flatMap(({ headers }) => Object.keys(headers)),
  ]
  expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([])
  const files = recordedCalls.filter(({ path }) => path.startsWith('/uploads/'))
  expect(files.length).toBeGreaterThan(3)
  for (const { headers } of files) {
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  }
})
