import type { Estimate } from '@agency/contract/estimate'
import type { AgencySettings } from '@agency/contract/settings'
import {
  A4,
  BOTTOM,
  type Doc,
  dollars,
  exactDollars,
  heightOf,
  INNER,
  ink,
  MARGIN,
  newPage,
  printable,
  rule,
  write,
} from './pdf-sheet.ts'
import { phases } from './price-estimate.ts'

const AMOUNT = 96
const HOURS = 56
const TEXT = INNER - AMOUNT - HOURS - 12

function amountRow(doc: Doc, label: string, cents: number, y: number, bold = false): number {
  const weight = bold ? 'bold' : 'regular'
  write(doc, label, MARGIN, y, { size: bold ? 11 : 9.5, weight, width: TEXT })
  write(doc, exactDollars(cents), MARGIN + INNER - AMOUNT, y, {
    size: bold ? 11 : 9.5,
    weight,
    width: AMOUNT,
    align: 'right',
  })
  return y + (bold ? 22 : 17)
}

/** The lines by phase with hours and prices, then the sum. Goes on to a new page where it has to. */
export function writeCostPages(doc: Doc, estimate: Estimate): void {
  newPage(doc)
  let y = write(doc, 'What it costs, line by line', MARGIN, 56, { size: 24, weight: 'bold' }) + 18
  const room = (needed: number) => {
    if (y + needed <= BOTTOM) return
    newPage(doc)
    y = 56
  }
  for (const phase of phases) {
    const lines = estimate.lines.filter((line) => line.phase === phase)
    if (lines.length === 0) continue
    room(64)
    const sum = lines.reduce((total, { amount }) => total + amount, 0)
    doc.rect(MARGIN, y, 3, 13).fill(ink.brand)
    write(doc, phase, MARGIN + 10, y, { size: 11, weight: 'bold', width: TEXT })
    write(doc, dollars(sum), MARGIN + INNER - AMOUNT, y, {
      size: 11,
      weight: 'bold',
      width: AMOUNT,
      align: 'right',
    })
    y += 20
    for (const { description, quarterHours, amount } of lines) {
      const text = printable(description, 200)
      const height = heightOf(doc, text, { size: 9.5, width: TEXT })
      room(height + 10)
      rule(doc, y)
      y += 5
      write(doc, text, MARGIN, y, { size: 9.5, width: TEXT, color: ink.muted })
      write(doc, `${quarterHours / 4} h`, MARGIN + TEXT + 6, y, {
        size: 9.5,
        width: HOURS,
        align: 'right',
        color: ink.muted,
      })
      write(doc, exactDollars(amount), MARGIN + INNER - AMOUNT, y, {
        size: 9.5,
        width: AMOUNT,
        align: 'right',
      })
      y += height + 5
    }
    y += 12
  }
  room(96)
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + INNER, y)
    .lineWidth(1.2)
    .strokeColor(ink.ink)
    .stroke()
  y += 10
  y = amountRow(doc, 'Subtotal', estimate.subtotal, y)
  y = amountRow(doc, 'GST', estimate.gst, y)
  y = amountRow(doc, 'Total, including GST', estimate.total, y + 2, true)
  write(
    doc,
    `We quote a range of ${dollars(estimate.low)} to ${dollars(estimate.high)}, because a description leaves things open. After a first conversation it becomes a fixed price.`,
    MARGIN,
    y + 4,
    { size: 9, color: ink.muted, width: INNER },
  )
}

function bullets(
  doc: Doc,
  title: string,
  items: string[],
  x: number,
  y: number,
  width: number,
): number {
  let next = write(doc, title, x, y, { size: 12, weight: 'bold', width }) + 8
  for (const item of items) {
    doc.rect(x, next + 5, 5, 1.4).fill(ink.brand)
    next =
      write(doc, printable(item, 240), x + 14, next, {
        size: 9.5,
        color: ink.muted,
        width: width - 14,
      }) + 5
  }
  return next
}

const steps = [
  ['A call', 'Half an hour. You tell us what matters, we say what we would leave out.'],
  ['A fixed price', 'Within two working days, with dates, on one page.'],
  ['A start', 'The first workshop is within two weeks of your yes.'],
] as const

/** Time by phase, what is assumed and left out, options, and what happens next. */
export function writeTermsPage(
  doc: Doc,
  estimate: Estimate,
  agency: AgencySettings,
  validUntil: string,
): void {
  newPage(doc)
  write(doc, 'How it would go', MARGIN, 56, { size: 24, weight: 'bold' })
  const hoursOf = (phase: string) =>
    estimate.lines
      .filter((line) => line.phase === phase)
      .reduce((sum, line) => sum + line.quarterHours / 4, 0)
  const total = phases.reduce((sum, phase) => sum + hoursOf(phase), 0)
  const shades = ['#2e2925', '#8e350c', ink.brand, '#ffb67a', '#817973']
  let x = MARGIN
  for (const [index, phase] of phases.entries()) {
    const w = (INNER * hoursOf(phase)) / total
    doc.rect(x, 104, Math.max(0, w - 2), 16).fill(shades[index] ?? ink.ink)
    x += w
  }
  for (const [index, phase] of phases.entries()) {
    const at = MARGIN + (INNER / phases.length) * index
    doc.rect(at, 132, 8, 8).fill(shades[index] ?? ink.ink)
    write(doc, `${phase}, ${hoursOf(phase)} h`, at + 13, 130, {
      size: 8.5,
      color: ink.muted,
      width: INNER / phases.length - 14,
    })
  }
  write(doc, `About ${estimate.weeks} weeks from the first workshop to launch.`, MARGIN, 154, {
    size: 10,
  })

  const half = INNER / 2 - 14
  const right = MARGIN + INNER / 2 + 14
  const y = Math.max(
    bullets(doc, 'What this assumes', estimate.assumptions, MARGIN, 196, half),
    bullets(doc, 'What is not in it', estimate.exclusions, right, 196, half),
  )
  let next = write(doc, 'You could add', MARGIN, y + 18, { size: 12, weight: 'bold' }) + 6
  for (const { name, description, amount } of estimate.options) {
    rule(doc, next)
    next += 6
    write(doc, printable(name, 60), MARGIN, next, { size: 9.5, weight: 'bold', width: 190 })
    const bottom = write(doc, printable(description, 120), MARGIN + 200, next, {
      size: 9.5,
      color: ink.muted,
      width: INNER - 290,
    })
    write(doc, dollars(amount), MARGIN + INNER - 80, next, { size: 9.5, width: 80, align: 'right' })
    next = bottom + 5
  }
  write(doc, 'Prices include GST.', MARGIN, next + 2, { size: 8.5, color: ink.muted })

  const base = BOTTOM - 188
  doc.roundedRect(MARGIN, base, INNER, 172, 8).fill(ink.brand)
  write(doc, 'What happens next', MARGIN + 24, base + 22, {
    size: 16,
    weight: 'bold',
    color: ink.onBrand,
  })
  for (const [index, [title, text]] of steps.entries()) {
    const at = MARGIN + 24 + index * ((INNER - 48) / 3)
    write(doc, `${index + 1}. ${title}`, at, base + 54, {
      size: 10.5,
      weight: 'bold',
      color: ink.onBrand,
      width: 150,
    })
    write(doc, text, at, base + 71, { size: 9, color: ink.onBrand, width: (INNER - 48) / 3 - 16 })
  }
  write(doc, printable(`${agency.email}  ·  ${agency.phone}`, 90), MARGIN + 24, base + 128, {
    size: 11,
    weight: 'bold',
    color: ink.onBrand,
  })
  write(doc, `This estimate holds until ${validUntil}.`, MARGIN + 24, base + 146, {
    size: 9,
    color: ink.onBrand,
    width: A4.width - 2 * MARGIN - 48,
  })
}
