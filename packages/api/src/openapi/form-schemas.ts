import { imageStyles } from '@agency/contract/image-style'
/** A JSON schema, or a part of one. */
export type JsonSchema = Record<string, unknown>

const text = (description: string): JsonSchema => ({ type: 'string', description })
const file = (description: string): JsonSchema => ({
  type: 'string',
  format: 'binary',
  description,
})
const flag = (slot: string): JsonSchema => ({
  type: 'string',
  enum: ['true'],
  description: `Removes ${slot}. An upload for the same place wins.`,
})
const choice: JsonSchema = { type: 'string', enum: ['true', 'false'] }
const list = (what: string) => text(`${what}, as a JSON list of texts; 50 at most.`)

/** The parts of a project's form. Absent ones keep their value; empty texts clear it. */
export const projectFormSchema: JsonSchema = {
  type: 'object',
  required: ['title'],
  properties: {
    title: text('1 to 200 characters.'),
    slug: text('Lower-case letters, digits and hyphens. Made from the title when absent.'),
    clientName: text('120 characters at most.'),
    description: text('The Overview.'),
    summary: text('500 characters at most.'),
    problem: text('The Challenge.'),
    solution: text('Our Solution.'),
    content: text('HTML; what is not text, structure, links or own pictures is removed.'),
    services: list('Services'),
    technologies: list('Technologies'),
    projectUrl: text('An http or https address.'),
    metaTitle: text('120 characters at most.'),
    metaDescription: text('300 characters at most.'),
    Active: { ...choice, description: 'Whether visitors see it. true when absent.' },
    IsFeatured: { ...choice, description: 'At most one project is featured.' },
    publishedDate: { type: 'string', format: 'date', description: 'Today when absent.' },
    testimonial: text('2,000 characters at most.'),
    updatedAt: {
      type: 'string',
      format: 'date-time',
      description: 'The state the change was made from; another one since answers 409.',
    },
    clientLogo: file('The client’s logo; the name of a stored picture is taken as well.'),
    coverImage: file('PNG, JPEG, GIF, WebP or AVIF; 10 MB and 25 megapixels at most.'),
    image2: file('The second picture.'),
    image3: file('The third picture.'),
    images: { type: 'array', items: file('A further picture.'), maxItems: 12 },
    captions: text('One caption for each of the images, as a JSON list of texts.'),
    gallery: text(
      'The further pictures in their order, as a JSON list of {id or upload, caption, alt}; upload counts the images of this form from 0. Those left out are removed. Takes the place of captions.',
    ),
    alts: text(
      'What coverImage, image2 and image3 show, as a JSON object; "" for one that only decorates, null for none.',
    ),
    deleteCoverImage: flag('coverImage'),
    deleteImage2: flag('image2'),
    deleteImage3: flag('image3'),
  },
}

export const styleFormSchema: JsonSchema = {
  type: 'object',
  required: ['image'],
  properties: {
    image: file('PNG, JPEG, GIF or WebP; 10 MB and 25 megapixels at most.'),
    prompt: text('1,000 characters at most.'),
    generator: text('Which tool made it, such as ghibli-img2img.'),
  },
}

export const imageStyleFormSchema: JsonSchema = {
  type: 'object',
  required: ['image'],
  properties: {
    image: file('PNG, JPEG, GIF or WebP; 10 MB and 25 megapixels at most.'),
    style: { type: 'string', enum: imageStyles.map(({ id }) => id) },
    strength: text(
      'From 0, the photo as it is, to 1. 0.8 unless given, and 0.5 where an image service paints.',
    ),
  },
}
