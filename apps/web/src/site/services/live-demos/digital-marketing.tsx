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
    mend: `Mend the page before buying more clicks: it pays once ${askToBreakEven(figures)} of 100 ask.`,
    stop: `Switch it off: a click may cost ${dollarsAndCents(clickToBreakEven(figures))} at most, and these cost ${dollars(click)}.`,
    wait: `Keep the budget and let it run: ${count(month.enquiries, 'enquiry', 'enquiries')} prove nothing yet.`,
    raise: 'Raise the budget by a fifth, and look again in two weeks.',
  }
  return (
    <DemoFrame
      drawing={
        <Report>
          <div>
            <h3>{`Of 100 visitors, ${ask} ask. Of 10 who ask, ${buy} buy.`}</h3>
            <Crowd ask={ask} buy={buy} />
            <Small marginTop="3">A dot is a visitor: filled asks, framed buys.</Small>
          </div>
          <Ledger>
            <dt>{`Spent on ${count(month.visitors, 'visitor')}`}</dt>
            <dd>{dollars(budget)}</dd>
            <dt>{`Earned from ${count(month.customers, 'customer')}`}</dt>
            <dd>{dollars(month.earned)}</dd>
            <dt>An enquiry costs</dt>
            <dd>
              {month.costOfEnquiry === undefined ? 'None came' : dollars(month.costOfEnquiry)}
            </dd>
            <dt>It may cost at most</dt>
            <dd>{dollars(month.ceilingOfEnquiry)}</dd>
            <dt>{month.result < 0 ? 'Lost' : 'Left'}</dt>
            <dd data-loss={month.result < 0}>{dollars(Math.abs(month.result))}</dd>
          </Ledger>
        </Report>
      }
    >
      <Sliders>
        <Slider
          label="Budget a month"
          min={500}
          max={8000}
          step={250}
          value={budget}
          valueText={dollars(budget)}
          onChange={set('budget')}
        />
        <Slider
          label="A click costs"
          min={1}
          max={15}
          value={click}
          valueText={dollars(click)}
          onChange={set('click')}
        />
        <Slider
          label="Of 100 visitors ask"
          min={1}
          max={12}
          value={ask}
          valueText={String(ask)}
          onChange={set('ask')}
        />
        <Slider
          label="Of 10 who ask buy"
          min={1}
          max={8}
          value={buy}
          valueText={String(buy)}
          onChange={set('buy')}
        />
        <Slider
          label="A customer is worth"
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
          {`${month.result < 0 ? `A loss of ${dollars(-month.result)}` : `${dollars(month.result)} left`} from ${count(month.enquiries, 'enquiry', 'enquiries')}. ${next[advice]}`}
        </Reading>
      </chakra.div>
    </DemoFrame>
  )
}
