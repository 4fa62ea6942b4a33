// What characters of a text people see. Imports no schema library, so that the Studio can use it.

/** Spaces, controls and invisible characters alone are not a name. */
export const hasVisibleCharacter = (text: string) =>
  /[^\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800\ufffc]/u.test(text)

/**
 * Characters without a glyph: bidirectional controls, zero-width spaces, tags, fillers, controls;
 * and line separators. They would make a name look different from the stored one. Joiners,
 * variation selectors and U+034F are kept: names in Persian, Sinhala, Malayalam, Japanese or Hebrew
 * need them, and they do not change the direction.
 */
const INVISIBLE =
  /(?!\u200c|\u200d|\u034f|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\p{Cc}\u2028\u2029\ufff9-\ufffb]/gu

/** Controls that other rules handle: NUL and line breaks are rejected, a tab counts as space. */
const HANDLED_ELSEWHERE = ['\0', '\t', '\r', '\n']

export const withoutInvisible = (text: string) =>
  text.replace(INVISIBLE, (character) => (HANDLED_ELSEWHERE.includes(character) ? character : ''))
