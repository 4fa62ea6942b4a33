import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import type { PageModule } from '../../app/page.ts'
import { ClosingBand } from '../../ui/core/closing-band.tsx'
import { Columns, Container, PageHead, Section } from '../../ui/core/layout.ts'
import { Lead, Muted, PageTitle, SectionTitle, SubsectionTitle } from '../../ui/core/text.ts'
import { cityOf } from '../layout/footer.tsx'
import { PortraitCarousel } from './portrait-carousel.tsx'

export const load: PageModule['load'] = async ({ data }) => {
  const { name, foundedYear, location } = await data.agency()
  return {
    title: `About Us | ${name}`,
    description: `A founder-led digital agency in ${cityOf(location)} since ${foundedYear}. Who we are, how we work and what we will not do.`,
  }
}

const highlights = [
  'Over two decades of building for the web, from shared hosting to edge networks',
  'Platforms for retail, property, health, education and the trades',
  'Teams of two and teams of forty, in offices, laneways and four time zones',
  'Payment, booking and stock systems that have to be right on a Friday night',
  'Design systems used by people who never met their designers',
  'Search work measured against enquiries, year on year',
  'Film sets, and lately film sets with no set',
  'Machine-learning features in production since before the rush',
  'Handovers that let clients leave, and a list of those who stayed',
]

const values = [
  {
    name: 'Innovation',
    text: 'We try new tools on our own site first. You get the ones that survived.',
  },
  {
    name: 'Excellence',
    text: 'Fast, accessible, tested. The parts nobody photographs get the same care.',
  },
  {
    name: 'Collaboration',
    text: 'You see the work in its second week, rough, while it is cheap to change.',
  },
  {
    name: 'Transparency',
    text: 'Line-by-line prices, the hours we actually worked, and a straight no when the answer is no.',
  },
  { name: 'Impact', text: 'We agree on one number before we start, and report that number after.' },
  {
    name: 'Growth',
    text: 'Yours first. We teach your team to run what we built, then get out of the way.',
  },
]

const Story = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '16' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
    alignItems: 'start',
  },
})
const Meet = chakra(Story, {
  base: {
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: '280px minmax(0, 1fr)',
      lg: '340px minmax(0, 1fr)',
    },
  },
})
const Photograph = chakra('img', {
  base: {
    width: 'min(340px, 100%)',
    aspectRatio: '4 / 5',
    objectFit: 'cover',
    borderRadius: 'media',
    borderWidth: '1px',
    borderColor: 'line',
  },
})
const Highlights = chakra('ul', {
  base: {
    display: 'grid',
    maxWidth: '58ch',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '20px 1fr',
      gap: '3',
      paddingBlock: '3',
      borderTopWidth: '1px',
      borderColor: 'line',
    },
    '& li::before': {
      content: "''",
      width: '8px',
      height: '8px',
      marginTop: '.55em',
      borderWidth: '2px',
      borderColor: 'accent',
      borderRadius: 'full',
    },
  },
})
const Value = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    alignContent: 'start',
    borderTopWidth: '1px',
    borderColor: 'control',
    paddingTop: '4',
    paddingBottom: '6',
    '& > span': { color: 'fg.subtle', fontVariantNumeric: 'tabular-nums', textStyle: 'small' },
  },
})

export function Page() {
  const { data: agency } = trpc.settings.agency.useQuery()
  if (!agency) return null
  return (
    <>
      <Container>
        <PageHead paddingBottom="clamp(4rem, 9vw, 8rem)">
          <PageTitle maxWidth="16ch">Small on purpose, and still here</PageTitle>
          <Lead maxWidth="46ch">
            {agency.name} is a founder-led agency, founded in {agency.foundedYear}, working from{' '}
            {agency.location}. Nobody you meet here is an account manager.
          </Lead>
        </PageHead>
      </Container>
      <Section tone="raised" aria-labelledby="story">
        <Container>
          <Story>
            <SectionTitle id="story">Our Story</SectionTitle>
            <chakra.div display="grid" gap="4">
              <Muted fontSize="s1" color="fg">
                We started with one client, a borrowed desk off a tram line and a rule: whoever
                quotes the job stays on the job.
              </Muted>
              <Muted>
                The first site was for a joinery whose phone did not ring. We rebuilt it over six
                weeks, sat with the people who answered the calls, and learned that half the
                enquiries had been going to a dead inbox. Fixing the inbox was not in the scope. We
                fixed it anyway, and that is still how most of our projects begin: with the thing
                next to the thing.
              </Muted>
              <Muted>
                Since then the studio has added film, automation and applied AI, because clients
                kept asking the same people to look at one more thing. We stayed small so that they
                could.
              </Muted>
            </chakra.div>
          </Story>
        </Container>
      </Section>
      <Section bg="bg" aria-labelledby="meet">
        <Container>
          <Meet>
            {agency.portrait ? (
              <Photograph
                src={agency.portrait}
                alt={agency.principal}
                htmlWidth={340}
                htmlHeight={425}
                loading="lazy"
              />
            ) : (
              <PortraitCarousel name={agency.principal} />
            )}
            <chakra.div display="grid" gap="6">
              <SectionTitle id="meet">Meet {agency.principal}</SectionTitle>
              <Lead>
                A technology leader with over two decades of experience, and the person who will
                read your first message.
              </Lead>
              <Highlights>
                {highlights.map((highlight) => (
                  <li key={highlight}>{highlight}</li>
                ))}
              </Highlights>
            </chakra.div>
          </Meet>
        </Container>
      </Section>
      <Section tone="raised" aria-labelledby="values">
        <Container>
          <SectionTitle id="values" marginBottom="8">
            What we hold ourselves to
          </SectionTitle>
          <Columns as="ol" upTo={3}>
            {values.map(({ name, text }, index) => (
              <Value key={name}>
                <span aria-hidden="true">{String(index + 1).padStart(2, '0')}</span>
                <SubsectionTitle>{name}</SubsectionTitle>
                <Muted>{text}</Muted>
              </Value>
            ))}
          </Columns>
        </Container>
      </Section>
      <ClosingBand
        title="Come and see the place."
        text="The coffee is good and the whiteboard is honest."
        href="/contact"
        action="Get in Touch"
      />
    </>
  )
}
