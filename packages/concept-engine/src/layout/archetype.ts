import type { Ground, Look } from '@agency/contract/concept'
import {
  getSectionKind,
  type SectionFamily,
  type SectionKind,
  sectionFamilyOf,
} from '../section-kinds.ts'

/** The purpose of a section; a slot's kinds are ways to draw it. */
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
  | 'notes'
  | 'closing'

export interface Slot {
  role: Role
  /** Suitable section kinds, one of which is drawn. */
  kinds: SectionKind[]
}

/** A page plan: its style and its sections from top to bottom. */
export interface Archetype {
  name: string
  look: Omit<Look, 'treatment'>
  treatments: [Look['treatment'], ...Look['treatment'][]]
  slots: Slot[]
  /** Backgrounds that the sections between hero and closing use in turn. */
  rhythm: [Ground, ...Ground[]]
  /** Background of the hero and of the closing call to action. */
  heroGround: Ground
  closingGround: Ground
}

const roles = {
  hero: 'hero',
  ticker: 'proof',
  figures: 'proof',
  offer: 'offers',
  split: 'story',
  gallery: 'feature',
  list: 'feature',
  booking: 'feature',
  asked: 'feature',
  details: 'feature',
  questions: 'feature',
  journal: 'feature',
  process: 'steps',
  people: 'people',
  quote: 'voice',
  place: 'place',
  notes: 'notes',
  action: 'closing',
} satisfies Record<SectionFamily, Role>

/** 'hero-split | hero-centre' is one slot that can be drawn in two ways. */
const slotsOf = (plan: string): Slot[] =>
  plan
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const kinds = line.split('|').map((name) => getSectionKind(name.trim()))
      const [first] = kinds
      return { role: first ? roles[sectionFamilyOf(first)] : 'feature', kinds }
    })

/**
 * Spacing at the sides and above and below, and the corner radius, in CSS pixels; then the style.
 */
export const look = (
  gutter: number,
  air: number,
  radius: number,
  style: Pick<Look, 'button' | 'eyebrow' | 'card' | 'bar' | 'foot'>,
): Archetype['look'] => ({ gutter, air, radius, ...style })

export const plan = (
  name: string,
  style: Archetype['look'],
  treatments: Archetype['treatments'],
  grounds: { rhythm: Archetype['rhythm']; hero?: Ground; closing?: Ground },
  slots: string,
): Archetype => ({
  name,
  look: style,
  treatments,
  slots: slotsOf(slots),
  rhythm: grounds.rhythm,
  heroGround: grounds.hero ?? 'background',
  closingGround: grounds.closing ?? 'primary',
})
