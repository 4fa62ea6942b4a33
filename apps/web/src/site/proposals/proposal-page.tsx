import type { PublicProposal } from '@agency/contract/proposal-calls'
import { useEffect } from 'react'
import { trpc } from '../../api/trpc.ts'
import type { PageHead as Head, PageModule } from '../../app/page.ts'
import { isStaffBrowser } from '../../browser/stored-token.ts'
import { useServerData } from '../../ssr/server-data.ts'
import { ButtonLink } from '../../ui/core/button.ts'
import { isNotFound } from '../share-links/is-not-found.ts'
import { LinkFallback } from '../share-links/link-fallback.tsx'
import { ProposalView } from './proposal-view.tsx'
import { useReturnedFromCheckout } from './use-returned-from-checkout.ts'

/** How often, in ms, and how many times a page checks whether the client's payment has arrived. */
const CONFIRMATION_POLL_MS = 3_000
const MAX_CONFIRMATION_POLLS = 40

/** A withdrawn proposal says so to anybody who has its URL. */
const isWithdrawn = (error: unknown) =>
  error instanceof Error && error.message === 'This proposal is no longer at this address.'

export const load: PageModule['load'] = async ({ data, params, proposal }): Promise<Head> => {
  const { token = '' } = params
  const { name } = await data.agency()
  try {
    const loaded = await proposal?.(token)
    return {
      title: `Proposal ${loaded?.snapshot.reference ?? ''} | ${name}`,
      description: `A proposal by ${name}: scope, timeline and price, with options to choose from and accept.`,
      noindex: true,
    }
  } catch (error) {
    if (!isNotFound(error)) throw error
    return {
      title: `This proposal has ended | ${name}`,
      description: 'There is no proposal at this address any more.',
      status: isWithdrawn(error) ? 410 : 404,
      noindex: true,
    }
  }
}

export function Page({ params }: { params: Record<string, string> }) {
  const { token = '' } = params
  const hasReturned = useReturnedFromCheckout()
  const query = trpc.proposals.open.useQuery(
    { token },
    {
      retry: false,
      // The payment service notifies us itself, usually before the client is back on this page.
      refetchInterval: ({ state: { data: current, dataUpdateCount } }) =>
        hasReturned && current?.deposit?.paidAt === null && dataUpdateCount < MAX_CONFIRMATION_POLLS
          ? CONFIRMATION_POLL_MS
          : false,
    },
  )
  const { data, error } = query
  const hasEnded = useServerData('missing') ?? isNotFound(error)
  const { mutate: countView } = trpc.proposals.view.useMutation()
  const isShown = data !== undefined
  useEffect(() => {
    if (isShown && !isStaffBrowser()) countView({ token })
  }, [isShown, token, countView])
  if (data) return <ProposalView proposal={data as PublicProposal} token={token} />
  return (
    <LinkFallback
      query={query}
      hasEnded={hasEnded}
      loading={{ title: 'Proposal', text: 'Loading the proposal...' }}
      ended={{
        title: 'This proposal has ended.',
        text: 'There is no proposal at this address any more. Please look for a newer email from us, or ask for a new link.',
      }}
      failed={{ title: 'The proposal could not be loaded.' }}
    >
      <ButtonLink href="/contact" variant="outline">
        Contact us
      </ButtonLink>
    </LinkFallback>
  )
}
