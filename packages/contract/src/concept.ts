import { z } from 'zod'

/** sRGB colour as '#rrggbb'. */
const Hex = z.string().regex(/^#[0-9a-f]{6}$/)

/** Colour roles of one page. Every text/background pair named here meets WCAG AA (4.5:1). */
export const Palette = z.object({
  /** A short human-readable name, such as 'Navy and gold'. */
  name: z.string(),
  scheme: z.enum(['light', 'dark']),
  background: Hex,
  /** Alternate section background. */
  surface: Hex,
  /** A section background with more of the brand colour. */
  tint: Hex,
  /** Text on background, surface and tint. */
  text: Hex,
  mutedText: Hex,
  /** The brand colour as text on background, surface and tint. */
  highlight: Hex,
  /** The brand colour: large areas, shapes. */
  primary: Hex,
  onPrimary: Hex,
  /** The secondary colour: details, calls to action. */
  accent: Hex,
  onAccent: Hex,
  /** A dark background that contrasts with the page's own, for a closing section or a footer. */
  ink: Hex,
  onInk: Hex,
  mutedOnInk: Hex,
  /** Hairlines and control borders. */
  line: Hex,
})
export type Palette = z.infer<typeof Palette>

/** The background of a section; `tones.ts` of the engine defines the text colours on it. */
export const grounds = ['background', 'surface', 'tint', 'primary', 'accent', 'ink'] as const
export type Ground = (typeof grounds)[number]

export const TypePair = z.object({
  id: z.string(),
  heading: z.string(),
  body: z.string(),
  headingWeight: z.int(),
  /** Letter spacing of headlines in em. */
  tracking: z.number(),
  /** Scale of headlines: narrow typefaces can take larger sizes. */
  scale: z.number(),
  /** Headlines in capitals. */
  capitals: z.boolean(),
})
export type TypePair = z.infer<typeof TypePair>

/** The name of an uploaded picture: 128 random bits. */
export const UploadName = z.string().regex(/^[0-9a-f]{32}$/, 'This is not an uploaded picture.')

/** An uploaded photograph in a picture slot, cropped around its focal point. */
export const Photo = z.object({
  file: UploadName,
  /** Its own size, in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
  /** Its focal point, in percent from the left and from the top. */
  x: z.int().min(0).max(100),
  y: z.int().min(0).max(100),
})
export type Photo = z.infer<typeof Photo>

/** A colour of a logo, and its share of what is opaque in it, from 0 to 1. */
export const LogoInk = z.object({ colour: Hex, share: z.number().min(0).max(1) })
export type LogoInk = z.infer<typeof LogoInk>

/** An uploaded logo, shown instead of the company's name. */
export const Logo = z.object({
  file: UploadName,
  width: z.int().positive(),
  height: z.int().positive(),
  /** Empty for a picture with a background of its own, which is legible anywhere. */
  inks: z.array(LogoInk),
  inHeader: z.boolean(),
  inFooter: z.boolean(),
})
export type Logo = z.infer<typeof Logo>

/** The contents of a picture slot; drawn procedurally in the palette. */
export const Imagery = z.object({
  /** The kind of picture. */
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
  /** The illustration style: the same subject looks as if drawn by another artist. */
  treatment: z.enum(['soft', 'poster', 'cut-out', 'line', 'duotone']),
  /** Seed of this picture, 32-bit unsigned. */
  seed: z.int().min(0),
  /** Icons in a picture of kind 'motif', such as 'fluent-emoji-flat:goat'. */
  motifs: z.array(z.string()).default([]),
  /** The engine's objects in a still life, such as 'loaf'; if empty, those of its subject. */
  things: z.array(z.string()).default([]),
  /** The photograph that is shown instead. */
  photo: Photo.optional(),
})
export type Imagery = z.infer<typeof Imagery>
export type ImageryInput = z.input<typeof Imagery>

/** The page's visual style, the same in all its sections. */
export const Look = z.object({
  /** Padding left and right of the content, in CSS pixels of a page of 1440. */
  gutter: z.int(),
  /** Padding above and below a section, in CSS pixels. */
  air: z.int(),
  /** Radius of cards and pictures, in CSS pixels. */
  radius: z.int(),
  button: z.enum(['square', 'rounded', 'pill', 'underlined', 'offset']),
  /** Style of the eyebrow above a headline. */
  eyebrow: z.enum(['plain', 'ruled', 'pill', 'capitals', 'dotted']),
  /** How cards are set off from their background. */
  card: z.enum(['flat', 'outlined', 'raised', 'heavy', 'bare']),
  bar: z.enum(['plain', 'centred', 'boxed', 'topped', 'split']),
  foot: z.enum(['columns', 'signature', 'centred', 'plain']),
  treatment: Imagery.shape.treatment,
})
export type Look = z.infer<typeof Look>

/**
 * Source of a text on the page: the brief in its own words, the name of a trade, a generic
 * invitation that makes no claims, or the label of a part of the page.
 */
export const sources = ['brief', 'trade', 'service', 'label'] as const
export type Source = (typeof sources)[number]

const Item = z.object({
  title: z.string(),
  text: z.string().default(''),
  /** A figure, a price, a time or a step number, as displayed. */
  value: z.string().default(''),
  /** The group of a list that it belongs to. */
  group: z.string().default(''),
  image: Imagery.optional(),
})
export type SectionItem = z.infer<typeof Item>

export const Section = z.object({
  /** The section kind, in the engine's vocabulary ('hero-split', 'offer-bento', ...). */
  kind: z.string(),
  ground: z.enum(grounds),
  eyebrow: z.string().default(''),
  headline: z.string(),
  text: z.string().default(''),
  callToAction: z.string().default(''),
  secondCallToAction: z.string().default(''),
  items: z.array(Item).default([]),
  image: Imagery.optional(),
  /** More images, for sections that show several. */
  pictures: z.array(Imagery).default([]),
})
export type Section = z.infer<typeof Section>

/** One website concept: everything that is drawn, and nothing that is not. */
export const Concept = z.object({
  version: z.literal(2),
  seed: z.int().min(0),
  companyName: z.string(),
  industry: z.string(),
  /** The engine's key of its trade, such as 'bakery'; '' if the brief names none. */
  trade: z.string().default(''),
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
  /** The sources of the page's texts, by text; a text that is not listed comes from the brief. */
  sources: z.record(z.string(), z.enum(sources)).default({}),
  /** Short fixed labels of the page, in its language. */
  labels: z.record(z.string(), z.string()),
  palette: Palette,
  type: TypePair,
  look: Look,
  logo: Logo.optional(),
  sections: z.array(Section).min(3),
})
export type Concept = z.infer<typeof Concept>
