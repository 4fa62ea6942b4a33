import type { ProposalEvent, ProposalSnapshot } from '@agency/contract/proposal'
import { TIME_ZONE } from '@agency/contract/time'
import {
  BOTTOM,
  beginChapter,
  element,
  exactDollars,
  flow,
  group,
  INNER,
  MARGIN,
  newPage,
  rule,
  type Sheet,
  type,
  writeAt,
  writeLink,
} from './pdf-sheet.ts'
import { isLegible, printable } from './pdf-text.ts'
import type { ProposalEvidence } from './proposal-evidence.ts'

const time = new Intl.DateTimeFormat('en-AU', {
  ...{ dateStyle: 'long', timeStyle: 'long', timeZone: TIME_ZONE },
})
const timeOf = (iso: string) => time.format(new Date(iso)).replace(/\s/g, ' ')

const happened: Record<ProposalEvent['kind'], string> = {
  created: 'Drafted',
  sent: 'Sent',
  opened: 'Opened',
  changed: 'Options changed',
  asked: 'Question asked',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  reminded: 'Reminder sent',
  reminders_stopped: 'Reminders stopped',
  sealed: 'Sealed',
  deposit_paid: 'Deposit paid',
}

const FIELD = { width: 240, height: 80 }

/** The drawn signature, or the typed name. */
function writeSignature(sheet: Sheet, { name, drawing }: ProposalEvidence): void {
  if (sheet.y + FIELD.height + 30 > BOTTOM) newPage(sheet)
  const { y } = sheet
  const named = printable(name, 100)
  if (drawing) {
    element(
      ...([sheet, sheet.section, 'Figure'] as const),
      () => {
        const { doc } = sheet
        doc.save()
        doc.translate(MARGIN, y).scale(FIELD.width / 600, FIELD.height / 200)
        // Clipped, so that no part of it covers the evidence.
        doc.rect(0, 0, 600, 200).clip()
        doc.path(drawing).lineWidth(5).lineCap('round').lineJoin('round')
        doc.strokeColor(sheet.palette.ink).stroke()
        doc.restore()
      },
      {
        alt: `Signature drawn by ${named}`,
        bbox: [MARGIN, y, MARGIN + FIELD.width, y + FIELD.height],
      },
    )
  } else {
    writeAt(
      sheet,
      y + FIELD.height - 44,
      named,
      { ...type.title, size: 26 },
      {
        ...{ width: INNER, lines: 1 },
      },
    )
  }
  rule(sheet, y + FIELD.height + 4, MARGIN, 300, 'ink')
  sheet.y = y + FIELD.height + 10
}

function writeFact(sheet: Sheet, label: string, value: string): void {
  if (value === '') return
  if (sheet.y + 26 > BOTTOM) newPage(sheet)
  writeAt(sheet, sheet.y, label, type.muted, { width: 150 })
  // A hash must fit on one line.
  const style = value.length > 56 && !value.includes(' ') ? type.smallBold : type.label
  sheet.y = writeAt(sheet, sheet.y, value, style, { x: MARGIN + 158, width: INNER - 158 }) + 3
}

/** A name as its Unicode code points. */
const codePointsOf = (name: string) =>
  Array.from(
    name,
    (each) => `U+${each.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ')

/** The signer, the document, the time and the origin of the signature, and how to verify it. */
export function writeEvidence(
  sheet: Sheet,
  { draft, version, priceBookVersion, reference }: ProposalSnapshot,
  evidence: ProposalEvidence,
): void {
  beginChapter(sheet, 'Signature', 300)
  flow(sheet, printable(draft.consent, 1_000), type.body)
  sheet.y += 10
  writeSignature(sheet, evidence)
  const { name, signedAt, address, browser, snapshotSha256, verifyCode, verifyUrl, seal } = evidence
  const facts: [string, string][] = [
    ['Signed by', printable(name, 100)],
    // A name in a script that no font here covers is still on record.
    ['The name in Unicode', isLegible(sheet.doc, name) ? '' : codePointsOf(name)],
    ['Signed', timeOf(signedAt)],
    ['Network address', address],
    ['Browser', printable(browser, 300)],
    ['Proposal', `${reference}, version ${version}`],
    ['Price book', `Version ${priceBookVersion}`],
    ['SHA-256 of what was signed', snapshotSha256],
    ['Code of this document', verifyCode],
  ]
  for (const [label, value] of facts) writeFact(sheet, label, value)
  writeAt(sheet, sheet.y, 'Check this document at', type.muted, { width: 150 })
  sheet.y = writeLink(sheet, sheet.y, verifyUrl, verifyUrl, type.label, {
    ...{ x: MARGIN + 158, width: INNER - 158, color: 'brandText' },
  })
  sheet.y += 10
  flow(sheet, seal, type.small)
  sheet.y += 4
  flow(
    ...([sheet] as const),
    'The words above are those of the agency. They are not legal advice.',
    type.small,
  )
  sheet.y += 12
  if (sheet.y + 60 > BOTTOM) newPage(sheet)
  writeAt(sheet, sheet.y, 'What happened, and when', type.head, { tag: 'H2' })
  sheet.y += 20
  const list = group(sheet, sheet.section, 'L')
  if (evidence.stepsLeftOut > 0) {
    const further =
      evidence.stepsLeftOut === 1
        ? '1 further step is'
        : `${evidence.stepsLeftOut} further steps are`
    writeAt(sheet, sheet.y, `${further} kept and not shown here.`, type.muted, {
      ...{ tag: 'LBody', parent: group(sheet, list, 'LI'), lines: 1, width: INNER },
    })
    sheet.y += 16
  }
  for (const { kind, time: at, total, text, address: from } of evidence.steps) {
    if (sheet.y + 36 > BOTTOM) newPage(sheet)
    const item = group(sheet, list, 'LI')
    const textOptions = { tag: 'LBody', parent: item, lines: 1 }
    writeAt(sheet, sheet.y, timeOf(at), type.muted, { ...textOptions, width: 190 })
    const what = [
      happened[kind],
      total === null ? '' : exactDollars(total),
      from ? `from ${from}` : '',
      kind === 'changed' ? printable(text, 120) || 'no options' : '',
    ]
    writeAt(sheet, sheet.y, what.filter(Boolean).join(', '), type.muted, {
      ...{ ...textOptions, x: MARGIN + 198, width: INNER - 198 },
    })
    sheet.y += 16
  }
}
