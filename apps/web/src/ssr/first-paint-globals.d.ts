/** Globals that the document's inline script provides to the page's code. */
interface Window {
  /** Replays the clicks on buttons that were made before the code was ready. */
  repeatClicks(): void
  /** Loads a part of the page's code; if it fails it is retried up to three times. */
  retried<T>(part: () => Promise<T>): Promise<T>
  /** Shows that the page's code failed to load. */
  unloaded(): void
}
