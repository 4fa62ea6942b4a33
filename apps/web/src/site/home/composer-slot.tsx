import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'

// By way of a small module: the names of all that a composer needs stand there, and not in this page's code.
const importComposer = async () => (await import('./composer-start.ts')).startComposer()

let loaded: ComponentType | undefined

/** Loads the composer where the server renders it: a browser gets it drawn. */
export async function loadComposer(): Promise<void> {
  loaded = (await importComposer()).default
}

let begin: () => void
const begun = new Promise<void>((resolve) => {
  begin = resolve
})
const ComposerOnceBegun = lazy(() => begun.then(importComposer))

/**
 * The composer as the server drew it, a form that works by itself. Its code comes when somebody turns to
 * it, so that the home page's own costs whoever reads no more than before.
 */
function Slot() {
  const Composer = (import.meta.env.SSR && loaded) || ComposerOnceBegun
  const slot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Not drawn, after a change of page; or turned to, now or before this code came.
    const update = () => {
      if (!slot.current?.matches(':has(form):not(:focus-within)')) begin()
    }
    update()
    // React keeps the event from what has no code yet: it is heard on its way there.
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

/** One element: a page that is rendered again leaves it alone, which has no code yet to render. */
export const composerSlot = <Slot />
