export const businessTypes = ['B2B', 'B2C', 'Both'] as const
export type BusinessType = (typeof businessTypes)[number]

export const businessTypeLabels: Record<BusinessType, string> = {
  B2B: 'B2B (Business-to-Business)',
  B2C: 'B2C (Business-to-Consumer)',
  Both: 'Both B2B and B2C',
}
