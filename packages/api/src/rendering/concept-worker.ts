import type { DesignBrief } from '@agency/contract/brief'
import type { Concept } from '@agency/contract/concept'
import { priceEstimate } from '@agency/estimate/price-estimate'
import { scopeFromBrief, scopeFromQuote } from '@agency/estimate/scope'
import {
  type EstimateContent,
  estimateFonts,
  writeEstimatePdf,
} from '@agency/estimate/write-estimate-pdf'
import type { DemoPicture, DemoPictureInput } from '../demo/demo-picture.ts'
import type {
  GenerationInput,
  GenerationOutput,
} from '../features/generations/generation-runner.ts'
import type { QuoteInput, QuoteOutput } from '../features/quotes/quote-writer.ts'
import {
  type DrawnPage,
  drawPage,
  drawPhonePage,
  drawPicture,
  drawWordmark,
  thumbnailOf,
  WEBP,
} from './draw-page.ts'
import { loadFontFile } from './font-files.ts'
import { unpackWoff } from './unpack-woff.ts'

const unpacked = new Map<string, Promise<Buffer>>()

/** A font file of the estimate's package, unpacked once. */
function loadPlainFont(file: string): Promise<Buffer> {
  const known = unpacked.get(file)
  if (known) return known
  const font = loadFontFile(file, '@agency/estimate/write-estimate-pdf').then(unpackWoff)
  unpacked.set(file, font)
  font.catch(() => unpacked.delete(file))
  return font
}

/** Writes an estimate in the fonts of the scripts that it is in. */
async function writePdf(content: EstimateContent): Promise<Uint8Array> {
  const fonts = await Promise.all(
    estimateFonts(content).map(async ({ name, file }) => ({
      name,
      data: await loadPlainFont(file),
    })),
  )
  return writeEstimatePdf({ ...content, fonts })
}

/** Runs in a worker thread: the concept's picture, its thumbnail and the estimate with the picture. */
export async function generate(input: GenerationInput): Promise<GenerationOutput> {
  const { brief, client, agency, reference } = input
  const page = await drawPage(brief, input.seed)
  const estimate = priceEstimate(scopeFromBrief(brief, page.concept), input)
  const [picture, thumbnail, forPdf] = await Promise.all([
    page.image().webp(WEBP).toBuffer(),
    thumbnailOf(page).webp(WEBP).toBuffer(),
    page.image().resize({ width: 800 }).jpeg({ quality: 82 }).toBuffer({ resolveWithObject: true }),
  ])
  const { palette, siteMap, type } = page.concept
  const pdf = await writePdf({
    estimate,
    agency,
    client: { name: client.name, email: client.email, companyName: brief.companyName },
    concept: {
      picture: forPdf.data,
      width: forPdf.info.width,
      height: forPdf.info.height,
      alt: page.alt,
      palette,
      siteMap,
      typeNames: [type.heading, type.body],
    },
    reference,
    summary: brief.mainGoal,
  })
  return {
    concept: page.concept,
    estimate,
    imageAlt: page.alt,
    width: page.width,
    height: page.height,
    picture,
    thumbnail,
    pdf,
  }
}

const anyBrief: DesignBrief = {
  companyName: 'Warm Up',
  employeeCount: '1-10',
  businessType: 'B2C',
  industry: 'Café',
  mainGoal: 'A café in Melbourne.',
  overallVibe: 'Modern',
  colorFeel: 'no preference',
}

/** Draws a page for nobody, so that the first visitor finds code compiled and fonts parsed. */
export async function warmUp(): Promise<void> {
  const page = await drawPage(anyBrief, 1)
  await page.image().webp(WEBP).toBuffer()
}

/** Runs in a worker thread: an estimate from what a person wrote, without a concept. */
export async function writeQuote(input: QuoteInput): Promise<QuoteOutput> {
  const { quote, agency, reference } = input
  const estimate = priceEstimate(scopeFromQuote(quote), input)
  const pdf = await writePdf({
    estimate,
    agency,
    client: {
      name: `${quote.firstName} ${quote.lastName}`,
      email: quote.email,
      companyName: quote.companyName,
    },
    reference,
    summary: quote.websiteDescription,
  })
  return { estimate, pdf }
}

/** Runs in a worker thread: a concept as a phone shows it, as WebP. */
export async function drawPhone(concept: Concept): Promise<Uint8Array> {
  const page = await drawPhonePage(concept)
  return page.webp(WEBP).toBuffer()
}

/** A 4:3 window on a page of 1440 pixels. */
const SLICE_HEIGHT = 1080

/** Runs in a worker thread: the pictures of one item of the demo content. */
export async function drawDemo({
  kind,
  brief,
  seed,
  mark,
}: DemoPictureInput): Promise<DemoPicture> {
  const page = await drawPage(brief, seed)
  const { concept, alt, width, height } = page
  if (kind === 'concept') {
    const [main, thumbnail] = await Promise.all([
      page.image().webp(WEBP).toBuffer(),
      thumbnailOf(page).webp(WEBP).toBuffer(),
    ])
    return { concept, alt, width, height, files: { '': main, '-top': thumbnail } }
  }
  // A project shows the top of its home page, a picture of its own, and another page's top.
  const top = (of: DrawnPage) =>
    of
      .image()
      .extract({ left: 0, top: 0, width: of.width, height: Math.min(of.height, SLICE_HEIGHT) })
      .webp(WEBP)
      .toBuffer()
  const other = await drawPage(brief, seed + 1)
  const { subject, look } = concept
  const imagery = { kind: 'scene', subject, treatment: look.treatment, seed } as const
  const [cover, scene, another, logo] = await Promise.all([
    top(page),
    drawPicture(imagery, concept.palette).webp(WEBP).toBuffer(),
    top(other),
    drawWordmark(brief.companyName, mark).then((image) =>
      image.webp({ lossless: true }).toBuffer(),
    ),
  ])
  return {
    concept,
    alt,
    width,
    height: Math.min(height, SLICE_HEIGHT),
    files: { '': cover, '-2': scene, '-3': another, '-logo': logo },
  }
}
