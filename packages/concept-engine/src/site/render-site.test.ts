import { Concept } from '@agency/contract/concept'
import { hasManyCharacters, webFontOf } from '@agency/fonts/web-fonts'
import { wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { sampleBriefs } from '../../samples/briefs.ts'
import { loadIcons } from '../../samples/load-icons.ts'
import { createConcept } from '../create-concept.ts'
import { drawConcept } from '../drawing/draw-concept.ts'
import type { Element } from '../drawing/element.ts'
import { darkPaletteOf } from '../palette/dark-palette.ts'
import { requiredIcons } from '../required-assets.ts'
import { sectionKinds } from '../section-kinds.ts'
import { renderSite } from './render-site.ts'

const fontUrl = (name: string) => `/share/fonts/${name}`

const siteOf = (concept: Concept) =>
  renderSite(concept, {
    icons: loadIcons(requiredIcons(concept)),
    fontUrl,
    pictureUrl: (name) => `live/${name}.svg`,
    isDarkToo: true,
  })

const samples = sampleBriefs.map((brief) => createConcept(brief, 1))

/** One page with every kind of section that a concept may name. */
const everyKind = Concept.parse({
  ...createConcept(briefOf('We mill timber in Kyneton.'), 1),
  sections: [...sectionKinds]
    .sort((a, b) => Number(b.startsWith('hero')) - Number(a.startsWith('hero')))
    .map((kind) => {
      const image = { kind: 'frame', subject: '', treatment: 'soft', seed: 3, things: ['The yard'] }
      const fields = ['line', 'long', 'choice', 'file']
      const items = fields.map((group, index) => ({
        ...{ title: `Part ${index}`, text: 'Sawn and dried here.', value: '0491 570 006', image },
        group: kind.startsWith('booking') ? group : '',
      }))
      return {
        ...{ kind, ground: 'surface', headline: 'Timber', text: 'Milled by hand.', items, image },
        ...{ eyebrow: 'Mill', callToAction: 'Book a visit', secondCallToAction: 'See prices' },
        pictures: [image, image, image, image, image],
      }
    }),
})

interface Tag {
  name: string
  attributes: Map<string, string>
}

const ATTRIBUTE = /\s([a-z-]+)(?:="([^"]*)")?/g

/** The tags of a document; throws if a '<' begins anything else. */
function tagsOf(html: string): Tag[] {
  const outside = html.replace(/<style>.*?<\/style>/s, '').replace('<!doctype html>', '')
  return [...outside.matchAll(/<[^>]*>?/g)].flatMap(([tag]) => {
    const parts = /^<(\/)?([a-z][a-z\d]*)((?:\s[a-z-]+(?:="[^"<>]*")?)*)>$/.exec(tag)
    if (!parts) throw new Error(`This is no tag: ${tag}`)
    const [, isEnd, name = '', attributes = ''] = parts
    if (isEnd) return []
    const named = [...attributes.matchAll(ATTRIBUTE)].map(
      ([, key = '', value = '']) => [key, value] as const,
    )
    return [{ name, attributes: new Map(named) }]
  })
}

const ATTRIBUTES = new Set([
  ...['class', 'id', 'lang', 'dir', 'href', 'src', 'alt', 'width', 'height', 'loading', 'decoding'],
  ...['charset', 'name', 'content', 'for', 'type', 'value', 'rows', 'autocomplete', 'role'],
  ...['aria-label', 'aria-describedby', 'media', 'srcset'],
])
const TAGS = new Set([
  ...['html', 'head', 'meta', 'title', 'style', 'body', 'div', 'a', 'header', 'main', 'section'],
  ...['footer', 'nav', 'ul', 'li', 'h1', 'h2', 'h3', 'p', 'span', 'img', 'figure', 'figcaption'],
  ...['label', 'input', 'textarea', 'select', 'option', 'details', 'summary', 'picture', 'source'],
])

const FONT_LINK = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' }
/** Whether a link only preloads one of our fonts. */
const isFontLink = ({ href = '', ...rest }: Record<string, string>) =>
  /^\/share\/fonts\/[\w-]+\.woff2$/.test(href) &&
  JSON.stringify(Object.entries(rest).sort()) === JSON.stringify(Object.entries(FONT_LINK).sort())

/** The parts of a document that could run code, or send a request to another origin. */
function dangersIn(html: string): string[] {
  return tagsOf(html).flatMap(({ name, attributes }) => {
    const named: Record<string, string> = Object.fromEntries(attributes)
    if (name === 'link' && isFontLink(named)) return []
    const { href = '', src = '', srcset = '' } = named
    return [
      ...(TAGS.has(name) ? [] : [name]),
      ...[...attributes.keys()].filter((key) => !ATTRIBUTES.has(key)),
      ...(/^(?:#[\w-]+|mailto:[\w.+-]+@[\w.-]+|tel:\+?\d+)?$/.test(href) ? [] : [href]),
      ...(/^(?:live\/\d+\.svg|data:image\/svg\+xml,[^"]*)?$/.test(src) ? [] : [src]),
      // Without a space, which would separate two addresses.
      ...(/^(?:live\/\d+(?:-narrow|-tablet)?(?:-dark)?\.svg|data:image\/svg\+xml,[^"\s]*)?$/.test(
        srcset,
      )
        ? []
        : [srcset]),
    ]
  })
}

const vectors = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '</style><script>alert(1)</script>',
  '</title><svg onload=alert(1)>',
  'javascript:alert(1)',
  'a{background:url(https://evil.example/x)}',
  '*/}body{display:none}/*',
  '\\3c script\\3e',
  'mailto:a@b.example?body=<x>',
  'https://evil.example/"onclick="x',
  '&lt;script&gt;&#60;script&#62;',
  '\u0000\u2028\ud800<b>',
  '{{7*7}}#{alert(1)}',
]

/** Properties with a fixed set of values, which are not text. */
const ENUM_PROPERTIES = new Set([
  ...['kind', 'ground', 'treatment', 'button', 'eyebrow', 'card', 'bar', 'foot', 'scheme'],
  ...['businessType', 'version'],
])

function poison(value: unknown, vector: string, isLook = false): unknown {
  if (typeof value === 'string') return /^#[\da-f]{6}$/.test(value) ? value : vector
  if (Array.isArray(value)) return value.map((value) => poison(value, vector))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      ENUM_PROPERTIES.has(key) && (key !== 'eyebrow' || isLook)
        ? each
        : poison(each, vector, key === 'look'),
    ]),
  )
}

test.each(vectors)('turns nothing in a concept into markup, style or an address: %s', (vector) => {
  const { sources: _, ...concept } = everyKind
  const site = siteOf(Concept.parse(poison(concept, vector)))
  expect(dangersIn(site.html)).toEqual([])
  expect(site.style).not.toMatch(/[<\\]|evil|alert|display:none}\/\*/)
  const addresses = [...site.style.matchAll(/url\(([^)]*)\)/g)].map(([, address]) => address)
  for (const address of addresses) expect(address).toMatch(/^\/share\/fonts\/[\w-]+\.woff2$/)
  for (const draw of site.pictures.values()) expect(draw()).not.toMatch(/<script|onload|evil|alert/)
})

test('has no active content and references no other origin', () => {
  for (const concept of [...samples, everyKind]) {
    const { html } = siteOf(concept)
    expect(dangersIn(html)).toEqual([])
    expect(html).not.toMatch(/\sstyle=|<script/)
  }
})

test('has one h1, consecutive heading levels and each landmark once', () => {
  for (const concept of [...samples, everyKind]) {
    const tags = tagsOf(siteOf(concept).html).map(({ name }) => name)
    const levels = tags.flatMap((name) => (/^h[1-6]$/.test(name) ? [Number(name[1])] : []))
    expect(levels.filter((level) => level === 1)).toEqual([1])
    for (const [index, level] of levels.entries()) {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
    }
    for (const landmark of ['header', 'main', 'footer'])
      expect(tags.filter((name) => name === landmark)).toHaveLength(1)
  }
})

test('gives every link a target', () => {
  for (const concept of [...samples, everyKind]) {
    const tags = tagsOf(siteOf(concept).html)
    const ids = tags.flatMap(({ attributes }) => attributes.get('id') ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    const links = tags.flatMap(({ name, attributes }) =>
      name === 'a' ? [attributes.get('href') ?? ''] : [],
    )
    expect(links.length).toBeGreaterThan(4)
    for (const href of links) {
      if (href.startsWith('#')) expect(ids).toContain(href.slice(1))
      else expect(href).toMatch(/^(?:tel|mailto):/)
    }
  }
})

test('links a phone number and an email address only where the brief gives them', () => {
  const brief = 'Locksmith in Preston. Call 0491 570 006 or write to jo@lock.example any day.'
  const { html } = siteOf(createConcept(briefOf(brief), 1))
  expect(html).toContain('href="tel:0491570006"')
  expect(html).toContain('href="mailto:jo@lock.example"')
  expect(siteOf(createConcept(briefOf('Locksmith in Preston.'), 1)).html).not.toMatch(
    /tel:|mailto:/,
  )
})

test('labels every field and links to the preview notice', () => {
  const tags = tagsOf(siteOf(everyKind).html)
  const labelled = new Set(tags.flatMap(({ attributes }) => attributes.get('for') ?? []))
  const fields = tags.filter(({ name }) => ['input', 'textarea', 'select'].includes(name))
  expect(fields.length).toBeGreaterThan(10)
  for (const { attributes } of fields) {
    expect(labelled.has(attributes.get('id') ?? '') || attributes.has('aria-label')).toBe(true)
    // Nothing that a visitor types is sent.
    expect(attributes.has('name')).toBe(false)
  }
  expect(tags.some(({ attributes }) => attributes.get('href') === '#preview')).toBe(true)
})

test('a choice has the options that the client names, and none is chosen yet', () => {
  const { html } = siteOf(
    createConcept(
      briefOf(
        'Pool inspections in Logan. Booking form: address, reason (selling, leasing, renewal).',
      ),
      1,
    ),
  )
  expect(html).toMatch(
    /<select[^>]*><option>–<\/option><option>Selling<\/option><option>Leasing<\/option><option>Renewal<\/option><\/select>/,
  )
})

test('a field takes a phone number, an email address, or either', () => {
  const typesOf = (form: string) => {
    const { html } = siteOf(createConcept(briefOf(`Pool inspections in Logan. ${form}`), 1))
    return tagsOf(html)
      .filter(({ name }) => name === 'input')
      .map(({ attributes }) => attributes.get('type'))
  }
  expect(typesOf('Booking form: name, suburb, pool type.')).toEqual([
    'text',
    'text',
    'text',
    'text',
  ])
  expect(typesOf('Booking form: name, mobile, email, suburb.')).toEqual([
    ...['text', 'tel', 'email', 'text'],
  ])
})

test('declares language, direction, title, description and noindex', () => {
  const arabic = samples.find(({ language }) => language === 'ar')
  if (!arabic) throw new Error('There is no Arabic sample.')
  const { html } = siteOf(arabic)
  expect(html).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/)
  expect(html).toMatch(/<title>[^<]{2,}<\/title>/)
  expect(html).toMatch(/<meta name="description" content="[^"]{4,}">/)
  expect(html).toContain('<meta name="robots" content="noindex">')
})

test('loads existing font files for its characters', () => {
  for (const concept of samples) {
    const names = [...siteOf(concept).style.matchAll(/\/share\/fonts\/([^)]+)\)/g)].map(
      ([, name = '']) => name,
    )
    expect(names.length).toBeGreaterThan(0)
    for (const name of names)
      expect(import.meta.resolve(webFontOf(name)?.specifier ?? '')).toMatch(name)
  }
})

test('leaves emoji to the browser’s own font', () => {
  const { style } = siteOf(createConcept(briefOf('🍕 We make pizza in Carlton 🍳.'), 1))
  expect(style).not.toContain('noto-emoji')
})

test.each([
  '../../package.json',
  'inter-latin-400-normal.woff',
  'nothing-latin-400-normal.woff2',
  'inter-nothing-400-normal.woff2',
])('finds no font file for %s', (name) => expect(webFontOf(name)).toBeUndefined())

test('inlines the first picture and gives the others their own addresses', () => {
  const { html, pictures } = siteOf(everyKind)
  expect(pictures.size).toBeGreaterThan(20)
  expect(pictures.has('0')).toBe(false)
  const pictured = tagsOf(html).filter(
    ({ name, attributes }) => name === 'img' && Number(attributes.get('width')) > 64,
  )
  const [first, ...others] = pictured.map(({ attributes }) => attributes)
  expect(first?.get('src')).toMatch(/^data:image\/svg\+xml,/)
  for (const [index, each] of others.entries()) {
    expect(each.get('src')).toBe(`live/${index + 1}.svg`)
    expect(each.get('loading')).toBe('lazy')
  }
})

test.each([
  { on: 'narrow', media: '(max-width:959.98px)', from: 0.95, to: 1.6 },
  { on: 'tablet', media: '(min-width:480px) and (max-width:959.98px)', from: 1.5, to: 1.85 },
])('composes a version of a picture that a $on page would crop', ({ on, media, from, to }) => {
  const composed = [...samples, everyKind].flatMap((concept) => {
    const { html, pictures } = siteOf(concept)
    return [...html.matchAll(/<source media="([^"]*)" srcset="([^"]*)"/g)].flatMap(
      ([, fontName, url = '']) => {
        const [, name] = /^live\/([\w-]+)\.svg$/.exec(url) ?? []
        if (fontName !== media) return []
        expect(name ?? on).toMatch(new RegExp(`${on}$`))
        return name
          ? (pictures.get(name)?.() ?? '')
          : decodeURIComponent(url.replaceAll('&#39;', "'"))
      },
    )
  })
  expect(composed.length).toBeGreaterThan(20)
  for (const svg of composed) {
    const [, width, height] = /viewBox=["']0 0 ([\d.]+) ([\d.]+)["']/.exec(svg) ?? []
    expect(Number(width) / Number(height)).toBeGreaterThan(from)
    expect(Number(width) / Number(height)).toBeLessThan(to)
  }
})

test('gives the same bytes for the same concept', () => {
  expect(siteOf(everyKind).html).toBe(siteOf(everyKind).html)
})

test('preloads the fonts of a Latin page, and only those it loads', () => {
  const preloaded = (html: string) =>
    [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, url = '']) => url)
  for (const concept of samples) {
    const { html, fonts } = siteOf(concept)
    const urls = preloaded(html)
    if (fonts.some(hasManyCharacters)) expect(urls).toEqual([])
    else expect(urls.length).toBeGreaterThan(0)
    for (const url of urls) expect(html).toContain(`src:url(${url})`)
  }
})

test('lists every character on the page except those of its own faces', () => {
  const cut = samples.filter((concept) => siteOf(concept).ownFonts.length > 0)
  expect(cut.length).toBeGreaterThan(3)
  for (const concept of cut) {
    const { html, characters } = siteOf(concept)
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
    const words = main.replace(/<[^>]+>|&[#\w]+;|[\p{ASCII}\p{Script=Latin}]/gu, '')
    const known = new Set(characters)
    expect([...new Set(words)].filter((each) => /\S/.test(each) && !known.has(each))).toEqual([])
  }
})

/** Texts of a tree that are hard to read on their background. */
function hardToRead(element: Element, ground = ''): string[] {
  const { style = {}, children = [] } = element.props
  const on = String(style.backgroundColor ?? ground)
  return children.flatMap((child) => {
    if (typeof child === 'object') return hardToRead(child, on)
    if (!child || child.trim() === '') return []
    const isLarge = Number(style.fontSize) >= 24
    const contrast = wcagContrast(String(style.color), on)
    return contrast < (isLarge ? 3 : 4.5) ? [`${child} has ${contrast} on ${on}`] : []
  })
}

const shapeOf = ({ type, props }: Element): unknown => [
  type,
  Object.keys(props.style ?? {}),
  (props.children ?? []).map((child) => (typeof child === 'object' ? shapeOf(child) : child)),
]

describe('with a dark colour scheme', () => {
  const allowed = [...samples, everyKind].flatMap((concept) => {
    const palette = darkPaletteOf(concept.palette)
    return palette ? [{ concept, palette }] : []
  })

  test('changes only the colours of the page, and keeps all text readable', () => {
    expect(allowed.length).toBeGreaterThan(20)
    for (const { concept, palette } of allowed) {
      const [light, dark] = [drawConcept(concept), drawConcept({ ...concept, palette })]
      expect(shapeOf(dark)).toEqual(shapeOf(light))
      expect(hardToRead(dark)).toEqual([])
    }
  })

  test('declares every colour as a custom property for both schemes', () => {
    for (const { concept } of allowed) {
      const { style } = siteOf(concept)
      const [, light = '', dark = ''] =
        /:root\{([^}]*)\}@media screen and \(prefers-color-scheme:dark\)\{:root\{([^}]*)\}\}/.exec(
          style,
        ) ?? []
      const namesIn = (text: string) => text.match(/--[\w-]+(?=:#)/g)
      expect(namesIn(dark)).toEqual(namesIn(light))
      expect(light).toContain('color-scheme:light dark')
      const rules = style.slice(style.indexOf('@media'))
      expect(rules.replace(dark, '')).not.toMatch(/#[0-9a-f]{6}/)
      for (const [, name = ''] of style.matchAll(/var\((--(?:mix-)?[\w-]+)\)/g))
        expect(`${light};--u:;--side:;--gutter:`).toContain(`${name}:`)
    }
  })

  const mediaOf = (name: string) =>
    name.includes('tablet')
      ? ' and (min-width:480px) and (max-width:959.98px)'
      : name.includes('narrow')
        ? ' and (max-width:959.98px)'
        : ''
  test('gives pictures a dark version that light pages do not fetch', () => {
    for (const { concept } of allowed) {
      const { html, pictures } = siteOf(concept)
      const dark = [...pictures].filter(([name]) => name.endsWith('-dark'))
      for (const [name, draw] of dark) {
        expect(html).toContain(
          `<source media="screen and (prefers-color-scheme:dark)${mediaOf(name)}" srcset="live/${name}.svg">`,
        )
        expect(draw()).not.toBe(pictures.get(name.replace('-dark', ''))?.())
      }
      // Inlined icons have a dark version too.
      for (const [, icon = ''] of html.matchAll(/<picture><source[^>]*srcset="(data:[^"]*)"/g))
        expect(html).toContain(`media="screen and (prefers-color-scheme:dark)" srcset="${icon}"`)
    }
  })

  test('has one set of colours when already dark or in a frame', () => {
    const isDark = samples.find(({ palette }) => palette.scheme === 'dark')
    const framed = renderSite(everyKind, { icons: loadIcons(requiredIcons(everyKind)), fontUrl })
    for (const { html } of [siteOf(isDark ?? everyKind), framed]) {
      expect(html).not.toContain('prefers-color-scheme')
    }
  })
})

test('subsets a font with many characters to the page, and its bold to the bold text', () => {
  const concept = samples.find(({ language }) => language === 'ja')
  if (!concept) throw new Error('No sample is Japanese.')
  const { fonts, ownFonts, characters, boldCharacters } = siteOf(concept)
  expect(ownFonts).toEqual(fonts.filter(hasManyCharacters))
  const [headline = ''] = concept.sections.flatMap(({ headline }) => headline || [])
  const [text = ''] = concept.sections.flatMap(({ text }) => text || [])
  for (const character of headline) expect(boldCharacters).toContain(character)
  for (const character of text.replace(/[\p{ASCII}]/gu, '')) expect(characters).toContain(character)
  expect([...text].some((character) => !boldCharacters.includes(character))).toBe(true)
  // Latin text uses the page's own typefaces.
  expect(characters).not.toMatch(/[\p{ASCII}\p{Script=Latin}]/u)
  const ofBold = ownFonts.filter((name) => name.includes('-700-'))
  expect(ofBold.length).toBeLessThan(ownFonts.length / 2)
})
