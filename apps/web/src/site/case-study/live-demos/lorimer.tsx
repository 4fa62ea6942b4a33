import { FilmPlayer } from '../../live-demo/film-player.tsx'
import { house } from './lorimer-house.tsx'
import { film } from './lorimer-shots.ts'

const kitchen = (
  <>
    <linearGradient id="lorimer-view" x1="0" y1="0" x2="0" y2="1">
      <stop stopColor="#cfe3ea" />
      <stop offset="1" stopColor="#f3ead8" />
    </linearGradient>
    <rect width="376" height="236" fill="#efe6d8" />
    <rect y="176" width="376" height="60" fill="#d8c4a6" />
    <rect x="214" y="26" width="132" height="92" fill="url(#lorimer-view)" />
    <path d="M214 92q30 -20 60 -8t72 -10v44H214z" fill="#9db58f" />
    <path d="M280 26v92M214 72h132" stroke="#fffaf1" strokeWidth="4" />
    <path d="M30 26h150v52H30z" fill="#56695f" />
    <path d="M80 26v52M130 26v52" stroke="#465a50" strokeWidth="2" />
    <path d="M30 118h150v62H30z" fill="#56695f" />
    <path d="M24 110h162v10H24z" fill="#f8f3ea" />
    <path d="M80 122v58M130 122v58" stroke="#465a50" strokeWidth="2" />
    <path d="M150 110v-18q0 -10 10 -10t10 8" fill="none" stroke="#8b8276" strokeWidth="4" />
    <rect x="44" y="92" width="16" height="18" rx="3" fill="#c8743f" />
    <circle cx="76" cy="102" r="8" fill="#d99a3c" />
    <path d="M120 150h220v66H120z" fill="#c98f5c" />
    <path d="M108 140h244v12H108z" fill="#fbf7ef" />
    <path d="M164 0v34M230 0v34M296 0v34" stroke="#3b342e" strokeWidth="2" />
    <path d="M148 48q2 -16 16 -16t16 16z" fill="#3b342e" />
    <circle cx="164" cy="50" r="5" fill="#ffdf9e" />
    <path d="M214 48q2 -16 16 -16t16 16z" fill="#3b342e" />
    <circle cx="230" cy="50" r="5" fill="#ffdf9e" />
    <path d="M280 48q2 -16 16 -16t16 16z" fill="#3b342e" />
    <circle cx="296" cy="50" r="5" fill="#ffdf9e" />
    <ellipse cx="252" cy="134" rx="26" ry="8" fill="#7f9a76" />
    <circle cx="244" cy="130" r="6" fill="#d9542b" />
    <circle cx="258" cy="129" r="6" fill="#e8a33d" />
    <path d="M150 178v44M176 178v44" stroke="#3b342e" strokeWidth="3" />
    <rect x="146" y="170" width="34" height="10" rx="4" fill="#3b342e" />
    <path d="M206 178v44M232 178v44" stroke="#3b342e" strokeWidth="3" />
    <rect x="202" y="170" width="34" height="10" rx="4" fill="#3b342e" />
    <path d="M312 178v44M338 178v44" stroke="#3b342e" strokeWidth="3" />
    <rect x="308" y="170" width="34" height="10" rx="4" fill="#3b342e" />
  </>
)

const living = (
  <>
    <rect width="376" height="236" fill="#e9e2ea" />
    <rect y="182" width="376" height="54" fill="#c9b3a0" />
    <rect x="34" y="28" width="170" height="112" fill="url(#lorimer-view)" />
    <path d="M34 108q44 -26 84 -10t86 -14v56H34z" fill="#8ea6a4" />
    <path d="M119 28v112" stroke="#fff" strokeWidth="5" />
    <path d="M22 20h22v128H22zM194 20h22v128h-22z" fill="#d8cbd4" />
    <ellipse cx="196" cy="206" rx="150" ry="18" fill="#b99a8a" />
    <path d="M86 132q0 -14 14 -14h150q14 0 14 14v50H86z" fill="#6c5a7a" />
    <path d="M72 152q0 -12 12 -12t12 12v34H72zM254 152q0 -12 12 -12t12 12v34h-24z" fill="#5a4a68" />
    <rect x="96" y="152" width="78" height="26" rx="6" fill="#7d6a8c" />
    <rect x="178" y="152" width="76" height="26" rx="6" fill="#7d6a8c" />
    <rect
      x="112"
      y="130"
      width="34"
      height="30"
      rx="5"
      fill="#f0a35e"
      transform="rotate(-8 129 145)"
    />
  </>
)

const furnished = (
  <>
    {living}
    <rect x="232" y="38" width="56" height="72" rx="3" fill="#f6efe4" />
    <rect x="238" y="44" width="44" height="60" fill="#8ea6a4" />
    <path d="M238 88q14 -22 24 -8t20 -10v34h-44z" fill="#c8743f" />
    <path d="M314 92h4v94h-4z" fill="#3b342e" />
    <path d="M296 92q2 -26 20 -26t20 26z" fill="#f0a35e" />
    <path d="M290 184h56v6h-56z" fill="#8a5f3c" />
    <path d="M300 190v24M336 190v24" stroke="#8a5f3c" strokeWidth="4" />
    <ellipse cx="318" cy="180" rx="9" ry="4" fill="#7f9a76" />
  </>
)

const scenes = { house, kitchen, living, furnished }

export const LiveDemo = () => <FilmPlayer film={{ ...film, scenes }} />
