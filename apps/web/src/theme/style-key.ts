/**
 * The prefix of generated class names, on server and client. Not Emotion's default `css`: Emotion
 * creates a cache of that name on load, which would remove the server's styles and insert them
 * again.
 */
export const STYLE_KEY = 'e'
