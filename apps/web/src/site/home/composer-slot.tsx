import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'

// Imported through a small module, so that the file names of the composer's dependencies are in
// that module, not in this page's code.
const importComposer = async () => (await import('./composer-start.ts')).startComposer()

let serverComposer: ComponentType | undefined

/** Loads the composer when the server renders it: the browser gets it as HTML. */
export async function loadComposer(): Promise<void> {
  serverComposer = (await importComposer()).default
}

let requestLoading: () => void
const loadingRequested = new Promise<void>((resolve) => {
  requestLoading = resolve
})
const LazyComposer = lazy(() => loadingRequested.then(importComposer))

/**
 * The composer as server-rendered HTML: a form that works by itself. Its code loads when the
 * visitor focuses it, so the home page does not get heavier for people who only read.
 */
function Slot() {
  const Composer = (import.meta.env.SSR && serverComposer) || LazyComposer
  const slot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Loads the form if it is not rendered, as after a client navigation, or if it has the focus.
    const update = () => {
      if (!slot.current?.matches(':has(form):not(:focus-within)')) requestLoading()
    }
    update()
    // React stops the event for a boundary that has no code yet, so listen in the capture phase.
    addEventListener('focusin', update, true)
    return () => removeEventListener('focusin', update, true)
  }, [])
  return (
    <div ref={slot}>
      <Suspense>
        <Composer />
      </Suspense>
    </div>
  )
}

/** A constant element, so that a re-render of the page skips it: its code may not be loaded yet. */
export const composerSlot = <Slot />
