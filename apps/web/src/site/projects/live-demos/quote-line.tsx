import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { VisuallyHidden } from '../../../ui/core/text.ts'
import { Input, Select } from '../../../ui/forms/field.tsx'
import { usePreHydrationValue } from '../../../ui/forms/use-pre-hydration-value.ts'
import {
  type Entry,
  explainArea,
  type Line,
  readArea,
  type StoneId,
  stones,
} from './stone-quote.ts'

export const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
})

/** The letter of a part, in the drawing and in its line of the quote. */
export const PartButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    '& span': {
      display: 'grid',
      placeItems: 'center',
      width: '28px',
      height: '28px',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: '#fff',
      bg: '#22384b',
      color: '#fff',
      fontSize: 'sm',
      fontWeight: '700',
      lineHeight: '1',
    },
    '&[aria-pressed=true] span': { bg: '#eec583', color: '#1a2733', borderColor: '#1a2733' },
    '&:hover span': { textDecoration: 'underline' },
  },
})
const Row = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) auto',
    columnGap: '2',
    rowGap: '1',
    alignItems: 'center',
    alignContent: 'start',
    paddingBottom: '4',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& h3': { fontWeight: '700' },
    '& strong': { fontVariantNumeric: 'tabular-nums' },
    '& > label': { fontSize: 'xs', fontWeight: '600', color: 'fg.muted' },
    '& > label:has(input)': { gridColumn: '1 / 2', width: '96px' },
    '& > label:has(select)': { gridColumn: '2 / -1', marginInlineStart: '52px' },
    '& input, & select': { minHeight: '44px', paddingInlineStart: '3', color: 'fg' },
    '& select': { paddingInlineEnd: '8' },
  },
})
const Reasons = chakra('p', {
  base: {
    gridColumn: '1 / -1',
    alignSelf: 'start',
    minHeight: { base: '4.5em', lg: '3em' },
    '&[data-poolside]': { minHeight: { base: '6em', lg: '4.5em' } },
    marginTop: '1',
    fontSize: 'sm',
    lineHeight: '1.5',
    color: 'fg.muted',
    '& span': { display: 'block', color: 'warning', fontWeight: '600' },
    '& span::before': { content: "'▲ '" },
  },
})

interface QuoteLineProps {
  line: Line
  entry: Entry
  isSelected: boolean
  onSelect: () => void
  onChange: (change: Partial<Entry>) => void
}

export function QuoteLine({ line, entry, isSelected, onSelect, onChange }: QuoteLineProps) {
  const { part, area, ordered, price, isCorrected, warnings } = line
  const figure = usePreHydrationValue<HTMLInputElement>(({ value }) => {
    if (value !== entry.figure) onChange({ figure: value })
  })
  const stone = usePreHydrationValue<HTMLSelectElement>(({ value }) => {
    if (value !== entry.stone) onChange({ stone: value as StoneId })
  })
  const id = useId()
  const isStrip = part.shape.kind === 'strip'
  const read = readArea(part.shape)
  const source = !isCorrected
    ? explainArea(part.shape)
    : read === undefined
      ? `${explainArea(part.shape)}, ${entry.figure} m wide by the estimator`
      : `Plan ${read.toFixed(1)} m², estimator’s figure`
  return (
    <Row data-selected={isSelected}>
      <PartButton
        type="button"
        aria-pressed={isSelected}
        aria-label={`Show the ${part.name.toLowerCase()} on the plan`}
        onClick={onSelect}
      >
        <span>{part.id.toUpperCase()}</span>
      </PartButton>
      <h3>{part.name}</h3>
      <strong>{price === undefined ? 'not priced' : dollars.format(price)}</strong>
      <label htmlFor={`${id}-figure`}>
        <VisuallyHidden>{part.name}: </VisuallyHidden>
        {isStrip ? 'Width, m' : 'Area, m²'}
        <Input
          ref={figure}
          id={`${id}-figure`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={entry.figure}
          placeholder="?"
          aria-describedby={`${id}-reasons`}
          aria-invalid={area === undefined || undefined}
          onFocus={onSelect}
          onChange={({ target }) => onChange({ figure: target.value })}
        />
      </label>
      <label htmlFor={`${id}-stone`}>
        <VisuallyHidden>{part.name}: </VisuallyHidden>
        Stone
        <Select
          ref={stone}
          id={`${id}-stone`}
          value={entry.stone}
          onChange={({ target }) => onChange({ stone: target.value as StoneId })}
        >
          {stones.map(({ id: each, name, price: rate }) => (
            <option key={each} value={each}>
              {name}, ${rate}
            </option>
          ))}
        </Select>
      </label>
      <Reasons id={`${id}-reasons`} data-poolside={part.isPoolside}>
        {area === undefined
          ? `${source}.`
          : `${source} = ${area.toFixed(1)} m², plus ${Math.round(part.cuts * 100)}% for cuts: ${ordered} m².`}
        {warnings.map((warning) => (
          <span key={warning}>{warning}</span>
        ))}
      </Reasons>
    </Row>
  )
}
