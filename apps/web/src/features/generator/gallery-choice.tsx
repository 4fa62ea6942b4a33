import { SHOW_IN_GALLERY } from '@agency/contract/brief-values'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEarlyChoice } from '../../ui/form-early-choice.ts'

const Choice = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    rowGap: '1',
    maxWidth: 'prose',
    '& input': { width: '20px', height: '20px', margin: '12px 0', accentColor: 'brand.500' },
    '& label': { fontWeight: '600', fontSize: 'sm', paddingBlock: '11px', cursor: 'pointer' },
    '& p': { gridColumn: '2', textStyle: 'small', color: 'fg.muted', maxWidth: '50ch' },
  },
})

interface GalleryChoiceProps {
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

/** Whether the public may see the concept; nobody does unless it is chosen. */
export const GalleryChoice = ({ isChosen, onChange }: GalleryChoiceProps) => {
  const box = useEarlyChoice<HTMLInputElement>(({ checked }) => onChange(checked))
  return (
    <Choice>
      <input
        ref={box}
        name={SHOW_IN_GALLERY}
        value="true"
        id="show-in-gallery"
        type="checkbox"
        aria-describedby="show-in-gallery-hint"
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor="show-in-gallery">Show my concept in the public gallery</label>
      <p id="show-in-gallery-hint">
        With the company name, industry, style and colours you entered, and the words on the page.
        Never your own name, email or phone. Leave it off and only you and our team see it.
      </p>
    </Choice>
  )
}
