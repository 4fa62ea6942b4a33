import type { SearchResults } from '@agency/contract/search'
import type { DestinationGroup } from './destinations.ts'

/** The server's results, as destinations. */
export const resultGroupsOf = ({
  contacts,
  projects,
  concepts,
}: SearchResults): DestinationGroup[] => [
  {
    title: 'Users',
    destinations: contacts.map(({ id, name, email, company }) => ({
      key: `contact-${id}`,
      href: `/dashboard/users/${id}`,
      title: name,
      detail: [company, email].filter(Boolean).join(', '),
      icon: 'users',
    })),
  },
  {
    title: 'Projects',
    destinations: projects.map(({ id, title, clientName, active }) => ({
      key: `project-${id}`,
      href: `/dashboard/projects/${id}/edit`,
      title,
      detail: [clientName, !active && 'Inactive'].filter(Boolean).join(', '),
      icon: 'projects',
    })),
  },
  {
    title: 'Concepts',
    destinations: concepts.map(({ id, companyName, industry, isActive }) => ({
      key: `concept-${id}`,
      href: `/dashboard/concepts?concept=${id}`,
      title: companyName,
      detail: [industry, !isActive && 'Hidden'].filter(Boolean).join(', '),
      icon: 'concepts',
    })),
  },
]
