/** It has no types of its own. */
declare module 'subset-font' {
  /** A font with the signs of a text alone; `font` is TTF, OTF, WOFF or WOFF2. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'woff2' },
  ): Promise<Buffer>
}
