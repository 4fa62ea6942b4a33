import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { planPath } from './city-plan.ts'
import { AboutScene, AiScene, ContactScene, GalleryScene, HomeScene, WorkScene } from './scenes.tsx'

const BackdropLayer = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '0',
    height: 'min(1000px, 135vh)',
    overflow: 'hidden',
    pointerEvents: 'none',
    maskImage: 'linear-gradient(to bottom, #000 45%, transparent)',
    '& svg': { width: 'full', height: 'full' },
    // On narrower screens it would be behind text: the streets remain.
    '& svg g g': { display: 'none', '@media (min-width: 80em)': { display: 'inline' } },
  },
})
const Streets = chakra('path', {
  base: { fill: 'none', stroke: 'street', strokeWidth: '1px', opacity: '.75' },
})
const Shade = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    background:
      'radial-gradient(ellipse 75% 70% at 22% 42%, var(--e-colors-bg) 28%, transparent 100%)',
  },
})

const scenes: Record<string, () => ReactNode> = {
  home: HomeScene,
  about: AboutScene,
  work: WorkScene,
  gallery: GalleryScene,
  contact: ContactScene,
  ai: AiScene,
}
const streets = planPath({ column: -8, row: -9 }, { column: 4, row: 9 })

/** One of six scenes drawn from the city's grid and the line through it. Decoration only. */
export function Backdrop({ name }: { name: string }) {
  const Scene = scenes[name] ?? HomeScene
  return (
    <BackdropLayer aria-hidden="true" data-backdrop={name}>
      <svg viewBox="0 0 1440 900" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
        <g transform="translate(1030 430) rotate(-20)">
          <Streets d={streets} />
          <g>
            <Scene />
          </g>
        </g>
      </svg>
      <Shade />
    </BackdropLayer>
  )
}
