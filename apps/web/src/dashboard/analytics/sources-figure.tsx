import type { CountedFigure } from '@agency/contract/sources-report'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { VisuallyHidden } from '../../ui/core/text.ts'
import { figureNames, formatFunnelFigure, shortChangeOf } from './sources-labels.ts'

const FigureLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'inherit',
    minWidth: '24px',
    minHeight: { base: '44px', md: '24px' },
    fontWeight: '600',
    textDecoration: 'underline',
    textDecorationColor: '{colors.control}',
    textUnderlineOffset: '.25em',
    _hover: { color: 'accent', textDecorationColor: 'currentColor' },
  },
})
const None = chakra('span', { base: { color: 'fg.subtle' } })
const ChangeText = chakra('span', {
  base: {
    display: 'block',
    fontSize: '.8125rem',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    '&[data-change=up]': { color: 'success' },
    '&[data-change=down]': { color: 'error' },
  },
})

interface FigureProps {
  figure: CountedFigure
  /** The row that it belongs to: 'Search', or 'In total'. */
  of: string
  value: number
  href: string
}

/** A figure that opens the rows it counts; there are none of a zero. */
export const FigureValue = ({ figure, of, value, href }: FigureProps) =>
  value === 0 ? (
    <None>{formatFunnelFigure(figure, 0)}</None>
  ) : (
    <FigureLink href={href}>
      <VisuallyHidden>
        {of}, {figureNames[figure]}:{' '}
      </VisuallyHidden>
      {formatFunnelFigure(figure, value)}
    </FigureLink>
  )

interface FigureChangeProps {
  figure: CountedFigure
  value: number
  before: number
}

/** The change from the period before; nothing if both are zero. */
export function FigureChange({ figure, value, before }: FigureChangeProps) {
  if (value === 0 && before === 0) return null
  const { direction, text } = shortChangeOf(value, before)
  const earlier = `before: ${formatFunnelFigure(figure, before)}`
  return (
    <ChangeText data-change={direction} title={earlier}>
      {text}
      <VisuallyHidden>, {earlier}</VisuallyHidden>
    </ChangeText>
  )
}
