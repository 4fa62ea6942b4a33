import type { EditLinkState } from '@agency/contract/concept-edits'
import { studioPathOf } from '@agency/contract/studio'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { copyText } from '../../browser/copy-text.ts'
import { formatDay, formatTime } from '../../format/dates.ts'
import { DescriptionItem, DescriptionList } from '../../ui/data/description-list.tsx'
import { Action, ActionAnchor } from '../../ui/forms/controls.ts'
import { DrawerActions } from '../../ui/overlay/drawer.tsx'
import { useToast } from '../../ui/overlay/toasts.tsx'
import { Permitted } from '../permissions.tsx'

interface EditLinkPartProps {
  conceptId: number
  links: EditLinkState
  onChange: () => void
}

const stateOf = ({ open, expiresAt, isRevoked }: EditLinkState) => {
  if (open > 0 && expiresAt)
    return `${open === 1 ? '1 works' : `${open} work`} until ${formatDay(expiresAt)}`
  return isRevoked ? 'Ended by staff: the client cannot make a new one' : 'None in use'
}

/** Links to the Studio: staff make one for themselves or the client, and revoke all of them. */
export function EditLinkPart({ conceptId, links, onChange }: EditLinkPartProps) {
  const toast = useToast()
  // Only its maker ever sees a link: the server keeps its hash.
  const [path, setPath] = useState<string>()
  const handlers = {
    onSettled: onChange,
    onError: (error: unknown) =>
      toast({ text: apiErrorOf(error)?.message ?? 'The link could not be changed.', failed: true }),
  }
  const create = trpc.studio.createLink.useMutation({
    ...handlers,
    onSuccess: ({ token }) => setPath(studioPathOf(token)),
  })
  const revoke = trpc.studio.endLinks.useMutation({
    ...handlers,
    onSuccess: () => setPath(undefined),
  })
  const copy = async (link: string) => {
    const isCopied = await copyText(`${location.origin}${link}`)
    toast({
      text: isCopied ? 'Edit link copied' : 'Please copy the address of the Studio by hand.',
      failed: !isCopied,
    })
  }
  return (
    <>
      <DescriptionList>
        <DescriptionItem name="Edit links">{stateOf(links)}</DescriptionItem>
        <DescriptionItem name="Last changed">
          {links.editedAt ? formatTime(links.editedAt) : 'Not yet'}
        </DescriptionItem>
      </DescriptionList>
      <Permitted permission="concepts:write">
        <DrawerActions marginTop="3">
          {path ? (
            <>
              <ActionAnchor href={path} target="_blank" rel="noopener" variant="outline">
                Open the Studio
              </ActionAnchor>
              <Action variant="outline" onClick={() => copy(path)}>
                Copy edit link
              </Action>
            </>
          ) : (
            <Action
              variant="outline"
              onClick={() => create.mutateAsync({ conceptId }).catch(() => {})}
            >
              Change this design
            </Action>
          )}
          {links.open > 0 && (
            <Action
              variant="outline"
              onClick={() => revoke.mutateAsync({ conceptId }).catch(() => {})}
            >
              End all edit links
            </Action>
          )}
        </DrawerActions>
      </Permitted>
      {path && (
        <chakra.p color="fg.muted" marginTop="2">
          Whoever has this link can change the design. You won’t be able to see it again.
        </chakra.p>
      )}
    </>
  )
}
