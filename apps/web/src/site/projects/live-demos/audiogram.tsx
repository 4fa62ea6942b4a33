import { chakra } from '@chakra-ui/react/styled-system'
import { tones } from './hearing-screen.ts'

const Chart = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    borderRadius: 'card',
    // In units of the chart, so that its words stay legible on a phone.
    '& text': { fontSize: { base: '17px', lg: '14px' }, fill: '#e8f3ee', fontWeight: '600' },
  },
})

/** Where a tone stands in the chart: high pitches to the right, quiet ones at the top. */
const xOf = (index: number) => 86 + index * 49
const yOf = (level: number) => 20 + level * 4

export function Audiogram({ answers, current }: { answers: readonly boolean[]; current: number }) {
  const points = tones.map(({ level }, index) => [xOf(index), yOf(level)] as const)
  const misses = answers.indexOf(false)
  const line = points.slice(0, misses < 0 ? answers.length : misses)
  return (
    <Chart viewBox="0 0 360 312" aria-hidden="true">
      <rect width="360" height="312" fill="#0b3a3f" />
      <path d="M60 236C156 226 254 186 350 156V84C272 94 148 140 60 196z" fill="#1d5c5d" />
      <g stroke="#2f6b6e">
        {[20, 40, 60].map((level) => (
          <path key={level} d={`M60 ${yOf(level)}H350`} />
        ))}
        {points.map(([x]) => (
          <path key={x} d={`M${x} 28V262`} />
        ))}
      </g>
      <g textAnchor="end">
        <text x="54" y="46">
          quiet
        </text>
        {[20, 40].map((level) => (
          <text key={level} x="54" y={yOf(level) + 5}>
            {level}
          </text>
        ))}
        <text x="54" y="264">
          loud
        </text>
      </g>
      <g textAnchor="middle">
        {tones.map(({ hertz }, index) => (
          <text key={hertz} x={xOf(index)} y="281">
            {hertz < 1000 ? hertz : `${hertz / 1000}k`}
          </text>
        ))}
        <text x="86" y="302">
          low
        </text>
        <text x="331" y="302">
          high
        </text>
      </g>
      <g transform="translate(80 34)">
        <path d="M-8 39Q40 33 84 40" fill="none" stroke="#7d6a4a" strokeWidth="4" />
        <path d="M2 50C8 20 22 6 36 8c5-6 14-5 17 2-1 15-9 24-24 25l-16 3z" fill="#9fb85a" />
        <path d="M14 30c4-10 12-14 22-12-2 9-9 14-22 12z" fill="#7c9442" />
        <path d="M52 8l10 3-9 4z" fill="#ffb03a" />
        <circle cx="46" cy="10" r="2" fill="#0b3a3f" />
        <path d="M68 4q4 7 0 14M75 0q7 11 0 22" fill="none" stroke="#ffe58a" strokeWidth="2" />
      </g>
      <text x="72" y="189" transform="rotate(-21 72 189)">
        speech
      </text>
      <polyline points={line.join(' ')} fill="none" stroke="#ffe58a" strokeWidth="3" />
      {points.map(([x, y], index) => (
        <g key={x} transform={`translate(${x} ${y})`} fill="none" strokeWidth="3">
          {answers[index] === true && (
            <>
              <circle r="12" fill="#ffe58a" />
              <path d="M-5 0l4 4 7-8" stroke="#0b3a3f" />
            </>
          )}
          {answers[index] === false && (
            <>
              <circle r="12" fill="#0b3a3f" stroke="#ffb8a8" />
              <path d="M-5-5l10 10M5-5l-10 10M0 14v22m-6-7l6 7 6-7" stroke="#ffb8a8" />
            </>
          )}
          {answers[index] === undefined && (
            <circle
              r="12"
              fill="#0b3a3f"
              stroke={index === current ? '#fff' : '#6f9fa0'}
              strokeDasharray={index === current ? undefined : '4 4'}
            />
          )}
        </g>
      ))}
    </Chart>
  )
}
