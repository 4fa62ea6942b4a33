import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const BrowserWindow = chakra('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'media',
    overflow: 'hidden',
    bg: 'surface',
  },
})
const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingInline: '4',
    minHeight: '40px',
    borderBottomWidth: '1px',
    borderColor: 'line',
    color: 'fg.subtle',
    fontSize: 'xs',
    '& i': {
      width: '9px',
      height: '9px',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'control',
    },
    '& span': {
      marginInlineStart: '2',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
})

/** A page design in a browser window. */
export function BrowserFrame({ address, children }: { address: string; children: ReactNode }) {
  return (
    <BrowserWindow>
      <Bar aria-hidden="true">
        <i />
        <i />
        <i />
        <span>{address}</span>
      </Bar>
      {children}
    </BrowserWindow>
  )
}
