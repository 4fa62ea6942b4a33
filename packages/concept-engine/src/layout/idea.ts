import type { Ground, Look } from '@agency/contract/concept'
import { seedFrom } from '../random.ts'
import type { Archetype } from './archetype.ts'
import { archetypesOf } from './archetypes.ts'

/**
 * What distinguishes one design of a brief from another: its plan, the colour that leads, the
 * section that comes first and the treatment of its pictures. Consecutive seeds differ in all of
 * them, so that a visitor who regenerates sees another idea and not another grid.
 */
export interface Idea {
  archetype: Archetype
  treatment: Look['treatment']
  /** Which of the sections that can follow the hero does; 0 for the plan's own order. */
  lead: number
  /** Selects the type pair, and the subject that leads the pictures. */
  turn: number
}

const LEADS = 3

type Grounds = [Ground, ...Ground[]]
/** The backgrounds that the hero of a style can have. */
const heroGrounds: Record<string, Grounds> = {
  Corporate: ['background', 'ink', 'primary', 'surface'],
  Creative: ['background', 'tint', 'primary', 'accent'],
  Minimalist: ['background', 'surface', 'ink', 'tint'],
  Bold: ['background', 'primary', 'ink', 'accent'],
}
const modernGrounds: Grounds = ['background', 'primary', 'ink', 'tint']

const cycle = <T>(items: readonly [T, ...T[]], turn: number): T =>
  items[turn % items.length] ?? items[0]

/** `hasPageColour` means that the client named the page's colour, which then also is the hero's. */
export function ideaOf(
  style: string,
  { companyName, seed }: { companyName: string; seed: number },
  hasPageColour: boolean,
): Idea {
  const turn = seed + (seedFrom(companyName, 0) % 1_000)
  const archetypes = archetypesOf(style)
  const archetype = cycle(archetypes, turn)
  // Shifted with each round of the plans, so that a plan returns with another colour and treatment.
  const round = Math.floor(turn / archetypes.length)
  const heroGround = hasPageColour
    ? archetype.heroGround
    : cycle(heroGrounds[style] ?? modernGrounds, turn + round)
  return {
    archetype: { ...archetype, heroGround },
    treatment: cycle(archetype.treatments, round),
    lead: turn % LEADS,
    turn,
  }
}
