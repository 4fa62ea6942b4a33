import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import { usePreHydrationValue } from '../../ui/forms/use-pre-hydration-value.ts'

const Choice = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: '3',
    alignItems: 'center',
    minHeight: '44px',
    cursor: 'pointer',
    '& input': { width: '20px', height: '20px', accentColor: '{colors.brand.500}' },
  },
})

interface SaveCopyProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  disabled: boolean
}

/** Asks whether the painting may be stored on the server. */
export function SaveCopy({ isChecked, onChange, disabled }: SaveCopyProps) {
  const { data: agency } = trpc.settings.agency.useQuery()
  const box = usePreHydrationValue<HTMLInputElement>(({ checked }) => onChange(checked))
  return (
    <Choice>
      <input
        ref={box}
        type="checkbox"
        checked={isChecked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>Keep a copy on our server for {agency?.styleResultDays} days</span>
    </Choice>
  )
}
