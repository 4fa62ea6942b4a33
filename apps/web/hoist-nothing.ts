/**
 * Replaces hoist-non-react-statics, which Emotion imports only for withTheme. Nothing here uses
 * that, and CommonJS modules are not tree-shaken.
 */
export default <T>(target: T): T => target
