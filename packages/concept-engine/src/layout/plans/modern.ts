import { type Archetype, look, plan } from '../archetype.ts'

/** Page plans of the Modern style. */
export const modern: [Archetype, ...Archetype[]] = [
  plan(
    'product',
    look(96, 104, 18, {
      button: 'rounded',
      eyebrow: 'pill',
      card: 'flat',
      bar: 'plain',
      foot: 'columns',
    }),
    ['soft', 'cut-out'],
    { rhythm: ['background', 'surface', 'background', 'tint'], hero: 'tint' },
    `hero-device | hero-split
     offer-bento | offer-columns
     figures-row | split-left
     list-table | list-menu | gallery-mosaic | gallery-strip
     process-line | process-columns
     notes-list
     action-card`,
  ),
  plan(
    'showcase',
    look(88, 100, 28, {
      button: 'pill',
      eyebrow: 'dotted',
      card: 'flat',
      bar: 'boxed',
      foot: 'signature',
    }),
    ['soft', 'duotone'],
    { rhythm: ['background', 'background', 'surface', 'background'] },
    `hero-frame | hero-mosaic
     split-overlap | split-pair
     offer-cards | offer-bento
     list-table | list-menu | gallery-mosaic | gallery-strip
     quote-large | figures-large
     notes-cards | process-stairs
     action-split | action-card`,
  ),
  plan(
    'axis',
    look(112, 108, 16, {
      button: 'pill',
      eyebrow: 'pill',
      card: 'raised',
      bar: 'plain',
      foot: 'centred',
    }),
    ['soft', 'line'],
    { rhythm: ['background', 'surface', 'background', 'surface'], closing: 'ink' },
    `hero-centre
     figures-row | quote-large
     offer-columns | offer-cards
     split-right
     list-table | list-menu | gallery-mosaic | gallery-strip
     process-columns
     action-centred`,
  ),
  plan(
    'blocks',
    look(80, 92, 22, {
      button: 'rounded',
      eyebrow: 'plain',
      card: 'flat',
      bar: 'boxed',
      foot: 'columns',
    }),
    ['cut-out', 'poster'],
    { rhythm: ['background', 'tint', 'background', 'surface'], closing: 'accent' },
    `hero-mosaic | hero-split
     offer-tiles | offer-bento
     split-left | split-wide
     list-table | list-menu | gallery-mosaic | gallery-strip
     people-names | notes-list
     place-card | place-columns | notes-cards
     action-band | action-split`,
  ),
]
