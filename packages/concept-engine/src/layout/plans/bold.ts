import { type Archetype, look, plan } from '../archetype.ts'

/** Page plans of the Bold style. */
export const bold: [Archetype, ...Archetype[]] = [
  plan(
    'billboard',
    look(64, 92, 0, {
      button: 'square',
      eyebrow: 'capitals',
      card: 'flat',
      bar: 'split',
      foot: 'signature',
    }),
    ['poster', 'duotone'],
    { rhythm: ['background', 'primary', 'background', 'tint'], closing: 'accent' },
    `hero-billboard
     figures-band | ticker
     offer-tiles | offer-rows
     split-overlap | split-left
     list-table | list-menu | gallery-mosaic | gallery-strip
     quote-large | process-columns
     action-band`,
  ),
  plan(
    'block',
    look(72, 84, 0, {
      button: 'square',
      eyebrow: 'plain',
      card: 'flat',
      bar: 'plain',
      foot: 'signature',
    }),
    ['duotone', 'poster'],
    { rhythm: ['background', 'ink', 'background', 'tint'], hero: 'primary', closing: 'primary' },
    `hero-panel
     ticker
     offer-columns | offer-index
     figures-large | split-pair
     list-table | list-menu | gallery-mosaic | gallery-strip
     people-names | process-stairs
     action-split | action-centred`,
  ),
  plan(
    'offset',
    look(80, 92, 0, {
      button: 'offset',
      eyebrow: 'pill',
      card: 'heavy',
      bar: 'split',
      foot: 'columns',
    }),
    ['cut-out', 'poster'],
    { rhythm: ['background', 'tint', 'background', 'accent'], hero: 'tint', closing: 'primary' },
    `hero-split | hero-collage
     ticker
     offer-columns | offer-tiles
     process-stairs
     list-table | list-menu | gallery-mosaic | gallery-strip
     notes-cards | split-pair
     action-band | action-centred`,
  ),
  plan(
    'stage',
    look(72, 100, 12, {
      button: 'pill',
      eyebrow: 'dotted',
      card: 'flat',
      bar: 'boxed',
      foot: 'signature',
    }),
    ['duotone', 'soft'],
    { rhythm: ['background', 'ink', 'background', 'tint'], closing: 'accent' },
    `hero-frame | hero-banner
     quote-large | figures-band
     offer-bento | offer-cards
     split-wide | split-overlap
     gallery-strip
     place-card | place-columns | people-names
     action-centred | action-card`,
  ),
]
