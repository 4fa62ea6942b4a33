import { describe, expect, test } from 'vitest'
import { makePicture, type Parts } from '../support/forms.ts'
import { useProjectSite } from '../support/project-site.ts'

const projects = useProjectSite()
const { create, files, rows } = projects

describe('a rejected form leaves no row and no file', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'
  const text = (value: string) => new TextEncoder().encode(value)
  const oversized = new Uint8Array(10 * 1024 * 1024 + 1)
  const cases: [
    name: string,
    status: number,
    path: string | undefined,
    parts: () => Parts | Promise<Parts>,
  ][] = [
    ['no title', 400, 'title', () => [['summary', 'x']]],
    ['a blank title', 400, 'title', () => [['title', '  ']]],
    ['a title over 200 characters', 400, 'title', () => [['title', 'x'.repeat(201)]]],
    ['a NUL', 400, 'title', () => [['title', 'a\0b']]],
    [
      'a projectUrl of another scheme',
      400,
      'projectUrl',
      () => [
        ['title', 'x'],
        ['projectUrl', 'javascript:alert(1)'],
      ],
    ],
    [
      'an invalid projectUrl',
      400,
      'projectUrl',
      () => [
        ['title', 'x'],
        ['projectUrl', 'lighthouse'],
      ],
    ],
    [
      'an invalid date',
      400,
      'publishedDate',
      () => [
        ['title', 'x'],
        ['publishedDate', '2026-02-30'],
      ],
    ],
    [
      'a date in an invalid month',
      400,
      'publishedDate',
      () => [
        ['title', 'x'],
        ['publishedDate', '2026-13-01'],
      ],
    ],
    [
      'a month without a day',
      400,
      'publishedDate',
      () => [
        ['title', 'x'],
        ['publishedDate', '2026-03'],
      ],
    ],
    [
      'a date outside the database’s calendar',
      400,
      'publishedDate',
      () => [
        ['title', 'x'],
        ['publishedDate', '0000-01-01'],
      ],
    ],
    [
      'services that are not JSON',
      400,
      'services',
      () => [
        ['title', 'x'],
        ['services', 'Web, Design'],
      ],
    ],
    [
      'services that are not a list',
      400,
      'services',
      () => [
        ['title', 'x'],
        ['services', '{"a":1}'],
      ],
    ],
    [
      'over 50 technologies',
      400,
      'technologies',
      () => [
        ['title', 'x'],
        ['technologies', JSON.stringify(Array.from({ length: 51 }, (_, n) => `t${n}`))],
      ],
    ],
    [
      'Active other than true or false',
      400,
      'Active',
      () => [
        ['title', 'x'],
        ['Active', 'yes'],
      ],
    ],
    [
      'a slug with a slash',
      400,
      'slug',
      () => [
        ['title', 'x'],
        ['slug', 'a/b'],
      ],
    ],
    [
      'a slug of digits',
      400,
      'slug',
      () => [
        ['title', 'x'],
        ['slug', '17'],
      ],
    ],
    [
      'a logo on another site',
      400,
      'clientLogo',
      () => [
        ['title', 'x'],
        ['clientLogo', '//evil.example/logo.png'],
      ],
    ],
    [
      'a logo outside the pictures',
      400,
      'clientLogo',
      () => [
        ['title', 'x'],
        ['clientLogo', 'logos/../../estimates/a.pdf'],
      ],
    ],
    [
      'a flag other than true',
      400,
      'deleteImage2',
      () => [
        ['title', 'x'],
        ['deleteImage2', 'false'],
      ],
    ],
    [
      'captions that are not a list',
      400,
      'captions',
      async () => [
        ['title', 'x'],
        ['images', await makePicture()],
        ['captions', 'one'],
      ],
    ],
    [
      'more captions than images',
      400,
      'captions',
      async () => [
        ['title', 'x'],
        ['images', await makePicture()],
        ['captions', '["one","two"]'],
      ],
    ],
    [
      'a caption over 300 characters',
      400,
      'captions',
      async () => [
        ['title', 'x'],
        ['images', await makePicture()],
        ['captions', JSON.stringify(['x'.repeat(301)])],
      ],
    ],
    [
      'captions without images',
      400,
      'captions',
      () => [
        ['title', 'x'],
        ['captions', '["one"]'],
      ],
    ],
    [
      'an unknown file part',
      400,
      undefined,
      async () => [
        ['title', 'x'],
        ['video', await makePicture()],
      ],
    ],
    [
      'a field twice',
      400,
      undefined,
      () => [
        ['title', 'x'],
        ['title', 'y'],
      ],
    ],
    [
      'a cover twice',
      400,
      undefined,
      async () => [
        ['title', 'x'],
        ['coverImage', await makePicture()],
        ['coverImage', await makePicture()],
      ],
    ],
    [
      'a part named __proto__',
      400,
      undefined,
      () => [
        ['title', 'x'],
        ['__proto__', '{"role":"staff"}'],
      ],
    ],
    [
      '13 images',
      413,
      undefined,
      async () => [
        ['title', 'x'],
        ...(await Promise.all(
          Array.from({ length: 13 }, async () => ['images', await makePicture()] as Parts[number]),
        )),
      ],
    ],
    [
      'a file over 10 MB',
      413,
      undefined,
      () => [
        ['title', 'x'],
        ['coverImage', oversized],
      ],
    ],
    [
      '1,001 parts',
      413,
      undefined,
      () => [
        ['title', 'x'],
        ...Array.from({ length: 1_001 }, (_, n) => [`f${n}`, 'x'] as Parts[number]),
      ],
    ],
    [
      '121 parts, though not too many of any kind',
      413,
      undefined,
      async () => [
        ['title', 'x'],
        ...Array.from({ length: 110 }, (_, n) => [`f${n}`, 'x'] as Parts[number]),
        ...(await Promise.all(
          Array.from({ length: 10 }, async () => ['images', await makePicture()] as Parts[number]),
        )),
      ],
    ],
    [
      'over 25 megapixels',
      413,
      undefined,
      async () => [
        ['title', 'x'],
        ['coverImage', await makePicture('png', { width: 5_001, height: 5_001 })],
      ],
    ],
    [
      'an SVG',
      415,
      undefined,
      () => [
        ['title', 'x'],
        ['coverImage', text(svg), 'cover.png'],
      ],
    ],
    [
      'a TIFF',
      415,
      undefined,
      async () => [
        ['title', 'x'],
        ['coverImage', await makePicture('tiff')],
      ],
    ],
    [
      'a PDF',
      415,
      undefined,
      () => [
        ['title', 'x'],
        ['image2', text('%PDF-1.7 none'), 'image.png'],
      ],
    ],
    [
      'an HTML page',
      415,
      undefined,
      () => [
        ['title', 'x'],
        ['image3', text('<!doctype html><script>1</script>'), 'image.jpg'],
      ],
    ],
    [
      'half a picture',
      415,
      undefined,
      async () => [
        ['title', 'x'],
        ['coverImage', (await makePicture('jpeg', { width: 900, height: 900 })).subarray(0, 700)],
      ],
    ],
    [
      'only the first bytes of a picture',
      415,
      undefined,
      () => [
        ['title', 'x'],
        ['coverImage', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])],
      ],
    ],
    [
      'an empty file',
      415,
      undefined,
      () => [
        ['title', 'x'],
        ['coverImage', new Uint8Array(0), 'cover.png'],
      ],
    ],
    [
      'a valid cover with an invalid picture',
      415,
      undefined,
      async () => [
        ['title', 'x'],
        ['coverImage', await makePicture()],
        ['image2', text('no picture')],
      ],
    ],
  ]
  test.each(cases)('%s: %i', async (_label, status, field, parts) => {
    const before = (await files()).length
    const response = await create(await parts())
    expect(response.status).toBe(status)
    expect(response.body).toMatchObject({ success: false, code: expect.any(String) })
    if (field) expect(response.body.errors[0].path).toBe(field)
    expect(await rows()).toEqual([])
    expect(await files()).toHaveLength(before)
  })

  test('a taken slug: 409', async () => {
    await create([
      ['title', 'x'],
      ['slug', 'taken'],
    ])
    const before = (await files()).length
    const response = await create([
      ['title', 'y'],
      ['slug', 'taken'],
      ['coverImage', await makePicture()],
    ])
    expect(response.status).toBe(409)
    expect(response.body.errors[0].path).toBe('slug')
    expect(await files()).toHaveLength(before)
  })
})
