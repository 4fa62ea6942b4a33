/** The first scene of Lorimer's film, 376 × 236: the house at dusk. */
export const house = (
  <>
    <linearGradient id="lorimer-dusk" x1="0" y1="0" x2="0" y2="1">
      <stop stopColor="#23304f" />
      <stop offset=".62" stopColor="#8a5a6a" />
      <stop offset="1" stopColor="#f0a35e" />
    </linearGradient>
    <rect width="376" height="236" fill="url(#lorimer-dusk)" />
    <circle cx="306" cy="56" r="16" fill="#f7e3c4" opacity=".9" />
    <path d="M0 168q60 -34 120 -20t120 -14 136 10v92H0z" fill="#2b2a3c" />
    <path d="M62 190v-62h150v62zM196 190v-92h104v92z" fill="#3a3442" />
    <path d="M50 132l84 -34h88v30zM186 100h124l-10 -12H206z" fill="#211d27" />
    <rect x="78" y="142" width="34" height="30" fill="#f8c77e" />
    <rect x="120" y="142" width="34" height="30" fill="#f8c77e" />
    <rect x="162" y="142" width="34" height="48" fill="#f8c77e" />
    <rect x="214" y="112" width="32" height="26" fill="#f8c77e" />
    <rect x="254" y="112" width="32" height="26" fill="#f8c77e" />
    <rect x="214" y="150" width="72" height="40" fill="#f8c77e" />
    <path
      d="M95 142v30M137 142v30M230 112v26M270 112v26M250 150v40"
      stroke="#3a3442"
      strokeWidth="2"
    />
    <path d="M0 190h376v46H0z" fill="#241f28" />
    <path d="M150 190l-34 46h110l-14 -46z" fill="#3d3540" />
    <path d="M330 190v-58" stroke="#1c1820" strokeWidth="5" />
    <ellipse cx="330" cy="118" rx="26" ry="38" fill="#2f3a3c" />
    <ellipse cx="34" cy="168" rx="24" ry="30" fill="#28323a" />
  </>
)
