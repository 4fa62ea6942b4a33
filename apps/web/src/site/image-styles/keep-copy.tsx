import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import { usePreHydrationValue } from '../../ui/forms/early-choice.ts'

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

interface KeepCopyProps {
  isKept: boolean
  onChange: (isKept: boolean) => void
  disabled: boolean
}

/** Asks whether the painting may be stored on the server. */
export function SaveCopy({ isKept, onChange, disabled }: KeepCopyProps) {
  const { data: agency } = trpc.settings.agency.useQuery()
  const box = usePreHydrationValue<HTMLInputElement>(({ checked }) => onChange(checked))
  return (
    <Choice>
      <input
        ref={box}
        type="checkbox"
        checked={isKept}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>Keep a copy on our server for {agency?.styleResultDays} days</span>
    </Choice>
  )
}
