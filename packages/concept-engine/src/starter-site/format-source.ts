const VOID_TAGS = new Set(['img', 'input', 'source', 'meta', 'link', 'br'])
const INDENT = '  '

/** A tag, or the text up to the next one. */
const TOKEN = /<[^>]+>|[^<]+/g
/** Space in these is content. */
const WITH_TEXT = /<textarea\b[^>]*>[^<]*<\/textarea>/g

/**
 * HTML with one element per line, for people who edit it. Elements of text stay on one line, as
 * space between boxes has no effect on the layout, but space in a text has.
 */
export function formatHtml(html: string): string {
  const areas: string[] = []
  const whole = html.replace(WITH_TEXT, (area) => {
    areas.push(area)
    return `<img data-area="${areas.length - 1}">`
  })
  const tokens = whole.match(TOKEN) ?? []
  let result = ''
  /** Whether each open element has text of its own. */
  const open: boolean[] = []
  for (const [index, token] of tokens.entries()) {
    const previous = tokens[index - 1]
    const isEnd = token.startsWith('</')
    const hasText = isEnd && open.pop()
    const isText = !token.startsWith('<')
    const isInText = open.at(-1) === true
    const isEmptyElement =
      isEnd && previous !== undefined && /^<[^/]/.test(previous) && !isVoid(previous)
    const staysOnLine = isText || hasText || isInText || isEmptyElement || previous === undefined
    result += staysOnLine ? token : `\n${INDENT.repeat(open.length)}${token}`
    if (isText && open.length > 0) open[open.length - 1] = true
    if (!isEnd && !isText && !isVoid(token)) open.push(false)
  }
  return result.replace(/<img data-area="(\d+)">/g, (_whole, index) => areas[Number(index)] ?? '')
}

const isVoid = (tag: string) => VOID_TAGS.has(/^<([\w-]+)/.exec(tag)?.[1] ?? '')

/** CSS with one rule per line, and the custom properties of the page one per line. */
export const formatCss = (css: string): string =>
  css
    .replace(/:root\{([^}]*)\}/g, (_whole, declarations: string) =>
      [
        ':root {',
        ...declarations.split(';').map((declaration) => `${INDENT}${declaration};`),
        '}',
      ].join('\n'),
    )
    .replace(/\}(?=[^\n}])/g, '}\n')
    .replace(/(@media[^{]*\{)(?=[^\n])/g, '$1\n')
