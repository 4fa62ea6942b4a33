import type { DepositState, ProposalDetail } from '@agency/contract/proposal-calls'
import { chakra } from '@chakra-ui/react/styled-system'
import { refusalOf, trpc } from '../../../api/trpc.ts'
import { formatMoney } from '../../../ui/amounts.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { PersonLink } from '../contacts/person-link.tsx'
import { useConfirm } from '../parts/confirm.tsx'
import { Action, ActionAnchor } from '../parts/controls.ts'
import { formatDay, formatTime } from '../parts/dates.ts'
import { Fact, Facts } from '../parts/facts.tsx'
import { Panel, PanelBody, PanelHead } from '../parts/panel.ts'
import { useToast } from '../parts/toasts.tsx'
import { ProposalStateMark } from './proposal-words.tsx'

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '4' },
})

/** '$3,762.33, paid by card on 4 March 2026, 10:05 am' */
function depositText({ amount, paidAt, paidBy }: DepositState): string {
  if (paidAt === null) return `${formatMoney(amount)}, not paid`
  const how = paidBy === 'card' ? 'by card' : 'by bank transfer'
  return `${formatMoney(amount)}, paid ${how}, ${formatTime(paidAt)}`
}

/** Where a proposal stands, and what can be done with it besides editing. */
export function ProposalFacts({ proposal }: { proposal: ProposalDetail }) {
  const { state, contact, token, snapshot, estimate, signed, deposit, price, opens } = proposal
  const toast = useToast()
  const confirm = useConfirm()
  const utils = trpc.useUtils()
  const withdraw = trpc.proposals.withdraw.useMutation()
  const receive = trpc.proposals.markDepositReceived.useMutation()
  // Written out: a module that both sides of the site share would be a file that every page names.
  const path = `/proposals/${token}`
  const isPublic = snapshot !== null && state !== 'withdrawn'
  const copyLink = async () => {
    const copied = await copyText(`${location.origin}${path}`)
    toast({ text: copied ? 'Link copied' : 'The link could not be copied', failed: !copied })
  }
  const takeBack = async () => {
    const isSure = await confirm({
      text: 'Withdraw this proposal?',
      note: 'Its page ends at once, and the client can no longer accept it. This cannot be undone.',
      yes: 'Withdraw',
      danger: true,
    })
    if (!isSure) return
    try {
      utils.proposals.get.setData(
        { id: proposal.id },
        await withdraw.mutateAsync({ id: proposal.id }),
      )
      void utils.proposals.list.invalidate()
      toast({ text: 'Proposal withdrawn' })
    } catch (error) {
      toast({ text: refusalOf(error)?.message || 'Failed to withdraw the proposal', failed: true })
      void utils.proposals.get.invalidate({ id: proposal.id })
    }
  }
  const markReceived = async (amount: number) => {
    const isSure = await confirm({
      text: `Has the deposit of ${formatMoney(amount)} arrived?`,
      note:
        contact.id === null
          ? 'Nobody is told by mail: this person was deleted. This cannot be undone.'
          : `${contact.name} is told by mail that it has, and can no longer pay it. This cannot be undone.`,
      yes: 'Mark as received',
    })
    if (!isSure) return
    try {
      utils.proposals.get.setData(
        { id: proposal.id },
        await receive.mutateAsync({ id: proposal.id }),
      )
      toast({ text: 'Deposit marked as received' })
    } catch (error) {
      toast({ text: refusalOf(error)?.message || 'Failed to mark the deposit', failed: true })
      void utils.proposals.get.invalidate({ id: proposal.id })
    }
  }
  return (
    <Panel aria-labelledby="proposal-facts">
      <PanelHead>
        <h2 id="proposal-facts">State</h2>
        <ProposalStateMark state={state} />
      </PanelHead>
      <PanelBody>
        <Facts>
          <Fact name="Client">
            <PersonLink id={contact.id} name={contact.name} email={contact.email} />
          </Fact>
          <Fact name="Total">{formatMoney(price.total)}</Fact>
          <Fact name="Sent">
            {snapshot && `${formatDay(snapshot.sentOn)}, version ${snapshot.version}`}
          </Fact>
          <Fact name="Valid to">{proposal.expiresOn && formatDay(proposal.expiresOn)}</Fact>
          <Fact name="Opened">{isPublic && `${opens} ${opens === 1 ? 'time' : 'times'}`}</Fact>
          <Fact name="Estimate">
            {estimate.pdfUrl ? (
              <a href={estimate.pdfUrl}>{estimate.reference}</a>
            ) : (
              estimate.reference
            )}
          </Fact>
          <Fact name="Deposit">{deposit && depositText(deposit)}</Fact>
          <Fact name="Signed by">
            {signed && `${signed.name}, ${formatTime(signed.signedAt)}, from ${signed.address}`}
          </Fact>
          <Fact name="Code">
            {signed && <a href={`/verify/${signed.verifyCode}`}>{signed.verifyCode}</a>}
          </Fact>
          <Fact name="Reason">{proposal.declineReason}</Fact>
        </Facts>
        {isPublic && (
          <Actions>
            <ActionAnchor href={path} target="_blank" look="outline">
              Open its page
            </ActionAnchor>
            <Action look="outline" onClick={() => void copyLink()}>
              Copy link
            </Action>
            <ActionAnchor href={`${path}/document.pdf`} target="_blank" look="outline">
              {state === 'accepted' ? 'Signed document' : 'PDF'}
            </ActionAnchor>
          </Actions>
        )}
        {deposit?.paidAt === null && (
          <Actions>
            <Action
              look="outline"
              onClick={() => void markReceived(deposit.amount)}
              aria-disabled={receive.isPending}
            >
              Mark deposit as received
            </Action>
          </Actions>
        )}
        {['draft', 'sent', 'expired'].includes(state) && (
          <Actions>
            <Action look="quiet" onClick={() => void takeBack()} aria-disabled={withdraw.isPending}>
              Withdraw
            </Action>
          </Actions>
        )}
      </PanelBody>
    </Panel>
  )
}
