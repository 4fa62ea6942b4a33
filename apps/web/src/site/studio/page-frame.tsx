import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type EditingHandlers, editInPlace } from './in-place-editing.ts'
import { openPageView, type PageView, type RenderedPage } from './page-view.ts'

/** A page of our own, in standards mode; it inherits the policy of the page around it. */
const DOCUMENT = '<!doctype html><html><head><title>Your page</title></head><body></body></html>'

interface PageFrameProps {
  page: RenderedPage | undefined
  /** The position of the section to mark. */
  selected: number | undefined
  style: CSSProperties
  handlers: EditingHandlers
}

/** The page that is being changed, whose texts can be edited where they stand. */
export function PageFrame({ page, selected, style, handlers }: PageFrameProps) {
  const [view, setView] = useState<PageView>()
  const latest = useRef(handlers)
  latest.current = handlers
  const shown = useRef(page)
  shown.current = page
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])

  function open(frame: HTMLIFrameElement) {
    const document = frame.contentDocument
    if (!document) return
    end.current?.()
    const opened = openPageView(document)
    end.current = editInPlace(document, {
      onWord: (path, text) => latest.current.onWord(path, text),
      onFocus: (path) => latest.current.onFocus(path),
      onBlur: () => {
        latest.current.onBlur()
        // The text that had the focus was left as it was typed.
        requestAnimationFrame(() => {
          if (shown.current) opened.show(shown.current, true)
        })
      },
      onPicture: (path) => latest.current.onPicture(path),
      onUndo: () => latest.current.onUndo(),
      onRedo: () => latest.current.onRedo(),
    })
    setView(opened)
  }
  useLayoutEffect(() => {
    if (page) view?.show(page)
  }, [view, page])
  useEffect(() => view?.select(selected), [view, selected])

  return (
    <iframe
      title="Your page: press a text or a picture to change it"
      srcDoc={DOCUMENT}
      onLoad={({ currentTarget }) => open(currentTarget)}
      style={style}
    />
  )
}
