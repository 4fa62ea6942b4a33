/** The parts of a text between separators that stand outside of brackets and quotation marks. */
export function splitOutside(text: string, separator: RegExp): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? ''
    if (letter === '(' || letter === '“') depth += 1
    else if (letter === ')' || letter === '”') depth = Math.max(0, depth - 1)
    else if (depth === 0 && separator.test(letter)) {
      parts.push(text.slice(from, index))
      from = index + 1
    }
  }
  return [...parts, text.slice(from)]
}

/** The text up to the bracket that closes the one before it; all of it if none does. */
export function untilBracket(text: string): string {
  let depth = 1
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1
    if (text[index] === ')') depth -= 1
    if (depth === 0) return text.slice(0, index)
  }
  return text
}

/** Two things that are one field: 'make and model', 'date and time'. */
const ONE_FIELD =
  /\b(?:(?:dates?|days?) and times?|times? and (?:dates?|days?)|make and model|names? and (?:age|ages|date|year)s?|ages? and (?:names?|stage|level)|name and (?:contact|number|phone) of|in and out|pick ?up and (?:drop ?off|return)|terms and conditions|length and width|width and (?:length|height|depth|drop))\b|\b(?:whether|if|is) [^,;]*\ban? \p{L}+ and \p{L}+ \p{L}+/iu
/** What begins another field after 'and'. */
const NEXT_FIELD =
  /\s(?:and|&|\+|plus)\s(?=(?:how|what|which|whether|when|where|who|any|an?|the|their|your|photos?|number|e-?mail|phone|mobile|address|suburb|date)\b)/i

/** 'Start and finish times' are a start time and a finish time. */
const withEach = (entry: string) =>
  entry.replace(
    /^(\p{L}+) and (\p{L}+) (time|date|height|width|point|address)(?:e?s)$/iu,
    '$1 $3; $2 $3',
  )

const COMMA = /,/
const CHOSEN_BEHIND_DASH =
  /(?<=^|, )([^,–—-]{4,40}) [-–—] ([^,/]{3,24}(?:, (?:and |or )?[^,/]{3,24}){2,5})$/u

/**
 * The entries of a list of fields, whatever separates them: semicolons, lines, commas or slashes.
 * Brackets stay with their entry.
 */
export function fieldEntries(list: string): string[] {
  const text = list
    .replace(/["]([^"]*)["]/g, '“$1”')
    // '"Do you have a deadline?" not country'
    .replace(/([?!]”)\s+(?=\p{L})/gu, '$1, ')
    // 'What could you do - rescuing, driving, washing': what is behind the dash can be chosen.
    .replace(CHOSEN_BEHIND_DASH, (_field, label: string, options: string) =>
      [label, options.replace(/, (?:and |or )?/g, '/')].join(' - '),
    )
    // 'Whether there is a dry, level place' has two adjectives.
    .replace(/\b((?:whether|if|is) [^,;]*?\ban? \p{L}+), (?=\p{L}+ \p{L}+)/giu, '$1 and ')
    .replace(/\bmake,? model(?:,? and|,?) year\b/gi, 'make / model / year')
    .replace(/[.!\s]+$/, '')
  const count = (mark: RegExp) => splitOutside(text, mark).length - 1
  const commas = count(COMMA)
  const others = count(/[;\n]/)
  // Commas between semicolons belong to an entry.
  const separator = others >= commas && others > 0 ? /[;\n]/ : /[,;\n]/
  const parts =
    others + commas > 0
      ? splitOutside(text, separator)
      : splitOutside(text.replaceAll(' / ', '\n'), /\n/)
  const entries = parts
    .map((part) => part.replace(/^\s*(?:[-–—•*]\s+)?(?:and\s+|&\s*)?/i, '').trim())
    .filter((part) => part !== '')
  return entries.flatMap((entry, index) => {
    if (ONE_FIELD.test(entry) || /\(/.test(entry)) return [entry]
    const each = withEach(entry)
    if (each !== entry) return each.split('; ')
    const next = entry.split(NEXT_FIELD)
    const isLast = index === entries.length - 1
    // 'Name, phone and make of piano'
    return next.length > 1 || !isLast || commas === 0 || others >= commas
      ? next
      : entry.split(/\s(?:and|&|\+|plus)\s/i)
  })
}
