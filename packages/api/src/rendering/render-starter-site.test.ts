import { createHash } from 'node:crypto'
import { createConcept } from '@agency/concept-engine/create-concept'
import { sampleBriefs } from '@agency/concept-engine/samples/briefs'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderStarterSite } from './render-starter-site.ts'

const conceptOf = (companyName: string) => {
  const brief = sampleBriefs.find((candidate) => candidate.companyName === companyName)
  if (!brief) throw new Error(`There is no sample brief of ${companyName}.`)
  return createConcept(brief, 1)
}

async function filesOf(companyName: string) {
  const { name, bytes } = await renderStarterSite(conceptOf(companyName))
  const folder = name.replace(/\.zip$/, '/')
  return new Map(
    Object.entries(unzipSync(bytes)).map(([path, content]) => [
      path.startsWith(folder) ? path.slice(folder.length) : `outside: ${path}`,
      Buffer.from(content),
    ]),
  )
}

test('is the same bytes for the same concept', async () => {
  const [first, second] = await Promise.all([
    renderStarterSite(conceptOf('Second Crack')),
    renderStarterSite(conceptOf('Second Crack')),
  ])
  const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  expect(hashOf(second.bytes)).toBe(hashOf(first.bytes))
  expect(first.name).toBe('second-crack-website.zip')
})

test('holds all files that its pages load, and the licence of each typeface', async () => {
  const files = await filesOf('Second Crack')
  expect([...files.keys()].filter((path) => path.startsWith('outside'))).toEqual([])
  const pages = [...files].filter(([path]) => /^site\/.*\.html$/.test(path))
  expect(pages.length).toBeGreaterThan(1)
  for (const [path, html] of pages)
    for (const [, name = ''] of html.toString().matchAll(/(?:src|srcset|href)="([\w/.-]+\.\w+)"/g))
      if (!name.startsWith('/')) expect(files.has(`site/${name}`), `${path}: ${name}`).toBe(true)
  const css = files.get('site/style.css')?.toString() ?? ''
  const fonts = [...css.matchAll(/url\((fonts\/([a-z-]+?)-latin[^)]*)\)/g)]
  expect(fonts.length).toBeGreaterThan(0)
  for (const [, file = '', face = ''] of fonts) {
    expect(files.get(`site/${file}`)?.subarray(0, 4).toString()).toBe('wOF2')
    expect(files.get(`site/fonts/LICENCE-${face}.txt`)?.toString()).toContain(
      'SIL Open Font License',
    )
  }
  expect(files.get('site/pictures/CREDITS.txt')?.length).toBeGreaterThan(0)
  // The first paint is in the right fonts, without waiting for their files.
  expect(css.match(/url\(data:font\/woff2;base64,/g)).toHaveLength(fonts.length)
})

test('has a picture for social networks and an icon for phones', async () => {
  const files = await filesOf('Second Crack')
  expect(await sharp(files.get('site/share.jpg')).metadata()).toMatchObject({
    ...{ format: 'jpeg', width: 1200, height: 630 },
  })
  expect(await sharp(files.get('site/apple-touch-icon.png')).metadata()).toMatchObject({
    ...{ format: 'png', width: 180, height: 180 },
  })
  expect(files.get('site/favicon.svg')?.toString()).toMatch(/^<svg /)
})

test('has a page for wrong addresses that loads nothing', async () => {
  const html = (await filesOf('Second Crack')).get('site/404.html')?.toString() ?? ''
  expect(html).toContain('url(data:font/woff2;base64,')
  expect(html).not.toMatch(/url\((?!data:)|(?:src|srcset)="(?!data:)/)
})

test('has the fonts of a script with many characters in its style, not in dozens of files', async () => {
  const files = await filesOf('さくら歯科')
  const gothic = /url\(data:[^)]*\) format\("woff2"\);unicode-range:[^}]*U\+30/
  const css = files.get('site/style.css')?.toString() ?? ''
  expect(css).toMatch(gothic)
  expect(css.length).toBeLessThan(200_000)
  expect(files.get('design/style-guide.html')?.toString()).toMatch(gothic)
  for (const text of [css, files.get('design/style-guide.html')?.toString() ?? ''])
    for (const [, name = ''] of text.matchAll(/url\([\w./]*?(fonts\/[\w.-]+)\)/g))
      expect(files.has(`site/${name}`), name).toBe(true)
  expect([...files.keys()].filter((path) => path.includes('gothic'))).toEqual([
    'site/fonts/LICENCE-biz-udpgothic.txt',
  ])
})
