import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Button } from '../../../ui/core/button.ts'
import { DemoFrame, Reading } from '../../live-demo/demo-parts.tsx'
import { GardenDrawing } from './garden-drawing.tsx'
import { dollars, PartButton, QuoteLine } from './quote-line.tsx'
import { draftEntries, draftQuote, type Entry, type PartId, parts } from './stone-quote.ts'

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' },
    alignItems: 'start',
  },
})
const Plan = chakra('figure', {
  base: {
    '& > div': { position: 'relative' },
    '& svg': { display: 'block', width: 'full', height: 'auto', borderRadius: 'card' },
    // In units of the drawing, so that its figures stay legible on a phone.
    '& text': {
      fontSize: { base: '16.5px', sm: '12px' },
      fontWeight: '600',
      fill: '#e6eef4',
      textAnchor: 'middle',
    },
    '& [data-stone]': { fill: '#655a48', stroke: '#c9d8e4', strokeWidth: '1.5' },
    '& [data-unread]': {
      fill: '#22384b',
      stroke: '#ffd75e',
      strokeWidth: '2',
      strokeDasharray: '6 5',
    },
    '& [data-selected=true] [data-stone]': { fill: '#eec583', stroke: '#fff', strokeWidth: '2.5' },
    '& [data-selected=true] [data-unread]': { fill: '#4c4a35', strokeWidth: '3' },
    '& [data-selected=true] text': { fill: '#ffdf9f' },
    '& text[data-inside]': { paintOrder: 'stroke', stroke: '#655a48', strokeWidth: '5px' },
    '& [data-selected=true] text[data-inside]': { fill: '#1a2733', stroke: '#eec583' },
    '& figcaption': { marginTop: '3', fontSize: 'sm', color: 'fg.muted' },
    '& [data-part]': {
      position: 'absolute',
      transform: 'translate(-50%, -50%)',
      borderRadius: 'full',
      _focusVisible: { outlineColor: '#fff', outlineOffset: '-2px' },
    },
    '& [data-part=a]': { left: '25%', top: '46%' },
    '& [data-part=b]': { left: '94.5%', top: '52%' },
    '& [data-part=c]': { left: '77.8%', top: '78.4%' },
    '& [data-part=d]': { left: '50%', top: '71.6%' },
  },
})
const Yard = chakra('ul', {
  base: {
    marginTop: '3',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingBlock: '2',
      borderTopWidth: '1px',
      borderColor: 'line',
      fontSize: 'sm',
    },
    '& data': { fontVariantNumeric: 'tabular-nums' },
    '& small': { fontSize: 'xs', color: 'fg.muted' },
    '& [data-short=true] data': { color: 'warning', fontWeight: '700' },
    '& svg': {
      gridColumn: '1 / -1',
      width: 'full',
      height: '8px',
      marginTop: '1',
      borderRadius: '0',
    },
    '& rect': { fill: '#8d9aa5' },
    '& [data-needed]': { fill: '#c98f3f' },
    '& [data-short=true] [data-needed]': { fill: '{colors.warning}' },
  },
})
const Lines = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6', lg: '4' },
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
    gridRow: { lg: 'span 2' },
  },
})
const Footer = chakra('div', { base: { display: 'grid', gap: '3', justifyItems: 'start' } })

export function LiveDemo() {
  const [entries, setEntries] = useState(draftEntries)
  const [selected, setSelected] = useState<PartId>('b')
  const [isSent, setSent] = useState(false)
  const { lines, total, yard, unpriced } = draftQuote(entries)
  const change = (id: PartId, part: Partial<Entry>) => {
    setEntries((before) => ({ ...before, [id]: { ...before[id], ...part } }))
    setSelected(id)
    setSent(false)
  }
  const missing = unpriced.map(({ part }) => part.name.toLowerCase()).join(' and ')
  const priced = lines.length - unpriced.length
  const overruled = lines.filter(({ price, warnings }) => price !== undefined && warnings.length)
  const record = [
    ['estimator’s figure for', lines.filter((line) => line.price && line.isCorrected)],
    ['warning overruled for', overruled],
    ['not priced:', unpriced],
  ] as const
  const recorded = record
    .filter(([, about]) => about.length > 0)
    .map(
      ([what, about]) => `${what} ${about.map(({ part }) => part.name.toLowerCase()).join(', ')}`,
    )
  const amount = `${dollars.format(total)} with GST`
  return (
    <DemoFrame>
      <Layout>
        <Plan>
          <div>
            <GardenDrawing lines={lines} selected={selected} />
            {parts.map(({ id, name }) => (
              <PartButton
                key={id}
                type="button"
                data-part={id}
                aria-pressed={id === selected}
                aria-label={`${id.toUpperCase()}, ${name}`}
                onClick={() => setSelected(id)}
              >
                <span>{id.toUpperCase()}</span>
              </PartButton>
            ))}
          </div>
          <figcaption>
            Garden at Hepburn Springs, drawing L3, in metres. Below: stone needed, of the stock at
            Bacchus Marsh.
          </figcaption>
          <Yard>
            {yard.map(({ stone, needed }) => (
              <li key={stone.id} data-short={needed > stone.stock}>
                <span>
                  {stone.name}{' '}
                  <small>
                    {stone.origin}, P{stone.slip}
                  </small>
                </span>
                <data value={needed}>
                  {needed} of {stone.stock} m²
                </data>
                <svg viewBox="0 0 64 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect y=".35" width={stone.stock} height=".3" />
                  <rect data-needed width={Math.min(needed, 64)} height="1" />
                </svg>
              </li>
            ))}
          </Yard>
        </Plan>
        <Lines>
          {lines.map((line) => (
            <QuoteLine
              key={line.part.id}
              line={line}
              entry={entries[line.part.id]}
              isSelected={line.part.id === selected}
              onSelect={() => setSelected(line.part.id)}
              onChange={(part) => change(line.part.id, part)}
            />
          ))}
        </Lines>
        <Footer>
          <chakra.div minHeight={{ base: '9.6em', md: '4.8em' }}>
            <Reading>
              {isSent
                ? `Sent by the estimator: ${amount}. ${recorded.length ? `On record: ${recorded.join('; ')}.` : 'As drafted.'}`
                : `Draft: ${amount} for ${priced} of ${lines.length} lines. ${missing ? `Nothing is guessed for the ${missing}.` : ''} ${overruled.length ? 'Warnings are for the estimator to weigh.' : ''}`}
            </Reading>
          </chakra.div>
          <Button
            css={{ '@media (scripting: none)': { display: 'none' } }}
            onClick={() => setSent(!isSent)}
          >
            {isSent
              ? 'Reopen the draft'
              : missing
                ? `Send without the ${missing}`
                : 'Send the quote'}
          </Button>
        </Footer>
      </Layout>
    </DemoFrame>
  )
}
