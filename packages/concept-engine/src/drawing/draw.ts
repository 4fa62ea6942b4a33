import type { Section } from '@agency/contract/concept'
import type { SectionKind } from '../section-kinds.ts'
import type { Element } from './element.ts'
import type { Kit } from './kit-interface.ts'

/** Draws one section of a page, from edge to edge, on the kit's background. */
export type Draw = (kit: Kit, section: Section) => Element

/** Some section kinds with their drawing functions; names that are not a kind do not compile. */
export type Drawings = Partial<Record<SectionKind, Draw>>
