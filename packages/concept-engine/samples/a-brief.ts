import type { DesignBrief } from '@agency/contract/brief'

/** A brief of which a test says only what it is about. */
export const briefOf = (mainGoal: string, more: Partial<DesignBrief> = {}): DesignBrief => ({
  companyName: 'Hollow Oak',
  employeeCount: '1-10',
  businessType: 'Both',
  industry: 'Other',
  mainGoal,
  overallVibe: 'Modern',
  colorFeel: 'blue',
  ...more,
})
