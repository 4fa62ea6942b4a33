import { outlinePages } from '@agency/concept-engine/starter-site/outline-pages'
import { Concept } from '@agency/contract/concept'
import { Estimate, phases } from '@agency/contract/estimate'
import type { SharedDesign, SharedEstimate } from '@agency/contract/share-link'
import { fontFilesFor } from '@agency/fonts/page-fonts'
import { nameOf } from '@agency/fonts/web-fonts'
import { type JoinedSummary, summaryOf } from '../estimates/estimate-columns.ts'

/** The colour roles that a designer would name, with the labels on the page. */
const swatchNames = {
  background: 'Background',
  surface: 'Surface',
  tint: 'Tint',
  primary: 'Primary',
  accent: 'Accent',
  highlight: 'Highlight',
  text: 'Text',
  mutedText: 'Muted text',
  ink: 'Ink',
} as const

/** The palette without duplicates: one colour may have several roles. */
function swatchesOf(palette: Concept['palette']): SharedDesign['palette'] {
  const names = new Map<string, string>()
  for (const [role, name] of Object.entries(swatchNames)) {
    const hex = palette[role as keyof typeof swatchNames]
    if (!names.has(hex)) names.set(hex, name)
  }
  return [...names].map(([hex, name]) => ({ name, hex }))
}

function fontFilesOf(type: Concept['type']): SharedDesign['fontFiles'] {
  const files = fontFilesFor(type, '')
  const nameFor = (family: string, weight?: number) => {
    const file = files.find(
      (each) => each.family === family && (weight === undefined || each.weight === weight),
    )
    return file ? nameOf(file) : ''
  }
  return { heading: nameFor(type.heading), body: nameFor(type.body, 400) }
}

/** The design of a stored concept for reuse; null if it is from an earlier release. */
export function designOf(stored: unknown): SharedDesign | null {
  const concept = Concept.safeParse(stored).data
  if (!concept) return null
  const { palette, type, language, tagline, sections } = concept
  return {
    paletteName: palette.name,
    palette: swatchesOf(palette),
    heading: { family: type.heading, weight: type.headingWeight },
    body: type.body,
    fontFiles: fontFilesOf(type),
    pages: outlinePages(concept),
    ...{ language, tagline },
    copy: sections.map(({ eyebrow, headline, text, items }) => ({
      ...{ eyebrow, headline, text },
      items: items.map(({ title, text: body, value }) => ({ title, text: body, value })),
    })),
  }
}

/** The figures of an estimate; null if there is none, or if it has another format. */
export function sharedEstimateOf(
  row: JoinedSummary & { estimate: unknown },
): SharedEstimate | null {
  const summary = summaryOf(row)
  const estimate = Estimate.safeParse(row.estimate).data
  if (!summary || !estimate) return null
  const { subtotal, gst, weeks, issuedOn, lines } = estimate
  const amountOf = (phase: string) =>
    lines.filter((line) => line.phase === phase).reduce((sum, { amount }) => sum + amount, 0)
  return {
    ...summary,
    ...{ subtotal, gst, weeks, issuedOn },
    phases: phases
      .map((phase) => ({ phase, amount: amountOf(phase) }))
      .filter(({ amount }) => amount > 0),
  }
}
