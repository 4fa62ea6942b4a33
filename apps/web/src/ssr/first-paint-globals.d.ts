/** What the document's first script leaves for the page's code. */
interface Window {
  /** Clicks the buttons again that were clicked before there was code to hear it. */
  repeatClicks(): void
  /** A part of the page's code; where it does not come it is asked for up to three times more. */
  retried<T>(part: () => Promise<T>): Promise<T>
  /** Says that the page's code did not come. */
  unloaded(): void
}
