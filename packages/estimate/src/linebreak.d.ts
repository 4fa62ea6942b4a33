declare module 'linebreak' {
  /** Finds line break opportunities by the Unicode Line Breaking Algorithm. */
  export default class LineBreaker {
    constructor(text: string)
    /** The next opportunity, or null after the last. */
    nextBreak(): { position: number; required: boolean } | null
  }
}
