import { rm } from 'node:fs/promises'
import { deleteExpired } from '@agency/api/features/retention/delete-expired-job'
import { storePicture } from '@agency/api/features/studio/picture-service'
import { redrawConcept } from '@agency/api/features/studio/redraw-concept-job'
import { sweepFiles } from '@agency/api/storage/sweep-files-job'
import {
  type ConceptEdits,
  noEdits,
  type PhotoChoice,
  type UploadedPicture,
} from '@agency/contract/concept-edits'
import { livePageOfGeneration, livePageOfLink } from '@agency/contract/live-page'
import { starterSiteOfGeneration } from '@agency/contract/starter-site-paths'
import {
  EDIT_LINK_ENDED,
  EDITS_STALE,
  MAX_STORED_PICTURE_BYTES,
  MAX_STORED_PICTURES,
  PICTURE_NOT_STORED,
  STUDIO_UPLOAD_PATH,
  studioPictureUrl,
  type UploadKind,
} from '@agency/contract/studio'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLogin, logIn } from '../support/accounts.ts'
import { validBrief } from '../support/briefs.ts'
import { filesIn, waitUntilNoJobs } from '../support/contact-deletion-site.ts'
import { cleanUpAfter } from '../support/deletions.ts'
import { encodeForm, makePicture, type Parts, sendForm } from '../support/forms.ts'
import { jpegOfManyScans } from '../support/many-scans.ts'
import { callerOf, procedureErrorOf } from '../support/procedures.ts'
import { showReleased } from '../support/show-released.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const DAY = 86_400_000
const ORANGE = [0xdd, 0x54, 0x00]
const path = 'sections.0.image'
const brief = {
  ...{ ...validBrief, showInGallery: true },
  mainGoal: 'A sourdough bakery in Coburg. We do sourdough, celebration cakes and classes.',
}

let site: TestApp
let staff: ReturnType<typeof callerOf>
let visitor: ReturnType<typeof callerOf>
let generationId: string
let conceptId: number
let token: string

/** A concept with an edit link. */
async function makeConcept(on: TestApp = site) {
  await on.app.inject({
    ...{ method: 'POST', url: '/api/generate-estimate' },
    payload: { ...brief, userEmail: `ana${performance.now()}@bakery.example` },
  })
  const newest = on.db
    .selectFrom('concepts')
    .select(['id', 'generationId'])
    .orderBy('id', 'desc')
    .limit(1)
  // On a busy machine the response can come before the concept.
  await expect.poll(() => newest.execute(), { timeout: 60_000 }).toHaveLength(1)
  const row = await newest.executeTakeFirstOrThrow()
  const id = String(row.generationId)
  const { result } = await callerOf(on).mutate<{ token: string }>('studio.openLink', {
    generationId: id,
  })
  return { generationId: id, conceptId: row.id, token: result.token }
}

beforeAll(async () => {
  site = await openTestApp({ runsScheduledJobs: false })
  staff = callerOf(site, `Bearer ${await createLogin(site)}`)
  visitor = callerOf(site)
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.db.deleteFrom('concepts').execute()
  await rm(`${site.filesDir}/concept-pictures`, { recursive: true, force: true })
  ;({ generationId, conceptId, token } = await makeConcept())
})

const send = (parts: Parts, on = site) => sendForm(on.app, 'POST', STUDIO_UPLOAD_PATH, parts)
const upload = async (bytes: Uint8Array, kind: UploadKind = 'photo', by = token) => {
  const { status, body } = await send([
    ['token', by],
    ['kind', kind],
    ['image', bytes],
  ])
  return { status, body: body as UploadedPicture & { message: string } }
}
const photoOf = ({ file }: Pick<UploadedPicture, 'file'>): PhotoChoice => ({
  ...{ file, alt: 'Loaves on a board', x: 50, y: 50 },
})
const withPhoto = (picture: Pick<UploadedPicture, 'file'>): Partial<ConceptEdits> => ({
  pictures: { [path]: photoOf(picture) },
})
const save = (revision: number, edits: Partial<ConceptEdits>, by = token) =>
  visitor.mutate<{ revision: number }>('studio.save', {
    ...{ token: by, revision, edits: { ...noEdits, ...edits } },
  })
const saveError = async (revision: number, edits: Partial<ConceptEdits>, by = token) => {
  const change = { token: by, revision, edits: { ...noEdits, ...edits } }
  const { status, message } = await procedureErrorOf(site, 'studio.save', change)
  return [status, message]
}
const rows = () => site.db.selectFrom('conceptPictures').selectAll().execute()
const files = () => filesIn(`${site.filesDir}/concept-pictures`)
const photo = () => makePicture('jpeg', { width: 1_600, height: 1_000 })
const live = async () => (await site.app.inject({ url: livePageOfGeneration(generationId) })).body

test('a photo is stored as pixels only: upright, without place, camera and whatever follows it', async () => {
  const taken = await sharp({ create: { width: 60, height: 20, channels: 3, background: 'red' } })
    .withExif({
      IFD0: { Make: 'Spyglass', Orientation: '6' },
      IFD3: { GPSLatitude: '37/1 44/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const polyglot = Buffer.concat([taken, Buffer.from('<script>alert(1)</script>PK\x03\x04')])
  const { status, body } = await upload(polyglot)
  expect(status).toBe(200)
  expect(body).toEqual({
    ...{ file: expect.stringMatching(/^[0-9a-f]{32}$/), kind: 'photo', inks: [] },
    ...{ width: 20, height: 60 },
  })
  const response = await site.app.inject(studioPictureUrl(token, body.file))
  expect(response.headers).toMatchObject({
    ...{ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' },
    ...{ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' },
  })
  const stored = response.rawPayload.toString('latin1')
  for (const trace of ['Spyglass', 'script', 'Exif', 'PK\x03\x04'])
    expect(stored).not.toContain(trace)
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', height: 60 })
  const { result } = await visitor.query<{ uploads: UploadedPicture[] }>('studio.get', { token })
  expect(result.uploads).toEqual([body])
})

test('a saved photo is on the live pages, which alone serve it, and in the website', async () => {
  const { body } = await upload(await photo())
  expect(await live()).not.toContain(body.file)
  expect((await save(0, withPhoto(body))).result.revision).toBe(1)
  const shared = await visitor.mutate<{ token: string }>('shareLinks.create', { generationId })
  for (const url of [livePageOfGeneration(generationId), livePageOfLink(shared.result.token)]) {
    const page = (await site.app.inject({ url })).body
    expect(page).toContain(`src="live/upload-${body.file}.webp"`)
    expect(page).toContain('alt="Loaves on a board"')
    for (const size of ['', '-640', '-1440']) {
      const part = await site.app.inject({ url: `${url}/upload-${body.file}${size}.webp` })
      expect([size, part.statusCode, part.headers['content-type']]).toEqual([
        size,
        200,
        'image/webp',
      ])
    }
    const unknown = await site.app.inject({ url: `${url}/upload-${'0'.repeat(32)}.webp` })
    expect(unknown.statusCode).toBe(404)
  }
  expect((await site.app.inject(`/uploads/concept-pictures/${body.file}.webp`)).statusCode).toBe(
    404,
  )
  await staff.mutate('shareLinks.end', { conceptId })
  const ended = livePageOfLink(shared.result.token)
  expect((await site.app.inject(`${ended}/upload-${body.file}.webp`)).statusCode).toBe(404)

  const zip = unzipSync((await site.app.inject(starterSiteOfGeneration(generationId))).rawPayload)
  const fileOf = (name: string) =>
    Object.entries(zip).find(([file]) => file.endsWith(`/site/${name}`))?.[1]
  const html = Buffer.from(fileOf('index.html') ?? []).toString()
  expect(html).toContain('alt="Loaves on a board"')
  for (const [name, width] of [
    ['pictures/photo-1-640.jpg', 640],
    ['pictures/photo-1-1440.jpg', 1_440],
    ['pictures/photo-1.jpg', 1_600],
  ] as const) {
    expect(html).toContain(name)
    expect(await sharp(fileOf(name)).metadata()).toMatchObject({ format: 'jpeg', width })
  }
})

/** The share of a picture's pixels in the colour of the photo. */
async function orangeShare(picture: Uint8Array): Promise<number> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += 3)
    if (ORANGE.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 14))
      count += 1
  return count / (info.width * info.height)
}

test('a drawn picture, the phone view and the document show the photo', async () => {
  const drawing = await openTestApp({ usesRenderWorkers: true, runsScheduledJobs: false })
  try {
    const made = await makeConcept(drawing)
    const { body } = await send(
      [
        ['token', made.token],
        ['kind', 'photo'],
        ['image', await photo()],
      ],
      drawing,
    )
    await callerOf(drawing).mutate('studio.save', {
      ...{ token: made.token, revision: 0, edits: { ...noEdits, ...withPhoto(body) } },
    })
    const stored = () => drawing.db.selectFrom('concepts').selectAll().executeTakeFirstOrThrow()
    const { pdfUrl } = await drawing.db
      .selectFrom('estimates')
      .select('pdfUrl')
      .executeTakeFirstOrThrow()
    const read = async (url: unknown) =>
      (await drawing.deps.storage.read(String(url).replace('/uploads/', ''))) ?? new Uint8Array()
    const before = {
      picture: await orangeShare(await read((await stored()).imageUrl)),
      pdf: await read(pdfUrl),
    }
    await redrawConcept(drawing.deps, { conceptId: made.conceptId })
    const { imageUrl, phoneUrl } = await stored()
    expect(await orangeShare(await read(imageUrl))).toBeGreaterThan(before.picture + 0.04)
    expect(await orangeShare(await read(phoneUrl))).toBeGreaterThan(0.03)
    expect(Buffer.compare(before.pdf, await read(pdfUrl))).not.toBe(0)
  } finally {
    await drawing.close()
  }
})

describe('a logo', () => {
  /** A plain plate within a transparent edge. */
  const plate = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#1a3a6a' } })
      .extend({ top: 9, bottom: 9, left: 9, right: 9, background: '#0000' })
      .png()
      .toBuffer()
  /** A ring: opaque only at its edge. */
  const ring = (side: number) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="50%" cy="50%" r="40%" fill="none" stroke="#1a3a6a" stroke-width="${side / 10}"/></svg>`,
      ),
    )
      .png()
      .toBuffer()
  const logoOf = ({ file }: UploadedPicture): Partial<ConceptEdits> => ({
    logo: { file, inHeader: true, inFooter: true },
  })
  const faviconOf = async () => {
    const zip = unzipSync((await site.app.inject(starterSiteOfGeneration(generationId))).rawPayload)
    const [, bytes = []] = Object.entries(zip).find(([name]) => name.endsWith('/favicon.svg')) ?? []
    return Buffer.from(bytes).toString()
  }

  test('loses its transparent edge, keeps its transparency and has its colours read', async () => {
    const { status, body } = await upload(await ring(200), 'logo')
    expect(status).toBe(200)
    // 80% of the side for the ring and half of its line on either side.
    expect(body.width).toBeGreaterThanOrEqual(178)
    expect(body.width).toBeLessThanOrEqual(184)
    expect(body.inks[0]?.share).toBeGreaterThan(0.8)
    const { rawPayload } = await site.app.inject(studioPictureUrl(token, body.file))
    expect((await sharp(rawPayload).metadata()).hasAlpha).toBe(true)
    expect((await upload(await plate(80, 40), 'logo')).body.inks).toEqual([])
  })

  test('of which nothing can be seen is refused', async () => {
    const clear = await sharp({
      create: { width: 40, height: 40, channels: 4, background: '#0000' },
    })
      .png()
      .toBuffer()
    expect((await upload(clear, 'logo')).status).toBe(400)
    expect(await rows()).toEqual([])
    expect(await files()).toEqual([])
  })

  test('replaces the name on the live page, and is the website’s icon if it is square', async () => {
    const square = (await upload(await ring(200), 'logo')).body
    await save(0, logoOf(square))
    const page = await live()
    const image = new RegExp(`<img[^>]*upload-${square.file}[^>]*alt="${brief.companyName}"`)
    expect(page).toMatch(new RegExp(`<header.*${image.source}.*</header>`, 's'))
    expect(page).toMatch(new RegExp(`<footer.*${image.source}.*</footer>`, 's'))
    expect(await faviconOf()).toContain('data:image/png;base64,')
    const wide = (await upload(await plate(200, 50), 'logo')).body
    await save(1, logoOf(wide))
    expect(await faviconOf()).not.toContain('data:image/png;base64,')
  })

  test('is no photo, and a photo is no logo', async () => {
    const logo = (await upload(await ring(60), 'logo')).body
    const picture = (await upload(await photo())).body
    for (const edits of [withPhoto(logo), logoOf(picture)])
      expect(await saveError(0, edits)).toEqual([400, PICTURE_NOT_STORED])
  })
})

describe('refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  test.each<[name: string, status: number, make: () => Uint8Array | Promise<Uint8Array>]>([
    ['an SVG with a script', 415, () => Buffer.from(svg)],
    [
      'an SVG behind the first bytes of a PNG',
      415,
      () => Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, 'latin1'),
    ],
    ['a page', 415, () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a truncated JPEG', 415, async () => (await photo()).subarray(0, 400)],
    ['a JPEG of thousands of scans', 415, () => jpegOfManyScans(400)],
    ['more than 10 MB', 413, () => new Uint8Array(10 * 1024 * 1024 + 1)],
    ['more than 25 megapixels', 413, () => makePicture('png', { width: 10_000, height: 2_600 })],
  ])('%s', async (_name, status, make) => {
    const bytes = await make()
    for (const kind of ['photo', 'logo'] as const) {
      const response = await upload(bytes, kind)
      expect([response.status, response.body.message]).toEqual([status, expect.any(String)])
    }
    expect(await rows()).toEqual([])
    expect(await files()).toEqual([])
  })

  test('forms that are incomplete, or sent from another website', async () => {
    const image = await makePicture()
    for (const parts of [
      [
        ['kind', 'photo'],
        ['image', image],
      ],
      [
        ['token', token],
        ['image', image],
      ],
      [
        ['token', token],
        ['kind', 'video'],
        ['image', image],
      ],
      [
        ['token', '../../etc/passwd'],
        ['kind', 'photo'],
        ['image', image],
      ],
      [
        ['token', token],
        ['kind', 'photo'],
      ],
      [
        ['token', token],
        ['kind', 'photo'],
        ['image', image],
        ['image', image],
      ],
    ] as Parts[])
      expect((await send(parts)).status).toBe(400)
    const { payload, contentType } = await encodeForm([
      ['token', token],
      ['kind', 'photo'],
      ['image', image],
    ])
    const foreign = await site.app.inject({
      ...{ method: 'POST', url: STUDIO_UPLOAD_PATH, payload },
      headers: { 'content-type': contentType, 'sec-fetch-site': 'cross-site' },
    })
    expect(foreign.statusCode).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('with a link that never existed, was revoked or has expired', async () => {
    const { body } = await upload(await makePicture())
    const shared = await visitor.mutate<{ token: string }>('shareLinks.create', { generationId })
    for (const other of ['0'.repeat(32), shared.result.token]) {
      expect((await upload(await makePicture(), 'photo', other)).body.message).toBe(EDIT_LINK_ENDED)
      expect((await site.app.inject(studioPictureUrl(other, body.file))).statusCode).toBe(404)
    }
    await site.db
      .updateTable('editLinks')
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .execute()
    expect((await upload(await makePicture())).status).toBe(404)
    const fresh = await staff.mutate<{ token: string }>('studio.createLink', { conceptId })
    await staff.mutate('studio.endLinks', { conceptId })
    expect((await upload(await makePicture(), 'photo', fresh.result.token)).status).toBe(404)
    expect(
      (await site.app.inject(studioPictureUrl(fresh.result.token, body.file))).statusCode,
    ).toBe(404)
    expect(await rows()).toHaveLength(1)
  })

  test('when the link is revoked while the picture is read', async () => {
    const racing: typeof site.deps = {
      ...site.deps,
      pictures: {
        ...site.deps.pictures,
        run: async (...args) => {
          await staff.mutate('studio.endLinks', { conceptId })
          return site.deps.pictures.run(...args)
        },
      },
    }
    const picture = { token, kind: 'photo' as const, bytes: await makePicture() }
    await expect(storePicture(racing, picture, 'a')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await rows()).toEqual([])
    expect(await files()).toEqual([])
  })

  test('the picture of another concept, in changes and by its address', async () => {
    const { body } = await upload(await makePicture())
    const other = await makeConcept()
    expect(await saveError(0, withPhoto(body), other.token)).toEqual([400, PICTURE_NOT_STORED])
    expect((await site.app.inject(studioPictureUrl(other.token, body.file))).statusCode).toBe(404)
    expect((await site.app.inject(studioPictureUrl(token, body.file))).statusCode).toBe(200)
  })

  test('a place that is not on the page, and a text that is too long', async () => {
    const { body } = await upload(await makePicture())
    const choice = photoOf(body)
    const cases: Partial<ConceptEdits>[] = [
      { pictures: { 'sections.0.pictures.77': choice } },
      { pictures: { '__proto__.image': choice } },
      { pictures: { [path]: { ...choice, alt: 'x'.repeat(251) } } },
      { pictures: { [path]: { ...choice, x: 101 } } },
    ]
    for (const edits of cases) expect((await save(0, edits)).status).toBe(400)
    const alt = '"><script>alert(1)</script>'
    expect((await save(0, { pictures: { [path]: { ...choice, alt } } })).status).toBe(200)
    expect(await live()).not.toContain('<script')
  })
})

describe('limited', () => {
  const fill = (count: number, bytes: number) =>
    site.db
      .insertInto('conceptPictures')
      .values(
        Array.from({ length: count }, (_, index) => ({
          ...{ file: `${index}`.padStart(32, '0'), conceptId, kind: 'photo', width: 1, height: 1 },
          ...{ bytes, inks: '[]' },
        })),
      )
      .execute()

  test('by number and by size for one concept', async () => {
    await fill(MAX_STORED_PICTURES - 1, 1)
    expect((await upload(await makePicture())).status).toBe(200)
    expect((await upload(await makePicture())).status).toBe(429)
    await site.db.deleteFrom('conceptPictures').execute()
    await fill(1, MAX_STORED_PICTURE_BYTES)
    expect((await upload(await makePicture())).status).toBe(429)
  })

  test('by the space of the whole site', async () => {
    const small = await openTestApp({ conceptPicturesMaxBytes: 1 })
    try {
      const made = await makeConcept(small)
      const parts: Parts = [
        ['token', made.token],
        ['kind', 'photo'],
        ['image', await makePicture()],
      ]
      expect((await send(parts, small)).status).toBe(200)
      expect((await send(parts, small)).status).toBe(429)
    } finally {
      await small.close()
    }
  })

  test('by rate: by address, and by concept from however many addresses', async () => {
    const limited = await openTestApp({ rateLimitFactor: 1 })
    try {
      const made = await makeConcept(limited)
      const form = await encodeForm([
        ['token', made.token],
        ['kind', 'photo'],
        ['image', await makePicture()],
      ])
      const statusFrom = async (remoteAddress: string, { payload, contentType } = form) => {
        const { statusCode } = await limited.app.inject({
          ...{ method: 'POST', url: STUDIO_UPLOAD_PATH, payload, remoteAddress },
          headers: { 'content-type': contentType },
        })
        return statusCode
      }
      const unknown = await encodeForm([
        ['token', '0'.repeat(32)],
        ['kind', 'photo'],
        ['image', await makePicture()],
      ])
      const statuses = new Set<number>()
      for (let sent = 0; sent < 61; sent += 1) statuses.add(await statusFrom('198.51.3.7', unknown))
      expect([...statuses]).toEqual([404, 429])
      await limited.deps.limits.consume('pictureConcept', String(made.conceptId), 119)
      expect(await statusFrom('198.51.1.7')).toBe(200)
      expect(await statusFrom('198.51.2.7')).toBe(429)
    } finally {
      await limited.close()
    }
  })
})

describe('kept', () => {
  const inDays = async (days: number) => {
    await deleteExpired(site.deps, new Date(Date.now() + days * DAY))
    // The login has expired by then as well.
    staff = callerOf(site, `Bearer ${await logIn(site)}`)
  }
  const removed = async () => {
    await site.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await waitUntilNoJobs(site)
  }

  test('as long as the page or a version shows it, and a day more, with its file', async () => {
    const { body } = await upload(await photo())
    await inDays(0.9)
    expect(await rows()).toHaveLength(1)
    await save(0, withPhoto(body))
    await save(1, {})
    await inDays(2)
    await removed()
    expect(await files()).toEqual([`/${body.file}.webp`])
    const restored = await visitor.mutate<{ edits: ConceptEdits; uploads: UploadedPicture[] }>(
      'studio.restore',
      { token, revision: 2, version: 1 },
    )
    expect(restored.result).toMatchObject({ edits: withPhoto(body), uploads: [body] })
    expect(await live()).toContain(body.file)
    await site.db.deleteFrom('conceptVersions').execute()
    await save(3, {})
    await site.db.deleteFrom('conceptVersions').where('revision', '<', 4).execute()
    await inDays(0.9)
    expect(await rows()).toHaveLength(1)
    // A change again within the day, as after an undo.
    await save(4, withPhoto(body))
    await inDays(2)
    expect(await rows()).toHaveLength(1)
    await save(5, {})
    await site.db.deleteFrom('conceptVersions').execute()
    await save(6, {})
    await inDays(1.1)
    await removed()
    expect(await rows()).toEqual([])
    expect(await files()).toEqual([])
    expect(await saveError(7, withPhoto(body))).toEqual([400, PICTURE_NOT_STORED])
  })

  test('by the cleanup of files and by backups, as other uploads', async () => {
    const { body } = await upload(await photo())
    await sweepFiles(site.deps, new Date(Date.now() + 2 * DAY))
    expect(await files()).toEqual([`/${body.file}.webp`])
    const { rows: references } = await site.pool.query(
      `select url from file_references where url = '/uploads/concept-pictures/${body.file}.webp'`,
    )
    expect(references).toHaveLength(1)
  })

  test('until its concept is purged', async () => {
    const { body } = await upload(await photo())
    await save(0, withPhoto(body))
    await staff.mutate('concepts.remove', { selection: { ids: [conceptId] } })
    expect(await rows()).toEqual([])
    await cleanUpAfter(site, 'deleted_concepts', 25)
    expect(await files()).toEqual([])
  })

  test('from the public until it is in the gallery, and then from it again', async () => {
    const { body } = await upload(await photo())
    await save(0, withPhoto(body))
    await showReleased(site.db)
    const { publicId } = await site.db
      .selectFrom('concepts')
      .select('publicId')
      .executeTakeFirstOrThrow()
    const part = `/share/gallery/${publicId}/live/upload-${body.file}.webp`
    expect((await site.app.inject(part)).statusCode).toBe(200)
    await site.db.updateTable('concepts').set({ active: false }).execute()
    expect((await site.app.inject(part)).statusCode).toBe(404)
  })

  test('of two tabs the second is asked, and its picture waits', async () => {
    const first = (await upload(await photo())).body
    const second = (await upload(await photo())).body
    await save(0, withPhoto(first))
    expect(await saveError(0, withPhoto(second))).toEqual([409, EDITS_STALE])
    expect(await live()).toContain(first.file)
    expect((await save(1, withPhoto(second))).status).toBe(200)
    expect(await live()).toContain(second.file)
  })

  test('changes that were stored before there were pictures stay readable', async () => {
    await save(0, { words: { 'sections.0.headline': 'As before' } })
    await site.pool.query(`update concept_edits set edits = edits - 'pictures' - 'logo'`)
    await site.pool.query(`update concept_versions set edits = edits - 'pictures' - 'logo'`)
    const { result } = await visitor.query<{ edits: ConceptEdits }>('studio.get', { token })
    expect(result.edits).toEqual({ ...noEdits, words: { 'sections.0.headline': 'As before' } })
    const { body } = await upload(await photo())
    expect((await save(1, withPhoto(body))).status).toBe(200)
    const back = await visitor.mutate('studio.restore', { token, revision: 2, version: 1 })
    expect(back.status).toBe(200)
  })
})
