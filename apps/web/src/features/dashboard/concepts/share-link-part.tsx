import { sharePathOf } from '@agency/contract/indexed-paths'
import type { ShareLinkState } from '@agency/contract/share-link'
import { chakra } from '@chakra-ui/react/styled-system'
import { refusalOf, trpc } from '../../../api/trpc.ts'
import { Action } from '../parts/controls.ts'
import { formatAgo, formatDay } from '../parts/dates.ts'
import { Fact, Facts } from '../parts/facts.tsx'
import { useToast } from '../parts/toasts.tsx'

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '3' },
})

const works = (link: ShareLinkState | undefined): link is ShareLinkState =>
  link !== undefined && !link.isRevoked && !link.isExpired

const stateOf = ({ isRevoked, isExpired, expiresAt }: ShareLinkState) => {
  if (isRevoked) return 'Ended by staff'
  return isExpired ? `Ended on ${formatDay(expiresAt)}` : `Until ${formatDay(expiresAt)}`
}

interface ShareLinkPartProps {
  conceptId: number
  link: ShareLinkState | undefined
  onChange: () => void
}

/** The link to a concept's own page: how long it works, who opened it how often, and its end. */
export function ShareLinkPart({ conceptId, link, onChange }: ShareLinkPartProps) {
  const show = useToast()
  const outcome = {
    onSettled: onChange,
    onError: (error: unknown) =>
      show({ text: refusalOf(error)?.message ?? 'The link could not be changed.', failed: true }),
  }
  const renew = trpc.shareLinks.renew.useMutation(outcome)
  const end = trpc.shareLinks.end.useMutation(outcome)
  return (
    <>
      {link ? (
        <Facts>
          <Fact name="Link">
            {works(link) ? (
              <a href={sharePathOf(link.token)} target="_blank" rel="noopener">
                Open the page
              </a>
            ) : (
              ''
            )}
          </Fact>
          <Fact name="Works">{stateOf(link)}</Fact>
          <Fact name="Opened">
            {link.lastViewedAt
              ? `${link.views === 1 ? 'Once' : `${link.views} times`}, last ${formatAgo(link.lastViewedAt)}`
              : 'Not yet'}
          </Fact>
        </Facts>
      ) : (
        <chakra.p color="fg.muted">Nobody asked for a link to this concept.</chakra.p>
      )}
      <Actions>
        <Action look="outline" onClick={() => renew.mutateAsync({ conceptId }).catch(() => {})}>
          {works(link) ? 'Prolong' : 'Make a link'}
        </Action>
        {works(link) && (
          <Action look="outline" onClick={() => end.mutateAsync({ conceptId }).catch(() => {})}>
            End the link
          </Action>
        )}
      </Actions>
    </>
  )
}
