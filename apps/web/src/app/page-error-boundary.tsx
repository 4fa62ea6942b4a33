import { Component, type ReactNode } from 'react'
import { Button } from '../ui/core/button.ts'
import { Container, PageHead } from '../ui/core/layout.ts'
import { Muted, PageTitle } from '../ui/core/text.ts'

/** Keeps the site's layout visible when a page throws. */
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
          <Muted>Something went wrong on our side while loading it. Reloading often helps.</Muted>
          <div>
            <Button onClick={() => location.reload()}>Load again</Button>
          </div>
        </PageHead>
      </Container>
    )
  }
}
