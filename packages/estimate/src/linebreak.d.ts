declare module 'linebreak' {
  /** Finds where a line may end after the Unicode Line Breaking Algorithm. */
  export default class LineBreaker {
    constructor(text: string)
    /** The next place, or null behind the last. */
    nextBreak(): { position: number; required: boolean } | null
  }
}
