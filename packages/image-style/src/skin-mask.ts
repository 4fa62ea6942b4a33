import { blurPlane, localContrast } from './gaussian-blur.ts'
import { boxMean } from './guided-filter.ts'
import { indexOf, type LabPicture, lightnessOf } from './lab-picture.ts'
import { ramp } from './ramp.ts'

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

/** Standard deviations of the blurs that separate fine grain from larger shapes, in pixels. */
const GRAIN_SCALE = 1
const SHAPE_SCALE = 4
/** Radius over which grain is measured, as a share of the long side. */
const GRAIN_RADIUS = 0.055
/**
 * Grain, as lightness, from which a surface may count as rough: below it, it is smooth or noise. No
 * position counts as more than the maximum, so that an eye or a mole makes no rough skin.
 */
const FAINT_GRAIN = 0.005
const CLEAR_GRAIN = 0.009
const MAX_GRAIN = 0.018
/** Grain as a share of the larger shapes' contrast: that of faces, and that of fur and bark. */
const FACE_GRAIN = 0.36
const FUR_GRAIN = 0.42

/**
 * 1 where a surface is as rough as fur, feathers, bark, bricks or grass, 0 where it is as smooth as
 * skin. Of the contrast of a face, most is in shapes as large as an eye, and of fur most is as fine
 * as a hair. This is a ratio, so that it is the same for dark and for light surfaces.
 */
function roughness(photo: LabPicture): Float32Array {
  const { width, height } = photo
  const lightness = lightnessOf(photo)
  const radius = Math.max(2, Math.round(GRAIN_RADIUS * Math.max(width, height)))
  const mean = (values: Float32Array) => boxMean(values, width, height, radius)
  const grain = localContrast(lightness, width, height, GRAIN_SCALE)
  const fine = mean(grain)
  const spread = mean(grain.map((value) => Math.min(value, MAX_GRAIN)))
  const coarse = mean(localContrast(lightness, width, height, SHAPE_SCALE))
  return fine.map(
    (value, index) =>
      ramp(FAINT_GRAIN, CLEAR_GRAIN, spread[index] ?? 0) *
      ramp(FACE_GRAIN, FUR_GRAIN, value / Math.max(coarse[index] ?? 0, 1e-6)),
  )
}

/**
 * A mask of skin, height × width floats 0..1 with soft borders: isolated specks of the colour do
 * not count, and the inside of a face, such as the eyes, does. There is no face detection, so no
 * face is missed because of its pose, size or tone. What has the colour of skin and is rough, such
 * as fur, bark and bricks, is no skin; smooth wood and sand are treated as skin, and only lose a few
 * broad strokes.
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
  const rough = roughness(photo)
  const found = around.map((share, index) => ramp(0.35, 0.7, share) * (1 - (rough[index] ?? 0)))
  blurPlane(found, width, height, radius)
  return found.map((share) => Math.min(1, 1.5 * share))
}
