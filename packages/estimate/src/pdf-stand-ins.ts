/** What is drawn for characters that no font has, where what they are made of does not say it. */
const standIns: Record<string, string> = {
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
 * Says in plainer characters what a character says that no font has; '' where nothing does, as for
 * pictures and for marks that stand on others. A letter or figure is never lost without a trace.
 */
export function standInFor(character: string): string {
  const known = standIns[character]
  if (known !== undefined) return known
  const plain = character.normalize('NFKC')
  if (plain !== character) return plain
  if (/[\p{Zs}\p{Zl}\p{Zp}]/u.test(character)) return character === ' ' ? '' : ' '
  if (/\p{Pd}/u.test(character)) return character === '-' ? '' : '-'
  return /[\p{L}\p{N}]/u.test(character) ? '?' : ''
}
