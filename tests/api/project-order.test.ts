import { expect, test } from 'vitest'
import { useProjectSite } from '../support/project-site.ts'

const projects = useProjectSite()
const { create, json, trpc, rows } = projects

const publish = async (title: string): Promise<number> =>
  (await create([['title', title]])).body.data.id
const listed = async (url = '/api/projects') =>
  (await projects.site.app.inject(url)).json().data.map(({ id }: { id: number }) => id)
const staffListed = async () =>
  (await json('GET', '/api/projects?status=all')).body.data.map(({ id }: { id: number }) => id)

test('projects are listed as staff order them, until they order them by date again', async () => {
  const [a, b, c] = [await publish('A'), await publish('B'), await publish('C')]
  expect(await listed()).toEqual([c, b, a])
  await trpc('order', { ids: [b, a, c] })
  expect(await listed()).toEqual([b, a, c])
  expect(await staffListed()).toEqual([b, a, c])
  await trpc('order', { ids: [] })
  expect(await listed()).toEqual([c, b, a])
})

test('the featured project stays first, and what is added later comes before the ordered ones', async () => {
  const [a, b, c] = [await publish('A'), await publish('B'), await publish('C')]
  await json('PUT', `/api/projects/${a}`, { IsFeatured: true })
  await trpc('order', { ids: [b, c, a] })
  expect(await listed()).toEqual([a, b, c])
  const [d, e] = [await publish('D'), await publish('E')]
  expect(await listed()).toEqual([a, e, d, b, c])
  await json('PUT', `/api/projects/${d}`, { IsFeatured: true })
  expect(await listed()).toEqual([d, e, b, c, a])
})

test('an order changes no project: forms that are open can still be saved', async () => {
  const id = await publish('A')
  const [before] = await rows()
  await trpc('order', { ids: [id, 999_999] })
  const [after] = await rows()
  expect(after).toEqual({ ...before, position: 1 })
  const [entry] = await projects.site.db
    .selectFrom('auditEntries')
    .select(['kind', 'action'])
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  expect(entry).toEqual({ kind: 'project', action: 'reordered' })
})
