import type { Line, PartId } from './stone-quote.ts'

/** Units of the drawing per metre. */
const SCALE = 20

const outlines: Record<Exclude<PartId, 'd'>, string> = {
  a: 'M16 66h144v90h-144z',
  b: 'M170 50h180v100h-180zM190 70v60h140v-60z',
  c: 'M250 210a30 30 0 1 0 60 0a30 30 0 1 0 -60 0z',
}

/** The landscaper's drawing; the parts that have no area are outlined only. */
export function GardenDrawing({ lines, selected }: { lines: readonly Line[]; selected: PartId }) {
  const path = lines.find(({ part }) => part.id === 'd')
  const width = path?.area && Math.min((path.area / 11) * SCALE, 46)
  return (
    <svg viewBox="0 0 360 268" aria-hidden="true">
      <defs>
        <pattern id="demo-quote-grid" width="20" height="20" patternUnits="userSpaceOnUse">
          <path d="M20 0H0V20" fill="none" stroke="#2f4a61" />
        </pattern>
        <pattern id="demo-quote-paving" width="16" height="16" patternUnits="userSpaceOnUse">
          <path d="M0 0H16M0 8H16M4 0V8M12 8V16" stroke="#1a2733" strokeOpacity=".45" />
        </pattern>
        <pattern id="demo-quote-house" width="7" height="7" patternUnits="userSpaceOnUse">
          <path d="M0 7L7 0" stroke="#6f8aa0" />
        </pattern>
      </defs>
      <rect width="360" height="268" fill="#22384b" />
      <rect width="360" height="268" fill="url(#demo-quote-grid)" />
      <path
        d="M16 12h144v54h-144z"
        fill="url(#demo-quote-house)"
        stroke="#c9d8e4"
        strokeWidth="3"
      />
      <path d="M56 28h64v22h-64z" fill="#22384b" />
      <text x="88" y="45">
        House
      </text>
      <path d="M190 70h140v60h-140z" fill="#2c6480" />
      <g fill="none" stroke="#7fa08c" strokeWidth="1.5">
        <circle cx="196" cy="24" r="15" />
        <circle cx="336" cy="196" r="17" />
        <circle cx="336" cy="234" r="11" />
        <path d="M196 18v12M190 24h12M336 189v14M329 196h14M336 230v8M332 234h8" />
      </g>
      {(['a', 'b', 'c'] as const).map((id) => (
        <g key={id} data-selected={id === selected}>
          <path data-stone d={outlines[id]} fillRule="evenodd" />
          <path d={outlines[id]} fillRule="evenodd" fill="url(#demo-quote-paving)" />
        </g>
      ))}
      <g data-selected={selected === 'd'}>
        {width ? (
          <>
            <rect data-stone x="16" y="180" width="220" height={width} />
            <rect x="16" y="180" width="220" height={width} fill="url(#demo-quote-paving)" />
          </>
        ) : (
          <rect data-unread x="16" y="180" width="220" height="24" />
        )}
        <path d="M16 226v8M16 230h220M236 226v8M54 180v24" stroke="#c9d8e4" />
      </g>
      <g data-selected={selected === 'a'}>
        <text data-inside x="88" y="84">
          7.2
        </text>
        <text data-inside transform="translate(34 114) rotate(-90)">
          4.5
        </text>
      </g>
      <g data-selected={selected === 'b'}>
        <text x="260" y="44">
          9.0
        </text>
        <text data-inside transform="translate(185 100) rotate(-90)">
          5.0
        </text>
        <text x="260" y="88">
          7.0
        </text>
        <text transform="translate(210 100) rotate(-90)">3.0</text>
      </g>
      <g data-selected={selected === 'c'}>
        <text x="280" y="258">
          Ø 3.0
        </text>
      </g>
      <g data-selected={selected === 'd'}>
        <text x="150" y="248">
          11.0
        </text>
      </g>
      <g fill="none" stroke="#b98a5c">
        <circle cx="62" cy="198" r="30" strokeWidth="5" strokeOpacity=".75" />
        <circle cx="63" cy="197" r="27" strokeWidth="2" strokeOpacity=".5" />
        <path d="M60 184q16-6 22 4t-6 18q-18 4-20-8t4-14z" fill="#7d5a3a" stroke="none" />
      </g>
    </svg>
  )
}
