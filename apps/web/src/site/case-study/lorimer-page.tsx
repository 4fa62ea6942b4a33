import { chakra } from '@chakra-ui/react/styled-system'
import type { PageModule } from '../../app/page.ts'
import { BackLink, ButtonLink } from '../../ui/core/button.ts'
import { Container, PageHead, Row, Section } from '../../ui/core/layout.ts'
import { Lead, Muted, PageTitle, SectionTitle } from '../../ui/core/text.ts'
import { LiveDemoSlot, loadLiveDemo } from '../live-demo/live-demo-slot.tsx'
import { DetailsAndText, ProjectDetails } from '../projects/project-details.tsx'
import { lorimerFilm } from './live-demos/index.ts'

export const load: PageModule['load'] = async ({ data }) => {
  const [{ name }] = await Promise.all([
    data.agency(),
    import.meta.env.SSR && loadLiveDemo(lorimerFilm),
  ])
  return {
    title: `Lorimer: homes sold before the open | ${name}`,
    description:
      'How AI video brought a property group 215% more qualified leads and a 43% shorter sales cycle.',
  }
}

const figures = [
  { value: '215%', text: 'more qualified leads' },
  { value: '43%', text: 'shorter sales cycle' },
  { value: '72%', text: 'lower showing costs' },
  { value: '35%', text: 'more international buyers' },
]

const Band = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(4, 1fr)' },
    gap: '1px',
    bg: 'line',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'media',
    overflow: 'hidden',
    '& > div': {
      bg: 'surface',
      padding: { base: '6', md: '8' },
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      gap: '2',
    },
    '& dd': { textStyle: 'h1', fontVariantNumeric: 'tabular-nums' },
    '& dt': { color: 'fg.muted', textStyle: 'small' },
  },
})
const Text = chakra('div', {
  base: { display: 'grid', gap: '12', '& section': { display: 'grid', gap: '4' } },
})
const facts = [
  { name: 'Client', value: 'Lorimer, a property group' },
  { name: 'Services', value: 'AI Video Production, Digital Marketing' },
  { name: 'Delivered', value: 'Films in three lengths and three languages for each listing' },
  { name: 'Measured', value: 'Two selling seasons against the year before' },
]

export function Page() {
  return (
    <>
      <Container>
        <PageHead>
          <BackLink href="/ai-video-services">AI Video Production</BackLink>
          <PageTitle maxWidth="18ch">Lorimer sells homes before the first open</PageTitle>
          <Lead>
            A property group with listings in four suburbs and buyers in three countries stopped
            driving people to empty houses and started sending them films.
          </Lead>
        </PageHead>
        <Band>
          {figures.map(({ value, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Band>
      </Container>
      <chakra.div paddingTop="section">
        <LiveDemoSlot entry={lorimerFilm} />
      </chakra.div>
      <Section tight>
        <Container>
          <DetailsAndText>
            <ProjectDetails facts={facts} />
            <Text>
              <section>
                <SectionTitle textStyle="h3">The Challenge</SectionTitle>
                <Muted>
                  Every listing cost a Saturday: styling, a photographer, an agent at the door and
                  forty visitors of whom three could buy. Overseas buyers saw stills and a floor
                  plan, and asked questions that took a week to answer.
                </Muted>
              </section>
              <section>
                <SectionTitle textStyle="h3">Our Solution</SectionTitle>
                <Muted>
                  We filmed each home once, in two hours, and built the rest: a walk-through at
                  three lengths, narration in English, Mandarin and Vietnamese, and furniture that
                  matches the buyer’s stage of life. Every generated room carries a label and a link
                  to the real one.
                </Muted>
                <Muted>
                  Enquiries from the films arrive with the rooms people watched twice. Agents ring
                  the ones who watched the kitchen.
                </Muted>
              </section>
              <section>
                <SectionTitle textStyle="h3">What changed</SectionTitle>
                <Muted>
                  Over two selling seasons Lorimer counted qualified leads, days on market, the cost
                  of showings and the origin of buyers, on the same suburbs as the year before. The
                  four figures above are theirs.
                </Muted>
              </section>
              <Row>
                <ButtonLink href="/contact">Talk to us about film</ButtonLink>
                <ButtonLink href="/our-work" variant="outline">
                  See more work
                </ButtonLink>
              </Row>
            </Text>
          </DetailsAndText>
        </Container>
      </Section>
    </>
  )
}
