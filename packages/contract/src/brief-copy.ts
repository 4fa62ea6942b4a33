import { z } from 'zod'

/** Min and max number of characters for the texts of a page, so that they fit their boxes. */
export const copyLengths = {
  tagline: [12, 70],
  headline: [8, 58],
  lead: [80, 220],
  offerText: [40, 150],
  offerHeading: [8, 48],
  eyebrow: [3, 28],
  storyHeadline: [8, 64],
  storyText: [60, 220],
  closingHeadline: [8, 64],
  closingText: [20, 140],
  action: [3, 24],
} as const satisfies Record<string, readonly [min: number, max: number]>
export type CopyPart = keyof typeof copyLengths

const part = (name: CopyPart, description: string) =>
  z
    .string()
    .describe(`${description} ${copyLengths[name][0]} to ${copyLengths[name][1]} characters.`)

const titledText = (title: z.ZodString, text: z.ZodString) => z.object({ title, text })

/**
 * Copy for the home page of a brief, as written by a language model. Without figures, prices,
 * hours, people and quotations: those only come from the description. The engine drops text that is
 * too long, or that states something the brief does not: this schema does not enforce lengths.
 */
export const BriefCopy = z.object({
  tagline: part('tagline', 'What the business is, in one line.'),
  headlines: z.array(part('headline', 'A headline for the top of the page.')).describe('Four.'),
  leads: z.array(part('lead', 'A paragraph below the headline.')).describe('Two.'),
  offers: z
    .array(
      titledText(
        z.string().describe('The name of an offer, exactly as listed in the input.'),
        part('offerText', 'One or two sentences about it.'),
      ),
    )
    .describe('One for each offer of the input.'),
  offerHeadings: z.array(part('offerHeading', 'A heading over the offers.')).describe('Two.'),
  stories: z
    .array(
      z.object({
        eyebrow: part('eyebrow', 'A short label.'),
        headline: part('storyHeadline', 'A headline.'),
        text: part('storyText', 'A paragraph about how the business works.'),
      }),
    )
    .describe('Three.'),
  closings: z
    .array(
      z.object({
        headline: part('closingHeadline', 'An invitation.'),
        text: part('closingText', 'One sentence below it.'),
      }),
    )
    .describe('Two: for the end of the page.'),
  actions: z.object({
    first: part('action', 'Label of the main button.'),
    second: part('action', 'Label of the other button, with another verb.'),
  }),
})
export type BriefCopy = z.infer<typeof BriefCopy>
