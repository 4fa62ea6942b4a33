import type { PageModule } from '../../app/page.ts'
import { ButtonLink } from '../../ui/core/button.ts'
import { Container, PageHead, Row } from '../../ui/core/layout.ts'
import { Lead, PageTitle } from '../../ui/core/text.ts'

export const load: PageModule['load'] = async ({ data }) => {
  const { name } = await data.agency()
  return {
    title: `Page not found | ${name}`,
    description: 'There is no page at this address.',
    status: 404,
    noindex: true,
  }
}

export function Page() {
  return (
    <Container>
      <PageHead minHeight="70vh" alignContent="center">
        <PageTitle>No street by that name</PageTitle>
        <Lead maxWidth="38ch">
          There is no page at this address. It may have moved, or the link may be mistyped.
        </Lead>
        <Row>
          <ButtonLink href="/">Go to the home page</ButtonLink>
          <ButtonLink href="/our-work" variant="outline">
            See our work
          </ButtonLink>
        </Row>
      </PageHead>
    </Container>
  )
}
