import type { SectionItem } from '@agency/contract/concept'
import { OPTION_SEPARATOR } from '../copy/copy-deck.ts'
import { column, type Element, picture, row, withSemantics } from './element.ts'
import { gridOf } from './kit.ts'
import type { Kit } from './kit-interface.ts'
import { pad, space } from './space-scale.ts'
import { typeScale } from './type-scale.ts'

/** Small icons for form controls, on a grid of 24. */
const CONTROL_ICONS = {
  choice: 'M6 9l6 6 6-6',
  date: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  file: 'M12 16V4M7 9l5-5 5 5M4 17v3h16v-3',
  down: 'M12 4v12M7 11l5 5 5-5M4 20h16',
  search: 'M11 4a7 7 0 1 1 0 14a7 7 0 0 1 0-14M16 16l5 5',
  play: 'M8 5l12 7l-12 7z',
  place: 'M12 21c-4-5-7-8-7-12a7 7 0 0 1 14 0c0 4-3 7-7 12zM12 6a3 3 0 1 1 0 6a3 3 0 0 1 0-6',
  arrow: 'M4 12h16M13 5l7 7-7 7',
  less: 'M5 12h14',
  more: 'M5 12h14M12 5v14',
  pin: 'M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11zM12 8a2 2 0 1 1 0 4a2 2 0 0 1 0-4',
} as const

/** The icon of a control, drawn as an outline or filled. */
export const controlIcon = (
  name: keyof typeof CONTROL_ICONS,
  colour: string,
  size = 22,
  filled = false,
): Element =>
  picture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${filled ? colour : 'none'}" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${CONTROL_ICONS[name]}"/></svg>`,
    size,
    size,
  )

const fieldRadius = (kit: Kit) => Math.min(kit.look.radius, 10)

const FIELD_HEIGHTS: Record<string, number> = { long: 124, file: 92 }

/** More options than fit into a field's line end with an ellipsis, in characters. */
const OPTIONS_MAX = 36
function shownContent({ value, group }: SectionItem): string {
  if (group !== 'choice' || value.length <= OPTIONS_MAX) return value
  const options = value.split(OPTION_SEPARATOR)
  const count = options.findLastIndex(
    (_option, index) =>
      options.slice(0, index + 1).join(OPTION_SEPARATOR).length <= OPTIONS_MAX - 4,
  )
  return [...options.slice(0, count + 1), '…'].join(OPTION_SEPARATOR)
}

/**
 * A form field under its label; an item's value is the field's content, its group the field's type.
 */
export function fieldOf(kit: Kit, item: SectionItem): Element {
  const { title, value, group } = item
  return withSemantics(
    column(
      { gap: space[2], width: '100%' },
      kit.label(title),
      withSemantics(
        row(
          {
            height: FIELD_HEIGHTS[group] ?? 58,
            width: '100%',
            padding: pad(0, space[5]),
            gap: space[4],
            alignItems: 'center',
            justifyContent: group === 'file' ? 'center' : 'space-between',
            backgroundColor: kit.palette.background,
            border: `${group === 'file' ? '2px dashed' : '1px solid'} ${kit.colours.muted}`,
            borderRadius: fieldRadius(kit),
          },
          value && kit.body(typeScale.s1, shownContent(item), { color: kit.palette.text, flex: 1 }),
          group === 'choice' || group === 'date' || group === 'file'
            ? row(
                { marginLeft: value || group === 'file' ? 0 : 'auto' },
                controlIcon(group, kit.palette.mutedText),
              )
            : undefined,
        ),
        { control: { label: title, value, type: group } },
      ),
    ),
    { as: 'field' },
  )
}

const isTall = ({ group }: SectionItem) => group === 'long' || group === 'file'

/** Form fields: short ones side by side, long ones across the full width. */
export function fieldsOf(kit: Kit, items: readonly SectionItem[], columns = 2): Element[] {
  const short = items.filter((item) => !isTall(item))
  // Four fields make one row rather than three and one.
  const maximum = columns > 2 && short.length === 4 ? 4 : columns
  const across = Math.min(maximum, Math.max(short.length, 1))
  // The remaining fields share a separate row.
  const left = short.length % across
  const fullRows = short.slice(0, short.length - left)
  const rest = short.slice(short.length - left)
  const inRow = (fields: readonly SectionItem[], count: number) =>
    fields.length > 0
      ? [gridOf(count, { gap: space[6] }, ...fields.map((item) => fieldOf(kit, item)))]
      : []
  return [
    ...inRow(fullRows, across),
    ...inRow(rest, rest.length),
    ...items.filter(isTall).map((item) => fieldOf(kit, item)),
  ]
}
