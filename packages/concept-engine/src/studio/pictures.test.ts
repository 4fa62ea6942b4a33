import type { Concept } from '@agency/contract/concept'
import {
  ConceptEdits,
  noEdits,
  type PhotoChoice,
  type UploadedPicture,
} from '@agency/contract/concept-edits'
import { PICTURE_NOT_STORED } from '@agency/contract/studio'
import { describe, expect, test } from 'vitest'
import { sampleBriefs } from '../../samples/briefs.ts'
import { createConcept } from '../create-concept.ts'
import { plateOf } from '../drawing/logo.ts'
import { noIcons } from '../imagery/motifs/icon-sets.ts'
import { inksOfLogo } from '../palette/logo-colours.ts'
import { renderSite } from '../site/render-site.ts'
import { composePages } from '../starter-site/compose-pages.ts'
import { renderPages } from '../starter-site/render-pages.ts'
import { applyEdits, findEditProblem, fittingEdits } from './apply-edits.ts'
import { logoPlates } from './logo-plates.ts'
import { pictureSlotsOf, shownPictureSlots, withPhotos } from './pictures.ts'

const file = (digit: number) => `${digit}`.repeat(32)
const photo: UploadedPicture = {
  ...{ file: file(1), kind: 'photo', width: 1_600, height: 900, inks: [] },
}
const logo: UploadedPicture = {
  ...{ file: file(2), kind: 'logo', width: 400, height: 100 },
  inks: [{ colour: '#102040', share: 1 }],
}
const uploads = [photo, logo]
const choice: PhotoChoice = { file: photo.file, alt: 'Loaves on a board', x: 20, y: 80 }
const [brief] = sampleBriefs
if (!brief) throw new Error('There are no sample briefs.')
const concept = createConcept(brief, 3)
const path = 'sections.0.image'

const edited = (changes: Partial<ConceptEdits>, known = uploads) =>
  applyEdits(concept, { ...noEdits, ...changes }, known)
const problemOf = (changes: Partial<ConceptEdits>, known = uploads) =>
  findEditProblem(concept, { ...noEdits, ...changes }, known)
const htmlOf = (of: Concept) =>
  renderSite(of, {
    ...{ icons: noIcons, fontUrl: (name) => name },
    uploadUrl: (name, width = 0) => `/up/${name[0]}/${width}`,
  }).html
const withLogo = (inHeader: boolean, inFooter: boolean, of = logo) =>
  edited({ logo: { file: of.file, inHeader, inFooter } }, [...uploads, of])

test('changes that were stored before there were pictures are read as changes without any', () => {
  const { pictures: _, logo: __, ...earlier } = noEdits
  expect(ConceptEdits.parse(earlier)).toEqual(noEdits)
})

describe('a photo', () => {
  test('is shown in its place, described, in its sizes and around its focal point', () => {
    const html = htmlOf(edited({ pictures: { [path]: choice } }))
    expect(html).toMatch(
      /<img class="[^"]+" src="\/up\/1\/0" srcset="\/up\/1\/640 640w, \/up\/1\/1440 1440w, \/up\/1\/0 1600w" sizes="[^"]+" alt="Loaves on a board"/,
    )
    expect(html).toContain('object-position:20% 80%')
    expect(html.match(/<img/g)).toHaveLength(htmlOf(concept).match(/<img/g)?.length ?? 0)
  })

  test('stays when the style changes and goes when it is no longer named', () => {
    const restyled = edited({ pictures: { [path]: choice }, style: 'Bold' })
    expect(restyled.sections[0]?.image?.photo).toMatchObject({ ...choice, width: 1_600 })
    expect(edited({})).toEqual(concept)
  })

  test.each(sampleBriefs.slice(0, 12))(
    'of $companyName fits every place that is shown',
    (sample) => {
      const original = createConcept(sample, 5)
      const filled = original.sections.map((section, index) => {
        const slots = shownPictureSlots(original, section, index)
        const all = Object.fromEntries(
          pictureSlotsOf(section, index).map((slot) => [slot.path, choice]),
        )
        return { slots, section: withPhotos(section, index, all, uploads) }
      })
      const count = filled.reduce((sum, { slots }) => sum + slots.length, 0)
      const html = htmlOf({ ...original, sections: filled.map(({ section }) => section) })
      expect(html.match(/src="\/up\/1/g) ?? []).toHaveLength(count)
      expect(html).not.toContain('<figcaption')
    },
  )

  test.each<[string, Partial<ConceptEdits>, string]>([
    [
      'that is not stored',
      { pictures: { [path]: { ...choice, file: file(9) } } },
      PICTURE_NOT_STORED,
    ],
    [
      'that is a logo',
      { pictures: { [path]: { ...choice, file: logo.file } } },
      PICTURE_NOT_STORED,
    ],
    [
      'in no place of the page',
      { pictures: { 'sections.0.pictures.9': choice } },
      'This picture is not on the page.',
    ],
  ])('%s is refused', (_name, changes, problem) => {
    expect(problemOf(changes)).toBe(problem)
    expect(problemOf({ pictures: { [path]: choice } })).toBeUndefined()
  })

  test('of a section that was removed again goes with it', () => {
    const index = concept.sections.length
    const added = { index, isHidden: false, kind: 'split-left' }
    const order = concept.sections.map((_section, at) => ({
      index: at,
      isHidden: false,
      kind: null,
    }))
    const pictures = { [`sections.${index}.image`]: choice }
    const edits = { ...noEdits, sections: [...order, added], pictures }
    expect(fittingEdits(concept, edits).pictures).toEqual(pictures)
    expect(fittingEdits(concept, { ...edits, sections: order }).pictures).toEqual({})
  })
})

describe('a logo', () => {
  const header = (html: string) => /<header.*?<\/header>/s.exec(html)?.[0] ?? ''
  const footer = (html: string) => /<footer.*?<\/footer>/s.exec(html)?.[0] ?? ''

  test.each(sampleBriefs.slice(0, 12))(
    'of $companyName replaces the name where it is chosen, and is described by it',
    (sample) => {
      const original = createConcept(sample, 4)
      const shown = { ...original, logo: { ...logo, inHeader: true, inFooter: false } }
      const image = /<img[^>]*src="\/up\/2\/0"[^>]*>/
      const html = htmlOf(shown)
      expect(image.exec(header(html))?.[0]).toContain('alt="')
      expect(footer(html)).not.toMatch(image)
      const both = htmlOf({ ...shown, logo: { ...shown.logo, inFooter: true } })
      expect(footer(both)).toMatch(image)
      expect(htmlOf({ ...shown, logo: { ...shown.logo, inHeader: false } })).toBe(htmlOf(original))
    },
  )

  test('that is not stored, or is a photo, is refused', () => {
    for (const unknown of [file(9), photo.file])
      expect(problemOf({ logo: { file: unknown, inHeader: true, inFooter: true } })).toBe(
        PICTURE_NOT_STORED,
      )
    expect(problemOf({ logo: { file: logo.file, inHeader: true, inFooter: true } })).toBeUndefined()
  })

  test('stands on a plate where it could not be seen, and only there', () => {
    const inks = (colour: string) => ({ inks: [{ colour, share: 1 }] })
    expect(plateOf(inks('#102040'), '#ffffff')).toBe('#ffffff')
    expect(plateOf(inks('#102040'), '#0a0a0a')).toBe('#ffffff')
    expect(plateOf(inks('#fafafa'), '#ffffff')).toBe('#16181d')
    expect(plateOf({ inks: [] }, '#0a0a0a')).toBe('#0a0a0a')
    const light = withLogo(true, true, { ...logo, file: file(3), ...inks('#fbfbfb') })
    const dark = { ...light, palette: { ...light.palette, background: '#fdfdfd' } }
    expect(logoPlates(dark)).toMatchObject({ inHeader: '#16181d' })
    expect(
      logoPlates({ ...dark, logo: dark.logo && { ...dark.logo, inHeader: false } }),
    ).not.toHaveProperty('inHeader')
  })

  test('has the colours of what is opaque in it, or none if it has a background', () => {
    const pixels = (colours: number[][]) => Uint8Array.from(colours.flat())
    const clear = [0, 0, 0, 0]
    const navy = [16, 32, 64, 255]
    expect(inksOfLogo(pixels([clear, clear, clear]))).toBeUndefined()
    expect(inksOfLogo(pixels([navy, navy, navy]))).toEqual([])
    const [ink] = inksOfLogo(pixels([navy, clear, clear])) ?? []
    expect(ink?.share).toBe(1)
  })

  test('and photos are files of a website in each size that its pages name', () => {
    const shown = edited({
      pictures: { [path]: choice },
      logo: { file: logo.file, inHeader: true, inFooter: true },
    })
    const {
      pages,
      uploads: sizes,
      photos,
    } = renderPages(shown, composePages(shown), {
      icons: noIcons,
    })
    expect([...sizes]).toEqual(
      expect.arrayContaining([
        ['pictures/photo-1-640.jpg', { file: photo.file, width: 640 }],
        ['pictures/photo-1-1440.jpg', { file: photo.file, width: 1_440 }],
        ['pictures/photo-1.jpg', { file: photo.file, width: undefined }],
        ['pictures/logo.png', { file: logo.file, width: undefined }],
      ]),
    )
    expect(pages[0]?.html).toContain('alt="Loaves on a board"')
    expect(photos.map(({ path: frame }) => frame)).not.toContain('pictures/index-0.svg')
  })
})
