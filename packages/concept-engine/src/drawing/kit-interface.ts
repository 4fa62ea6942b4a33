import type { Concept, Ground, Imagery, Look, Palette, Section } from '@agency/contract/concept'
import type { Child, Element, Style } from './element.ts'
import type { Space } from './space-scale.ts'
import type { SurfaceColours } from './surface-colours.ts'
import type { TypeSize } from './type-scale.ts'

/** A concept as it is drawn. */
export interface DrawnConcept extends Concept {
  /** Set for a page of a website that is handed over: it has no placeholders for a map. */
  website?: {
    /** The names of its pages in the menu; undefined if its only page has a menu of its sections. */
    menu: readonly string[] | undefined
  }
}

/** A concept's visual style as drawing functions, on one background. */
export interface Kit {
  concept: DrawnConcept
  palette: Palette
  look: Look
  surface: Ground
  colours: SurfaceColours
  /** Spacing at the sides of the page, and above and below a section. */
  gutter: Space
  sectionPadding: Space
  /** Width of the content between the gutters. */
  inner: number
  /** Width of some of the content's 12 columns, with the gaps between them. */
  span: (columns: number) => number
  on: (ground: Ground) => Kit
  /** A headline; `size` applies to short ones, and long ones get a smaller size. */
  display: (size: TypeSize, content: string, style?: Style) => Element
  /** The heading of a card or an item. */
  title: (size: TypeSize, content: string, style?: Style) => Element
  body: (size: TypeSize, content: string, style?: Style) => Element
  /** Small text of controls, captions and figure labels. */
  label: (content: string, style?: Style) => Element
  eyebrow: (content: string) => Element | undefined
  buttons: (section: Section, style?: Style) => Element | undefined
  image: (
    imagery: Imagery | undefined,
    width: number,
    height: number,
    style?: Style,
  ) => Element | undefined
  icon: (index: number, size?: number) => Element
  /** A section's area, from edge to edge. */
  band: (style: Style, ...children: Child[]) => Element
  /** A card in the style that the look specifies, on a separate background. */
  card: (draw: (kit: Kit) => Child[], style?: Style, ground?: Ground) => Element
}
