import type { Look, Section } from '@agency/contract/concept'
import { fontFamilyOf } from '@agency/fonts/page-fonts'
import { type Element, row, type Style, text, withSemantics } from './element.ts'
import type { Kit } from './kit-interface.ts'
import { pad, space } from './space-scale.ts'
import { typeScale } from './type-scale.ts'

const radii: Record<Look['button'], number> = {
  square: 0,
  rounded: 10,
  pill: 999,
  underlined: 0,
  offset: 0,
}

function underlined({ colours: tone, concept }: Kit, label: string, isFirst: boolean): Element {
  return text(
    {
      fontFamily: fontFamilyOf(concept.type.body),
      fontWeight: 600,
      fontSize: typeScale.s1,
      color: tone.text,
      padding: pad(space[3], 0, space[2]),
      borderBottom: `2px solid ${isFirst ? tone.highlight : tone.line}`,
    },
    label,
  )
}

/**
 * Style of a solid button or a selected option: with an ink border if it is nearly as light as its
 * background.
 */
export const solidStyle = ({ colours: tone }: Kit): Style => ({
  backgroundColor: tone.fill,
  border: `2px solid ${tone.edge}`,
})

export const buttonOf = (kit: Kit, label: string, isFirst: boolean, style: Style = {}): Element =>
  withSemantics(drawButton(kit, label, isFirst, style), {
    link: { action: isFirst ? 'first' : 'second', label },
  })

function drawButton(kit: Kit, label: string, isFirst: boolean, style: Style): Element {
  const { look, colours: tone, concept, palette } = kit
  if (look.button === 'underlined') return underlined(kit, label, isFirst)
  const isOffset = look.button === 'offset'
  return text(
    {
      fontFamily: fontFamilyOf(concept.type.body),
      fontWeight: 600,
      fontSize: typeScale.s1,
      lineHeight: 1.2,
      padding: pad(space[5], space[7]),
      borderRadius: radii[look.button],
      color: isFirst ? tone.onFill : tone.text,
      border: `2px solid ${tone.text}`,
      ...(isFirst && solidStyle(kit)),
      ...(isOffset && { border: `2px solid ${palette.text}` }),
      ...(isOffset && isFirst && { boxShadow: `5px 5px 0 ${palette.text}` }),
      ...style,
    },
    label,
  )
}

/** A section's calls to action in a row. */
export function buttonRow(
  kit: Kit,
  { callToAction, secondCallToAction }: Section,
  style: Style,
): Element | undefined {
  if (!callToAction && !secondCallToAction) return undefined
  return row(
    {
      gap: kit.look.button === 'underlined' ? 36 : 16,
      alignItems: 'center',
      flexWrap: 'wrap',
      ...style,
    },
    callToAction && buttonOf(kit, callToAction, true),
    secondCallToAction && buttonOf(kit, secondCallToAction, false),
  )
}
