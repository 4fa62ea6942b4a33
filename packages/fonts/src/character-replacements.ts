/** Replacements for characters that no font has, if their decomposition does not provide one. */
const replacements: Record<string, string> = {
  '\u02bb': '‘',
  '\u02bc': '’',
  '\u2010': '-',
  '\u2016': '||',
  '\u2017': '_',
  '\u201b': '‘',
  '\u201f': '“',
  '\u2020': '*',
  '\u2021': '**',
  '\u2023': '•',
  '\u2027': '·',
  '\u2030': ' per mille',
  '\u2031': ' per ten thousand',
  '\u2032': "'",
  '\u2035': "'",
  '\u2038': '^',
  '\u203b': '*',
  '\u203e': '¯',
  '\u2043': '-',
  '\u2044': '/',
  '\u2052': '%',
  '\ufffd': '?',
}

/**
 * A simpler replacement for a character that no font has; '' if there is none, as for pictographs
 * and combining marks. Letters and digits become '?' rather than disappear.
 */
export function replacementFor(character: string): string {
  const replacement = replacements[character]
  if (replacement !== undefined) return replacement
  const normalised = character.normalize('NFKC')
  if (normalised !== character) return normalised
  if (/[\p{Zs}\p{Zl}\p{Zp}]/u.test(character)) return character === ' ' ? '' : ' '
  if (/\p{Pd}/u.test(character)) return character === '-' ? '' : '-'
  return /[\p{L}\p{N}]/u.test(character) ? '?' : ''
}
