import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Icon } from '../core/icons.tsx'
import { IconAction } from '../forms/controls.ts'
import { useBackdropPress } from './backdrop-press.ts'
import { useModal } from './modal.ts'

const DrawerDialog = chakra('dialog', {
  base: {
    position: 'fixed',
    insetBlock: '0',
    height: '100dvh',
    maxHeight: 'none',
    width: 'min(560px, 100vw)',
    maxWidth: 'none',
    bg: 'bg',
    color: 'fg',
    fontSize: '.875rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    animation: 'appear .2s',
  },
  variants: {
    side: {
      end: { marginInlineStart: 'auto', borderInlineStartWidth: '1px', borderColor: 'line' },
      start: {
        marginInlineEnd: 'auto',
        width: 'min(280px, 86vw)',
        borderInlineEndWidth: '1px',
        borderColor: 'line',
      },
    },
  },
})
const DrawerHeader = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'content',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '56px',
    paddingInline: '4',
    bg: 'bg',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& h2': { fontSize: '1rem', fontWeight: '650' },
  },
})

/** Stacked sections of a detail drawer. */
export const DrawerBody = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    padding: '4',
    '& h3': { color: 'fg.muted', fontWeight: '600', marginBottom: '2' },
  },
})

/** The drawer's actions, in one row. */
export const DrawerActions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' },
})

interface DrawerProps {
  title: ReactNode
  side?: 'start' | 'end'
  onClose: () => void
  children: ReactNode
}

/** A drawer over one side of the page. Its button, Escape and a press outside close it. */
export function Drawer({ title, side = 'end', onClose, children }: DrawerProps) {
  const dialog = useModal()
  const backdrop = useBackdropPress(dialog, () => dialog.current?.close())
  return (
    <DrawerDialog
      ref={dialog}
      side={side}
      aria-labelledby="drawer-title"
      onClose={onClose}
      {...backdrop}
    >
      <DrawerHeader>
        <h2 id="drawer-title">{title}</h2>
        <IconAction aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </IconAction>
      </DrawerHeader>
      {children}
    </DrawerDialog>
  )
}
