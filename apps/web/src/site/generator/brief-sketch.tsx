import type { BriefValues } from '@agency/contract/brief-fields'
import type { GalleryConcept } from '@agency/contract/gallery-concept'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { Picture } from '../../ui/core/picture.tsx'
import { Small, VisuallyHidden } from '../../ui/core/text.ts'
import { BrowserFrame } from '../../ui/media/browser-frame.tsx'
import { coloursIn, inkOn } from './sketch-colours.ts'

/** Of the sketch as well as of the page that replaces it, so that nothing below them moves. */
export const PREVIEW_HEIGHT = { base: '440px', md: 'min(64vh, 560px)' }
/** The lines below them, of which one or the other has more. */
export const PREVIEW_NOTE_HEIGHT = { base: '6.4em', sm: '3.2em', lg: '4.8em' }

const Page = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    height: PREVIEW_HEIGHT,
    overflow: 'hidden',
    '--main': '#2e2925',
    '--second': '#d7d1cd',
    '--ink': '#ffffff',
    '--round': '6px',
    '--weight': '700',
    bg: '#fafafa',
    color: '#1a1a1a',
    fontSize: '.8125rem',
    lineHeight: '1.45',
    '&[data-style=Corporate]': { '--round': '0px', '--weight': '600' },
    '&[data-style=Creative]': { '--round': '18px', '--weight': '800' },
    '&[data-style=Minimalist]': { '--round': '0px', '--weight': '400' },
    '&[data-style=Bold]': { '--round': '2px', '--weight': '800' },
    '& .top': {
      display: 'flex',
      gap: '12px',
      alignItems: 'center',
      padding: '14px 20px',
      fontWeight: '700',
    },
    '& .top i': { width: '26px', height: '5px', bg: '#d4d4d4', borderRadius: '3px' },
    '& .top span': {
      flexGrow: '1',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .hero': {
      padding: '34px 20px 38px',
      background: 'var(--main)',
      color: 'var(--ink)',
      display: 'grid',
      flexGrow: '1',
      alignContent: 'center',
      gap: '12px',
      justifyItems: 'start',
    },
    '& .hero b': {
      fontSize: '1.75rem',
      lineHeight: '1.08',
      fontWeight: 'var(--weight)',
      letterSpacing: '-.02em',
      overflowWrap: 'anywhere',
    },
    '&[data-style=Bold] .hero b': { fontSize: '2.25rem', textTransform: 'uppercase' },
    '&[data-style=Minimalist] .hero': {
      background: '#fafafa',
      color: '#1a1a1a',
      paddingBlock: '56px',
    },
    '&[data-style=Corporate] .hero': { borderBottom: '6px solid var(--second)' },
    '&[data-style=Creative] .hero': {
      justifyItems: 'center',
      textAlign: 'center',
      margin: '0 12px',
      borderRadius: '22px',
    },
    '& .act': {
      padding: '8px 16px',
      bg: '#fafafa',
      color: '#1a1a1a',
      borderRadius: 'var(--round)',
      fontWeight: '650',
    },
    '&[data-style=Minimalist] .act': { bg: '#1a1a1a', color: '#fafafa' },
    '& .cards': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      gap: '10px',
      padding: '20px',
    },
    '& .cards i': {
      height: '74px',
      borderRadius: 'var(--round)',
      background: 'var(--second)',
      opacity: '.55',
    },
    '& .cards i:nth-of-type(2)': { background: 'var(--main)', opacity: '.85' },
  },
})
const Origin = chakra('figure', {
  base: {
    display: 'grid',
    gridTemplateColumns: '96px 1fr',
    gap: '4',
    alignItems: 'center',
    marginTop: '6',
    '& img': {
      width: '96px',
      height: '72px',
      objectFit: 'cover',
      objectPosition: 'top',
      borderRadius: 'control',
    },
  },
})

const firstSentence = (text: string) => {
  const sentence = /^[^.!?\n]{1,110}/.exec(text.trim())?.[0] ?? ''
  return sentence.length === 110 ? `${sentence.replace(/\s+\S*$/, '')}…` : sentence
}

/** The answers so far as a thumbnail of a page: a sketch, not the concept. */
export function BriefSketch({ values }: { values: BriefValues }) {
  const page = useRef<HTMLDivElement>(null)
  const { colorScheme, style, companyName, industry, description } = values
  useEffect(() => {
    const [main = '#2e2925', second = main === '#2e2925' ? '#d7d1cd' : main] =
      coloursIn(colorScheme)
    const css = page.current?.style
    css?.setProperty('--main', main)
    css?.setProperty('--second', second)
    css?.setProperty('--ink', inkOn(main))
  }, [colorScheme])
  return (
    <>
      <div aria-hidden="true">
        <BrowserFrame
          address={
            companyName
              ? `${companyName.toLowerCase().replace(/[^a-z0-9]+/g, '')}.com.au`
              : 'yourcompany.com.au'
          }
        >
          <Page ref={page} data-style={style || undefined}>
            <div className="top">
              <span>{companyName || 'Your company'}</span>
              <i />
              <i />
              <i />
            </div>
            <div className="hero">
              <b>{firstSentence(description) || 'What you do, in one sentence'}</b>
              <span>{industry || 'Your industry'}</span>
              <span className="act">Get started</span>
            </div>
            <div className="cards">
              <i />
              <i />
              <i />
            </div>
          </Page>
        </BrowserFrame>
      </div>
      <Small marginTop="3" minHeight={PREVIEW_NOTE_HEIGHT}>
        A sketch that follows your answers. The real concept is a full page with its own copy, type,
        pictures and an estimate in Australian dollars.
      </Small>
    </>
  )
}

/** The gallery concept that a brief starts from. */
export const SketchOrigin = ({ origin }: { origin: GalleryConcept }) => (
  <Origin>
    <Picture
      src={origin.thumbnailUrl ?? origin.imageUrl}
      alt=""
      pictures={origin.pictures}
      sizes="96px"
    />
    <Small as="figcaption">
      Starting from the concept for <strong>{origin.companyName}</strong>
      <VisuallyHidden>.</VisuallyHidden>
    </Small>
  </Origin>
)
