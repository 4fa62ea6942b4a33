import type { PageModule } from '../../app/page.ts'
import { ButtonLink } from '../../ui/button.ts'
import { Container, PageHead, Row } from '../../ui/layout.ts'
import { Lead, PageTitle } from '../../ui/text.ts'

export const load: PageModule['load'] = async ({ data }) => {
  const { name } = await data.agency()
  return {
    title: `Image style tool | ${name}`,
    description: 'A tool that repaints a photo. It is not open yet.',
    noindex: true,
  }
}

export function Page() {
  return (
    <Container>
      <PageHead minHeight="70vh" alignContent="center">
        <PageTitle>Image style tool</PageTitle>
        <Lead>
          This tool is not open yet. It will repaint a photo of yours in a hand-drawn style.
        </Lead>
        <Row>
          <ButtonLink href="/ai-generator">Try the website generator</ButtonLink>
          <ButtonLink href="/gallery" look="outline">
            See the gallery
          </ButtonLink>
        </Row>
      </PageHead>
    </Container>
  )
}
