import type { GoalFields } from '@agency/contract/goal'

/** What the demo agency wants its visitors to do. */
export const demoGoals: GoalFields[] = [
  {
    ...{ name: 'Contact page viewed', event: 'page_viewed', pageMatch: 'exact', path: '/contact' },
    active: true,
  },
  {
    ...{ name: 'Services read', event: 'page_viewed', pageMatch: 'below', path: '/services' },
    active: true,
  },
  {
    ...{ name: 'Concept brief sent', event: 'brief_sent', pageMatch: 'any', path: '' },
    active: true,
  },
  {
    ...{ name: 'Proposal accepted', event: 'proposal_accepted', pageMatch: 'any', path: '' },
    active: true,
  },
]
