import type { ReactNode } from 'react'
import { Button } from '../../ui/core/button.ts'
import { Container, PageHead, Row } from '../../ui/core/layout.ts'
import { Loading } from '../../ui/core/spinner.tsx'
import { Lead, PageTitle } from '../../ui/core/text.ts'

const LinkHead = ({ children }: { children: ReactNode }) => (
  <Container>
    <PageHead minHeight="70vh" alignContent="center">
      {children}
    </PageHead>
  </Container>
)

export const LinkLoading = ({ title, text }: { title: string; text: string }) => (
  <LinkHead>
    <PageTitle textStyle="h3">{title}</PageTitle>
    <Loading>{text}</Loading>
  </LinkHead>
)

interface LinkFallbackProps {
  query: { isPending: boolean; isFetching: boolean; refetch: () => unknown }
  hasEnded: boolean
  loading: { title: string; text: string }
  ended: { title: string; text: string }
  failed: { title: string; text?: string }
  /** A link to another page. */
  children: ReactNode
}

/** What the page of a secret link shows while it loads, once its link has ended, and on an error. */
export function LinkFallback(props: LinkFallbackProps) {
  const { query, hasEnded, loading, ended, failed, children } = props
  if (query.isPending && !hasEnded) return <LinkLoading {...loading} />
  const { title, text = 'Please try again in a moment.' } = hasEnded ? ended : failed
  return (
    <LinkHead>
      <PageTitle textStyle="h2">{title}</PageTitle>
      <Lead>{text}</Lead>
      <Row>
        {!hasEnded && (
          <Button onClick={() => void query.refetch()} disabled={query.isFetching}>
            {query.isFetching ? 'Trying again...' : 'Try again'}
          </Button>
        )}
        {children}
      </Row>
    </LinkHead>
  )
}
