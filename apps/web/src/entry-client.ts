// Named by the server only, but served from this build.
import './document/icon.svg?url&no-inline'
import './document/share-images.ts'

// Zod else tries whether it may compile code, which the content security policy forbids and
// reports. It looks here when its first schema is made, which may be before any module of ours runs.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// The server has drawn the page: it is painted before the browser spends its time on running
// what makes it act. All of that is being fetched meanwhile.
await new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve))
  // A page in the background paints nothing, and is to be ready when it is looked at.
  setTimeout(resolve, 200)
})
await import('./start.tsx')
