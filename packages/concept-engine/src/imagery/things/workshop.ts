import { box, ellipse, poly } from '../outline.ts'
import { range, type Thing, thing, tone } from './thing.ts'

/** A toothed wheel around (x, y). */
export const cog = (x: number, y: number, r: number, teeth: number): string => {
  const points: number[] = []
  for (const index of range(teeth * 4)) {
    const far = index % 4 < 2 ? r : r * 0.8
    const angle = ((index - 0.5) / (teeth * 4)) * Math.PI * 2
    points.push(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
  }
  return poly(...points)
}

export const cogs: Thing = thing(84, 48, (pen) => {
  for (const [x, y, r, teeth, l] of [
    [-14, -34, 34, 14, 46],
    [28, -62, 21, 10, 66],
  ] as const) {
    pen.shape(cog(x, y, r, teeth), tone(pen, l))
    pen.shape(ellipse(x, y, r * 0.52), 'n88', 'mark')
    pen.shape(ellipse(x, y, r * 0.3), 'n34')
  }
})

export const hammer: Thing = thing(88, 26, (pen) => {
  pen.shape('M-4 0C-5 -20 -3 -50 -3 -70H3C3 -50 5 -20 4 0Z', 'w56')
  pen.shape(box(-4.6, -26, 9.2, 26, 3), tone(pen, 46))
  pen.shape('M-12 -86H12V-70H-12Z', 'n40')
  pen.shape(box(11, -88, 13, 20, 2), 'n58')
  pen.shape('M-12 -86C-20 -86 -26 -80 -28 -70C-22 -76 -18 -76 -12 -72Z', 'n58')
})

export const wrench: Thing = thing(92, 16, (pen) => {
  pen.shape(
    'M-5 -18L-5 -64C-14 -70 -14 -86 -6 -92V-78L0 -74L6 -78V-92C14 -86 14 -70 5 -64V-18C12 -12 10 0 0 0C-10 0 -12 -12 -5 -18Z',
    'n64',
  )
  pen.shape(ellipse(0, -9, 4), 'n90', 'mark')
})

export const saw: Thing = thing(46, 62, (pen) => {
  const teeth: number[] = []
  for (const index of range(17)) teeth.push(-60 + index * 5, index % 2 ? -8 : -4)
  pen.shape(poly(...teeth, 24, -34, -60, -18), 'n78')
  pen.shape(
    'M20 -44C34 -48 56 -44 60 -30C64 -14 56 0 44 0C40 -4 42 -8 38 -10L20 -6Z',
    tone(pen, 46),
  )
  pen.shape('M32 -34C42 -36 52 -32 52 -24C50 -18 38 -18 32 -22Z', 'n90', 'mark')
})

export const plane: Thing = thing(40, 50, (pen) => {
  pen.shape('M-50 0V-12C-40 -16 20 -16 50 -12V0Z', 'w54')
  pen.shape('M-44 -14C-42 -28 -34 -34 -26 -30C-20 -26 -24 -18 -18 -14Z', tone(pen, 40))
  pen.shape(poly(-4, -14, 6, -40, 14, -38, 8, -14), 'n72')
  pen.shape(ellipse(32, -20, 8), tone(pen, 44))
  pen.line('M6 -14C-4 -26 -14 -18 -8 -12', 'w84', 3)
})

export const chisels: Thing = thing(78, 30, (pen) => {
  for (const [x, w] of [
    [-20, 6],
    [0, 9],
    [20, 4],
  ] as const) {
    pen.shape(poly(x - w, 0, x + w, -7, x + w * 0.8, -40, x - w * 0.8, -40), 'n74')
    pen.shape(
      `M${x - 4} -40C${x - 9} -52 ${x - 7} -70 ${x - 4} -78H${x + 4}C${x + 7} -70 ${x + 9} -52 ${x + 4} -40Z`,
      tone(pen, 48, 'abw'),
    )
  }
})

export const planks: Thing = thing(46, 64, (pen) => {
  for (const [y, x, l] of [
    [0, -60, 56],
    [-12, -52, 66],
    [-24, -62, 60],
    [-36, -46, 72],
  ] as const) {
    pen.shape(box(x, y - 11, 112, 11, 1), `w${l}`)
    pen.shape(ellipse(x + 5, y - 5.5, 3, 4), `w${l - 14}`, 'mark')
    pen.line(`M${x + 14} ${y - 7}H${x + 70}M${x + 30} ${y - 4}H${x + 100}`, `w${l - 10}`, 0.9)
  }
})

export const hardHat: Thing = thing(40, 42, (pen) => {
  const shell = tone(pen, 66, 'ab')
  pen.shape('M-33 -10C-34 -32 -18 -42 0 -42C18 -42 34 -32 33 -10Z', shell)
  pen.shape('M-7 -44C-4 -46 4 -46 7 -44V-12H-7Z', shell)
  pen.shape('M-42 -3C-42 -10 -30 -12 0 -12C30 -12 42 -10 42 -3C30 0 -30 0 -42 -3Z', shell)
})

export const drill: Thing = thing(62, 44, (pen) => {
  pen.shape('M-12 -34H12L18 -6H-4Z', 'n30')
  pen.shape(box(-10, -10, 34, 10, 2), tone(pen, 40))
  pen.shape('M-20 -60H22C28 -58 28 -36 22 -34H-20Z', tone(pen, 56))
  pen.shape(poly(-20, -56, -32, -52, -32, -42, -20, -38), 'n40')
  pen.shape(box(-52, -49, 20, 4, 1), 'n74')
})

export const spool: Thing = thing(48, 20, (pen) => {
  pen.shape(box(-15, -40, 30, 32), tone(pen, 54))
  for (const y of range(6)) pen.line(`M-15 ${-36 + y * 5}L15 ${-33 + y * 5}`, tone(pen, 40), 1.2)
  pen.shape(box(-19, -48, 38, 9, 2), 'w72')
  pen.shape(box(-19, -9, 38, 9, 2), 'w72')
})

export const tape: Thing = thing(36, 36, (pen) => {
  pen.shape(box(4, -6, 42, 6), 'w88')
  for (const x of range(8)) pen.line(`M${10 + x * 4.6} -6V-${x % 2 ? 2 : 3}`, 'n34', 1)
  pen.shape('M-34 0V-22C-34 -32 -26 -36 -16 -36C0 -36 10 -26 10 -10V0Z', tone(pen, 56))
  pen.shape(ellipse(-13, -18, 10), 'n90')
  pen.shape(ellipse(-13, -18, 6), tone(pen, 42), 'mark')
})

export const paintTin: Thing = thing(56, 26, (pen) => {
  pen.line('M-23 -40C-22 -66 22 -66 23 -40', 'n60', 1.8)
  pen.shape(box(-24, -44, 48, 44, 2), 'n78')
  pen.shape(box(-24, -34, 48, 24), tone(pen, 54), 'mark')
  pen.shape(ellipse(0, -44, 24, 5), 'n88')
  pen.shape(ellipse(0, -44, 20, 3.8), tone(pen, 60), 'mark')
  pen.shape('M6 -42C8 -30 12 -26 10 -16C16 -20 18 -32 17 -42Z', tone(pen, 60), 'mark')
})

export const pot: Thing = thing(70, 32, (pen) => {
  const glaze = tone(pen, pen.random.pick([44, 60, 84]), 'abw')
  pen.shape(
    'M-15 -70H15C14 -60 32 -52 31 -30C30 -10 18 0 13 0H-13C-18 0 -30 -10 -31 -30C-32 -52 -14 -60 -15 -70Z',
    glaze,
  )
  pen.shape(
    'M-27 -48C-10 -42 10 -42 27 -48C30 -42 31 -38 31 -33C12 -26 -12 -26 -31 -33C-31 -38 -30 -42 -27 -48Z',
    tone(pen, 74, 'bcw'),
    'mark',
  )
  pen.shape(ellipse(0, -70, 15, 3), 'n26')
})

export const houseModel: Thing = thing(64, 46, (pen) => {
  pen.shape(box(-46, -5, 92, 5, 1), 'w70')
  pen.shape(poly(-34, -5, -34, -36, 6, -36, 6, -5), 'w92')
  pen.shape(poly(6, -36, 6, -5, 36, -5, 36, -36, 21, -58), 'n82')
  pen.shape(poly(-40, -35, -22, -60, 22, -60, 4, -35), tone(pen, 48))
  pen.shape(poly(22, -62, 40, -36, 36, -33, 21, -56, 6, -34, 3, -36), tone(pen, 36))
  pen.shape(box(-26, -28, 10, 11), tone(pen, 62), 'mark')
  pen.shape(box(-10, -27, 9, 22), tone(pen, 46), 'mark')
  pen.shape(box(16, -28, 10, 12), 'a70', 'mark')
})

export const keys: Thing = thing(52, 24, (pen) => {
  pen.line(ellipse(0, -40, 11), 'n60', 2.4)
  for (const [turn, ink] of [
    [-18, 'b66'],
    [20, 'n62'],
  ] as const) {
    pen.within({ x: 0, y: -30, scale: 1, turn }, () => {
      pen.shape(ellipse(0, 4, 8), ink)
      pen.shape(ellipse(0, 2, 2.4), 'n92', 'mark')
      pen.shape('M-2.5 10H2.5V32L0 35L-2.5 32ZM2.5 18H7V22H2.5ZM2.5 25H6V29H2.5Z', ink)
    })
  }
  pen.shape(poly(-26, -20, -14, -30, -8, -18, -20, -6), tone(pen, 54))
})

export const planRoll: Thing = thing(22, 58, (pen) => {
  pen.shape(poly(-58, 0, -40, -12, 48, -12, 40, 0), tone(pen, 92, 'aw'))
  pen.line('M-34 -9H10V-3H-40M-10 -9L-13 -3M10 -6H34', tone(pen, 48), 1.2)
  pen.shape('M-60 -14C-64 -14 -64 -2 -60 -2H20C26 -2 26 -14 20 -14Z', 'w95')
  pen.shape(ellipse(20, -8, 4.6, 6), 'n76')
  pen.shape(box(-24, -14.6, 9, 13), tone(pen, 50), 'mark')
})

export const chair: Thing = thing(90, 28, (pen) => {
  const wood = tone(pen, 44, 'cbw')
  pen.line('M-20 0L-16 -40M20 0L16 -40M-12 0L-10 -40M12 0L10 -40', wood, 3)
  pen.line('M16 -42L21 -88M-14 -42L-19 -88', wood, 3.2)
  pen.shape('M-23 -90C-8 -84 8 -84 23 -90L21 -66C8 -61 -8 -61 -21 -66Z', tone(pen, 56))
  pen.shape('M-23 -46C-8 -50 8 -50 23 -46L21 -38C8 -36 -8 -36 -21 -38Z', tone(pen, 62))
})

export const pendant: Thing = thing(60, 24, (pen) => {
  pen.line('M0 -60V-26', 'n34', 1.4)
  pen.shape('M-5 -28H5C20 -24 24 -12 24 0H-24C-24 -12 -20 -24 -5 -28Z', tone(pen, 50))
  pen.shape(ellipse(0, 0, 24, 3.6), 'w94', 'mark')
})

export const swatches: Thing = thing(66, 42, (pen) => {
  for (const [index, ink] of (['a36', 'b50', 'c62', 'w74', 'a80', 'b86'] as const).entries()) {
    pen.within({ x: 0, y: 0, scale: 1, turn: -50 + index * 20 }, () => {
      pen.shape(box(-8, -66, 16, 66, 2), 'n93')
      pen.shape(box(-8, -66, 16, 46, 2), ink, 'mark')
    })
  }
  pen.shape(ellipse(0, -3, 4), 'n40')
})
