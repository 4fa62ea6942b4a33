import { sharePathOf } from '@agency/contract/indexed-paths'
import { TIME_ZONE } from '@agency/contract/time'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { Button } from '../../ui/core/button.ts'
import { Muted } from '../../ui/core/text.ts'
import { CopyButton } from './copy-button.tsx'
import { rememberOwnLink } from './own-links.ts'

const Panel = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    width: 'full',
    padding: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' },
    '& input': {
      flex: '1 1 260px',
      minWidth: '0',
      minHeight: '44px',
      paddingInline: '3',
      bg: 'bg',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'control',
      textOverflow: 'ellipsis',
    },
  },
})

const dayFormat = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'long',
  timeZone: TIME_ZONE,
})

/** Requests a share link to a concept and shows it, ready to be copied. */
export function ShareConcept({ generationId }: { generationId: string }) {
  const field = useRef<HTMLInputElement>(null)
  const share = trpc.shareLinks.create.useMutation({
    onSuccess: ({ token }) => rememberOwnLink(token),
  })
  const { data: link } = share
  useEffect(() => {
    if (link) field.current?.select()
  }, [link])
  if (!link) {
    return (
      <>
        <Button
          variant="outline"
          onClick={() => share.mutate({ generationId })}
          disabled={share.isPending}
        >
          {share.isPending ? 'Making a link…' : 'Share link'}
        </Button>
        {share.isError && (
          <Muted role="alert" width="full">
            {apiErrorOf(share.error)?.message || 'The link could not be made. Please try again.'}
          </Muted>
        )}
      </>
    )
  }
  const shareUrl = `${location.origin}${sharePathOf(link.token)}`
  return (
    <Panel>
      <Muted>
        Whoever has this link sees the design and its estimate, until{' '}
        {dayFormat.format(new Date(link.expiresAt))}. The PDF of the estimate has your name on its
        cover.
      </Muted>
      <div>
        <input ref={field} readOnly value={shareUrl} aria-label="Link to this concept" />
        <CopyButton text={() => shareUrl}>Copy link</CopyButton>
      </div>
    </Panel>
  )
}
