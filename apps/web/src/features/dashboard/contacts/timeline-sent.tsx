import type { TimelineEntry } from '@agency/contract/contact'
import type { GenerationStatus } from '@agency/contract/generation'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { Icon } from '../../../ui/icons.tsx'
import { ConceptThumbnail } from '../concepts/concept-thumbnail.tsx'
import { EstimateWords } from '../estimates/estimate-words.tsx'
import { ActionAnchor } from '../parts/controls.ts'

type Entry<Type extends TimelineEntry['type']> = Extract<TimelineEntry, { type: Type }>

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

export const SentMessage = ({ entry: { subject, message } }: { entry: Entry<'message'> }) => (
  <>
    {subject && <Words data-about="">{subject}</Words>}
    <Words>{message}</Words>
  </>
)

const aboutOf = ({ companyName, industry }: { companyName: string; industry: string }) =>
  [companyName, industry].filter(Boolean).join(', ')

/** What became of a brief that has no concept. */
const fates: Record<GenerationStatus, string> = {
  queued: 'The concept is waiting to be made.',
  running: 'The concept is being made.',
  failed: 'The concept could not be made.',
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
          </chakra.span>
        </p>
      </Outcome>
    ) : (
      <Words data-about="">{fates[entry.status]}</Words>
    )}
    <Estimate estimate={entry.estimate} />
  </>
)

export const SentQuote = ({ entry }: { entry: Entry<'quote'> }) => (
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
        Estimate <EstimateWords estimate={estimate} />
      </p>
      <ActionAnchor
        look="outline"
        href={estimate.pdfUrl}
        download
        aria-label={`Download PDF of estimate ${estimate.reference}`}
      >
        <Icon name="download" /> Download PDF
      </ActionAnchor>
    </Outcome>
  )
