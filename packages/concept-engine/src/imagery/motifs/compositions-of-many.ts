import type { Ink } from '../inks.ts'
import { arch, box, ellipse, poly } from '../outline.ts'
import { range } from '../things/thing.ts'
import {
  type Composition,
  centred,
  cover,
  groundPairs,
  otherAccent,
  scaleToFit,
  standing,
  withCastShadow,
  withLightness,
} from './composition.ts'
import type { Art } from './icon-shapes.ts'
import { motifThing } from './motif-thing.ts'

const nth = (arts: readonly [Art, ...Art[]], index: number): Art =>
  arts[index % arts.length] ?? arts[0]

/** Wrapping paper: rows of the motifs, alternately turned, with small marks between them. */
export const wrapping: Composition = ({ pen, arts, accent }) => {
  const { w, h, random } = pen
  const [field, mark] = random.pick(groundPairs(pen, accent, arts[0]))
  cover(pen, field)
  const size = Math.sqrt((w * h) / random.pick([8, 12, 20]))
  const turns = random.pick([
    [0, 0],
    [-18, 18],
    [-32, 14],
  ])
  const prints = range(Math.max(2, arts.length)).map((k) => {
    const item = motifThing(pen, nth(arts, k), field, k % 2 ? otherAccent(accent) : accent)
    return pen.motif(() => centred(pen, item, 0, 0, scaleToFit(item, size * 0.76, size * 0.76)))
  })
  const small = pen.random.below(3)
  const filler = pen.motif(() => {
    const r = size * 0.07
    const ink = withLightness(mark, Number(mark.slice(1)) > 60 ? -10 : 14)
    if (small === 0) pen.shape(ellipse(0, 0, r * 0.7), ink, 'mark')
    else if (small === 1) pen.shape(poly(0, -r, r, 0, 0, r, -r, 0), ink, 'mark')
    else {
      pen.shape(box(-r, -r * 0.24, r * 2, r * 0.48), ink, 'mark')
      pen.shape(box(-r * 0.24, -r, r * 0.48, r * 2), ink, 'mark')
    }
  })
  for (const row of range(Math.ceil(h / size) + 1)) {
    for (const column of range(Math.ceil(w / size) + 2)) {
      const x = column * size - (row % 2) * size * 0.5
      const y = row * size + size * 0.3
      prints[(column + row) % prints.length]?.(x, y, turns[(column + row) % 2])
      filler(x + size * 0.5, y)
    }
  }
}

/** Side by side, each under an arch or in front of a disc. */
export const row: Composition = ({ pen, arts, accent }) => {
  const { w, h, random } = pen
  const upright = h > w * 1.1
  const count = upright ? 2 : Math.min(5, Math.max(2, Math.round((w / h) * 1.35)))
  const pairs = random.shuffled(groundPairs(pen, accent, arts[0]))
  const kind = random.below(3)
  cover(pen, pairs[0]?.[0] ?? 'w92')
  const [cw, ch] = upright ? [w, h / count] : [w / count, h]
  for (const k of range(count)) {
    const [x, y] = upright ? [0, k * ch] : [k * cw, 0]
    const [field, shape] = pairs[k % 2] ?? (['w92', 'a84'] as const)
    const cx = x + cw / 2
    const span = Math.min(cw * 0.86, ch * 0.82)
    const own = k % 2 ? otherAccent(accent) : accent
    const item = motifThing(pen, nth(arts, k), field, own)
    pen.shape(box(x - 0.5, y - 0.5, cw + 1, ch + 1), field, 'plane')
    if (kind === 1) {
      pen.shape(ellipse(cx, y + ch / 2, span * 0.5), shape, 'plane')
      centred(pen, item, cx, y + ch / 2, scaleToFit(item, span * 0.68, span * 0.68))
      continue
    }
    const u = scaleToFit(item, span * 0.86, ch * 0.62)
    // A low motif is placed in the middle of its field, not at the bottom of an empty one.
    const base = y + Math.min(ch * 0.86, ch * 0.58 + (item.height * u) / 2)
    if (kind === 0) pen.shape(arch(cx - span / 2, base, span, base - y - ch * 0.1), shape, 'plane')
    else pen.shape(box(x, base - ch * 0.09, cw, y + ch - base + ch * 0.09 + 0.5), shape, 'plane')
    standing(pen, item, cx, base - ch * 0.02, u)
  }
}

/** Tiles with alternating backgrounds: motifs at different sizes, and plain shapes between them. */
export const tiles: Composition = ({ pen, arts, accent }) => {
  const { w, h, random } = pen
  const rows = h > w * 1.1 ? 4 : h > w * 0.55 ? 3 : 2
  const columns = Math.max(2, Math.round((w / h) * rows))
  const [cw, ch] = [w / columns, h / rows]
  const pairs = random.shuffled(groundPairs(pen, accent, arts[0]))
  const offset = random.below(3)
  const prints = new Map<string, ReturnType<typeof pen.motif>>()
  for (const line of range(rows)) {
    for (const column of range(columns)) {
      const [x, y] = [column * cw, line * ch]
      const turn = line * 2 + column + offset
      const [field, shape] = pairs[turn % 3] ?? (['w92', 'a84'] as const)
      const tile = box(x - 0.3, y - 0.3, cw + 0.6, ch + 0.6)
      pen.shape(tile, field, 'mark')
      if (turn % 3 === 2) {
        const ink: Ink = withLightness(shape, Number(shape.slice(1)) > 60 ? -14 : 18)
        const corner = random.below(4)
        const [cx, cy] = [x + (corner % 2) * cw, y + (corner > 1 ? ch : 0)]
        pen.clip(tile, () => {
          pen.shape(ellipse(cx, cy, cw, ch), ink, 'mark')
          pen.shape(ellipse(cx, cy, cw * 0.62, ch * 0.62), field, 'mark')
          pen.shape(ellipse(cx, cy, cw * 0.28, ch * 0.28), ink, 'mark')
        })
        continue
      }
      const near = turn % 5 === 1
      const own = turn % 2 ? otherAccent(accent) : accent
      const which = Math.floor(turn / 2) % arts.length
      const key = `${field}${own}${which}${near}`
      const size = near ? 1.5 : 0.74
      const item = motifThing(pen, nth(arts, which), field, own)
      const print =
        prints.get(key) ??
        pen.motif(() => centred(pen, item, 0, 0, scaleToFit(item, cw * size, ch * size)))
      prints.set(key, print)
      const draw = () => print(x + cw * (near ? 0.66 : 0.5), y + ch * (near ? 0.7 : 0.5))
      if (near) pen.clip(tile, draw)
      else draw()
    }
  }
}

/** Scattered, in different sizes, with plain shapes among them. */
export const strewn: Composition = (elements) => {
  const { pen, arts, accent } = elements
  const { w, h, random } = pen
  const [field, shape] = random.pick(groundPairs(pen, accent, arts[0]))
  cover(pen, field)
  const light = Number(field.slice(1)) > 60
  const step = Math.sqrt((w * h) / 9)
  const columns = Math.ceil(w / step) + 1
  const shift = random.between(0, step * 0.4)
  const prints = [1.05, 0.66, 0.84].map((size, k) => {
    const art = nth(arts, k)
    const u = scaleToFit(art, step * size, step * size)
    const own = k % 2 ? otherAccent(accent) : accent
    return pen.motif(() => withCastShadow(elements, art, field, { x: 0, y: 0, u }, own))
  })
  for (const line of range(Math.ceil(h / step) + 1)) {
    for (const column of range(columns)) {
      const x = column * step - shift + (line % 2) * step * 0.5
      const y = line * step + step * 0.1
      const turn = line * 3 + column
      if (turn % 4 === 3) {
        const r = step * random.between(0.22, 0.34)
        const ink: Ink =
          turn % 8 === 3
            ? withLightness(shape, light ? -8 : 10)
            : `${otherAccent(accent)}${light ? 80 : 42}`
        const forms = [
          ellipse(x, y, r),
          poly(x - r, y + r * 0.8, x, y - r, x + r, y + r * 0.8),
          `M${x - r} ${y}C${x - r} ${y - r * 1.3} ${x + r} ${y - r * 1.3} ${x + r} ${y}Z`,
        ] as const
        pen.shape(random.pick(forms), ink, 'mark')
        continue
      }
      prints[turn % prints.length]?.(x, y, random.pick([-24, -10, 0, 12, 26]))
    }
  }
}
