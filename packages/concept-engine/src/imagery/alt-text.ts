import type { Imagery } from '@agency/contract/concept'

/** The part of an icon's name that describes its style rather than its subject. */
const STYLE_SUFFIX = /-(?:fill|filled|light|thin|bold|duotone|regular|\d+)$/

/** 'fluent-emoji-flat:bread' is 'bread', 'ph:farm-fill' is 'farm'. */
const nounOf = (icon: string) =>
  icon
    .slice(icon.indexOf(':') + 1)
    .replace(STYLE_SUFFIX, '')
    .replaceAll('-', ' ')

/** The subject of a picture, in as few words as possible; '' for abstract shapes. */
export const altOf = ({ kind, motifs, things }: Imagery): string =>
  kind === 'type' || kind === 'pattern'
    ? ''
    : (things.length > 0 ? things : motifs.map(nounOf)).join(', ')
