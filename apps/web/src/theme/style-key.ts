/**
 * What the classes of generated styles begin with, on both sides. Not Emotion's own `css`: it makes
 * a cache of that name as it loads, which would take the server's styles out and put them in again.
 */
export const STYLE_KEY = 'e'
