import { estimateFonts } from '@agency/estimate/pdf-fonts'
import { priceEstimate } from '@agency/estimate/price-estimate'
import { scopeFromBrief } from '@agency/estimate/scope'
import { writeEstimatePdf } from '@agency/estimate/write-estimate-pdf'
import type { DemoPicture, DemoPictureInput } from '../demo/demo-picture.ts'
import type {
  GenerationInput,
  GenerationOutput,
} from '../features/generations/generation-runner.ts'
import { drawPage, drawWordmark, thumbnailOf, WEBP } from './draw-page.ts'
import { loadFontFile } from './font-files.ts'

/** Runs in a worker thread: the concept's picture, its thumbnail and the estimate with the picture. */
export async function generate(input: GenerationInput): Promise<GenerationOutput> {
  const { brief, client, agency, reference, issuedOn } = input
  const page = await drawPage(brief, input.seed)
  const estimate = priceEstimate(scopeFromBrief(brief), input.rateCard)
  const [picture, thumbnail, forPdf, fonts] = await Promise.all([
    page.image().webp(WEBP).toBuffer(),
    thumbnailOf(page).webp(WEBP).toBuffer(),
    page
      .image()
      .resize({ width: 1000 })
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true }),
    Promise.all(
      estimateFonts.map(async ({ file, ...font }) => ({
        ...font,
        data: await loadFontFile(file, '@agency/estimate/write-estimate-pdf'),
      })),
    ),
  ])
  const { palette, siteMap, type } = page.concept
  const pdf = await writeEstimatePdf({
    estimate,
    agency,
    client: { name: client.name, email: client.email, companyName: brief.companyName },
    concept: {
      picture: forPdf.data,
      width: forPdf.info.width,
      height: forPdf.info.height,
      palette,
      siteMap,
      typeNames: [type.heading, type.body],
    },
    reference,
    issuedOn,
    summary: brief.mainGoal,
    fonts,
    validDays: input.rateCard.validDays,
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

/** Runs in a worker thread: the pictures of one item of the demo content. */
export async function drawDemo({ kind, brief, seed }: DemoPictureInput): Promise<DemoPicture> {
  const page = await drawPage(brief, seed)
  const { concept, alt, width, height } = page
  if (kind === 'concept') {
    const [main, thumbnail] = await Promise.all([
      page.image().webp(WEBP).toBuffer(),
      thumbnailOf(page).webp(WEBP).toBuffer(),
    ])
    return { concept, alt, width, height, files: { '': main, '-640': thumbnail } }
  }
  // A project shows its page from the top, the middle and the end.
  const window = Math.min(height, Math.round(width * 0.75))
  const slice = (share: number) =>
    page
      .image()
      .extract({ left: 0, top: Math.round((height - window) * share), width, height: window })
      .webp(WEBP)
      .toBuffer()
  const logo = async () =>
    (await drawWordmark(brief.companyName, seed)).webp({ lossless: true }).toBuffer()
  const [cover, middle, end, mark] = await Promise.all([slice(0), slice(0.5), slice(0.92), logo()])
  return {
    concept,
    alt,
    width,
    height: window,
    files: { '': cover, '-2': middle, '-3': end, '-logo': mark },
  }
}
