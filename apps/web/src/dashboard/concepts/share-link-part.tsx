import { sharePathOf } from '@agency/contract/indexed-paths'
import type { ShareLinkState } from '@agency/contract/share-link'
import { chakra } from '@chakra-ui/react/styled-system'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { formatAgo, formatDay } from '../../format/dates.ts'
import { DescriptionItem, DescriptionList } from '../../ui/data/description-list.tsx'
import { Action } from '../../ui/forms/controls.ts'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { useCopyLink } from '../layout/use-copy-link.ts'
import { Permitted } from '../permissions.tsx'

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '3' },
})

const isActiveLink = (link: ShareLinkState | undefined): link is ShareLinkState =>
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

/**
 * The link to a concept's own page: since when and how long it works, how often it was opened, and
 * ways to copy and to revoke it.
 */
export function ShareLinkPart({ conceptId, link, onChange }: ShareLinkPartProps) {
  const toast = useToast()
  const copyLink = useCopyLink()
  const handlers = {
    onSettled: onChange,
    onError: (error: unknown) =>
      toast({ text: apiErrorOf(error)?.message ?? 'The link could not be changed.', failed: true }),
  }
  const renew = trpc.shareLinks.renew.useMutation(handlers)
  const revoke = trpc.shareLinks.end.useMutation(handlers)
  return (
    <>
      {link ? (
        <DescriptionList>
          <DescriptionItem name="Link">
            {isActiveLink(link) ? (
              <a href={sharePathOf(link.token)} target="_blank" rel="noopener">
                Open the page
              </a>
            ) : (
              ''
            )}
          </DescriptionItem>
          <DescriptionItem name="Made on">{formatDay(link.createdAt)}</DescriptionItem>
          <DescriptionItem name="Works">{stateOf(link)}</DescriptionItem>
          <DescriptionItem name="Opened">
            {link.lastViewedAt
              ? `${link.views === 1 ? 'Once' : `${link.views} times`}, last ${formatAgo(link.lastViewedAt)}`
              : 'Not yet'}
          </DescriptionItem>
        </DescriptionList>
      ) : (
        <chakra.p color="fg.muted">No link to this concept was requested.</chakra.p>
      )}
      <Actions>
        {isActiveLink(link) && (
          <Action variant="outline" onClick={() => copyLink(sharePathOf(link.token))}>
            Copy link
          </Action>
        )}
        <Permitted permission="concepts:write">
          <Action
            variant="outline"
            onClick={() => renew.mutateAsync({ conceptId }).catch(() => {})}
          >
            {isActiveLink(link) ? 'Extend' : 'Make a link'}
          </Action>
          {isActiveLink(link) && (
            <Action
              variant="outline"
              onClick={() => revoke.mutateAsync({ conceptId }).catch(() => {})}
            >
              End the link
            </Action>
          )}
        </Permitted>
      </Actions>
    </>
  )
}
