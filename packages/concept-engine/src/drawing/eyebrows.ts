import type { Look } from '@agency/contract/concept'
import { type Element, row } from './element.ts'
import type { Kit } from './kit-interface.ts'
import { pad, space } from './space-scale.ts'
import { typeScale } from './type-scale.ts'

const eyebrows: Record<Look['eyebrow'], (kit: Kit, content: string) => Element> = {
  plain: ({ label, colours: tone }, content) =>
    label(content, { color: tone.highlight, fontSize: typeScale.s1 }),
  ruled: ({ label, colours: tone }, content) =>
    row(
      { gap: space[5], alignItems: 'center' },
      row({ width: 44, height: 2, flexShrink: 0, backgroundColor: tone.highlight }),
      label(content, { color: tone.muted }),
    ),
  pill: ({ label, colours: tone }, content) =>
    row(
      { border: `1px solid ${tone.line}`, borderRadius: 999, padding: pad(space[2], space[5]) },
      label(content, { fontSize: typeScale.s0 }),
    ),
  capitals: ({ label, colours: tone }, content) =>
    label(content, {
      color: tone.muted,
      fontSize: typeScale.s0,
      letterSpacing: 1.8,
      textTransform: 'uppercase',
    }),
  dotted: ({ label, colours: tone, look }, content) =>
    row(
      { gap: space[3], alignItems: 'center' },
      row({
        width: 12,
        height: 12,
        flexShrink: 0,
        borderRadius: look.radius > 8 ? 6 : 0,
        backgroundColor: tone.highlight,
      }),
      label(content),
    ),
}

/** A short line above a headline, styled by the look; as wide as its text. */
export const eyebrowOf = (kit: Kit, content: string): Element =>
  row({}, eyebrows[kit.look.eyebrow](kit, content))
