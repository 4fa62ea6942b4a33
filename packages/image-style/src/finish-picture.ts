import { writeSrgb } from './colour-space.ts'
import { indexOf, type LabPicture, type Pixels } from './lab-picture.ts'
import { hashAt, layeredNoise } from './noise.ts'
import type { Paper } from './paper-grain.ts'
import type { Preset } from './presets.ts'

/** The parameters for the final steps from the painted canvas to a picture. */
export interface Finish {
  preset: Preset
  paper: Paper
  /** height × width floats: 0 no line, 1 full ink. */
  lines: Float32Array
  /** Factor for the pigment's density, height × width floats around 1; absent for opaque paint. */
  pigment?: Float32Array
  /** 0..1: the paint's relief and grain increase with it, and lines appear. */
  strength: number
  seed: number
}

/** OKLab of bare paper. */
const PAPER = [0.975, 0.001, 0.009] as const

/** 1 where the wash did not reach the border of the paper, 0 inside; its edge is irregular. */
function bareness(
  x: number,
  y: number,
  width: number,
  height: number,
  border: number,
  tooth: number,
  seed: number,
): number {
  const borderWidth = border * Math.min(width, height)
  const inwards = Math.min(x, y, width - 1 - x, height - 1 - y)
  if (inwards >= 2 * borderWidth) return 0
  const shore = layeredNoise(x / (2.2 * borderWidth), y / (2.2 * borderWidth), seed + 5, 3)
  const depth = inwards - borderWidth * (0.3 + 1.1 * shore) - 0.8 * tooth
  return Math.min(Math.max(0.5 - depth / 2.5, 0), 1)
}

/**
 * Lights the paint's ridges and the paper from the upper left, draws the lines over them, mixes
 * with the original by `share` and rounds to bytes. Before rounding, half a byte of triangular
 * noise is added to each channel (L. G. Roberts 1962), so that soft gradients do not band.
 */
export function finishPicture(original: Pixels, canvas: LabPicture, finish: Finish): Pixels {
  const { width, height } = original
  const { preset, paper, lines, pigment, strength, seed } = finish
  const { data, stride } = canvas
  const [inkL, inkA, inkB] = preset.lines.ink
  const painted = new Uint8Array(original.data.length)
  const lab = new Float64Array(3)
  const srgb = new Float64Array(3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = indexOf(canvas, x, y)
      const place = y * width + x
      let l = data[index] ?? 0
      let a = data[index + 1] ?? 0
      let b = data[index + 2] ?? 0
      // The fourth float is the paint's thickness; a ridge is bright on the side of the light.
      const slope = (data[index + stride + 7] ?? 0) - (data[index - stride - 1] ?? 0)
      l +=
        strength *
        (preset.bristle * (data[index + 3] ?? 0) + preset.relief * Math.min(Math.max(slope, -1), 1))
      if (pigment) {
        const density = (pigment[place] ?? 1) - 1
        l -= density * l * (1 - l)
        a *= 1 + 0.6 * density
        b *= 1 + 0.6 * density
      }
      const tooth = paper.heightAt(x, y)
      const bareShare = bareness(x, y, width, height, preset.border, tooth, seed)
      if (bareShare > 0) {
        l += bareShare * (PAPER[0] - l)
        a += bareShare * (PAPER[1] - a)
        b += bareShare * (PAPER[2] - b)
      }
      // A pencil or brush does not reach into the hollows of the paper.
      const solidShare = Math.min(Math.max((preset.lines.solid + 0.06 - l) / 0.12, 0), 1)
      const ink =
        (1 - bareShare) *
        Math.max(lines[place] ?? 0, solidShare) *
        strength *
        preset.lines.amount *
        Math.min(1, 0.9 + 0.25 * tooth)
      l += ink * (inkL - l)
      a += ink * (inkA - a)
      b += ink * (inkB - b)
      l += strength * preset.grain * tooth * (0.4 + 0.6 * l)
      lab[0] = l
      lab[1] = a
      lab[2] = b
      writeSrgb(lab, srgb)
      const noise = 0.5 * (hashAt(x, y, seed) - hashAt(x, y, seed + 1))
      for (let channel = 0; channel < 3; channel += 1) {
        const value = Math.round((srgb[channel] ?? 0) + noise)
        painted[place * 3 + channel] = value < 0 ? 0 : value > 255 ? 255 : value
      }
    }
  }
  return { width, height, data: painted }
}
