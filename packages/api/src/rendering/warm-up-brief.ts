import type { DesignBrief } from '@agency/contract/brief'

/** A made-up brief for warming up: its page has sections of most kinds. */
export const warmUpBrief: DesignBrief = {
  companyName: 'Fern Street Bakery',
  employeeCount: '1-10',
  businessType: 'B2C',
  industry: 'Bakery and cake shop',
  mainGoal:
    'We bake sourdough and wedding cakes in Coburg and deliver as far as Preston. A loaf is $8, a dozen rolls $12 and a wedding cake from $420. We never use palm oil. We have baked since 1998 and hold a food safety certificate. Open Tuesday to Saturday, 7am to 3pm. First you send a photo, then we quote, then we bake. Please show photos of our cakes, a map, an order form with name, date and how many guests, and answers to common questions. Ring 0491 570 006.',
  overallVibe: 'Modern',
  colorFeel: 'sage and cream',
}
