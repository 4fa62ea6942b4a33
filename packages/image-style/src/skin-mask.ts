import { blurPlane } from './gaussian-blur.ts'
import { boxMean } from './guided-filter.ts'
import { indexOf, type LabPicture } from './lab-picture.ts'

const ramp = (from: number, to: number, value: number) =>
  Math.min(Math.max((value - from) / (to - from), 0), 1)

/**
 * 1 for a colour of human skin, falling to 0 away from it. Skin of every tone has one hue, about 55
 * degrees in OKLab, and a moderate chroma; people differ in lightness, which is not considered
 * here. Pale skin in cold light is pink, down to about 0 degrees, and has little chroma.
 */
export function skinLikeness(a: number, b: number): number {
  const chroma = Math.sqrt(a * a + b * b)
  if (chroma < 0.015) return 0
  const warm = ramp(0.86, 0.96, (0.574 * a + 0.819 * b) / chroma)
  const pink = ramp(0.86, 0.96, (0.906 * a + 0.423 * b) / chroma) * (1 - ramp(0.05, 0.08, chroma))
  return Math.max(warm, pink) * ramp(0, 0.04, chroma) * (1 - ramp(0.13, 0.17, chroma))
}

/** Radius of the surroundings that must also be skin, as a share of the long side. */
const SURROUNDINGS_RADIUS = 0.012

/**
 * A mask of skin, height × width floats 0..1 with soft borders: isolated specks of the colour do
 * not count, and the inside of a face, such as the eyes, does. There is no face detection, so no
 * face is missed because of its pose, size or tone; wood and sand of the same colour are treated as
 * skin, and only lose a few broad strokes.
 */
export function findSkin(photo: LabPicture): Float32Array {
  const { width, height, data } = photo
  const skin = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = indexOf(photo, x, y)
      const light = ramp(0.12, 0.25, data[index] ?? 0)
      skin[y * width + x] = light * skinLikeness(data[index + 1] ?? 0, data[index + 2] ?? 0)
    }
  }
  const radius = Math.max(1, Math.round(SURROUNDINGS_RADIUS * Math.max(width, height)))
  const around = boxMean(skin, width, height, radius)
  const found = around.map((share) => ramp(0.35, 0.7, share))
  blurPlane(found, width, height, radius)
  return found.map((share) => Math.min(1, 1.5 * share))
}
