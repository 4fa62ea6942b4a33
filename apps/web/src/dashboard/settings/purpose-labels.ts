import type { ProviderPurpose } from '@agency/contract/ai-providers'

/** The purposes of the AI tools, as the owner knows them. */
export const purposeNames: Record<ProviderPurpose, string> = {
  concept: 'Concept pictures',
  brief: 'Copy of a concept',
  style: 'Image style tool',
}
