import { LIVE_PREVIEW_PATH } from '@agency/contract/live-page'
import type { Page } from 'playwright/test'

/** Valid answers for the generator's form, by label. */
export const briefAnswers = {
  Name: 'Priya Raman',
  Email: 'priya@lanternbakery.example',
  'Company Name': 'Lantern Bakery',
  Industry: 'Food & Beverage',
  'Color Scheme': 'warm cream and forest green',
  Description:
    'A sourdough bakery in Coburg that opens at 6 am. We sell 12 kinds of bread and take orders for celebration cakes.',
}
/** Options by their index in their list. */
const briefChoices = { 'Company Size': 1, 'Business Type': 2, Style: 1 }

/** A page, or a frame of one. */
type FormPage = Pick<Page, 'locator'>

export const briefField = (page: FormPage, label: string) =>
  page.locator('form[data-form]').getByLabel(label, { exact: true })
export const submitButton = (page: FormPage) => page.locator('form[data-form] button[type=submit]')

/**
 * Keeps the page beside the form empty, for tests of something else. While a form on a busy machine
 * loads a sandboxed document into a new frame, headless Chromium now and then stops drawing the
 * page for good, and whoever waits for a frame waits forever.
 */
export const withoutPreview = (page: Page) =>
  page.route(`**${LIVE_PREVIEW_PATH}`, (route) => route.fulfill({ status: 204 }))

/** Fills in the whole form, except for the fields in `skipped`. */
export async function fillGenerator(page: FormPage, skipped: string[] = []) {
  for (const [label, value] of Object.entries(briefAnswers)) {
    if (!skipped.includes(label)) await briefField(page, label).fill(value)
  }
  for (const [label, index] of Object.entries(briefChoices)) {
    if (!skipped.includes(label)) await briefField(page, label).selectOption({ index })
  }
}

/** Shows the concept of a result on another screen, or as the picture. */
export const selectScreen = (page: Page, screen: 'Desktop' | 'Tablet' | 'Phone' | 'Picture') =>
  page.getByRole('group', { name: 'Show the concept on' }).getByText(screen).click()
