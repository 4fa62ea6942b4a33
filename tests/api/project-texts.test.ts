import { describe, expect, test } from 'vitest'
import type { Parts } from '../support/forms.ts'
import { useProjectSite } from '../support/project-site.ts'

const { create, update, json, trpc, rows } = useProjectSite()

describe('a rejected text', () => {
  test.each([
    ['slug', 120],
    ['clientName', 120],
    ['description', 5_000],
    ['summary', 500],
    ['problem', 5_000],
    ['solution', 5_000],
    ['content', 100_000],
    ['metaTitle', 120],
    ['metaDescription', 300],
    ['clientLogo', 300],
    ['testimonial', 2_000],
  ])('%s of more than %i characters', async (field, max) => {
    const send = (length: number) =>
      create([
        ['title', 'x'],
        [field, 'x'.repeat(length)],
      ])
    expect((await send(max)).status).toBe(201)
    const response = await send(max + 1)
    expect(response.status).toBe(400)
    expect(response.body.errors[0].path).toBe(field)
  })

  test.each([
    ['a service over 80 characters', { services: ['x'.repeat(81)] }],
    ['a URL over 2,048', { projectUrl: `https://a.example/${'x'.repeat(2_031)}` }],
    ['a URL without slashes', { projectUrl: 'https:evil.example' }],
    ['a URL with one slash', { projectUrl: 'https:/evil.example' }],
    ['a URL with three slashes', { projectUrl: 'https:///evil.example' }],
    ['a URL with backslashes', { projectUrl: 'https:\\\\evil.example' }],
    ['a two-line URL', { projectUrl: 'https://a.example/\nx' }],
    ['a two-line client name', { clientName: 'A\nB' }],
    ['a two-line page title', { metaTitle: 'A\nB' }],
    ['a two-line page description', { metaDescription: 'A\r\nB' }],
    ['a NUL in the content', { content: '<p>a\0</p>' }],
    ['half a character in the content', { content: '<p>\ud800</p>' }],
    ['a NUL in the summary', { summary: 'a\0' }],
    ['half a character in a technology', { technologies: ['\udc00'] }],
  ])('%s', async (_label, fields) => {
    expect((await trpc('create', { title: 'x', ...fields })).status).toBe(400)
    expect(await rows()).toEqual([])
  })
})

describe('active content is removed', () => {
  const title = 'Eleven homes'
  const content = '<h2>How</h2><p onclick="steal()">So.</p><script>steal()</script>'
  const empty = async () => (await create([['title', title]])).body.data.id
  const form: Parts = [
    ['title', title],
    ['content', content],
  ]
  test.each<[label: string, write: () => Promise<unknown>]>([
    ['from a new project by form', () => create(form)],
    ['from a change by form', async () => update(await empty(), form)],
    [
      'from a change by JSON',
      async () => json('PUT', `/api/projects/${await empty()}`, { title, content }),
    ],
    ['from a new project in the dashboard', () => trpc('create', { title, content })],
    [
      'from a change in the dashboard',
      async () => trpc('update', { id: await empty(), change: { content } }),
    ],
    [
      'from a restored project',
      async () => {
        const { body } = await create(form)
        await trpc('remove', { id: body.data.id })
        await trpc('restore', { id: body.data.id })
      },
    ],
  ])('%s', async (_label, write) => {
    await write()
    expect((await rows()).map((row) => row.content)).toEqual(['<h2>How</h2><p>So.</p>'])
  })
})
