import type { PublicProposal } from '@agency/contract/proposal-calls'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { formatDay, formatTime } from '../../format/long-dates.ts'

const Notice = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    padding: '6',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    overflowWrap: 'anywhere',
    '&[data-state=accepted]': { borderColor: 'success' },
    '&[data-state=expired]': { borderColor: 'warning' },
    '& h2': { textStyle: 'h4' },
    '& p': { color: 'fg.muted', maxWidth: 'prose' },
    '& a': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '.2em' },
    '& code': { fontFamily: 'inherit', fontVariantNumeric: 'tabular-nums' },
  },
})

/**
 * The outcome of a proposal that can no longer be accepted or declined; it takes focus when that
 * happens on this page.
 */
export function ProposalOutcome({ proposal, path }: { proposal: PublicProposal; path: string }) {
  const { state, signed, snapshot } = proposal
  const box = useRef<HTMLDivElement>(null)
  const initialState = useRef(state)
  useEffect(() => {
    if (state !== initialState.current) box.current?.focus()
  }, [state])
  if (state === 'sent') return null
  return (
    <Notice ref={box} tabIndex={-1} role="status" data-state={state} id="answer">
      {state === 'accepted' && signed ? (
        <>
          <h2>Accepted. Thank you.</h2>
          <p>
            Signed by {signed.name} on {formatTime(signed.signedAt)}, Melbourne time. A copy of this
            is on its way to {snapshot.client.email}, and {snapshot.agency.name} will be in touch
            about the next step.
          </p>
          <p>
            <a href={`${path}/document.pdf`}>Signed document (PDF)</a>, checked at{' '}
            <a href={`/verify/${signed.verifyCode}`}>
              the page for its code <code>{signed.verifyCode}</code>
            </a>
            .
          </p>
        </>
      ) : state === 'declined' ? (
        <>
          <h2>This proposal was declined.</h2>
          <p>If you change your mind, ask for a new one below.</p>
        </>
      ) : (
        <>
          <h2>This proposal has expired.</h2>
          <p>
            It could be accepted until the end of {formatDay(snapshot.expiresOn)}, Melbourne time.
            Ask for a new one below.
          </p>
        </>
      )}
    </Notice>
  )
}
