import type { ServiceSlug } from '@agency/contract/services'
import type { LiveDemoEntry } from '../../live-demo/live-demo-slot.tsx'

/** A piece of each service, to try at the top of its page. A service without one shows its drawing. */
export const liveDemos: Partial<Record<ServiceSlug, LiveDemoEntry>> = {
  'web-development': {
    title: 'Load one page, light or heavy',
    hint: 'Add what slows a page down, choose where the phone is, and wait as your visitors would.',
    note: 'Calculated from the sizes shown, one part after the other. Nothing is downloaded.',
    load: () => import('./web-development.tsx'),
  },
  'ui-ux-design': {
    title: 'Book the same appointment twice',
    hint: 'Type when you would like to come, in your own words. One form refuses, the other asks.',
    load: () => import('./ui-ux-design.tsx'),
  },
  'digital-marketing': {
    title: 'See whether a campaign pays off',
    hint: 'Enter five figures of your own. It works out the profit, and what to do next month.',
    note: 'Only arithmetic: the figures are yours and never leave this page.',
    load: () => import('./digital-marketing.tsx'),
  },
  'ai-video-production': {
    title: 'Play a film before it is shot',
    hint: 'Fifteen seconds, five shots. Cut it shorter, turn it upright, change its language.',
    note: 'Drawn for this page. It has no sound.',
    load: () => import('./ai-video-production.tsx'),
  },
  'business-automation': {
    title: 'Send an order, then take a system down',
    hint: 'Each order is entered once and flows through the systems. Take one down: nothing is lost.',
    load: () => import('./business-automation.tsx'),
  },
  'generative-ai-integration': {
    title: 'Ask a document',
    hint: 'Every answer is a sentence of the document. Untick a clause, and the answer is gone.',
    note: 'This demo quotes by rules written for this page; no language model runs here.',
    load: () => import('./generative-ai-integration.tsx'),
  },
}
