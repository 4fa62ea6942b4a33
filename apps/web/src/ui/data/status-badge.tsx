import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
    '& svg': { width: '16px', height: '16px', flexShrink: '0' },
  },
  variants: {
    tone: {
      good: { color: 'success' },
      quiet: { color: 'fg.muted' },
      accent: { color: 'accent', fontWeight: '600' },
      bad: { color: 'error' },
    },
  },
})

export interface StatusBadgeProps {
  tone: 'good' | 'quiet' | 'accent' | 'bad'
  icon: ReactNode
  children: string
}

/** A state as an icon and a word: never by colour alone. */
export const StatusBadge = ({ tone, icon, children }: StatusBadgeProps) => (
  <Badge tone={tone}>
    {icon}
    {children}
  </Badge>
)
