/** What the document's first script leaves for the page's code. */
interface Window {
  /** Buttons that were clicked before there was code to hear it. */
  earlyClicks: HTMLButtonElement[] | undefined
  /** Says that the page's code did not come. */
  unloaded(): void
}
