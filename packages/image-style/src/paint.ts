import type { ImageStyle } from '@agency/contract/image-style'
import { paintStrokes } from './brush-strokes.ts'
import { detailOf, noiseLevel } from './detail.ts'
import { adjustExposure } from './exposure.ts'
import { finishPicture } from './finish-picture.ts'
import { brushFlow, flowOf, shrinkTensor, smoothTensor, structureTensor } from './flow-field.ts'
import { glowFrom, gradePalette } from './grade-palette.ts'
import { kuwaharaFilter, kuwaharaMargin } from './kuwahara.ts'
import {
  fillMargin,
  fillSquaredNorms,
  type LabPicture,
  labFromPixels,
  type Pixels,
} from './lab-picture.ts'
import { drawLines, findFocus, lineMargin } from './line-work.ts'
import { restoreMarks } from './marks.ts'
import { makePaper } from './paper-grain.ts'
import { pigmentDensity } from './pigment.ts'
import { type Preset, presets } from './presets.ts'
import { shrinkLab } from './resample.ts'
import { findSpots } from './salience.ts'
import { paletteFor, readScene } from './scene.ts'
import {
  copyWithMargin,
  flattenRegions,
  restoreDetail,
  smoothAlongFlow,
  softenLevels,
  upsampleAlongEdges,
} from './simplify.ts'
import { findSkin } from './skin-mask.ts'
import { findSky, paintSky } from './sky.ts'
import { smoothEdges } from './smooth-edges.ts'

/** 2,048 × 1,536. */
export const MAX_PIXELS = 2048 * 1536

interface Strength {
  /** 0 leaves the picture unchanged, 1 paints it completely. */
  strength: number
  /** An integer; a different one moves every brush stroke. */
  seed?: number
}

export interface PaintOptions extends Strength {
  preset: ImageStyle
}

/** The current step; they come in this order, once each. */
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

/** Approximate long side, in pixels, of the picture that is simplified. */
const SIMPLIFIED_SIDE = 512

/**
 * Simplifies a photograph, then paints it. Its light is adjusted to a key and its colours to the
 * palette of preset and scene; small shapes and textures are left out, lightness is quantised to a
 * few soft levels, a sky is painted if one is certain, and the edges of shapes are smoothed along
 * the picture's flow. Brush strokes and lines follow the result, and paper shows through. Strength
 * is how far each of these steps goes; the photograph is never blended back in, except that 0
 * leaves it unchanged.
 *
 * The same picture, preset, strength and seed give the same bytes. `data` is height × width × 3
 * bytes of sRGB for input and output; the given picture is not changed. Throws a RangeError for a
 * size, a length or a strength out of range.
 *
 * @example paintPicture(enlargeSmall(photo), { preset: 'meadow', strength: 0.8 })
 */
export function paintPicture(
  picture: Pixels,
  { preset, ...options }: PaintOptions,
  onStage?: (stage: Stage) => void,
): Pixels {
  return paintWith(presets[preset], picture, options, onStage)
}

/**
 * The lengths of one painting, in pixels; they grow with the picture, and brushes also with the
 * strength.
 */
function lengthsOf({ width, height }: Pixels, preset: Preset, strength: number) {
  const size = Math.min(Math.max(Math.sqrt(width * height) / 1024, 0.4), 2)
  // The simplified picture is smaller by a whole factor.
  const factor = Math.max(2, Math.round(Math.max(width, height) / SIMPLIFIED_SIDE))
  const brush = size * (0.6 + 0.4 * strength)
  const line = Math.max(0.7, preset.lines.width * size)
  const margin = Math.max(lineMargin(line), factor)
  return { size, factor, brush, line, margin }
}
type Lengths = ReturnType<typeof lengthsOf>

/** Reads the photograph, and adjusts its light and its colours, in place. */
function adjustColours(source: LabPicture, preset: Preset, { factor }: Lengths, strength: number) {
  const photo = shrinkLab(source, factor, 0)
  const skin = findSkin(photo)
  const spots = findSpots(photo)
  const care = skin.map((share, index) => Math.max(share, spots[index] ?? 0))
  const { lightFrom, ...scene } = readScene(photo)
  const sky = preset.sky && findSky(photo, skin)
  const { palette, exposure, glow } = paletteFor(scene, preset)
  adjustExposure(source, exposure, strength, { skin, width: photo.width, factor })
  gradePalette(source, palette, Math.min(1, 1.2 * strength))
  glowFrom(source, lightFrom, glow, strength)
  return { care, focus: findFocus(photo), sky, lightFrom }
}

/**
 * The direction of shapes, finely for lines and smoothly for the brush, and how busy the picture
 * is.
 */
function prepareFlow(flat: LabPicture, { size, factor, brush }: Lengths, seed: number) {
  const tensor = structureTensor(flat)
  const steepness = shrinkTensor(tensor, 4)
  smoothTensor(tensor, Math.max(1, (3.6 * size) / factor))
  const fineFlow = flowOf(tensor)
  const calm = Math.max(0.8, (2.8 * brush) / factor)
  const flow = brushFlow(structureTensor(shrinkLab(flat, 4, 1)), steepness, calm, seed)
  const noise = noiseLevel(fineFlow)
  return { fineFlow, flow, noise, detail: detailOf(flow, noise) }
}

/** Like `paintPicture`, with parameters that need not be those of a preset. */
export function paintWith(
  preset: Preset,
  picture: Pixels,
  options: Strength,
  onStage: (stage: Stage) => void = () => {},
): Pixels {
  check(picture, options)
  const { strength, seed = 1 } = options
  if (strength === 0) return { ...picture, data: picture.data.slice() }
  const lengths = lengthsOf(picture, preset, strength)
  const { size, factor, brush, line, margin } = lengths
  // The simplification also increases with the strength.
  const bold = 0.4 + 0.6 * strength

  onStage('colour')
  const source = labFromPixels(picture, margin)
  fillMargin(source)
  const { care, focus, sky, lightFrom } = adjustColours(source, preset, lengths, strength)

  onStage('flow')
  const photo = shrinkLab(source, factor, 1)
  const flat = flattenRegions(photo, care, {
    radius: Math.max(1, (preset.smoothing * size * bold) / factor),
    range: preset.range * bold,
  })
  const { fineFlow, flow, noise, detail } = prepareFlow(flat, lengths, seed)

  onStage('underpainting')
  const radius = Math.max(1.5, (8 * size * strength) / factor)
  const wide = copyWithMargin(flat, kuwaharaMargin(radius))
  fillSquaredNorms(wide)
  const guide = { flow: fineFlow, detail: detailOf(fineFlow, noise), noise }
  const paint = kuwaharaFilter(wide, guide, radius, 1)
  restoreDetail(paint, flat, care)
  softenLevels(paint, fineFlow, care, preset.levels, 0.75 * strength)
  const beforeSky = sky && upsampleAlongEdges(paint, photo, source, factor, margin)
  if (sky && preset.sky) {
    paintSky(paint, sky, preset.sky, lightFrom, Math.min(1, 1.4 * strength), seed)
  }
  const simple = upsampleAlongEdges(paint, photo, source, factor, margin)
  const reference = smoothAlongFlow(simple, fineFlow, 6 * size * strength)
  smoothEdges(reference)
  const marks = restoreMarks(reference, source, care, factor, beforeSky)

  onStage('strokes')
  // The source is no longer needed: its memory becomes the canvas.
  const canvas: LabPicture = source
  canvas.data.set(reference.data)
  for (let index = 3; index < canvas.data.length; index += 4) canvas.data[index] = 0
  paintStrokes({ canvas, reference, paint, flow, detail, marks, care }, preset, brush, seed)
  fillMargin(canvas)
  smoothEdges(canvas)

  onStage('lines')
  const lines = drawLines(reference, fineFlow, focus, { ...preset.lines, width: line, seed })

  onStage('finish')
  const paper = makePaper(size, seed)
  const { edges, turbulence, granulation } = preset.wash
  const wet = edges + turbulence + granulation > 0
  return finishPicture(picture, canvas, {
    preset,
    paper,
    lines,
    ...(wet && { pigment: pigmentDensity(canvas, preset.wash, paper, size, seed) }),
    strength,
    seed,
  })
}
