import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { logOut } from '../../browser/log-out.ts'
import { session } from '../../browser/session.ts'
import { PageTitle } from '../../ui/core/text.ts'
import { Panel, PanelBody } from '../../ui/data/panel.ts'
import { Action } from '../../ui/forms/controls.ts'
import { useTitleAndFocus } from '../layout/screen.tsx'
import { type AddableFactor, AddSecondFactor } from './add-second-factor.tsx'

const Main = chakra('main', {
  base: {
    display: 'grid',
    alignContent: 'center',
    gap: '6',
    minHeight: '100dvh',
    width: 'min(560px, 100vw - 2rem)',
    marginInline: 'auto',
    paddingBlock: '8',
    fontSize: '.875rem',
    '& > div > p': { color: 'fg.muted', marginTop: '2' },
  },
})
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })

/** All that somebody sees whose role needs a second factor that they do not have yet. */
export function EnrolmentPage({ onDone }: { onDone: () => void }) {
  useTitleAndFocus('Add a second factor')
  const [factor, setFactor] = useState<AddableFactor>()
  return (
    <Main>
      <div>
        <PageTitle fontSize="1.375rem" lineHeight="1.3">
          Add a second factor
        </PageTitle>
        <p>
          Your role needs a second factor. Add an authenticator app or a passkey to go on; from then
          on, your password alone does not log anybody in.
        </p>
      </div>
      <Panel aria-label="Second factor">
        <PanelBody>
          {factor ? (
            <AddSecondFactor
              factor={factor}
              onEnd={(isAdded) => (isAdded ? onDone() : setFactor(undefined))}
            />
          ) : (
            <Buttons>
              <Action onClick={() => setFactor('app')}>Use an authenticator app</Action>
              <Action variant="outline" onClick={() => setFactor('passkey')}>
                Use a passkey
              </Action>
            </Buttons>
          )}
        </PanelBody>
      </Panel>
      <div>
        <Action variant="outline" onClick={() => logOut(session)}>
          Log out
        </Action>
      </div>
    </Main>
  )
}
