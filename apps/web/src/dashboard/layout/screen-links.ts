import type { DashboardIconName } from '../../ui/media/dashboard-icon.tsx'

interface ScreenLink {
  href: string
  text: string
  icon: DashboardIconName
}

/** The screens that the sidebar and the search link to. */
export const screenLinks: ScreenLink[] = [
  { href: '/dashboard', text: 'Dashboard', icon: 'overview' },
  { href: '/dashboard/projects', text: 'Projects', icon: 'projects' },
  { href: '/dashboard/concepts', text: 'AI Concepts', icon: 'concepts' },
  { href: '/dashboard/create-estimate', text: 'Estimates', icon: 'price' },
  { href: '/dashboard/proposals', text: 'Proposals', icon: 'form' },
  { href: '/dashboard/users', text: 'Users', icon: 'users' },
  { href: '/dashboard/pipeline', text: 'Pipeline', icon: 'board' },
  { href: '/dashboard/analytics', text: 'Analytics', icon: 'analytics' },
  { href: '/dashboard/mail', text: 'Mail', icon: 'mail' },
  { href: '/dashboard/settings', text: 'Settings', icon: 'settings' },
]
