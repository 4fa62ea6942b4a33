/** 8 bits of sRGB each. */
export type Colour = [red: number, green: number, blue: number]

/** From light to very dark skin. */
export const skins: Colour[] = [
  [246, 207, 174],
  [217, 155, 120],
  [198, 134, 66],
  [141, 85, 54],
  [92, 56, 40],
  [62, 38, 28],
]
