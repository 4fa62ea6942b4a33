import { type Archetype, look, plan } from '../archetype.ts'

/** Page plans of the Corporate style. */
export const corporate: [Archetype, ...Archetype[]] = [
  plan(
    'statement',
    look(104, 100, 2, {
      button: 'square',
      eyebrow: 'ruled',
      card: 'outlined',
      bar: 'topped',
      foot: 'columns',
    }),
    ['duotone', 'soft'],
    { rhythm: ['background', 'surface', 'background', 'surface'], hero: 'primary', closing: 'ink' },
    `hero-panel
     offer-columns | offer-cards
     figures-band | split-left
     people-names | split-right
     list-table | list-menu | gallery-mosaic | gallery-strip
     notes-list
     action-band`,
  ),
  plan(
    'advisory',
    look(112, 100, 6, {
      button: 'rounded',
      eyebrow: 'plain',
      card: 'outlined',
      bar: 'split',
      foot: 'plain',
    }),
    ['line', 'soft'],
    { rhythm: ['surface', 'background', 'tint', 'background'], closing: 'primary' },
    `hero-split | hero-editorial
     offer-rows | offer-columns
     quote-large
     process-columns | process-line
     people-names | notes-cards
     notes-cards
     action-card | action-band`,
  ),
  plan(
    'ledger',
    look(96, 92, 0, {
      button: 'square',
      eyebrow: 'capitals',
      card: 'bare',
      bar: 'split',
      foot: 'columns',
    }),
    ['duotone', 'line'],
    { rhythm: ['background', 'surface', 'background', 'background'], closing: 'ink' },
    `hero-index
     figures-large | split-pair
     offer-cards | offer-columns
     list-table | list-menu | gallery-mosaic | gallery-strip
     split-wide | people-names
     notes-list
     action-band | action-split`,
  ),
  plan(
    'annual',
    look(96, 104, 10, {
      button: 'rounded',
      eyebrow: 'dotted',
      card: 'flat',
      bar: 'plain',
      foot: 'columns',
    }),
    ['soft', 'cut-out'],
    { rhythm: ['background', 'surface', 'tint', 'background'], closing: 'primary' },
    `hero-editorial | hero-centre
     figures-row | split-right
     offer-index | offer-bento
     process-stairs | process-line
     list-table | list-menu | gallery-mosaic | gallery-strip
     people-names | quote-large
     action-split | action-centred`,
  ),
]
