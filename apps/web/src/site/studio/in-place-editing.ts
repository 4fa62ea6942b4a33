export interface EditingHandlers {
  onWord: (path: string, text: string) => void
  /** A text got the focus. */
  onFocus: (path: string) => void
  /** A text lost the focus. */
  onBlur: () => void
  /** A picture was pressed. */
  onPicture: (path: string) => void
  onUndo: () => void
  onRedo: () => void
}

const wordOf = (target: EventTarget | null): HTMLElement | undefined => {
  const { closest } = (target ?? {}) as Partial<HTMLElement>
  return closest?.call(target, '[data-word]') as HTMLElement | undefined
}

/** One line of plain text, whatever was copied. */
const plainLine = (text: string) => text.replace(/\s+/g, ' ')

/** A quotation without the marks that the page adds. */
const withoutQuotes = (text: string) => text.replace(/^“/, '').replace(/”$/, '')

/**
 * Lets a person edit the texts of a page where they stand: as plain text, with the editor's own
 * undo. Enter and Escape leave a text. Returns a function that ends it.
 */
export function editInPlace(page: Document, handlers: EditingHandlers): () => void {
  const ended = new AbortController()
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    handle: (event: DocumentEventMap[Name]) => void,
  ) => page.addEventListener(name, handle, { signal: ended.signal })

  listen('input', ({ target }) => {
    const word = wordOf(target)
    if (!word?.dataset.word) return
    const text = word.textContent ?? ''
    handlers.onWord(word.dataset.word, 'quoted' in word.dataset ? withoutQuotes(text) : text)
  })
  listen('focusin', ({ target }) => {
    const word = wordOf(target)
    if (word?.dataset.word) handlers.onFocus(word.dataset.word)
  })
  listen('focusout', ({ target }) => {
    if (wordOf(target)) handlers.onBlur()
  })
  const insert = (event: Event, data: DataTransfer | null) => {
    if (!wordOf(event.target)) return
    event.preventDefault()
    const text = plainLine(data?.getData('text/plain') ?? '')
    // The only way to insert text at the caret so that an input event follows.
    if (text) page.execCommand('insertText', false, text)
  }
  listen('paste', (event) => insert(event, event.clipboardData))
  listen('drop', (event) => event.preventDefault())
  listen('keydown', (event) => {
    const command = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (command && (key === 'z' || key === 'y')) {
      event.preventDefault()
      if (key === 'y' || event.shiftKey) handlers.onRedo()
      else handlers.onUndo()
      return
    }
    const word = wordOf(event.target)
    if (!word) return
    // A text is one line, and its format is the design's.
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault()
      word.blur()
    } else if (command && ['b', 'i', 'u'].includes(key)) event.preventDefault()
  })
  listen('click', ({ target }) => {
    const path = (target as Partial<HTMLElement>).dataset?.picture
    if (path) handlers.onPicture(path)
  })
  for (const name of ['click', 'submit'] as const)
    listen(name, (event) => {
      const { target } = event
      if (target instanceof (page.defaultView?.Element ?? Element) && target.closest('a, form'))
        event.preventDefault()
    })
  return () => ended.abort()
}
