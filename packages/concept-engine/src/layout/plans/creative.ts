import { type Archetype, look, plan } from '../archetype.ts'

/** Page plans of the Creative style. */
export const creative: [Archetype, ...Archetype[]] = [
  plan(
    'poster',
    look(72, 96, 24, {
      button: 'pill',
      eyebrow: 'dotted',
      card: 'flat',
      bar: 'plain',
      foot: 'signature',
    }),
    ['poster', 'cut-out'],
    { rhythm: ['background', 'tint', 'background', 'surface'], closing: 'accent' },
    `hero-banner | hero-billboard
     ticker
     offer-tiles | offer-index
     split-overlap | split-pair
     gallery-strip
     quote-large | people-names
     action-split | action-centred`,
  ),
  plan(
    'collage',
    look(88, 96, 32, {
      button: 'pill',
      eyebrow: 'plain',
      card: 'flat',
      bar: 'centred',
      foot: 'centred',
    }),
    ['cut-out', 'line'],
    { rhythm: ['tint', 'background', 'surface', 'background'], closing: 'primary' },
    `hero-collage
     quote-large | ticker
     offer-bento | offer-tiles
     gallery-checker
     split-right | split-left
     notes-list | process-stairs
     action-centred | action-card`,
  ),
  plan(
    'arch',
    look(96, 100, 20, {
      button: 'pill',
      eyebrow: 'ruled',
      card: 'flat',
      bar: 'plain',
      foot: 'signature',
    }),
    ['soft', 'cut-out'],
    { rhythm: ['surface', 'background', 'tint', 'background'], closing: 'ink' },
    `hero-portrait
     offer-index | offer-cards
     split-overlap | split-wide
     gallery-captioned
     quote-large | figures-row
     place-card | place-columns | notes-cards
     action-centred`,
  ),
  plan(
    'carnival',
    look(64, 88, 36, {
      button: 'pill',
      eyebrow: 'pill',
      card: 'flat',
      bar: 'boxed',
      foot: 'signature',
    }),
    ['poster', 'cut-out'],
    { rhythm: ['tint', 'background', 'accent', 'background'], closing: 'primary' },
    `hero-mosaic | hero-frame
     ticker
     offer-tiles
     split-pair | split-left
     gallery-mosaic
     process-stairs | people-names
     action-band | action-split`,
  ),
]
