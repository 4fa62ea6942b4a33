import { expect, test } from 'vitest'
import { sourcesOf } from './picture-sources.ts'

const storedPictures = [
  { url: '/uploads/projects/a.webp', width: 1_000, height: 500, thumbHash: 'abcd' },
]

test('offers AVIF up to a stored picture’s own width, and WebP ending with the original', () => {
  expect(sourcesOf('/uploads/projects/a.webp', storedPictures)).toEqual({
    src: '/uploads/projects/a.webp',
    srcSets: [
      {
        type: 'image/avif',
        srcSet: [320, 640, 960, 1000]
          .map((width) => `/uploads/projects/a-${width}.avif ${width}w`)
          .join(', '),
      },
      {
        type: 'image/webp',
        srcSet: [
          ...[320, 640, 960].map((width) => `/uploads/projects/a-${width}.webp ${width}w`),
          '/uploads/projects/a.webp 1000w',
        ].join(', '),
      },
    ],
    width: 1_000,
    height: 500,
    thumbHash: 'abcd',
  })
})

test('offers only WebP for a page longer than three screens', () => {
  const page = { url: '/uploads/concepts/p.webp', width: 1_440, height: 4_321, thumbHash: 'abcd' }
  expect(sourcesOf(page.url, [page]).srcSets).toEqual([
    {
      type: 'image/webp',
      srcSet: [
        ...[320, 640, 960].map((width) => `/uploads/concepts/p-${width}.webp ${width}w`),
        '/uploads/concepts/p.webp 1440w',
      ].join(', '),
    },
  ])
  expect(sourcesOf(page.url, [{ ...page, height: 4_320 }]).srcSets).toHaveLength(2)
})

test('offers no variants of an unknown picture', () => {
  expect(sourcesOf('/uploads/projects/b.webp', storedPictures)).toEqual({
    src: '/uploads/projects/b.webp',
    srcSets: [],
  })
})

test('proxies a picture from another site, including its variants', () => {
  const { src, srcSets } = sourcesOf('https://a.example/b.png?c=d&e', [])
  expect(src).toBe('/api/proxy-image?url=https%3A%2F%2Fa.example%2Fb.png%3Fc%3Dd%26e')
  expect(srcSets.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  expect(srcSets[0]?.srcSet.split(', ')[0]).toBe(`${src}&width=320&format=avif 320w`)
})
