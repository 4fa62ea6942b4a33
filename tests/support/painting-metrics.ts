import { writeOklab } from '@agency/image-style/colour-space'
import { blurPlane } from '@agency/image-style/gaussian-blur'
import { labFromPixels, type Pixels } from '@agency/image-style/lab-picture'
import { findSkin } from '@agency/image-style/skin-mask'
import sharp from 'sharp'

/** How a painting differs from its photograph. */
export interface PaintingMetrics {
  /** Mean OKLab distance of a pixel. */
  change: number
  /**
   * Mean absolute difference from a blur of 1.5 pixels, in lightness, as a share of the
   * photograph's.
   */
  detail: number
  /**
   * Share of pairs of skin patches of clearly different lightness that keep their order, if there
   * are any.
   */
  skinOrder: number | undefined
}

/** Standard deviation, in pixels of the photograph, of the blur that separates fine detail. */
const DETAIL_SIGMA = 1.5
/**
 * Size of the skin patches whose lightness is compared, and the minimum difference for a
 * comparison.
 */
const PATCH_SIZE = 8
const MIN_DIFFERENCE = 0.05
/** Fewer patches are not conclusive. */
const MIN_PATCHES = 24

function labOf({ width, height, data }: Pixels): Float32Array {
  const lab = new Float32Array(width * height * 3)
  for (let i = 0; i < lab.length; i += 3) writeOklab(data, i, lab, i)
  return lab
}

function measureDetail(lab: Float32Array, width: number, height: number): number {
  const lightness = Float32Array.from({ length: width * height }, (_, i) => lab[i * 3] ?? 0)
  const blurred = lightness.slice()
  blurPlane(blurred, width, height, DETAIL_SIGMA)
  return (
    lightness.reduce((sum, value, i) => sum + Math.abs(value - (blurred[i] ?? 0)), 0) /
    lightness.length
  )
}

/** Lightness, in both pictures, of the patches that are skin in the photograph. */
function findSkinPatches(photo: Pixels, before: Float32Array, after: Float32Array) {
  const skin = findSkin(labFromPixels(photo, 0))
  const patches: [before: number, after: number][] = []
  for (let top = 0; top + PATCH_SIZE <= photo.height; top += PATCH_SIZE) {
    for (let left = 0; left + PATCH_SIZE <= photo.width; left += PATCH_SIZE) {
      let isSkin = true
      const sums: [number, number] = [0, 0]
      for (let y = top; y < top + PATCH_SIZE; y += 1) {
        for (let x = left; x < left + PATCH_SIZE; x += 1) {
          const index = y * photo.width + x
          if ((skin[index] ?? 0) < 0.9) isSkin = false
          sums[0] += before[index * 3] ?? 0
          sums[1] += after[index * 3] ?? 0
        }
      }
      if (isSkin) patches.push([sums[0] / PATCH_SIZE ** 2, sums[1] / PATCH_SIZE ** 2])
    }
  }
  return patches
}

function shareInOrder(patches: [before: number, after: number][]): number | undefined {
  if (patches.length < MIN_PATCHES) return undefined
  const step = Math.max(1, Math.floor(patches.length / 300))
  const sample = patches.filter((_, index) => index % step === 0)
  let pairs = 0
  let inOrder = 0
  for (const [photoA, paintedA] of sample) {
    for (const [photoB, paintedB] of sample) {
      if (photoA - photoB < MIN_DIFFERENCE) continue
      pairs += 1
      if (paintedA > paintedB) inOrder += 1
    }
  }
  return pairs === 0 ? undefined : inOrder / pairs
}

/** Compares a painting with its photograph, at the size of the photograph. */
export async function measurePainting(photo: Pixels, painting: Pixels): Promise<PaintingMetrics> {
  const { width, height } = photo
  const resized = await sharp(painting.data, {
    raw: { width: painting.width, height: painting.height, channels: 3 },
  })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  const before = labOf(photo)
  const after = labOf({ width, height, data: new Uint8Array(resized) })
  let change = 0
  for (let i = 0; i < before.length; i += 3) {
    change += Math.hypot(
      (after[i] ?? 0) - (before[i] ?? 0),
      (after[i + 1] ?? 0) - (before[i + 1] ?? 0),
      (after[i + 2] ?? 0) - (before[i + 2] ?? 0),
    )
  }
  return {
    change: change / (width * height),
    detail: measureDetail(after, width, height) / measureDetail(before, width, height),
    skinOrder: shareInOrder(findSkinPatches(photo, before, after)),
  }
}
