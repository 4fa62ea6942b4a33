const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Control characters, which HTML cannot represent, and lone surrogates, which UTF-8 cannot
 * represent.
 */
const NOT_REPRESENTABLE = /(?![\t\n])[\p{Cc}\p{Cs}\ufffe\uffff]/gu

/** A text escaped for use between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(NOT_REPRESENTABLE, ' ').replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark)

/**
 * Attributes of a tag, each with a space before it; undefined and false are left out, true has no
 * value.
 */
export const attributes = (named: Record<string, string | number | boolean | undefined>): string =>
  Object.entries(named)
    .flatMap(([name, value]) => {
      if (value === undefined || value === false) return []
      return value === true ? [` ${name}`] : [` ${name}="${escapeHtml(String(value))}"`]
    })
    .join('')

/**
 * Text that none of our values contains: it would end a declaration, begin a rule, or fetch
 * something.
 */
const UNSAFE = /[;{}<>\\@!]|\/\*|url\s*\(|expression/i

/** Most values of a page occur many times in it, and on the next page as well. */
const checked = new Map<string, boolean>()
const MAX_CHECKED = 2_000

/** Whether a value is safe in a declaration. */
export function isSafeValue(value: string): boolean {
  const known = checked.get(value)
  if (known !== undefined) return known
  if (checked.size >= MAX_CHECKED) checked.clear()
  const isSafe = !UNSAFE.test(value)
  checked.set(value, isSafe)
  return isSafe
}
