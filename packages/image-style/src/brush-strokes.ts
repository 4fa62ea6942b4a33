import { type BrushTips, makeBrushTips, TIP_LENGTH, TIP_WIDTH, TIPS } from './brush-tips.ts'
import type { FlowField } from './flow-field.ts'
import { indexOf, type LabPicture } from './lab-picture.ts'
import { hashAt, smoothNoise } from './noise.ts'
import type { BrushLayer, Preset } from './presets.ts'

/** The surface that strokes are painted on, and the pictures that guide them. */
export interface StrokeContext {
  /** Painted in place; its fourth float becomes the thickness of the paint. */
  canvas: LabPicture
  /** The finely filtered picture that strokes must not deviate from; the canvas's size. */
  reference: LabPicture
  /** The broadly filtered picture that strokes take their paint from; smaller by a whole factor. */
  paint: LabPicture
  flow: FlowField
  /** 0 flat to 1 busy, at the flow's size. */
  detail: Float32Array
  /** height × width floats: 1 on small marks, such as letters, whose edges strokes must keep. */
  marks: Float32Array
  /** At the paint's size: 1 on skin, eyes and letters, which are painted more calmly. */
  care: Float32Array
}

/** OKLab difference that even the largest brush preserves; with care, fainter shapes stay too. */
const PRESERVED_DIFFERENCE = 0.05
const PRESERVED_WITH_CARE = 0.04
/** Maximum distance by which a stroke ends beside an edge, in pixels at 1024 × 1024. */
const OVERSHOOT = 3
/** Length along which that distance varies, in the same pixels. */
const WAVER_SIZE = 26
/** Share of a mark at a pixel from which strokes do not overshoot there. */
const KEPT_MARK = 0.2
/** Pixels by which the local gradient is multiplied to estimate the contrast. */
const CONTRAST_DISTANCE = 2.4

/** The share of the colour below that a stroke picks up, as wet paint leaves no hard steps. */
const WET_MIXING = 0.15

interface Stroke {
  x: number
  y: number
  halfLength: number
  halfWidth: number
  cos: number
  sin: number
  /** Curvature of the centre line: v = bend × u². */
  bend: number
  tip: number
  /** The colour that the stroke represents in the picture below, and the offset of its paint. */
  motif: readonly [number, number, number]
  tint: readonly [number, number, number]
  /** OKLab distance between motif and picture at which the stroke no longer covers it. */
  tolerance: number
  /** How far beside the picture's edges this stroke's own edges are, in pixels. */
  shiftX: number
  shiftY: number
}

/** A seeded permutation of 0..count-1 in which neighbours are far apart. */
function shuffledOrder(count: number, seed: number): Int32Array {
  const order = Int32Array.from({ length: count }, (_, index) => index)
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(hashAt(last, 17, seed) * (last + 1))
    const swapped = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = swapped
  }
  return order
}

/**
 * Paints layers of curved brush strokes, large before small, after A. Hertzmann, "Painterly
 * Rendering with Curved Brush Strokes of Multiple Sizes" (1998). As in the paper, a brush is used
 * where it suits the picture's detail, and a stroke does not cross into other colours; here this is
 * decided for every pixel by its distance to `reference`. Each stroke ends a little beside the edge,
 * as a hand's does, except at small marks. The thickness of the paint is kept for the relief, after
 * A. Hertzmann, "Fast Paint Texture" (2002).
 *
 * `scale` converts the layers' lengths to pixels.
 */
export function paintStrokes(
  context: StrokeContext,
  { brush, layers }: Pick<Preset, 'brush' | 'layers'>,
  scale: number,
  seed: number,
): void {
  const tips = makeBrushTips(brush, seed)
  for (const [index, layer] of layers.entries()) {
    paintLayer(context, tips, layer, scale, seed + 7919 * (index + 1))
  }
}

function paintLayer(
  context: StrokeContext,
  tips: BrushTips,
  layer: BrushLayer,
  scale: number,
  seed: number,
): void {
  const { width, height } = context.canvas
  const spacing = Math.max(2, layer.spacing * scale)
  const columns = Math.ceil(width / spacing)
  const rows = Math.ceil(height / spacing)
  for (const cell of shuffledOrder(columns * rows, seed)) {
    const column = cell % columns
    const row = (cell / columns) | 0
    const x = Math.min((column + hashAt(column, row, seed)) * spacing, width - 1)
    const y = Math.min((row + hashAt(column, row, seed + 1)) * spacing, height - 1)
    const stroke = planStroke(context, layer, scale, x, y, cell, seed)
    if (stroke) drawStroke(context, tips, stroke, layer)
  }
}

/**
 * How far a hand strays from an edge, -1..1: neighbouring strokes stray together, so that a contour
 * wanders and does not fray.
 */
const waver = (x: number, y: number, scale: number, axis: number, chance: number) =>
  Math.min(
    Math.max(
      3.2 * (smoothNoise(x / (WAVER_SIZE * scale), y / (WAVER_SIZE * scale), axis) - 0.5),
      -1,
    ),
    1,
  ) *
    0.75 +
  0.5 * (chance - 0.5)

/** The flow's index for a position on the canvas, which may be outside it. */
function flowAt({ canvas, flow }: StrokeContext, x: number, y: number): number {
  const factor = Math.ceil(canvas.width / flow.width)
  const column = Math.min(Math.max(Math.floor(x / factor), 0), flow.width - 1)
  const row = Math.min(Math.max(Math.floor(y / factor), 0), flow.height - 1)
  return row * flow.width + column
}

/** Plans one stroke, or decides that another brush paints this position. */
function planStroke(
  context: StrokeContext,
  layer: BrushLayer,
  scale: number,
  x: number,
  y: number,
  cell: number,
  seed: number,
): Stroke | undefined {
  const { flow, detail, paint, canvas, care } = context
  const chance = (use: number) => hashAt(cell, use, seed)
  const place = flowAt(context, x, y)
  const busy = (detail[place] ?? 0) + 0.15 * (chance(2) - 0.5)
  if (busy < layer.fromDetail || busy > layer.toDetail) return undefined
  const coherence = flow.anisotropy[place] ?? 0
  const angle = (flow.angle[place] ?? 0) + (chance(3) - 0.5) * (1.1 - 0.8 * coherence)
  // Strokes are shorter in busy areas and where the flow turns.
  const halfLength = 0.5 * layer.length * scale * (0.65 + 0.7 * chance(4)) * (1 - 0.35 * busy)
  const halfWidth = 0.5 * layer.width * scale * (0.75 + 0.5 * chance(5))
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const angleAhead = flow.angle[flowAt(context, x + cos * halfLength, y + sin * halfLength)] ?? 0
  const angleBehind = flow.angle[flowAt(context, x - cos * halfLength, y - sin * halfLength)] ?? 0
  // A tangent has no sign, so take the shorter of the two turns.
  let turn = angleAhead - angleBehind
  if (turn > Math.PI / 2) turn -= Math.PI
  else if (turn < -Math.PI / 2) turn += Math.PI
  const bend = Math.min(Math.max(turn, -0.9), 0.9) / (4 * halfLength)
  const factor = Math.ceil(canvas.width / paint.width)
  const column = Math.floor(x / factor)
  const row = Math.floor(y / factor)
  const from = indexOf(paint, column, row)
  const motif = [
    paint.data[from] ?? 0,
    paint.data[from + 1] ?? 0,
    paint.data[from + 2] ?? 0,
  ] as const
  const chroma = Math.sqrt(motif[1] * motif[1] + motif[2] * motif[2])
  // Each load of paint is a little lighter or darker, and warmer or cooler; greys stay grey.
  const protection = care[row * paint.width + column] ?? 0
  const calm = 1 - 0.6 * protection
  const tone = calm * layer.lightJitter * (0.35 + 0.65 * motif[0]) * (chance(6) - 0.5)
  const warmth = calm * layer.hueJitter * Math.min(2, 0.4 + chroma / 0.05) * (chance(7) - 0.5)
  // A brush stroke can start from either end.
  const flip = chance(8) < 0.3 ? -1 : 1
  return {
    x,
    y,
    halfLength,
    halfWidth,
    cos: flip * cos,
    sin: flip * sin,
    bend: flip * bend,
    tip: Math.floor(chance(9) * TIPS),
    motif,
    tint: [tone, 0.35 * warmth, warmth],
    // Faint shapes are preserved as strictly as strong ones: the tolerance depends on local
    // contrast.
    tolerance: Math.min(
      layer.tolerance,
      Math.max(
        PRESERVED_DIFFERENCE + protection * (PRESERVED_WITH_CARE - PRESERVED_DIFFERENCE),
        CONTRAST_DISTANCE * (flow.energy[place] ?? 0),
      ),
    ),
    shiftX: Math.round(OVERSHOOT * scale * waver(x, y, scale, 1, chance(10))),
    shiftY: Math.round(OVERSHOOT * scale * waver(x, y, scale, 2, chance(11))),
  }
}

/** Draws one stroke on the canvas, row by row. */
function drawStroke(
  context: StrokeContext,
  tips: BrushTips,
  stroke: Stroke,
  layer: BrushLayer,
): void {
  const { canvas, reference, marks } = context
  const { cos, sin, halfLength, halfWidth, bend } = stroke
  // The curved centre line is shifted so that it lies around the centre.
  const sag = (bend * halfLength * halfLength) / 2
  const extent = halfWidth + Math.abs(sag)
  // A row parallel or perpendicular to the stroke intersects only one pair of its sides.
  const slopeAlong = Math.abs(cos) < 1e-9 ? 1e-9 : cos
  const slopeAcross = Math.abs(sin) < 1e-9 ? 1e-9 : sin
  const halfAlong = Math.abs(halfLength / slopeAlong)
  const halfAcross = Math.abs(extent / slopeAcross)
  const rise = Math.abs(sin) * halfLength + Math.abs(cos) * extent
  const top = Math.max(0, Math.ceil(stroke.y - rise))
  const bottom = Math.min(canvas.height - 1, Math.floor(stroke.y + rise))
  const mark = stroke.tip * TIP_WIDTH * TIP_LENGTH
  const lengthStep = TIP_LENGTH / (2 * halfLength)
  const widthStep = TIP_WIDTH / (2 * halfWidth)
  const [targetL, targetA, targetB] = stroke.motif
  const [tintL, tintA, tintB] = stroke.tint
  const strictness = 1 / (stroke.tolerance * stroke.tolerance)
  const paper = canvas.data
  const referenceData = reference.data
  const shift = stroke.shiftY * reference.stride + 4 * stroke.shiftX
  for (let y = top; y <= bottom; y += 1) {
    const dy = y - stroke.y
    // The part of the row that is within the stroke's length and width.
    const along = (-dy * sin) / slopeAlong
    const across = (dy * cos) / slopeAcross
    const left = Math.max(0, Math.ceil(stroke.x + Math.max(along - halfAlong, across - halfAcross)))
    const right = Math.min(
      canvas.width - 1,
      Math.floor(stroke.x + Math.min(along + halfAlong, across + halfAcross)),
    )
    let index = indexOf(canvas, left, y)
    let unshifted = indexOf(reference, left, y)
    let place = y * canvas.width + left
    for (let x = left; x <= right; x += 1, index += 4, unshifted += 4, place += 1) {
      const dx = x - stroke.x
      const u = dx * cos + dy * sin
      const v = dy * cos - dx * sin - bend * u * u + sag
      const row = ((v + halfWidth) * widthStep) | 0
      if (v < -halfWidth || row >= TIP_WIDTH) continue
      const step = ((u + halfLength) * lengthStep) | 0
      const texel = mark + row * TIP_LENGTH + (step < TIP_LENGTH ? step : TIP_LENGTH - 1)
      const cover = tips.cover[texel] ?? 0
      if (cover < 0.02) continue
      const other = (marks[place] ?? 0) > KEPT_MARK ? unshifted : unshifted + shift
      const dl = (referenceData[other] ?? 0) - targetL
      const da = (referenceData[other + 1] ?? 0) - targetA
      const db = (referenceData[other + 2] ?? 0) - targetB
      const similarity = 1 - (dl * dl + da * da + db * db) * strictness
      if (similarity <= 0) continue
      const share = cover * layer.opacity * (similarity > 0.5 ? 1 : 2 * similarity)
      const l = targetL + tintL + WET_MIXING * dl
      const a = targetA + tintA + WET_MIXING * da
      const b = targetB + tintB + WET_MIXING * db
      paper[index] = (paper[index] ?? 0) + share * (l - (paper[index] ?? 0))
      paper[index + 1] = (paper[index + 1] ?? 0) + share * (a - (paper[index + 1] ?? 0))
      paper[index + 2] = (paper[index + 2] ?? 0) + share * (b - (paper[index + 2] ?? 0))
      const thickness = tips.ridge[texel] ?? 0
      paper[index + 3] = (paper[index + 3] ?? 0) + share * (thickness - (paper[index + 3] ?? 0))
    }
  }
}
