import { buildApp } from '@agency/api/build-app'
import { redactPath } from '@agency/api/http/redact-path'
import { previewEmbedPathOf, previewPathOf } from '@agency/contract/preview-paths'
import type { PreviewLink } from '@agency/contract/project-preview'
import { expect, test } from 'vitest'
import { callerOf } from '../support/procedures.ts'
import { useProjectSite } from '../support/project-site.ts'

const projects = useProjectSite()
const { create, json, trpc } = projects
const staff = () => callerOf(projects.site, projects.bearer)
const visitor = () => callerOf(projects.site)

async function makeInactive(): Promise<number> {
  const { body } = await create([
    ['title', 'Kiln'],
    ['Active', 'false'],
    [
      'embed',
      '{"kind":"film","title":"The film","caption":"","url":"https://films.example/kiln.mp4"}',
    ],
  ])
  return body.data.id
}
const linkOf = async (id: number) =>
  (await staff().mutate<PreviewLink>('projects.createPreviewLink', { id })).result
const currentLink = async (id: number) =>
  (await staff().query<PreviewLink | null>('projects.previewLink', { id })).result
const open = (token: string) =>
  visitor().query<{ id: number; title: string }>('projects.preview', { token })
const expire = () => projects.site.db.updateTable('projectPreviews').set({ expiresAt: new Date() })

test('a link shows a project that nobody else sees, for seven days', async () => {
  const id = await makeInactive()
  expect(await currentLink(id)).toBeNull()
  const link = await linkOf(id)
  const days = (Date.parse(link.expiresAt) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)
  expect((await open(link.token)).result).toMatchObject({ id, title: 'Kiln' })
  expect((await visitor().query('projects.get', { slug: 'kiln' })).status).toBe(404)
  await expire().execute()
  expect((await open(link.token)).status).toBe(404)
  expect(await currentLink(id)).toBeNull()
})

test('a link stays the same until it ends, and its successor is another', async () => {
  const id = await makeInactive()
  const link = await linkOf(id)
  expect(await linkOf(id)).toEqual(link)
  expect(await currentLink(id)).toEqual(link)
  await staff().mutate('projects.endPreviewLink', { id })
  expect((await open(link.token)).status).toBe(404)
  const second = await linkOf(id)
  expect(second.token).not.toBe(link.token)
  await expire().execute()
  expect((await linkOf(id)).token).not.toBe(second.token)
})

test('a link leads to one project, and ends when that is deleted', async () => {
  const [one, other] = [await makeInactive(), await makeInactive()]
  const [{ token }, second] = [await linkOf(one), await linkOf(other)]
  expect((await open(second.token)).result.id).toBe(other)
  await json('DELETE', `/api/projects/${one}`)
  await trpc('restore', { id: one })
  expect((await open(token)).status).toBe(404)
  expect((await open('0'.repeat(32))).status).toBe(404)
  expect((await open('kiln')).status).toBe(400)
  expect((await staff().mutate('projects.createPreviewLink', { id: 999_999 })).status).toBe(404)
})

test('its film is shown with the link only, and is not stored', async () => {
  const id = await makeInactive()
  const { token } = await linkOf(id)
  const film = await projects.site.app.inject(previewEmbedPathOf(token))
  expect(film.statusCode).toBe(200)
  expect(film.headers['cache-control']).toBe('private, no-store')
  expect(film.body).toContain('https://films.example/kiln.mp4')
  expect((await projects.site.app.inject('/our-work/kiln/embed')).statusCode).toBe(404)
  await staff().mutate('projects.endPreviewLink', { id })
  expect((await projects.site.app.inject(previewEmbedPathOf(token))).statusCode).toBe(404)
})

test('its page is rendered for each request, and neither stored nor indexed', async () => {
  let renders = 0
  const app = await buildApp({
    ...{ deps: projects.site.deps, publicUrl: 'http://127.0.0.1:3000', trustProxy: false },
    web: {
      app: async () => ({
        shareImageOf: () => '',
        assets: { scripts: [], styles: [] },
        render: async () => {
          renders += 1
          return { status: 200, html: 'A preview', inlineScripts: [], inlineStyles: [] }
        },
      }),
    },
  })
  for (let request = 1; request <= 2; request += 1) {
    const { headers } = await app.inject(previewPathOf('0'.repeat(32)))
    expect(headers).toMatchObject({
      ...{ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
      'referrer-policy': 'no-referrer',
    })
    expect(renders).toBe(request)
  }
  await app.close()
})

test('it is in no list, file or count, and its token in no log', async () => {
  const id = await makeInactive()
  const { token } = await linkOf(id)
  for (const url of ['/sitemap.xml', '/feed.xml', '/api/projects']) {
    const { body } = await projects.site.app.inject(url)
    expect(body).not.toMatch(/kiln/i)
    expect(body).not.toContain(token)
  }
  const origin = {
    referrer: '',
    source: '',
    medium: '',
    campaign: '',
    landing: previewPathOf(token),
  }
  const view = { kind: 'view', path: previewPathOf(token), origin, entry: true }
  const { result } = await visitor().mutate('siteEvents.record', view)
  expect(result).toEqual({ recorded: false })
  await visitor().mutate('siteEvents.record', { ...view, path: '/our-work', entry: false })
  const events = await projects.site.db
    .selectFrom('siteEvents')
    .select(['path', 'landing'])
    .execute()
  expect(events).toEqual([{ path: '/our-work', landing: '/preview' }])
  expect(redactPath(previewPathOf(token))).toBe('/preview/TOKEN')
})

test('who made a link and ended it is in the audit log, without the token', async () => {
  const id = await makeInactive()
  const { token } = await linkOf(id)
  await staff().mutate('projects.endPreviewLink', { id })
  const entries = await projects.site.db
    .selectFrom('auditEntries')
    .select(['action', 'subjectId', 'changes'])
    .where('kind', '=', 'preview link')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(entries).toMatchObject([
    { action: 'deleted', subjectId: String(id) },
    { action: 'created', subjectId: String(id) },
  ])
  expect(JSON.stringify(entries)).not.toContain(token)
})
