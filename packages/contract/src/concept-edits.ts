import { z } from 'zod'
import { LogoInk, UploadName } from './concept.ts'
import { ShareToken } from './share-link.ts'
import {
  MAX_ALT_TEXT,
  MAX_EDITED_SECTIONS,
  MAX_SHOWN_PHOTOS,
  MAX_WORDS,
  pageShades,
  uploadKinds,
  wordLimits,
} from './studio.ts'
import { isStorable } from './text.ts'

/** Secret of an edit link: 128 random bits, of which only a hash is stored. */
export const EditToken = ShareToken

const Hex = z.string().regex(/^#[0-9a-f]{6}$/, 'Please choose a colour such as #1f4e79.')

/** Two colours and a page background; the engine derives a readable palette from them. */
export const PaletteChoice = z.object({
  primary: Hex,
  accent: Hex,
  page: z.enum(pageShades),
})
export type PaletteChoice = z.infer<typeof PaletteChoice>

/** The place of a text in a concept: 'tagline', 'sections.2.headline', 'sections.2.items.0.title'. */
const WordPath = z
  .string()
  .regex(
    /^(?:tagline|sections\.\d{1,2}\.(?:eyebrow|headline|text|callToAction|secondCallToAction|items\.\d{1,2}\.(?:title|text|value|group)))$/,
    'This is not a text of the page.',
  )

const Word = z
  .string()
  .max(
    Math.max(...Object.values(wordLimits)),
    `Please keep this to ${Math.max(...Object.values(wordLimits))} characters.`,
  )
  .refine(isStorable, 'This contains characters that cannot be stored.')

/**
 * A section in the edited order: the original one with this index, or, from the number of original
 * sections on, one that was added, which names its kind.
 */
const EditedSection = z.object({
  index: z
    .int()
    .min(0)
    .max(2 * MAX_EDITED_SECTIONS),
  isHidden: z.boolean(),
  /** Another kind of the same family; null for the original one. */
  kind: z.string().max(40).nullable(),
})
export type EditedSection = z.infer<typeof EditedSection>

/** The place of a picture in a concept: 'sections.2.image', 'sections.2.items.0.image'. */
const PicturePath = z
  .string()
  .regex(
    /^sections\.\d{1,2}\.(?:image|pictures\.\d{1,2}|items\.\d{1,2}\.image)$/,
    'This is not a picture of the page.',
  )

const Percent = z.int().min(0).max(100)

/** An uploaded photograph for one place. */
export const PhotoChoice = z.object({
  file: UploadName,
  /** '' for a picture that only decorates. */
  alt: z
    .string()
    .max(MAX_ALT_TEXT, `Please keep this to ${MAX_ALT_TEXT} characters.`)
    .refine(isStorable, 'This contains characters that cannot be stored.'),
  /** The focal point, in percent from the left and from the top. */
  x: Percent,
  y: Percent,
})
export type PhotoChoice = z.infer<typeof PhotoChoice>

/** An uploaded logo, and where it replaces the company's name. */
export const LogoChoice = z.object({
  file: UploadName,
  inHeader: z.boolean(),
  inFooter: z.boolean(),
})
export type LogoChoice = z.infer<typeof LogoChoice>

/** A picture that was uploaded for a concept, as the server stored it. */
export const UploadedPicture = z.object({
  file: UploadName,
  kind: z.enum(uploadKinds),
  /** In pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Of a logo. */
  inks: z.array(LogoInk),
})
export type UploadedPicture = z.infer<typeof UploadedPicture>

/**
 * The changes that a client or staff made to a concept, relative to the concept as it was composed.
 * An edited concept is the result of applying them, which is what everybody sees.
 */
export const ConceptEdits = z.object({
  /** The changed texts by their places in the original concept. */
  words: z
    .record(WordPath, Word)
    .refine((words) => Object.keys(words).length <= MAX_WORDS, 'Too many texts were changed.'),
  /** All sections in their order; empty if it is the original one. */
  sections: z.array(EditedSection).max(MAX_EDITED_SECTIONS, 'A page has at most 16 sections.'),
  palette: PaletteChoice.nullable(),
  /** The id of a type pair. */
  typePair: z.string().max(80).nullable(),
  /** A design style. */
  style: z.string().max(40).nullable(),
  /** The photographs by their places in the original concept. Absent in earlier versions. */
  pictures: z
    .record(PicturePath, PhotoChoice)
    .refine(
      (pictures) => Object.keys(pictures).length <= MAX_SHOWN_PHOTOS,
      `A page has at most ${MAX_SHOWN_PHOTOS} photos.`,
    )
    .default({}),
  logo: LogoChoice.nullable().default(null),
})
export type ConceptEdits = z.infer<typeof ConceptEdits>

export const noEdits: ConceptEdits = {
  words: {},
  sections: [],
  palette: null,
  typePair: null,
  style: null,
  pictures: {},
  logo: null,
}

/** Whoever made a version. */
export const editors = ['client', 'staff'] as const
export type Editor = (typeof editors)[number]

export const ConceptVersion = z.object({
  revision: z.int().min(0),
  /** ISO 8601, UTC. */
  madeAt: z.string(),
  madeBy: z.enum(editors),
  /** The revision that this one restored; null for an ordinary change. */
  restored: z.int().nullable(),
})
export type ConceptVersion = z.infer<typeof ConceptVersion>

/** The state of a concept's edit links for staff. */
export const EditLinkState = z.object({
  /** Number of links that work. */
  open: z.int().min(0),
  /** ISO 8601, UTC; when the last of them ends. */
  expiresAt: z.string().nullable(),
  isRevoked: z.boolean(),
  /** When the concept was last changed; null if never. */
  editedAt: z.string().nullable(),
})
export type EditLinkState = z.infer<typeof EditLinkState>
