/** The part of fontkit that we use; PDFKit draws with the same library. */
declare module 'fontkit' {
  export type Glyph = { path: { toSVG: () => string } }
  export type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }
  export type GlyphRun = { glyphs: readonly Glyph[]; positions: readonly Position[] }
  export type Font = {
    hasGlyphForCodePoint: (codePoint: number) => boolean
    unitsPerEm: number
    glyphsForString: (text: string) => readonly Glyph[]
    /** The letters that one document uses. */
    createSubset: () => object
    layout: (text: string, features?: readonly string[]) => GlyphRun
  }

  export function create(font: Uint8Array): Font
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** PDFKit also draws with a font that is already open, which its types leave out. */
    registerFont(name: string, font: { layout: (text: string, features?: readonly string[]) => object }): this
  }
}
