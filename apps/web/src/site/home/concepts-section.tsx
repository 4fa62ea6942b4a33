import type { GalleryConcept } from '@agency/contract/gallery-concept'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { ButtonLink } from '../../ui/core/button.ts'
import { Container, Row, Section } from '../../ui/core/layout.ts'
import { Picture } from '../../ui/core/picture.tsx'
import { Loading } from '../../ui/core/spinner.tsx'
import { Muted, SectionTitle } from '../../ui/core/text.ts'
import { useRotatingTiles } from './tile-rotation.ts'

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
    marginBlock: '8',
  },
})
const Tile = chakra(Link, {
  base: {
    position: 'relative',
    display: 'block',
    aspectRatio: '16 / 10',
    overflow: 'hidden',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'line',
    bg: 'raised',
    '& img': {
      width: 'full',
      height: 'full',
      objectFit: 'cover',
      objectPosition: 'top',
      animation: 'appear .5s',
    },
    '& > span': {
      position: 'absolute',
      inset: 'auto 0 0',
      display: 'grid',
      padding: '2',
      bg: 'rgba(13, 11, 9, .86)',
      color: 'neutral.100',
      fontSize: 'xs',
      transitionProperty: 'opacity, transform',
      transitionDuration: 'menu',
      lineHeight: '1.35',
      overflowWrap: 'anywhere',
      '& b': { fontWeight: '650' },
      '& span': { opacity: '.85' },
    },
    '@media (hover: hover)': {
      '&:not(:hover, :focus-visible) > span': { opacity: '0', transform: 'translateY(8px)' },
    },
  },
})

/** The generator's URL, prefilled with this concept's company, industry and style. */
const generatorUrlOf = (concept: GalleryConcept) => {
  const { conceptId, companyName, industry, overallVibe } = concept
  return `/ai-generator?${new URLSearchParams({ conceptId, companyName, industry, overallVibe })}`
}

/** Six concepts at a time. Renders nothing if none can be shown. */
export function ConceptsSection() {
  const { data, error, isPending } = trpc.concepts.list.useQuery()
  const concepts = useMemo(
    () => data?.filter(({ imageUrl }) => !imageUrl.startsWith('http')),
    [data],
  )
  useEffect(() => {
    if (error)
      console.error(`Failed to fetch concepts: ${apiErrorOf(error)?.status ?? error.message}`)
  }, [error])
  if (isPending) return <Loading>Loading concepts...</Loading>
  if (!concepts || concepts.length === 0) return null
  return <Concepts concepts={concepts} />
}

function Concepts({ concepts }: { concepts: GalleryConcept[] }) {
  const [pausedSlot, setPausedSlot] = useState<number>()
  const tiles = useRotatingTiles(concepts, pausedSlot)
  return (
    <Section tone="raised" aria-labelledby="concepts-title">
      <Container>
        <SectionTitle id="concepts-title" maxWidth="22ch">
          Describe a business, get a page
        </SectionTitle>
        <Muted marginTop="4" fontSize="s1">
          It's free and takes less than a minute!
        </Muted>
        <Grid>
          {[...tiles.entries()].map(([slot, concept]) => (
            <li key={slot}>
              <Tile
                href={generatorUrlOf(concept)}
                aria-label={`${concept.companyName}, ${concept.industry}, ${concept.overallVibe}: start from this concept`}
                onMouseEnter={() => setPausedSlot(slot)}
                onMouseLeave={() => setPausedSlot(undefined)}
                onFocus={() => setPausedSlot(slot)}
                onBlur={() => setPausedSlot(undefined)}
              >
                <Picture
                  key={concept.id}
                  src={concept.thumbnailUrl ?? concept.imageUrl}
                  alt=""
                  pictures={concept.pictures}
                  sizes="(min-width: 1296px) 384px, (min-width: 48em) 30vw, 44vw"
                  width={640}
                  height={400}
                />
                <span>
                  <b>{concept.companyName}</b>
                  <span>
                    {concept.industry}, {concept.overallVibe}
                  </span>
                </span>
              </Tile>
            </li>
          ))}
        </Grid>
        <Row>
          <ButtonLink href="/ai-generator">Create Your Own Design</ButtonLink>
          <ButtonLink href="/gallery" variant="outline">
            View More
          </ButtonLink>
        </Row>
      </Container>
    </Section>
  )
}
