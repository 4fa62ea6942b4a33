import type { ImageStyle } from '@agency/contract/image-style'
import { paintStrokes } from './brush-strokes.ts'
import { finishPicture } from './finish-picture.ts'
import {
  brushFlow,
  type FlowField,
  flowOf,
  shrinkTensor,
  smoothTensor,
  structureTensor,
} from './flow-field.ts'
import { gradePalette } from './grade-palette.ts'
import { keepMarks, kuwaharaFilter, kuwaharaMargin } from './kuwahara.ts'
import {
  fillSquares,
  halveLab,
  type LabPicture,
  labFromPixels,
  type Pixels,
} from './lab-picture.ts'
import { drawLines, lineMargin } from './line-work.ts'
import { makePaper } from './paper-grain.ts'
import { pigmentDensity } from './pigment.ts'
import { presets } from './presets.ts'

/** Half as many pixels again as 1024 × 1024. */
export const MAX_PIXELS = 1.5 * 1024 * 1024

export interface PaintOptions {
  preset: ImageStyle
  /** 0 leaves the picture as it is, 1 paints it wholly. */
  strength: number
  /** An integer; another one moves every brush stroke. */
  seed?: number
}

/** What is being done; in this order, each once. */
export type Stage = 'colour' | 'flow' | 'underpainting' | 'strokes' | 'lines' | 'finish'

/** Busy-ness 0..1 of a place from its steepness: faint noise is none, an edge nearly all. */
function detailOf({ energy }: FlowField): Float32Array {
  return energy.map((steepness) => 1 - Math.exp(-Math.max(0, steepness - 0.006) / 0.025))
}

function check({ width, height, data }: Pixels, { strength }: PaintOptions): void {
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1) {
    throw new RangeError('A picture needs a whole width and height of at least 1.')
  }
  if (width * height > MAX_PIXELS) {
    throw new RangeError(`A picture may have ${MAX_PIXELS} pixels, not ${width} × ${height}.`)
  }
  if (data.length !== width * height * 3) {
    throw new RangeError(`${width} × ${height} pixels need ${width * height * 3} bytes.`)
  }
  if (!(strength >= 0 && strength <= 1)) throw new RangeError('A strength is 0 to 1.')
}

/**
 * Paints a picture: colours are led to the preset's palette, the structure of the picture gives a
 * flow, an anisotropic Kuwahara filter lays an underpainting along it, brush strokes and lines
 * follow it, and paper shows through. The same picture, preset, strength and seed give the same
 * bytes. `data` is height × width × 3 bytes of sRGB on both sides; the given picture is not changed.
 * Throws a RangeError for a size, a length or a strength out of range.
 *
 * @example paintPicture(photo, { preset: 'meadow', strength: 1 })
 */
export function paintPicture(
  picture: Pixels,
  options: PaintOptions,
  onStage: (stage: Stage) => void = () => {},
): Pixels {
  check(picture, options)
  const { strength, seed = 1 } = options
  const { width, height } = picture
  if (strength === 0) return { width, height, data: picture.data.slice() }
  const preset = presets[options.preset]
  // Brushes grow with the picture, and with the strength.
  const size = Math.min(Math.max(Math.sqrt(width * height) / 1024, 0.35), 1.25)
  const scale = size * (0.6 + 0.4 * strength)
  const fineRadius = Math.max(1.5, 0.7 * preset.smoothing * scale)
  const broadRadius = Math.max(1.5, 0.8 * preset.smoothing * scale)
  const lineWidth = Math.max(0.7, preset.lines.width * size)
  const margin = Math.max(kuwaharaMargin(fineRadius), lineMargin(lineWidth))

  onStage('colour')
  const source = labFromPixels(picture, margin)
  gradePalette(source, preset.palette)
  fillSquares(source)

  onStage('flow')
  const half = halveLab(source, kuwaharaMargin(broadRadius))
  const tensor = structureTensor(half)
  const steepness = shrinkTensor(tensor, 4)
  smoothTensor(tensor, Math.max(1, 1.8 * scale))
  const fineFlow = flowOf(tensor)
  const eighth = halveLab(halveLab(half, 1), 1)
  const strokeFlow = brushFlow(structureTensor(eighth), steepness, Math.max(0.8, 1.4 * scale), seed)

  onStage('underpainting')
  const detail = detailOf(fineFlow)
  const reference = kuwaharaFilter(source, fineFlow, detail, fineRadius, margin)
  keepMarks(reference, source)
  const paint = kuwaharaFilter(half, fineFlow, detail, broadRadius, 0)

  onStage('strokes')
  const canvas: LabPicture = { ...reference, data: reference.data.slice() }
  for (let at = 3; at < canvas.data.length; at += 4) canvas.data[at] = 0
  const easel = { canvas, reference, paint, flow: strokeFlow, detail: detailOf(strokeFlow) }
  paintStrokes(easel, preset, scale, seed)

  onStage('lines')
  const lines = drawLines(reference, fineFlow, lineWidth, preset.lines.threshold)

  onStage('finish')
  const paper = makePaper(size, seed)
  const { edges, turbulence, granulation } = preset.wash
  const wet = edges + turbulence + granulation > 0
  return finishPicture(picture, canvas, {
    preset,
    paper,
    lines,
    ...(wet && { pigment: pigmentDensity(canvas, preset.wash, paper, size, seed) }),
    share: strength * (2 - strength),
    seed,
  })
}
