import { Component, type ReactNode } from 'react'
import { Button } from '../ui/core/button.ts'
import { Container, PageHead } from '../ui/core/layout.ts'
import { Muted, PageTitle } from '../ui/core/text.ts'

/** Keeps the frame of the site when a page breaks. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <Container>
        <PageHead>
          <PageTitle>This page broke</PageTitle>
          <Muted>
            Something on our side went wrong while drawing it. Loading it again often helps.
          </Muted>
          <div>
            <Button onClick={() => location.reload()}>Load again</Button>
          </div>
        </PageHead>
      </Container>
    )
  }
}
