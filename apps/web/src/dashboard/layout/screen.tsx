import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect } from 'react'
import { hasClientNavigated } from '../../app/scroll-restoration.ts'
import { PageTitle } from '../../ui/core/text.ts'

const ScreenBody = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    width: 'full',
    maxWidth: '1280px',
    marginInline: 'auto',
    padding: { base: '4', md: '6', lg: '8' },
  },
})
const ScreenHeader = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
  },
})
const Description = chakra('p', {
  base: { color: 'fg.muted', maxWidth: '65ch', overflowWrap: 'anywhere' },
})
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })

interface ScreenProps {
  title: string
  description?: ReactNode
  /** The screen's main action, at the end of its header. */
  actions?: ReactNode
  children: ReactNode
}

/** Sets the document title, and focuses the heading after a client navigation. */
export function useTitleAndFocus(title: string) {
  useEffect(() => {
    document.title = `${title} | Dashboard`
  }, [title])
  useEffect(() => {
    // After a full page load focus starts where it does on every page: before the skip link.
    if (!hasClientNavigated()) return
    // Somebody who has opened the search meanwhile is typing there.
    if (document.activeElement?.getAttribute('aria-expanded') === 'true') return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [])
}

/** One screen of the dashboard. */
export function Screen({ title, description, actions, children }: ScreenProps) {
  useTitleAndFocus(title)
  return (
    <ScreenBody>
      <ScreenHeader>
        <div>
          <PageTitle fontSize="1.375rem" lineHeight="1.3" letterSpacing="-.01em">
            {title}
          </PageTitle>
          {description && <Description>{description}</Description>}
        </div>
        {actions && <Actions>{actions}</Actions>}
      </ScreenHeader>
      {children}
    </ScreenBody>
  )
}
