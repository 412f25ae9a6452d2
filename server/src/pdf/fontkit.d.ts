/** The part of fontkit that we use; PDFKit draws with the same library. */
declare module 'fontkit' {
  type Glyph = { path: { toSVG: () => string } }
  type Layout = { glyphs: readonly Glyph[]; positions: readonly { xAdvance: number }[] }

  export function create(font: Uint8Array): {
    hasGlyphForCodePoint: (codePoint: number) => boolean
    unitsPerEm: number
    layout: (text: string) => Layout
  }
}
