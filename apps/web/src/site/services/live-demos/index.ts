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
    title: 'Find out whether a campaign pays',
    hint: 'Enter five figures of your own. The page tells what is left, and what to do next month.',
    note: 'Only arithmetic: the figures are yours, and they stay in this page.',
    load: () => import('./digital-marketing.tsx'),
  },
  'ai-video-production': {
    title: 'Play a film before it is shot',
    hint: 'Fifteen seconds, five shots. Cut it shorter, turn it upright, change its language.',
    note: 'Drawn for this page. It has no sound.',
    load: () => import('./ai-video-production.tsx'),
  },
  'business-automation': {
    title: 'Send an order, then pull a plug',
    hint: 'Each order is typed once and goes on by itself. Take a system down and see what happens to it.',
    load: () => import('./business-automation.tsx'),
  },
  'generative-ai-integration': {
    title: 'Ask a document',
    hint: 'Every answer is a sentence of the document. Untick a clause, and the answer is gone.',
    note: 'This small one quotes by rules written for this page; no language model runs here.',
    load: () => import('./generative-ai-integration.tsx'),
  },
}
