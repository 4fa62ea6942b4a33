/** The family of this site's own font, as declared by the document's font faces. */
export const ownFamily = 'Bricolage Grotesque Variable'

/** A system font with this one's metrics, used until it has loaded. */
export const fallbackFamily = 'Bricolage Fallback'

/** Set if a font other than ours is loaded. */
export const fontVariable = '--font-family'

export const fontStack = `var(${fontVariable}, '${ownFamily}'), '${fallbackFamily}', system-ui, sans-serif`
