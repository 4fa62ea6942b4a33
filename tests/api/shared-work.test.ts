import { openUploadMemory } from '@agency/api/http/upload-memory'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { encodeForm, makeNoise } from '../support/forms.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages } from '../support/worker-outputs.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({ stages: quickStages })
})
afterAll(() => site.close())

const concept = (companyName: string) =>
  site.db
    .insertInto('concepts')
    .values({
      ...{ publicId: crypto.randomUUID(), companyName, industry: 'Retail', overallVibe: 'Bold' },
      ...{ websiteFor: 'Retail', designStyle: 'Bold', colorPalette: 'red', pageType: 'Home page' },
      ...{ imageUrl: '/uploads/concepts/a.webp', active: true },
    })
    .execute()

describe('what is the same for all visitors is generated once per content version', () => {
  test.each([
    '/api/gallery-concepts',
    '/api/openapi.json',
    '/api/docs',
    '/sitemap.xml',
    '/feed.xml',
  ])('%s, with an ETag', async (url) => {
    const first = await site.app.inject(url)
    expect(first.statusCode).toBe(200)
    const connectSpy = vi.spyOn(site.pool, 'connect')
    const responses = await Promise.all(Array.from({ length: 20 }, () => site.app.inject(url)))
    expect(responses.every(({ body }) => body === first.body)).toBe(true)
    expect(connectSpy).not.toHaveBeenCalled()
    connectSpy.mockRestore()
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await site.app.inject({ url, headers })).statusCode).toBe(304)
  })

  test('the gallery shows a new concept at once, and its requester only with a token', async () => {
    await site.app.inject('/api/gallery-concepts')
    await concept('Lantern Bakery')
    await expect
      .poll(async () => (await site.app.inject('/api/gallery-concepts')).body)
      .toContain('Lantern Bakery')
    const authorization = `Bearer ${await createLogin(site)}`
    const url = '/api/gallery-concepts'
    const response = await site.app.inject({ url, headers: { authorization } })
    const [ownConcept] = response.json()
    expect(ownConcept).toHaveProperty('userEmail')
    expect((await site.app.inject(url)).json()[0]).not.toHaveProperty('userEmail')
  })
})

describe('the memory for uploads', () => {
  const MB = 1024 * 1024

  test('is limited per sender and in total, and free again afterwards', () => {
    const memory = openUploadMemory(2 * MB, 3 * MB)
    const first = memory.open('a')
    first.add(2 * MB)
    expect(() => memory.open('a').add(1)).toThrow('Too many uploads')
    const otherSender = memory.open('b')
    otherSender.add(MB)
    expect(() => memory.open('c').add(1)).toThrow('Too many uploads')
    first.release()
    memory.open('c').add(MB)
    expect(memory.used()).toBe(2 * MB)
  })

  test('has room reserved for staff', () => {
    const memory = openUploadMemory(2 * MB, 3 * MB, MB)
    memory.open('a').add(2 * MB)
    memory.open('b').add(MB)
    expect(() => memory.open('c').add(1)).toThrow('Too many uploads')
    const staff = memory.open('staff 7')
    staff.add(MB)
    expect(() => memory.open('staff 8').add(1)).toThrow('Too many uploads')
  })

  test('is shared by all clients of a network', () => {
    const memory = openUploadMemory(2 * MB, 3 * MB)
    memory.open('2001:db8:7:1::/64').add(2 * MB)
    expect(() => memory.open('2001:db8:7:2::/64').add(1)).toThrow('Too many uploads')
    memory.open('2001:db8:8:1::/64').add(MB)
  })

  test('is released by every form, whether stored, refused or too large', async () => {
    const { forms } = site.deps
    const image = await makeNoise(600)
    let maxReserved = 0
    const { open } = forms
    forms.open = (sender) => {
      const space = open(sender)
      return {
        ...space,
        add: (bytes) => {
          space.add(bytes)
          maxReserved = Math.max(maxReserved, forms.used())
        },
      }
    }
    for (const parts of [
      [['image', image]],
      [['image', Buffer.from('no picture')]],
      [['other', image]],
      [['image', Buffer.alloc(11 * MB)]],
    ] as [string, Buffer][][]) {
      const { payload, contentType } = await encodeForm(parts)
      await site.app.inject({
        ...{ method: 'POST', url: '/api/images/upload', payload },
        headers: { 'content-type': contentType },
      })
    }
    forms.open = open
    expect(maxReserved).toBeGreaterThan(image.byteLength)
    expect(forms.used()).toBe(0)
  })

  test('rejects a form with 503 and Retry-After when it is full', async () => {
    const { forms } = site.deps
    const space = forms.open('192.0.2.9')
    space.add(72 * MB)
    const { payload, contentType } = await encodeForm([['image', await makeNoise(200)]])
    const send = (remoteAddress: string) =>
      site.app.inject({
        ...{ method: 'POST', url: '/api/images/upload', payload, remoteAddress },
        headers: { 'content-type': contentType },
      })
    const rejected = await send('192.0.2.9')
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([503, '10'])
    expect((await send('192.0.2.10')).statusCode).toBe(200)
    space.release()
    expect((await send('192.0.2.9')).statusCode).toBe(200)
  })
})
