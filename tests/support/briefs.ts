import type { NewBrief } from '@agency/contract/brief'

/** A valid brief; each test changes the fields that it is about. */
export const validBrief: NewBrief = {
  userName: 'Priya Raman',
  userEmail: 'priya@lanternbakery.example',
  phone: '',
  companyName: 'Lantern Bakery',
  employeeCount: '1-10',
  businessType: 'B2C',
  industry: 'Food & Beverage',
  mainGoal:
    'A sourdough bakery in Coburg that opens at 6 am. We sell 12 kinds of bread, take orders for celebration cakes and run a Saturday class for 8 people.',
  overallVibe: 'Modern',
  keyVisualElements: '',
  showInGallery: false,
  colorFeel: 'warm cream and forest green',
}
