import type { ImageStyle } from '@agency/contract/image-style'
import type { BrushKind } from './brush-tips.ts'

/** A range of the hue circle (degrees in OKLab) and its target. */
export interface HueTurn {
  /** Centre and half width of the range; its influence falls off as a raised cosine. */
  hue: number
  width: number
  /** The target hue, and how far hues move towards it: 0 not at all, 1 all the way. */
  toHue: number
  pull: number
  /** Factor for the chroma. */
  chroma: number
  /** Added to the lightness. */
  lift: number
}

export interface Palette {
  turns: HueTurn[]
  /** Factor for every chroma. */
  chroma: number
  /** Chroma added to pale colours, as a share of their own. */
  vibrance: number
  /** Lightness of the darkest and the lightest paint. */
  black: number
  white: number
  /** Exponent for the lightness: below 1 brightens the midtones. */
  gamma: number
  /** Strength of an S-curve around the midtones, as a share of a full one. */
  contrast: number
  /** a and b added to light and to dark paint: the tint of the light and of the shadows. */
  lightTint: readonly [number, number]
  shadowTint: readonly [number, number]
}

export interface Exposure {
  /** Target mid lightness for a photograph: a bright key is high. */
  key: number
  /** Limits for the exponent of the lightness, so that a night scene stays dark. */
  lightest: number
  darkest: number
  /** Share of the local contrast that is kept: below 1 opens shadows. */
  detail: number
}

type Lab = readonly [lightness: number, a: number, b: number]

/** The colours of a painted sky. */
export interface SkyPaint {
  zenith: Lab
  horizon: Lab
  /** Clouds in the light and in shadow. */
  light: Lab
  shade: Lab
}

/** One pass over the canvas with a brush. Lengths are pixels of a picture of 1024 × 1024. */
export interface BrushLayer {
  width: number
  length: number
  spacing: number
  /** The range of detail, 0 flat to 1 busy, in which the brush is used. */
  fromDetail: number
  toDetail: number
  /** OKLab distance to the picture below at which the stroke no longer covers it. */
  tolerance: number
  opacity: number
  /** Variation of the paint between strokes: in lightness, and in a and b. */
  lightJitter: number
  hueJitter: number
}

export interface Preset {
  palette: Palette
  /** How the photograph's exposure is adjusted. */
  exposure: Exposure
  /** Absent if the sky is left unchanged. */
  sky?: SkyPaint
  /** Light from the brighter side: added there, and removed on the other side. */
  glow: Lab
  /** Size below which shapes are left out, in pixels at 1024 × 1024. */
  smoothing: number
  /** OKLab distance up to which neighbours merge into one region. */
  range: number
  /** Number of lightness levels of the whole picture. */
  levels: number
  brush: BrushKind
  layers: BrushLayer[]
  /** Relief of the paint's ridges in raking light, as lightness. */
  relief: number
  /** Streaks of the bristles, or rims if negative, as lightness. */
  bristle: number
  lines: {
    /** Share of the ink's colour in the strongest line. */
    amount: number
    /** Standard deviation of the narrow Gaussian across the line. */
    width: number
    /** Lightness step at which a line starts to show. */
    threshold: number
    /** How quickly it reaches its full strength: a pen's line is crisp, a pencil's soft. */
    crispness: number
    ink: Lab
    /** Lightness below which ink fills a shape completely; 0 for never. */
    solid: number
  }
  wash: {
    /** Darker rims where a wash dried. */
    edges: number
    /** Uneven pigment over large distances. */
    turbulence: number
    /** Pigment that settled in the paper's hollows. */
    granulation: number
  }
  /** Relief of the paper or canvas, as lightness. */
  grain: number
  /** Width of the paper left bare around the picture, as a share of its shorter side. */
  border: number
}

const sky = (pull: number, toHue: number, chroma: number, lift: number): HueTurn => ({
  hue: 250,
  width: 62,
  toHue,
  pull,
  chroma,
  lift,
})
const green = (pull: number, toHue: number, chroma: number, lift: number): HueTurn => ({
  hue: 137,
  width: 42,
  toHue,
  pull,
  chroma,
  lift,
})

export const presets: Record<ImageStyle, Preset> = {
  meadow: {
    palette: {
      turns: [
        green(0.6, 131, 1.2, 0.05),
        sky(0.6, 240, 1.1, 0.02),
        // Lamplight and wood are lighter and paler here, or they would belong to dusk.
        { hue: 70, width: 42, toHue: 74, pull: 0.15, chroma: 0.8, lift: 0.02 },
      ],
      chroma: 1.12,
      vibrance: 0.45,
      black: 0.08,
      white: 0.975,
      gamma: 1,
      contrast: 0.5,
      lightTint: [0.003, 0.016],
      shadowTint: [0.004, -0.034],
    },
    sky: {
      zenith: [0.66, -0.045, -0.125],
      horizon: [0.88, -0.035, -0.045],
      light: [0.985, 0.002, 0.014],
      shade: [0.8, -0.008, -0.04],
    },
    glow: [0, 0, 0],
    exposure: { key: 0.67, lightest: 0.68, darkest: 1.12, detail: 0.95 },
    smoothing: 12,
    range: 0.12,
    levels: 5,
    brush: 'bristle',
    layers: [
      {
        width: 34,
        length: 112,
        spacing: 16,
        fromDetail: 0,
        toDetail: 0.45,
        tolerance: 0.1,
        opacity: 0.85,
        lightJitter: 0.075,
        hueJitter: 0.02,
      },
      {
        width: 24,
        length: 76,
        spacing: 11,
        fromDetail: 0.12,
        toDetail: 1.1,
        tolerance: 0.13,
        opacity: 0.85,
        lightJitter: 0.07,
        hueJitter: 0.025,
      },
      {
        width: 13,
        length: 36,
        spacing: 7,
        fromDetail: 0.3,
        toDetail: 1.1,
        tolerance: 0.12,
        opacity: 0.8,
        lightJitter: 0.055,
        hueJitter: 0.02,
      },
    ],
    relief: 0.03,
    bristle: 0.012,
    lines: {
      amount: 0.6,
      width: 1.2,
      threshold: 0.012,
      crispness: 60,
      ink: [0.26, 0.02, -0.005],
      solid: 0,
    },
    wash: { edges: 0, turbulence: 0, granulation: 0 },
    grain: 0.004,
    border: 0,
  },
  dusk: {
    palette: {
      turns: [green(0.5, 112, 0.85, -0.02), sky(0.7, 300, 0.8, -0.02)],
      chroma: 1,
      vibrance: 0.3,
      black: 0.13,
      white: 0.95,
      gamma: 1,
      contrast: 0.45,
      lightTint: [0.034, 0.06],
      shadowTint: [0.026, -0.056],
    },
    sky: {
      zenith: [0.46, 0.035, -0.1],
      horizon: [0.84, 0.055, 0.09],
      light: [0.88, 0.055, 0.075],
      shade: [0.55, 0.055, -0.045],
    },
    glow: [0.05, 0.02, 0.045],
    exposure: { key: 0.44, lightest: 0.85, darkest: 2.2, detail: 0.95 },
    smoothing: 13,
    range: 0.12,
    levels: 5,
    brush: 'bristle',
    layers: [
      {
        width: 42,
        length: 130,
        spacing: 19,
        fromDetail: 0,
        toDetail: 0.5,
        tolerance: 0.11,
        opacity: 0.9,
        lightJitter: 0.075,
        hueJitter: 0.02,
      },
      {
        width: 20,
        length: 60,
        spacing: 10,
        fromDetail: 0.12,
        toDetail: 1.1,
        tolerance: 0.11,
        opacity: 0.88,
        lightJitter: 0.07,
        hueJitter: 0.025,
      },
      {
        width: 12,
        length: 34,
        spacing: 7,
        fromDetail: 0.4,
        toDetail: 1.1,
        tolerance: 0.09,
        opacity: 0.85,
        lightJitter: 0.055,
        hueJitter: 0.02,
      },
    ],
    relief: 0.028,
    bristle: 0.01,
    lines: {
      amount: 0.3,
      width: 1.1,
      threshold: 0.02,
      crispness: 60,
      ink: [0.2, 0.02, -0.015],
      solid: 0,
    },
    wash: { edges: 0, turbulence: 0, granulation: 0 },
    grain: 0.004,
    border: 0,
  },
  watercolour: {
    palette: {
      turns: [green(0.45, 136, 1.02, 0.03), sky(0.5, 238, 1.02, 0.02)],
      chroma: 1,
      vibrance: 0.4,
      black: 0.14,
      white: 1,
      gamma: 0.95,
      contrast: 0.35,
      lightTint: [0.001, 0.006],
      shadowTint: [-0.004, -0.04],
    },
    sky: {
      zenith: [0.76, -0.03, -0.085],
      horizon: [0.95, -0.01, -0.015],
      light: [0.985, 0, 0.006],
      shade: [0.87, -0.004, -0.03],
    },
    glow: [0, 0, 0],
    exposure: { key: 0.72, lightest: 0.6, darkest: 1, detail: 0.9 },
    smoothing: 12,
    range: 0.13,
    levels: 5,
    brush: 'wash',
    layers: [
      {
        width: 150,
        length: 230,
        spacing: 46,
        fromDetail: 0,
        toDetail: 0.7,
        tolerance: 0.14,
        opacity: 0.5,
        lightJitter: 0.034,
        hueJitter: 0.022,
      },
      {
        width: 56,
        length: 90,
        spacing: 22,
        fromDetail: 0.05,
        toDetail: 1,
        tolerance: 0.11,
        opacity: 0.5,
        lightJitter: 0.034,
        hueJitter: 0.022,
      },
      {
        width: 20,
        length: 36,
        spacing: 11,
        fromDetail: 0.3,
        toDetail: 1.1,
        tolerance: 0.1,
        opacity: 0.55,
        lightJitter: 0.04,
        hueJitter: 0.018,
      },
    ],
    relief: 0,
    bristle: -0.022,
    lines: {
      amount: 0.45,
      width: 1,
      threshold: 0.018,
      crispness: 60,
      ink: [0.42, 0.004, -0.008],
      solid: 0,
    },
    wash: { edges: 1.2, turbulence: 0.34, granulation: 0.05 },
    grain: 0.007,
    border: 0.03,
  },
  'ink-and-wash': {
    palette: {
      turns: [green(0.3, 128, 0.85, 0.03), sky(0.3, 245, 0.95, 0.02)],
      chroma: 0.55,
      vibrance: 0.2,
      black: 0.24,
      white: 0.985,
      gamma: 1,
      contrast: 0.5,
      lightTint: [0.004, 0.022],
      shadowTint: [0.02, 0.055],
    },
    glow: [0, 0, 0],
    exposure: { key: 0.72, lightest: 0.55, darkest: 1, detail: 1 },
    smoothing: 9,
    range: 0.11,
    levels: 4,
    brush: 'wash',
    layers: [
      {
        width: 130,
        length: 210,
        spacing: 44,
        fromDetail: 0,
        toDetail: 0.7,
        tolerance: 0.14,
        opacity: 0.5,
        lightJitter: 0.03,
        hueJitter: 0.008,
      },
      {
        width: 46,
        length: 80,
        spacing: 21,
        fromDetail: 0.05,
        toDetail: 1.1,
        tolerance: 0.12,
        opacity: 0.5,
        lightJitter: 0.03,
        hueJitter: 0.008,
      },
    ],
    relief: 0,
    bristle: -0.012,
    lines: {
      amount: 0.95,
      width: 2,
      threshold: 0.008,
      crispness: 200,
      ink: [0.22, 0.03, 0.045],
      solid: 0.22,
    },
    wash: { edges: 0.6, turbulence: 0.28, granulation: 0.04 },
    grain: 0.006,
    border: 0.03,
  },
}
