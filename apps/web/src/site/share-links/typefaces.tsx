import { LIVE_FONTS_PATH } from '@agency/contract/live-page'
import type { SharedDesign } from '@agency/contract/share-link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'

const TypefaceList = chakra('dl', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr' },
    '& > div': {
      padding: '6',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'card',
    },
    '& dt': { textStyle: 'label', color: 'fg.subtle', marginBottom: '1' },
    '& dd': { textStyle: 'h4' },
    '& span': { display: 'block', fontSize: 's2', minHeight: '1.4em' },
    '& small': { display: 'block', color: 'fg.muted', fontWeight: '400', fontSize: 'sm' },
  },
})

/** The name of a typeface, in that typeface once it has loaded. */
function TypefaceName({ family, weight, file }: { family: string; weight: number; file: string }) {
  const name = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!file) return
    let isUnmounted = false
    const face = new FontFace(family, `url(${LIVE_FONTS_PATH}/${file})`, { weight: String(weight) })
    face.load().then(
      () => {
        document.fonts.add(face)
        if (isUnmounted || !name.current) return
        name.current.style.fontFamily = `"${family}"`
        name.current.style.fontWeight = String(weight)
      },
      () => {},
    )
    return () => {
      isUnmounted = true
    }
  }, [family, weight, file])
  return <span ref={name}>{family}</span>
}

/** The typefaces of a concept, each in itself. */
export const Typefaces = ({ design }: { design: SharedDesign }) => (
  <TypefaceList>
    <div>
      <dt>Headlines</dt>
      <dd>
        <TypefaceName {...design.heading} file={design.fontFiles.heading} />
        <small>Weight {design.heading.weight}</small>
      </dd>
    </div>
    <div>
      <dt>Text</dt>
      <dd>
        <TypefaceName family={design.body} weight={400} file={design.fontFiles.body} />
        <small>Weight 400</small>
      </dd>
    </div>
  </TypefaceList>
)
