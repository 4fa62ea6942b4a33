import type { Advice } from './triage.ts'

const PRICKED = 'M68 116 50 26q40 16 60 58z'
const FOLDED = 'M68 116q-44-4-48-34 52-30 90 2z'
/** A kelpie, whose ears go up as the advice becomes more urgent. */
export const Kelpie = ({ advice }: { advice: Advice }) => (
  <svg viewBox="0 0 240 260" aria-hidden="true">
    <circle cx="216" cy="22" r="20" fill="#f6d9a8" />
    <circle cx="208" cy="17" r="18" fill="#8f3221" />
    <path d="M76 168q-12 60-46 92h180q-34-32-46-92z" fill="#2b130d" />
    <path d="M92 196q28 44 56 0l10 64H82z" fill="#d0905a" />
    <g fill="#2b130d" stroke="#8f3221" strokeWidth="3">
      <path d={advice === 'watch' ? FOLDED : PRICKED} />
      <path d={advice === 'now' ? PRICKED : FOLDED} transform="matrix(-1 0 0 1 240 0)" />
    </g>
    <path
      d="M60 124q0-50 60-52 60 2 60 52 0 30-28 52l-12 40q-20 16-40 0l-12-40q-28-22-28-52z"
      fill="#2b130d"
    />
    <path d="M100 216q-8-36 8-50 12-8 24 0 16 14 8 50-20 16-40 0z" fill="#d0905a" />
    <path d="M84 110q10-8 20 0M136 110q10-8 20 0" stroke="#d0905a" strokeWidth="7" fill="none" />
    <path d="M107 204q13-8 26 0-4 12-13 13-9-1-13-13z" fill="#120705" />
    <ellipse cx="95" cy="130" rx="8" ry={advice === 'watch' ? 3 : 7} fill="#f0b24a" />
    <ellipse cx="145" cy="130" rx="8" ry={advice === 'watch' ? 3 : 7} fill="#f0b24a" />
    <path d="M95 126v8M145 126v8" stroke="#120705" strokeWidth="5" strokeLinecap="round" />
  </svg>
)
