import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { VisuallyHidden } from '../../../ui/core/text.ts'
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx'
import { Controls, DemoFrame, Reading, Slider } from '../../live-demo/demo-parts.tsx'
import { Can, Marsh, Tank } from './brewery-drawings.tsx'
import {
  type BeerState,
  dateOf,
  describeChange,
  dollarsOf,
  latestChange,
  SEASON_DAYS,
  type Stock,
  shelfOn,
  tankNumbers,
} from './tank-sheet.ts'

const shoppers = [
  ['anyone', 'Anyone'],
  ['subscriber', 'Subscriber'],
] as const
type Shopper = (typeof shoppers)[number][0]

const shortDate = (day: number) => dateOf(day).replace(/(\p{L}{3})\p{L}+/u, '$1')

const stateLabels: Record<BeerState, string> = {
  soon: 'Soon',
  fresh: 'Fresh',
  'last cans': 'Last cans',
  gone: 'Gone',
}

const Scene = chakra('div', {
  base: {
    position: 'relative',
    bg: '#0a2a3f',
    '& > svg': {
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      width: 'full',
      height: '45%',
    },
  },
})
const Brewhouse = chakra('ul', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' },
    gap: { base: '2', sm: '4' },
    padding: { base: '4', sm: '6' },
    color: '#e6f1f5',
    '& svg': { width: 'full', maxWidth: '120px', height: 'auto', marginInline: 'auto' },
    '& li': { textAlign: 'center', fontSize: 'xs', lineHeight: '1.35' },
    '& p': { minHeight: { base: '5.4em', md: '4.05em', lg: '2.7em' }, marginTop: '2' },
    '& b': { display: 'block', fontWeight: '650' },
  },
})

/** Keeps the shelf in its place when the sentence above it is a long one. */
const News = chakra('div', { base: { minHeight: { base: '8.2em', sm: '4.9em', lg: '3.2em' } } })

const Shelf = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
    columnGap: '6',
  },
})
const Shelved = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '46px minmax(0, 1fr) auto',
    columnGap: '3',
    alignItems: 'center',
    minHeight: { base: '132px', lg: '122px' },
    paddingBlock: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
    lineHeight: '1.35',
    fontVariantNumeric: 'tabular-nums',
    '& h3': { fontSize: 's0', fontWeight: '650' },
    '& p': { fontSize: 'sm', color: 'fg.muted' },
    '& > p': { textAlign: 'end' },
    '& b': { display: 'block', fontWeight: '650', fontSize: 's0', color: 'fg' },
    '& svg': { width: '46px', height: 'auto' },
    '&[data-top]': { gridColumn: { md: 'span 2' }, gridTemplateColumns: { md: '58px 1fr auto' } },
    '&[data-top] svg': { width: { md: '58px' } },
    '&[data-top] h3': { fontSize: { md: 's2' }, lineHeight: '1.2' },
  },
  variants: {
    state: {
      fresh: { '& em': { color: 'success' } },
      'last cans': { '& em': { color: 'warning' } },
      soon: { '& em': { color: 'info' } },
      gone: { '& em': { color: 'fg.muted' }, '& h3': { color: 'fg.muted' } },
    },
  },
})
const Stamp = chakra('p', { base: { fontWeight: '600' } })
const StateMark = chakra('em', { base: { fontStyle: 'normal', fontWeight: '650' } })

interface ShelfItemProps {
  stock: Stock
  isTop: boolean
  shopper: Shopper
}

function ShelfItem({ stock, isTop, shopper }: ShelfItemProps) {
  const { beer, state, cans, filled, price, isReduced, isForSubscribers } = stock
  const isSold = state === 'fresh' || state === 'last cans'
  const isWaiting = isForSubscribers && shopper === 'anyone'
  return (
    <Shelved state={state} data-top={isTop || undefined}>
      <Can stock={stock} />
      <div>
        <h3>{beer.name}</h3>
        <p>{beer.style}</p>
        <Stamp>
          {isSold
            ? `Filled ${shortDate(filled)}`
            : state === 'soon'
              ? `In tank ${beer.tank}`
              : 'Until next season'}
        </Stamp>
      </div>
      <p>
        <StateMark>{stateLabels[state]}</StateMark>
        {isSold && (
          <>
            <b>
              {isReduced && (
                <>
                  <VisuallyHidden>was </VisuallyHidden>
                  <s>{dollarsOf(beer.price)}</s> <VisuallyHidden>now </VisuallyHidden>
                </>
              )}
              {dollarsOf(price)}
            </b>
            {isWaiting ? 'Subscribers first' : `${cans.toLocaleString('en-AU')} cans`}
          </>
        )}
        {state === 'soon' && <b>Cans {shortDate(filled)}</b>}
      </p>
    </Shelved>
  )
}

export function LiveDemo() {
  const [day, setDay] = useState(54)
  const [shopper, setShopper] = useState<Shopper>('anyone')
  const shelf = shelfOn(day)
  const change = latestChange(day)
  const count = (state: BeerState) => shelf.filter((stock) => stock.state === state).length
  return (
    <DemoFrame
      drawing={
        <Scene>
          <Marsh />
          <Brewhouse aria-label="Tanks">
            {tankNumbers.map((number) => (
              <Tank key={number} number={number} day={day} />
            ))}
          </Brewhouse>
        </Scene>
      }
    >
      <Controls>
        <SegmentedControl
          legend="Who is shopping"
          name="demo-shopper"
          options={shoppers}
          value={shopper}
          onChange={setShopper}
        />
        <Slider
          label="Day of the season"
          min={1}
          max={SEASON_DAYS}
          value={day}
          valueText={dateOf(day)}
          onChange={setDay}
        />
      </Controls>
      <News>
        <Reading>
          {`${dateOf(day)}: ${count('fresh')} fresh, ${count('last cans')} on last cans, ${count('soon')} soon, ${count('gone')} gone. `}
          {change && describeChange(change)}
        </Reading>
      </News>
      <Shelf aria-label="The shop">
        {shelf.map((stock, index) => (
          <ShelfItem key={stock.beer.name} stock={stock} isTop={index === 0} shopper={shopper} />
        ))}
      </Shelf>
    </DemoFrame>
  )
}
