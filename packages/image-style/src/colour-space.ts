/**
 * sRGB (IEC 61966-2-1) to and from OKLab (B. Ottosson, "A perceptual color space for image
 * processing", 2020). Lightness L is 0..1; a and b of sRGB colours lie within ±0.33.
 */

const linearOf = (encoded: number) =>
  encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4

const encodedOf = (linear: number) =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055

/** Linear light 0..1 for each of the 256 bytes. */
const linearOfByte = Float64Array.from({ length: 256 }, (_, byte) => linearOf(byte / 255))

const TABLE_STEPS = 4096
/**
 * Encoded value 0..255 at the squares of even steps: the curve is steep near black, where squares
 * are dense, so that linear interpolation is off by less than 0.02 of a byte.
 */
const encodedAtSquare = Float64Array.from(
  { length: TABLE_STEPS + 2 },
  (_, step) => 255 * encodedOf((step / TABLE_STEPS) ** 2),
)

/** Encoded value 0..255, not rounded, of linear light, which is clamped to 0..1. */
function encodedValue(linear: number): number {
  if (linear <= 0) return 0
  if (linear >= 1) return 255
  const place = Math.sqrt(linear) * TABLE_STEPS
  const step = place | 0
  const low = encodedAtSquare[step] ?? 0
  return low + (place - step) * ((encodedAtSquare[step + 1] ?? 0) - low)
}

/** Writes L, a, b of the sRGB bytes `rgb[from..from+2]` to `lab[to..to+2]`. */
export function writeOklab(rgb: Uint8Array, from: number, lab: Float32Array, to: number): void {
  const red = linearOfByte[rgb[from] ?? 0] ?? 0
  const green = linearOfByte[rgb[from + 1] ?? 0] ?? 0
  const blue = linearOfByte[rgb[from + 2] ?? 0] ?? 0
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  lab[to] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  lab[to + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  lab[to + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
}

/** How far outside 0..1 a linear channel may be before the chroma of the colour is reduced. */
const GAMUT_TOLERANCE = 1e-4

/**
 * Writes sRGB 0..255, not rounded, of the OKLab colour `lab[0..2]` to `srgb[0..2]`. A colour
 * outside sRGB keeps its lightness and hue but loses chroma, so that saturated regions neither
 * shift nor band.
 */
export function writeSrgb(lab: Float64Array, srgb: Float64Array): void {
  const grey = Math.min(Math.max(lab[0] ?? 0, 0), 1)
  const a = lab[1] ?? 0
  const b = lab[2] ?? 0
  let inside = 0
  let share = 1
  let step = 0
  for (;;) {
    const l = (grey + share * (0.3963377774 * a + 0.2158037573 * b)) ** 3
    const m = (grey - share * (0.1055613458 * a + 0.0638541728 * b)) ** 3
    const s = (grey - share * (0.0894841775 * a + 1.291485548 * b)) ** 3
    const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
    const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
    const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
    const low = Math.min(red, green, blue)
    const high = Math.max(red, green, blue)
    const isInGamut = low >= -GAMUT_TOLERANCE && high <= 1 + GAMUT_TOLERANCE
    if (step === 7 || (isInGamut && step === 0)) {
      srgb[0] = encodedValue(red)
      srgb[1] = encodedValue(green)
      srgb[2] = encodedValue(blue)
      return
    }
    // Bisection for the largest share of the chroma that is in gamut; the seventh step is accepted.
    if (isInGamut) inside = share
    step += 1
    share = step === 7 ? inside : isInGamut ? share + 2 ** -step : share - 2 ** -step
  }
}
