export const sections = [
  { id: 'agency', title: 'Agency' },
  { id: 'contact-details', title: 'Contact details' },
  { id: 'social-links', title: 'Social links' },
  { id: 'rate-card', title: 'Rate card' },
  { id: 'pipeline', title: 'Pipeline' },
  { id: 'embedding', title: 'Generator on other sites' },
  { id: 'bots', title: 'Bots' },
  { id: 'font', title: 'Font' },
  { id: 'retention', title: 'Retention' },
  { id: 'ai-limits', title: 'AI limits' },
  { id: 'assistants', title: 'Assistants' },
] as const
export const otherSections = [
  { id: 'password', title: 'Password' },
  { id: 'second-factor', title: 'Second factor' },
  { id: 'sessions', title: 'Sessions' },
  { id: 'calendar', title: 'Calendar' },
  { id: 'ai-services', title: 'AI services' },
] as const
