import type { ProviderPurpose } from '@agency/contract/ai-providers'

/** What the AI tools do, as the owner calls it. */
export const purposeNames: Record<ProviderPurpose, string> = {
  concept: 'Concept pictures',
  brief: 'Copy of a concept',
  style: 'Image style tool',
}
