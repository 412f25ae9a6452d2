/** The part of fontkit that we use; PDFKit draws with the same library. */
declare module 'fontkit' {
  export function create(font: Uint8Array): { hasGlyphForCodePoint: (codePoint: number) => boolean }
}
