import { type Locator, locators, page } from 'vitest/browser'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** For what has no role of its own. */
    getByCss: (selector: string) => Locator
  }
}
locators.extend({ getByCss: (selector: string) => `css=${selector}` })

/** The rows of the tables on the page, without their headings. */
export const rows = page.getByCss('tbody tr')
/** The toast messages. */
export const messages = page.getByRole('region', { name: 'Messages' })

export const textsOf = (locator: Locator) =>
  locator.elements().map(({ textContent }) => textContent)
