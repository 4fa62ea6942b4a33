declare module 'subset-font' {
  /** A font of the characters of `text` alone, with the layout features that these need. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; noHinting: boolean },
  ): Promise<Buffer>
}
