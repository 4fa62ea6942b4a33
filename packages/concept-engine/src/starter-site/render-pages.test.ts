import { Concept } from '@agency/contract/concept'
import { describe, expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { sampleBriefs } from '../../samples/briefs.ts'
import { loadIcons } from '../../samples/load-icons.ts'
import { openBriefs } from '../../samples/relevance/judge.ts'
import { createConcept } from '../create-concept.ts'
import { requiredIcons } from '../required-assets.ts'
import { composePages } from './compose-pages.ts'
import { embedFonts, type RenderedPages, renderPages, withEmbeddedSubsets } from './render-pages.ts'

const render = (concept: Concept) =>
  renderPages(concept, composePages(concept), { icons: loadIcons(requiredIcons(concept)) })

const CONTACT = 'Call 0491 570 006 or email tune@example.com.au.'
const DESCRIPTION = `We restore and tune pianos in Ballarat. I opened the workshop in 2009 after twelve years with a concert hall.
Prices:
- Tuning $220
- Pitch raise $310
- Full regulation $1,450
- Key recovering $890
We keep the felt and strings of every maker in the workshop, because old pianos should not be moved.
Open Monday to Friday 9am to 5pm. A form with name, email and what the piano is.`
const withEmail = createConcept(briefOf(`${DESCRIPTION} ${CONTACT}`), 1)
const withoutEmail = createConcept(briefOf(DESCRIPTION), 1)

const concepts = [
  ...[withEmail, withoutEmail],
  ...openBriefs()
    .filter((_, index) => index % 5 === 0)
    .map(({ brief }) => createConcept(brief, 1)),
  ...sampleBriefs.slice(-8).map((brief) => createConcept(brief, 1)),
]
const sites = concepts.map((concept) => ({ name: concept.companyName, ...render(concept) }))

const attributesOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value)
const idsOf = (html: string) => attributesOf(html, 'id')

/** Links of a page that lead nowhere. */
function deadLinks({ pages, notFound }: RenderedPages): string[] {
  const byFile = new Map(pages.map(({ file, html }) => [file, html]))
  return [...pages, notFound].flatMap(({ file, html }) =>
    attributesOf(html, 'href').filter((href) => {
      if (/^(?:tel:\+?\d+|mailto:[\w.+-]+@[\w.-]+)$/.test(href)) return false
      if (/^(?:favicon\.svg|apple-touch-icon\.png|style\.css)$/.test(href)) return false
      const [path = '', id] = href.replace(/^\//, '').split('#')
      const target = path === '' ? html : byFile.get(path)
      return (
        target === undefined || (id !== undefined && !idsOf(target).includes(id)) || file === ''
      )
    }),
  )
}

describe('the pages of a site', () => {
  test('link only to what is there', () => {
    expect(sites.flatMap((site) => deadLinks(site).map((href) => `${site.name}: ${href}`))).toEqual(
      [],
    )
  })

  test('load only files of the site', () => {
    for (const { name, pages, pictures, css, fonts } of sites) {
      for (const { html } of pages) {
        for (const source of attributesOf(html, 'src'))
          expect(
            source.startsWith('data:image/svg+xml,') || pictures.has(source),
            `${name}: ${source}`,
          ).toBe(true)
        for (const source of attributesOf(html, 'srcset'))
          expect(
            source.startsWith('data:image/svg+xml,') || pictures.has(source),
            `${name}: ${source}`,
          ).toBe(true)
      }
      for (const [, url = ''] of css.matchAll(/url\(([^)]*)\)/g))
        expect(fonts.map((font) => `fonts/${font}`)).toContain(url)
    }
  })

  test('have the same header and footer, in which the current page is marked', () => {
    for (const { name, pages } of sites) {
      const partOf = (html: string, tag: string) =>
        new RegExp(`<${tag}[ >][\\s\\S]*</${tag}>`)
          .exec(html)?.[0]
          .replaceAll(' aria-current="page"', '')
          // A link to a section is shorter on the page of that section.
          .replace(/href="[a-z]+\.html#/g, 'href="#')
      const [home] = pages
      for (const page of pages) {
        // The background of a footer differs from that of the section above it, by its class.
        const footer = (html: string) => partOf(html, 'footer')?.replace(/ class="[^"]*"/g, '')
        expect(partOf(page.html, 'header'), name).toBe(partOf(home?.html ?? '', 'header'))
        expect(footer(page.html), name).toBe(footer(home?.html ?? ''))
        // In the header, in the menu of narrow screens, and in the footer.
        const marks = page.html.match(/aria-current="page"/g)?.length ?? 0
        expect(marks, `${name}: ${page.file}`).toBe(page === home ? 0 : 3)
      }
    }
  })

  test('have one headline, and a title and a description of their own', () => {
    for (const { name, pages } of sites) {
      for (const { file, html } of pages)
        expect(html.match(/<h1[ >]/g)?.length, `${name}: ${file}`).toBe(1)
      const titles = pages.map(({ html }) => /<title>(.*?)<\/title>/.exec(html)?.[1])
      expect(new Set(titles).size).toBe(pages.length)
      const descriptions = pages.map(
        ({ html }) => /name="description" content="([^"]+)"/.exec(html)?.[1],
      )
      expect(new Set(descriptions).size, name).toBe(pages.length)
      for (const text of descriptions) expect(text?.length, name).toBeGreaterThan(3)
    }
  })

  test('run no script and have no placeholder for a map', () => {
    for (const { pages, notFound } of sites)
      for (const { html } of [...pages, notFound]) {
        expect(
          html.replace(/<script type="application\/ld\+json">[^<]*<\/script>/g, ''),
        ).not.toContain('<script')
        expect(html).not.toMatch(/ on\w+=|javascript:|style="/)
        expect(html).not.toContain('id="preview"')
      }
    expect(sites[0]?.css).not.toContain('dashed')
  })

  test('are the same bytes for the same concept', () => {
    const again = render(Concept.parse(JSON.parse(JSON.stringify(withEmail))))
    expect(again.pages).toEqual(sites[0]?.pages)
    expect(again.css).toBe(sites[0]?.css)
    expect([...again.pictures]).toEqual([...(sites[0]?.pictures ?? [])])
  })
})

describe('a form', () => {
  const formsOf = (concept: Concept) =>
    render(concept).pages.flatMap(({ html }) => html.match(/<form[\s\S]*?<\/form>/g) ?? [])

  test('opens an email if the brief gives an address, and says so', () => {
    const forms = formsOf(withEmail)
    expect(forms.length).toBeGreaterThan(0)
    for (const form of forms) {
      expect(form).toContain('action="mailto:tune@example.com.au" enctype="text/plain"')
      expect(form).toContain('Sending opens your email program')
      expect(form).toMatch(/<button type="submit"/)
      const names = attributesOf(form, 'name')
      expect(names.length).toBe(form.match(/<(?:input|textarea|select)\b/g)?.length)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test('cannot be sent and says so if nothing receives it', () => {
    const forms = formsOf(withoutEmail)
    expect(forms.length).toBeGreaterThan(0)
    for (const form of forms) {
      expect(form).not.toContain('action=')
      expect(form).toMatch(/^<form[^>]*>\s*<fieldset disabled>/)
      expect(form).toContain('class="hidden">This form is not connected yet')
      expect(form).toMatch(/form-note">This form is not connected yet, so it cannot be sent\.</)
    }
  })

  test('asks for no file, which an email could not carry, but for an attachment', () => {
    const form = formsOf(
      createConcept(
        briefOf(`${DESCRIPTION} ${CONTACT} The form must let people upload a photo of the piano.`),
        1,
      ),
    ).join('')
    expect(form).not.toContain('type="file"')
    expect(form).toContain('Please attach your file to that message.')
  })
})

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title></script><script>alert(1)</script>',
  'a{background:url(https://evil.example/x)}',
  '../../../../etc/passwd',
  'mailto:a@b.example?bcc=c@d.example',
])('turns nothing in a concept into markup, style or a path: %s', (vector) => {
  const poison = (value: unknown): unknown => {
    if (typeof value === 'string') return /^#[\da-f]{6}$/.test(value) ? value : vector
    if (Array.isArray(value)) return value.map(poison)
    return value && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, poison(each)]))
      : value
  }
  const { sources: _, ...rest } = withEmail
  const { palette, look, type } = rest
  const concept: Concept = Concept.parse({
    ...(poison(rest) as object),
    ...{ palette, look, type, businessType: rest.businessType, language: 'en' },
    sections: rest.sections.map((section) => ({
      ...(poison(section) as object),
      ...{ kind: section.kind, ground: section.ground, pictures: section.pictures },
      image: section.image,
      items: section.items.map((item) => ({
        ...(poison(item) as object),
        ...{ group: item.group, image: item.image },
      })),
    })),
  })
  const { pages, notFound, css, pictures } = render(concept)
  for (const { html, file } of [...pages, notFound]) {
    expect(file).toMatch(/^[a-z\d]+\.html$/)
    const outside = html.replace(/<script type="application\/ld\+json">[^<]*<\/script>/g, '')
    expect(outside).not.toMatch(/<script|<img src=x|onerror=(?!alert\(1\)&gt;)/)
    expect(attributesOf(html, 'href').join()).not.toMatch(/evil|alert|bcc|passwd/)
  }
  expect(css).not.toMatch(/evil|alert|passwd/)
  for (const path of pictures.keys())
    expect(path).toMatch(/^pictures\/[a-z\d]+-\d+(?:-[a-z]+)*\.svg$/)
})

test('adds subsets of fonts to the style, each for its own characters only, before whole files', () => {
  const { css, fonts, latinCharacters } = render(
    createConcept({ ...briefOf(`${DESCRIPTION} ${CONTACT}`), companyName: 'Kōwhai' }, 1),
  )
  const latin = fonts.filter((name) => /-latin-(?:ext-)?\d{3}-/.test(name))
  expect(latin.some((name) => name.includes('latin-ext'))).toBe(true)
  const subsets = new Map(latin.map((name) => [name, Buffer.from(name)]))
  const style = withEmbeddedSubsets(css, subsets, latinCharacters)
  const rules = style.match(/@font-face\{[^}]*\}/g) ?? []
  const embedded = rules.filter((rule) => rule.includes('url(data:'))
  expect(embedded).toHaveLength(latin.length)
  // Text in a fallback first could move.
  for (const rule of embedded) expect(rule).toContain('font-display:block')
  // Of several rules for a character, the last one applies.
  expect(rules.slice(-embedded.length)).toEqual(embedded)
  const withMacron = embedded.filter((rule) => /U\+14D\b/.test(rule))
  expect(withMacron.length).toBe(latin.filter((name) => name.includes('latin-ext')).length)
  for (const rule of withMacron) expect(rule).not.toMatch(/U\+61\b/)
  // Whole files are there for characters that the owner adds.
  for (const name of fonts) expect(style).toContain(`url(fonts/${name})`)
})

test('embeds the fonts of the page for wrong addresses', () => {
  const { notFound } = render(withEmail)
  const [first = '', ...others] = notFound.fonts
  expect(others.length).toBeGreaterThan(0)
  const data = `url(data:font/woff2;base64,${Buffer.from('font').toString('base64')})`
  const partly = embedFonts(notFound.html, new Map([[first, Buffer.from('font')]]))
  expect(partly).toContain(data)
  for (const name of others) expect(partly).toContain(`url(fonts/${name})`)
  const html = embedFonts(
    notFound.html,
    new Map(notFound.fonts.map((name) => [name, Buffer.from('font')])),
  )
  expect(html).not.toContain('url(fonts/')
  expect(attributesOf(html, 'href').every((href) => /^(?:\/|#|tel:|mailto:)/.test(href))).toBe(true)
})
