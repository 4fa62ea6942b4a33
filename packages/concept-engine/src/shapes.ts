const n = (value: number) => Number(value.toFixed(1))

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, extra = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, w))}" height="${n(Math.max(0, h))}" rx="${n(r)}" fill="${fill}" ${extra}/>`

export const circle = (x: number, y: number, r: number, fill: string, extra = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(Math.max(0, r))}" fill="${fill}" ${extra}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${extra}/>`

export const path = (d: string, fill: string, extra = '') =>
  `<path d="${d}" fill="${fill}" ${extra}/>`

export const polygon = (points: [number, number][], fill: string, extra = '') =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}" ${extra}/>`

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  width: number,
  extra = '',
) =>
  `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" ${extra}/>`

export const stroke = (d: string, colour: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`

export const group = (transform: string, ...parts: string[]) =>
  `<g transform="${transform}">${parts.join('')}</g>`

/** A leaf from (x, y), `length` long, turned by `angle` degrees from upright. */
export const leaf = (x: number, y: number, length: number, angle: number, fill: string) =>
  group(
    `translate(${n(x)} ${n(y)}) rotate(${n(angle)})`,
    path(
      `M0 0C${n(length * 0.34)} ${n(-length * 0.3)} ${n(length * 0.28)} ${n(-length * 0.8)} 0 ${n(-length)}C${n(-length * 0.28)} ${n(-length * 0.8)} ${n(-length * 0.34)} ${n(-length * 0.3)} 0 0Z`,
      fill,
    ),
  )

/** A half disc, flat side down, on the base line y. */
export const dome = (x: number, y: number, r: number, fill: string) =>
  path(`M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}Z`, fill)

/** A hill line across the width between two heights, filled down to the bottom. */
export const hills = (
  w: number,
  h: number,
  y: number,
  swell: number,
  phase: number,
  fill: string,
) => {
  const points = Array.from({ length: 5 }, (_, index) => {
    const x = (w * index) / 4
    return [x, y + Math.sin(phase + index * 1.7) * swell] as const
  })
  const curve = points
    .slice(1)
    .map(([x, top], index) => {
      const [px, ptop] = points[index] ?? [0, y]
      const middle = (px + x) / 2
      return `C${n(middle)} ${n(ptop)} ${n(middle)} ${n(top)} ${n(x)} ${n(top)}`
    })
    .join('')
  return path(`M0 ${n(points[0]?.[1] ?? y)}${curve}V${n(h)}H0Z`, fill)
}

/** A plant with leaves along a curved stem. */
export const sprig = (
  x: number,
  y: number,
  length: number,
  lean: number,
  fill: string,
  leaves = 4,
) => {
  const tipX = x + lean
  const parts = [
    stroke(
      `M${n(x)} ${n(y)}Q${n(x)} ${n(y - length * 0.6)} ${n(tipX)} ${n(y - length)}`,
      fill,
      length * 0.022,
    ),
  ]
  for (let index = 1; index <= leaves; index += 1) {
    const share = index / (leaves + 0.4)
    const px = x + lean * share * share
    const py = y - length * share
    parts.push(leaf(px, py, length * 0.3, 52, fill), leaf(px, py, length * 0.3, -52, fill))
  }
  parts.push(leaf(tipX, y - length, length * 0.26, lean > 0 ? 12 : -12, fill))
  return parts.join('')
}
