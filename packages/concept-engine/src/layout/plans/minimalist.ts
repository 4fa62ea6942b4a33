import { type Archetype, look, plan } from '../archetype.ts'

/** Page plans of the Minimalist style. */
export const minimalist: [Archetype, ...Archetype[]] = [
  plan(
    'editorial',
    look(120, 116, 0, {
      button: 'underlined',
      eyebrow: 'plain',
      card: 'bare',
      bar: 'centred',
      foot: 'centred',
    }),
    ['soft', 'duotone'],
    { rhythm: ['background', 'background', 'surface', 'background'], closing: 'surface' },
    `hero-editorial
     quote-large
     offer-columns | offer-cards
     split-left | split-pair
     list-table | list-menu | gallery-mosaic | gallery-strip
     place-card | place-columns | notes-list
     action-centred`,
  ),
  plan(
    'quiet',
    look(128, 124, 0, {
      button: 'underlined',
      eyebrow: 'capitals',
      card: 'bare',
      bar: 'plain',
      foot: 'plain',
    }),
    ['line', 'duotone'],
    { rhythm: ['background', 'background', 'background', 'surface'], closing: 'background' },
    `hero-quiet
     offer-rows | offer-index
     split-right | split-wide
     list-table | list-menu | gallery-mosaic | gallery-strip
     figures-row | quote-large
     notes-list
     action-band`,
  ),
  plan(
    'catalogue',
    look(96, 100, 0, {
      button: 'square',
      eyebrow: 'plain',
      card: 'outlined',
      bar: 'split',
      foot: 'plain',
    }),
    ['line', 'soft'],
    { rhythm: ['background', 'surface', 'background', 'background'], closing: 'ink' },
    `hero-index | hero-split
     list-table
     split-pair | split-right
     offer-columns
     people-names | notes-list
     place-card | place-columns | notes-list
     action-centred | action-band`,
  ),
  plan(
    'portrait',
    look(112, 112, 4, {
      button: 'rounded',
      eyebrow: 'ruled',
      card: 'flat',
      bar: 'plain',
      foot: 'centred',
    }),
    ['soft', 'line'],
    { rhythm: ['background', 'surface', 'background', 'background'], closing: 'tint' },
    `hero-portrait | hero-centre
     offer-columns | offer-rows
     split-wide | split-left
     process-columns | quote-large
     list-table | list-menu | gallery-mosaic | gallery-strip
     notes-list | place-card | place-columns
     action-centred | action-split`,
  ),
]
