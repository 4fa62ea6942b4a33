import { chakra } from '@chakra-ui/react/styled-system'
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { failureText } from '../../browser/online.ts'
import { Icon } from '../core/icons.tsx'
import { Action, IconAction } from '../forms/controls.ts'
import { DashboardIcon } from '../media/dashboard-icon.tsx'
import { useTopDialog } from './modal.ts'

/** The documented duration of a success message, in ms. */
const DEFAULT_DURATION_MS = 3_000
/** Undoable messages stay on the screen for longer, in ms. */
export const UNDO_TOAST_MS = 10_000

interface Toast {
  text: string
  /** A failure stays until it is closed. */
  failed?: boolean
  /** Longer than the default, in ms, for a message that offers an undo. */
  durationMs?: number
  /** Undo or retry. */
  action?: { label: string; run: () => void }
}

type ShowToast = (toast: Toast) => void
const ToastContext = createContext<ShowToast>(() => {})

/** Shows a message over the page that disappears by itself. */
export const useToast = (): ShowToast => use(ToastContext)

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
    // Hidden while it is empty, so that no empty alert is exposed.
    '& > [role=alert]:empty': { display: 'none' },
  },
})
const ToastBox = chakra('div', {
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

interface ShownToast extends Toast {
  id: number
  /** When it disappears, in ms since 1970; later while the pointer or the focus is on it. */
  endsAt: number
}

/**
 * Messages with an undo or a retry stay for their full time. Of the others, a repeated text is
 * shown only once, and a success replaces an older success.
 */
const withToast = (previous: ShownToast[], toast: ShownToast): ShownToast[] => [
  ...previous.filter(
    ({ text, failed, action }) => action || ((toast.failed || failed) && text !== toast.text),
  ),
  toast,
]

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([])
  const last = useRef(0)
  const show = useCallback<ShowToast>((toast) => {
    last.current += 1
    const text = toast.failed ? failureText(toast.text) : toast.text
    const endsAt = Date.now() + (toast.durationMs ?? DEFAULT_DURATION_MS)
    const shownToast = { ...toast, text, endsAt, id: last.current }
    setToasts((previous) => withToast(previous, shownToast))
  }, [])
  const close = useCallback(
    (id: number) => setToasts((previous) => previous.filter((toast) => toast.id !== id)),
    [],
  )
  const notes = (failed: boolean) =>
    toasts
      .filter((toast) => (toast.failed ?? false) === failed)
      .map((toast) => <ToastNote key={toast.id} toast={toast} onClose={close} />)
  // Outside an open dialog they could be seen, but neither pressed nor announced.
  const container = useTopDialog() ?? document.body
  return (
    <ToastContext value={show}>
      {children}
      {createPortal(
        <Stack aria-label="Messages">
          <div role="alert">{notes(true)}</div>
          <div role="status">{notes(false)}</div>
        </Stack>,
        container,
      )}
    </ToastContext>
  )
}

/** A message whose timer pauses while the pointer or the focus is on it. */
function ToastNote({ toast, onClose }: { toast: ShownToast; onClose: (id: number) => void }) {
  const { id, text, failed = false, durationMs = DEFAULT_DURATION_MS, action } = toast
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (failed || isPaused) return
    const timer = setTimeout(() => onClose(id), Math.max(toast.endsAt - Date.now(), 0))
    return () => clearTimeout(timer)
  }, [failed, isPaused, id, toast, onClose])
  const resume = () => {
    toast.endsAt = Date.now() + durationMs
    setPaused(false)
  }
  return (
    <ToastBox
      data-failed={failed || undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={resume}
      onFocus={() => setPaused(true)}
      onBlur={resume}
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
    </ToastBox>
  )
}
