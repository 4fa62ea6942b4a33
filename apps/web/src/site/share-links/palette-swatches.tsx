import type { SharedDesign } from '@agency/contract/share-link'
import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '../../ui/core/text.ts'
import { copyOutcomeText, useCopyToClipboard } from './copy-button.tsx'

const Swatches = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  },
})
const Swatch = chakra('button', {
  base: {
    display: 'grid',
    width: 'full',
    overflow: 'hidden',
    textAlign: 'start',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    bg: 'surface',
    transitionProperty: 'border-color',
    transitionDuration: 'hover',
    _hover: { borderColor: 'control' },
    '& svg': { width: 'full', height: '96px', borderBottomWidth: '1px', borderColor: 'line' },
    '& > span': { display: 'grid', padding: '3', textStyle: 'small' },
    '& b': { fontWeight: '650' },
    '& code': { color: 'fg.muted', fontFamily: 'inherit', fontVariantNumeric: 'tabular-nums' },
  },
})

/** The palette; pressing a colour copies its hex value. */
export function PaletteSwatches({ palette }: { palette: SharedDesign['palette'] }) {
  return (
    <Swatches>
      {palette.map(({ name, hex }) => (
        <li key={hex}>
          <Colour name={name} hex={hex} />
        </li>
      ))}
    </Swatches>
  )
}

function Colour({ name, hex }: { name: string; hex: string }) {
  const { outcome, copy } = useCopyToClipboard()
  return (
    <>
      <Swatch type="button" onClick={() => copy(hex)} aria-label={`Copy ${name}, ${hex}`}>
        {/* An SVG attribute, because the content security policy allows no style attributes. */}
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width="1" height="1" fill={hex} />
        </svg>
        <span>
          <b>{name}</b>
          <code>{outcome ? copyOutcomeText[outcome] : hex}</code>
        </span>
      </Swatch>
      <VisuallyHidden role="status">
        {outcome && `${copyOutcomeText[outcome]}: ${hex}`}
      </VisuallyHidden>
    </>
  )
}
