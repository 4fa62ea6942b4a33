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

/** Screens that are reached from other screens. */
const otherPages: typeof screenLinks = [
  { text: 'Price book', href: '/dashboard/price-book', icon: 'settings' },
  { text: 'Failed jobs', href: '/dashboard/failed-jobs', icon: 'warning' },
]
const quickActions: typeof screenLinks = [
  { text: 'Add project', href: '/dashboard/projects/new', icon: 'plus' },
  { text: 'Generate concept', href: '/dashboard/generate-concept', icon: 'concepts' },
  { text: 'Create estimate', href: '/dashboard/create-estimate', icon: 'form' },
]

/** The pages and quick actions whose names contain every word. */
export function findDestinations(text: string): DestinationGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const matching = (links: typeof screenLinks): Destination[] =>
    links
      .filter((link) => words.every((word) => link.text.toLowerCase().includes(word)))
      .map((link) => ({ key: link.href, title: link.text, href: link.href, icon: link.icon }))
  return [
    { title: 'Pages', destinations: matching([...screenLinks, ...otherPages]) },
    { title: 'Quick actions', destinations: matching(quickActions) },
  ]
}
