// What the image-style tool sends, as documented. No schema library here: its page needs none.

/** What an image service is asked for. */
export const STYLE_PROMPT = 'a ghibli style image'
/** How far the picture is led away from the photo unless a person says otherwise, 0 to 1. */
export const STYLE_STRENGTH = 0.5
/** Steps of the service's latent consistency model. */
export const STYLE_STEPS = 5
/** The tool's name beside a kept picture. */
export const STYLE_GENERATOR = 'ghibli-img2img'
/** Ends the name of a picture that the tool made. */
export const STYLE_FILE_SUFFIX = '_ghibli.png'
/** Longest side that is styled, in pixels. A larger photo is made smaller first. */
export const STYLE_MAX_SIDE = 1024
/** A kept picture is removed after this many days. */
export const STYLE_KEPT_DAYS = 30
/** Media types that the tool takes. */
export const STYLE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const
