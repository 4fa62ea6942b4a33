import type { DesignBrief } from '@agency/contract/brief'

/** A brief for a test that only cares about its description. */
export const briefOf = (mainGoal: string, overrides: Partial<DesignBrief> = {}): DesignBrief => ({
  companyName: 'Hollow Oak',
  employeeCount: '1-10',
  businessType: 'Both',
  industry: 'Other',
  mainGoal,
  overallVibe: 'Modern',
  colorFeel: 'blue',
  ...overrides,
})
