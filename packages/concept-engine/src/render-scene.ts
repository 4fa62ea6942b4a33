import type { ImageryInput, Palette } from '@agency/contract/concept'
import { Resvg } from '@resvg/resvg-js'
import { drawImagery } from './imagery/draw-imagery.ts'
import type { Icons } from './imagery/motifs/icon-sets.ts'

/** Draws a single picture slot. Pixels are width × height × RGBA. */
export function renderScene(
  imagery: ImageryInput,
  palette: Palette,
  width: number,
  height: number,
  icons?: Icons,
): { pixels: Uint8Array; width: number; height: number } {
  const svg = drawImagery(imagery, palette, width, height, icons)
  const rendered = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return { pixels: rendered.pixels, width: rendered.width, height: rendered.height }
}
