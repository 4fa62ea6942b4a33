import type { ProposalEvent, ProposalSnapshot } from '@agency/contract/proposal'
import { TIME_ZONE } from '@agency/contract/time'
import {
  addPage,
  BOTTOM,
  beginChapter,
  CONTENT_WIDTH,
  element,
  flow,
  formatDollars,
  group,
  MARGIN,
  rule,
  type Sheet,
  textStyles,
  writeAt,
  writeLink,
} from './pdf-sheet.ts'
import { isLegible, toPrintable } from './pdf-text.ts'
import type { ProposalEvidence } from './proposal-evidence.ts'

const timeFormat = new Intl.DateTimeFormat('en-AU', {
  ...{ dateStyle: 'long', timeStyle: 'long', timeZone: TIME_ZONE },
})
const formatTime = (iso: string) => timeFormat.format(new Date(iso)).replace(/\s/g, ' ')

const eventLabels: Record<ProposalEvent['kind'], string> = {
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

const SIGNATURE_FIELD = { width: 240, height: 80 }

/** The drawn signature, or the typed name. */
function writeSignature(sheet: Sheet, { name, drawing }: ProposalEvidence): void {
  if (sheet.y + SIGNATURE_FIELD.height + 30 > BOTTOM) addPage(sheet)
  const { y } = sheet
  const signerName = toPrintable(name, 100)
  if (drawing) {
    element(
      ...([sheet, sheet.section, 'Figure'] as const),
      () => {
        const { doc } = sheet
        doc.save()
        doc.translate(MARGIN, y).scale(SIGNATURE_FIELD.width / 600, SIGNATURE_FIELD.height / 200)
        // Clipped, so that no part of it covers the evidence.
        doc.rect(0, 0, 600, 200).clip()
        doc.path(drawing).lineWidth(5).lineCap('round').lineJoin('round')
        doc.strokeColor(sheet.palette.ink).stroke()
        doc.restore()
      },
      {
        alt: `Signature drawn by ${signerName}`,
        bbox: [MARGIN, y, MARGIN + SIGNATURE_FIELD.width, y + SIGNATURE_FIELD.height],
      },
    )
  } else {
    writeAt(
      sheet,
      y + SIGNATURE_FIELD.height - 44,
      signerName,
      { ...textStyles.title, size: 26 },
      {
        ...{ width: CONTENT_WIDTH, lines: 1 },
      },
    )
  }
  rule(sheet, y + SIGNATURE_FIELD.height + 4, MARGIN, 300, 'ink')
  sheet.y = y + SIGNATURE_FIELD.height + 10
}

function writeFact(sheet: Sheet, label: string, value: string): void {
  if (value === '') return
  if (sheet.y + 26 > BOTTOM) addPage(sheet)
  writeAt(sheet, sheet.y, label, textStyles.muted, { width: 150 })
  // A hash must fit on one line.
  const style = value.length > 56 && !value.includes(' ') ? textStyles.smallBold : textStyles.label
  sheet.y =
    writeAt(sheet, sheet.y, value, style, { x: MARGIN + 158, width: CONTENT_WIDTH - 158 }) + 3
}

/** A name as its Unicode code points. */
const codePointsOf = (name: string) =>
  Array.from(
    name,
    (character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ')

/** The signer, the document, the time and the origin of the signature, and how to verify it. */
export function writeEvidence(
  sheet: Sheet,
  { draft, version, priceBookVersion, reference }: ProposalSnapshot,
  evidence: ProposalEvidence,
): void {
  beginChapter(sheet, 'Signature', 300)
  flow(sheet, toPrintable(draft.consent, 1_000), textStyles.body)
  sheet.y += 10
  writeSignature(sheet, evidence)
  const { name, signedAt, address, browser, snapshotSha256, verifyCode, verifyUrl, seal } = evidence
  const facts: [string, string][] = [
    ['Signed by', toPrintable(name, 100)],
    // The document must identify the signer even if no font covers the name's script.
    ['The name in Unicode', isLegible(sheet.doc, name) ? '' : codePointsOf(name)],
    ['Signed', formatTime(signedAt)],
    ['Network address', address],
    ['Browser', toPrintable(browser, 300)],
    ['Proposal', `${reference}, version ${version}`],
    ['Price book', `Version ${priceBookVersion}`],
    ['SHA-256 of what was signed', snapshotSha256],
    ['Code of this document', verifyCode],
  ]
  for (const [label, value] of facts) writeFact(sheet, label, value)
  writeAt(sheet, sheet.y, 'Check this document at', textStyles.muted, { width: 150 })
  sheet.y = writeLink(sheet, sheet.y, verifyUrl, verifyUrl, textStyles.label, {
    ...{ x: MARGIN + 158, width: CONTENT_WIDTH - 158, color: 'brandText' },
  })
  sheet.y += 10
  flow(sheet, seal, textStyles.small)
  sheet.y += 4
  flow(
    ...([sheet] as const),
    'The words above are those of the agency. They are not legal advice.',
    textStyles.small,
  )
  sheet.y += 12
  if (sheet.y + 60 > BOTTOM) addPage(sheet)
  writeAt(sheet, sheet.y, 'What happened, and when', textStyles.heading, { tag: 'H2' })
  sheet.y += 20
  const list = group(sheet, sheet.section, 'L')
  if (evidence.omittedStepCount > 0) {
    const hiddenSteps =
      evidence.omittedStepCount === 1
        ? '1 further step is'
        : `${evidence.omittedStepCount} further steps are`
    writeAt(sheet, sheet.y, `${hiddenSteps} kept and not shown here.`, textStyles.muted, {
      ...{ tag: 'LBody', parent: group(sheet, list, 'LI'), lines: 1, width: CONTENT_WIDTH },
    })
    sheet.y += 16
  }
  for (const { kind, time: eventTime, total, text, address: origin } of evidence.steps) {
    if (sheet.y + 36 > BOTTOM) addPage(sheet)
    const item = group(sheet, list, 'LI')
    const textOptions = { tag: 'LBody', parent: item, lines: 1 }
    writeAt(sheet, sheet.y, formatTime(eventTime), textStyles.muted, { ...textOptions, width: 190 })
    const details = [
      eventLabels[kind],
      total === null ? '' : formatDollars(total),
      origin ? `from ${origin}` : '',
      kind === 'changed' ? toPrintable(text, 120) || 'no options' : '',
    ]
    writeAt(sheet, sheet.y, details.filter(Boolean).join(', '), textStyles.muted, {
      ...{ ...textOptions, x: MARGIN + 198, width: CONTENT_WIDTH - 198 },
    })
    sheet.y += 16
  }
}
