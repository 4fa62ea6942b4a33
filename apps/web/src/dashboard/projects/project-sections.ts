export const sections = [
  { id: 'basic-information', title: 'Basic Information' },
  { id: 'content-section', title: 'Content' },
  { id: 'media', title: 'Media' },
  { id: 'details', title: 'Details' },
  { id: 'seo', title: 'SEO' },
] as const
