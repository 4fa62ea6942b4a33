import type { ProposalChoices } from '@agency/contract/proposal'
import type { PublicProposal } from '@agency/contract/proposal-calls'
import { useRef, useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'

export interface ChoiceState {
  /** Chosen quantities in hundredths by item, optimistic of the server's response. */
  quantityOf: (id: string) => number
  choose: (changed: ProposalChoices) => void
  isPending: boolean
  /** Why the last choice was not saved; undefined if it was. */
  failure: string | undefined
}

const CONNECTION_FAILED =
  'Could not connect to the server. Please check your connection and try again.'

/**
 * Sends the client's choices one after the other, each based on the state that the previous one
 * left. The price comes from the server: until it has responded, the page shows that it is waiting.
 */
export function useChoices(proposal: PublicProposal, token: string): ChoiceState {
  const utils = trpc.useUtils()
  const [optimistic, setOptimistic] = useState<ProposalChoices>({})
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const queuedChoices = useRef<ProposalChoices>({})
  const isSending = useRef(false)
  const version = useRef(proposal.version)
  version.current = isSending.current ? version.current : proposal.version
  const lines = new Map(proposal.price.lines.map((line) => [line.id, line]))

  async function sendAll(): Promise<void> {
    isSending.current = true
    setPending(true)
    try {
      while (Object.keys(queuedChoices.current).length > 0) {
        const choices = queuedChoices.current
        queuedChoices.current = {}
        const updated = await utils.client.proposals.choose.mutate({
          ...{ token, version: version.current, choices },
        })
        version.current = updated.version
        utils.proposals.open.setData({ token }, updated)
      }
      setFailure(undefined)
    } catch (error) {
      queuedChoices.current = {}
      setFailure(apiErrorOf(error)?.message || CONNECTION_FAILED)
      await utils.proposals.open.invalidate({ token })
    } finally {
      setOptimistic({})
      isSending.current = false
      setPending(false)
    }
  }

  return {
    ...{ isPending, failure },
    quantityOf: (id) => {
      const line = lines.get(id)
      return optimistic[id] ?? (line?.isChosen ? line.quantity : 0)
    },
    choose: (changed) => {
      queuedChoices.current = { ...queuedChoices.current, ...changed }
      setOptimistic((previous) => ({ ...previous, ...changed }))
      if (!isSending.current) void sendAll()
    },
  }
}
