import morphdom from 'morphdom'

/** Marks what can be edited; the page's own style sheet is the one of the live page. */
const EDITOR_CSS = `
[data-word]{cursor:text}
[data-word]:hover{outline:1px dashed currentColor;outline-offset:4px}
[data-word]:focus{outline:2px solid currentColor;outline-offset:4px}
a{cursor:default}
[data-picture]{cursor:pointer}
[data-picture]:hover{outline:2px dashed currentColor;outline-offset:-6px}
[data-selected]{outline:3px solid #fc6d00;outline-offset:-3px}
html{scroll-behavior:auto}`

export interface RenderedPage {
  html: string
  style: string
}

/** A document without its style element, which the policy would block wherever it is parsed. */
export const withoutStyle = (html: string, style: string) =>
  html.replace(`<style>${style}</style>`, () => '')

const PICTURE_ATTRIBUTES: Record<string, string> = { img: 'src', source: 'srcset' }

/** A page in a frame of its own, which is updated in place. */
export interface PageView {
  /**
   * Shows a page. Only the sections that differ from the last one are compared with what is there,
   * unless `isWhole`, as after a person typed into it.
   */
  show: (page: RenderedPage, isWhole?: boolean) => void
  /** Marks a section by its position, and scrolls to it if it cannot be seen. */
  select: (position: number | undefined) => void
}

const isSameWord = (from: HTMLElement, to: HTMLElement) =>
  from.dataset.word !== undefined && from.dataset.word === to.dataset.word

const SECTION = /<section .*?<\/section>/gs

/** The sections of a page, which contain no others, and everything else. */
const splitPage = (html: string) => ({
  sections: html.match(SECTION) ?? [],
  rest: html.replace(SECTION, '<section>'),
})

/** The typefaces, the colours and the rules of a style sheet, which change for different reasons. */
function splitStyle(style: string): [fonts: string, colours: string, rules: string] {
  const from = style.indexOf(':root{')
  const to = style.indexOf('}', from) + 1
  return [style.slice(0, from), style.slice(from, to), style.slice(to)]
}

/**
 * Shows pages in the document of a frame. Its style sheets are constructed, as the content security
 * policy allows no inline styles. What did not change stays, so that no picture flickers and the
 * text that is being typed keeps its caret.
 */
export function openPageView(page: Document): PageView {
  const Sheet = page.defaultView?.CSSStyleSheet ?? CSSStyleSheet
  const sheets = [new Sheet(), new Sheet(), new Sheet()]
  const editor = new Sheet()
  editor.replaceSync(EDITOR_CSS)
  page.adoptedStyleSheets = [...sheets, editor]
  const parser = new DOMParser()
  const template = page.createElement('template')
  let shownStyles: readonly string[] = []
  let shown: ReturnType<typeof splitPage> = { sections: [], rest: '' }
  let selected: number | undefined
  const sectionAt = (position: number) =>
    page.querySelectorAll<HTMLElement>('main > section')[position]

  const mark = () => {
    const section = selected === undefined ? undefined : sectionAt(selected)
    for (const element of page.querySelectorAll('[data-selected]'))
      if (element !== section) element.removeAttribute('data-selected')
    if (section && !section.hasAttribute('data-selected')) section.setAttribute('data-selected', '')
  }

  /** The addresses of pictures that are shown after the next paint. */
  const late = new Map<Element, string>()
  /**
   * Keeps the picture of an element until the page is painted: to draw the new one, an SVG document,
   * takes a browser as long as the rest of the page, and what a person typed or chose should not wait.
   */
  function delayPicture(before: Element, after: Element): void {
    const name = PICTURE_ATTRIBUTES[before.localName]
    const shown = name && before.getAttribute(name)
    const next = name && after.getAttribute(name)
    if (!name || !shown || !next || shown === next) return
    // A task queued in an animation frame runs after that frame is painted.
    if (late.size === 0) page.defaultView?.requestAnimationFrame(() => setTimeout(showPictures))
    late.set(before, next)
    after.setAttribute(name, shown)
  }
  function showPictures(): void {
    for (const [element, address] of late)
      element.setAttribute(PICTURE_ATTRIBUTES[element.localName] ?? '', address)
    late.clear()
  }

  function update(from: Element, to: Element): void {
    // What waits is compared again.
    for (const element of late.keys()) if (from.contains(element)) late.delete(element)
    morphdom(from, to, {
      onBeforeElUpdated: (before, after) => {
        delayPicture(before, after)
        if (before === page.activeElement && isSameWord(before, after)) {
          before.className = after.className
          return false
        }
        // The mark is not part of the page.
        if (before.hasAttribute('data-selected')) after.setAttribute('data-selected', '')
        return !before.isEqualNode(after)
      },
    })
  }

  /** Replaces the style sheets whose rules differ: others would compute the whole page again. */
  function applyStyle(style: string) {
    const styles = splitStyle(style)
    for (const [index, sheet] of sheets.entries())
      if (styles[index] !== shownStyles[index]) sheet.replaceSync(styles[index] ?? '')
    shownStyles = styles
  }

  function showWhole(html: string) {
    const next = parser.parseFromString(html, 'text/html')
    for (const name of ['lang', 'dir'])
      page.documentElement.setAttribute(name, next.documentElement.getAttribute(name) ?? '')
    update(page.body, next.body)
  }

  function showSection(html: string, position: number) {
    template.innerHTML = html
    const from = sectionAt(position)
    const to = template.content.firstElementChild
    if (from && to) update(from, to)
  }

  return {
    show: ({ html, style }, isWhole = false) => {
      const next = splitPage(withoutStyle(html, style))
      applyStyle(style)
      if (isWhole || next.rest !== shown.rest || next.sections.length !== shown.sections.length)
        showWhole(withoutStyle(html, style))
      else
        for (const [position, section] of next.sections.entries())
          if (section !== shown.sections[position]) showSection(section, position)
      shown = next
      mark()
    },
    select: (position) => {
      if (position === selected) return
      selected = position
      mark()
      const section = position === undefined ? undefined : sectionAt(position)
      if (!section || !page.defaultView) return
      const { top, bottom } = section.getBoundingClientRect()
      if (bottom < 80 || top > page.defaultView.innerHeight - 80) section.scrollIntoView()
    },
  }
}
