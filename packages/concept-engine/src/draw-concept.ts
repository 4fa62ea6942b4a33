import type { Concept } from '@agency/contract/concept'
import { heroes } from './draw-heroes.ts'
import { GUTTER, INNER, type Kit, kitOf, PAGE } from './draw-kit.ts'
import { sections } from './draw-sections.ts'
import { box, type Element, text } from './element.ts'
import { familyOf } from './fonts.ts'

const NAME_MAX = 34
const shorten = (name: string) =>
  name.length > NAME_MAX ? `${name.slice(0, NAME_MAX - 1).trimEnd()}…` : name

const mark = ({ concept: { palette, style } }: Kit) =>
  box({
    width: 26,
    height: 26,
    marginRight: 14,
    backgroundColor: palette.primary,
    borderRadius: style === 'Creative' || style === 'Modern' ? 13 : 0,
    ...(style === 'Bold' && { transform: 'rotate(45deg)' }),
  })

function bar(kit: Kit): Element {
  const { concept, heading, body, radius } = kit
  const { palette, siteMap, style } = concept
  const action = concept.sections[0]?.callToAction ?? ''
  return box(
    {
      width: PAGE,
      padding: `30px ${GUTTER}px`,
      alignItems: 'center',
      justifyContent: 'space-between',
      ...(style === 'Corporate' && { borderBottom: `1px solid ${palette.line}` }),
    },
    box(
      { alignItems: 'center' },
      mark(kit),
      heading(26, shorten(concept.companyName), { letterSpacing: -0.3 }),
    ),
    box(
      { alignItems: 'center' },
      ...siteMap.map((page) => body(17, page, { color: palette.text, marginLeft: 36 })),
      action
        ? text(
            {
              marginLeft: 36,
              fontFamily: familyOf(concept.type.body),
              fontWeight: 600,
              fontSize: 16,
              padding: '12px 20px',
              color: palette.onPrimary,
              backgroundColor: palette.primary,
              borderRadius: style === 'Creative' ? 999 : Math.min(radius, 8),
            },
            action,
          )
        : undefined,
    ),
  )
}

function foot(kit: Kit): Element {
  const { concept, heading, body } = kit
  const { palette, siteMap } = concept
  return box(
    {
      width: PAGE,
      flexDirection: 'column',
      padding: `64px ${GUTTER}px 48px`,
      backgroundColor: palette.background,
    },
    box(
      { width: INNER, justifyContent: 'space-between', alignItems: 'flex-start' },
      box(
        { flexDirection: 'column', width: 560 },
        box({ alignItems: 'center' }, mark(kit), heading(30, shorten(concept.companyName))),
        body(17, concept.tagline, { marginTop: 16 }),
      ),
      box({}, ...siteMap.map((page) => body(17, page, { marginLeft: 44, color: palette.text }))),
    ),
  )
}

/** The whole page as a satori element, 1440 CSS pixels wide and as high as it needs. */
export function drawConcept(concept: Concept): Element {
  const kit = kitOf(concept)
  return box(
    { width: PAGE, flexDirection: 'column', backgroundColor: concept.palette.background },
    bar(kit),
    ...concept.sections.map((section) =>
      (heroes[section.kind] ?? sections[section.kind])?.(kit, section),
    ),
    foot(kit),
  )
}
