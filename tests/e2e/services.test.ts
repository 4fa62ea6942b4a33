import { services } from '@agency/contract/services'
import { fullOnly } from '@agency/tools/test/test-size'
import { expect, test } from '../support/site-test.ts'

test.describe('server-rendered', () => {
  test.use({ javaScriptEnabled: false })

  test('each service has its own text, benefits and a booking link', async ({ page }) => {
    const texts = new Set<string>()
    for (const { slug, name } of services) {
      await page.goto(`/services/${slug}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
      const benefits = main.getByRole('region', { name: 'Benefits' })
      expect(await benefits.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(3)
      texts.add(await benefits.innerText())
      await expect(main.getByRole('region', { name: 'Case studies' })).toBeVisible()
      await expect(main.getByRole('link').last()).toHaveText('Book Your Consultation Now')
      await expect(main.getByRole('link').last()).toHaveAttribute('href', '/contact')
    }
    expect(texts.size).toBe(services.length)
  })
})

test(
  'the film service links to its case study, which links back through the moved URL',
  fullOnly,
  async ({ page }) => {
    await page.goto('/services/ai-video-production')
    await page.getByRole('link', { name: /Lorimer/ }).click()
    await expect(page).toHaveURL('/case-study/lorimer')
    const main = page.getByRole('main')
    for (const figure of [
      /more qualified leads\s*215%/,
      /shorter sales cycle\s*43%/,
      /lower showing costs\s*72%/,
      /more international buyers\s*35%/,
    ]) {
      await expect(main).toContainText(figure)
    }
    const backLink = main.getByRole('link', { name: 'AI Video Production' })
    await expect(backLink).toHaveAttribute('href', '/ai-video-services')
    await backLink.click()
    await expect(page).toHaveURL('/services/ai-video-production')
  },
)
