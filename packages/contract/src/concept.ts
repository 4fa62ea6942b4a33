import { z } from 'zod'

/** sRGB colour as '#rrggbb'. */
const Hex = z.string().regex(/^#[0-9a-f]{6}$/)

/** Colour roles of one page. Every text/background pair named here meets WCAG AA (4.5:1). */
export const Palette = z.object({
  /** A short human name, such as 'Navy and gold'. */
  name: z.string(),
  scheme: z.enum(['light', 'dark']),
  background: Hex,
  /** Alternate section background. */
  surface: Hex,
  /** Text on background and surface. */
  text: Hex,
  mutedText: Hex,
  /** The brand colour: large areas, shapes. */
  primary: Hex,
  onPrimary: Hex,
  /** The second voice: details, calls to action. */
  accent: Hex,
  onAccent: Hex,
  /** Hairlines and control borders. */
  line: Hex,
})
export type Palette = z.infer<typeof Palette>

export const TypePair = z.object({
  id: z.string(),
  heading: z.string(),
  body: z.string(),
  headingWeight: z.int(),
})
export type TypePair = z.infer<typeof TypePair>

/** What a picture slot shows; drawn procedurally in the palette. */
export const Imagery = z.object({
  /** What sort of picture it is. */
  kind: z.enum(['scene', 'still-life', 'portrait', 'pattern', 'map', 'chart', 'device', 'detail']),
  /** A picture family of the engine, such as 'food' or 'property'. */
  subject: z.string(),
  /** The illustrator's manner: the same subject looks like another hand's work. */
  treatment: z.enum(['soft', 'poster', 'cut-out', 'line', 'duotone']),
  /** Seed of this picture, 32-bit unsigned. */
  seed: z.int().min(0),
})
export type Imagery = z.infer<typeof Imagery>

const Item = z.object({
  title: z.string(),
  text: z.string().default(''),
  /** A figure, a price or a step number, as displayed. */
  value: z.string().default(''),
  image: Imagery.optional(),
})
export type SectionItem = z.infer<typeof Item>

export const Section = z.object({
  /** The section kind: the engine's drawing vocabulary ('hero-split', 'feature-grid', ...). */
  kind: z.string(),
  eyebrow: z.string().default(''),
  headline: z.string(),
  text: z.string().default(''),
  callToAction: z.string().default(''),
  secondCallToAction: z.string().default(''),
  items: z.array(Item).default([]),
  image: Imagery.optional(),
})
export type Section = z.infer<typeof Section>

/** One website concept: everything that is drawn, and nothing that is not. */
export const Concept = z.object({
  version: z.literal(1),
  seed: z.int().min(0),
  companyName: z.string(),
  industry: z.string(),
  tagline: z.string(),
  style: z.string(),
  archetype: z.string(),
  businessType: z.enum(['B2B', 'B2C', 'Both']),
  /** Page names of the proposed site, in navigation order. */
  siteMap: z.array(z.string()).min(3),
  palette: Palette,
  type: TypePair,
  sections: z.array(Section).min(3),
})
export type Concept = z.infer<typeof Concept>
