import type { TimelineEntry } from '@agency/contract/contact'
import type { GenerationStage } from '@agency/contract/generation-stages'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { formatAgo } from '../../format/dates.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { ActionAnchor } from '../../ui/forms/controls.ts'
import { ConceptThumbnail } from '../concepts/concept-thumbnail.tsx'
import { EstimateSummaryText } from '../estimates/estimate-labels.tsx'
import { describeSource, isSameSource } from './lead-source-text.ts'

type Entry<Type extends TimelineEntry['type']> = Extract<TimelineEntry, { type: Type }>

type GeneratedConcept = NonNullable<Entry<'concept'>['concept']>

const SubmittedText = chakra('p', {
  base: {
    whiteSpace: 'pre-line',
    maxWidth: '65ch',
    lineHeight: '1.6',
    overflowWrap: 'anywhere',
    '&[data-about]': { color: 'fg.muted' },
  },
})
const OutcomeRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginTop: '3',
    padding: '3',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    bg: 'raised',
    '& p': { flex: '1 1 140px', minWidth: '0' },
    '& a:not([download])': { fontWeight: '600', overflowWrap: 'anywhere' },
    '& a:not([download]):hover': { color: 'accent' },
  },
})

/**
 * The details that the sender gave, if they differ from the contact's: anybody can type any email
 * address.
 */
export const SubmittedDetails = ({
  entry: { submittedName, submittedPhone },
}: {
  entry: Entry<'message' | 'concept' | 'quote'>
}) =>
  (submittedName || submittedPhone) && (
    <SubmittedText data-about="">
      {[
        submittedName && `Name given: ${submittedName}`,
        submittedPhone && `Phone given: ${submittedPhone}`,
      ]
        .filter(Boolean)
        .join('\n')}
    </SubmittedText>
  )

/** How the visit reached the site, and how it came back if it left it before the form was sent. */
export const SubmittedSources = ({
  entry: { sources },
}: {
  entry: Entry<'message' | 'concept' | 'quote'>
}) =>
  sources && (
    <SubmittedText data-about="" marginTop="2">
      {isSameSource(sources.first, sources.last)
        ? `Came from: ${describeSource(sources.first)}`
        : `First came from: ${describeSource(sources.first)}\nLast came from: ${describeSource(sources.last)}`}
    </SubmittedText>
  )

export const SubmittedMessage = ({ entry: { subject, message } }: { entry: Entry<'message'> }) => (
  <>
    {subject && <SubmittedText data-about="">{subject}</SubmittedText>}
    <SubmittedText>{message}</SubmittedText>
  </>
)

const summaryOf = ({ companyName, industry }: { companyName: string; industry: string }) =>
  [companyName, industry].filter(Boolean).join(', ')

const BEING_GENERATED = 'The concept is being generated.'
/** The state of a brief that has no concept. */
const stageLabels: Record<GenerationStage, string> = {
  queued: 'The concept is in the queue.',
  ...{
    brief: BEING_GENERATED,
    designing: BEING_GENERATED,
    rendering: BEING_GENERATED,
    pricing: BEING_GENERATED,
  },
  failed: 'The concept could not be made.',
  cancelled: 'They cancelled the concept before it was ready.',
  done: 'The concept was deleted.',
}

export const SubmittedBrief = ({ entry }: { entry: Entry<'concept'> }) => (
  <>
    <SubmittedText data-about="">{summaryOf(entry)}</SubmittedText>
    <SubmittedText>{entry.mainGoal}</SubmittedText>
    {entry.concept ? (
      <OutcomeRow>
        <ConceptThumbnail concept={{ ...entry.concept, pictures: [] }} width={96} />
        <p>
          <Link href={`/dashboard/concepts?concept=${entry.concept.id}`}>
            Concept for {entry.companyName}
          </Link>
          <br />
          <chakra.span color="fg.muted">
            {entry.concept.isActive ? 'In the gallery' : 'Hidden'}
            <LinkViews concept={entry.concept} />
          </chakra.span>
        </p>
      </OutcomeRow>
    ) : (
      <SubmittedText data-about="">{stageLabels[entry.stage]}</SubmittedText>
    )}
    <Estimate estimate={entry.estimate} />
  </>
)

/** How often the person's link was opened: a sign that somebody is interested. */
const LinkViews = ({ concept: { views, lastViewedAt } }: { concept: GeneratedConcept }) =>
  lastViewedAt && (
    <>
      , opened by its link {views === 1 ? 'once' : `${views} times`}, last{' '}
      <time dateTime={lastViewedAt}>{formatAgo(lastViewedAt)}</time>
    </>
  )

export const SubmittedEstimateRequest = ({ entry }: { entry: Entry<'quote'> }) => (
  <>
    <SubmittedText data-about="">{summaryOf(entry)}</SubmittedText>
    <SubmittedText>{entry.websiteDescription}</SubmittedText>
    <Estimate estimate={entry.estimate} />
  </>
)

const Estimate = ({ estimate }: { estimate: Entry<'quote'>['estimate'] }) =>
  estimate && (
    <OutcomeRow>
      <p>
        Estimate <EstimateSummaryText estimate={estimate} />
      </p>
      <ActionAnchor
        variant="outline"
        href={estimate.pdfUrl}
        download
        aria-label={`Download PDF of estimate ${estimate.reference}`}
      >
        <Icon name="download" /> Download PDF
      </ActionAnchor>
    </OutcomeRow>
  )
