import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import { Muted, SubsectionTitle } from '../../ui/core/text.ts'
import { PaletteSwatches } from '../share-links/palette-swatches.tsx'
import { SiteMap } from '../share-links/site-map.tsx'
import { Typefaces } from '../share-links/typefaces.tsx'

const Parts = chakra('div', {
  base: { display: 'grid', gap: '8', '& > section': { display: 'grid', gap: '4' } },
})

/** The site map and the style guide of a concept; nothing until they are known. */
export function SiteDesign({ generationId }: { generationId: string }) {
  const { data: design } = trpc.starterSites.design.useQuery({ generationId }, { retry: false })
  if (!design) return null
  return (
    <Parts>
      <section aria-labelledby="site-map-title">
        <SubsectionTitle id="site-map-title">Site map</SubsectionTitle>
        <Muted>
          {design.pages.length > 1
            ? 'The download has these pages, each with what your brief says about it.'
            : 'Your brief fills one page, so the download has one.'}
        </Muted>
        <SiteMap design={design} />
      </section>
      <section aria-labelledby="style-guide-title">
        <SubsectionTitle id="style-guide-title">Style guide</SubsectionTitle>
        <Muted>Press a colour to copy its hex value. The download has the whole guide.</Muted>
        <PaletteSwatches palette={design.palette} />
        <Typefaces design={design} />
      </section>
    </Parts>
  )
}
