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

interface CountLinkProps {
  /** What is counted: 'Search, Visits'. */
  label: string
  /** The count, as shown. */
  text: string
  value: number
  href: string
}

/** A count that opens the rows it consists of; there are none of a zero. */
export const CountLink = ({ label, text, value, href }: CountLinkProps) =>
  value === 0 ? (
    <None>{text}</None>
  ) : (
    <FigureLink href={href}>
      <VisuallyHidden>{label}: </VisuallyHidden>
      {text}
    </FigureLink>
  )

interface CountChangeProps {
  value: number
  before: number
  /** The count before, as shown. */
  beforeText: string
}

/** The change from the period before; nothing if both are zero. */
export function CountChange({ value, before, beforeText }: CountChangeProps) {
  if (value === 0 && before === 0) return null
  const { direction, text } = shortChangeOf(value, before)
  const earlier = `before: ${beforeText}`
  return (
    <ChangeText data-change={direction} title={earlier}>
      {text}
      <VisuallyHidden>, {earlier}</VisuallyHidden>
    </ChangeText>
  )
}

interface FigureProps {
  figure: CountedFigure
  /** The row that it belongs to: 'Search', or 'In total'. */
  of: string
  value: number
  href: string
}

/** A figure of the report that opens the rows it counts. */
export const FigureValue = ({ figure, of, value, href }: FigureProps) => (
  <CountLink
    label={`${of}, ${figureNames[figure]}`}
    text={formatFunnelFigure(figure, value)}
    {...{ value, href }}
  />
)

interface FigureChangeProps {
  figure: CountedFigure
  value: number
  before: number
}

/** Its change from the period before. */
export const FigureChange = ({ figure, value, before }: FigureChangeProps) => (
  <CountChange {...{ value, before }} beforeText={formatFunnelFigure(figure, before)} />
)
