import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { trpc } from '../../api/trpc.ts'
import { formatMoney } from '../../format/amounts.ts'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { LoadFailure } from '../../ui/data/states.tsx'
import { ProposalStatusBadge } from '../proposals/proposal-labels.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    '& li': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '3' },
    '& a': { color: 'accent', overflowWrap: 'anywhere', _hover: { textDecoration: 'underline' } },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'inherit' },
  },
})

/** The proposals sent to a person, and the total that they accepted; nothing if there are none. */
export function ContactProposals({ contactId }: { contactId: number }) {
  const { data, error, refetch } = trpc.proposals.ofContact.useQuery({ contactId })
  if (!error && !data?.rows.length) return null
  return (
    <Panel aria-labelledby="contact-proposals">
      <PanelHeader>
        <h2 id="contact-proposals">Proposals</h2>
        {data && data.acceptedCents > 0 && <p>{formatMoney(data.acceptedCents)} accepted</p>}
      </PanelHeader>
      {error ? (
        <LoadFailure message="Failed to load proposals" onRetry={() => void refetch()} />
      ) : (
        <PanelBody>
          <List>
            {data?.rows.map(({ id, title, reference, state, totalCents }) => (
              <li key={id}>
                <div>
                  <Link href={`/dashboard/proposals/${id}`}>{title}</Link>
                  <small>
                    {reference}, {formatMoney(totalCents)}
                  </small>
                </div>
                <ProposalStatusBadge state={state} />
              </li>
            ))}
          </List>
        </PanelBody>
      )}
    </Panel>
  )
}
