import { blob, box, curve, ellipse } from './outline.ts'
import type { Pen } from './pen.ts'
import { range } from './things/thing.ts'

/** A street map: an irregular grid, a river or a coast, parks, a railway, and a pin. */
export const drawMap = (pen: Pen) => {
  const { w, h, side, random } = pen
  pen.shape(box(0, 0, w, h), 'w88', 'plane')
  const turn = random.between(-24, 24)
  const far = Math.hypot(w, h) * 0.62
  const cos = Math.cos((turn * Math.PI) / 180)
  const sin = Math.sin((turn * Math.PI) / 180)
  const block = side * random.between(0.13, 0.18)
  pen.within({ x: w / 2, y: h / 2, scale: 1, turn }, () => {
    const marks = ['', '', '']
    for (let y = -far; y < far; y += block * 0.78) {
      for (let x = -far + (Math.round(y / block) % 2) * block * 0.3; x < far; x += block * 1.14) {
        const blockWidth = random.next() < 0.18 ? block * 2.1 : block
        const kind = random.below(9)
        // Elements beyond the edges are not written.
        const rotatedX = x * cos - y * sin
        const down = x * sin + y * cos
        if (Math.abs(rotatedX) > w / 2 + block * 2.4 || Math.abs(down) > h / 2 + block * 2.4)
          continue
        if (kind === 0) {
          marks[1] += box(x, y, blockWidth, block * 0.64, 3)
          x += blockWidth - block
          continue
        }
        // A block consists of a few plots, with lanes between them.
        const plots = 2 + random.below(3)
        for (const k of range(plots))
          marks[kind === 1 ? 2 : 0] += box(
            x + (blockWidth / plots) * k,
            y,
            blockWidth / plots - side * 0.005,
            block * (random.next() < 0.5 ? 0.64 : 0.3),
          )
        x += blockWidth - block
      }
    }
    pen.shape(marks[0] ?? '', 'w78', 'mark')
    pen.shape(marks[1] ?? '', 'g76', 'mark')
    pen.shape(marks[2] ?? '', 'b84', 'mark')
    for (const k of [-0.5, 0.04, 0.46]) {
      const y = far * (k + random.between(-0.06, 0.06))
      pen.line(`M${-far} ${y}H${far}`, 'n97', side * 0.03)
      pen.line(`M${y * 1.1} ${-far}V${far}`, 'n97', side * 0.022)
    }
    pen.line(
      curve([
        [-far, far * 0.2],
        [-far * 0.3, far * 0.1],
        [far * 0.2, -far * 0.36],
        [far, -far * 0.5],
      ]),
      'b76',
      side * 0.026,
    )
  })
  const park = [w * random.between(0.1, 0.9), h * random.between(0.1, 0.9)] as const
  const edge = range(8).map((k) => {
    const a = (k / 8) * Math.PI * 2
    const r = side * random.between(0.13, 0.2)
    return [park[0] + Math.cos(a) * r, park[1] + Math.sin(a) * r] as const
  })
  pen.shape(blob(edge), 'g70', 'plane')
  pen.line(curve([edge[0] ?? park, park, edge[5] ?? park]), 'w92', side * 0.006)
  for (const [x, y] of edge)
    pen.shape(ellipse((x + park[0]) / 2, (y + park[1]) / 2, side * 0.014), 'g58', 'mark')
  const coast = random.next() < 0.45
  if (coast) {
    const x = w * random.between(0.66, 0.84)
    const points = range(7).map(
      (k) => [x + side * random.between(-0.09, 0.09), (h * k) / 5 - h * 0.1] as const,
    )
    pen.shape(`${curve(points)}L${w + 9} ${h * 1.1}L${w + 9} ${-h * 0.1}Z`, 'a64', 'plane')
    pen.line(curve(points.map(([px, py]) => [px + side * 0.03, py] as const)), 'a84', side * 0.006)
    pen.line(`M${x - side * 0.1} ${h * 0.4}H${x + side * 0.2}`, 'n95', side * 0.016)
  } else {
    const points = range(7).map(
      (k) => [(w * k) / 5 - w * 0.1, h * 0.62 + side * random.between(-0.2, 0.2)] as const,
    )
    pen.line(curve(points), 'a64', side * random.between(0.07, 0.1))
    for (const k of [2, 4]) {
      const point = points[k]
      if (point)
        pen.line(
          `M${point[0]} ${point[1] - side * 0.1}V${point[1] + side * 0.1}`,
          'n97',
          side * 0.02,
        )
    }
  }
  const rail = curve(
    range(5).map((k) => [(w * k) / 4, h * 0.2 + side * random.between(-0.12, 0.12)] as const),
  )
  pen.line(rail, 'n50', side * 0.006)
  const route = [
    [w * 0.12, h * 0.84],
    [w * 0.3, h * 0.7],
    [w * 0.36, h * 0.52],
    [w * 0.5, h * 0.48],
  ] as const
  pen.line(curve(route), 'b54', side * 0.014)
  pen.shape(ellipse(route[0][0], route[0][1], side * 0.022), 'n97')
  pen.within({ x: w * 0.5, y: h * 0.48, scale: side * 0.0026 }, () => {
    pen.cast(ellipse(10, 2, 26, 8), 'shadow', 0.4)
    pen.shape(
      'M0 0C-14 -30 -30 -44 -30 -66C-30 -84 -16 -96 0 -96C16 -96 30 -84 30 -66C30 -44 14 -30 0 0Z',
      'a42',
    )
    pen.shape(ellipse(0, -65, 13), 'n96', 'mark')
  })
}
