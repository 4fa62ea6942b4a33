import { describe, expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { loadFonts } from '../../samples/load-fonts.ts'
import { loadIcons } from '../../samples/load-icons.ts'
import { createConcept } from '../create-concept.ts'
import { requiredFonts, requiredIcons } from '../required-assets.ts'
import { composeStarterSite, fileNameOf } from './starter-site.ts'

const compose = async (description: string) => {
  const concept = createConcept(briefOf(description), 1)
  return composeStarterSite(concept, {
    fonts: await loadFonts(requiredFonts(concept)),
    icons: loadIcons(requiredIcons(concept)),
    uploads: new Map(),
  })
}

test.each([
  ['Corner Bakery', 'corner-bakery-website'],
  ['Bánh Mì Đà Nẵng', 'banh-mi-da-nang-website'],
  ['Smith & Sons’ Plumbing', 'smith-and-sons-plumbing-website'],
  ['../../etc/passwd', 'etc-passwd-website'],
  ['C:\\Windows\\CON', 'c-windows-con-website'],
  ['.htaccess\u0000.exe', 'htaccess-exe-website'],
  ['さくら歯科', 'company-website'],
  ['', 'company-website'],
  ['x'.repeat(300), `${'x'.repeat(48)}-website`],
])('gives %j a safe file name', (companyName, name) => {
  expect(fileNameOf(companyName)).toBe(name)
})

describe('the files of a site', async () => {
  const { texts, site, rendered } = await compose(
    `Conveyancing in Ballarat. Tuning $220, pitch raise $310, regulation $1,450, key recovering $890.
    We keep the felt and strings of every maker, because old pianos should not be moved and their makers are gone.
    A booking calendar, please, a gallery with photos of old pianos, and a members login. Email tune@example.com.au. A form with a name and a message.`,
  )

  test('include a sitemap of all pages and robots.txt', () => {
    const sitemap = texts.get('site/sitemap.xml') ?? ''
    expect(sitemap.match(/<loc>/g)?.length).toBe(site.pages.length)
    expect(sitemap).toContain('<loc>https://www.your-domain.example/</loc>')
    expect(texts.get('site/robots.txt')).toContain(
      'Sitemap: https://www.your-domain.example/sitemap.xml',
    )
  })

  test('include a style guide, tokens and an SVG of each page for designers', () => {
    for (const { file } of site.pages)
      expect(texts.get(`design/${file.replace('.html', '.svg')}`)).toMatch(/^<svg /)
    expect(JSON.parse(texts.get('design/tokens.json') ?? '')).toHaveProperty('color')
    const guide = texts.get('design/style-guide.html') ?? ''
    expect(guide).toContain('Style guide of Hollow Oak')
    expect(guide.match(/<h1[ >]/g)).toHaveLength(1)
  })

  test('include a text for the owner that names what is left to do', () => {
    const readMe = texts.get('README.txt') ?? ''
    for (const { file, name } of site.pages)
      expect(readMe.replace(/\s+/g, ' ')).toContain(`${file} (${name})`)
    expect(readMe).toContain('www.your-domain.example')
    expect(readMe).toContain('tune@example.com.au')
    expect(readMe).toContain('What a website without a server cannot do')
    expect(Math.max(...readMe.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80)
    const notes = texts.get('DEPLOY.txt') ?? ''
    expect(notes).toMatch(/^A\. .+^B\. .+^C\. /ms)
  })

  test('name every photograph to take, with its file', () => {
    const readMe = texts.get('README.txt') ?? ''
    expect(rendered.photos.length).toBeGreaterThan(0)
    for (const { file, path, shows } of rendered.photos) {
      expect(readMe.replace(/\s+/g, ' ')).toContain(
        `- ${path} on ${file}${shows ? `: ${shows}` : ''}`,
      )
      expect(texts.has(`site/${path}`)).toBe(true)
      // One file, so that there is one name to change.
      expect(texts.get(`site/${file}`)?.split(path.replace('.svg', '')).length).toBe(2)
    }
  })

  test('are all under a few folders, with plain names', () => {
    for (const path of texts.keys())
      expect(path).toMatch(/^(?:README\.txt|DEPLOY\.txt|(?:site|design)\/(?:pictures\/)?[\w.-]+)$/)
  })
})

test('says how to connect a form that nothing receives', async () => {
  const { texts, rendered } = await compose(
    'We mill timber in Kyneton. A form with a name and a message.',
  )
  const readMe = texts.get('README.txt')?.replace(/\s+/g, ' ') ?? ''
  const [, file = ''] = /Open (\S+\.html) in a text editor and look for <form/.exec(readMe) ?? []
  const html = rendered.pages.find((page) => page.file === file)?.html ?? ''
  // What the text tells the owner to look for is in that file.
  for (const wording of ['<form', '<fieldset', 'disabled', '<legend', 'form-note']) {
    expect(readMe).toContain(wording)
    expect(html).toContain(wording)
  }
})

test.each(['Modern', 'Bold'])(
  'speaks of colours for dark pages only if there are any: %s',
  async (overallVibe) => {
    const concept = createConcept(
      {
        ...briefOf('We mill timber in Kyneton.'),
        overallVibe,
        colorFeel: overallVibe === 'Bold' ? 'black' : 'cream',
      },
      1,
    )
    const { texts, rendered } = await composeStarterSite(concept, {
      fonts: await loadFonts(requiredFonts(concept)),
      icons: loadIcons(requiredIcons(concept)),
      uploads: new Map(),
    })
    expect(texts.get('README.txt')?.includes('prefers-color-scheme')).toBe(
      rendered.css.includes('prefers-color-scheme'),
    )
  },
)

test('the description of a page ends after a whole word, and its title says the name once', async () => {
  const description =
    'Stride Lane has two clinics, nine physiotherapists, two exercise physiologists, one remedial massage therapist and four people at reception who know every regular patient by name.'
  const { rendered } = await compose(description)
  const html = rendered.pages.find(({ file }) => file === 'index.html')?.html ?? ''
  const [, content = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
  const ending = content.replace(/…$/, '').split(/\s/).at(-1) ?? ''
  expect(description.split(/[\s,.]+/)).toContain(ending.replace(/[,.]$/, ''))
  expect(/<title>([^<]*)</.exec(html)?.[1]?.match(/Hollow Oak/g)).toHaveLength(1)
})
