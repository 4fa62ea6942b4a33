import type { LchColour } from './colour-words.ts'

type Qualifier = (tint: LchColour) => LchColour

const deep: Qualifier = ({ l, c, h }) => ({ l: Math.min(l, Math.max(0.26, l * 0.7)), c, h })
const quiet: Qualifier = ({ l, c, h }) => ({ l, c: c * 0.55, h })
/** Less childish versions of pink and other colours. */
const grown: Qualifier = ({ l, c, h }) => ({
  l: l > 0.7 ? Math.max(0.71, l - 0.04) : l * 0.88,
  c: c * 0.6,
  h: h > 335 ? (h + 15) % 360 : h,
})
/** Reds and yellows of the earth: greyer, no lighter than soil, and shifted towards brown. */
const earthen: Qualifier = ({ l, c, h }) => ({
  l: Math.min(l, 0.5),
  c: Math.min(c * 0.62, 0.12),
  h: h < 40 || h > 335 ? 38 : h,
})
const isEarthTone = ({ c, h }: LchColour) => c > 0.05 && (h < 80 || h > 335)

/** The effect of a qualifier next to a colour, unless both together have a name: 'dark red'. */
const QUALIFIERS: [words: string, qualify: Qualifier][] = [
  ['dark|deep|darker|deeper|inky|bottle|wet', deep],
  ['burnt', ({ l, c, h }) => ({ l: l * 0.86, c: c * 0.92, h })],
  ['blackened|charred|burned', ({ l, c, h }) => ({ l: l * 0.5, c: c * 0.35, h })],
  ['rich', ({ l, c, h }) => ({ l: l * 0.88, c: c * 1.05, h })],
  [
    'pale|palest|light|lighter|soft|softer|softest|faint|milky|chalky|powdery|gentle|whisper',
    // A pale colour must still be a colour.
    ({ l, c, h }) => ({
      l: Math.max(l, 0.85),
      c: Math.max(c * (l < 0.75 ? 0.5 : 0.75), Math.min(c, 0.042)),
      h,
    }),
  ],
  [
    'dusty|muddy|faded|muted|dull|washed|smoky|subdued|restrained|quiet|antique|weathered|greyed',
    quiet,
  ],
  ['grown[- ]?up|mature|adult', grown],
  ['earthy|natural', ({ l, c, h }) => ({ l: Math.min(l, 0.52), c: c * 0.65, h: h - 12 })],
  ['felt|velvet|suede|wool|woollen', ({ l, c, h }) => ({ l: l * 0.86, c: c * 0.82, h })],
  [
    'warm|warmer',
    ({ l, c, h }) =>
      c < 0.02 ? { l, c: 0.014, h: 70 } : { l, c, h: h > 100 && h < 240 ? h - 10 : h },
  ],
  [
    'fluoro|fluro|fluorescent|neon|hi-?vis|day-?glo|highlighter',
    ({ l, h }) => ({ l: Math.min(Math.max(l + 0.2, 0.68), 0.88), c: 0.23, h }),
  ],
  [
    'bright|hot|electric|vivid|strong|vibrant|punchy|zingy|bold',
    ({ l, c, h }) => ({ l, c: Math.min(c * 1.25, 0.24), h }),
  ],
]
const QUALIFIER = new RegExp(`^(?:${QUALIFIERS.map(([words]) => words).join('|')})$`)
/** 'Inky' and 'dusty' before a colour do not mean ink and dust. */
export const isOnlyAQualifier = (word: string, after: string): boolean =>
  QUALIFIER.test(word) && /^[\s-][a-z]/.test(after)

const QUALIFIERS_BEFORE = QUALIFIERS.map(([words, qualify]): [RegExp, Qualifier] => [
  new RegExp(`(?<![a-z])(?:${words})[\\s-](?:very |really |quite |nice )?$`),
  qualify,
])
/** 'Pink but grown up', 'green, muted': a qualifier after a colour that applies only to it. */
const QUALIFIERS_AFTER = QUALIFIERS.map(([words, qualify]): [RegExp, Qualifier] => [
  new RegExp(
    `^(?:\\s?,\\s)*\\s?(?:but |though |only |just |make it |kept |keep it |an? )*(?:${words})(?: (?:one|version|shade|tone))?(?:$|\\s?[,.;!])`,
  ),
  qualify,
])
const EARTH_AFTER = /^\s(?:dirt|soil|earth|dust|clay|mud|gravel|plains?|desert)\b/

/** The colour as qualified by the words around it. */
export function qualifiedColour(tint: LchColour, before: string, after: string): LchColour {
  const base = isEarthTone(tint) && EARTH_AFTER.test(after) ? earthen(tint) : tint
  // 'Soft, muted green': each consecutive qualifier applies, nearest first.
  let [rest, result] = [before, base]
  for (let turn = 0; turn < 3; turn += 1) {
    const found = QUALIFIERS_BEFORE.find(([pattern]) => pattern.test(rest))
    if (!found) break
    result = found[1](result)
    rest = rest.replace(found[0], '').replace(/[,\s]+$/, ' ')
  }
  return result === base
    ? (QUALIFIERS_AFTER.find(([pattern]) => pattern.test(after))?.[1](base) ?? base)
    : result
}

/**
 * 'One cheerful safety orange' is an accent; 'one colour, blue' and 'one or two greens' only count.
 */
const ADJECTIVE = '(?:(?!(?:or|of|and|colou?rs?|by) )[a-z]+[ -])?'
const ADJECTIVES = `${ADJECTIVE}${ADJECTIVE}`
const ACCENT_AFTER =
  /^\s?(?:accents?|trims?|highlights?|details?|detailing|piping|(?:used )?sparingly|here and there|in small (?:doses|amounts)|(?:just |only )?(?:for|on|in) (?:just |only )?(?:the |a )?(?:[a-z]+ )?(?:buttons?|links?|icons?|details?|phone number|logo|warnings?|notices?|headings?|titles?|prices?|stars?|lines?)|buttons?|links?|as (?:an? )?(?:accent|highlight))\b/
const ACCENT_BEFORE = new RegExp(
  `\\b(?:(?:touch|touches|hint|hints|bit|splash|splashes|pop|pops|dash|lick|flash|flashes|spot|spots|fleck|flecks|streak|dab|threads?|pinch|stitch(?:es)?|edging|accents?|highlights?) (?:of|in) (?:an? )?|(?:a little|just a little|tiny|a single|one|trimmed (?:with|in)|picked out in|buttons? in|just the buttons) )${ADJECTIVES}$`,
)

/** Whether a colour should be used sparingly. */
export const isAccent = (before: string, after: string): boolean =>
  ACCENT_AFTER.test(after) || ACCENT_BEFORE.test(before)
