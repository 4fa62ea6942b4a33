import type { PublicProposal } from '@agency/contract/proposal-calls'
import { proposalPathOf } from '@agency/contract/proposal-paths'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { formatMoney } from '../../format/amounts.ts'
import { formatDay } from '../../format/long-dates.ts'
import { useServerData } from '../../ssr/server-data.ts'
import { ButtonAnchor } from '../../ui/core/button.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { Container, PageHead, Row } from '../../ui/core/layout.ts'
import { Muted, PageTitle, SectionTitle } from '../../ui/core/text.ts'
import { clearOfBackdrop } from '../layout/backdrop/clear-of-backdrop.ts'
import { Deposit } from './deposit.tsx'
import { PriceTable } from './price-table.tsx'
import { ProposalOutcome } from './proposal-outcome.tsx'
import { AskForm, DeclineForm } from './response-forms.tsx'
import { SignForm } from './sign-form.tsx'
import { useChoices } from './use-choices.ts'

const Sheet = chakra('div', {
  base: {
    ...clearOfBackdrop,
    display: 'grid',
    gap: { base: '12', md: '16' },
    maxWidth: '860px',
    marginInline: 'auto',
    paddingBottom: 'section',
  },
})
const ProposalSection = ({
  title,
  id,
  children,
}: {
  title: string
  id?: string
  children: ReactNode
}) => (
  <chakra.section display="grid" gap="6" id={id} scrollMarginTop="96px">
    <SectionTitle textStyle="h3">{title}</SectionTitle>
    {children}
  </chakra.section>
)
const Paragraphs = chakra('div', {
  base: { whiteSpace: 'pre-line', maxWidth: 'prose', lineHeight: '1.7', overflowWrap: 'anywhere' },
})
const DescriptionList = chakra('dl', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    paddingBlock: '6',
    borderBlockWidth: '1px',
    borderColor: 'line',
    '& dt': { color: 'fg.muted', textStyle: 'small' },
    '& dd': { fontWeight: '650', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  },
})
const Entries = chakra('ul', {
  base: {
    display: 'grid',
    '& > li': {
      display: 'grid',
      columnGap: '8',
      rowGap: '1',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
      paddingBlock: '3',
      borderTopWidth: '1px',
      borderColor: 'line',
      overflowWrap: 'anywhere',
    },
    '& b': { fontWeight: '650' },
    '& p': { color: 'fg.muted' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm', fontWeight: '400' },
  },
})
const Terms = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    '& h3': { textStyle: 'h4' },
    '& ul': { display: 'grid', gap: '2', listStyle: 'disc', paddingInlineStart: '6' },
    '& li': { color: 'fg.muted', maxWidth: 'prose', overflowWrap: 'anywhere' },
    '& > div': { display: 'grid', gap: '3' },
  },
})
const ConceptImage = chakra('img', {
  base: {
    width: 'full',
    height: 'auto',
    maxHeight: '560px',
    objectFit: 'cover',
    objectPosition: 'top',
    borderRadius: 'media',
    borderWidth: '1px',
    borderColor: 'line',
  },
})

const weeksOf = (first: number, weeks: number) =>
  weeks === 1 ? `Week ${first}` : `Weeks ${first} to ${first + weeks - 1}`

function termSentencesOf({ snapshot: { draft }, price }: PublicProposal): string[] {
  const { depositBasisPoints, paymentDays, terms } = draft
  return [
    ...(price.deposit > 0
      ? [
          `A deposit of ${depositBasisPoints / 100}%, ${formatMoney(price.deposit)} including GST, is due before we start.`,
        ]
      : []),
    ...(paymentDays > 0
      ? [`Invoices are due within ${paymentDays === 1 ? 'a day' : `${paymentDays} days`}.`]
      : []),
    ...terms,
  ]
}

const List = ({ title, entries }: { title: string; entries: string[] }) =>
  entries.length > 0 && (
    <div>
      <h3>{title}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  )

/** A proposal as the client sees it, with its choices and the signature form. */
export function ProposalView({ proposal, token }: { proposal: PublicProposal; token: string }) {
  const { snapshot, state, price, concept } = proposal
  const { draft, agency, client } = snapshot
  const choiceState = useChoices(proposal, token)
  const posted = useServerData('form')
  const path = proposalPathOf(token)
  const termSentences = termSentencesOf(proposal)
  const hasTerms = [...draft.assumptions, ...draft.exclusions, ...termSentences].length > 0
  return (
    <Container>
      <PageHead maxWidth="860px" marginInline="auto">
        <Muted>
          Proposal {snapshot.reference} by {agency.name}
        </Muted>
        <PageTitle textStyle="h2" overflowWrap="anywhere">
          {draft.title}
        </PageTitle>
        <Muted>
          For {client.name}
          {client.company && `, ${client.company}`}
        </Muted>
        <ProposalOutcome proposal={proposal} path={path} />
        <Deposit proposal={proposal} token={token} />
      </PageHead>
      <Sheet>
        <div>
          <DescriptionList>
            <div>
              <dt>Total including GST</dt>
              <dd>{formatMoney(price.total)}</dd>
            </div>
            <div>
              <dt>Sent</dt>
              <dd>
                {formatDay(snapshot.sentOn)}
                {snapshot.version > 1 && `, version ${snapshot.version}`}
              </dd>
            </div>
            <div>
              <dt>{state === 'expired' ? 'Expired at the end of' : 'Valid to the end of'}</dt>
              <dd>{formatDay(snapshot.expiresOn)}</dd>
            </div>
            <div>
              <dt>From</dt>
              <dd>{agency.name}</dd>
            </div>
          </DescriptionList>
          <Row marginTop="6">
            <ButtonAnchor href={`${path}/document.pdf`} variant="outline" size="sm" target="_blank">
              <Icon name="download" />
              {state === 'accepted' ? 'Signed document (PDF)' : 'Proposal as a PDF'}
            </ButtonAnchor>
          </Row>
        </div>
        {concept && (
          <ConceptImage
            src={concept.url}
            alt={concept.alt}
            width={concept.width}
            height={concept.height}
          />
        )}
        {draft.introduction && <Paragraphs>{draft.introduction}</Paragraphs>}
        {draft.scope.length > 0 && (
          <ProposalSection title="What you get">
            <Entries>
              {draft.scope.map(({ name, description }) => (
                <li key={`${name} ${description}`}>
                  <b>{name}</b>
                  <p>{description}</p>
                </li>
              ))}
            </Entries>
          </ProposalSection>
        )}
        {draft.timeline.length > 0 && (
          <ProposalSection title="Timeline">
            <Entries>
              {draft.timeline.map(({ phase, firstWeek, weeks, needs }) => (
                <li key={`${phase} ${firstWeek}`}>
                  <b>
                    {phase} <small>{weeksOf(firstWeek, weeks)}</small>
                  </b>
                  <p>{needs}</p>
                </li>
              ))}
            </Entries>
          </ProposalSection>
        )}
        <chakra.form
          method="post"
          action={path}
          noValidate
          display="contents"
          aria-label="Options and signature"
          onSubmit={(event) => event.preventDefault()}
        >
          <input type="hidden" name="version" value={proposal.version} />
          <input type="hidden" name="total" value={price.total} />
          <ProposalSection title="Price" id="price">
            <PriceTable proposal={proposal} choiceState={choiceState} posted={posted} />
          </ProposalSection>
          {hasTerms && (
            <ProposalSection title="Terms" id="terms">
              <Terms>
                <List title="What this assumes" entries={draft.assumptions} />
                <List title="Not included" entries={draft.exclusions} />
                <List title="Payment and terms" entries={termSentences} />
              </Terms>
            </ProposalSection>
          )}
          {draft.notes && (
            <ProposalSection title="Notes">
              <Paragraphs>{draft.notes}</Paragraphs>
            </ProposalSection>
          )}
          {state === 'sent' && (
            <ProposalSection title="Accept this proposal" id="answer">
              <SignForm
                proposal={proposal}
                token={token}
                posted={posted}
                isPricePending={choiceState.isPending}
              />
            </ProposalSection>
          )}
        </chakra.form>
        <ProposalSection title="Ask a question" id="ask">
          <AskForm token={token} path={path} posted={posted} />
        </ProposalSection>
        {state === 'sent' && (
          <DeclineForm token={token} path={path} posted={posted} version={proposal.version} />
        )}
      </Sheet>
    </Container>
  )
}
