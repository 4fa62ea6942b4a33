import { chakra } from '@chakra-ui/react/styled-system'
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { failureText } from '../../browser/online.ts'
import { Icon } from '../core/icons.tsx'
import { Action, IconAction } from '../forms/controls.ts'
import { DashboardIcon } from '../media/dashboard-icon.tsx'
import { useTopDialog } from './modal.ts'

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

const Stack = chakra('section', {
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
    '& > div': { display: 'grid', justifyItems: 'center', gap: '2', maxWidth: 'full' },
    // Not read out as an alert while there is none.
    '& > [role=alert]:empty': { display: 'none' },
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
    '&[data-failed]': { borderColor: 'error', borderInlineStartWidth: '4px' },
    '&[data-failed] > svg': { color: 'error' },
    '& p': { paddingBlock: '2', paddingInlineEnd: '2' },
  },
})

interface Shown extends Toast {
  id: number
  /** When it leaves by itself, in ms since 1970; later while somebody is on it. */
  endsAt: number
}

/**
 * What can be taken back, or tried again, stays for its whole time. Of the others the same words stand
 * there once, and a success takes the place of an older one.
 */
const withToast = (before: Shown[], toast: Shown): Shown[] => [
  ...before.filter(
    ({ text, failed, action }) => action || ((toast.failed || failed) && text !== toast.text),
  ),
  toast,
]

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Shown[]>([])
  const last = useRef(0)
  const show = useCallback<Show>((toast) => {
    last.current += 1
    const text = toast.failed ? failureText(toast.text) : toast.text
    const endsAt = Date.now() + (toast.shownMs ?? SHOWN_MS)
    const shown = { ...toast, text, endsAt, id: last.current }
    setToasts((before) => withToast(before, shown))
  }, [])
  const close = useCallback(
    (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)),
    [],
  )
  const notes = (failed: boolean) =>
    toasts
      .filter((toast) => (toast.failed ?? false) === failed)
      .map((toast) => <ToastNote key={toast.id} toast={toast} onClose={close} />)
  // Beside an open dialog they could be seen, but neither pressed nor heard.
  const place = useTopDialog() ?? document.body
  return (
    <ToastContext value={show}>
      {children}
      {createPortal(
        <Stack aria-label="Messages">
          <div role="alert">{notes(true)}</div>
          <div role="status">{notes(false)}</div>
        </Stack>,
        place,
      )}
    </ToastContext>
  )
}

/** A message that waits while the pointer or the focus is on it. */
function ToastNote({ toast, onClose }: { toast: Shown; onClose: (id: number) => void }) {
  const { id, text, failed = false, shownMs = SHOWN_MS, action } = toast
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (failed || isHeld) return
    const timer = setTimeout(() => onClose(id), Math.max(toast.endsAt - Date.now(), 0))
    return () => clearTimeout(timer)
  }, [failed, isHeld, id, toast, onClose])
  const release = () => {
    toast.endsAt = Date.now() + shownMs
    setHeld(false)
  }
  return (
    <Note
      data-failed={failed || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={release}
      onFocus={() => setHeld(true)}
      onBlur={release}
    >
      {failed ? <DashboardIcon name="warning" /> : <Icon name="check" />}
      <p>{text}</p>
      {action && (
        <Action
          variant="outline"
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
