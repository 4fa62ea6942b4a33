import type { ProposalChoices } from '@agency/contract/proposal'
import type { PublicProposal } from '@agency/contract/proposal-calls'
import { useRef, useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'

export interface Choosing {
  /** Chosen quantities in hundredths by item, optimistic of the server's response. */
  quantityOf: (id: string) => number
  choose: (changed: ProposalChoices) => void
  isPending: boolean
  /** Why the last choice was not saved; undefined if it was. */
  failure: string | undefined
}

const UNREACHED = 'Could not connect to the server. Please check your connection and try again.'

/**
 * Sends the client's choices one after the other, each based on the state that the previous one
 * left. The price comes from the server: until it has responded, the page shows that it is waiting.
 */
export function useChoices(proposal: PublicProposal, token: string): Choosing {
  const utils = trpc.useUtils()
  const [optimistic, setOptimistic] = useState<ProposalChoices>({})
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const waiting = useRef<ProposalChoices>({})
  const isSending = useRef(false)
  const version = useRef(proposal.version)
  version.current = isSending.current ? version.current : proposal.version
  const lines = new Map(proposal.price.lines.map((line) => [line.id, line]))

  async function sendAll(): Promise<void> {
    isSending.current = true
    setPending(true)
    try {
      while (Object.keys(waiting.current).length > 0) {
        const choices = waiting.current
        waiting.current = {}
        const answer = await utils.client.proposals.choose.mutate({
          ...{ token, version: version.current, choices },
        })
        version.current = answer.version
        utils.proposals.open.setData({ token }, answer)
      }
      setFailure(undefined)
    } catch (error) {
      waiting.current = {}
      setFailure(apiErrorOf(error)?.message || UNREACHED)
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
      waiting.current = { ...waiting.current, ...changed }
      setOptimistic((before) => ({ ...before, ...changed }))
      if (!isSending.current) void sendAll()
    },
  }
}
