import { chakra } from '@chakra-ui/react/styled-system'

const Sheet = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    padding: { base: '4', sm: '6' },
    gap: { base: '3', sm: '6' },
    '& i': { display: 'block', bg: 'line', borderRadius: '2px' },
    '& .bar': {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      paddingBottom: '4',
      borderBottomWidth: '1px',
      borderColor: 'line',
      '& b': {
        flex: '1 1 0',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        fontWeight: '700',
      },
      '& i': { width: '34px', height: '4px' },
    },
    '& .hero': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gap: { base: '4', sm: '6' },
      minHeight: '0',
      '& > div': {
        display: 'grid',
        gap: '3',
        alignContent: 'center',
        justifyItems: 'start',
        minHeight: '0',
        minWidth: '0',
      },
      '& b': {
        lineClamp: '3',
        // Reserve three lines from the start: nothing moves as the text grows to three.
        minHeight: '3.24em',
        fontWeight: '700',
        fontSize: { base: '1.25rem', sm: 's3' },
        lineHeight: '1.08',
        letterSpacing: '-.02em',
        overflowWrap: 'anywhere',
      },
      '& div i': { width: '80%', height: '5px' },
      '& div i + i': { width: '56%' },
      '& div i.act': {
        width: '84px',
        height: '26px',
        marginTop: '2',
        bg: 'transparent',
        borderWidth: '1px',
        borderColor: 'brand.500',
      },
      '& > i': { bg: 'transparent', borderWidth: '1px', borderColor: 'line' },
    },
    '& .tiles': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: '3',
      '& i': {
        height: { base: '28px', sm: '44px' },
        bg: 'transparent',
        borderWidth: '1px',
        borderColor: 'line',
      },
    },
    '&[data-empty] b': { color: 'fg.subtle' },
  },
})

interface ComposerSketchProps {
  companyName: string
  line: string
}

/** A page outline with the text of the two answers, shown until a page has loaded. */
export const ComposerSketch = ({ companyName, line }: ComposerSketchProps) => (
  <Sheet aria-hidden="true" data-empty={companyName || line ? undefined : ''}>
    <div className="bar">
      <b>{companyName || 'Your company'}</b>
      <i />
      <i />
      <i />
    </div>
    <div className="hero">
      <div>
        <b>{line || 'What you do becomes the headline'}</b>
        <i />
        <i />
        <i className="act" />
      </div>
      <i />
    </div>
    <div className="tiles">
      <i />
      <i />
      <i />
    </div>
  </Sheet>
)
