import type { DeletedProject } from '@agency/contract/deleted-project'
import type { ProjectEmbed } from '@agency/contract/project-embed'
import { describe, expect, test } from 'vitest'
import { callerOf } from '../support/procedures.ts'
import { useProjectSite } from '../support/project-site.ts'

const context = useProjectSite()
const { create, update, json, trpc } = context

const film = {
  kind: 'film',
  title: 'The launch film',
  caption: 'Thirty seconds.',
  url: 'https://films.example/launch.mp4',
} satisfies ProjectEmbed
const page = {
  kind: 'page',
  title: 'The <calculator>',
  caption: '',
  url: 'https://tools.example/calculator?a=1&b=2',
} satisfies ProjectEmbed

async function createWith(embed: object): Promise<{ id: number; slug: string }> {
  const { body } = await create([
    ['title', 'Kiln'],
    ['embed', JSON.stringify(embed)],
  ])
  return body.data
}
const embedOf = async (id: number) => (await json('GET', `/api/projects/${id}`)).body.data.embed

test('a project leads with a film until it is changed to its cover again', async () => {
  const { id } = await createWith(film)
  expect(await embedOf(id)).toEqual(film)
  await update(id, [['title', 'Kiln, again']])
  expect(await embedOf(id)).toEqual(film)
  await trpc('update', { id, change: { embed: { kind: 'images', title: 'Six firings' } } })
  expect(await embedOf(id)).toEqual({ kind: 'images', title: 'Six firings', caption: '' })
  await update(id, [
    ['title', 'Kiln'],
    ['embed', '{"kind":"none"}'],
  ])
  expect(await embedOf(id)).toBeNull()
})

test('a deleted project is listed until it is restored, with who deleted it', async () => {
  const { id } = await createWith(film)
  await json('DELETE', `/api/projects/${id}`)
  const staff = callerOf(context.site, context.bearer)
  const listed = async () => (await staff.query<DeletedProject[]>('projects.deleted')).result
  expect(await listed()).toContainEqual({
    ...{ id, title: 'Kiln', deletedBy: expect.stringContaining('@') },
    deletedAt: expect.stringMatching(/^\d{4}-/),
  })
  await trpc('restore', { id })
  expect((await listed()).map((project) => project.id)).not.toContain(id)
})

test('a deleted project is restored with it', async () => {
  const { id } = await createWith(film)
  await json('DELETE', `/api/projects/${id}`)
  await trpc('restore', { id })
  expect(await embedOf(id)).toEqual(film)
})

test('the list of projects has the documented fields only', async () => {
  await createWith(film)
  const { body } = await json('GET', '/api/projects')
  expect(body.data[0]).not.toHaveProperty('embed')
})

describe('it is refused', () => {
  test.each([
    ['over http', { ...film, url: 'http://films.example/launch.mp4' }],
    ['as a script', { ...page, url: 'javascript:alert(1)' }],
    ['as data', { ...page, url: 'data:text/html,hello' }],
    ['on this machine', { ...page, url: 'https://localhost/' }],
    ['with a password in its address', { ...page, url: 'https://a:b@tools.example/' }],
    ['from every host of a domain', { ...page, url: 'https://*.example/' }],
    ['with a second directive in its host', { ...page, url: 'https://a.example;script-src/' }],
    ['with a broken address', { ...page, url: 'https:tools.example' }],
    ['without an address', { kind: 'film', title: 'The launch film' }],
    ['without a title', { ...film, title: ' ' }],
    ['of another kind', { ...film, kind: 'applet' }],
  ])('%s', async (_label, embed) => {
    const response = await create([
      ['title', 'Kiln'],
      ['embed', JSON.stringify(embed)],
    ])
    expect(response.status).toBe(400)
    expect(response.body.errors[0].path).toMatch(/^embed/)
  })
})

describe('the document of a project’s film or page', () => {
  const open = (slug: string) => context.site.app.inject(`/our-work/${slug}/embed`)

  test('loads the film from its own origin and nothing else', async () => {
    const { slug } = await createWith(film)
    const { statusCode, headers, body } = await open(slug)
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; media-src https:\/\/films\.example; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox$/,
    )
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(body).toContain('<video src="https://films.example/launch.mp4"')
  })

  test('holds the page in a sandbox without an origin, with its texts escaped', async () => {
    const { slug } = await createWith(page)
    const { headers, body } = await open(slug)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain('frame-src https://tools.example;')
    expect(policy).toMatch(/; sandbox allow-scripts allow-forms$/)
    expect(body).toContain(
      '<iframe src="https://tools.example/calculator?a=1&amp;b=2" title="The &lt;calculator&gt;" sandbox="allow-scripts allow-forms" referrerpolicy="no-referrer">',
    )
  })

  test('is missing for a project without one, and for a hidden project', async () => {
    const { id, slug } = await createWith(film)
    await update(id, [
      ['title', 'Kiln'],
      ['Active', 'false'],
    ])
    expect((await open(slug)).statusCode).toBe(404)
    const pictures = await createWith({ kind: 'images', title: 'Six firings' })
    expect((await open(pictures.slug)).statusCode).toBe(404)
    expect((await open('nothing-here')).statusCode).toBe(404)
  })
})
