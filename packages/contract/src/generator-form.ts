// Options and texts of the generator's form, as documented. Imports no schema library, which the
// page only loads to validate.

export const designStyles = ['Modern', 'Corporate', 'Creative', 'Minimalist', 'Bold'] as const
export type DesignStyle = (typeof designStyles)[number]

/** The style option that a free text mentions, if any. */
export const findDesignStyle = (text: string): DesignStyle | undefined =>
  designStyles.find((style) => text.toLowerCase().includes(style.toLowerCase()))

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
