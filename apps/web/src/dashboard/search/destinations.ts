import { EMAIL_PREFERENCES_PATH } from '@agency/contract/email-preferences'
import { isAllowed, type Permission, type Role } from '@agency/contract/permissions'
import type { DashboardIconName } from '../../ui/media/dashboard-icon.tsx'
import { screenLinks } from '../layout/screen-links.ts'

/** A place in the dashboard that the search can lead to. */
export interface Destination {
  key: string
  href: string
  title: string
  /** Distinguishes it from others with the same title. */
  detail?: string
  icon: DashboardIconName
}
export interface DestinationGroup {
  title: string
  destinations: Destination[]
}

/** A link, and what somebody must be allowed to do to be offered it. */
type Link = (typeof screenLinks)[number] & { requires?: Permission }

/** Screens that are reached from other screens. */
const otherPages: Link[] = [
  { text: 'Price book', href: '/dashboard/price-book', icon: 'settings' },
  {
    ...{ text: 'People', href: '/dashboard/settings/people', icon: 'users' },
    requires: 'people:read',
  },
  {
    ...{ text: 'Audit log', href: '/dashboard/settings/audit-log', icon: 'clock' },
    requires: 'auditLog:read',
  },
  {
    ...{ text: 'API keys', href: '/dashboard/settings/api-keys', icon: 'settings' },
    requires: 'apiKeys:read',
  },
  {
    ...{ text: 'Webhooks', href: '/dashboard/settings/webhooks', icon: 'settings' },
    requires: 'webhooks:read',
  },
  { text: 'Goals', href: '/dashboard/analytics?view=goals', icon: 'analytics' },
  { text: 'Emails to you', href: EMAIL_PREFERENCES_PATH, icon: 'settings' },
  { text: 'Email texts and templates', href: '/dashboard/settings/emails', icon: 'settings' },
  { text: 'Failed jobs', href: '/dashboard/failed-jobs', icon: 'warning' },
]
const quickActions: Link[] = [
  {
    ...{ text: 'Add project', href: '/dashboard/projects/new', icon: 'plus' },
    requires: 'projects:write',
  },
  { text: 'Generate concept', href: '/dashboard/generate-concept', icon: 'concepts' },
  { text: 'Create estimate', href: '/dashboard/create-estimate', icon: 'form' },
]

/** The pages and quick actions whose names contain every word, as far as the role allows them. */
export function findDestinations(text: string, role: Role): DestinationGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const matching = (links: Link[], kind: string): Destination[] =>
    links
      .filter(({ requires }) => requires === undefined || isAllowed(role, requires))
      .filter((link) => words.every((word) => link.text.toLowerCase().includes(word)))
      .map((link) => ({
        key: `${kind}${link.href}`,
        title: link.text,
        href: link.href,
        icon: link.icon,
      }))
  return [
    { title: 'Pages', destinations: matching([...screenLinks, ...otherPages], 'page') },
    { title: 'Quick actions', destinations: matching(quickActions, 'action') },
  ]
}
