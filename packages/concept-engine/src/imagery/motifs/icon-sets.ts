/** The icon sets for motifs, with the side length of their square view box. */
export const iconSets = {
  'fluent-emoji-flat': 32,
  'game-icons': 512,
  ph: 256,
  tabler: 24,
}
export type IconSet = keyof typeof iconSets

/** SVG elements of icons, without the enclosing document, by name, such as 'ph:farm-fill'. */
export type Icons = ReadonlyMap<string, string>

export const noIcons: Icons = new Map()

/** The parts of an icon's name; undefined if it is not from one of the sets. */
export function partsOf(name: string): { set: IconSet; icon: string } | undefined {
  const [set = '', icon = ''] = name.split(':')
  return Object.hasOwn(iconSets, set) ? { set: set as IconSet, icon } : undefined
}

/** The file of a set, as a module specifier that is resolved from this package. */
export const iconFile = (set: IconSet): string => `@iconify-json/${set}/icons.json`
