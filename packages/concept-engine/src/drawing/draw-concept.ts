import type { Concept, Ground } from '@agency/contract/concept'
import { type Icons, noIcons } from '../imagery/motifs/icon-sets.ts'
import { findSectionKind, type SectionKind } from '../section-kinds.ts'
import { closingSections } from './closing-sections.ts'
import type { Draw } from './draw.ts'
import { column, type Element, withSemantics } from './element.ts'
import { footers } from './footers.ts'
import { galleries } from './galleries.ts'
import { headers } from './headers.ts'
import { calmHeroes } from './heroes-calm.ts'
import { loudHeroes } from './heroes-loud.ts'
import { kitOf, PAGE_WIDTH } from './kit.ts'
import type { DrawnConcept } from './kit-interface.ts'
import { lists } from './lists.ts'
import { notes } from './notes.ts'
import { offers } from './offers.ts'
import { people } from './people.ts'
import { requestedFeatures } from './requested-features.ts'
import { stats } from './stats.ts'
import { steps } from './steps.ts'
import { stories } from './stories.ts'
import { visitSections } from './visit-sections.ts'

/** The drawing function of each section kind. */
export const sectionDrawings = {
  ...calmHeroes,
  ...loudHeroes,
  ...offers,
  ...stories,
  ...stats,
  ...steps,
  ...galleries,
  ...lists,
  ...people,
  ...visitSections,
  ...notes,
  ...requestedFeatures,
  ...closingSections,
} satisfies Record<SectionKind, Draw>

/** The footer's background differs from the section above it, unless the footer is a quiet one. */
export function footerGround({ look, sections }: Pick<Concept, 'look' | 'sections'>): Ground {
  const isQuiet = look.foot === 'plain' || look.foot === 'centred'
  return isQuiet || sections.at(-1)?.ground === 'ink' ? 'background' : 'ink'
}

/**
 * The whole page as a satori element, 1440 CSS pixels wide and as tall as its content. Header and
 * footer are those of `frame`: all pages of a website have the same.
 */
export function drawConcept(
  concept: DrawnConcept,
  icons: Icons = noIcons,
  frame: DrawnConcept = concept,
): Element {
  const { look, palette, sections } = concept
  const foot = footerGround(concept)
  return column(
    {
      width: PAGE_WIDTH,
      backgroundColor: palette.background,
      // Missing weights would be imitated with an outline, which looks bolder.
      fontSynthesis: 'none',
      direction: concept.language === 'ar' ? 'rtl' : 'ltr',
    },
    withSemantics(headers[look.bar](kitOf(frame, icons)), { as: 'header' }),
    ...sections.map((section, index) => {
      const kind = findSectionKind(section.kind)
      if (!kind) return undefined
      const element = sectionDrawings[kind](kitOf(concept, icons, section.ground), section)
      return withSemantics(element, { as: 'section', section: { index, kind: section.kind } })
    }),
    withSemantics(footers[look.foot](kitOf(frame, icons, foot)), { as: 'footer' }),
  )
}
