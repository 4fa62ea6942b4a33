import { chakra } from '@chakra-ui/react/styled-system'
import { OFFLINE, useOnline } from '../../browser/online.ts'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'

const Bar = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingBlock: '2',
    paddingInline: { base: '4', md: '6' },
    bg: 'surface',
    borderBottomWidth: '1px',
    borderColor: 'warning',
    fontWeight: '600',
    '& svg': { width: '18px', height: '18px', flexShrink: '0', color: 'warning' },
  },
})

/** Shows a notice while the browser is offline. */
export const OfflineBar = () => (
  <div role="status">
    {!useOnline() && (
      <Bar>
        <DashboardIcon name="warning" /> {OFFLINE} Nothing can be saved until you are back online.
      </Bar>
    )}
  </div>
)
