const n = (value: number) => Number(value.toFixed(1))

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, extra = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, w))}" height="${n(Math.max(0, h))}" rx="${n(r)}" fill="${fill}" ${extra}/>`

export const circle = (x: number, y: number, r: number, fill: string, extra = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(Math.max(0, r))}" fill="${fill}" ${extra}/>`

export const path = (d: string, fill: string, extra = '') =>
  `<path d="${d}" fill="${fill}" ${extra}/>`

export const polygon = (points: [number, number][], fill: string, extra = '') =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}" ${extra}/>`

export const stroke = (d: string, colour: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`

const group = (transform: string, ...parts: string[]) =>
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
