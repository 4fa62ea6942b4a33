// Named by the server only, but served from this build.
import './document/icon.svg?url&no-inline'
import './document/share-images.ts'

// The server has drawn the page: it is painted before the browser spends its time on running
// what makes it act. All of that is being fetched meanwhile.
await new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve))
  // A page in the background paints nothing, and is to be ready when it is looked at.
  setTimeout(resolve, 200)
})
await import('./start.tsx')
