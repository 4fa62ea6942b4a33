import { chakra } from '@chakra-ui/react/styled-system'
import { encode } from 'uqr'

const Svg = chakra('svg', {
  base: { width: '200px', height: 'auto', bg: 'white', borderRadius: 'control' },
})

/** A text as a QR code, dark on light in either theme: not every app reads it the other way. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 })
  const modules = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x},${y}h1v1h-1z` : '')),
  )
  return (
    <Svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={modules.join('')} fill="#000" />
    </Svg>
  )
}
