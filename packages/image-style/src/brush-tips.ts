import { layeredNoise, smoothNoise } from './noise.ts'
import { smoothstep } from './ramp.ts'

/** Size of one brush mark's table: steps along the stroke, and across it. */
export const TIP_LENGTH = 96
export const TIP_WIDTH = 40
export const TIPS = 12

/** Marks of a brush, one after another: TIPS × TIP_WIDTH × TIP_LENGTH floats. */
export interface BrushTips {
  /** How much paint is deposited: 0..1. */
  cover: Float32Array
  /** Thickness in streaks or along the rim: -1..1, with a mean of about 0. */
  ridge: Float32Array
}

export type BrushKind = 'bristle' | 'wash'

/** Draws the marks of one kind of brush, each slightly different. */
export function makeBrushTips(kind: BrushKind, seed: number): BrushTips {
  const size = TIPS * TIP_WIDTH * TIP_LENGTH
  const tips = { cover: new Float32Array(size), ridge: new Float32Array(size) }
  const draw = kind === 'bristle' ? drawBristle : drawPuddle
  for (let tip = 0; tip < TIPS; tip += 1) {
    for (let row = 0; row < TIP_WIDTH; row += 1) draw(tips, tip, row, seed + 131 * tip)
  }
  return tips
}

/**
 * One row of a mark of opaque paint: each bristle starts and ends at its own position and carries
 * its own amount of paint, which runs dry towards the end; the two long sides are wavy.
 */
function drawBristle({ cover, ridge }: BrushTips, tip: number, row: number, seed: number): void {
  const across = ((row + 0.5) / TIP_WIDTH) * 2 - 1
  const bristle = 0.65 * smoothNoise(row / 7, 0.5, seed) + 0.35 * smoothNoise(row / 3, 7.5, seed)
  // A round brush: the middle touches first and lifts last.
  const round = 0.22 * across * across
  const start = -0.97 + round + 0.22 * smoothNoise(row / 4, 20.5, seed)
  const end = 0.97 - round - 0.45 * (1 - bristle) * smoothNoise(row / 3, 30.5, seed)
  for (let step = 0; step < TIP_LENGTH; step += 1) {
    const along = ((step + 0.5) / TIP_LENGTH) * 2 - 1
    const waver = 0.12 * (smoothNoise(step / 16, across > 0 ? 40.5 : 50.5, seed) - 0.2)
    const side = 1 - smoothstep(0.8, 0.98, Math.abs(across) + waver)
    const endFade =
      smoothstep(start, start + 0.12, along) * (1 - smoothstep(end - 0.16, end, along))
    const wear = smoothNoise(step / 9, row / 1.5, seed + 60)
    const wearFactor = smoothstep(0.45, 0.75, wear + 0.4 * (0.5 - bristle))
    const index = (tip * TIP_WIDTH + row) * TIP_LENGTH + step
    cover[index] = side * endFade * (1 - 0.8 * wearFactor * smoothstep(0.1, 1.1, along))
    // Paint is pushed to the sides and is thickest where the brush was set down.
    const rim = 0.5 * smoothstep(0.55, 0.9, Math.abs(across))
    ridge[index] = 1.5 * (bristle - 0.5) + rim - 0.2 + 0.35 * (wear - 0.5) - 0.25 * along
  }
}

/**
 * One row of a mark of thin paint: a puddle with an irregular edge, along which pigment collects.
 */
function drawPuddle({ cover, ridge }: BrushTips, tip: number, row: number, seed: number): void {
  const across = ((row + 0.5) / TIP_WIDTH) * 2 - 1
  for (let step = 0; step < TIP_LENGTH; step += 1) {
    const along = ((step + 0.5) / TIP_LENGTH) * 2 - 1
    const shore = layeredNoise(step / 20, row / 9, seed, 3) - 0.5
    const inside = 1 - (Math.abs(across) ** 2.6 + Math.abs(along) ** 2.6) + 0.55 * shore - 0.12
    const index = (tip * TIP_WIDTH + row) * TIP_LENGTH + step
    cover[index] = smoothstep(0, 0.12, inside)
    ridge[index] = smoothstep(0, 0.06, inside) * (1 - smoothstep(0.06, 0.3, inside)) - 0.15
  }
}
