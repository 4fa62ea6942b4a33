import { CAROUSEL_FAST_MS, CAROUSEL_SLOW_MS } from '@agency/contract/constants'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/core/button.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { Row } from '../../ui/core/layout.ts'
import { setMotionPaused, useMotionAllowed, useMotionPaused } from '../../ui/core/motion.ts'
import { usePreHydrationValue } from '../../ui/forms/use-pre-hydration-value.ts'
import { PortraitDrawing, portraits } from './portraits.tsx'

const Stack = chakra('div', {
  base: {
    position: 'relative',
    width: 'min(340px, 100%)',
    aspectRatio: '4 / 5',
    overflow: 'hidden',
    borderRadius: 'media',
    borderWidth: '1px',
    borderColor: 'line',
    '& > div': {
      position: 'absolute',
      inset: '0',
      opacity: '0',
      transitionProperty: 'opacity',
      transitionDuration: '.1s',
      // The next one fades in over it first, so that the brightness never dips between the two.
      transitionDelay: '.1s',
    },
    '& > div[data-shown]': { opacity: '1', zIndex: '1', transitionDelay: '0s' },
  },
})
const Speed = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '44px',
    cursor: 'pointer',
    '& input': { width: '20px', height: '20px', accentColor: '{colors.brand.500}' },
  },
})

/** Eleven portraits in turn; paused on hover, and stopped along with all other motion. */
export function PortraitCarousel({ name }: { name: string }) {
  const [isFast, setFast] = useState(true)
  const [activeIndex, setActiveIndex] = useState(0)
  const [isHovered, setHovered] = useState(false)
  const speed = usePreHydrationValue<HTMLInputElement>(({ checked }) => setFast(checked))
  const isMotionAllowed = useMotionAllowed()
  const paused = useMotionPaused()

  useEffect(() => {
    if (!isMotionAllowed || isHovered) return
    const timer = setInterval(
      () => setActiveIndex((current) => (current + 1) % portraits.length),
      isFast ? CAROUSEL_FAST_MS : CAROUSEL_SLOW_MS,
    )
    return () => clearInterval(timer)
  }, [isMotionAllowed, isHovered, isFast])

  return (
    <chakra.div display="grid" gap="4">
      <Stack
        onMouseEnter={() => setHovered(true)}
        onMouseLeave={() => setHovered(false)}
        data-carousel
      >
        {portraits.map((portrait, index) => (
          <div
            key={portrait.skyline}
            data-shown={index === activeIndex || undefined}
            aria-hidden={index === activeIndex ? undefined : true}
          >
            <PortraitDrawing
              portrait={portrait}
              title={`Drawn portrait of ${name}, ${index + 1} of ${portraits.length}`}
            />
          </div>
        ))}
      </Stack>
      <Row>
        <Speed>
          <input
            ref={speed}
            type="checkbox"
            checked={isFast}
            onChange={(event) => setFast(event.target.checked)}
          />
          Fast cycling
        </Speed>
        <Button variant="outline" size="sm" onClick={() => setMotionPaused(!paused)}>
          <Icon name={paused ? 'play' : 'pause'} /> {paused ? 'Play' : 'Pause'}
        </Button>
      </Row>
    </chakra.div>
  )
}
