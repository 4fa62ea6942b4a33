import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Small } from '../../../ui/core/text.ts'
import { DemoFrame, Reading, Slider } from '../../live-demo/demo-parts.tsx'
import {
  type Advice,
  advise,
  askToBreakEven,
  clickToBreakEven,
  type Figures,
  runMonth,
} from './funnel.ts'

const format = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
})
const dollars = (amount: number) => format.format(amount)
const dollarsAndCents = (amount: number) => `$${amount.toFixed(2)}`
const count = (of: number, one: string, many = `${one}s`) =>
  `${of.toLocaleString('en-AU')} ${of === 1 ? one : many}`

const Report = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', md: '8' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    padding: { base: '4', sm: '8' },
    bg: 'bg',
    '& h3': { fontWeight: '650', marginBottom: '3' },
    '& svg': { display: 'block', width: 'full', height: 'auto' },
  },
})
const Sliders = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(190px, 1fr))' },
  },
})
const Ledger = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    columnGap: '4',
    fontVariantNumeric: 'tabular-nums',
    '& dt, & dd': { paddingBlock: '2', borderTopWidth: '1px', borderColor: 'line' },
    '& dd': { textAlign: 'end', fontWeight: '650' },
    '& dd[data-loss=true]': { color: 'error' },
    '& dd[data-loss=false]': { color: 'success' },
  },
})
const Visitor = chakra('circle', {
  base: { fill: 'control', opacity: '.45' },
  variants: { asks: { true: { fill: 'brand.500', opacity: '1' } } },
})
const Buyer = chakra('path', {
  base: { fill: 'none', stroke: 'success', strokeWidth: '2.4' },
})

/** A hundred visitors; those who ask are filled, and those who buy are framed. */
function Crowd({ ask, buy }: Pick<Figures, 'ask' | 'buy'>) {
  const buyers = Math.round((ask * buy) / 10)
  return (
    <svg viewBox="0 0 400 108" width="400" height="108" aria-hidden="true">
      {Array.from({ length: 100 }, (_, index) => {
        const x = 12 + Math.floor(index / 5) * 19.8
        const y = 12 + (index % 5) * 21
        return (
          <g key={`${x} ${y}`}>
            <Visitor cx={x} cy={y} r={7} asks={index < ask} />
            {index < buyers && <Buyer d={`M${x - 9} ${y - 9}h18v18h-18z`} />}
          </g>
        )
      })}
    </svg>
  )
}

export function LiveDemo() {
  const [figures, setFigures] = useState<Figures>({
    budget: 2000,
    click: 4,
    ask: 3,
    buy: 3,
    worth: 350,
  })
  const set = (name: keyof Figures) => (value: number) =>
    setFigures((before) => ({ ...before, [name]: value }))
  const { budget, click, ask, buy, worth } = figures
  const month = runMonth(figures)
  const advice = advise(figures)
  const next: Record<Advice, string> = {
    mend: `Fix the page before buying more clicks: it breaks even at ${askToBreakEven(figures)} enquiries per 100 visitors.`,
    stop: `Switch it off: it breaks even at ${dollarsAndCents(clickToBreakEven(figures))} a click, and these cost ${dollars(click)}.`,
    wait: `Keep the budget and let it run: ${count(month.enquiries, 'enquiry', 'enquiries')} can’t prove anything yet.`,
    raise: 'Raise the budget by a fifth, and look again in two weeks.',
  }
  return (
    <DemoFrame
      drawing={
        <Report>
          <div>
            <h3>{`${ask} in 100 visitors enquire. ${buy} in 10 enquiries buy.`}</h3>
            <Crowd ask={ask} buy={buy} />
            <Small marginTop="3">One dot per visitor. Filled: enquires. Outlined: buys.</Small>
          </div>
          <Ledger>
            <dt>{`Ad spend, ${count(month.visitors, 'visitor')}`}</dt>
            <dd>{dollars(budget)}</dd>
            <dt>{`Revenue, ${count(month.customers, 'customer')}`}</dt>
            <dd>{dollars(month.earned)}</dd>
            <dt>Cost per enquiry</dt>
            <dd>
              {month.costOfEnquiry === undefined ? 'No enquiries' : dollars(month.costOfEnquiry)}
            </dd>
            <dt>Break-even cost per enquiry</dt>
            <dd>{dollars(month.ceilingOfEnquiry)}</dd>
            <dt>{month.result < 0 ? 'Loss' : 'Profit'}</dt>
            <dd data-loss={month.result < 0}>{dollars(Math.abs(month.result))}</dd>
          </Ledger>
        </Report>
      }
    >
      <Sliders>
        <Slider
          label="Monthly budget"
          min={500}
          max={8000}
          step={250}
          value={budget}
          valueText={dollars(budget)}
          onChange={set('budget')}
        />
        <Slider
          label="Cost per click"
          min={1}
          max={15}
          value={click}
          valueText={dollars(click)}
          onChange={set('click')}
        />
        <Slider
          label="Enquiries per 100"
          min={1}
          max={12}
          value={ask}
          valueText={String(ask)}
          onChange={set('ask')}
        />
        <Slider
          label="Sales per 10"
          min={1}
          max={8}
          value={buy}
          valueText={String(buy)}
          onChange={set('buy')}
        />
        <Slider
          label="Value of a sale"
          min={50}
          max={2000}
          step={50}
          value={worth}
          valueText={dollars(worth)}
          onChange={set('worth')}
        />
      </Sliders>
      <chakra.div maxWidth="52ch">
        <Reading>
          {`${month.result < 0 ? `A loss of ${dollars(-month.result)}` : `A profit of ${dollars(month.result)}`} from ${count(month.enquiries, 'enquiry', 'enquiries')}. ${next[advice]}`}
        </Reading>
      </chakra.div>
    </DemoFrame>
  )
}
