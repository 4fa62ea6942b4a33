import type { Section } from '@agency/contract/concept'
import type { SectionKind } from '../section-kinds.ts'
import type { Element } from './element.ts'
import type { Kit } from './kit-interface.ts'

/** Draws one section of a page, from edge to edge, on the kit's ground. */
export type Draw = (kit: Kit, section: Section) => Element

/** Some kinds of section with what draws them; other names than a kind's do not compile. */
export type Drawings = Partial<Record<SectionKind, Draw>>
