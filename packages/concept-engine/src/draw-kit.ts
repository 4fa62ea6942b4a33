import type { Concept, Imagery, Section } from '@agency/contract/concept'
import { box, type Child, type Element, picture, type Style, text } from './element.ts'
import { familyOf } from './fonts.ts'
import { drawImagery } from './imagery/draw-imagery.ts'

/** Width of the page and its measures, in CSS pixels. */
export const PAGE = 1440
export const GUTTER = 96
export const INNER = PAGE - 2 * GUTTER
export const GAP = 32

export interface Kit {
  concept: Concept
  /** Radius of cards and pictures. */
  radius: number
  heading: (size: number, content: string, style?: Style) => Element
  body: (size: number, content: string, style?: Style) => Element
  eyebrow: (content: string, style?: Style) => Element | undefined
  buttons: (section: Section, on?: 'page' | 'primary') => Element
  scene: (imagery: Imagery | undefined, width: number, height: number, style?: Style) => Element
  band: (style: Style, ...children: Child[]) => Element
}

const radii: Record<string, number> = {
  Modern: 14,
  Corporate: 4,
  Creative: 22,
  Minimalist: 0,
  Bold: 0,
}

/** Headlines of any length fit: the longer, the smaller. */
const fitted = (size: number, content: string) => {
  const longest = Math.max(...content.split(/\s+/).map((word) => word.length), 1)
  const byLength =
    content.length > 110 ? 0.5 : content.length > 70 ? 0.64 : content.length > 44 ? 0.82 : 1
  const byWord = longest > 16 ? 16 / longest : 1
  return Math.max(20, Math.round(size * Math.min(byLength, Math.max(byWord, 0.3))))
}

/** The concept's type and colours as drawing functions. */
export function kitOf(concept: Concept): Kit {
  const { palette, type, style } = concept
  const radius = radii[style] ?? 8
  const wrap: Style = { wordBreak: 'break-word' }
  const heading: Kit['heading'] = (size, content, extra = {}) => {
    const fit = fitted(size, content)
    return text(
      {
        fontFamily: familyOf(type.heading),
        fontWeight: type.headingWeight,
        fontSize: fit,
        lineHeight: fit > 56 ? 1.04 : 1.16,
        letterSpacing: fit > 40 ? -0.022 * fit : -0.01 * fit,
        color: palette.text,
        ...wrap,
        ...extra,
      },
      content,
    )
  }
  const body: Kit['body'] = (size, content, extra = {}) =>
    text(
      {
        fontFamily: familyOf(type.body),
        fontWeight: 400,
        fontSize: size,
        lineHeight: 1.55,
        color: palette.mutedText,
        ...wrap,
        ...extra,
      },
      content,
    )
  const button = (label: string, solid: boolean, on: 'page' | 'primary') => {
    const onPrimary = on === 'primary'
    const fill = solid ? (onPrimary ? palette.onPrimary : palette.accent) : 'transparent'
    const ink = solid
      ? onPrimary
        ? palette.primary
        : palette.onAccent
      : onPrimary
        ? palette.onPrimary
        : palette.text
    return text(
      {
        fontFamily: familyOf(type.body),
        fontWeight: 600,
        fontSize: 18,
        padding: '17px 28px',
        borderRadius: style === 'Creative' ? 999 : Math.min(radius, 10),
        backgroundColor: fill,
        color: ink,
        border: `2px solid ${solid ? fill : ink}`,
        marginRight: 14,
      },
      label,
    )
  }
  return {
    concept,
    radius,
    heading,
    body,
    eyebrow: (content, extra = {}) =>
      content === ''
        ? undefined
        : text(
            {
              fontFamily: familyOf(type.body),
              fontWeight: 600,
              fontSize: 16,
              letterSpacing: style === 'Bold' ? 1.6 : 0.4,
              textTransform: style === 'Bold' ? 'uppercase' : 'none',
              color: palette.mutedText,
              marginBottom: 22,
              ...extra,
            },
            content,
          ),
    buttons: ({ callToAction, secondCallToAction }, on = 'page') =>
      box(
        { marginTop: 38, alignItems: 'center' },
        callToAction ? button(callToAction, true, on) : undefined,
        secondCallToAction ? button(secondCallToAction, false, on) : undefined,
      ),
    scene: (imagery, width, height, extra = {}) =>
      picture(
        drawImagery(
          imagery ?? { kind: 'pattern', subject: 'retail', treatment: 'soft', seed: 1 },
          palette,
          width,
          height,
        ),
        width,
        height,
        { borderRadius: radius, ...extra },
      ),
    band: (extra, ...children) =>
      box(
        { width: PAGE, flexDirection: 'column', padding: `104px ${GUTTER}px`, ...extra },
        ...children,
      ),
  }
}
