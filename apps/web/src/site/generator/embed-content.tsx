import { type ReactNode, useEffect, useRef } from 'react'
import { type AroundNavHandler, Router } from 'wouter'

/** Origin of the site whose page frames this one; undefined if none does. */
export const findEmbedder = (): string | undefined =>
  parent !== window && URL.canParse(document.referrer)
    ? new URL(document.referrer).origin
    : undefined

/** No other page may be framed. */
const openBeside: AroundNavHandler = (_navigate, to) => void open(to, '_blank', 'noopener')

/** What a frame of another site contains, which grows with it. */
export function EmbedContent({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isUnmounted = false
    let stop = () => {}
    // The site shows the frame once it has reported its height, so nobody sees it without its look.
    void import('./embed-frame.ts').then(({ applyLook, reportHeight }) => {
      if (isUnmounted || !content.current) return
      applyLook(new URLSearchParams(location.search))
      stop = reportHeight(content.current, findEmbedder())
    })
    return () => {
      isUnmounted = true
      stop()
    }
  }, [])
  return (
    // No landmark: the page around it has its own, and may have several generators.
    <div ref={content} id="main">
      <Router aroundNav={openBeside}>{children}</Router>
    </div>
  )
}
