import { type ImageStyle, imageStyles } from '@agency/contract/image-style'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeOklab } from './colour-space.ts'
import type { Pixels } from './lab-picture.ts'
import { hashAt, layeredNoise } from './noise.ts'
import { MAX_PIXELS, paintPicture, paintWith } from './paint.ts'
import { type Preset, presets } from './presets.ts'

/** `npm run test:full` tests more cases than `npm test`. */
const isFullRun = process.env.AGENCY_TEST_SIZE === 'full'

const styles = imageStyles.map(({ id }) => id)

function pictureOf(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => readonly [number, number, number],
): Pixels {
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.set(colourAt(x, y).map(Math.round), (y * width + x) * 3)
  }
  return { width, height, data }
}

/** Hills under a sky, with sensor noise. */
const photo = (side: number) =>
  pictureOf(side, side, (x, y) => {
    const grain = 12 * (hashAt(x, y, 1) - 0.5)
    const ridge = side * (0.4 + 0.3 * layeredNoise(x / 40, 0.5, 2, 3))
    if (y < ridge) return [120 + y / 2 + grain, 160 + y / 3 + grain, 220 + grain]
    const leaf = 60 * layeredNoise(x / 5, y / 5, 3, 3)
    return [60 + leaf + grain, 100 + leaf + grain, 40 + grain]
  })

const lightness = ({ width, data }: Pixels, x: number, y: number) => {
  const lab = new Float32Array(3)
  writeOklab(data, (y * width + x) * 3, lab, 0)
  return lab[0] ?? Number.NaN
}

const distance = (a: Pixels, b: Pixels) =>
  a.data.reduce((sum, value, index) => sum + Math.abs(value - (b.data[index] ?? 0)), 0) /
  a.data.length

/** The meadow preset with its paint, but without lines or paper. */
const barePreset: Preset = {
  ...presets.meadow,
  lines: { ...presets.meadow.lines, amount: 0 },
  relief: 0,
  bristle: 0,
  grain: 0,
}

test.each(styles)('%s is deterministic for a seed and varies with it', (preset) => {
  const first = paintPicture(photo(96), { preset, strength: 1 })
  const second = paintPicture(photo(96), { preset, strength: 1 })
  const other = paintPicture(photo(96), { preset, strength: 1, seed: 2 })
  expect(Buffer.compare(first.data, second.data)).toBe(0)
  expect(distance(first, other)).toBeGreaterThan(0.5)
})

test('returns a copy at strength 0 and never modifies its input', () => {
  const picture = photo(64)
  const copy = picture.data.slice()
  const same = paintPicture(picture, { preset: 'meadow', strength: 0 })
  expect(same.data).toEqual(copy)
  expect(same.data).not.toBe(picture.data)
  paintPicture(picture, { preset: 'watercolour', strength: 1 })
  expect(picture.data).toEqual(copy)
})

test.each(styles)('%s moves further from the picture as strength increases', (preset) => {
  // Pictures are never smaller than this: the smallest photograph has 64 pixels and is enlarged
  // fourfold.
  const picture = photo(256)
  const distances = (isFullRun ? [0, 0.1, 0.25, 0.5, 0.75, 1] : [0, 0.1, 0.5, 1]).map((strength) =>
    distance(paintPicture(picture, { preset, strength }), picture),
  )
  for (let step = 1; step < distances.length; step += 1) {
    expect(distances[step]).toBeGreaterThan(distances[step - 1] ?? 0)
  }
})

test('reports each stage once, in order', () => {
  const stages: string[] = []
  paintPicture(photo(32), { preset: 'dusk', strength: 0.5 }, (stage) => stages.push(stage))
  expect(stages).toEqual(['colour', 'flow', 'underpainting', 'strokes', 'lines', 'finish'])
})

test.each([
  ['no width', { width: 0, height: 4, data: new Uint8Array(0) }, 1],
  ['half a pixel', { width: 1.5, height: 2, data: new Uint8Array(9) }, 1],
  ['too few bytes', { width: 2, height: 2, data: new Uint8Array(11) }, 1],
  ['too many pixels', { width: MAX_PIXELS + 1, height: 1, data: new Uint8Array(0) }, 1],
  ['a negative strength', photo(8), -0.1],
  ['too much strength', photo(8), 1.01],
  ['a strength that is not a number', photo(8), Number.NaN],
])('refuses %s', (_what, picture, strength) => {
  expect(() => paintPicture(picture, { preset: 'meadow', strength })).toThrow(RangeError)
})

test('paints any small picture', () => {
  const side = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 33 }))
  fc.assert(
    fc.property(
      side,
      side,
      fc.constantFrom<ImageStyle>(...styles),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 0, max: 2 ** 31 }),
      (width, height, preset, strength, seed) => {
        const data = Uint8Array.from({ length: width * height * 3 }, (_, index) =>
          Math.floor(256 * hashAt(index, 1, seed)),
        )
        const painted = paintPicture({ width, height, data }, { preset, strength, seed })
        expect([painted.width, painted.height]).toEqual([width, height])
        expect(painted.data.length).toBe(data.length)
      },
    ),
    { numRuns: isFullRun ? 60 : 15 },
  )
})

test.each(styles)('%s paints one colour as one colour, within its grain', (preset) => {
  for (const colour of [
    [40, 40, 40],
    [128, 128, 128],
    [90, 130, 60],
    [200, 150, 120],
  ] as const) {
    const painted = paintPicture(
      pictureOf(160, 160, () => colour),
      { preset, strength: 1 },
    )
    let sum = 0
    let worst = 0
    const values: number[] = []
    // Inside the bare border of the washes; the whole of an opaque painting.
    const first = presets[preset].border > 0 ? 20 : 0
    for (let y = first; y < 160 - first; y += 1) {
      for (let x = first; x < 160 - first; x += 1) values.push(lightness(painted, x, y))
    }
    for (const value of values) sum += value
    for (const value of values) worst = Math.max(worst, Math.abs(value - sum / values.length))
    expect(worst).toBeLessThan(0.13)
    // Strokes are visible: an even background does not stay even.
    expect(worst).toBeGreaterThan(0.01)
  }
})

test.each([0, 0.5, 1.2, 1.571])('keeps an edge at %d radians in place without a halo', (angle) => {
  const side = (x: number, y: number) => (x - 96) * Math.cos(angle) + (y - 96) * Math.sin(angle)
  const picture = pictureOf(192, 192, (x, y) => (side(x, y) < 0 ? [60, 60, 60] : [190, 190, 190]))
  const painted = paintWith(barePreset, picture, { strength: 1 })
  const farFromEdge = { dark: [] as number[], light: [] as number[] }
  const nearEdge = { dark: [] as number[], light: [] as number[] }
  for (let y = 16; y < 176; y += 1) {
    for (let x = 16; x < 176; x += 1) {
      const distance = side(x, y)
      const value = lightness(painted, x, y)
      if (distance < -20) farFromEdge.dark.push(value)
      else if (distance > 20) farFromEdge.light.push(value)
      else if (distance < -2) nearEdge.dark.push(value)
      else if (distance > 2) nearEdge.light.push(value)
    }
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const middle = (mean(farFromEdge.dark) + mean(farFromEdge.light)) / 2
  // Two pixels from the edge every pixel is on its own side, and there is no brighter or darker
  // rim.
  expect(Math.max(...nearEdge.dark)).toBeLessThan(middle - 0.1)
  expect(Math.min(...nearEdge.light)).toBeGreaterThan(middle + 0.1)
  expect(Math.abs(mean(nearEdge.dark) - mean(farFromEdge.dark))).toBeLessThan(0.015)
  expect(Math.abs(mean(nearEdge.light) - mean(farFromEdge.light))).toBeLessThan(0.015)
  expect(Math.min(...nearEdge.dark)).toBeGreaterThan(Math.min(...farFromEdge.dark) - 0.03)
  expect(Math.max(...nearEdge.light)).toBeLessThan(Math.max(...farFromEdge.light) + 0.03)
})

test('reduces noise despite visible strokes and paper', () => {
  const noisy = pictureOf(256, 256, (x, y) => {
    const grain = 60 * (hashAt(x, y, 7) - 0.5)
    return [120 + grain, 130 + grain, 110 + grain]
  })
  const deviation = (picture: Pixels) => {
    const values: number[] = []
    for (let y = 8; y < 248; y += 1)
      for (let x = 8; x < 248; x += 1) values.push(lightness(picture, x, y))
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  }
  const painted = paintPicture(noisy, { preset: 'meadow', strength: 1 })
  expect(deviation(painted)).toBeLessThan(deviation(noisy) / 2)
})

test('keeps a soft gradient smooth and without banding', () => {
  const picture = pictureOf(320, 192, (x) => {
    const value = 60 + (x * 120) / 320
    return [value, value, value]
  })
  const painted = paintWith(barePreset, picture, { strength: 1 })
  const columns = Array.from({ length: 320 }, (_, x) => {
    let sum = 0
    for (let y = 0; y < 192; y += 1) sum += lightness(painted, x, y)
    return sum / 192
  })
  // A band would be a run of equal columns with a step at its end.
  for (let x = 16; x < 300; x += 1) {
    expect(Math.abs((columns[x] ?? 0) - (columns[x - 1] ?? 0))).toBeLessThan(0.012)
  }
  for (let x = 16; x < 280; x += 1) {
    expect((columns[x + 24] ?? 0) - (columns[x] ?? 0)).toBeGreaterThan(0)
  }
  expect(new Set(painted.data).size).toBeGreaterThan(100)
})

test('keeps small bold marks, such as the dots of letters', () => {
  const dot = (x: number, y: number) => x % 24 < 2 && y % 24 < 2
  const picture = pictureOf(480, 360, (x, y) => (dot(x, y) ? [40, 40, 40] : [225, 220, 210]))
  const painted = paintPicture(picture, { preset: 'meadow', strength: 1 })
  for (let y = 24; y < 340; y += 24) {
    for (let x = 24; x < 460; x += 24) {
      const mark = (lightness(painted, x, y) + lightness(painted, x + 1, y + 1)) / 2
      expect(lightness(painted, x + 12, y + 12) - mark).toBeGreaterThan(0.25)
    }
  }
})

/** A forehead with an eye in it, in front of a dark background, in a given skin colour. */
const face = (
  skin: readonly [number, number, number],
  ground: [number, number, number] = [70, 80, 90],
) =>
  pictureOf(256, 256, (x, y) => {
    const distance = Math.hypot(x - 128, y - 128)
    if (distance > 80) return ground
    // Light falls from the left.
    const light = 1 - 0.25 * ((x - 128) / 80)
    if (Math.hypot((x - 110) / 2, y - 120) < 5) return [24, 18, 16]
    return skin.map((value) => value * light) as [number, number, number]
  })

describe.each(styles)('%s on faces', (preset) => {
  const skins = [
    [236, 200, 170],
    [190, 135, 95],
    [110, 70, 48],
    [72, 46, 34],
  ] as const
  const painted = skins.map((skin) => paintPicture(face(skin), { preset, strength: 0.8 }))
  const patch = (picture: Pixels, x: number, y: number) => {
    let sum = 0
    for (let dy = -3; dy <= 3; dy += 1)
      for (let dx = -3; dx <= 3; dx += 1) sum += lightness(picture, x + dx, y + dy)
    return sum / 49
  }

  test('keeps skin tones in order of lightness, and the lit side lighter', () => {
    const lights = painted.map((picture) => patch(picture, 128, 160))
    for (let index = 1; index < lights.length; index += 1) {
      expect((lights[index - 1] ?? 0) - (lights[index] ?? 1)).toBeGreaterThan(0.015)
    }
    for (const picture of painted) {
      expect(patch(picture, 76, 150)).toBeGreaterThan(patch(picture, 180, 150))
    }
  })

  test('does not turn a dark face in a dark picture into a light one', () => {
    // Paper shows through in these; otherwise opening the shadows does not affect the skin.
    const maximum = /^(?:watercolour|ink-and-wash)$/.test(preset) ? 0.2 : 0.12
    for (const skin of skins) {
      const atNight = face(skin, [40, 45, 60])
      const after = paintPicture(atNight, { preset, strength: 0.8 })
      expect(patch(after, 128, 160) - patch(atNight, 128, 160)).toBeLessThan(maximum)
    }
  })

  test('keeps the eye darker than the face', () => {
    for (const picture of painted) {
      expect(patch(picture, 128, 160) - patch(picture, 110, 120)).toBeGreaterThan(0.06)
    }
  })
})

test('simplifies a texture at every strength', () => {
  const gravel = pictureOf(640, 640, (x, y) => {
    const stone = 150 * (hashAt(x >> 1, y >> 1, 3) - 0.5)
    return [130 + stone, 125 + stone, 120 + stone]
  })
  const unevenness = (picture: Pixels) => {
    let sum = 0
    for (let y = 20; y < 620; y += 3)
      for (let x = 20; x < 620; x += 1)
        sum += Math.abs(lightness(picture, x, y) - lightness(picture, x + 2, y))
    return sum
  }
  const maximum = 0.4 * unevenness(gravel)
  // The lowest strength simplifies the least.
  for (const strength of isFullRun ? [0.5, 0.8, 1] : [0.5]) {
    const painted = paintPicture(gravel, { preset: 'meadow', strength })
    expect(unevenness(painted)).toBeLessThan(maximum)
  }
})

test('leaves bare paper bare at every strength', () => {
  for (const strength of [0.3, 0.8]) {
    const painted = paintPicture(photo(256), { preset: 'watercolour', strength })
    for (let x = 0; x < 256; x += 16) expect(lightness(painted, x, 0)).toBeGreaterThan(0.93)
  }
})

test('keeps small dots in a large photograph at the default strength', () => {
  const picture = pictureOf(1024, 256, (x, y) =>
    x % 64 < 2 && y % 64 < 2 ? [120, 118, 110] : [220, 215, 200],
  )
  const painted = paintPicture(picture, { preset: 'meadow', strength: 0.8 })
  for (let y = 64; y < 250; y += 64) {
    for (let x = 64; x < 1000; x += 64) {
      const dot = lightness(painted, x, y)
      expect(lightness(painted, x + 30, y + 30) - dot).toBeGreaterThan(0.15)
    }
  }
})

/** Mean bend, in pixels, of the line along which a picture's columns cross from light to dark. */
function roughnessOf(painted: Pixels): number {
  const rows = Array.from({ length: painted.width - 40 }, (_, column) => {
    let light = 0
    for (let y = 0; y < painted.height; y += 1) light += lightness(painted, column + 20, y)
    return light / 0.6
  })
  const bends = rows
    .slice(1, -1)
    .map((row, index) => Math.abs((rows[index] ?? 0) + (rows[index + 2] ?? 0) - 2 * row))
  return bends.reduce((sum, bend) => sum + bend, 0) / bends.length
}

test('paints a slanting edge without stairs', () => {
  const slope = pictureOf(480, 200, (x, y) => {
    // The edge of a lens is soft: a pixel and a half wide.
    const share = Math.min(Math.max((y - 60 - x / 6) / 1.5, 0), 1)
    return [225 - 190 * share, 222 - 185 * share, 215 - 175 * share]
  })
  const still: Preset = {
    ...barePreset,
    layers: barePreset.layers.map((layer) => ({ ...layer, lightJitter: 0, hueJitter: 0 })),
  }
  expect(roughnessOf(paintWith(still, slope, { strength: 0.8 }))).toBeLessThan(0.09)
})

test('keeps birds in front of a painted sky', () => {
  const isBird = (x: number, y: number) => x % 64 < 2 && y % 64 < 2
  const picture = pictureOf(1024, 400, (x, y) => {
    if (y > 300 + 10 * Math.sin(x / 40)) return [80, 110, 50]
    return isBird(x, y) ? [40, 50, 80] : [80 + y / 3, 130 + y / 4, 205 + y / 8]
  })
  const painted = paintPicture(picture, { preset: 'meadow', strength: 0.8 })
  for (let y = 64; y < 280; y += 64) {
    for (let x = 64; x < 1000; x += 64) {
      const around = (lightness(painted, x - 6, y) + lightness(painted, x + 8, y)) / 2
      expect(around - lightness(painted, x, y)).toBeGreaterThan(0.2)
    }
  }
})
