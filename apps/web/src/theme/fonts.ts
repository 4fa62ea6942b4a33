/** The family of this site's own font, as its faces are declared by the document. */
export const ownFamily = 'Bricolage Grotesque Variable'

/** A system font with this one's measures, until this one is there. */
export const fallbackFamily = 'Bricolage Fallback'

/** Set where another font is loaded than ours. */
export const fontVariable = '--font-family'

export const fontStack = `var(${fontVariable}, '${ownFamily}'), '${fallbackFamily}', system-ui, sans-serif`
