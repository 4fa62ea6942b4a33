// Referenced by the server only, but served from this build.
import './ssr/font-files.ts'
import './ssr/icon.svg?url&no-inline'
import './ssr/share-images.ts'

// Otherwise Zod tests whether it may compile code, which the content security policy forbids and
// reports. It reads this when its first schema is created, which may be before any module of ours
// runs.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

// The page is already server-rendered: let it paint before the network and the CPU are spent on
// hydration.
await new Promise<void>((resolve) => {
  // The very first paint may be the background alone.
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve()
  }).observe({ type: 'paint', buffered: true })
  // A page in a background tab does not paint, but must be ready when it is opened.
  setTimeout(resolve, 1_000)
})
const script = document.querySelector<HTMLScriptElement>('script[data-modules]')
const modules = script?.dataset.modules?.split(' ').filter(Boolean) ?? []
for (const href of modules) {
  // Images in view take priority.
  const link = { rel: 'modulepreload', href, fetchPriority: 'low' }
  document.head.append(Object.assign(document.createElement('link'), link))
}
// React creates some Error objects at start-up. To capture their stacks, V8 would parse the whole
// file again.
const { stackTraceLimit } = Error
Error.stackTraceLimit = 0
try {
  // Each module runs in its own task, so that a tap or a scroll never waits for all of them.
  for (const href of modules) {
    await window.retried(() => import(/* @vite-ignore */ href))
    await pause(0)
  }
  await window.retried(() => import('./start.tsx'))
} catch {
  window.unloaded()
}
Error.stackTraceLimit = stackTraceLimit
