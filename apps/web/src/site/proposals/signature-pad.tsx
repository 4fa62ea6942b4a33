import { chakra } from '@chakra-ui/react/styled-system'
import { type PointerEvent, useRef } from 'react'
import { Button } from '../../ui/core/button.ts'
import { Row } from '../../ui/core/layout.ts'

const WIDTH = 600
const HEIGHT = 200
/** The server's maximum length; a typical signature has a few thousand characters. */
const MAX_LENGTH = 19_900

const PadField = chakra('svg', {
  base: {
    width: 'full',
    maxWidth: '480px',
    aspectRatio: '3 / 1',
    bg: 'bg',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    // A finger draws instead of scrolling.
    touchAction: 'none',
    cursor: 'crosshair',
    color: 'fg',
  },
})

interface SignaturePadProps {
  /** SVG path data with integer coordinates in a 600 × 200 field; '' if nothing was drawn. */
  value: string
  onChange: (drawing: string) => void
}

/**
 * A field to draw a signature in, by mouse, pen or finger. Those who cannot draw type their name
 * instead.
 */
export function SignaturePad({ value, onChange }: SignaturePadProps) {
  const field = useRef<SVGSVGElement>(null)
  const pathData = useRef(value)
  const isDrawing = useRef(false)
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = field.current?.getBoundingClientRect() ?? new DOMRect()
    const toCoordinate = (offset: number, size: number, maximum: number) =>
      Math.min(maximum - 1, Math.max(0, Math.round((offset / size) * maximum)))
    return `${toCoordinate(clientX - left, width, WIDTH)} ${toCoordinate(clientY - top, height, HEIGHT)}`
  }
  const add = (command: string) => {
    if (pathData.current.length + command.length > MAX_LENGTH || pathData.current.endsWith(command))
      return
    pathData.current += command
    onChange(pathData.current)
  }
  return (
    <chakra.div display="grid" gap="3">
      <PadField
        ref={field}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={value ? 'Your drawn signature' : 'Field to draw your signature in'}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          isDrawing.current = true
          if (value === '') pathData.current = ''
          const point = pointOf(event)
          add(`M${point}L${point}`)
        }}
        onPointerMove={(event) => {
          if (isDrawing.current) add(`L${pointOf(event)}`)
        }}
        onPointerUp={() => {
          isDrawing.current = false
        }}
        onPointerCancel={() => {
          isDrawing.current = false
        }}
      >
        <path
          d={value}
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </PadField>
      <Row>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            pathData.current = ''
            onChange('')
          }}
        >
          Clear the drawing
        </Button>
      </Row>
    </chakra.div>
  )
}
