import { chakra } from '@chakra-ui/react/styled-system'
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../ui/icons.tsx'
import { AdminIcon } from './admin-icon.tsx'
import { Action, IconAction } from './controls.ts'

/** The documented time of a success message. */
const SHOWN_MS = 3_000

interface Toast {
  text: string
  /** A failure stays until it is closed. */
  failed?: boolean
  /** Longer than a message needs, where there is something to take back. */
  shownMs?: number
  /** Undo, or another try. */
  action?: { label: string; run: () => void }
}

type Show = (toast: Toast) => void
const ToastContext = createContext<Show>(() => {})

/** Shows a message over the page, which leaves by itself. */
export const useToast = (): Show => use(ToastContext)

const Stack = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '0',
    bottom: '{spacing.6}',
    zIndex: 'skip',
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    paddingInline: '4',
    pointerEvents: 'none',
  },
})
const Note = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    maxWidth: 'min(560px, 100%)',
    minHeight: '48px',
    paddingBlock: '1',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    bg: 'raised',
    color: 'fg',
    fontSize: '.875rem',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'card',
    boxShadow: '0 12px 32px rgba(0, 0, 0, .35)',
    pointerEvents: 'auto',
    animation: 'rise .2s',
    '& > svg': { flexShrink: '0', color: 'success' },
    '&[data-failed] > svg': { color: 'error' },
    '& p': { paddingBlock: '2', paddingInlineEnd: '2' },
  },
})

interface Shown extends Toast {
  id: number
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Shown[]>([])
  const last = useRef(0)
  const show = useCallback<Show>((toast) => {
    last.current += 1
    const shown = { ...toast, id: last.current }
    // The newest success says what counts; an older one is in its way.
    setToasts((before) => [...before.filter(({ failed }) => failed || toast.failed), shown])
  }, [])
  const close = useCallback(
    (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)),
    [],
  )
  return (
    <ToastContext value={show}>
      {children}
      <Stack role="status" aria-live="polite" aria-label="Messages">
        {toasts.map((toast) => (
          <ToastNote key={toast.id} toast={toast} onClose={close} />
        ))}
      </Stack>
    </ToastContext>
  )
}

/** A message that waits while the pointer or the focus is on it. */
function ToastNote({ toast, onClose }: { toast: Shown; onClose: (id: number) => void }) {
  const { id, text, failed = false, shownMs = SHOWN_MS, action } = toast
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (failed || isHeld) return
    const timer = setTimeout(() => onClose(id), shownMs)
    return () => clearTimeout(timer)
  }, [failed, isHeld, id, shownMs, onClose])
  return (
    <Note
      data-failed={failed || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {failed ? <AdminIcon name="warning" /> : <Icon name="check" />}
      <p>{text}</p>
      {action && (
        <Action
          look="outline"
          onClick={() => {
            onClose(id)
            action.run()
          }}
        >
          {action.label}
        </Action>
      )}
      <IconAction aria-label="Dismiss" onClick={() => onClose(id)}>
        <Icon name="close" />
      </IconAction>
    </Note>
  )
}
