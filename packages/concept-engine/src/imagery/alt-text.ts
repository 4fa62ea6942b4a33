import type { Imagery } from '@agency/contract/concept'

/** Of an icon's name, what says how it is drawn and not what it shows. */
const MANNER = /-(?:fill|filled|light|thin|bold|duotone|regular|\d+)$/

/** 'fluent-emoji-flat:bread' is 'bread', 'ph:farm-fill' is 'farm'. */
const thingOf = (icon: string) =>
  icon
    .slice(icon.indexOf(':') + 1)
    .replace(MANNER, '')
    .replaceAll('-', ' ')

/** What a picture shows, in the fewest words; '' for shapes that show nothing. */
export const altOf = ({ kind, motifs, things }: Imagery): string =>
  kind === 'type' || kind === 'pattern'
    ? ''
    : (things.length > 0 ? things : motifs.map(thingOf)).join(', ')
