/** The six services, in the order of the navigation. */
export const services = [
  { slug: 'web-development', name: 'Web Development' },
  { slug: 'ui-ux-design', name: 'UI/UX Design' },
  { slug: 'digital-marketing', name: 'Digital Marketing' },
  { slug: 'ai-video-production', name: 'AI Video Production' },
  { slug: 'business-automation', name: 'Business Automation' },
  { slug: 'generative-ai-integration', name: 'Generative AI Integration' },
] as const
export type ServiceSlug = (typeof services)[number]['slug']
