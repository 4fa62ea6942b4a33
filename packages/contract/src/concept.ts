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
  /** A section background with more of the brand's colour in it. */
  tint: Hex,
  /** Text on background, surface and tint. */
  text: Hex,
  mutedText: Hex,
  /** The brand's colour as text on background, surface and tint. */
  highlight: Hex,
  /** The brand colour: large areas, shapes. */
  primary: Hex,
  onPrimary: Hex,
  /** The second voice: details, calls to action. */
  accent: Hex,
  onAccent: Hex,
  /** A deep ground against the page's own, for a closing band or a foot. */
  ink: Hex,
  onInk: Hex,
  mutedOnInk: Hex,
  /** Hairlines and control borders. */
  line: Hex,
})
export type Palette = z.infer<typeof Palette>

/** What lies under a section; `tones.ts` of the engine says what is read on it. */
export const grounds = ['background', 'surface', 'tint', 'primary', 'accent', 'ink'] as const
export type Ground = (typeof grounds)[number]

export const TypePair = z.object({
  id: z.string(),
  heading: z.string(),
  body: z.string(),
  headingWeight: z.int(),
  /** Letter spacing of headlines in em. */
  tracking: z.number(),
  /** Scale of headlines: narrow faces bear larger sizes. */
  scale: z.number(),
  /** Headlines in capitals. */
  capitals: z.boolean(),
})
export type TypePair = z.infer<typeof TypePair>

/** What a picture slot shows; drawn procedurally in the palette. */
export const Imagery = z.object({
  /** What sort of picture it is. */
  kind: z.enum([
    'scene',
    'still-life',
    'portrait',
    'pattern',
    'map',
    'chart',
    'device',
    'detail',
    'motif',
    'frame',
    'type',
  ]),
  /** A picture family of the engine, such as 'food' or 'property'. */
  subject: z.string(),
  /** The illustrator's manner: the same subject looks like another hand's work. */
  treatment: z.enum(['soft', 'poster', 'cut-out', 'line', 'duotone']),
  /** Seed of this picture, 32-bit unsigned. */
  seed: z.int().min(0),
  /** Icons that a picture of kind 'motif' is made of, such as 'fluent-emoji-flat:goat'. */
  motifs: z.array(z.string()).default([]),
  /** The engine's own things that a still life is made of, such as 'loaf'; none: its subject's. */
  things: z.array(z.string()).default([]),
})
export type Imagery = z.infer<typeof Imagery>
export type ImageryInput = z.input<typeof Imagery>

/** The page's manner, the same in all its sections. */
export const Look = z.object({
  /** Space left and right of the content, in CSS pixels of a page of 1440. */
  gutter: z.int(),
  /** Space above and below a section, in CSS pixels. */
  air: z.int(),
  /** Radius of cards and pictures, in CSS pixels. */
  radius: z.int(),
  button: z.enum(['square', 'rounded', 'pill', 'underlined', 'offset']),
  /** What an eyebrow looks like over a headline. */
  eyebrow: z.enum(['plain', 'ruled', 'pill', 'capitals', 'dotted']),
  /** How cards stand off their ground. */
  card: z.enum(['flat', 'outlined', 'raised', 'heavy', 'bare']),
  bar: z.enum(['plain', 'centred', 'boxed', 'topped', 'split']),
  foot: z.enum(['columns', 'signature', 'centred', 'plain']),
  treatment: Imagery.shape.treatment,
})
export type Look = z.infer<typeof Look>

/**
 * Where a text of the page is from: the brief in its own words, the name of a trade, a line of ours
 * that invites and asserts nothing, or the label of a part of the page.
 */
export const sources = ['brief', 'trade', 'service', 'label'] as const
export type Source = (typeof sources)[number]

const Item = z.object({
  title: z.string(),
  text: z.string().default(''),
  /** A figure, a price, a time or a step number, as displayed. */
  value: z.string().default(''),
  /** The group of a list that it stands in. */
  group: z.string().default(''),
  image: Imagery.optional(),
})
export type SectionItem = z.infer<typeof Item>

export const Section = z.object({
  /** The section kind: the engine's drawing vocabulary ('hero-split', 'offer-bento', ...). */
  kind: z.string(),
  ground: z.enum(grounds),
  eyebrow: z.string().default(''),
  headline: z.string(),
  text: z.string().default(''),
  callToAction: z.string().default(''),
  secondCallToAction: z.string().default(''),
  items: z.array(Item).default([]),
  image: Imagery.optional(),
  /** More images of sections that show several. */
  pictures: z.array(Imagery).default([]),
})
export type Section = z.infer<typeof Section>

/** One website concept: everything that is drawn, and nothing that is not. */
export const Concept = z.object({
  version: z.literal(2),
  seed: z.int().min(0),
  companyName: z.string(),
  industry: z.string(),
  /** The picture family of its trade. */
  subject: z.string(),
  tagline: z.string(),
  style: z.string(),
  archetype: z.string(),
  businessType: z.enum(['B2B', 'B2C', 'Both']),
  /** BCP 47 tag of the copy. */
  language: z.string(),
  /** Page names of the proposed site, in navigation order. */
  siteMap: z.array(z.string()).min(3),
  /** Where the page's texts are from, by text; one that is not among them is the brief's own. */
  sources: z.record(z.string(), z.enum(sources)).default({}),
  /** Small fixed words of the page, in its language. */
  labels: z.record(z.string(), z.string()),
  palette: Palette,
  type: TypePair,
  look: Look,
  sections: z.array(Section).min(3),
})
export type Concept = z.infer<typeof Concept>
