// Named by the server only, but served from this build.
import './ssr/font-files.ts'
import './ssr/icon.svg?url&no-inline'
import './ssr/share-images.ts'

// Zod else tries whether it may compile code, which the content security policy forbids and
// reports. It looks here when its first schema is made, which may be before any module of ours runs.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

// The server has drawn the page: it is painted before the network and the processor are spent on
// what makes it act.
await new Promise<void>((resolve) => {
  // The first paint of all may be the background alone.
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve()
  }).observe({ type: 'paint', buffered: true })
  // A page in the background paints nothing, and is to be ready when it is looked at.
  setTimeout(resolve, 1_000)
})
const script = document.querySelector<HTMLScriptElement>('script[data-modules]')
const modules = script?.dataset.modules?.split(' ').filter(Boolean) ?? []
for (const href of modules) {
  // Pictures in view come first.
  const link = { rel: 'modulepreload', href, fetchPriority: 'low' }
  document.head.append(Object.assign(document.createElement('link'), link))
}
// React makes some errors to keep as it starts: for the stacks of these, V8 would parse all of it again.
const { stackTraceLimit } = Error
Error.stackTraceLimit = 0
try {
  // Each is run in a task of its own, so that a tap or a scroll never waits for all of them.
  for (const href of modules) {
    await window.retried(() => import(/* @vite-ignore */ href))
    await pause(0)
  }
  await window.retried(() => import('./start.tsx'))
} catch {
  window.unloaded()
}
Error.stackTraceLimit = stackTraceLimit
