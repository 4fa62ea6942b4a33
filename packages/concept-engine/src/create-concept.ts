import type { DesignBrief } from '@agency/contract/brief'
import type { BriefCopy } from '@agency/contract/brief-copy'
import type { Concept, Section } from '@agency/contract/concept'
import { designStyles, findDesignStyle } from '@agency/contract/generator-form'
import type { CopyDeck } from './copy/copy-deck.ts'
import { mergeCopy } from './copy/merge-copy.ts'
import { writeCopy } from './copy/write-copy.ts'
import type { Motif } from './imagery/motifs/find-motifs.ts'
import { briefMotifs, prefersPhotographs, refusesDrawings } from './layout/brief-motifs.ts'
import { ideaOf } from './layout/idea.ts'
import { imageryMaker } from './layout/imagery-maker.ts'
import { layOut } from './layout/lay-out.ts'
import { fallbackPairs } from './palette/any-colours.ts'
import type { LchColour } from './palette/colour-words.ts'
import { paletteFrom } from './palette/palette.ts'
import { readColours } from './palette/read-colours.ts'
import { limitSparingColour } from './palette/sparing-colour.ts'
import { randomOf, seedFrom } from './random.ts'
import { readBrief } from './reading/read-brief.ts'
import { findTrade } from './trades/find-trade.ts'
import { typePairOf } from './type/pairs.ts'

/** Each part uses its own random source, so that a change to one does not affect the others. */
const sourceFor = (seed: number, companyName: string) => (part: string) =>
  randomOf(seedFrom(`${part}|${companyName}`, seed))

const textsOf = (sections: readonly Section[]) =>
  sections.flatMap((section) => [
    ...[section.eyebrow, section.headline, section.text],
    ...[section.callToAction, section.secondCallToAction],
    ...section.items.flatMap(({ title, text, value, group }) => [title, text, value, group]),
  ])

/** The sources of those texts on a page that are not from the brief. */
function sourcesOf(
  { sources }: CopyDeck,
  labels: Record<string, string>,
  texts: readonly string[],
): Concept['sources'] {
  const fixed = new Set(Object.values(labels))
  return Object.fromEntries(
    texts.flatMap((text) => {
      const source = sources.get(text) ?? (fixed.has(text) ? 'label' : 'brief')
      return source === 'brief' || text.trim() === '' ? [] : [[text, source]]
    }),
  )
}

/**
 * The data that a copywriter needs for a brief: its language, the offers on its page, and its
 * description without anything confidential.
 */
export function copyOutline(brief: DesignBrief) {
  const facts = readBrief(brief)
  const { language, offers } = writeCopy(facts, findTrade(facts))
  return { language, offers: offers.map(({ title }) => title), description: facts.text }
}

/**
 * Designs the home page of a brief. The same brief and seed give the same concept. It contains only
 * what the brief says: every text is the client's, a label, or a line that asserts nothing, as
 * recorded in `sources`. External `copy` is used as far as the brief supports it. The design
 * depends only on the seed and the company's name, so that the live page, which is composed while
 * the brief is being typed, has the same design as the resulting concept.
 */
export function createConcept(brief: DesignBrief, seed: number, copy?: BriefCopy): Concept {
  const sourceOf = sourceFor(seed, brief.companyName)
  const layout = sourceOf('layout')
  const style = findDesignStyle(brief.overallVibe) ?? layout.pick(designStyles)
  const facts = readBrief(brief)
  const trade = findTrade(facts)
  const copyDeck = writeCopy(facts, trade)
  const deck = copy ? mergeCopy(copyDeck, copy, facts) : copyDeck
  const hasPageColour = readColours(brief.colorFeel, facts.designNotes).ground !== undefined
  const { archetype, treatment, lead, turn } = ideaOf(
    style,
    { companyName: brief.companyName, seed },
    hasPageColour,
  )
  const colours = sourceOf('colours')
  const subject = trade?.subject ?? ''
  const [first, second, ...others] = refusesDrawings(brief.colorFeel) ? [] : briefMotifs(facts)
  // Either of the two most relevant subjects can lead the pictures, unless the business is named
  // after the first and does not sell the second: a crane truck that moves spa pools does not open
  // with a pool.
  const isNamed = ({ word }: Motif) =>
    `${brief.companyName} ${brief.industry}`.toLowerCase().includes(word)
  const isSold = ({ word }: Motif) =>
    facts.offers.some(({ title, price }) => price !== '' && title.toLowerCase().endsWith(word))
  const isOnlySubject = first && second && isNamed(first) && !isNamed(second) && !isSold(second)
  const leading = turn % 2 === 0 || isOnlySubject ? [first, second] : [second, first]
  const motifs = [...leading, ...others].flatMap((motif) => motif?.name ?? [])
  const laidOut = layOut(archetype, lead, {
    companyName: brief.companyName,
    deck,
    left: {
      stories: [...deck.stories],
      pulls: [...deck.pulls],
      leads: [...deck.leads],
      notes: [...deck.notes],
      forms: [deck.form, ...deck.otherForms],
    },
    images: imageryMaker(motifs, {
      companyName: brief.companyName,
      subject,
      treatment,
      seed,
      firstPicture: facts.firstPicture,
      isLedByPhotographs: prefersPhotographs(facts),
    }),
    random: layout,
  })
  const sections = limitSparingColour(laidOut, brief.colorFeel, facts.designNotes)
  return {
    version: 2,
    seed,
    companyName: brief.companyName,
    industry: brief.industry,
    trade: trade?.key ?? '',
    subject,
    tagline: deck.tagline,
    style,
    archetype: archetype.name,
    businessType: brief.businessType,
    language: deck.language,
    siteMap: deck.siteMap,
    sources: sourcesOf(deck, deck.labels, [...textsOf(sections), ...deck.siteMap, deck.tagline]),
    labels: deck.labels,
    palette: paletteFrom(
      brief.colorFeel,
      colours.pick<LchColour[]>(trade?.colours ?? fallbackPairs),
      style,
      colours,
      facts.designNotes,
    ),
    type: typePairOf(style, turn),
    look: { ...archetype.look, treatment },
    sections,
  }
}
