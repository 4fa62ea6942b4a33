declare module 'subset-font' {
  /** Subsets a font to the characters of `text`, with the layout features they need. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; noHinting: boolean; keepFeatures: string[] },
  ): Promise<Buffer>
}
