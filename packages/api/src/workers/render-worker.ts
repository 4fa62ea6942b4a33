import { copyOutline, createConcept } from '@agency/concept-engine/create-concept'
import { readSiteWishes } from '@agency/concept-engine/reading/wishes/site-wishes'
import { requiredIcons } from '@agency/concept-engine/required-assets'
import { renderSite } from '@agency/concept-engine/site/render-site'
import { outlinePages } from '@agency/concept-engine/starter-site/outline-pages'
import type { DesignBrief } from '@agency/contract/brief'
import type { BriefCopy } from '@agency/contract/brief-copy'
import type { Concept } from '@agency/contract/concept'
import { LIVE_FONTS_PATH } from '@agency/contract/live-page'
import type { PriceBook } from '@agency/contract/price-book'
import { comparePrices } from '@agency/estimate/compare-prices'
import type { EstimateContent } from '@agency/estimate/estimate-content'
import { priceEstimate } from '@agency/estimate/price-estimate'
import { scopeFromBrief, scopeFromQuote } from '@agency/estimate/scope'
import { estimateFonts, writeEstimatePdf } from '@agency/estimate/write-estimate-pdf'
import {
  type ProposalContent,
  proposalFonts,
  writeProposalPdf,
} from '@agency/estimate/write-proposal-pdf'
import type {
  EstimateDocument,
  EstimateDocumentInput,
} from '../features/estimates/estimate-writer.ts'
import type {
  EstimateInput,
  EstimatePicture,
  RenderedConcept,
} from '../features/generations/stages.ts'
import type { PagePreviewInput, PreviewedPage } from '../features/live-pages/preview-composer.ts'
import type { PreviewedPrice, PreviewInput } from '../features/price-book/price-preview.ts'
import { openFontFiles } from '../rendering/font-files.ts'
import {
  loadIcons,
  type RenderedPage,
  renderImage,
  renderLogo,
  renderPage,
  renderPhonePage,
  thumbnailOf,
  WEBP,
} from '../rendering/render-page.ts'
import { renderStarterSite as renderWebsite } from '../rendering/render-starter-site.ts'
import type { SampleImages, SampleImagesInput } from '../rendering/sample-images.ts'
import { unpackWoff } from '../rendering/unpack-woff.ts'
import { warmUpBrief } from '../rendering/warm-up-brief.ts'
import type { UploadBytes } from '../storage/uploaded-pictures.ts'
import { startProcess } from './start-process.ts'

startProcess()

const readUnpackedFont = openFontFiles(unpackWoff)

const readFonts = (files: ReturnType<typeof estimateFonts>) =>
  Promise.all(files.map(async ({ name, file }) => ({ name, data: await readUnpackedFont(file) })))

/** Writes an estimate with the fonts for the scripts it contains. */
const writePdf = async (content: EstimateContent): Promise<Uint8Array> =>
  writeEstimatePdf({ ...content, fonts: await readFonts(estimateFonts(content)) })

/** Runs in a worker process: the document of a proposal. */
export const writeProposal = async (content: ProposalContent): Promise<Uint8Array> =>
  writeProposalPdf({ ...content, fonts: await readFonts(proposalFonts(content)) })

interface ComposeInput {
  brief: DesignBrief
  seed: number
  /** Copy from a provider. */
  copy?: BriefCopy
}

/** Runs in a worker process: the concept of a brief. */
export const compose = ({ brief, seed, copy }: ComposeInput): Concept =>
  createConcept(brief, seed, copy)

/**
 * Runs in a worker process: the page of a brief that is being written or sent, as one
 * self-contained document.
 */
export async function composePreview({ brief, seed }: PagePreviewInput): Promise<PreviewedPage> {
  const concept = createConcept(brief, seed)
  const { html, style } = renderSite(concept, {
    icons: await loadIcons(requiredIcons(concept)),
    fontUrl: (name) => `${LIVE_FONTS_PATH}/${name}`,
  })
  return { html, style }
}

/** Runs in a worker process: the website of a concept. */
export const renderStarterSite = ({ concept, uploads }: UploadsInput) =>
  renderWebsite(concept, uploads)

export { subsetFonts } from '../rendering/subset-fonts.ts'

/** Runs in a worker process: the information needed to write copy for a brief. */
export const outlineCopy = ({ brief }: Pick<ComposeInput, 'brief'>) => copyOutline(brief)

/** Messages to the server while a concept is rendered. */
export type RenderMessage =
  | { kind: 'rendering' }
  | { kind: 'pdf-picture'; picture: EstimatePicture }

const sendMessage = (message: RenderMessage) => process.send?.(message)

/** The estimate's picture first: another process writes the estimate while the rest is rendered. */
async function renderSmallerVersions(page: RenderedPage) {
  const { data: bytes, info } = await page
    .image()
    .resize({ width: 800 })
    // Optimised Huffman tables would save 7% of the bytes but take two thirds more time.
    .jpeg({ quality: 82, optimizeCoding: false })
    .toBuffer({ resolveWithObject: true })
  const forPdf = { bytes, width: info.width, height: info.height }
  sendMessage({ kind: 'pdf-picture', picture: { ...forPdf, alt: page.alt } })
  return { forPdf, thumbnail: await thumbnailOf(page).webp(WEBP).toBuffer() }
}

/** A concept with its uploaded pictures. */
interface UploadsInput {
  concept: Concept
  uploads?: UploadBytes | undefined
}

/** Runs in a worker process: a concept's pictures. */
export async function render({ concept, uploads }: UploadsInput): Promise<RenderedConcept> {
  using page = await renderPage(concept, () => sendMessage({ kind: 'rendering' }), uploads)
  const [picture, { thumbnail, forPdf }] = await Promise.all([
    page.image().webp(WEBP).toBuffer(),
    renderSmallerVersions(page),
  ])
  const { width, height, alt } = page
  return { picture, thumbnail, width, height, alt, forPdf }
}

const readScope = (brief: DesignBrief, concept: { siteMap: string[] } | undefined) =>
  scopeFromBrief(brief, concept, readSiteWishes(brief.mainGoal, [brief.companyName]))

/**
 * Runs in a worker process: the estimate of a brief, with the concept's picture if there is one.
 */
export async function writeEstimate(input: EstimateInput): Promise<EstimateDocument> {
  const { brief, client, design, agency, reference, logo } = input
  const estimate = priceEstimate(readScope(brief, design?.concept), input)
  const pdf = await writePdf({
    estimate,
    agency,
    client: { name: client.name, email: client.email, companyName: brief.companyName },
    ...(design && { concept: conceptPage(design) }),
    ...(logo && { logo }),
    reference,
    summary: brief.mainGoal,
  })
  return { estimate, pdf }
}

function conceptPage({ concept, picture }: NonNullable<EstimateInput['design']>) {
  const { palette, siteMap, type } = concept
  const { bytes, width, height, alt } = picture
  return {
    ...{ width, height, alt, palette, siteMap },
    pages: outlinePages(concept),
    // Buffers from another process arrive as Uint8Array.
    picture: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    typefaceNames: [type.heading, type.body],
  }
}

/**
 * Renders a page that is discarded, so that the first visitor finds code compiled and fonts parsed.
 */
export async function warmUp(): Promise<void> {
  using page = await renderPage(createConcept(warmUpBrief, 1))
  await page.image().webp(WEBP).toBuffer()
}

/** Runs in a worker process: an estimate from a person's description, without a concept. */
export async function writeEstimateDocument(
  input: EstimateDocumentInput,
): Promise<EstimateDocument> {
  const { quote, agency, reference, logo } = input
  const read = readSiteWishes(quote.websiteDescription, [quote.companyName])
  // A request that never mentions a website still describes one.
  const wishes = read.requested.trim()
    ? read
    : { ...read, requested: read.described, described: '', clauses: [] }
  const estimate = priceEstimate(scopeFromQuote(quote, wishes), input)
  const pdf = await writePdf({
    estimate,
    agency,
    client: {
      name: `${quote.firstName} ${quote.lastName}`,
      email: quote.email,
      companyName: quote.companyName,
    },
    ...(logo && { logo }),
    reference,
    summary: quote.websiteDescription,
  })
  return { estimate, pdf }
}

/** Runs in a worker process: briefs priced with two books, and the lines whose amounts differ. */
export const previewPrices = ({ briefs, before, after }: PreviewInput): PreviewedPrice[] =>
  briefs.map(({ brief, concept }) => {
    const scope = readScope(brief, concept)
    const priceWith = (book: PriceBook) =>
      priceEstimate(scope, { book, bookVersion: 1, issuedOn: '2026-01-01' })
    return comparePrices(priceWith(before), priceWith(after))
  })

/** Runs in a worker process: a concept as it looks on a phone, as WebP. */
export async function renderPhoneView({ concept, uploads }: UploadsInput): Promise<Uint8Array> {
  const page = await renderPhonePage(concept, uploads)
  return page.webp(WEBP).toBuffer()
}

/** A 4:3 crop of a page 1440 pixels wide. */
const SLICE_HEIGHT = 1080

/** A crop of the top of a page, with the page's metadata. */
async function renderTop(concept: Concept) {
  using page = await renderPage(concept)
  const { alt, width } = page
  const height = Math.min(page.height, SLICE_HEIGHT)
  const top = page.image().extract({ left: 0, top: 0, width, height })
  return { alt, width, height, bytes: await top.webp(WEBP).toBuffer() }
}

/** A concept of the demo: its page and the top of it. */
async function renderSampleConcept(concept: Concept): Promise<SampleImages> {
  using page = await renderPage(concept)
  const { alt, width, height } = page
  const main = await page.image().webp(WEBP).toBuffer()
  const thumbnail = await thumbnailOf(page).webp(WEBP).toBuffer()
  return { concept, alt, width, height, files: { '': main, '-top': thumbnail } }
}

/** Runs in a worker process: the pictures of one item of the demo content. */
export async function renderSampleImages({
  kind,
  brief,
  seed,
  mark,
}: SampleImagesInput): Promise<SampleImages> {
  const concept = createConcept(brief, seed)
  if (kind === 'concept') return renderSampleConcept(concept)
  // A project shows the top of its home page, a single picture, and the top of another page.
  const { bytes: cover, ...facts } = await renderTop(concept)
  const { subject, look } = concept
  const imagery = { kind: 'scene', subject, treatment: look.treatment, seed } as const
  const scene = await (await renderImage(imagery, concept.palette)).webp(WEBP).toBuffer()
  const secondPage = await renderTop(createConcept(brief, seed + 1))
  const logo = await (await renderLogo(brief.companyName, mark)).webp({ lossless: true }).toBuffer()
  return {
    concept,
    ...facts,
    files: { '': cover, '-2': scene, '-3': secondPage.bytes, '-logo': logo },
  }
}
