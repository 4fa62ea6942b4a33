import type { Pixels } from '@agency/image-style/lab-picture'
import { hashAt, smoothNoise } from '@agency/image-style/noise'
import sharp from 'sharp'

/** Renders a drawing and adds the noise of a small sensor. */
async function develop(svg: string, width: number, height: number, noise = 5): Promise<Pixels> {
  const { data } = await sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = Uint8Array.from(data, (value, index) => {
    const grain = hashAt(index, 1, 3) + hashAt(index, 2, 3) - 1
    return Math.min(Math.max(Math.round(value + noise * grain), 0), 255)
  })
  return { width, height, data: pixels }
}

interface Sitter {
  skin: [shadow: string, middle: string, light: string]
  lips: string
  iris: string
  hair: [dark: string, light: string]
  brow: string
  shirt: [dark: string, light: string]
  longHair: boolean
  seed: number
  backdrop: (seed: number) => string
}

/** Strands from `from` along a curve, each in a different tone. */
function strands(
  count: number,
  seed: number,
  path: (t: number, jitter: number) => string,
  [dark, light]: [string, string],
) {
  return Array.from({ length: count }, (_, index) => {
    const t = index / (count - 1)
    const tone = hashAt(index, 1, seed)
    return `<path d="${path(t, hashAt(index, 2, seed) - 0.5)}" fill="none" stroke="${tone > 0.55 ? light : dark}" stroke-opacity="${(0.15 + 0.5 * hashAt(index, 3, seed)).toFixed(2)}" stroke-width="${(1.5 + 3.5 * hashAt(index, 4, seed)).toFixed(1)}" stroke-linecap="round"/>`
  }).join('')
}

const eye = (x: number, iris: string, brow: string, flip: number) => `
<g transform="translate(${x} 452) scale(${flip} 1)">
  <ellipse cx="2" cy="-6" rx="66" ry="40" fill="#5a2e20" opacity=".28" filter="url(#soft)"/>
  <path d="M-50 8 C-30 -22 22 -28 52 2 C28 22 -20 26 -50 8Z" fill="#f1e9e2"/>
  <g clip-path="url(#lid)">
    <circle cx="2" cy="-2" r="24" fill="${iris}"/><circle cx="2" cy="-2" r="24" fill="none" stroke="#1c120c" stroke-width="4" opacity=".7"/>
    <path d="M-16 8 A20 20 0 0 0 20 8 L2 -2Z" fill="#fff" opacity=".22"/>
    <circle cx="2" cy="-2" r="10.5" fill="#0c0807"/><path d="M-52 -30 H54 V-10 C20 -22 -20 -20 -52 2Z" fill="#3a2018" opacity=".45" filter="url(#faint)"/>
  </g>
  <circle cx="${10 * flip}" cy="-9" r="5.5" fill="#fff"/>
  <path d="M-54 10 C-32 -24 22 -31 56 0" fill="none" stroke="#1d110c" stroke-width="6.5" stroke-linecap="round"/>
  <path d="M-46 -16 C-26 -40 24 -44 52 -18" fill="none" stroke="#6a3a2a" stroke-width="3.5" opacity=".55"/>
  <path d="M-46 12 C-20 30 28 26 52 4" fill="none" stroke="#6a3a2a" stroke-width="2.5" opacity=".6"/>
  <path d="M-66 -58 C-30 -88 30 -84 72 -56 C30 -70 -28 -70 -66 -48Z" fill="${brow}" opacity=".88"/>
</g>`

function drawSitter(sitter: Sitter): string {
  const { skin, hair, shirt, seed } = sitter
  const [shadow, middle, light] = skin
  const back = sitter.longHair
    ? `<path d="M262 420 C230 150 420 70 520 78 C690 84 790 220 772 430 C764 560 840 760 820 930 L640 880 L390 880 L190 940 C196 760 280 600 262 420Z" fill="${hair[0]}"/>${strands(150, seed, (t, j) => `M${300 + 420 * t} ${200 + 60 * j} C${230 + 560 * t + 40 * j} 420 ${210 + 620 * t} ${640 + 60 * j} ${190 + 640 * t + 50 * j} ${880 + 60 * j}`, hair)}`
    : ''
  const top = sitter.longHair
    ? `<path d="M276 430 C258 190 410 92 520 96 C680 96 776 220 756 440 C744 330 690 262 600 232 C540 300 400 296 326 350 C300 372 284 400 276 430Z" fill="${hair[0]}"/>${strands(130, seed + 1, (t, j) => `M${560 + 30 * j} ${110 + 40 * t} C${480 - 120 * t} ${130 + 90 * t} ${360 - 70 * t} ${230 + 70 * t} ${300 - 20 * t + 20 * j} ${360 + 80 * t}`, hair)}${strands(90, seed + 2, (t, j) => `M${570 + 20 * j} ${112 + 40 * t} C${650 + 60 * t} ${150 + 30 * t} ${720 + 20 * t} ${260 + 20 * j} ${745 + 8 * t} ${420 + 30 * j}`, hair)}`
    : `<path d="M280 400 C250 210 360 100 520 96 C690 96 776 210 752 400 C744 350 730 300 690 262 C600 236 430 236 340 262 C304 300 290 350 280 400Z" fill="${hair[0]}"/>${Array.from(
        { length: 520 },
        (_, index) => {
          const angle = Math.PI * (0.03 + 0.94 * hashAt(index, 5, seed))
          const far = 0.8 + 0.24 * hashAt(index, 6, seed)
          const x = 516 - 236 * far * Math.cos(angle)
          const y = 352 - 246 * far * Math.sin(angle)
          return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(5 + 8 * hashAt(index, 7, seed)).toFixed(1)}" fill="none" stroke="${hashAt(index, 8, seed) > 0.6 ? hair[1] : hair[0]}" stroke-width="3" opacity=".6"/>`
        },
      ).join('')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024">
<defs>
  <filter id="far" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="26"/></filter>
  <filter id="soft" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="16"/></filter>
  <filter id="faint" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="5"/></filter>
  <radialGradient id="face" cx=".36" cy=".34" r=".8"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${shadow}"/></radialGradient>
  <linearGradient id="neck" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shadow}"/><stop offset="1" stop-color="${middle}"/></linearGradient>
  <linearGradient id="shirt" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${shirt[1]}"/><stop offset="1" stop-color="${shirt[0]}"/></linearGradient>
  <clipPath id="lid"><path d="M-50 8 C-30 -22 22 -28 52 2 C28 22 -20 26 -50 8Z"/></clipPath>
  <clipPath id="head"><path d="M286 400 C280 250 390 170 516 170 C650 170 748 250 742 410 C738 560 690 690 610 760 C560 800 476 800 424 760 C340 690 292 560 286 400Z"/></clipPath>
</defs>
<g filter="url(#far)">${sitter.backdrop(seed)}</g>
${back}
<path d="M120 1024 C150 900 300 860 420 836 L620 836 C740 860 890 900 920 1024Z" fill="url(#shirt)"/>
${strands(40, seed + 4, (t, j) => `M${170 + 700 * t} 1024 C${220 + 600 * t + 80 * j} 960 ${300 + 430 * t} 910 ${400 + 230 * t} ${850 + 40 * j}`, shirt)}
<path d="M420 690 L418 838 C470 930 570 930 622 838 L620 690Z" fill="url(#neck)"/>
<path d="M418 752 C480 830 570 830 622 752 L622 800 C570 870 470 870 418 800Z" fill="${shadow}" opacity=".75" filter="url(#soft)"/>
<path d="M286 400 C280 250 390 170 516 170 C650 170 748 250 742 410 C738 560 690 690 610 760 C560 800 476 800 424 760 C340 690 292 560 286 400Z" fill="url(#face)"/>
<g clip-path="url(#head)">
  <ellipse cx="730" cy="520" rx="90" ry="280" fill="${shadow}" opacity=".75" filter="url(#soft)"/>
  <ellipse cx="516" cy="800" rx="180" ry="40" fill="${shadow}" opacity=".6" filter="url(#soft)"/>
  <ellipse cx="360" cy="560" rx="60" ry="46" fill="#d8604a" opacity=".26" filter="url(#soft)"/>
  <ellipse cx="660" cy="566" rx="56" ry="46" fill="#b8442e" opacity=".24" filter="url(#soft)"/>
  <ellipse cx="450" cy="270" rx="110" ry="50" fill="#fff4e0" opacity=".3" filter="url(#soft)"/>
  <path d="M545 420 C560 500 572 560 566 596 C548 620 530 616 540 560Z" fill="${shadow}" opacity=".7" filter="url(#faint)"/>
  <path d="M500 430 C498 500 496 540 492 566" stroke="#fff1df" stroke-width="14" opacity=".42" fill="none" filter="url(#faint)"/>
  <ellipse cx="508" cy="584" rx="24" ry="17" fill="#fff1df" opacity=".35" filter="url(#faint)"/>
  <path d="M462 606 C474 590 486 610 512 616 C540 610 552 590 566 606" fill="none" stroke="#5b2418" stroke-width="7" opacity=".62" stroke-linecap="round" filter="url(#faint)"/>
  <path d="M474 610 q10 -9 20 2 M532 612 q10 -11 22 -2" stroke="#3c150e" stroke-width="5" fill="none" opacity=".75" stroke-linecap="round"/>
  <path d="M430 676 C462 654 492 652 514 662 C538 652 566 654 600 674 C560 722 470 724 430 676Z" fill="${sitter.lips}"/>
  <path d="M430 676 C470 684 492 678 514 682 C540 678 562 684 600 674" fill="none" stroke="#4a1512" stroke-width="5" opacity=".8"/>
  <path d="M472 700 C500 710 534 710 560 698" stroke="#fff" stroke-width="7" opacity=".25" fill="none" filter="url(#faint)"/>
  <ellipse cx="514" cy="734" rx="50" ry="10" fill="${shadow}" opacity=".55" filter="url(#faint)"/>
  ${eye(412, sitter.iris, sitter.brow, 1)}${eye(620, sitter.iris, sitter.brow, -1)}
</g>
${top}
</svg>`
}

const blobs = (count: number, seed: number, colours: string[]) =>
  Array.from({ length: count }, (_, index) => {
    const colour = colours[Math.floor(hashAt(index, 1, seed) * colours.length)]
    return `<circle cx="${(1100 * hashAt(index, 2, seed) - 40).toFixed(0)}" cy="${(1100 * hashAt(index, 3, seed) - 40).toFixed(0)}" r="${(30 + 90 * hashAt(index, 4, seed)).toFixed(0)}" fill="${colour}" opacity=".8"/>`
  }).join('')

/** A woman with long dark hair in a garden, window light from the left. */
export const drawPortrait = (width: number, height: number) =>
  develop(
    drawSitter({
      skin: ['#9a5c42', '#d99b78', '#f6cfae'],
      lips: '#b5443f',
      iris: '#5d7a46',
      hair: ['#2a1710', '#6f432a'],
      brow: '#33190f',
      shirt: ['#23495c', '#4f8497'],
      longHair: true,
      seed: 4,
      backdrop: (seed) =>
        `<rect width="1024" height="1024" fill="#557a3e"/>${blobs(90, seed, ['#2f5a2a', '#86a550', '#b9c77a', '#e8e6b0', '#3f6b3a'])}`,
    }),
    width,
    height,
  )

/** A man with short curls in front of a street at night. */
export const drawNightPortrait = (width: number, height: number) =>
  develop(
    drawSitter({
      skin: ['#2f1810', '#6b3f2a', '#a9714c'],
      lips: '#7d3a33',
      iris: '#3a2213',
      hair: ['#0e0a09', '#3a2b25'],
      brow: '#120a07',
      shirt: ['#5b1f1c', '#a8432f'],
      longHair: false,
      seed: 11,
      backdrop: (seed) =>
        `<rect width="1024" height="1024" fill="#141a2c"/>${blobs(60, seed, ['#1d2a4a', '#f0a24a', '#3c5a8a', '#c9572e', '#0c1120', '#26365c'])}`,
    }),
    width,
    height,
    8,
  )

/** A ginger cat on a blue rug: fur, whiskers, two bright eyes. */
export function drawCat(width: number, height: number): Promise<Pixels> {
  const fur: string[] = []
  for (let index = 0; index < 5200; index += 1) {
    const angle = 2 * Math.PI * hashAt(index, 1, 9)
    const far = Math.sqrt(hashAt(index, 2, 9))
    const head = hashAt(index, 3, 9) < 0.5
    const [cx, cy, rx, ry] = head ? [512, 400, 236, 204] : [520, 800, 330, 330]
    const x = cx + rx * far * Math.cos(angle)
    const y = cy + ry * far * Math.sin(angle)
    const stripe = smoothNoise(x / 26 + 1.5 * smoothNoise(x / 90, y / 90, 3), y / 90, 7)
    const light = 0.75 - 0.5 * ((y - cy) / ry) * 0.5 - ((x - cx) / rx) * 0.22
    const pale = y > 470 && Math.abs(x - 512) < 90 && y < 760
    const base = pale ? [245, 226, 200] : stripe > 0.62 ? [150, 72, 26] : [224, 138, 62]
    const tone = light * (0.7 + 0.5 * hashAt(index, 4, 9))
    const colour = base.map((channel) => Math.min(255, Math.round(channel * tone * 1.25))).join(',')
    const reach = 16 + 26 * hashAt(index, 5, 9)
    const turn = Math.atan2(y - cy + 60, x - cx) + 0.5 * (hashAt(index, 6, 9) - 0.5)
    fur.push(
      `<path d="M${x.toFixed(1)} ${y.toFixed(1)} l${(reach * Math.cos(turn)).toFixed(1)} ${(reach * Math.sin(turn)).toFixed(1)}" stroke="rgb(${colour})" stroke-width="${(2 + 3 * hashAt(index, 7, 9)).toFixed(1)}" stroke-linecap="round"/>`,
    )
  }
  const whiskers = [-1, 1]
    .flatMap((side) =>
      [0, 1, 2].map(
        (row) =>
          `<path d="M${512 + side * 60} ${486 + 12 * row} Q${512 + side * 190} ${460 + 26 * row} ${512 + side * 300} ${450 + 46 * row}" stroke="#fff6e8" stroke-width="3" fill="none" opacity=".9"/>`,
      ),
    )
    .join('')
  const eyes = [422, 602]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="392" rx="45" ry="40" fill="#2b1608"/><ellipse cx="${x}" cy="392" rx="39" ry="35" fill="url(#iris)"/><ellipse cx="${x}" cy="392" rx="12" ry="31" fill="#0a0806"/><circle cx="${x + 12}" cy="378" r="8" fill="#fff"/>`,
    )
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024"><defs>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e8dcc4"/><stop offset="1" stop-color="#8c8478"/></linearGradient>
<radialGradient id="iris"><stop offset="0" stop-color="#e9f08a"/><stop offset="1" stop-color="#6f9a32"/></radialGradient>
<radialGradient id="body" cx=".35" cy=".25" r=".9"><stop offset="0" stop-color="#efa45a"/><stop offset="1" stop-color="#7c3c16"/></radialGradient>
<filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="22"/></filter></defs>
<rect width="1024" height="1024" fill="url(#wall)"/><g filter="url(#soft)"><rect x="60" y="-40" width="260" height="420" fill="#fdf6dc"/><rect x="700" y="60" width="220" height="600" fill="#6d7f86"/><rect y="760" width="1024" height="300" fill="#31537c"/><ellipse cx="560" cy="960" rx="420" ry="60" fill="#142843"/></g>
<ellipse cx="520" cy="830" rx="330" ry="320" fill="url(#body)"/><path d="M300 330 L296 130 L430 232Z M724 330 L728 130 L594 232Z" fill="#b8662c"/><path d="M318 290 L316 176 L394 236Z M706 290 L708 176 L630 236Z" fill="#e0a08c"/>
<ellipse cx="512" cy="400" rx="240" ry="206" fill="url(#body)"/>${fur.join('')}${eyes}
<path d="M488 462 H536 L512 488Z" fill="#d9796a"/><path d="M512 488 V508 M512 508 Q484 532 462 512 M512 508 Q540 532 562 512" stroke="#5a2a18" stroke-width="5" fill="none" stroke-linecap="round"/>${whiskers}</svg>`
  return develop(svg, width, height, 6)
}
