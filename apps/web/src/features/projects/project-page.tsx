import type { PageModule } from '../../app/page.ts'
import { Container, PageHead } from '../../ui/layout.ts'
import { PageTitle } from '../../ui/text.ts'

export const load: PageModule['load'] = () => ({ title: 'Emberlane', description: '' })

export function Page() {
  return (
    <Container>
      <PageHead>
        <PageTitle>Emberlane</PageTitle>
      </PageHead>
    </Container>
  )
}
