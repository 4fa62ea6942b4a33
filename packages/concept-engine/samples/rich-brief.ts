import type { DesignBrief } from '@agency/contract/brief'

/** A brief with something for each page of a small website: it becomes a site of five pages. */
export const richBrief: DesignBrief = {
  companyName: 'Raman Pianos',
  employeeCount: '1-10',
  businessType: 'Both',
  industry: 'Piano workshop',
  mainGoal: `We restore, tune and move pianos in Ballarat. I opened the workshop in 2009 after twelve years with a concert hall, and every piano is still regulated by hand by me and my daughter Ines.
What we do:
- Tuning: in your home, with a check of the action and the pedals
- Restoration: new felt, new strings and a new finish for old uprights
- Moving: with two people, a ramp and a van that carries nothing else
- Teaching: a day in the workshop for people who want to learn to tune
Prices:
- Tuning visit $220
- Pitch raise $310
- Full regulation $1,450
- Key recovering $890
Questions people ask: How long does a tuning take? About two hours. Do you buy pianos? No, but we know who does. How often should a piano be tuned? Twice a year.
We keep the felt and strings of every maker in the workshop, because old pianos should not be moved far. Our oldest piano came by bullock cart in 1871, and a pupil of the conservatorium plays it every Sunday.
"They brought my grandmother's piano back to life" says Una Keane.
We do not buy pianos. No electric organs. Stairs cost extra.
Open Monday to Friday 9am to 5pm at 14 Mair Street, Ballarat. Call 0491 570 006 or email tune@example.com.au. A form with name, email and what the piano is.`,
  overallVibe: 'Modern',
  colorFeel: 'walnut brown and cream',
}
