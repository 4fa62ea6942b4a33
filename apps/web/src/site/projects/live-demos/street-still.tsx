import type { Gate, Light, Shot, Take } from './film-gates.ts'
import { voiceSeconds } from './film-gates.ts'

const skies: Record<Light, readonly [high: string, low: string, sun: string]> = {
  early: ['#e8b65a', '#f8dc9c', '#fff3cf'],
  dusk: ['#22203f', '#5b3a5e', '#d9705a'],
}

/** The shopfronts of each street: their left edges, tops and right edges. */
const facades: Record<string, readonly (readonly [left: number, top: number, right: number])[]> = {
  'Gertrude St': [
    [-60, 62, 18],
    [18, 50, 84],
    [84, 56, 146],
    [146, 40, 230],
    [230, 60, 400],
  ],
  'Smith St': [
    [-60, 50, 40],
    [40, 66, 98],
    [98, 44, 176],
    [176, 58, 236],
    [236, 52, 400],
  ],
  'Brunswick St': [
    [-60, 58, 54],
    [54, 38, 120],
    [120, 60, 170],
    [170, 48, 248],
    [248, 64, 400],
  ],
}

interface StreetProps {
  street: string
  route: string
  light: Light
  isOpen?: boolean
  /** How far the tram and the street have moved to the left. */
  tram?: number
  shift?: number
}

/** A tram in front of a street's shops. */
function Street({ street, route, light, isOpen = true, tram = 0, shift = 0 }: StreetProps) {
  const [high, low, sun] = skies[light]
  const wall = light === 'early' ? '#4b3a24' : '#17132b'
  const pane = isOpen ? '#ffcf70' : light === 'early' ? '#2d2417' : '#0e0b1c'
  return (
    <>
      <rect x="-80" y="-20" width="520" height="120" fill={high} />
      <rect x="-80" y="46" width="520" height="60" fill={low} />
      <circle cx="120" cy="48" r="20" fill={sun} />
      <g transform={`translate(${-shift} 0)`}>
        {facades[street]?.map(([left, top, right]) => (
          <g key={left}>
            <path
              d={`M${left} 140V${top}h8v-5h${right - left - 16}v5h8v${140 - top}z`}
              fill={wall}
              stroke="#0b0d0b"
              strokeOpacity=".5"
            />
            <path
              d={`M${left + 12} ${top + 14}h10v16h-10zM${right - 22} ${top + 14}h10v16h-10z`}
              fill={light === 'early' ? '#6d5636' : '#3a2f57'}
            />
            <path d={`M${left + 8} 106H${right - 8}v30H${left + 8}z`} fill={pane} />
            <path d={`M${left} 96H${right}l5 10H${left - 5}z`} fill="#0b5d3b" />
          </g>
        ))}
      </g>
      <rect x="-80" y="136" width="520" height="12" fill="#8d826c" />
      <rect x="-80" y="146" width="520" height="60" fill="#26262a" />
      <path d="M-80 160h520M-80 170h520" stroke="#98938a" strokeWidth="2" />
      <path d="M-80 26h520M-80 30h520" stroke="#0b0d0b" strokeWidth="1" />
      <g transform={`translate(${40 - tram} 0)`}>
        <path d="M92 72l14-42M120 72l-14-42" stroke="#0b0d0b" strokeWidth="2" />
        <path d="M10 74q4-6 12-6h166q8 0 12 6l6 34v46H4v-46z" fill="#12804f" />
        <path d="M7 96h196l3 14H4z" fill="#ffe9bf" />
        <path
          d="M18 78h26v18H14zM52 76h22v20H52zM82 76h22v20H82zM112 76h22v20h-22zM142 76h22v20h-22zM172 78h20l4 18h-24z"
          fill={light === 'early' ? '#2b3a38' : '#ffd98a'}
        />
        <path d="M78 74h30v76H78z" fill="#0a4a30" />
        <path d="M81 78h11v68H81zM94 78h11v68H94z" fill="#ffe0a0" />
        <rect x="116" y="112" width="36" height="22" rx="2" fill="#0b0d0b" />
        <text
          x="134"
          y="129"
          fontSize="17"
          fontWeight="700"
          textAnchor="middle"
          fill="#ffb52e"
          fontFamily="inherit"
        >
          {route}
        </text>
        <path d="M22 154h36v8H22zM150 154h36v8h-36z" fill="#0b0d0b" />
      </g>
      {light === 'dusk' && (
        <rect x="-80" y="-20" width="520" height="240" fill="#1a1440" fillOpacity=".45" />
      )}
    </>
  )
}

const Sign = ({ text }: { text: string }) => (
  <>
    <path d="M296 30v150" stroke="#0b0d0b" strokeWidth="6" />
    <rect x="188" y="12" width="122" height="28" rx="3" fill="#0b0d0b" />
    <rect x="190" y="14" width="118" height="24" rx="2" fill="#f4f1e6" />
    <text x="249" y="32" fontSize="16" fontWeight="700" textAnchor="middle" fill="#0b0d0b">
      {text}
    </text>
  </>
)

/** A word of the voice for each bar group; what runs past the cut is red. */
function Voice({ line, pace, seconds }: { line: string; pace: number; seconds: number }) {
  const SCALE = 31
  const length = voiceSeconds(line, pace)
  const words = line.split(' ').map((word, index, all) => ({
    at: 8 + (index / all.length) * length * SCALE,
    height: 8 + Math.min(word.length, 9) * 2.6,
    // The word's last sound has to be over half a second before the cut.
    isLate: ((index + 1) / all.length) * length > seconds - 0.5,
    key: `${index}${word}`,
  }))
  return (
    <>
      <rect y="128" width="320" height="52" fill="#0b0d0b" fillOpacity=".92" />
      {words.map(({ at, height, isLate, key }) => (
        <path
          key={key}
          d={[0, 5, 10]
            .map(
              (x, i) => `M${at + x} ${154 - height / (2 + (i % 2))}v${height / (1 + (i % 2) / 2)}`,
            )
            .join('')}
          stroke={isLate ? '#ff6b57' : '#ffb52e'}
          strokeWidth="3"
          strokeLinecap="round"
        />
      ))}
      <path
        d={`M${8 + seconds * SCALE} 130v48`}
        stroke="#fff"
        strokeWidth="2"
        strokeDasharray="4 3"
      />
    </>
  )
}

interface StillProps {
  shot: Shot
  gate: Gate
  take: Take
  /** The takes signed off so far, which the picture is built on. */
  approved: readonly Take[]
}

/** A take as a picture: a frame, a still, three frames of motion, or the voice over the still. */
export function StreetStill({ shot, gate, take, approved }: StillProps) {
  const { street, reference, line } = shot
  const basis = gate === 'frame' ? take : approved[0]
  const still = gate === 'still' ? take : approved[1]
  const route = basis?.route ?? reference.route
  const isOpen = still?.title !== 'Shops shut'
  const view = basis?.isClose ? '72 56 192 108' : '0 0 320 180'
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true">
      {gate === 'motion' ? (
        [0, 1, 2].map((index) => (
          <svg
            key={index}
            x={index * 108}
            width="104"
            height="180"
            viewBox={basis?.isClose ? '112 56 108 108' : '70 0 180 180'}
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
          >
            <Street
              {...{ street, route, isOpen }}
              light={index === 2 ? (take.light ?? 'early') : 'early'}
              tram={take.isPan ? 0 : index * 44 - 44}
              shift={take.isPan ? index * 44 - 44 : 0}
            />
          </svg>
        ))
      ) : (
        <>
          <svg width="320" height="180" viewBox={view} aria-hidden="true">
            <Street {...{ street, route, isOpen }} light={reference.light} />
          </svg>
          <Sign text={take.sign ?? still?.sign ?? reference.sign} />
        </>
      )}
      {gate === 'voice' && (
        <Voice line={line} pace={take.pace ?? 1} seconds={approved[0]?.seconds ?? 0} />
      )}
    </svg>
  )
}
