import { SHOW_IN_GALLERY } from '@agency/contract/brief-values'
import { chakra } from '@chakra-ui/react/styled-system'
import { usePreHydrationValue } from '../../ui/forms/use-pre-hydration-value.ts'

const Choice = chakra('div', {
  base: {
    maxWidth: 'prose',
    // The whole line is clickable.
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '44px',
      fontWeight: '600',
      fontSize: 'sm',
      cursor: 'pointer',
    },
    '& input': { width: '20px', height: '20px', flexShrink: '0', accentColor: 'brand.500' },
    // Aligned with the label's text.
    '& p': { paddingInlineStart: '32px', maxWidth: '50ch', textStyle: 'small', color: 'fg.muted' },
  },
})

interface GalleryChoiceProps {
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

/** Whether the public may see the concept; it stays private unless this is ticked. */
export const GalleryChoice = ({ isChosen, onChange }: GalleryChoiceProps) => {
  const box = usePreHydrationValue<HTMLInputElement>(({ checked }) => onChange(checked))
  return (
    <Choice>
      <label>
        <input
          ref={box}
          name={SHOW_IN_GALLERY}
          value="true"
          type="checkbox"
          aria-describedby="show-in-gallery-hint"
          checked={isChosen}
          onChange={(event) => onChange(event.target.checked)}
        />
        Show my concept in the public gallery
      </label>
      <p id="show-in-gallery-hint">
        With your company’s name and the words on the page, never your own name, email or phone.
      </p>
    </Choice>
  )
}
