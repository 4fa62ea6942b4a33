import { NOT_ALLOWED, type Permission, type Resource } from '@agency/contract/permissions'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect } from 'react'
import { hasClientNavigated } from '../../app/scroll-restoration.ts'
import { PageTitle } from '../../ui/core/text.ts'
import { Empty } from '../../ui/data/states.tsx'
import { ReadOnlyNotice, useMay } from '../permissions.tsx'

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
  /** What one has to be allowed to do to use the screen at all. */
  requires?: Permission
  /** What the screen is about, for those who may only read it. */
  resource?: Resource
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
export function Screen(props: ScreenProps) {
  const { title, description, actions, requires = 'account:read', resource, children } = props
  useTitleAndFocus(title)
  const isPermitted = useMay(requires)
  return (
    <ScreenBody>
      <ScreenHeader>
        <div>
          <PageTitle fontSize="1.375rem" lineHeight="1.3" letterSpacing="-.01em">
            {title}
          </PageTitle>
          {description && <Description>{description}</Description>}
        </div>
        {actions && isPermitted && <Actions>{actions}</Actions>}
      </ScreenHeader>
      {isPermitted ? (
        <>
          {resource && <ReadOnlyNotice resource={resource} />}
          {children}
        </>
      ) : (
        <Empty title={NOT_ALLOWED} />
      )}
    </ScreenBody>
  )
}
