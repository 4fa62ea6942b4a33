import { type ContactStatus, contactStatuses } from '@agency/contract/contact'
import { chakra } from '@chakra-ui/react/styled-system'
import { Icon } from '../../ui/core/icons.tsx'
import { CompactSelect } from '../../ui/forms/controls.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'
import { useMay } from '../permissions.tsx'
import { useDeferredChoice } from './deferred-choice.ts'

const SelectWrapper = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    minWidth: '144px',
    '& svg': {
      position: 'absolute',
      top: '50%',
      insetInlineStart: '10px',
      transform: 'translateY(-50%)',
      width: '16px',
      height: '16px',
      pointerEvents: 'none',
    },
    '& select': { paddingInlineStart: '34px' },
  },
  variants: {
    tone: {
      New: { '& svg': { color: 'accent' } },
      Contacted: { '& svg': { color: 'info' } },
      Responded: { '& svg': { color: 'info' } },
      Converted: { '& svg': { color: 'success' } },
      Cold: { '& svg': { color: 'fg.subtle' } },
    },
  },
})

const icons = {
  New: <DashboardIcon name="star" />,
  Contacted: <Icon name="mail" />,
  Responded: <DashboardIcon name="reply" />,
  Converted: <Icon name="check" />,
  Cold: <DashboardIcon name="cold" />,
} satisfies Record<ContactStatus, unknown>

interface StatusSelectProps {
  /** Used if there is no visible label next to it. */
  label?: string
  id?: string
  value: ContactStatus
  onChoose: (status: ContactStatus) => void
}

/** A contact's status, editable in place; any status may follow any other. */
export function StatusSelect({ label, id, value, onChoose }: StatusSelectProps) {
  const { displayedValue, choose, commit, setByKeyboard } = useDeferredChoice(value, onChoose)
  const mayChange = useMay('contacts:write')
  return (
    <SelectWrapper tone={displayedValue}>
      {icons[displayedValue]}
      <CompactSelect
        id={id}
        aria-label={label}
        value={displayedValue}
        disabled={!mayChange}
        onPointerDown={() => setByKeyboard(false)}
        onKeyDown={({ key }) => {
          setByKeyboard(true)
          if (key === 'Enter') commit()
        }}
        onBlur={commit}
        onChange={({ target }) => choose(contactStatuses[target.selectedIndex] ?? value)}
      >
        {contactStatuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </CompactSelect>
    </SelectWrapper>
  )
}
