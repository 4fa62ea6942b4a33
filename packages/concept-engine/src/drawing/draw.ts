import type { Section } from '@agency/contract/concept'
import type { Element } from './element.ts'
import type { Kit } from './kit.ts'

/** Draws one section of a page, from edge to edge, on the kit's ground. */
export type Draw = (kit: Kit, section: Section) => Element
