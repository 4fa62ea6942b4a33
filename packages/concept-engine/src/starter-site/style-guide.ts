import { contrastOf } from '@agency/contract/colour-contrast'
import type { Concept, Ground } from '@agency/contract/concept'
import { buttonOf } from '../drawing/buttons.ts'
import { column, type Element, row, withSemantics } from '../drawing/element.ts'
import { markOf } from '../drawing/headers.ts'
import { GAP, gridOf, kitOf, PAGE_WIDTH } from '../drawing/kit.ts'
import type { Kit } from '../drawing/kit-interface.ts'
import { offScale, pad, space } from '../drawing/space-scale.ts'
import { typeScale } from '../drawing/type-scale.ts'
import { noIcons } from '../imagery/motifs/icon-sets.ts'
import { baseCss } from '../site/base-css.ts'
import { createColours } from '../site/colours.ts'
import { attributes, escapeHtml } from '../site/escape.ts'
import { TOP_ID } from '../site/link-targets.ts'
import { siteFonts } from '../site/site-fonts.ts'
import { siteTexts } from '../site/site-texts.ts'
import { createStyleSheet } from '../site/style-sheet.ts'
import { htmlOf } from '../site/to-html.ts'

/** The colours of a palette with their names for people, without those that only go with others. */
export const namedColours = [
  ['Background', 'background'],
  ['Surface', 'surface'],
  ['Tint', 'tint'],
  ['Primary', 'primary'],
  ['Accent', 'accent'],
  ['Highlight', 'highlight'],
  ['Text', 'text'],
  ['Muted text', 'mutedText'],
  ['Ink', 'ink'],
  ['Line', 'line'],
] as const

/** Colours of text on the backgrounds they are used on. */
const PAIRS = [
  ['text', 'background'],
  ['mutedText', 'background'],
  ['highlight', 'background'],
  ['text', 'surface'],
  ['text', 'tint'],
  ['onPrimary', 'primary'],
  ['onAccent', 'accent'],
  ['onInk', 'ink'],
] as const

/** 'onInk' is text, as 'text' is. */
const words = (role: string) => (role.startsWith('on') ? 'Text' : capitalised(role))

const capitalised = (role: string) =>
  role
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase())

const part = (kit: Kit, headline: string, ...children: (Element | undefined)[]): Element =>
  kit.band({ gap: space[10] }, kit.display(typeScale.s9, headline), ...children)

const swatches = (kit: Kit): Element =>
  gridOf(
    5,
    { rowGap: space[8] },
    ...namedColours.map(([name, role]) =>
      column(
        { gap: space[2] },
        row({
          height: 120,
          backgroundColor: kit.palette[role],
          border: `1px solid ${kit.palette.line}`,
          borderRadius: Math.min(kit.look.radius, 16),
        }),
        kit.label(name),
        kit.body(typeScale.s0, kit.palette[role]),
      ),
    ),
  )

const pairs = (kit: Kit): Element =>
  gridOf(
    4,
    {},
    ...PAIRS.map(([colour, ground]) =>
      column(
        {
          gap: space[1],
          padding: pad(space[5], space[6]),
          backgroundColor: kit.palette[ground],
          border: `1px solid ${kit.palette.line}`,
          borderRadius: Math.min(kit.look.radius, 16),
        },
        kit.label(`${words(colour)} on ${ground}`, { color: kit.palette[colour] }),
        kit.body(
          typeScale.s0,
          `${contrastOf(kit.palette[colour], kit.palette[ground]).toFixed(1)} to 1`,
          { color: kit.palette[colour] },
        ),
      ),
    ),
  )

/** A sample of text with its family and size. */
const sample = (kit: Kit, description: string, text: Element): Element =>
  row(
    {
      gap: GAP,
      alignItems: 'flex-start',
      padding: pad(space[6], 0),
      borderTop: `1px solid ${kit.colours.line}`,
    },
    kit.body(typeScale.s0, description, { width: kit.span(3) }),
    column({ width: kit.span(9) - GAP }, text),
  )

function typeSamples(kit: Kit): Element {
  const { type, sections, tagline, companyName } = kit.concept
  const headline = sections[0]?.headline || companyName
  const text = sections.map((section) => section.text).find(({ length }) => length > 40) ?? tagline
  const heading = `${type.heading} ${type.headingWeight}`
  return column(
    {},
    sample(
      kit,
      `Large headline: ${heading}, up to ${typeScale.s14} px`,
      kit.display(typeScale.s14, headline),
    ),
    sample(
      kit,
      `Headline: ${heading}, up to ${typeScale.s9} px`,
      kit.display(typeScale.s9, headline),
    ),
    sample(kit, `Title: ${heading}, ${typeScale.s5} px`, kit.title(typeScale.s5, headline)),
    sample(
      kit,
      `Text: ${type.body} 400, ${typeScale.s2} and ${typeScale.s1} px`,
      kit.body(typeScale.s1, text),
    ),
    sample(kit, `Label: ${type.body} 600, ${typeScale.s0} px`, kit.label(companyName)),
  )
}

const buttonsOn = (kit: Kit, ground: Ground): Element => {
  const inside = kit.on(ground)
  const { callToAction = '', secondCallToAction = '' } = kit.concept.sections[0] ?? {}
  return row(
    {
      gap: space[6],
      flexWrap: 'wrap',
      padding: pad(space[8]),
      backgroundColor: inside.colours.surface,
      border: `1px solid ${kit.palette.line}`,
      borderRadius: Math.min(kit.look.radius, 16),
    },
    callToAction && buttonOf(inside, callToAction, true),
    secondCallToAction && buttonOf(inside, secondCallToAction, false),
  )
}

const SPACES = [1, 2, 4, 6, 8, 12, 16, 24, 32] as const

const spaces = (kit: Kit): Element =>
  row(
    { gap: space[8], alignItems: 'flex-end', flexWrap: 'wrap' },
    ...SPACES.map((step) =>
      column(
        { gap: space[2], alignItems: 'center' },
        row({ width: space[step], height: space[step], backgroundColor: kit.palette.highlight }),
        kit.label(`${space[step]}`),
      ),
    ),
  )

/** The style guide of a concept as a page: its colours, type, buttons, cards and space, as drawn. */
export function drawStyleGuide(concept: Concept): Element {
  const kit = kitOf(concept, noIcons)
  const { look, companyName, palette, type } = concept
  const bands = [
    kit.band(
      { gap: space[6], paddingBottom: offScale(look.air) },
      markOf(kit, 48),
      withSemantics(kit.display(typeScale.s13, `Style guide of ${companyName}`), { as: 'heading' }),
      kit.body(
        typeScale.s2,
        `${(palette.name.split(/[.;]/)[0] ?? '').trim()}. ${type.heading === type.body ? type.heading : `${type.heading} with ${type.body}`}.`,
        { maxWidth: kit.span(8) },
      ),
    ),
    part(kit.on('surface'), 'Colours', swatches(kit.on('surface'))),
    part(kit, 'Contrast', pairs(kit)),
    part(kit, 'Type', typeSamples(kit)),
    part(kit, 'Buttons', gridOf(2, {}, buttonsOn(kit, 'background'), buttonsOn(kit, 'ink'))),
    part(
      kit,
      'Cards',
      kit.card(
        (card) => [
          card.title(typeScale.s4, concept.sections[0]?.headline ?? companyName),
          card.body(typeScale.s1, `Radius ${look.radius} px.`),
        ],
        { width: kit.span(6), padding: pad(space[8]), gap: space[3] },
      ),
    ),
    part(kit, 'Space', spaces(kit)),
  ]
  return column(
    { width: PAGE_WIDTH, backgroundColor: palette.background, fontSynthesis: 'none' },
    ...bands.map((band, index) =>
      withSemantics(band, { as: 'section', section: { index, kind: 'guide' } }),
    ),
  )
}

/**
 * The style guide as a document, in the fonts of the website; `base` is the URL of its folder.
 * `boldCharacters` are those of its bold text, in a script with many characters.
 */
export function styleGuideHtml(concept: Concept, base: string, boldCharacters: string): string {
  const { palette } = concept
  const page = drawStyleGuide(concept)
  const text = JSON.stringify([concept.companyName, concept.tagline, concept.sections])
  const url = (name: string) => `${base}fonts/${name}`
  const fonts = siteFonts(concept, { text, bold: () => boldCharacters }, { whole: url, own: url })
  const sheet = createStyleSheet(fonts.families)
  const colours = createColours(palette, palette)
  const body = htmlOf(
    colours.withThemedColours(page, page),
    {
      sheet,
      hrefOf: () => `#${TOP_ID}`,
      ...{ pictureUrl: () => '', uploadUrl: () => '' },
      hasNarrowPictures: false,
      menu: '',
      texts: siteTexts('en'),
    },
    false,
  )
  const style = [
    fonts.css,
    `:root{${colours.declarations('light')};${fonts.properties};color-scheme:${palette.scheme}}`,
    ...[baseCss, sheet.css()],
  ].join('\n')
  const title = `Style guide of ${concept.companyName}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon"${attributes({ href: `${base}favicon.svg` })} type="image/svg+xml">
<style>
${style}
</style>
</head>
<body id="${TOP_ID}">
<div class="page">
${body}
</div>
</body>
</html>
`
}
