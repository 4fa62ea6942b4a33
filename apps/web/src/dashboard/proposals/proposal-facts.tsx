import type { DepositState, ProposalDetail } from '@agency/contract/proposal-calls'
import { chakra } from '@chakra-ui/react/styled-system'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { formatMoney } from '../../format/amounts.ts'
import { formatDay, formatTime } from '../../format/dates.ts'
import { DescriptionItem, DescriptionList } from '../../ui/data/description-list.tsx'
import { Panel, PanelBody, PanelHeader } from '../../ui/data/panel.ts'
import { Action, ActionAnchor } from '../../ui/forms/controls.ts'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { PersonLink } from '../contacts/person-link.tsx'
import { useCopyLink } from '../layout/use-copy-link.ts'
import { useMay } from '../permissions.tsx'
import { ProposalStatusBadge } from './proposal-labels.tsx'

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '4' },
})

/** '$3,762.33, paid by card on 4 March 2026, 10:05 am' */
function depositText({ amount, paidAt, paidBy }: DepositState): string {
  if (paidAt === null) return `${formatMoney(amount)}, not paid`
  const method = paidBy === 'card' ? 'by card' : 'by bank transfer'
  return `${formatMoney(amount)}, paid ${method}, ${formatTime(paidAt)}`
}

/** The state of a proposal, and the actions on it other than editing. */
export function ProposalFacts({ proposal }: { proposal: ProposalDetail }) {
  const { state, contact, token, snapshot, estimate, signed, deposit, price, opens } = proposal
  const mayChange = useMay('proposals:write')
  const toast = useToast()
  const copyLink = useCopyLink()
  const confirm = useConfirm()
  const utils = trpc.useUtils()
  const withdraw = trpc.proposals.withdraw.useMutation()
  const receive = trpc.proposals.markDepositReceived.useMutation()
  // Not imported from the public pages: a module that both parts of the site share would become a
  // chunk that every page preloads.
  const path = `/proposals/${token}`
  const isPublic = snapshot !== null && state !== 'withdrawn'
  const withdrawProposal = async () => {
    const isConfirmed = await confirm({
      text: 'Withdraw this proposal?',
      note: 'Its page closes immediately, and the client can no longer accept it. This cannot be undone.',
      confirmLabel: 'Withdraw',
      danger: true,
    })
    if (!isConfirmed) return
    try {
      utils.proposals.get.setData(
        { id: proposal.id },
        await withdraw.mutateAsync({ id: proposal.id }),
      )
      void utils.proposals.list.invalidate()
      toast({ text: 'Proposal withdrawn' })
    } catch (error) {
      toast({ text: apiErrorOf(error)?.message || 'Failed to withdraw the proposal', failed: true })
      void utils.proposals.get.invalidate({ id: proposal.id })
    }
  }
  const markReceived = async (amount: number) => {
    const isConfirmed = await confirm({
      text: `Has the ${formatMoney(amount)} deposit arrived?`,
      note:
        contact.id === null
          ? 'Nobody is notified by email: this person was deleted. This cannot be undone.'
          : `${contact.name} is notified by email and can no longer pay it. This cannot be undone.`,
      confirmLabel: 'Mark as received',
    })
    if (!isConfirmed) return
    try {
      utils.proposals.get.setData(
        { id: proposal.id },
        await receive.mutateAsync({ id: proposal.id }),
      )
      toast({ text: 'Deposit marked as received' })
    } catch (error) {
      toast({ text: apiErrorOf(error)?.message || 'Failed to mark the deposit', failed: true })
      void utils.proposals.get.invalidate({ id: proposal.id })
    }
  }
  return (
    <Panel aria-labelledby="proposal-facts">
      <PanelHeader>
        <h2 id="proposal-facts">State</h2>
        <ProposalStatusBadge state={state} />
      </PanelHeader>
      <PanelBody>
        <DescriptionList>
          <DescriptionItem name="Client">
            <PersonLink id={contact.id} name={contact.name} email={contact.email} />
          </DescriptionItem>
          <DescriptionItem name="Total">{formatMoney(price.total)}</DescriptionItem>
          <DescriptionItem name="Sent">
            {snapshot && `${formatDay(snapshot.sentOn)}, version ${snapshot.version}`}
          </DescriptionItem>
          <DescriptionItem name="Valid to">
            {proposal.expiresOn && formatDay(proposal.expiresOn)}
          </DescriptionItem>
          <DescriptionItem name="Opened">
            {isPublic && `${opens} ${opens === 1 ? 'time' : 'times'}`}
          </DescriptionItem>
          <DescriptionItem name="Estimate">
            {estimate.pdfUrl ? (
              <a href={estimate.pdfUrl}>{estimate.reference}</a>
            ) : (
              estimate.reference
            )}
          </DescriptionItem>
          <DescriptionItem name="Deposit">{deposit && depositText(deposit)}</DescriptionItem>
          <DescriptionItem name="Signed by">
            {signed && `${signed.name}, ${formatTime(signed.signedAt)}, from ${signed.address}`}
          </DescriptionItem>
          <DescriptionItem name="Code">
            {signed && <a href={`/verify/${signed.verifyCode}`}>{signed.verifyCode}</a>}
          </DescriptionItem>
          <DescriptionItem name="Reason">{proposal.declineReason}</DescriptionItem>
        </DescriptionList>
        {isPublic && (
          <Actions>
            <ActionAnchor href={path} target="_blank" variant="outline">
              Open its page
            </ActionAnchor>
            <Action variant="outline" onClick={() => void copyLink(path)}>
              Copy link
            </Action>
            <ActionAnchor href={`${path}/document.pdf`} target="_blank" variant="outline">
              {state === 'accepted' ? 'Signed document' : 'PDF'}
            </ActionAnchor>
          </Actions>
        )}
        {mayChange && deposit?.paidAt === null && (
          <Actions>
            <Action
              variant="outline"
              onClick={() => void markReceived(deposit.amount)}
              aria-disabled={receive.isPending}
            >
              Mark deposit as received
            </Action>
          </Actions>
        )}
        {mayChange && ['draft', 'sent', 'expired'].includes(state) && (
          <Actions>
            <Action
              variant="outline"
              onClick={() => void withdrawProposal()}
              aria-disabled={withdraw.isPending}
            >
              Withdraw
            </Action>
          </Actions>
        )}
      </PanelBody>
    </Panel>
  )
}
