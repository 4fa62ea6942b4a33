import { isSafeValue } from './escape.ts'
import { NARROW_MEDIA, PHONE_MAX_WIDTH } from './lengths.ts'
import type { Declarations } from './wide-style.ts'

/** The style of a box at each width; narrow ones contain only the differences. */
export interface ResponsiveStyle {
  wide: Declarations
  narrow: Declarations
  /** Further differences on phones. */
  phone?: Declarations
}

/** Collects the styles of boxes as classes, without duplicates. */
export interface StyleSheet {
  classOf(styles: ResponsiveStyle): string
  css(): string
}

/** `fonts` maps the tree's font families to their custom properties. */
export function createStyleSheet(fonts: ReadonlyMap<string, string>): StyleSheet {
  const safeValue = (name: string, value: string): string | undefined => {
    if (name === 'font-family') return fonts.get(value)
    return isSafeValue(value) ? value : undefined
  }
  const toCss = (declarations: Declarations) =>
    Object.entries(declarations)
      .flatMap(([name, value]) => {
        const safe = safeValue(name, value)
        return safe === undefined ? [] : [`${name}:${safe}`]
      })
      .join(';')
  const names = new Map<string, string>()
  const rules: { wide: string; narrow: string; phone: string }[] = []
  return {
    classOf: ({ wide, narrow, phone = {} }) => {
      const differing = Object.fromEntries(
        Object.entries(narrow).filter(([name, value]) => wide[name] !== value),
      )
      const rule = { wide: toCss(wide), narrow: toCss(differing), phone: toCss(phone) }
      const key = `${rule.wide}|${rule.narrow}|${rule.phone}`
      const known = names.get(key)
      if (known) return known
      const name = `c${names.size.toString(36)}`
      names.set(key, name)
      rules.push(rule)
      return name
    },
    css: () => {
      const all = [...names.values()]
      const sheet = (part: 'wide' | 'narrow' | 'phone') =>
        rules.map((rule, index) => (rule[part] ? `.${all[index]}{${rule[part]}}` : '')).join('')
      return `${sheet('wide')}@media ${NARROW_MEDIA}{${sheet('narrow')}}@media (max-width:${PHONE_MAX_WIDTH}.98px){${sheet('phone')}}`
    },
  }
}
