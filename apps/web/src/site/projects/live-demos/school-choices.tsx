import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '../../../ui/core/text.ts'
import { checkedValueIn, usePreHydrationValue } from '../../../ui/forms/use-pre-hydration-value.ts'

/** The school's own colours, whatever the theme of this site. */
export const colours = {
  ink: '#12352b',
  oak: '#1f6b45',
  sky: '#c4e6f7',
  sun: '#ffd35c',
  paper: '#fffdf4',
} as const
const { ink, oak, paper } = colours

const Tiles = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '2',
    minWidth: '0',
    '& label': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '44px',
      paddingInline: { base: '2', sm: '3' },
      paddingBlock: '1',
      borderWidth: '2px',
      borderColor: '#7d9a8b',
      borderRadius: 'control',
      fontSize: 'sm',
      fontWeight: '600',
      lineHeight: '1.45',
      cursor: 'pointer',
      _hover: { borderColor: ink },
    },
    '& input': { position: 'absolute', opacity: '0', pointerEvents: 'none' },
    '& label:has(:checked)': { bg: oak, borderColor: oak, color: '#fff' },
  },
  variants: {
    layout: {
      row: {
        display: 'flex',
        flexWrap: 'wrap',
        '& label': { borderRadius: 'full', bg: paper },
      },
      grid: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridAutoRows: { base: 'minmax(82px, auto)', sm: 'minmax(54px, auto)' },
        // Eleven tiles fill six rows if the first, the most asked, is a wide one.
        '& label:first-of-type': { gridColumn: 'span 2' },
      },
    },
  },
})

interface Choice<Id extends string> {
  id: Id
  label: string
  lang?: string
}
interface ChoicesProps<Id extends string> {
  legend: string
  name: string
  layout: 'row' | 'grid'
  options: readonly Choice<Id>[]
  value: Id | undefined
  onChange: (id: Id) => void
}

/** Radio buttons whose labels may each be in a language of their own. */
export function Choices<Id extends string>({
  legend,
  name,
  layout,
  options,
  value,
  onChange,
}: ChoicesProps<Id>) {
  const fieldset = usePreHydrationValue<HTMLFieldSetElement>((element) => {
    const preHydrationId = options.find(({ id }) => id === checkedValueIn(element))?.id
    if (preHydrationId !== undefined && preHydrationId !== value) onChange(preHydrationId)
  })
  return (
    <Tiles ref={fieldset} layout={layout}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map(({ id, label, lang }) => (
        <label key={id} lang={lang}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === value}
            onChange={() => onChange(id)}
          />
          {label}
        </label>
      ))}
    </Tiles>
  )
}
