import type { DesignBrief } from '@agency/contract/brief'
import type { BriefCopy } from '@agency/contract/brief-copy'
import type { Concept } from '@agency/contract/concept'
import { designStyles, findDesignStyle } from '@agency/contract/generator-form'
import { mergeCopy } from './copy/merge-copy.ts'
import { writeCopy } from './copy/write-copy.ts'
import { pickArchetype } from './layout/archetypes.ts'
import { imageryMaker } from './layout/imagery-maker.ts'
import { layOut } from './layout/lay-out.ts'
import { paletteFrom } from './palette/palette.ts'
import { randomOf, seedFrom } from './random.ts'
import { pickTypePair } from './type/pairs.ts'

/** Each part draws from a source of its own: a change to one leaves the others as they were. */
const sourceFor = (brief: DesignBrief, seed: number) => (part: string) =>
  randomOf(seedFrom(`${part}|${brief.companyName}|${brief.mainGoal}`, seed))

/** What somebody who writes copy for a brief has to know: its language, and the offers on its page. */
export function copyOutline(brief: DesignBrief, seed: number) {
  const { language, offers } = writeCopy(brief, sourceFor(brief, seed)('copy'))
  return { language, offers: offers.map(({ title }) => title) }
}

/**
 * Designs the home page of a brief. The same brief and seed give the same concept; all its facts
 * about the business come from the brief, and no figure in it is invented. `copy` from elsewhere is
 * taken as far as it keeps to that too.
 */
export function createConcept(brief: DesignBrief, seed: number, copy?: BriefCopy): Concept {
  const sourceOf = sourceFor(brief, seed)
  const layout = sourceOf('layout')
  const style = findDesignStyle(brief.overallVibe) ?? layout.pick(designStyles)
  const written = writeCopy(brief, sourceOf('copy'))
  const deck = copy ? mergeCopy(written, copy, brief) : written
  const archetype = pickArchetype(style, layout)
  const treatment = layout.pick(archetype.treatments)
  const colours = sourceOf('colours')
  const sections = layOut(archetype, {
    companyName: brief.companyName,
    businessType: brief.businessType,
    deck,
    left: {
      stories: [...deck.stories],
      quotes: [...deck.quotes],
      closings: [...deck.closings],
      leads: [...deck.leads],
      offerHeadings: [...deck.offerHeadings],
      stepHeadings: [...deck.stepHeadings],
    },
    images: imageryMaker(deck.industry.subject, treatment, seed),
    random: layout,
    said: new Set(),
  })
  return {
    version: 2,
    seed,
    companyName: brief.companyName,
    industry: brief.industry,
    subject: deck.industry.subject,
    tagline: deck.tagline,
    style,
    archetype: archetype.name,
    businessType: brief.businessType,
    language: deck.language,
    siteMap: deck.siteMap,
    labels: deck.labels,
    palette: paletteFrom(brief.colorFeel, colours.pick(deck.industry.colours), style, colours),
    type: pickTypePair(style, sourceOf('type')),
    look: { ...archetype.look, treatment },
    sections,
  }
}
