import type { ImageStyle } from '@agency/contract/image-style'
import { paintStrokes } from './brush-strokes.ts'
import { detailOf, noiseLevel } from './detail.ts'
import { finishPicture } from './finish-picture.ts'
import { brushFlow, flowOf, shrinkTensor, smoothTensor, structureTensor } from './flow-field.ts'
import { gradePalette } from './grade-palette.ts'
import { keepMarks, kuwaharaFilter, kuwaharaMargin } from './kuwahara.ts'
import {
  fillMargin,
  fillSquares,
  halveLab,
  type LabPicture,
  labFromPixels,
  type Pixels,
} from './lab-picture.ts'
import { drawLines, lineMargin } from './line-work.ts'
import { makePaper } from './paper-grain.ts'
import { pigmentDensity } from './pigment.ts'
import { type Preset, presets } from './presets.ts'

/** Half as many pixels again as 1024 × 1024. */
export const MAX_PIXELS = 1.5 * 1024 * 1024

interface Strength {
  /** 0 leaves the picture as it is, 1 paints it wholly. */
  strength: number
  /** An integer; another one moves every brush stroke. */
  seed?: number
}

export interface PaintOptions extends Strength {
  preset: ImageStyle
}

/** What is being done; in this order, each once. */
export type Stage = 'colour' | 'flow' | 'underpainting' | 'strokes' | 'lines' | 'finish'

function check({ width, height, data }: Pixels, { strength }: Strength): void {
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

/** The lengths of one painting, in pixels; they grow with the picture, brushes with the strength. */
function lengthsOf({ width, height }: Pixels, preset: Preset, strength: number) {
  const size = Math.min(Math.max(Math.sqrt(width * height) / 1024, 0.4), 1.25)
  const brush = size * (0.6 + 0.4 * strength)
  const fineRadius = Math.max(1.5, 0.7 * preset.smoothing * brush)
  const broadRadius = Math.max(1.5, 0.8 * preset.smoothing * brush)
  const line = Math.max(0.7, preset.lines.width * size)
  const margin = Math.max(kuwaharaMargin(fineRadius), lineMargin(line))
  return { size, brush, fineRadius, broadRadius, line, margin }
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
  { preset, ...options }: PaintOptions,
  onStage?: (stage: Stage) => void,
): Pixels {
  return paintWith(presets[preset], picture, options, onStage)
}

/** As `paintPicture`, with parameters that need not be those of a preset. */
export function paintWith(
  preset: Preset,
  picture: Pixels,
  options: Strength,
  onStage: (stage: Stage) => void = () => {},
): Pixels {
  check(picture, options)
  const { strength, seed = 1 } = options
  if (strength === 0) return { ...picture, data: picture.data.slice() }
  const { size, brush, fineRadius, broadRadius, line, margin } = lengthsOf(
    picture,
    preset,
    strength,
  )

  onStage('colour')
  const source = labFromPixels(picture, margin)
  gradePalette(source, preset.palette)
  fillSquares(source)

  onStage('flow')
  const half = halveLab(source, kuwaharaMargin(broadRadius))
  const tensor = structureTensor(half)
  const steepness = shrinkTensor(tensor, 4)
  smoothTensor(tensor, Math.max(1, 1.8 * brush))
  const fineFlow = flowOf(tensor)
  const eighth = halveLab(halveLab(half, 1), 1)
  const flow = brushFlow(structureTensor(eighth), steepness, Math.max(0.8, 1.4 * brush), seed)

  onStage('underpainting')
  const noise = noiseLevel(fineFlow)
  const guide = { flow: fineFlow, detail: detailOf(fineFlow, noise), noise }
  const reference = kuwaharaFilter(source, guide, fineRadius, margin)
  keepMarks(reference, source)
  const paint = kuwaharaFilter(half, guide, broadRadius, 0)

  onStage('strokes')
  // The source is not needed any more: its memory becomes the canvas.
  const canvas: LabPicture = source
  canvas.data.set(reference.data)
  for (let at = 3; at < canvas.data.length; at += 4) canvas.data[at] = 0
  const easel = { canvas, reference, paint, flow, detail: detailOf(flow, noise) }
  paintStrokes(easel, preset, brush, seed)
  fillMargin(canvas)

  onStage('lines')
  const lines = drawLines(reference, fineFlow, line, preset.lines.threshold)

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
