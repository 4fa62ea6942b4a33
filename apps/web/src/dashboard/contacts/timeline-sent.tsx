import type { TimelineEntry } from '@agency/contract/contact'
import type { GenerationStage } from '@agency/contract/generation-stages'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { formatAgo } from '../../format/dates.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { ActionAnchor } from '../../ui/forms/controls.ts'
import { ConceptThumbnail } from '../concepts/concept-thumbnail.tsx'
import { EstimateSummaryText } from '../estimates/estimate-labels.tsx'

type Entry<Type extends TimelineEntry['type']> = Extract<TimelineEntry, { type: Type }>

type SentConcept = NonNullable<Entry<'concept'>['concept']>

const Words = chakra('p', {
  base: {
    whiteSpace: 'pre-line',
    maxWidth: '65ch',
    lineHeight: '1.6',
    overflowWrap: 'anywhere',
    '&[data-about]': { color: 'fg.muted' },
  },
})
const Outcome = chakra('div', {
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
export const GivenDetails = ({
  entry: { submittedName, submittedPhone },
}: {
  entry: Entry<'message' | 'concept' | 'quote'>
}) =>
  (submittedName || submittedPhone) && (
    <Words data-about="">
      {[
        submittedName && `Name given: ${submittedName}`,
        submittedPhone && `Phone given: ${submittedPhone}`,
      ]
        .filter(Boolean)
        .join('\n')}
    </Words>
  )

export const SentMessage = ({ entry: { subject, message } }: { entry: Entry<'message'> }) => (
  <>
    {subject && <Words data-about="">{subject}</Words>}
    <Words>{message}</Words>
  </>
)

const aboutOf = ({ companyName, industry }: { companyName: string; industry: string }) =>
  [companyName, industry].filter(Boolean).join(', ')

const MADE_NOW = 'The concept is being made.'
/** The state of a brief that has no concept. */
const stageLabels: Record<GenerationStage, string> = {
  queued: 'The concept is waiting to be made.',
  ...{ brief: MADE_NOW, designing: MADE_NOW, rendering: MADE_NOW, pricing: MADE_NOW },
  failed: 'The concept could not be made.',
  cancelled: 'They cancelled the concept before it was made.',
  done: 'The concept was deleted.',
}

export const SentBrief = ({ entry }: { entry: Entry<'concept'> }) => (
  <>
    <Words data-about="">{aboutOf(entry)}</Words>
    <Words>{entry.mainGoal}</Words>
    {entry.concept ? (
      <Outcome>
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
      </Outcome>
    ) : (
      <Words data-about="">{stageLabels[entry.stage]}</Words>
    )}
    <Estimate estimate={entry.estimate} />
  </>
)

/** How often the person's link was opened: a sign that somebody is interested. */
const LinkViews = ({ concept: { views, lastViewedAt } }: { concept: SentConcept }) =>
  lastViewedAt && (
    <>
      , opened by its link {views === 1 ? 'once' : `${views} times`}, last{' '}
      <time dateTime={lastViewedAt}>{formatAgo(lastViewedAt)}</time>
    </>
  )

export const SentEstimateRequest = ({ entry }: { entry: Entry<'quote'> }) => (
  <>
    <Words data-about="">{aboutOf(entry)}</Words>
    <Words>{entry.websiteDescription}</Words>
    <Estimate estimate={entry.estimate} />
  </>
)

const Estimate = ({ estimate }: { estimate: Entry<'quote'>['estimate'] }) =>
  estimate && (
    <Outcome>
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
    </Outcome>
  )
