import { chakra } from '@chakra-ui/react/styled-system'
import { usePreHydrationValue } from '../../../ui/forms/use-pre-hydration-value.ts'

const List = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    minWidth: '0',
    '& legend': { fontWeight: '650', marginBottom: '1' },
    '& label': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '44px',
      cursor: 'pointer',
    },
    '& input': {
      width: '20px',
      height: '20px',
      flexShrink: '0',
      accentColor: '{colors.brand.500}',
    },
  },
})

interface ToggleListProps<Id extends string> {
  legend: string
  options: readonly { readonly id: Id; readonly name: string }[]
  chosen: ReadonlySet<Id>
  onChange: (chosen: ReadonlySet<Id>) => void
}

/** Any number of options, each on or off. */
export function ToggleList<Id extends string>({
  legend,
  options,
  chosen,
  onChange,
}: ToggleListProps<Id>) {
  const fieldset = usePreHydrationValue<HTMLFieldSetElement>((element) => {
    const inputs = [...element.querySelectorAll('input')]
    const checked = options.filter((_, index) => inputs[index]?.checked).map(({ id }) => id)
    if (checked.length !== chosen.size || checked.some((id) => !chosen.has(id)))
      onChange(new Set(checked))
  })
  return (
    <List ref={fieldset}>
      <legend>{legend}</legend>
      {options.map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.has(id)}
            onChange={({ target }) => {
              const next = new Set(chosen)
              if (target.checked) next.add(id)
              else next.delete(id)
              onChange(next)
            }}
          />
          {name}
        </label>
      ))}
    </List>
  )
}
