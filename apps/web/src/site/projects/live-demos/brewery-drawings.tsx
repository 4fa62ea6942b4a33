import { type Stock, tankOn } from './tank-sheet.ts'

/** The marsh behind the brewery at low tide. */
export const Marsh = () => (
  <svg viewBox="0 0 1200 160" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 60q150-34 300-8t300-4 300 6 300-12v118H0z" fill="#0d3a4d" />
    <path d="M0 96q200-30 400-4t400-6 400 4v70H0z" fill="#123f45" />
    <path d="M0 130q150-22 320-2t360-6 520 4v34H0z" fill="#1b4a3c" />
    <path
      d="M40 92q180 14 380 2M560 84q160 12 330 0M900 100q120 8 260-2"
      fill="none"
      stroke="#4f8aa0"
      strokeOpacity=".4"
      strokeWidth="2"
    />
  </svg>
)

/** A conical tank, filled from the cone up; the glass shows the level. */
export function Tank({ number, day }: { number: number; day: number }) {
  const { beer, level } = tankOn(number, day)
  const top = 128 - 108 * level
  const shape = 'M14 26q0-12 36-12t36 12v66l-29 36h-14l-29-36z'
  return (
    <li>
      <svg viewBox="0 0 100 146" aria-hidden="true">
        <clipPath id={`saltmarsh-tank-${number}`}>
          <path d={shape} />
        </clipPath>
        <path d="M22 96v44M78 96v44" stroke="#7c97a5" strokeWidth="4" />
        <g clipPath={`url(#saltmarsh-tank-${number})`}>
          <rect width="100" height="146" fill="#0c3247" />
          {level > 0 && (
            <>
              <rect y={top} width="100" height="128" fill={beer?.colour} />
              <rect y={top} width="100" height="5" fill="#fff6e0" fillOpacity=".85" />
            </>
          )}
          <path d="M24 20v76" stroke="#fff" strokeOpacity=".16" strokeWidth="8" />
        </g>
        <path d={shape} fill="none" stroke="#a9c0cb" strokeWidth="3" />
        <path d="M14 60h72M14 92h72" stroke="#a9c0cb" strokeOpacity=".45" strokeWidth="1.5" />
        <path d="M50 128v12" stroke="#a9c0cb" strokeWidth="6" />
        <rect x="42" y="6" width="16" height="8" rx="2" fill="#a9c0cb" />
      </svg>
      <p>
        <b>Tank {number}</b> {beer ? `${beer.name}, ${Math.round(level * 100)}%` : 'Clean, empty'}
      </p>
    </li>
  )
}

/** A can with its label; only an outline while there is none to sell. */
export function Can({ stock: { beer, state } }: { stock: Stock }) {
  const isSold = state === 'fresh' || state === 'last cans'
  return (
    <svg viewBox="0 0 46 76" aria-hidden="true">
      {isSold ? (
        <>
          <path d="M9 3h28l4 7v56l-4 7H9l-4-7V10z" fill="#c9d3d8" />
          <path d="M5 13h36v50H5z" fill={beer.label} />
          <path d="M5 44q9-7 18 0t18 0v19H5z" fill="#0a2a3f" />
          <path d="M5 51q9-7 18 0t18 0" fill="none" stroke={beer.label} strokeWidth="2" />
          <circle cx="23" cy="28" r="8" fill={beer.colour} stroke="#fff6e0" strokeWidth="2" />
          <path d="M10 10v56" stroke="#fff" strokeOpacity=".4" strokeWidth="3" />
        </>
      ) : (
        <path
          d="M9 3h28l4 7v56l-4 7H9l-4-7V10zM5 13h36M5 63h36"
          fill="none"
          stroke={state === 'soon' ? beer.label : '#8a857f'}
          strokeWidth="2"
          strokeDasharray={state === 'soon' ? '4 4' : undefined}
        />
      )}
    </svg>
  )
}
