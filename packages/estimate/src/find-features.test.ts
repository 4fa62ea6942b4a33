import type { SiteWishes, WishClause } from '@agency/contract/wishes'
import { describe, expect, test } from 'vitest'
import { features } from './features.ts'
import { findFeatures, refusedFeatures } from './find-features.ts'

const keysOf = (description: string) => findFeatures(description).map(({ key }) => key)

/** Phrases that ask for a feature. */
const requestPhrases: [description: string, key: string][] = [
  ['We sell beans by subscription.', 'subscriptions'],
  ['We sell cakes and bread online.', 'shop'],
  ['Customers order online and pick up.', 'shop'],
  ['They order celebration cakes online.', 'shop'],
  ['Clients pay a deposit by card.', 'payments'],
  ['Take payments with Stripe.', 'payments'],
  ['Guests book a table.', 'bookings'],
  ['Patients make appointments.', 'bookings'],
  ['Audiences buy tickets.', 'tickets'],
  ['Sellers should ask for an appraisal.', 'enquiries'],
  ['Get a free quote.', 'enquiries'],
  ['A portal for members.', 'accounts'],
  ['Parents log in to see reports.', 'accounts'],
  ['We publish articles.', 'journal'],
  ['A blog about bread.', 'journal'],
  ['Show the work large, before and after.', 'gallery'],
  ['Enquiries go to HubSpot.', 'crm'],
  ['It syncs with Xero.', 'systems'],
  ['Offer an API and webhooks.', 'api'],
  ['Opening hours of our two clinics.', 'places'],
  ['An interactive map of trails.', 'places'],
  ['People search the catalogue.', 'search'],
  ['Sign up to our newsletter.', 'newsletter'],
  ['Show our Instagram feed.', 'feeds'],
  ['A training video on each page.', 'video'],
  ['Show video of our projects.', 'video'],
  ['We have five offices.', 'places'],
  ['Redesign our website.', 'migration'],
  ['Migrate from WordPress.', 'migration'],
  ['It needs an accessibility audit.', 'accessibility'],
  ['A careers page with vacancies.', 'careers'],
  ['Let people donate.', 'donations'],
  ['A loan calculator.', 'calculator'],
  ['Data sheets to download.', 'downloads'],
]

describe('a description', () => {
  test.each(requestPhrases)('%j asks for %s', (description, key) => {
    expect(keysOf(description)).toContain(key)
  })

  test('covers every feature in the phrases above', () => {
    expect(new Set(requestPhrases.map(([, key]) => key))).toEqual(
      new Set(features.map(({ key }) => key)),
    )
  })

  test.each([
    ['We are a bookshop, with books about gardens.', 'bookings'],
    ['Our bookkeeping saves you time; find us on Facebook.', 'bookings'],
    ['A walk in the nature reserve.', 'bookings'],
    ['She wrote a book for children.', 'bookings'],
    ['A food cart at the market.', 'shop'],
    ['Check-out is at 10 am.', 'shop'],
    ['We help with mortgage payments.', 'payments'],
    ['Our team members care.', 'accounts'],
    ['The family members who run it.', 'accounts'],
    ['We fit car dashboards.', 'accounts'],
    ['Keep the site map short.', 'places'],
    ['It put us on the map.', 'places'],
    ['People find us by search engines.', 'search'],
    ['We are migration agents for skilled visas.', 'migration'],
    ['We manage investment portfolios.', 'gallery'],
    ['We bring capital to startups.', 'api'],
    ['We fight speeding tickets in court.', 'tickets'],
    ['Child car seats for rent, and a bar with 40 seats.', 'tickets'],
    ['People buy tickets online.', 'shop'],
    ['We paint the neon sign in your window.', 'accounts'],
    ['Filter and espresso coffee.', 'search'],
    ['We sell dog leads and collars.', 'enquiries'],
    ['Our estimators measure twice.', 'calculator'],
    ['Good news for dogs.', 'journal'],
    ['We are a video production company.', 'video'],
    ['We feed horses and cattle.', 'feeds'],
    ['Livestock and stock photos.', 'systems'],
    ['We lead the market.', 'enquiries'],
    ['The newsletter subscriptions grew.', 'subscriptions'],
  ])('%j does not ask for %s', (description, key) => {
    expect(keysOf(description)).not.toContain(key)
  })

  test.each([
    ['Walk-ins only, no bookings.', 'bookings'],
    ['We do not need an online shop.', 'shop'],
    ['A calm site without a newsletter.', 'newsletter'],
    ['We don’t want a blog.', 'journal'],
  ])('%j rules out %s', (description, key) => {
    expect(keysOf(description)).not.toContain(key)
  })

  test.each([
    ['We have no online shop yet.', 'shop'],
    ['No more phone calls: people book online.', 'bookings'],
    ['We do not sell wine but take bookings.', 'bookings'],
    ['Without an account, and with a newsletter.', 'newsletter'],
  ])('%j still asks for %s', (description, key) => {
    expect(keysOf(description)).toContain(key)
  })

  test('includes payments in a shop instead of pricing them twice', () => {
    const keys = keysOf('We sell online and accept card payments.')
    expect(keys).toContain('shop')
    expect(keys).not.toContain('payments')
  })

  test('asks for nothing when no feature is mentioned', () => {
    expect(keysOf('A quiet place.')).toEqual([])
  })
})

describe('refused features', () => {
  const wishes = (texts: string[], overrides: Partial<WishClause> = {}): SiteWishes => ({
    ...{ requested: '', described: '', ruledOut: '' },
    clauses: texts.map((text) => ({
      ...{
        text,
        role: 'website',
        negated: '',
        isAboutWebsite: true,
        isRuledOut: false,
        isTentative: false,
      },
      ...overrides,
    })),
  })

  test('include a shop refused as “ordering”, unless it is also requested', () => {
    const ordering = wishes(['No ordering on the website.'], { negated: 'ordering on the website' })
    expect(refusedFeatures(ordering)).toEqual(['shop'])
    expect(refusedFeatures({ ...ordering, requested: 'People order online.' })).toEqual([])
  })

  test('are none for “no photos of our faces”', () => {
    const photos = wishes(['No photos of our faces.'], { negated: 'photos of our faces' })
    expect(refusedFeatures(photos)).toEqual([])
  })

  test('include what was named just before', () => {
    const retraction = wishes(['Everybody tells me I need bookings', 'and I don’t want that.'])
    expect(refusedFeatures(retraction)).toEqual(['bookings'])
  })
})
