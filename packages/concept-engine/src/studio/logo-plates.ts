import type { Concept } from '@agency/contract/concept'
import { footerGround } from '../drawing/draw-concept.ts'
import { headerGround } from '../drawing/headers.ts'
import { type LogoPlace, plateOf } from '../drawing/logo.ts'
import { surfaceColoursOf } from '../drawing/surface-colours.ts'

/** The plates that a concept's logo needs to be legible, by place; none where it is without one. */
export function logoPlates(concept: Concept): Partial<Record<LogoPlace, string>> {
  const { logo, palette, look } = concept
  if (!logo) return {}
  const grounds = { inHeader: headerGround(look), inFooter: footerGround(concept) }
  return Object.fromEntries(
    Object.entries(grounds).flatMap(([place, ground]) => {
      const { surface } = surfaceColoursOf(palette, ground)
      const plate = plateOf(logo, surface)
      return logo[place as LogoPlace] && plate !== surface ? [[place, plate]] : []
    }),
  )
}
