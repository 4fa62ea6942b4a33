import { chakra } from '@chakra-ui/react/styled-system'
import { Unseen } from '../../ui/text.ts'

const views = ['Desktop', 'Phone'] as const
export type View = (typeof views)[number]

const Segments = chakra('fieldset', {
  base: {
    display: 'inline-flex',
    width: 'fit-content',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    '& label': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '44px',
      paddingInline: '4',
      borderRadius: '5px',
      color: 'fg.muted',
      fontWeight: '600',
      cursor: 'pointer',
      _hover: { color: 'fg' },
    },
    '& input': { position: 'absolute', opacity: '0', pointerEvents: 'none' },
    '& label:has(:checked)': { bg: 'raised', color: 'accent' },
    '& label:has(:checked) span': { textDecoration: 'underline', textUnderlineOffset: '.3em' },
    '& label:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
  },
})

/** Which screen the concept is shown on. */
export const ViewChoice = ({ view, onChange }: { view: View; onChange: (view: View) => void }) => (
  <Segments>
    <Unseen as="legend">Show the concept on</Unseen>
    {views.map((each) => (
      <label key={each}>
        <input type="radio" name="view" checked={each === view} onChange={() => onChange(each)} />
        <span>{each}</span>
      </label>
    ))}
  </Segments>
)
