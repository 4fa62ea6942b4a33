import type { ReactNode } from 'react'
import { LineIcon } from '../core/icons.tsx'

const paths = {
  overview: <path d="M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z" />,
  projects: <path d="M4 7a1 1 0 0 1 1-1h5l2 2h7a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z" />,
  concepts: <path d="M12 3l2.2 6.3L20.5 12l-6.3 2.2L12 21l-2.2-6.8L3.5 12l6.3-2.7z" />,
  users: (
    <path d="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-3.3 2.7-5.5 6-5.5s6 2.2 6 5.5M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.8c2.1.7 3.5 2.6 3.5 5.2" />
  ),
  analytics: <path d="M4 20V4M4 20h16M9 16v-5M13.5 16V8M18 16v-3" />,
  settings: (
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0zM7 17a2 2 0 1 0 4 0 2 2 0 0 0-4 0z" />
  ),
  logout: <path d="M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8M10 12h10M17 8.5l3.5 3.5-3.5 3.5" />,
  collapse: <path d="M4 5h16v14H4zM9 5v14M15.5 9.5L13 12l2.5 2.5" />,
  expand: <path d="M4 5h16v14H4zM9 5v14M13 9.5l2.5 2.5-2.5 2.5" />,
  plus: <path d="M12 5v14M5 12h14" />,
  edit: <path d="M4 20l1-4L16 5l3 3L8 19zM14 7l3 3" />,
  trash: <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />,
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  eyeOff: (
    <path d="M4 4l16 16M10 5.8a9 9 0 0 1 2-.3c6 0 9.5 6.5 9.5 6.5a15 15 0 0 1-2.8 3.5M6.3 7.5A15 15 0 0 0 2.5 12S6 18.5 12 18.500a9 9 0 0 0 4-.9M10 10.200a2.8 2.8 0 0 0 3.8 3.8" />
  ),
  star: (
    <path d="M12 3.500l2.6 5.4 5.9.8-4.3 4.1 1.1 5.900L12 16.900l-5.3 2.8 1.1-5.900L3.5 9.700l5.9-.8z" />
  ),
  search: <path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5" />,
  warning: <path d="M12 4l9 16H3zM12 10v4.500M12 17.200v.1" />,
  price: <path d="M4 11V4h7l9 9-7 7zM8 8v.1" />,
  form: <path d="M5 4h14v16H5zM8.5 8.500h7M8.5 12h7M8.5 15.500h4" />,
  up: <path d="M6 15l6-6 6 6" />,
  external: (
    <path d="M14 4h6v6M20 4l-9 9M18 13v6a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h6" />
  ),
  bell: <path d="M6 17V11a6 6 0 0 1 12 0v6l1.500 1.500h-15zM10 21h4" />,
  reply: <path d="M10 6L4 12l6 6M4 12h10a6 6 0 0 1 6 6" />,
  cold: <path d="M12 3v18M4.200 7.500l15.600 9M19.800 7.500l-15.600 9" />,
  calendar: <path d="M4 6h16v14H4zM4 10h16M8.500 3.500V7M15.500 3.500V7" />,
  mail: <path d="M3 6h18v12H3zM3 7l9 7 9-7" />,
  clock: <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2" />,
  board: <path d="M4 5h4.500v14H4zM9.800 5h4.500v9H9.800zM15.500 5H20v12h-4.500z" />,
  grip: (
    <path
      strokeWidth="2.800"
      strokeLinecap="round"
      d="M9 6v.1M9 12v.1M9 18v.1M15 6v.1M15 12v.1M15 18v.1"
    />
  ),
  upload: <path d="M12 16V5M7.5 9L12 4.5 16.5 9M5 20h14" />,
} satisfies Record<string, ReactNode>

export type DashboardIconName = keyof typeof paths

/** A line icon of the dashboard; in a separate module, so that public pages do not load them. */
export const DashboardIcon = ({ name }: { name: DashboardIconName }) => (
  <LineIcon>{paths[name]}</LineIcon>
)
