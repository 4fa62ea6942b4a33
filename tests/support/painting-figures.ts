import { writeOklab } from '@agency/image-style/colour-space'
import { blurPlane } from '@agency/image-style/gaussian-blur'
import { labFromPixels, type Pixels } from '@agency/image-style/lab-picture'
import { findSkin } from '@agency/image-style/skin-mask'
import sharp from 'sharp'

/** How a painting differs from its photograph. */
export interface PaintingFigures {
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
const FINE = 1.5
/**
 * Size of the skin patches whose lightness is compared, and the minimum difference for a
 * comparison.
 */
const PATCH = 8
const APART = 0.05
/** Fewer patches are not conclusive. */
const MIN_PATCHES = 24

function labOf({ width, height, data }: Pixels): Float32Array {
  const lab = new Float32Array(width * height * 3)
  for (let at = 0; at < lab.length; at += 3) writeOklab(data, at, lab, at)
  return lab
}

function fineDetail(lab: Float32Array, width: number, height: number): number {
  const light = Float32Array.from({ length: width * height }, (_, at) => lab[at * 3] ?? 0)
  const blurred = light.slice()
  blurPlane(blurred, width, height, FINE)
  return light.reduce((sum, l, at) => sum + Math.abs(l - (blurred[at] ?? 0)), 0) / light.length
}

/** Lightness, in both pictures, of the patches that are skin in the photograph. */
function skinPatches(photo: Pixels, before: Float32Array, after: Float32Array) {
  const skin = findSkin(labFromPixels(photo, 0))
  const patches: [before: number, after: number][] = []
  for (let top = 0; top + PATCH <= photo.height; top += PATCH) {
    for (let left = 0; left + PATCH <= photo.width; left += PATCH) {
      let isSkin = true
      const sums: [number, number] = [0, 0]
      for (let y = top; y < top + PATCH; y += 1) {
        for (let x = left; x < left + PATCH; x += 1) {
          const at = y * photo.width + x
          if ((skin[at] ?? 0) < 0.9) isSkin = false
          sums[0] += before[at * 3] ?? 0
          sums[1] += after[at * 3] ?? 0
        }
      }
      if (isSkin) patches.push([sums[0] / PATCH ** 2, sums[1] / PATCH ** 2])
    }
  }
  return patches
}

function orderKept(patches: [before: number, after: number][]): number | undefined {
  if (patches.length < MIN_PATCHES) return undefined
  const every = Math.max(1, Math.floor(patches.length / 300))
  const some = patches.filter((_, at) => at % every === 0)
  let pairs = 0
  let kept = 0
  for (const [one, painted] of some) {
    for (const [other, otherPainted] of some) {
      if (one - other < APART) continue
      pairs += 1
      if (painted > otherPainted) kept += 1
    }
  }
  return pairs === 0 ? undefined : kept / pairs
}

/** Compares a painting with its photograph, at the size of the photograph. */
export async function measurePainting(photo: Pixels, painting: Pixels): Promise<PaintingFigures> {
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
  for (let at = 0; at < before.length; at += 3) {
    change += Math.hypot(
      (after[at] ?? 0) - (before[at] ?? 0),
      (after[at + 1] ?? 0) - (before[at + 1] ?? 0),
      (after[at + 2] ?? 0) - (before[at + 2] ?? 0),
    )
  }
  return {
    change: change / (width * height),
    detail: fineDetail(after, width, height) / fineDetail(before, width, height),
    skinOrder: orderKept(skinPatches(photo, before, after)),
  }
}
