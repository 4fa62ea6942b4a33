import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/core/button.ts'
import { useMotionPaused } from '../../../ui/core/motion.ts'
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx'
import { Controls, DemoFrame, Reading, Slider } from '../../live-demo/demo-parts.tsx'
import {
  type Arrival,
  type Burden,
  burdens,
  type ConnectionId,
  connections,
  hasArrived,
  inMegabytes,
  inSeconds,
  kilobytesOf,
  loadPage,
} from './page-load.ts'
import { ToggleList } from './toggle-list.tsx'

const Scene = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 7fr)' },
    gap: '6',
    alignItems: 'center',
    padding: { base: '4', sm: '8' },
    bg: 'bg',
    '& > svg': {
      display: 'block',
      width: 'full',
      maxWidth: { base: '190px', md: '230px' },
      height: 'auto',
      marginInline: 'auto',
    },
  },
})
const Waterfall = chakra('ol', {
  base: {
    display: 'grid',
    gap: '3',
    '& li': { display: 'grid', gap: '1', fontVariantNumeric: 'tabular-nums' },
    '& p': { display: 'flex', justifyContent: 'space-between', fontSize: 'sm', gap: '4' },
    '& b': { fontWeight: '650' },
    '& span': { color: 'fg.muted' },
    '& svg': { display: 'block', width: 'full', height: '18px' },
  },
})
const Bar = chakra('rect', { base: { fill: 'brand.500' } })
const Waiting = chakra('rect', { base: { fill: 'raised' } })
const Now = chakra('rect', { base: { fill: 'fg' } })

/** The page on a phone: parts that are not there yet are grey. */
function Phone({ arrivals, time }: { arrivals: readonly Arrival[]; time: number }) {
  const has = (part: Arrival['part']) => hasArrived(arrivals, part, time)
  const grey = '#e3ded9'
  return (
    <svg viewBox="0 0 200 380" width="200" height="380" aria-hidden="true">
      <rect x="1" y="1" width="198" height="378" rx="26" fill="#2e2925" />
      <rect x="9" y="9" width="182" height="362" rx="19" fill="#fff" />
      <rect x="78" y="16" width="44" height="9" rx="4.5" fill="#2e2925" />
      {has('photo') ? (
        <g>
          <path d="M9 40h182v120H9z" fill="#bcd6e4" />
          <path d="M9 160v-38l44 -40 34 30 28 -22 76 62v8z" fill="#6f8f7c" />
          <path d="M53 82l-16 14 14 -2 10 6 8 -4z" fill="#f4f7f5" />
          <path d="M9 160v-14q90 -26 182 0v14z" fill="#48705c" />
          <circle cx="156" cy="66" r="11" fill="#ffd9a0" />
        </g>
      ) : (
        <path d="M9 40h182v120H9z" fill={grey} />
      )}
      {has('words') ? (
        <g fill="#181412" fontWeight="700">
          <text x="22" y="192" fontSize="19">
            Huts for two,
          </text>
          <text x="22" y="214" fontSize="19">
            above the snow
          </text>
          <text x="22" y="240" fontSize="11" fontWeight="400" fill="#615954">
            Two nights, breakfast carried
          </text>
          <text x="22" y="255" fontSize="11" fontWeight="400" fill="#615954">
            up, no road and no signal.
          </text>
        </g>
      ) : (
        <path
          d="M22 178h120v15H22zM22 200h140v15H22zM22 231h150v9H22zM22 247h130v9H22z"
          fill={grey}
        />
      )}
      <rect
        x="22"
        y="276"
        width="156"
        height="40"
        rx="6"
        fill={has('button') ? '#fc6d00' : '#fff'}
        stroke={has('button') ? '#fc6d00' : grey}
        strokeWidth="2"
      />
      <text
        x="100"
        y="301"
        textAnchor="middle"
        fontSize="13"
        fontWeight="700"
        fill={has('button') ? '#0d0b09' : '#766e68'}
      >
        {has('button') ? 'Choose your nights' : has('words') ? 'Not yet' : ''}
      </text>
    </svg>
  )
}

export function LiveDemo() {
  const [carried, setCarried] = useState<ReadonlySet<Burden>>(new Set(['photo']))
  const [connectionId, setConnection] = useState<ConnectionId>('train')
  const [chosenTime, setTime] = useState(2000)
  const [isLoading, setLoading] = useState(false)
  const isMotionPaused = useMotionPaused()

  const connection = connections.find(({ id }) => id === connectionId) ?? connections[0]
  const arrivals = loadPage(carried, connection)
  const end = Math.ceil((arrivals.at(-1)?.to ?? 0) / 100) * 100
  const time = Math.min(chosenTime, end)
  useEffect(() => {
    if (!isLoading) return
    let last = performance.now()
    let request = requestAnimationFrame(function advance(now) {
      const passed = now - last
      last = now
      setTime((before) => Math.min(end, before + passed))
      request = requestAnimationFrame(advance)
    })
    return () => cancelAnimationFrame(request)
  }, [isLoading, end])
  useEffect(() => {
    if (time >= end || isMotionPaused) setLoading(false)
  }, [time, end, isMotionPaused])

  const [words, button, photo] = arrivals.map(({ to }) => inSeconds(to))
  const place = { train: 'On a train', street: 'On 4G', home: 'At home' }[connection.id]
  return (
    <DemoFrame
      drawing={
        <Scene>
          <Phone arrivals={arrivals} time={time} />
          <Waterfall aria-label="What arrives, and when">
            {arrivals.map(({ part, name, kilobytes, from, to }) => (
              <li key={part}>
                <p>
                  <b>{name}</b>
                  <span>
                    {inMegabytes(kilobytes)}, {inSeconds(to)}
                  </span>
                </p>
                <svg viewBox={`0 0 ${end} 18`} preserveAspectRatio="none" aria-hidden="true">
                  <Waiting width={end} height={18} />
                  <Bar x={from} width={Math.max(0, Math.min(to, time) - from)} height={18} />
                  <Now x={time - end / 400} width={end / 200} height={18} />
                </svg>
              </li>
            ))}
          </Waterfall>
        </Scene>
      }
    >
      <Controls>
        <SegmentedControl
          legend="Connection"
          name="demo-connection"
          options={connections.map(({ id, name }) => [id, name] as const)}
          value={connectionId}
          onChange={setConnection}
        />
        <Button
          onClick={() => {
            setTime(0)
            setLoading(true)
          }}
        >
          Load the page
        </Button>
        <Slider
          label="Time since the tap"
          min={0}
          max={end}
          step={100}
          value={Math.round(time / 100) * 100}
          valueText={inSeconds(time)}
          onChange={(next) => {
            setLoading(false)
            setTime(next)
          }}
        />
      </Controls>
      <ToggleList
        legend="What is on the page"
        options={burdens}
        chosen={carried}
        onChange={setCarried}
      />
      <chakra.div maxWidth="48ch">
        <Reading>
          {`${place}, ${inMegabytes(kilobytesOf(arrivals))}: text after ${words}, a working button after ${button}, the photo after ${photo}.`}
        </Reading>
      </chakra.div>
    </DemoFrame>
  )
}
