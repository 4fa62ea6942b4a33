import type { Palette } from '@agency/contract/concept'
import type { SitePageOutline } from '@agency/contract/starter-site'
import { A4, artifact, element, type Sheet } from './pdf-sheet.ts'

export interface ConceptPicture {
  /** JPEG or PNG. */
  picture: Uint8Array
  /** In pixels. */
  width: number
  height: number
  /** Alternative text for the image. */
  alt: string
  palette: Palette
  siteMap: string[]
  /** Typeface of the headings, then of the text. */
  typefaceNames: string[]
  /** The pages of the website that it becomes, and what is on each. */
  pages?: Pick<SitePageOutline, 'name' | 'contents'>[]
}

/** A concept whose image is embedded in the document. */
export interface EmbeddedConcept extends Omit<ConceptPicture, 'picture'> {
  image: PDFKit.Mixins.ImageSrc
}

/** Embeds the image once, for every place that shows it. */
export const embedConcept = (
  sheet: Sheet,
  { picture, ...rest }: ConceptPicture,
): EmbeddedConcept => {
  // Pdfkit documents this method, but its types leave it out.
  const { openImage } = sheet.doc as unknown as {
    openImage(src: Buffer): PDFKit.Mixins.ImageSrc
  }
  return { ...rest, image: openImage.call(sheet.doc, Buffer.from(picture)) }
}

export interface Frame {
  x: number
  y: number
  w: number
  h: number
}

const RADIUS = 4

/**
 * Shows a part of the image in a frame, from `offset` points below its top at this width,
 * unstretched.
 */
export function writePicture(
  sheet: Sheet,
  { image, alt }: EmbeddedConcept,
  { x, y, w, h }: Frame,
  { offset = 0, part = '' }: { offset?: number; part?: string } = {},
): void {
  const { doc } = sheet
  element(
    sheet,
    sheet.section,
    'Figure',
    () => {
      doc.save()
      doc.roundedRect(x, y, w, h, RADIUS).clip()
      doc.image(image, x, y - offset, { width: w })
      doc.restore()
    },
    { alt: part ? `${alt} ${part}` : alt, bbox: [x, y, x + w, y + h] },
  )
  artifact(sheet, () =>
    doc.roundedRect(x, y, w, h, RADIUS).lineWidth(0.6).strokeColor(sheet.palette.line).stroke(),
  )
}

/** The palette's colours by their weight on the page, each with its role. */
export function swatchesOf(palette: Palette): { role: string; colour: string }[] {
  const names: Record<string, string> = {
    ...{ primary: 'Primary', accent: 'Accent', ink: 'Contrast', text: 'Text' },
    ...{ background: 'Background', surface: 'Surface', tint: 'Tint' },
  }
  const colours: Record<string, unknown> = palette
  return Object.entries(names).flatMap(([key, role]) => {
    const colour = colours[key]
    return typeof colour === 'string' ? [{ role, colour }] : []
  })
}

const BAND_HEIGHT = 6

/** A strip of the palette's colours along the top edge of the page. */
export function drawBand(sheet: Sheet, palette: Palette): void {
  const colours = [...new Set(swatchesOf(palette).map(({ colour }) => colour))]
  const stripeWidth = A4.width / colours.length
  artifact(sheet, () => {
    for (const [index, colour] of colours.entries()) {
      // Slightly wider than its share, so that no gap shows between two colours.
      sheet.doc.rect(index * stripeWidth, 0, stripeWidth + 0.3, BAND_HEIGHT).fill(colour)
    }
  })
}
