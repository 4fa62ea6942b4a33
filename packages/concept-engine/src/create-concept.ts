import type { DesignBrief } from '@agency/contract/brief'
import type { Concept, Imagery, Section, SectionItem } from '@agency/contract/concept'
import { designStyles, findDesignStyle } from '@agency/contract/generator-form'
import { pickArchetype } from './archetypes.ts'
import { pickTypePair } from './fonts.ts'
import { findIndustry, findSubject, type Industry } from './industries.ts'
import { paletteFrom } from './palette.ts'
import { type Random, randomOf, seedFrom } from './random.ts'
import { type Reading, readDescription } from './read-description.ts'

interface Writing {
  brief: DesignBrief
  reading: Reading
  industry: Industry
  random: Random
  /** Statements not shown yet: no sentence stands on a page twice. */
  unused: string[]
}

const HEADLINE_MAX = 64
/** Fewer make a flyer, not a page. */
const MIN_SECTIONS = 5

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A headline out of what the business is, or out of a short sentence of its own. */
function headlineOf({ reading, brief, random, unused }: Writing): string {
  const candidates: string[] = []
  if (reading.nature && reading.nature.length <= HEADLINE_MAX) {
    candidates.push(`${capitalise(reading.nature)}.`)
    // The sentence that says no more than the headline is not said again.
    const index = unused.findIndex(
      (statement) =>
        statement.replace(/^(?:an?|the)\s+/i, '').toLowerCase() ===
        `${reading.nature?.toLowerCase()}.`,
    )
    if (index >= 0) unused.splice(index, 1)
  }
  for (const statement of reading.statements) {
    if (statement.length <= HEADLINE_MAX && /\s/.test(statement)) candidates.push(statement)
  }
  const [first, ...rest] = candidates
  if (first === undefined) return `${brief.companyName}.`
  const chosen = random.pick([first, ...rest.slice(0, 2)])
  const index = unused.indexOf(chosen)
  if (index >= 0) unused.splice(index, 1)
  return chosen
}

const take = (writing: Writing, max = 220): string => {
  const index = writing.unused.findIndex((statement) => statement.length <= max)
  return index < 0 ? '' : (writing.unused.splice(index, 1)[0] ?? '')
}

const audienceLine = ({ brief, reading }: Writing) => {
  const place = reading.place ? `in ${reading.place}` : ''
  if (brief.businessType === 'B2B') return `For businesses ${place}`.trim()
  if (brief.businessType === 'B2C') return place ? capitalise(place) : brief.industry
  return `For people and businesses ${place}`.trim()
}

const actionsOf = ({ brief, reading, industry }: Writing) => {
  const own = brief.businessType === 'B2B' ? industry.actions.business : industry.actions.consumer
  const labels = [...reading.actions, own, industry.actions.second]
  const first = labels[0] ?? own
  return { first, second: labels.find((label) => label !== first) ?? industry.actions.second }
}

/** Writes the sections of an archetype; one that has nothing true to say is left out. */
function writeSection(kind: string, writing: Writing, image: () => Imagery): Section | undefined {
  const { reading, industry, brief } = writing
  const { first, second } = actionsOf(writing)
  const section = (rest: Partial<Section> & { headline: string }): Section => ({
    kind,
    eyebrow: '',
    text: '',
    callToAction: '',
    secondCallToAction: '',
    items: [],
    ...rest,
  })
  if (kind.startsWith('hero')) {
    const headline = headlineOf(writing)
    return section({
      eyebrow: audienceLine(writing),
      headline,
      text: take(writing) || brief.industry,
      callToAction: first,
      secondCallToAction: second,
      image: image(),
    })
  }
  if (kind.startsWith('offer')) {
    const items: SectionItem[] = reading.offers.slice(0, 6).map((offer) => ({
      ...offer,
      value: '',
      image: image(),
    }))
    if (items.length < 2) return undefined
    const even = items.length === 5 ? items.slice(0, 4) : items
    // A sentence that is shown as an offer is not shown again.
    writing.unused = writing.unused.filter(
      (statement) =>
        !even.some(({ text }) => statement.includes(text.replace(/^We /, '').slice(0, -1))),
    )
    return section({ eyebrow: brief.companyName, headline: industry.offer, items: even })
  }
  if (kind === 'figures') {
    if (reading.figures.length < 2) return undefined
    return section({
      headline: 'In figures',
      items: reading.figures.map(({ value, label }) => ({ title: label, value, text: '' })),
    })
  }
  if (kind.startsWith('split')) {
    const text = take(writing, 260)
    if (!text) return undefined
    return section({
      eyebrow: reading.place ?? brief.industry,
      headline: text,
      text: take(writing, 260),
      callToAction: second,
      image: image(),
    })
  }
  if (kind === 'process') {
    return section({
      eyebrow: 'How it works',
      headline: `Three steps with ${brief.companyName}`,
      items: industry.process.map(({ title, text }, index) => ({
        title,
        text,
        value: `${index + 1}`,
      })),
    })
  }
  if (kind === 'gallery') {
    return section({
      headline: industry.pages[0] ?? 'Gallery',
      items: [0, 1, 2].map(() => ({ title: '', text: '', value: '', image: image() })),
    })
  }
  if (kind === 'quote') {
    const text = take(writing, 180)
    return text ? section({ headline: text, eyebrow: brief.companyName }) : undefined
  }
  if (kind === 'action') {
    return section({
      headline: brief.businessType === 'B2B' ? 'Let’s talk about your week.' : `${first}.`,
      text: take(writing, 160) || audienceLine(writing),
      callToAction: first,
      secondCallToAction: brief.businessType === 'B2B' ? '' : second,
      image: image(),
    })
  }
  return undefined
}

/**
 * Designs the home page of a brief. The same brief and seed give the same concept; all its copy
 * about the business comes from the brief, and no figure in it is invented.
 */
export function createConcept(brief: DesignBrief, seed: number): Concept {
  const random = randomOf(seedFrom(`${brief.companyName}|${brief.mainGoal}`, seed))
  const industry = findIndustry(brief.industry, brief.mainGoal)
  const style = findDesignStyle(brief.overallVibe) ?? random.pick(designStyles)
  const reading = readDescription(brief.mainGoal)
  const writing: Writing = { brief, reading, industry, random, unused: [...reading.statements] }
  const subject = findSubject(brief.industry, brief.mainGoal)
  let pictures = 0
  const image = (): Imagery => {
    pictures += 1
    return { subject, seed: (seedFrom(subject, seed) + pictures) % 2 ** 31 }
  }
  const archetype = pickArchetype(style, random)
  const write = (kind: string) => {
    const written = writeSection(kind, writing, image)
    return written ? [written] : []
  }
  const sections = archetype.sections.flatMap(write)
  // A short description leaves sections out: pictures and the way it works fill the page instead.
  for (const kind of ['process', 'gallery']) {
    if (sections.length >= MIN_SECTIONS || sections.some((section) => section.kind === kind))
      continue
    sections.splice(-1, 0, ...write(kind))
  }
  return {
    version: 1,
    seed,
    companyName: brief.companyName,
    industry: brief.industry,
    tagline: reading.nature ? `${capitalise(reading.nature)}.` : brief.industry,
    style,
    archetype: archetype.name,
    businessType: brief.businessType,
    siteMap: industry.pages,
    palette: paletteFrom(brief.colorFeel, industry.colours, style, random),
    type: pickTypePair(style, random),
    sections,
  }
}
