import { defaultRateCard } from '@agency/contract/estimate'
import type { AgencySettings, Settings } from '@agency/contract/settings'

/** The demo's content, and the initial rates and retention times of a new site. */
export const initialSettings: Settings = {
  agency: {
    name: 'Emberlane',
    tagline: 'Websites, film and automation from a Melbourne laneway studio.',
    principal: 'Marlow Quill',
    portrait: '',
    foundedYear: 2018,
    email: 'hello@emberlane.example',
    phone: '+61 3 5550 0148',
    location: 'Melbourne, Australia',
    street: 'Level 2, 14 Tramline Place, Melbourne VIC 3000',
    openingHours: 'Monday to Friday, 9 am to 5.30 pm. Ring the bell with the tram on it.',
    mapsUrl: 'https://www.openstreetmap.org/#map=17/-37.8136/144.9631',
    social: {
      linkedin: 'https://www.linkedin.com/',
      instagram: 'https://www.instagram.com/',
      facebook: 'https://www.facebook.com/',
      x: 'https://x.com/',
    },
  },
  rateCard: defaultRateCard,
  retention: { styleResultDays: 30, shareLinkDays: 90, eventDays: 400, auditDays: 730 },
  font: { provider: 'own' },
  // Cautious guesses: a picture's cost depends on the model, and only the site's owner knows it.
  aiServices: {
    concept: { dailyCapCents: 1_000, resultCost: 1_500, fallBack: true },
    brief: { dailyCapCents: 200, resultCost: 100, fallBack: true },
    style: { dailyCapCents: 500, resultCost: 300, fallBack: true },
  },
  pipeline: { weights: { new: 10, contacted: 20, talking: 40, proposal: 60 } },
  mcp: { isEnabled: false },
  embedding: { origins: [] },
  botProtection: { proofOfWork: 'nearLimits' },
}

/** Whether email to the agency would go to the demo's email address, which nobody reads. */
export const isDemoAgency = ({ email }: Pick<AgencySettings, 'email'>): boolean =>
  email.toLowerCase() === initialSettings.agency.email
