import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useEffect } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { Button } from '../../ui/core/button.ts'
import { Loading } from '../../ui/core/spinner.tsx'
import { Muted } from '../../ui/core/text.ts'

/** A concept's page on a phone is 390 CSS pixels wide. */
const PhoneSection = chakra('section', {
  base: {
    width: 'min(100%, 406px)',
    height: 'min(78vh, 844px)',
    marginInline: 'auto',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderWidth: '8px',
    borderColor: 'neutral.800',
    borderRadius: '40px',
    bg: 'raised',
    display: 'grid',
    alignContent: 'start',
    '& img': { width: 'full', animation: 'appear .3s' },
    '& > div': {
      display: 'grid',
      gap: '4',
      placeItems: 'center',
      padding: '8',
      textAlign: 'center',
    },
    '&:focus-visible': { outlineOffset: '3px' },
  },
})

/** The concept as a phone shows it; rendered on request. */
export function PhoneView({
  source,
  imageAlt,
}: {
  /** The generation of this browser's own concept, or the token of the link that was opened. */
  source: { generationId: string; token?: never } | { token: string; generationId?: never }
  imageAlt: string
}) {
  const phone = trpc.concepts.phone.useMutation()
  const { mutate } = phone
  const { generationId = '', token = '' } = source
  const requestImage = useCallback(
    () => mutate(token ? { token } : { generationId }),
    [mutate, token, generationId],
  )
  useEffect(requestImage, [requestImage])
  return (
    <PhoneSection tabIndex={0} aria-label="The concept on a phone, scrolls">
      {phone.data && <img src={phone.data.phoneUrl} width={780} alt={`${imageAlt} On a phone.`} />}
      {phone.isError && (
        <div role="alert">
          <Muted>
            {apiErrorOf(phone.error)?.message || 'The phone view could not be rendered.'}
          </Muted>
          <Button variant="outline" onClick={requestImage}>
            Try again
          </Button>
        </div>
      )}
      {!phone.data && !phone.isError && (
        <div>
          <Loading>Rendering the phone view…</Loading>
        </div>
      )}
    </PhoneSection>
  )
}
