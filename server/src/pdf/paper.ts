import { colours, widthOf, write, type TextStyle } from './typeset.ts'

/** The margin of receipts, statements and accepted documents. */
export const margin = 56

/** Writes a text that ends at the right margin. */
export function writeAtEnd(doc: PDFKit.PDFDocument, text: string, y: number, style: TextStyle): void {
  const width = widthOf(doc, text, style)
  write(doc, text, { x: doc.page.width - margin - width, y, width: width + 4 }, style)
}

/** Draws a thin line from margin to margin. */
export const drawRule = (doc: PDFKit.PDFDocument, y: number) =>
  doc
    .moveTo(margin, y)
    .lineTo(doc.page.width - margin, y)
    .lineWidth(0.6)
    .stroke(colours.line)
