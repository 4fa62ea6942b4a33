// Options and texts of the generator's form, as documented. Imports no schema library, which the
// page only loads to validate.

export const designStyles = ['Modern', 'Corporate', 'Creative', 'Minimalist', 'Bold'] as const
export type DesignStyle = (typeof designStyles)[number]

/** What people call each style in their own words. */
const STYLE_WORDS: [style: DesignStyle, words: RegExp][] = [
  [
    'Minimalist',
    /\b(?:minimal|simple|quiet|calm|restrained|understated|elegant|refined|serene)\b/i,
  ],
  [
    'Corporate',
    /\b(?:professional|formal|serious|trustworthy|businesslike|traditional|official)\b/i,
  ],
  ['Creative', /\b(?:playful|fun|quirky|arty|artistic|whimsical|friendly|colourful|cheerful)\b/i],
  ['Bold', /\b(?:loud|striking|punchy|edgy|energetic|strong)\b/i],
  ['Modern', /\b(?:contemporary|fresh|sleek|clean|current)\b/i],
]
/** 'Not too formal', 'nothing corporate': what a text refuses, up to 'but' or a mark. */
const REFUSED_STYLE =
  /\b(?:not(?! (?:only|just))|nothing|never|no(?![ -]nonsense)|without|avoid|less|(?:don|isn|doesn)[’']t)\b(?:(?!\bbut\b)[^,.;:!?\n])*/gi
/** The style option that a free text names, or means by another word, if any. */
export function findDesignStyle(text: string): DesignStyle | undefined {
  const wanted = text.replace(REFUSED_STYLE, '')
  return (
    designStyles.find((style) => wanted.toLowerCase().includes(style.toLowerCase())) ??
    STYLE_WORDS.find(([, words]) => words.test(wanted))?.[0]
  )
}

export const DESCRIPTION_LIMIT_REACHED =
  'Limit reached. Please try to summarise or pick key highlights. You can always generate again with different details.'

/** Shown one after another while a concept is made. Visual only: screen readers get the stages. */
export const statusPhrases = [
  'Sharpening the pencils…',
  'Reading between your lines…',
  'Walking the grid…',
  'Auditioning typefaces…',
  'Mixing a palette that behaves…',
  'Arguing about white space…',
  'Giving the headline a better haircut…',
  'Teaching buttons to look clickable…',
  'Hanging pictures level…',
  'Kerning with feeling…',
  'Putting the fold back where it belongs…',
  'Checking contrast in bright sun…',
  'Brewing a flat white for the layout…',
  'Removing the third carousel…',
  'Naming every layer, honestly…',
  'Measuring twice, rendering once…',
  'Pricing it like we mean it…',
  'Writing copy a customer would read…',
  'Polishing the last pixel…',
  'Framing your concept…',
] as const
