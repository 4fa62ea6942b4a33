import type { Ground, Look } from '@agency/contract/concept'
import type { Random } from '../random.ts'

/** What a section is for; the kinds that a slot names are ways to draw it. */
export type Role =
  | 'hero'
  | 'proof'
  | 'offers'
  | 'story'
  | 'feature'
  | 'steps'
  | 'people'
  | 'voice'
  | 'place'
  | 'questions'
  | 'journal'
  | 'closing'

export interface Slot {
  role: Role
  /** Kinds of section that fit, one of which is drawn. */
  kinds: string[]
}

/** A page plan: its manner and its sections from top to bottom. */
export interface Archetype {
  name: string
  look: Omit<Look, 'treatment'>
  treatments: [Look['treatment'], ...Look['treatment'][]]
  slots: Slot[]
  /** Grounds that the sections between hero and closing take in turn. */
  rhythm: [Ground, ...Ground[]]
  /** Ground of the hero and of the closing call. */
  heroGround: Ground
  closingGround: Ground
}

const roleOf = (kind: string): Role => {
  const [family = ''] = kind.split('-')
  const roles: Record<string, Role> = {
    hero: 'hero',
    ticker: 'proof',
    figures: 'proof',
    offer: 'offers',
    split: 'story',
    gallery: 'feature',
    list: 'feature',
    booking: 'feature',
    process: 'steps',
    people: 'people',
    quote: 'voice',
    place: 'place',
    questions: 'questions',
    journal: 'journal',
    action: 'closing',
  }
  return roles[family] ?? 'feature'
}

/** 'hero-split | hero-centre' is one slot with two ways to draw it; 'feature' stands for the trade's own. */
const slotsOf = (plan: string): Slot[] =>
  plan
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const kinds = line.split('|').map((kind) => kind.trim())
      return kinds[0] === 'feature'
        ? { role: 'feature', kinds: kinds.slice(1) }
        : { role: roleOf(kinds[0] ?? ''), kinds }
    })

const look = (
  gutter: number,
  air: number,
  radius: number,
  manner: Pick<Look, 'button' | 'eyebrow' | 'card' | 'bar' | 'foot'>,
): Archetype['look'] => ({ gutter, air, radius, ...manner })

const plan = (
  name: string,
  manner: Archetype['look'],
  treatments: Archetype['treatments'],
  grounds: { rhythm: Archetype['rhythm']; hero?: Ground; closing?: Ground },
  slots: string,
): Archetype => ({
  name,
  look: manner,
  treatments,
  slots: slotsOf(slots),
  rhythm: grounds.rhythm,
  heroGround: grounds.hero ?? 'background',
  closingGround: grounds.closing ?? 'primary',
})

const modern: [Archetype, ...Archetype[]] = [
  plan(
    'product',
    look(96, 104, 18, {
      ...{ button: 'rounded', eyebrow: 'pill', card: 'flat', bar: 'plain', foot: 'columns' },
    }),
    ['soft', 'cut-out'],
    { rhythm: ['background', 'surface', 'background', 'tint'], hero: 'tint' },
    `hero-device | hero-split
     offer-bento | offer-icons
     figures-row | split-left
     feature
     process-line | process-columns
     questions-list
     action-card`,
  ),
  plan(
    'showcase',
    look(88, 100, 28, {
      ...{ button: 'pill', eyebrow: 'dotted', card: 'flat', bar: 'boxed', foot: 'signature' },
    }),
    ['soft', 'duotone'],
    { rhythm: ['background', 'background', 'surface', 'background'] },
    `hero-frame | hero-mosaic
     split-overlap | split-pair
     offer-cards | offer-bento
     feature
     quote-portrait | figures-large
     questions-cards | process-stairs
     action-split | action-card`,
  ),
  plan(
    'axis',
    look(112, 108, 16, {
      ...{ button: 'pill', eyebrow: 'pill', card: 'raised', bar: 'plain', foot: 'centred' },
    }),
    ['soft', 'line'],
    { rhythm: ['background', 'surface', 'background', 'surface'], closing: 'ink' },
    `hero-centre
     figures-row | quote-large
     offer-icons | offer-cards
     split-right
     feature
     process-columns
     action-centred`,
  ),
  plan(
    'blocks',
    look(80, 92, 22, {
      ...{ button: 'rounded', eyebrow: 'plain', card: 'flat', bar: 'boxed', foot: 'columns' },
    }),
    ['cut-out', 'poster'],
    { rhythm: ['background', 'tint', 'background', 'surface'], closing: 'accent' },
    `hero-mosaic | hero-split
     offer-tiles | offer-bento
     split-left | split-wide
     feature
     people-row | journal-row
     place-map | questions-cards
     action-band | action-split`,
  ),
]

const corporate: [Archetype, ...Archetype[]] = [
  plan(
    'statement',
    look(104, 100, 2, {
      ...{ button: 'square', eyebrow: 'ruled', card: 'outlined', bar: 'topped', foot: 'columns' },
    }),
    ['duotone', 'soft'],
    { rhythm: ['background', 'surface', 'background', 'surface'], hero: 'primary', closing: 'ink' },
    `hero-panel
     offer-columns | offer-cards
     figures-band | split-left
     people-lead | split-right
     feature
     questions-list
     action-band`,
  ),
  plan(
    'advisory',
    look(112, 100, 6, {
      ...{ button: 'rounded', eyebrow: 'plain', card: 'outlined', bar: 'split', foot: 'plain' },
    }),
    ['line', 'soft'],
    { rhythm: ['surface', 'background', 'tint', 'background'], closing: 'primary' },
    `hero-split | hero-editorial
     offer-rows | offer-icons
     quote-portrait | quote-large
     process-columns | process-line
     people-row | feature
     questions-cards
     action-card | action-band`,
  ),
  plan(
    'ledger',
    look(96, 92, 0, {
      ...{ button: 'square', eyebrow: 'capitals', card: 'bare', bar: 'split', foot: 'columns' },
    }),
    ['duotone', 'line'],
    { rhythm: ['background', 'surface', 'background', 'background'], closing: 'ink' },
    `hero-index
     figures-large | split-pair
     offer-cards | offer-columns
     feature
     split-wide | people-row
     journal-row | questions-list
     action-band | action-split`,
  ),
  plan(
    'annual',
    look(96, 104, 10, {
      ...{ button: 'rounded', eyebrow: 'dotted', card: 'flat', bar: 'plain', foot: 'columns' },
    }),
    ['soft', 'cut-out'],
    { rhythm: ['background', 'surface', 'tint', 'background'], closing: 'primary' },
    `hero-editorial | hero-centre
     figures-row | split-right
     offer-index | offer-bento
     process-stairs | process-line
     feature
     people-lead | quote-large
     action-split | action-centred`,
  ),
]

const creative: [Archetype, ...Archetype[]] = [
  plan(
    'poster',
    look(72, 96, 24, {
      ...{ button: 'pill', eyebrow: 'dotted', card: 'flat', bar: 'plain', foot: 'signature' },
    }),
    ['poster', 'cut-out'],
    { rhythm: ['background', 'tint', 'background', 'surface'], closing: 'accent' },
    `hero-banner | hero-billboard
     ticker
     offer-tiles | offer-index
     split-overlap | split-pair
     feature | gallery-strip
     quote-large | people-row
     action-split | action-centred`,
  ),
  plan(
    'collage',
    look(88, 96, 32, {
      ...{ button: 'pill', eyebrow: 'plain', card: 'flat', bar: 'centred', foot: 'centred' },
    }),
    ['cut-out', 'line'],
    { rhythm: ['tint', 'background', 'surface', 'background'], closing: 'primary' },
    `hero-collage
     quote-large | ticker
     offer-bento | offer-tiles
     feature | gallery-checker
     split-right | split-left
     journal-row | process-stairs
     action-centred | action-card`,
  ),
  plan(
    'arch',
    look(96, 100, 20, {
      ...{ button: 'pill', eyebrow: 'ruled', card: 'flat', bar: 'plain', foot: 'signature' },
    }),
    ['soft', 'cut-out'],
    { rhythm: ['surface', 'background', 'tint', 'background'], closing: 'ink' },
    `hero-portrait
     offer-index | offer-cards
     split-overlap | split-wide
     feature | gallery-captioned
     quote-portrait | figures-row
     place-map | questions-cards
     action-centred`,
  ),
  plan(
    'carnival',
    look(64, 88, 36, {
      ...{ button: 'pill', eyebrow: 'pill', card: 'flat', bar: 'boxed', foot: 'signature' },
    }),
    ['poster', 'cut-out'],
    { rhythm: ['tint', 'background', 'accent', 'background'], closing: 'primary' },
    `hero-mosaic | hero-frame
     ticker
     offer-tiles
     split-pair | split-left
     feature | gallery-mosaic
     process-stairs | people-row
     action-band | action-split`,
  ),
]

const minimalist: [Archetype, ...Archetype[]] = [
  plan(
    'editorial',
    look(120, 116, 0, {
      ...{ button: 'underlined', eyebrow: 'plain', card: 'bare', bar: 'centred', foot: 'centred' },
    }),
    ['soft', 'duotone'],
    { rhythm: ['background', 'background', 'surface', 'background'], closing: 'surface' },
    `hero-editorial
     quote-large
     offer-columns | offer-cards
     split-left | split-pair
     feature
     place-map | journal-row
     action-centred`,
  ),
  plan(
    'quiet',
    look(128, 124, 0, {
      ...{ button: 'underlined', eyebrow: 'capitals', card: 'bare', bar: 'plain', foot: 'plain' },
    }),
    ['line', 'duotone'],
    { rhythm: ['background', 'background', 'background', 'surface'], closing: 'background' },
    `hero-quiet
     offer-rows | offer-index
     split-right | split-wide
     feature
     figures-row | quote-portrait
     questions-list
     action-band`,
  ),
  plan(
    'catalogue',
    look(96, 100, 0, {
      ...{ button: 'square', eyebrow: 'plain', card: 'outlined', bar: 'split', foot: 'plain' },
    }),
    ['line', 'soft'],
    { rhythm: ['background', 'surface', 'background', 'background'], closing: 'ink' },
    `hero-index | hero-split
     feature | list-table
     split-pair | split-right
     offer-columns | offer-icons
     people-row | journal-row
     place-map | questions-list
     action-centred | action-band`,
  ),
  plan(
    'portrait',
    look(112, 112, 4, {
      ...{ button: 'rounded', eyebrow: 'ruled', card: 'flat', bar: 'plain', foot: 'centred' },
    }),
    ['soft', 'line'],
    { rhythm: ['background', 'surface', 'background', 'background'], closing: 'tint' },
    `hero-portrait | hero-centre
     offer-icons | offer-rows
     split-wide | split-left
     process-columns | quote-large
     feature
     questions-list | place-map
     action-centred | action-split`,
  ),
]

const bold: [Archetype, ...Archetype[]] = [
  plan(
    'billboard',
    look(64, 92, 0, {
      ...{ button: 'square', eyebrow: 'capitals', card: 'flat', bar: 'split', foot: 'signature' },
    }),
    ['poster', 'duotone'],
    { rhythm: ['background', 'primary', 'background', 'tint'], closing: 'accent' },
    `hero-billboard
     figures-band | ticker
     offer-tiles | offer-rows
     split-overlap | split-left
     feature
     quote-large | process-columns
     action-band`,
  ),
  plan(
    'block',
    look(72, 84, 0, {
      ...{ button: 'square', eyebrow: 'plain', card: 'flat', bar: 'plain', foot: 'signature' },
    }),
    ['duotone', 'poster'],
    { rhythm: ['background', 'ink', 'background', 'primary'], hero: 'accent', closing: 'primary' },
    `hero-panel
     ticker
     offer-columns | offer-index
     figures-large | split-pair
     feature
     people-row | process-stairs
     action-split | action-centred`,
  ),
  plan(
    'offset',
    look(80, 92, 0, {
      ...{ button: 'offset', eyebrow: 'pill', card: 'heavy', bar: 'split', foot: 'columns' },
    }),
    ['cut-out', 'poster'],
    { rhythm: ['background', 'tint', 'background', 'accent'], hero: 'tint', closing: 'primary' },
    `hero-split | hero-collage
     ticker
     offer-icons | offer-tiles
     process-stairs
     feature
     questions-cards | split-pair
     action-band | action-centred`,
  ),
  plan(
    'stage',
    look(72, 100, 12, {
      ...{ button: 'pill', eyebrow: 'dotted', card: 'flat', bar: 'boxed', foot: 'signature' },
    }),
    ['duotone', 'soft'],
    { rhythm: ['background', 'ink', 'background', 'tint'], closing: 'accent' },
    `hero-frame | hero-banner
     quote-large | figures-band
     offer-bento | offer-cards
     split-wide | split-overlap
     feature | gallery-strip
     place-wide | people-lead
     action-centred | action-card`,
  ),
]

const archetypes: Record<string, [Archetype, ...Archetype[]]> = {
  Modern: modern,
  Corporate: corporate,
  Creative: creative,
  Minimalist: minimalist,
  Bold: bold,
}

/** A page plan of the style; an unknown style is drawn as Modern. */
export const pickArchetype = (style: string, random: Random): Archetype =>
  random.pick(archetypes[style] ?? modern)
