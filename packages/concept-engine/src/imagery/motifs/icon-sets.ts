import fluent from '@iconify-json/fluent-emoji-flat/info.json' with { type: 'json' }
import game from '@iconify-json/game-icons/info.json' with { type: 'json' }
import phosphor from '@iconify-json/ph/info.json' with { type: 'json' }
import tabler from '@iconify-json/tabler/info.json' with { type: 'json' }

/** The icon sets that motifs come from, with the side of their square view box. */
export const iconSets = {
  'fluent-emoji-flat': { info: fluent, side: 32 },
  'game-icons': { info: game, side: 512 },
  ph: { info: phosphor, side: 256 },
  tabler: { info: tabler, side: 24 },
}
export type IconSet = keyof typeof iconSets

/** SVG elements of icons, without the document around them, by names such as 'ph:farm-fill'. */
export type Icons = ReadonlyMap<string, string>

export const noIcons: Icons = new Map()

/** The parts of an icon's name; undefined when no set has such icons. */
export function partsOf(name: string): { set: IconSet; icon: string } | undefined {
  const [set = '', icon = ''] = name.split(':')
  return Object.hasOwn(iconSets, set) ? { set: set as IconSet, icon } : undefined
}

/** The file of a set, as a module specifier to be resolved from this package. */
export const iconFile = (set: IconSet): string => `@iconify-json/${set}/icons.json`
