import { chakra } from '@chakra-ui/react/styled-system'

// The colours of the example's page, which is light in both themes, as the composed pages are.
const INK = '#10241a'
const GREEN = '#00735a'
const MINT = '#d3ead1'

const Sheet = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    bg: '#fbfdfa',
    color: INK,
    '& .bar': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      paddingBlock: '2',
      paddingInline: { base: '4', sm: '8' },
      fontSize: '.75rem',
      '& b': {
        flex: '1 1 0',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        fontSize: '.875rem',
        fontWeight: '700',
      },
      '& b::before': {
        content: '""',
        display: 'inline-block',
        width: '10px',
        height: '10px',
        marginInlineEnd: '2',
        borderRadius: 'full',
        bg: GREEN,
      },
    },
    '& .cta': {
      paddingBlock: '1',
      paddingInline: '3',
      borderRadius: '4px',
      bg: GREEN,
      color: '#fff',
      fontSize: '.75rem',
      fontWeight: '650',
    },
    '& .hero': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) 36%', sm: 'minmax(0, 1fr) 40%' },
      gap: { base: '4', sm: '8' },
      paddingBlock: { base: '4', sm: '6' },
      paddingInline: { base: '4', sm: '8' },
      marginBottom: { base: '3', sm: '6' },
      minHeight: '0',
      bg: MINT,
    },
    '& .hero div': {
      display: 'grid',
      gap: '4',
      alignContent: 'center',
      justifyItems: 'start',
      minHeight: '0',
      minWidth: '0',
    },
    '& .hero b': {
      lineClamp: '3',
      // Three lines from the start: nothing moves as the text grows.
      minHeight: '3.24em',
      fontWeight: '700',
      fontSize: { base: '1.375rem', sm: 's3' },
      lineHeight: '1.08',
      letterSpacing: '-.02em',
      overflowWrap: 'anywhere',
      textWrap: 'balance',
    },
    '& svg': { width: 'full', height: 'full', minHeight: '0', borderRadius: '8px', bg: '#14401f' },
  },
})

/** A cup, seen from the side, and its shadows. */
const Cup = () => (
  <>
    <g fill="#2f6f3c">
      <path d="M38 96a44 44 0 0 1 44-44v96a44 44 0 0 1-44-52z" />
      <path d="M62 96a44 44 0 0 1 44-44v96a44 44 0 0 1-44-52z" fill="#3b8f6e" />
    </g>
    <path d="M146 84h14a21 21 0 0 1 0 42h-16" fill="none" stroke="#e4f5e2" strokeWidth="10" />
    <path d="M78 62h74v38a37 42 0 0 1-74 0z" fill="#e4f5e2" />
    <ellipse cx="115" cy="62" rx="37" ry="13" fill="#c4e3c8" />
    <ellipse cx="115" cy="64" rx="30" ry="9" fill="#5a3a24" />
    <path d="M66 148h98a49 10 0 0 1-98 0z" fill="#c4e3c8" />
  </>
)

interface ComposerSketchProps {
  companyName: string
  line: string
}

/**
 * A page with the text of the two answers, shown until theirs has been composed; before the first
 * letter, the page of an example.
 */
export const ComposerSketch = ({ companyName, line }: ComposerSketchProps) => {
  const isExample = !companyName && !line
  return (
    <Sheet aria-hidden="true">
      <div className="bar">
        <b>{companyName || (isExample ? 'Second Crack' : 'Your company')}</b>
        {isExample && <span>An example</span>}
        <span className="cta">Get in touch</span>
      </div>
      <div className="hero">
        <div>
          <b>{line || (isExample ? 'We roast coffee for cafés' : 'What you do, in one line')}</b>
          <span className="cta">Get in touch</span>
        </div>
        <svg viewBox="0 0 200 200" aria-hidden="true">
          {isExample && <Cup />}
        </svg>
      </div>
    </Sheet>
  )
}
