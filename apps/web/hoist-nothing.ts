/**
 * Stands for hoist-non-react-statics, which Emotion imports for its withTheme alone: nothing here
 * uses that, and a CommonJS module is not shaken out of a bundle.
 */
export default <T>(target: T): T => target
