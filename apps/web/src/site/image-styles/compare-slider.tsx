import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { usePreHydrationValue } from '../../ui/forms/use-pre-hydration-value.ts'

const SliderFrame = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    overflow: 'hidden',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'media',
    bg: 'raised',
    maxWidth: 'full',
    width: 'fit-content',
    marginInline: 'auto',
    '& img': {
      gridArea: '1 / 1',
      width: 'auto',
      height: 'auto',
      maxWidth: 'full',
      maxHeight: 'min(76vh, 1024px)',
      userSelect: 'none',
    },
    '& .after': { clipPath: 'inset(0 0 0 var(--at, 50%))' },
    '& input': {
      gridArea: '1 / 1',
      width: 'full',
      height: 'full',
      margin: '0',
      opacity: '0',
      cursor: 'ew-resize',
      touchAction: 'pan-y',
    },
    '&:has(input:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
  },
})
const Line = chakra('span', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    left: 'var(--at, 50%)',
    width: '2px',
    marginInlineStart: '-1px',
    bg: 'white',
    boxShadow: '0 0 0 1px rgba(13, 11, 9, .45)',
    pointerEvents: 'none',
    '& svg': {
      position: 'absolute',
      top: '50%',
      left: '50%',
      transform: 'translate(-50%, -50%)',
      width: '44px',
      maxWidth: 'none',
      height: '44px',
      padding: '10px',
      borderRadius: 'full',
      bg: 'brand.500',
      color: 'neutral.950',
      boxShadow: '0 2px 10px rgba(13, 11, 9, .5)',
    },
  },
})
const Label = chakra('span', {
  base: {
    position: 'absolute',
    bottom: '3',
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'control',
    bg: 'rgba(13, 11, 9, .86)',
    color: 'neutral.100',
    textStyle: 'label',
    pointerEvents: 'none',
    '&[data-side=before]': { insetInlineStart: '3' },
    '&[data-side=after]': { insetInlineEnd: '3' },
  },
})

interface Side {
  src: string
  alt: string
}

interface CompareSliderProps {
  before: Side
  after: Side
  /** The dimensions of the images, if known: reserves their space until they load. */
  size?: { width: number; height: number }
}

/** The photo on the left and the painting on the right of a movable line. */
export function CompareSlider({ before, after, size }: CompareSliderProps) {
  const [position, setPosition] = useState(50)
  const frame = useRef<HTMLDivElement>(null)
  const slider = usePreHydrationValue<HTMLInputElement>(({ value }) => setPosition(Number(value)))
  // Set by script, because the content security policy allows no style attributes.
  useEffect(() => frame.current?.style.setProperty('--at', `${position}%`), [position])
  const imageProps = { ...size, draggable: false, loading: size ? ('lazy' as const) : undefined }
  return (
    <SliderFrame ref={frame}>
      <img {...imageProps} src={before.src} alt={before.alt} />
      <img {...imageProps} className="after" src={after.src} alt={after.alt} />
      <input
        ref={slider}
        type="range"
        min={0}
        max={100}
        value={position}
        aria-label="Where the photo ends and the painting begins"
        aria-valuetext={`${position}% photo, ${100 - position}% painting`}
        onChange={(event) => setPosition(Number(event.target.value))}
      />
      <Line aria-hidden="true">
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M9 7l-5 5 5 5M15 7l5 5-5 5" />
        </svg>
      </Line>
      {position > 12 && <Label data-side="before">Photo</Label>}
      {position < 88 && <Label data-side="after">Painting</Label>}
    </SliderFrame>
  )
}
