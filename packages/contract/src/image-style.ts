/**
 * The styles that the style tool offers for a photo; the first is the default. Each has its
 * parameters in `packages/image-style/src/presets.ts` and a swatch in the web app's
 * `style-controls.tsx`.
 */
export const imageStyles = [
  {
    id: 'meadow',
    label: 'Meadow',
    description: 'Soft greens, warm light and a clear sky in opaque paint',
  },
  {
    id: 'dusk',
    label: 'Dusk',
    description: 'Amber light, violet shadows and broad evening strokes',
  },
  {
    id: 'watercolour',
    label: 'Watercolour',
    description: 'Light, transparent washes with wet edges on grained paper',
  },
  {
    id: 'ink-and-wash',
    label: 'Ink and wash',
    description: 'Brown ink lines over quiet tinted washes',
  },
] as const
export type ImageStyle = (typeof imageStyles)[number]['id']
