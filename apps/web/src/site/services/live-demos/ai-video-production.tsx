import { FilmPlayer } from '../../live-demo/film-player.tsx'
import { film } from './bakery-shots.ts'

const each = (count: number, first: number, step: number) =>
  Array.from({ length: count }, (_, index) => first + index * step)

/** A lane with a bakery, by night or in daylight. */
function Lane({ isNight }: { isNight: boolean }) {
  const wall = isNight ? '#2c2733' : '#8b8791'
  const side = isNight ? '#221e29' : '#767380'
  const dark = isNight ? '#17141c' : '#565362'
  const lit = isNight ? '#ffcf7d' : '#f2dfb8'
  return (
    <>
      <path d="M0 0h480v270H0z" fill={isNight ? '#121a30' : '#a9b4bd'} />
      {isNight && <circle cx="410" cy="38" r="13" fill="#efe6cf" />}
      <path d="M0 66h66V40h34v26h4v150H0zM356 48h124v168H356z" fill={side} />
      <path d="M104 30h252v186H104z" fill={wall} />
      <path d="M96 24h268v12H96z" fill={dark} />
      {each(3, 128, 84).map((x) => (
        <g key={x}>
          <path d={`M${x} 52h52v44h-52z`} fill={dark} />
          <path d={`M${x + 26} 52v44M${x} 74h52`} stroke={wall} strokeWidth="3" />
        </g>
      ))}
      <path d={`M122 118h142v78H122z`} fill={lit} />
      <path d="M122 176h142v20H122z" fill="#7a4b2a" />
      {each(6, 138, 22).map((x) => (
        <ellipse key={x} cx={x} cy="174" rx="10" ry="6" fill="#b86f32" />
      ))}
      <path d="M193 118v78" stroke={dark} strokeWidth="4" />
      <path d="M112 108h162l10 20H102z" fill="#b8431f" />
      {each(6, 118, 28).map((x) => (
        <path key={x} d={`M${x} 108h14l2 20h-16z`} fill="#f0e2cc" />
      ))}
      <path d="M286 122h46v94h-46z" fill={isNight ? '#5a2f1c' : '#8a4a2c'} />
      <path d="M292 130h34v38h-34z" fill={lit} opacity=".85" />
      <circle cx="324" cy="180" r="3" fill="#f0e2cc" />
      <path d="M0 216h480v54H0z" fill={isNight ? '#1b1922' : '#6d707a'} />
      {isNight && <path d="M122 216h142l40 54H82z" fill="#ffcf7d" opacity=".16" />}
      <path d="M0 236h480M0 254h480" stroke={isNight ? '#2b2834' : '#7d808a'} strokeWidth="2" />
      <path d="M30 216v-96h4v96zM20 114h24v10H20z" fill={dark} />
    </>
  )
}

const rain = (
  <>
    <Lane isNight={false} />
    <path d="M60 262h110M200 246h90M310 264h130" stroke="#b9c4cf" strokeWidth="4" opacity=".6" />
    <path
      d={each(48, 0, 1)
        .map((index) => `M${(index * 67) % 480} ${(index * 41) % 236}l-7 26`)
        .join('')}
      stroke="#e6edf3"
      strokeWidth="2"
      opacity=".6"
      fill="none"
    />
    <g>
      <path d="M250 160q34 -40 68 0z" fill="#d9541e" />
      <path d="M284 134v52" stroke="#26222c" strokeWidth="3" />
      <path d="M270 180q14 -14 28 0v46h-28z" fill="#33445c" />
      <circle cx="284" cy="168" r="10" fill="#a9724f" />
      <path d="M274 226h8v20h-8zM286 226h8v20h-8z" fill="#22202a" />
    </g>
  </>
)

const bench = (
  <>
    <path d="M0 0h480v270H0z" fill="#d9cdb9" />
    <path d="M0 0h480v96H0z" fill="#c3b59d" />
    {each(8, 0, 60).map((x) => (
      <path key={x} d={`M${x} 0v96M0 ${x / 2.5}h480`} stroke="#b5a68c" strokeWidth="2" />
    ))}
    <path d="M0 96h480v10H0z" fill="#8a6a48" />
    <path d="M0 150h480v120H0z" fill="#a9784a" />
    <path d="M0 178h480M0 214h480M0 246h480" stroke="#96683e" strokeWidth="3" />
    <ellipse cx="240" cy="196" rx="210" ry="48" fill="#efe6d6" opacity=".75" />
    {each(4, 110, 80).map((x) => (
      <g key={x}>
        <ellipse cx={x} cy="206" rx="36" ry="10" fill="#c9b493" />
        <path d={`M${x - 34} 200q4 -42 34 -42t34 42q-34 12 -68 0z`} fill="#f4e8d2" />
        <path d={`M${x - 16} 174q10 -8 22 -6`} stroke="#fffaf0" strokeWidth="4" fill="none" />
      </g>
    ))}
    <path d="M26 100h70v52H26z" fill="#eee3cf" />
    <path d="M34 112h54v26H34z" fill="#b8431f" />
    <path d="M40 122h42M40 129h28" stroke="#f6e8d3" strokeWidth="3" />
    <path d="M392 108h56l-8 44h-40z" fill="#6f7f86" />
    <path d="M386 102h68v8h-68z" fill="#8c9ba1" />
    <path d="M330 232l58 -18 8 22 -58 16z" fill="#c9d0d2" />
    <path d="M392 212l14 -4 8 24 -14 4z" fill="#5f3c22" />
  </>
)

const oven = (
  <>
    <path d="M0 0h480v270H0z" fill="#35211a" />
    {each(9, 0, 30).map((y, row) => (
      <g key={y} stroke="#46302a" strokeWidth="2">
        <path d={`M0 ${y}h480`} />
        {each(9, row % 2 ? 30 : 0, 60).map((x) => (
          <path key={x} d={`M${x} ${y}v30`} />
        ))}
      </g>
    ))}
    <path d="M84 226v-80q0 -92 156 -92t156 92v80z" fill="#59392c" />
    <path d="M112 226v-72q0 -70 128 -70t128 70v72z" fill="#120a07" />
    <path d="M126 222v-60q0 -60 114 -60t114 60v60z" fill="#8d2c0a" />
    <path d="M150 222v-44q0 -50 90 -50t90 50v44z" fill="#dd5f12" />
    <path d="M182 222v-30q0 -34 58 -34t58 34v30z" fill="#ffb347" />
    {each(3, 172, 68).map((x) => (
      <g key={x}>
        <path d={`M${x - 28} 222q0 -34 28 -34t28 34z`} fill="#7c3c12" />
        <path d={`M${x - 28} 222q0 -34 28 -34t28 34z`} fill="#c77a35" opacity=".7" />
        <path d={`M${x - 12} 202l8 10M${x} 197l6 12`} stroke="#f2cf9a" strokeWidth="4" />
      </g>
    ))}
    <path d="M60 222h360v14H60z" fill="#6f4a3a" />
    <path d="M0 236h480v34H0z" fill="#241610" />
    <path d="M112 236h256l50 34H62z" fill="#ff8a2b" opacity=".2" />
  </>
)

const shelf = (
  <>
    <path d="M0 0h480v270H0z" fill="#f0e4cf" />
    <path d="M0 216h480v54H0z" fill="#7a4b2a" />
    <path d="M0 216h480v10H0z" fill="#94613a" />
    {[92, 160].map((y) => (
      <path key={y} d={`M60 ${y}h264v8H60z`} fill="#94613a" />
    ))}
    {each(4, 94, 62).map((x) => (
      <g key={x}>
        <path d={`M${x - 27} 92q0 -38 27 -38t27 38z`} fill="#b86f32" />
        <path d={`M${x - 14} 72l9 9M${x - 1} 66l9 11`} stroke="#f2cf9a" strokeWidth="4" />
      </g>
    ))}
    {each(7, 80, 24).map((x) => (
      <path key={x} d={`M${x - 6} 160l3 -54q6 -8 12 0l3 54z`} fill="#c9853f" />
    ))}
    <path d="M256 160v-34h56v34z" fill="#8f572b" />
    <path d="M262 132h44M262 142h44M262 152h44" stroke="#b8793f" strokeWidth="3" />
    {each(3, 110, 76).map((x) => (
      <ellipse key={x} cx={x} cy="206" rx="34" ry="14" fill="#c77a35" />
    ))}
    <path d="M350 44h92v112h-92z" fill="#26332c" />
    <path d="M350 44h92v112h-92z" fill="none" stroke="#94613a" strokeWidth="7" />
    <text x="396" y="86" textAnchor="middle" fontSize="22" fontWeight="700" fill="#f6efe0">
      BREAD
    </text>
    <path d="M368 104h56M376 120h40M372 136h48" stroke="#d8d2c2" strokeWidth="4" />
  </>
)

const scenes = { street: <Lane isNight />, bench, oven, rain, shelf }

export const LiveDemo = () => <FilmPlayer film={{ ...film, scenes }} />
