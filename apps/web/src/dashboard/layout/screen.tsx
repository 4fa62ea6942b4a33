import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect } from 'react'
import { hasClientNavigated } from '../../app/scroll-restoration.ts'
import { PageTitle } from '../../ui/core/text.ts'

const Body = chakra('div', {
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
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
  },
})
const Lead = chakra('p', {
  base: { color: 'fg.muted', maxWidth: '65ch', overflowWrap: 'anywhere' },
})
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })

interface ScreenProps {
  title: string
  lead?: ReactNode
  /** At the end of the head: the screen's first action. */
  actions?: ReactNode
  children: ReactNode
}

/** Names the page, and puts focus on the heading of a screen that was led to. */
export function useTitleAndFocus(title: string) {
  useEffect(() => {
    document.title = `${title} | Dashboard`
  }, [title])
  useEffect(() => {
    // The page that was loaded starts where every page does: before its skip link.
    if (!hasClientNavigated()) return
    // Who has opened the search meanwhile types there.
    if (document.activeElement?.getAttribute('aria-expanded') === 'true') return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [])
}

/** One screen of the dashboard. */
export function Screen({ title, lead, actions, children }: ScreenProps) {
  useTitleAndFocus(title)
  return (
    <Body>
      <Head>
        <div>
          <PageTitle fontSize="1.375rem" lineHeight="1.3" letterSpacing="-.01em">
            {title}
          </PageTitle>
          {lead && <Lead>{lead}</Lead>}
        </div>
        {actions && <Actions>{actions}</Actions>}
      </Head>
      {children}
    </Body>
  )
}
